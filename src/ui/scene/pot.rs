//! What lies in the middle, and the chips on their way to it and from it.

use super::{Facts, Lines, Who, seat};
use crate::rules::{Chips, Event, Face, HandState, Seat};

/// A pot in the middle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PotScene {
    /// What it is called.
    pub name: PotName,
    /// How much is left of it.
    pub chips: Chips,
    /// Who can win it.
    pub who: Vec<Who>,
}

/// What a pot is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PotName {
    /// The only one.
    Only,
    /// The first of several.
    Main,
    /// One of the others, 1 first.
    Side(usize),
}

impl PotName {
    pub(super) fn of(index: usize, count: usize) -> Self {
        match (index, count) {
            (0, 0 | 1) => Self::Only,
            (0, _) => Self::Main,
            (index, _) => Self::Side(index),
        }
    }
}

/// Chips that travel during one beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Between which places.
    pub way: Way,
    /// The seat at the other end, counted from yours.
    pub place: usize,
    /// How much.
    pub chips: Chips,
}

/// Which way chips travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// From the bet into the pot.
    Gather,
    /// From the pot to a player.
    Pay,
    /// From the bet back to the player.
    Return,
}

impl Way {
    /// The name used in the sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gather => "gather",
            Self::Pay => "pay",
            Self::Return => "return",
        }
    }
}

pub(super) fn pots(facts: &Facts, lines: &Lines, state: &HandState<Face>) -> Vec<PotScene> {
    let pots = state.pots();
    let count = pots.len();
    let rest = pots.into_iter().enumerate().map(|(index, pot)| PotScene {
        name: PotName::of(index, count),
        chips: pot.chips.saturating_sub(lines.paid(index)),
        who: pot.claimants.clockwise_after(state.setup().button).map(|seat| facts.who(seat)).collect(),
    });
    rest.filter(|pot| !pot.chips.is_zero()).collect()
}

impl Move {
    /// The chips that an event sets moving; `before` is the hand without it.
    #[must_use]
    pub fn of(facts: &Facts, before: &HandState<Face>, event: &Event<Face>) -> Vec<Self> {
        let order = seat::order(facts);
        let place = |seat: Seat| order.iter().position(|&each| each == seat).unwrap_or(0);
        match *event {
            Event::Collect => Seat::all()
                .map(|seat| Self { way: Way::Gather, place: place(seat), chips: before.player(seat).bet })
                .filter(|step| !step.chips.is_zero())
                .collect(),
            Event::Award { seat, chips, .. } => vec![Self { way: Way::Pay, place: place(seat), chips }],
            Event::Return { seat, chips } => vec![Self { way: Way::Return, place: place(seat), chips }],
            _ => Vec::new(),
        }
    }
}
