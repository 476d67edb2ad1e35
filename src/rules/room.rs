//! House rules: what one card room does differently from another.

use serde::{Deserialize, Serialize};

/// The house rules of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// Bets and raises a round in fixed limit (rule B6).
    pub cap: u8,
    /// Whether the big blind is the first of them.
    pub blind_counts: bool,
    /// Whether an all-in of half a bet or more counts as a full bet in fixed limit, and less as nothing (rule
    /// B9a). Where it does not, a short all-in never re-opens the betting, is one of the bets that the cap counts,
    /// and a raise over it is its total plus one full bet.
    pub half_bet: bool,
    /// Who may make the big bet on fourth street (rule B7).
    pub fourth_street: FourthStreet,
}

/// Who may make the big bet on the first street that allows it, in fixed limit (rule B7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FourthStreet {
    /// Everyone, when any player shows a pair.
    OpenPair,
    /// Everyone, always.
    Any,
    /// Nobody.
    Never,
}

impl Room {
    /// The standard of the rule book.
    pub const CIRCOLO: Self =
        Self { cap: 4, blind_counts: true, half_bet: true, fourth_street: FourthStreet::OpenPair };
}

impl Default for Room {
    fn default() -> Self {
        Self::CIRCOLO
    }
}
