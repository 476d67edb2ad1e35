//! What comes next, and after how long.

use crate::rules::{Chips, Seat};
use crate::ui::scene::Turn;

/// How long things take, from at once to leisurely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace(pub usize);

impl Pace {
    /// How many there are.
    pub const STEPS: usize = 5;
    /// The one a stranger gets.
    pub const STEADY: Self = Self(2);

    /// How long an opponent thinks, in milliseconds, before its own slowness.
    pub(super) const fn thought(self) -> u32 {
        match self.0 {
            0 => 0,
            1 => 250,
            2 => 750,
            3 => 1_500,
            _ => 3_000,
        }
    }

    /// A movement of this length, in milliseconds, at this pace.
    pub(super) const fn beat(self, length: u32) -> u32 {
        match self.0 {
            0 => 0,
            1 => length * 6 / 10,
            2 => length,
            3 => length * 13 / 10,
            _ => length * 16 / 10,
        }
    }
}

/// What comes next by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Show what has happened already, after so many milliseconds.
    Beat(u32),
    /// Let the opponent in turn act, after so many milliseconds.
    Bot(u32),
    /// Nothing: the player is asked.
    Rest,
}

/// What the player is asked, once everything that happened is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Phase {
    /// To choose a table.
    #[default]
    Lobby,
    /// Nothing; somebody else is.
    Watching(Option<Seat>),
    /// A decision.
    Asked(Turn),
    /// To go on to the next hand.
    Over,
    /// To buy chips.
    Broke {
        /// So many.
        chips: Chips,
        /// Whether the others can play on without.
        can_wait: bool,
    },
    /// Nothing more: no hand can be dealt here.
    Closed,
    /// Nothing more: another tab goes on with this sitting.
    Elsewhere,
}
