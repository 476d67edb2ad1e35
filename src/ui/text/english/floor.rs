//! The room around the hand, in English.

use super::table::{name_of, ordinal};
use crate::rules::Clock;
use crate::session::{Config, Format, Outcome, Reason, TournamentResult};
use crate::ui::sitting::Service;
use crate::ui::text::floor::{FloorWords, minutes, unit};
use crate::ui::text::game_name;
use crate::ui::text::label::pair;
use crate::ui::text::number::Money;

pub(super) const FLOOR: FloorWords = FloorWords {
    service,
    sitting_out: "You are sitting out.",
    waiting: "You are dealt in with the next big blind.",
    out: |result, money| match result {
        Some(result) => format!("You are out in {} place{}.", ordinal(result.place), prize(result, money)),
        None => "You are out.".to_owned(),
    },
    over: "The tournament is over.",

    your_seat: "Your seat",
    buy_chips: "Chips to buy",
    buy: "Buy",
    buy_range: |least, most| match least {
        Some(least) => format!("From {least} to {most}."),
        None => format!("Up to {most}; during a hand they come after it."),
    },
    buys_later: |chips| format!("{chips} come after this hand."),
    standing: |outcome, table, money| {
        let Outcome { bought, takes, .. } = outcome;
        match table.format {
            Format::Cash(_) => format!(
                "You bought {} and have {} after {}: {}.",
                money.write(*bought),
                money.write(*takes),
                hands(outcome),
                result(outcome, table, money)
            ),
            Format::Tournament(_) => format!("You paid {}.", money.write(*bought)),
        }
    },
    left: |outcome, table, money| {
        let result = result(outcome, table, money);
        format!("You left with {} after {}: {result}.", money.write(outcome.takes), hands(outcome))
    },
    finished: |outcome, result, money| {
        let place = match result {
            Some(result) => format!("You finished {}{}", ordinal(result.place), prize(result, money)),
            None => "You left the tournament before its end".to_owned(),
        };
        format!("{place}: {}.", money.difference(outcome.bought, outcome.takes))
    },

    progress: |progress, money| {
        let next = pair(&progress.next, money);
        let left = match (progress.clock, progress.left) {
            (Clock::Hands, 1) => "1 hand".to_owned(),
            (Clock::Hands, hands) => format!("{hands} hands"),
            (Clock::Minutes, seconds) => format!("{} min", minutes(seconds)),
        };
        [
            format!("Level {}", progress.level.saturating_add(1)),
            format!("{next} in {left}"),
            format!("{} of {} left", progress.playing, progress.entrants),
            format!("you: {}", ordinal(progress.place)),
            format!("average {}", money.write(progress.average)),
        ]
    },
    progress_name: "Tournament",
    prizes: |prizes, money| {
        let prizes = prizes.iter().enumerate();
        let each: Vec<String> =
            prizes.map(|(at, prize)| format!("{} {}", ordinal(at + 1), money.write(*prize))).collect();
        format!("Prizes: {}", each.join(", "))
    },
    results: "Result",
    placing: |who, result, money| {
        let prize = if result.prize.is_zero() { String::new() } else { money.write(result.prize) };
        [ordinal(result.place), name_of(who), prize]
    },
    key_hands: "Your key hands",

    purse: "Purse",
    purse_note: "Play money. What a seat costs beyond it is added for free.",
    purse_empty: "Nothing has moved yet.",
    movement: |movement, money| {
        let what = match movement.reason {
            Reason::Refill => "Filled up for free".to_owned(),
            Reason::Paid => format!("{}, paid", game_name(&movement.game)),
            Reason::Taken => format!("{}, taken along", game_name(&movement.game)),
        };
        let sign = if movement.reason == Reason::Paid { "\u{2212}" } else { "+" };
        format!("{what}: {sign}{}", money.write(movement.chips))
    },
    refilled: "There was not enough in your purse: it was filled up, for free.",
};

fn service(service: Service, money: Money, price: Money) -> String {
    match service {
        Service::Leave => "Leave".to_owned(),
        Service::Finish => "Jump to the end".to_owned(),
        Service::Watch => "Watch the next hand".to_owned(),
        Service::Decline => "No, look on".to_owned(),
        Service::SitOut => "Sit out the next hand".to_owned(),
        Service::Wait => "Wait for the big blind".to_owned(),
        Service::ComeBack { live, dead } => match (live.is_zero(), dead.is_zero()) {
            (true, true) => "I am back".to_owned(),
            (false, true) => format!("Post {} now", money.write(live)),
            (true, false) => format!("Post {} dead now", money.write(dead)),
            (false, false) => format!("Post {} + {} dead now", money.write(live), money.write(dead)),
        },
        Service::Rebuy { chips, price: cost } if chips == cost => format!("Buy in again for {}", money.write(chips)),
        Service::Rebuy { chips, price: cost } => format!("Re-buy {} for {}", money.write(chips), price.write(cost)),
        Service::AddOn { chips, price: cost } => format!("Add-on {} for {}", money.write(chips), price.write(cost)),
        Service::Next => "Next hand".to_owned(),
        Service::Again => "Play another".to_owned(),
    }
}

fn hands(outcome: &Outcome) -> String {
    if outcome.hands == 1 { "one hand".to_owned() } else { format!("{} hands", outcome.hands) }
}

/// "+15 (1.5 big blinds)".
fn result(outcome: &Outcome, table: &Config, money: Money) -> String {
    let counted = money.counted(outcome.bought, outcome.takes, unit(table));
    let unit = if table.has_bring_in() { "small bets" } else { "big blinds" };
    format!("{} ({counted} {unit})", money.difference(outcome.bought, outcome.takes))
}

fn prize(result: &TournamentResult, money: Money) -> String {
    match (result.prize.is_zero(), result.sharing) {
        (true, _) => String::new(),
        (false, 1) => format!(" and win {}", money.write(result.prize)),
        (false, _) => format!(" together and win {}", money.write(result.prize)),
    }
}
