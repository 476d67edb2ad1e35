//! Where a told hand and the engine part.

use std::fmt;

use super::amount::{Amount, Unit};
use super::history::{History, Line};
use super::notation::{Notation, PlayerName};
use super::play::Played;
use super::setup::Undealable;
use crate::rules::card::Card;
use crate::rules::choices::{Choices, Passive, RaiseAmounts};
use crate::rules::seat::Seat;

/// The first thing in a told hand that the engine does not do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Where.
    pub place: Place,
    /// What the engine expected there.
    pub expected: Box<Expected>,
}

impl Difference {
    pub(super) fn new(place: Place, expected: Expected) -> Self {
        Self { place, expected: Box::new(expected) }
    }
}

/// A place in a told hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Before the first action.
    Start,
    /// At an action.
    Action {
        /// Its number, 1 first.
        number: usize,
        /// What it says.
        notation: Notation,
        /// Where it stands.
        line: Line,
    },
    /// After the last action.
    End,
}

/// What the engine expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A hand that can be dealt, which this is not.
    Dealable(Undealable),
    /// Any card but this one, which lies elsewhere.
    NotAgain(Card),
    /// Other cards: those of this street first, or to other players.
    Cards,
    /// One of a player's choices.
    Choice {
        /// Whose turn it is.
        player: Seat,
        /// What the player may do.
        choices: Choices,
        /// What the amounts are counted in.
        unit: Unit,
    },
    /// A hand that is turned up, all of it.
    Show {
        /// Whose.
        player: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
    /// Nothing: the hand is over, or goes on without anybody's word.
    Over,
}

/// What a file's finishing stacks are beside those that were played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// The same.
    Exact,
    /// The same but for half a unit: one that could not be split was split on paper.
    WithinHalf,
    /// The file tells none.
    Untold,
    /// Unknown cards decide.
    Unsettled,
    /// Others.
    Differs {
        /// The first player whose stack differs.
        player: Seat,
        /// What the file tells.
        told: Amount,
        /// What was played.
        played: Amount,
    },
}

impl History {
    /// Compares what the file says of the result with what was played.
    #[must_use]
    pub fn agreement(&self, played: &Played) -> Agreement {
        let Some(told) = self.finishing_stacks() else { return Agreement::Untold };
        if !played.is_settled() {
            return Agreement::Unsettled;
        }
        let unit = self.unit();
        let stacks = played.stacks();
        let mut agreement = Agreement::Exact;
        for (player, &told) in self.seats().zip(told) {
            if unit.amount(stacks[player]) != told {
                agreement = Agreement::WithinHalf;
            }
            if !unit.is_within_half(stacks[player], told) {
                return Agreement::Differs { player, told, played: unit.amount(stacks[player]) };
            }
        }
        agreement
    }
}

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact => f.write_str("the stacks are the same"),
            Self::WithinHalf => f.write_str("the stacks are the same within half a unit"),
            Self::Untold => f.write_str("no stacks are told"),
            Self::Unsettled => f.write_str("unknown cards decide"),
            Self::Differs { player, told, played } => {
                write!(f, "finishing_stacks: found {told} for {}, expected {played}", PlayerName(*player))
            }
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Place::Start => f.write_str("before the first action: ")?,
            Place::Action { number, notation, line } => {
                write!(f, "action {number}")?;
                if let Line(Some(line)) = line {
                    write!(f, ", line {line}")?;
                }
                write!(f, ": found {notation}, ")?;
            }
            Place::End => f.write_str("after the last action: ")?,
        }
        match &*self.expected {
            Expected::Dealable(reason) => write!(f, "expected a hand that can be dealt, but {reason}"),
            Expected::NotAgain(card) => write!(f, "expected another card than {card}, which lies elsewhere"),
            Expected::Cards => f.write_str("expected the cards that are dealt before it"),
            Expected::Choice { player, choices, unit } => {
                write!(f, "expected {}", PlayerName(*player))?;
                write_choices(f, choices, *unit)
            }
            Expected::Show { player, cards } => {
                write!(f, "expected {} sm ", PlayerName(*player))?;
                cards.iter().try_for_each(|card| write!(f, "{card}"))
            }
            Expected::Over => f.write_str("expected nobody to act"),
        }
    }
}

impl std::error::Error for Difference {}

/// The choices in the format's words.
fn write_choices(f: &mut fmt::Formatter<'_>, choices: &Choices, unit: Unit) -> fmt::Result {
    match choices {
        Choices::Bet { passive: Passive::Check, .. } => f.write_str(" f, cc")?,
        Choices::Bet { passive: Passive::Call(chips), .. } => write!(f, " f, cc (for {})", unit.amount(*chips))?,
        Choices::BringIn { chips, .. } => write!(f, " pb (of {})", unit.amount(*chips))?,
        Choices::ShowOrMuck => f.write_str(" sm")?,
    }
    match choices.raise().map(|raise| &raise.amounts) {
        None => Ok(()),
        Some(RaiseAmounts::OneOf(amounts)) => {
            amounts.iter().try_for_each(|amount| write!(f, ", cbr {}", unit.amount(*amount)))
        }
        Some(RaiseAmounts::Range { min_to, max_to }) => {
            write!(f, ", cbr {} to {}", unit.amount(*min_to), unit.amount(*max_to))
        }
    }
}
