//! Labels that are put together in the same way in every language.

use super::SeatLabel;
use super::number::Money;
use crate::rules::{Stakes, Structure};

/// What a language calls the amounts of a table.
pub(super) struct StakesWords {
    pub blinds: &'static str,
    pub ante: &'static str,
    pub bring_in: &'static str,
    pub bets: &'static str,
    pub least_bet: &'static str,
}

/// What is played for: blinds and bets by their names, since a pair of numbers means either in one house or another.
pub(super) fn stakes(structure: Structure, stakes: &Stakes, money: Money, words: &StakesWords) -> String {
    let Stakes { small_blind, big_blind, small_bet, big_bet, ante, bring_in } = *stakes;
    // Where there is a bring-in there are no blinds.
    let has_bring_in = !bring_in.is_zero();
    let one = |name: &str, chips| format!("{name} {}", money.write(chips));
    let two = |name: &str, small, big| format!("{name} {}/{}", money.write(small), money.write(big));
    let mut parts = Vec::new();
    if !has_bring_in {
        parts.push(two(words.blinds, small_blind, big_blind));
    }
    if !ante.is_zero() {
        parts.push(one(words.ante, ante));
    }
    if has_bring_in {
        parts.push(one(words.bring_in, bring_in));
    }
    match (structure, has_bring_in) {
        (Structure::Limit, _) => parts.push(two(words.bets, small_bet, big_bet)),
        (_, true) => parts.push(one(words.least_bet, small_bet)),
        (_, false) => {}
    }
    parts.join(", ")
}

/// The two amounts that name a level: the blinds, or the bets.
pub(super) fn pair(stakes: &Stakes, money: Money) -> String {
    let Stakes { small_blind, big_blind, small_bet, big_bet, bring_in, .. } = *stakes;
    let (small, big) = if bring_in.is_zero() { (small_blind, big_blind) } else { (small_bet, big_bet) };
    format!("{}/{}", money.write(small), money.write(big))
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
