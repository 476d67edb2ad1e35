//! What a player may do.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::chips::Chips;
use super::event::WagerKind;
use super::seat::Seat;
use super::state::HandState;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Give up the hand.
    Fold,
    /// Pass, with nothing to call.
    Check,
    /// Match the highest bet, as far as the stack goes.
    Call,
    /// Bet, raise or complete, so that the player's bets of this street come to this much in all.
    RaiseTo(Chips),
    /// Pay the bring-in (rule F4).
    BringIn,
    /// Turn the private cards up (rule S1).
    Show,
    /// Put them away unseen.
    Muck,
}

/// What the player in turn may do: the one home of legality. Buttons, bots and the engine's own check read it.
///
/// Check and call are never both offered, so that a late click is an error and not chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choices {
    /// A turn to bet. Folding is always allowed (rule B1).
    Bet {
        /// Staying in without a raise.
        passive: Passive,
        /// Betting or raising, or why not.
        raise: Result<Raise, NoRaise>,
    },
    /// The forced opening in stud: pay the bring-in or complete; folding is not allowed (rule F4).
    BringIn {
        /// What paying it costs: less than the bring-in when the stack is short (rule F5).
        chips: Chips,
        /// Making it a full bet at once, or why not.
        complete: Result<Raise, NoRaise>,
    },
    /// Showing or mucking, as the player likes (rule S1).
    ShowOrMuck,
}

/// Staying in without a raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passive {
    /// Nothing is to call.
    Check,
    /// Matching the highest bet adds so many chips, the whole stack when it is short.
    Call(Chips),
}

/// A bet, raise or completion on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raise {
    /// What it is called: [`WagerKind::Bet`], [`WagerKind::Raise`] or [`WagerKind::Complete`].
    pub kind: WagerKind,
    /// To how much.
    pub amounts: RaiseAmounts,
}

/// To how much one may raise: totals of this street, never additions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RaiseAmounts {
    /// One of these, smallest first (fixed limit).
    OneOf(ArrayVec<Chips, 2>),
    /// Anything from the minimum to the maximum, both included.
    Range {
        /// The least.
        min_to: Chips,
        /// The most.
        max_to: Chips,
    },
}

impl RaiseAmounts {
    /// Whether this amount is on offer.
    #[must_use]
    pub fn contains(&self, to: Chips) -> bool {
        match self {
            Self::OneOf(amounts) => amounts.contains(&to),
            Self::Range { min_to, max_to } => (*min_to..=*max_to).contains(&to),
        }
    }

    /// The smallest amount on offer.
    #[must_use]
    pub fn min_to(&self) -> Chips {
        match self {
            Self::OneOf(amounts) => amounts.first().copied().unwrap_or_default(),
            Self::Range { min_to, .. } => *min_to,
        }
    }

    /// The largest amount on offer.
    #[must_use]
    pub fn max_to(&self) -> Chips {
        match self {
            Self::OneOf(amounts) => amounts.last().copied().unwrap_or_default(),
            Self::Range { max_to, .. } => *max_to,
        }
    }
}

/// Why a raise is not on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRaise {
    /// The round has all its bets (rule B6).
    Capped {
        /// How many that is.
        bets: u8,
    },
    /// A short all-in did not re-open the betting for a player who had acted (rule B9).
    NotReopened,
    /// The stack does not go beyond a call.
    ShortStack,
    /// Nobody else could put in more.
    NobodyCouldCall,
}

/// Why an action was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// Another seat is asked.
    NotYourTurn {
        /// Who is.
        turn: Seat,
    },
    /// Nobody is asked; the hand is over.
    HandOver,
    /// The action is not among the choices.
    NotOffered(Action),
    /// No raise is on offer.
    NoRaise(NoRaise),
    /// The raise is on offer, but not to this amount.
    Amount {
        /// What was asked for.
        to: Chips,
        /// What is on offer.
        amounts: RaiseAmounts,
    },
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn { turn } => write!(f, "it is the turn of seat {}", turn.index() + 1),
            Self::HandOver => write!(f, "the hand is over"),
            Self::NotOffered(action) => write!(f, "{action:?} is not possible now"),
            Self::NoRaise(reason) => write!(f, "no raise is possible: {reason:?}"),
            Self::Amount { to, amounts } => {
                write!(f, "cannot raise to {to}: at least {}, at most {}", amounts.min_to(), amounts.max_to())
            }
        }
    }
}

impl std::error::Error for ActionError {}

impl Choices {
    /// Whether the action is among the choices, or why it is not.
    ///
    /// # Errors
    /// [`ActionError::NotOffered`], [`ActionError::NoRaise`] or [`ActionError::Amount`].
    pub fn check(&self, action: Action) -> Result<(), ActionError> {
        match (self, action) {
            (Self::Bet { .. }, Action::Fold)
            | (Self::Bet { passive: Passive::Check, .. }, Action::Check)
            | (Self::Bet { passive: Passive::Call(_), .. }, Action::Call)
            | (Self::BringIn { .. }, Action::BringIn)
            | (Self::ShowOrMuck, Action::Show | Action::Muck) => Ok(()),
            (Self::Bet { raise, .. } | Self::BringIn { complete: raise, .. }, Action::RaiseTo(to)) => match raise {
                Ok(Raise { amounts, .. }) if amounts.contains(to) => Ok(()),
                Ok(Raise { amounts, .. }) => Err(ActionError::Amount { to, amounts: amounts.clone() }),
                Err(reason) => Err(ActionError::NoRaise(*reason)),
            },
            _ => Err(ActionError::NotOffered(action)),
        }
    }

    /// The bet, raise or completion on offer.
    #[must_use]
    pub fn raise(&self) -> Option<&Raise> {
        match self {
            Self::Bet { raise, .. } | Self::BringIn { complete: raise, .. } => raise.as_ref().ok(),
            Self::ShowOrMuck => None,
        }
    }
}

impl<C> HandState<C> {
    /// What the seat in turn may do; `None` when nobody is asked. Only public facts enter.
    #[must_use]
    pub fn choices(&self) -> Option<Choices> {
        let seat = self.turn()?;
        if self.asks_to_show() {
            return Some(Choices::ShowOrMuck);
        }
        let player = self.player(seat);
        if self.bring_in_due() {
            let bring_in = self.setup().stakes.bring_in;
            // A stack that does not go beyond the bring-in completes nothing.
            let short = player.stack <= bring_in;
            let complete = if short { Err(NoRaise::ShortStack) } else { self.raise(seat, WagerKind::Complete) };
            return Some(Choices::BringIn { chips: bring_in.min(player.stack), complete });
        }
        let call = self.round().highest().saturating_sub(player.bet).min(player.stack);
        let passive = if call.is_zero() { Passive::Check } else { Passive::Call(call) };
        Some(Choices::Bet { passive, raise: self.raise(seat, self.round().raise_kind()) })
    }

    fn raise(&self, seat: Seat, kind: WagerKind) -> Result<Raise, NoRaise> {
        let amounts = self.round().raise_amounts(seat, self.means(seat))?;
        // What lies there counts, not the nominal blind: a blind that is all-in for less can still be raised.
        let highest = self.highest_bet();
        let could_call = |other: Seat| {
            let player = self.player(other);
            other != seat && !player.stack.is_zero() && player.bet + player.stack > highest
        };
        if self.live().iter().any(could_call) { Ok(Raise { kind, amounts }) } else { Err(NoRaise::NobodyCouldCall) }
    }
}
