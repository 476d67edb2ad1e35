//! The words of a room's house rules, and of what one chooses before sitting down.

use super::number::Money;
use crate::rules::{Antes, Chips, Clock, EntryRule, FourthStreet, OddUnitRule, Room, Speed};
use crate::session::{Company, Config, SitAndGo};

/// One house rule with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseRule {
    /// The most places at a table.
    Seats(u8),
    /// Bets and raises a round in fixed limit.
    Cap(u8),
    /// Whether the big blind is one of them.
    BlindCounts(bool),
    /// Whether half a bet all-in counts as a bet.
    HalfBet(bool),
    /// Who may make the big bet on fourth street.
    FourthStreet(FourthStreet),
    /// Who pays the ante.
    Antes(Antes),
    /// Who gets what cannot be split.
    OddUnits(OddUnitRule),
    /// How one comes in between two hands.
    Entry(EntryRule),
    /// Whether one's own cards lie face down until one looks.
    SideView(bool),
}

impl HouseRule {
    /// The rules of a room, always in the same order.
    #[must_use]
    pub const fn all(room: &Room) -> [Self; 8] {
        [
            Self::Seats(room.seats),
            Self::Cap(room.cap),
            Self::BlindCounts(room.blind_counts),
            Self::HalfBet(room.half_bet),
            Self::FourthStreet(room.fourth_street),
            Self::Antes(room.antes),
            Self::OddUnits(room.odd_units),
            Self::Entry(room.entry),
        ]
    }
}

/// All texts of the first screen beside the table's amounts.
#[allow(missing_docs)]
pub struct HouseWords {
    pub format: &'static str,
    pub cash: &'static str,
    pub tournament: &'static str,
    pub speed: &'static str,
    pub speed_name: fn(Speed) -> &'static str,
    pub levels: &'static str,
    pub clock: fn(Clock, u32) -> String,
    pub rebuys: &'static str,
    pub rebuy_levels: fn(u32) -> String,
    pub price: &'static str,
    pub company: &'static str,
    pub company_name: fn(Company) -> &'static str,
    /// The least and the most that one can have by buying.
    pub buy_in_note: fn(&str, &str) -> String,
    /// What a tournament is like: stacks, levels, re-buys, with how chips and how money are written.
    pub tournament_note: fn(&Config, &SitAndGo, Money, Money) -> String,

    pub room: &'static str,
    pub own_room: &'static str,
    pub own_rules: &'static str,
    /// Whose rules a room of ours follows, by its name in addresses.
    pub follows: fn(&str) -> &'static str,
    pub rule_name: fn(HouseRule) -> &'static str,
    pub rule: fn(HouseRule) -> String,
    pub antes_mark: &'static str,
    pub dealt_covered: &'static str,
    pub peek: &'static str,
    pub hide: &'static str,
}

/// What a tournament's first hand is played for, and what its places pay without re-buys.
pub(super) fn prizes(config: &Config, format: &SitAndGo) -> Vec<Chips> {
    let entrants = usize::from(config.seats);
    crate::rules::prizes(entrants, format.buy_in.times(entrants as u64))
}
