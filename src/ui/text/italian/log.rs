//! The log in Italian.

use super::cards::{cards, hand, name_of_card, street};
use super::table::stakes_label;
use crate::rules::{Blind, Part, WagerKind};
use crate::session::Doing;
use crate::ui::scene::{Line, PotName, Who};
use crate::ui::text::number::Money;

pub(super) fn line(line: &Line, money: Money) -> String {
    let write = |chips| money.write(chips);
    // The verb in the person of who does it; Italian leaves out the "you".
    let says = |who: &Who, you: &str, others: &str| match who {
        Who::You => you.to_owned(),
        Who::Named(name) => format!("{name} {others}"),
    };
    match line {
        Line::HandBegins { number } => format!("Mano {number}"),
        Line::Ante { who, chips } => format!("{} {}", says(who, "Metti l'ante", "mette l'ante"), write(*chips)),
        Line::Blind { who, blind, chips } => {
            let blind = match blind {
                Blind::Small => "il piccolo buio",
                Blind::Big => "il grande buio",
                Blind::Entry => "un grande buio per entrare,",
                Blind::Dead => "un piccolo buio morto,",
            };
            format!("{} {blind} {}", says(who, "Metti", "mette"), write(*chips))
        }
        Line::Dealt { cards: dealt } if dealt.len() == 1 => format!("La tua carta: {}", cards(dealt)),
        Line::Dealt { cards: dealt } => format!("Le tue carte: {}", cards(dealt)),
        Line::Open { who: Who::You, card } => format!("La tua carta scoperta: {}", name_of_card(*card)),
        Line::Open { who: Who::Named(name), card } => format!("{name}, carta scoperta: {}", name_of_card(*card)),
        Line::Shared { card } => format!("Una carta per tutti: {}", name_of_card(*card)),
        Line::Opens { who: Who::You } => "Cominci tu".to_owned(),
        Line::Opens { who: Who::Named(name) } => format!("Comincia {name}"),
        Line::Street { name, cards: dealt } if dealt.is_empty() => street(*name).to_owned(),
        Line::Street { name, cards: dealt } => format!("{}: {}", street(*name), cards(dealt)),
        Line::Fold { who } => says(who, "Fai fold", "fa fold"),
        Line::Check { who } => says(who, "Fai check", "fa check"),
        Line::Wager { who, kind, to, added, all_in } => {
            let deed = match kind {
                WagerKind::Call => format!("{} {}", says(who, "Fai call", "fa call"), write(*added)),
                WagerKind::Bet => format!("{} {}", says(who, "Punti", "punta"), write(*to)),
                WagerKind::Raise => format!("{} a {}", says(who, "Fai raise", "fa raise"), write(*to)),
                WagerKind::Complete => format!("{} a {}", says(who, "Completi", "completa"), write(*to)),
                WagerKind::BringIn => format!("{} {}", says(who, "Metti il bring-in", "mette il bring-in"), write(*to)),
            };
            if *all_in { format!("{deed}, all-in") } else { deed }
        }
        Line::Returned { who, chips } => match who {
            Who::You => format!("Ti tornano {} che nessuno ha visto", write(*chips)),
            Who::Named(name) => format!("A {name} tornano {} che nessuno ha visto", write(*chips)),
        },
        Line::Shows { who, cards: shown, name, low } => {
            let what = format!("{} {}", says(who, "Mostri", "mostra"), cards(shown));
            let names: Vec<String> = [name, low].into_iter().flatten().copied().map(hand).collect();
            if names.is_empty() { what } else { format!("{what}: {}", names.join("; ")) }
        }
        Line::Mucks { who } => says(who, "Fai muck", "fa muck"),
        Line::Wins { who, chips, pot, part, name, from_hole } => {
            let mut text = format!("{} {}", says(who, "Vinci", "vince"), write(*chips));
            match pot {
                PotName::Only => {}
                PotName::Main => text += " dal pot principale",
                PotName::Side(number) => text += &format!(" dal side pot {number}"),
            }
            match part {
                Part::Whole => {}
                Part::High => text += " (high)",
                Part::Low => text += " (low)",
            }
            if let Some(name) = name {
                text += &format!(" con {}", hand(*name));
            }
            if !from_hole.is_empty() {
                text += &format!(", dalla mano {}", cards(from_hole));
            }
            text
        }
        Line::Does { who, what } => match what {
            Doing::SitsDown(chips) => format!("{} con {}", says(who, "Ti siedi", "si siede"), write(*chips)),
            Doing::Leaves => says(who, "Lasci il tavolo", "lascia il tavolo"),
            Doing::Buys(chips) => format!("{} {}", says(who, "Compri", "compra"), write(*chips)),
            Doing::SitsOut => says(who, "Salti le mani, dalla prossima", "salta le mani"),
            Doing::Returns => says(who, "Rientri in gioco", "rientra in gioco"),
        },
        Line::Waits => "Aspetti il grande buio".to_owned(),
        Line::BuysLater { chips } => format!("Compri {} dopo questa mano", write(*chips)),
        Line::Level { level, structure, stakes } => {
            format!("Livello {}: {}", level.saturating_add(1), stakes_label(*structure, stakes, money))
        }
        Line::Finishes { who, place: 1, .. } => says(who, "Vinci il torneo", "vince il torneo"),
        Line::Finishes { who, place, sharing } => {
            let shared = if *sharing > 1 { " a pari merito" } else { "" };
            format!("{} al {place}º posto{shared}", says(who, "Esci", "esce"))
        }
    }
}
