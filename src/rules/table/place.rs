//! One player's place at a cash table.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::chips::Chips;
use crate::rules::seat::Seat;
use crate::rules::setup::Entry;

/// A player at a cash table, between hands and during them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The chips in front of the player, as the last hand left them.
    pub stack: Chips,
    /// Everything the player has paid for.
    pub bought: Chips,
    /// What is to be added when the running hand is over (rule T2).
    pub(super) asked: Chips,
    /// Whether the player wants to be dealt in.
    pub presence: Presence,
    /// What the player must pay to be dealt in out of turn (rule T3).
    pub owes: Entry,
}

/// Whether a player wants to be dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// As soon as possible; one who owes an entry pays it.
    Playing,
    /// When the big blind comes; one who owes nothing is dealt in at once.
    Waiting,
    /// Not until the player comes back.
    SittingOut,
}

impl Place {
    pub(super) const fn new(chips: Chips, owes: Entry, presence: Presence) -> Self {
        Self { stack: chips, bought: chips, asked: Chips::ZERO, presence, owes }
    }
}

/// Why the table did not do what was asked. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// There is no such place at this table.
    NoSuchSeat(Seat),
    /// Somebody sits there.
    Taken(Seat),
    /// Nobody sits there.
    Empty(Seat),
    /// The player is in the running hand.
    InHand(Seat),
    /// Less than the table's minimum would be in front of the player (rule T1).
    TooFewChips {
        /// The least that can be bought now.
        least: Chips,
    },
    /// More than the table's maximum would be in front of the player (rule T2).
    TooManyChips {
        /// The most that can be bought now.
        most: Chips,
    },
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat(seat) => write!(f, "the table has no seat {}", seat.index() + 1),
            Self::Taken(seat) => write!(f, "seat {} is taken", seat.index() + 1),
            Self::Empty(seat) => write!(f, "nobody sits in seat {}", seat.index() + 1),
            Self::InHand(seat) => write!(f, "seat {} is in the hand", seat.index() + 1),
            Self::TooFewChips { least } => write!(f, "at least {least} can be bought"),
            Self::TooManyChips { most } => write!(f, "at most {most} can be bought"),
        }
    }
}

impl std::error::Error for TableError {}
