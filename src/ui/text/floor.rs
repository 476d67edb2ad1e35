//! The words of the room around the hand: seats, chips, tournaments, the purse.

use super::number::Money;
use crate::rules::Chips;
use crate::session::{Config, Movement, Outcome, Progress, TournamentResult};
use crate::ui::scene::Who;
use crate::ui::sitting::Service;

/// All texts about the room around the hand.
#[allow(missing_docs)]
pub struct FloorWords {
    /// What a button says, with how chips and how money are written.
    pub service: fn(Service, Money, Money) -> String,
    pub sitting_out: &'static str,
    pub waiting: &'static str,
    pub out: fn(Option<&TournamentResult>, Money) -> String,
    pub over: &'static str,

    pub your_seat: &'static str,
    pub buy_chips: &'static str,
    pub buy: &'static str,
    /// With the least, where it is more than one chip.
    pub buy_range: fn(Option<&str>, &str) -> String,
    pub buys_later: fn(&str) -> String,
    /// What the sitting comes to now.
    pub standing: fn(&Outcome, &Config, Money) -> String,
    /// What it came to.
    pub left: fn(&Outcome, &Config, Money) -> String,
    pub finished: fn(&Outcome, Option<&TournamentResult>, Money) -> String,

    /// Level, next level, players left, the player's place, the average stack.
    pub progress: fn(&Progress, Money) -> [String; 5],
    pub progress_name: &'static str,
    pub prizes: fn(&[Chips], Money) -> String,
    pub results: &'static str,
    pub placing: fn(&Who, &TournamentResult, Money) -> [String; 3],
    pub key_hands: &'static str,

    pub purse: &'static str,
    pub purse_note: &'static str,
    pub purse_empty: &'static str,
    pub movement: fn(&Movement, Money) -> String,
    pub refilled: &'static str,
}

/// The unit in which results are counted, big blind or small bet.
pub(super) fn unit(table: &Config) -> Chips {
    table.stakes().small_bet
}

/// Minutes, begun ones included.
pub(super) const fn minutes(seconds: u64) -> u64 {
    seconds.div_ceil(60)
}
