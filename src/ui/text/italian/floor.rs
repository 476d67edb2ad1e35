//! The room around the hand, in Italian.

use super::table::names;
use crate::rules::Clock;
use crate::session::{Config, Format, Outcome, Reason, TournamentResult};
use crate::ui::sitting::Service;
use crate::ui::text::floor::{FloorWords, minutes, unit};
use crate::ui::text::game_name;
use crate::ui::text::label::pair;
use crate::ui::text::number::Money;

pub(super) const FLOOR: FloorWords = FloorWords {
    service,
    sitting_out: "Salti le mani.",
    waiting: "Rientri con il prossimo grande buio.",
    out: |result, money| match result {
        Some(result) => format!("Sei fuori al {}º posto{}.", result.place, prize(result, money)),
        None => "Sei fuori.".to_owned(),
    },
    over: "Il torneo è finito.",

    your_seat: "Il tuo posto",
    buy_chips: "Chips da comprare",
    buy: "Compra",
    buy_range: |least, most| match least {
        Some(least) => format!("Da {least} a {most}."),
        None => format!("Fino a {most}; durante una mano arrivano alla fine."),
    },
    buys_later: |chips| format!("{chips} arrivano dopo questa mano."),
    standing: |outcome, table, money| {
        let Outcome { bought, takes, .. } = outcome;
        match table.format {
            Format::Cash(_) => format!(
                "Hai comprato {} e dopo {} hai {}: {}.",
                money.write(*bought),
                hands(outcome),
                money.write(*takes),
                result(outcome, table, money)
            ),
            Format::Tournament(_) => format!("Hai pagato {}.", money.write(*bought)),
        }
    },
    left: |outcome, table, money| {
        let result = result(outcome, table, money);
        format!("Lasci il tavolo con {} dopo {}: {result}.", money.write(outcome.takes), hands(outcome))
    },
    finished: |outcome, result, money| {
        let place = match result {
            Some(result) => format!("Hai finito al {}º posto{}", result.place, prize(result, money)),
            None => "Hai lasciato il torneo prima della fine".to_owned(),
        };
        format!("{place}: {}.", money.difference(outcome.bought, outcome.takes))
    },

    progress: |progress, money| {
        let next = pair(&progress.next, money);
        let left = match (progress.clock, progress.left) {
            (Clock::Hands, 1) => "1 mano".to_owned(),
            (Clock::Hands, hands) => format!("{hands} mani"),
            (Clock::Minutes, seconds) => format!("{} min", minutes(seconds)),
        };
        [
            format!("Livello {}", progress.level.saturating_add(1)),
            format!("{next} tra {left}"),
            format!("{} di {} in gioco", progress.playing, progress.entrants),
            format!("tu: {}º", progress.place),
            format!("media {}", money.write(progress.average)),
        ]
    },
    progress_name: "Torneo",
    prizes: |prizes, money| {
        let prizes = prizes.iter().enumerate();
        let each: Vec<String> = prizes.map(|(at, prize)| format!("{}º {}", at + 1, money.write(*prize))).collect();
        format!("Premi: {}", each.join(", "))
    },
    results: "Classifica",
    placing: |who, result, money| {
        let prize = if result.prize.is_zero() { String::new() } else { money.write(result.prize) };
        let name = names(std::slice::from_ref(who), "Tu").concat();
        [format!("{}º", result.place), name, prize]
    },
    key_hands: "Le tue mani decisive",

    purse: "Borsa",
    purse_note: "Soldi finti. Se per sederti non bastano, il resto è gratis.",
    purse_empty: "Nessun movimento, finora.",
    movement: |movement, money| {
        let what = match movement.reason {
            Reason::Refill => "Riempita gratis".to_owned(),
            Reason::Paid => format!("{}, pagati", game_name(&movement.game)),
            Reason::Taken => format!("{}, portati via", game_name(&movement.game)),
        };
        let sign = if movement.reason == Reason::Paid { "\u{2212}" } else { "+" };
        format!("{what}: {sign}{}", money.write(movement.chips))
    },
    refilled: "Nella borsa non c'era abbastanza: è stata riempita, gratis.",
};

fn service(service: Service, money: Money, price: Money) -> String {
    match service {
        Service::Leave => "Esci".to_owned(),
        Service::Finish => "Vai alla fine".to_owned(),
        Service::Watch => "Guarda la prossima mano".to_owned(),
        Service::Decline => "No, guardo".to_owned(),
        Service::SitOut => "Salta la prossima mano".to_owned(),
        Service::Wait => "Aspetta il grande buio".to_owned(),
        Service::ComeBack { live, dead } => match (live.is_zero(), dead.is_zero()) {
            (true, true) => "Rientra".to_owned(),
            (false, true) => format!("Posta {} ora", money.write(live)),
            (true, false) => format!("Posta {} morti ora", money.write(dead)),
            (false, false) => format!("Posta {} + {} morti ora", money.write(live), money.write(dead)),
        },
        Service::Rebuy { chips, price: cost } if chips == cost => format!("Rientra con {}", money.write(chips)),
        Service::Rebuy { chips, price: cost } => format!("Re-buy: {} per {}", money.write(chips), price.write(cost)),
        Service::AddOn { chips, price: cost } => format!("Add-on: {} per {}", money.write(chips), price.write(cost)),
        Service::Next => "Mano successiva".to_owned(),
        Service::Again => "Giocane un altro".to_owned(),
    }
}

fn hands(outcome: &Outcome) -> String {
    if outcome.hands == 1 { "una mano".to_owned() } else { format!("{} mani", outcome.hands) }
}

/// "+15 (1,5 grandi bui)".
fn result(outcome: &Outcome, table: &Config, money: Money) -> String {
    let counted = money.counted(outcome.bought, outcome.takes, unit(table));
    let unit = if table.has_bring_in() { "puntate piccole" } else { "grandi bui" };
    format!("{} ({counted} {unit})", money.difference(outcome.bought, outcome.takes))
}

fn prize(result: &TournamentResult, money: Money) -> String {
    match (result.prize.is_zero(), result.sharing) {
        (true, _) => String::new(),
        (false, 1) => format!(" e vinci {}", money.write(result.prize)),
        (false, _) => format!(" a pari merito e vinci {}", money.write(result.prize)),
    }
}
