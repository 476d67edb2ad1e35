//! What can be heard of the table.

use crate::rules::{Event, Face, Seat};

/// One sound, by what it means; the later ones drown the earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cue {
    /// A card is dealt.
    Deal,
    /// Somebody knocks.
    Check,
    /// Chips are moved.
    Chips,
    /// You are paid.
    Win,
    /// You are asked.
    Turn,
}

impl Cue {
    /// What is heard when this happens.
    #[must_use]
    pub fn of(you: Seat, event: &Event<Face>) -> Option<Self> {
        match event {
            Event::Down { .. } | Event::Up { .. } | Event::Board { .. } => Some(Self::Deal),
            Event::Check { .. } => Some(Self::Check),
            Event::Award { seat, .. } if *seat == you => Some(Self::Win),
            Event::Ante { .. }
            | Event::Blind { .. }
            | Event::Wager { .. }
            | Event::Collect
            | Event::Return { .. }
            | Event::Award { .. } => Some(Self::Chips),
            _ => None,
        }
    }
}
