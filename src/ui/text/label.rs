//! Labels that are put together in the same way in every language.

use super::SeatLabel;
use super::number::Money;
use crate::rules::{Stakes, Structure};
use crate::session::Config;

/// What a language calls the amounts of a table.
pub(super) struct StakesWords {
    pub blinds: &'static str,
    pub ante: &'static str,
    pub bring_in: &'static str,
    pub bets: &'static str,
    pub least_bet: &'static str,
}

/// What is played for: blinds and bets by their names, since a pair of numbers means either in one house or another.
pub(super) fn stakes(table: &Config, money: Money, words: &StakesWords) -> String {
    let Stakes { small_blind, big_blind, small_bet, big_bet, ante, bring_in } = table.stakes();
    let one = |name: &str, chips| format!("{name} {}", money.write(chips));
    let two = |name: &str, small, big| format!("{name} {}/{}", money.write(small), money.write(big));
    let mut parts = Vec::new();
    if !table.has_bring_in() {
        parts.push(two(words.blinds, small_blind, big_blind));
    }
    if !ante.is_zero() {
        parts.push(one(words.ante, ante));
    }
    if table.has_bring_in() {
        parts.push(one(words.bring_in, bring_in));
    }
    match (table.structure, table.has_bring_in()) {
        (Structure::Limit, _) => parts.push(two(words.bets, small_bet, big_bet)),
        (_, true) => parts.push(one(words.least_bet, small_bet)),
        (_, false) => {}
    }
    parts.join(", ")
}

/// A seat in one sentence, with what a language calls the dealer, a player in turn, and a bet in front of one.
pub(super) fn seat(label: &SeatLabel<'_>, dealer: &str, turn: &str, front: impl Fn(&str) -> String) -> String {
    let mut text = format!("{}, {}", label.name, label.stack);
    let (dealer, turn) = (label.dealer.then_some(dealer), label.turn.then_some(turn));
    for part in [dealer, label.state, label.deed, turn, label.open, label.hand].into_iter().flatten() {
        text += ", ";
        text += part;
    }
    if let Some(bet) = label.bet {
        text += ", ";
        text += &front(bet);
    }
    text
}
