//! The log in English.

use super::cards::{article, cards, hand, name_of_card, street};
use super::table::{ordinal, pot_name, stakes_label};
use crate::rules::{Blind, Part, WagerKind};
use crate::session::Doing;
use crate::ui::scene::{Line, PotName, Who};
use crate::ui::text::number::Money;

pub(super) fn line(line: &Line, money: Money) -> String {
    let write = |chips| money.write(chips);
    // The verb in the person of who does it.
    let says = |who: &Who, you: &str, others: &str| match who {
        Who::You => format!("You {you}"),
        Who::Named(name) => format!("{name} {others}"),
    };
    match line {
        Line::HandBegins { number } => format!("Hand {number}"),
        Line::Ante { who, chips } => format!("{} {}", says(who, "post the ante", "posts the ante"), write(*chips)),
        Line::Blind { who, blind, chips } => {
            let blind = match blind {
                Blind::Small => "the small blind",
                Blind::Big => "the big blind",
                Blind::Entry => "a big blind to come in,",
                Blind::Dead => "a dead small blind,",
            };
            format!("{} {blind} {}", says(who, "post", "posts"), write(*chips))
        }
        Line::Dealt { cards: dealt } if dealt.len() == 1 => format!("Your card: {}", cards(dealt)),
        Line::Dealt { cards: dealt } => format!("Your cards: {}", cards(dealt)),
        Line::Open { who: Who::You, card } => format!("Your open card: {}", name_of_card(*card)),
        Line::Open { who: Who::Named(name), card } => format!("{name}: open {}", name_of_card(*card)),
        Line::Shared { card } => format!("One card for everyone: {}", name_of_card(*card)),
        Line::Opens { who } => says(who, "act first", "acts first"),
        Line::Street { name, cards: dealt } if dealt.is_empty() => street(*name).to_owned(),
        Line::Street { name, cards: dealt } => format!("{}: {}", street(*name), cards(dealt)),
        Line::Fold { who } => says(who, "fold", "folds"),
        Line::Check { who } => says(who, "check", "checks"),
        Line::Wager { who, kind, to, added, all_in } => {
            let deed = match kind {
                WagerKind::Call => format!("{} {}", says(who, "call", "calls"), write(*added)),
                WagerKind::Bet => format!("{} {}", says(who, "bet", "bets"), write(*to)),
                WagerKind::Raise => format!("{} {}", says(who, "raise to", "raises to"), write(*to)),
                WagerKind::Complete => format!("{} {}", says(who, "complete to", "completes to"), write(*to)),
                WagerKind::BringIn => format!("{} {}", says(who, "bring it in for", "brings it in for"), write(*to)),
            };
            if *all_in { format!("{deed}, all-in") } else { deed }
        }
        Line::Returned { who, chips } => match who {
            Who::You => format!("{} uncalled come back to you", write(*chips)),
            Who::Named(name) => format!("{} uncalled go back to {name}", write(*chips)),
        },
        Line::Shows { who, cards: shown, name, low } => {
            let what = format!("{} {}", says(who, "show", "shows"), cards(shown));
            let names: Vec<String> = [name, low].into_iter().flatten().copied().map(hand).collect();
            if names.is_empty() { what } else { format!("{what}: {}", names.join("; ")) }
        }
        Line::Mucks { who } => says(who, "muck", "mucks"),
        Line::Wins { who, chips, pot, part, name, from_hole } => {
            let mut text = format!("{} {}", says(who, "win", "wins"), write(*chips));
            if *pot != PotName::Only {
                let the = if *pot == PotName::Main { "the " } else { "" };
                text += &format!(" from {the}{}", pot_name(*pot).to_lowercase());
            }
            match part {
                Part::Whole => {}
                Part::High => text += " (high)",
                Part::Low => text += " (low)",
            }
            if let Some(name) = name {
                text += &format!(" with {}{}", article(*name), hand(*name));
            }
            if !from_hole.is_empty() {
                text += &format!(", playing {}", cards(from_hole));
            }
            text
        }
        Line::Does { who, what } => match what {
            Doing::SitsDown(chips) => format!("{} {}", says(who, "sit down with", "sits down with"), write(*chips)),
            Doing::Leaves => says(who, "leave the table", "leaves the table"),
            Doing::Buys(chips) => format!("{} {}", says(who, "buy", "buys"), write(*chips)),
            Doing::SitsOut => says(who, "sit out from the next hand on", "sits out"),
            Doing::Returns => says(who, "are back", "is back"),
        },
        Line::Waits => "You wait for the big blind".to_owned(),
        Line::BuysLater { chips } => format!("You buy {} after this hand", write(*chips)),
        Line::Level { level, structure, stakes } => {
            format!("Level {}: {}", level.saturating_add(1), stakes_label(*structure, stakes, money))
        }
        Line::Finishes { who, place: 1, .. } => says(who, "win the tournament", "wins the tournament"),
        Line::Finishes { who, place, sharing } => {
            let shared = if *sharing > 1 { ", shared" } else { "" };
            format!("{} in {} place{shared}", says(who, "are out", "is out"), ordinal(*place))
        }
    }
}
