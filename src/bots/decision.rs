//! What a bot decided, and what it thought.

use crate::rules::{Action, Choices};

/// What a bot does, why, and how hard it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// One of the choices that were offered.
    pub action: Action,
    /// What spoke for it. No text: the wording is the screen's.
    pub why: Why,
    /// How long the thought should seem to take.
    pub pace: Pace,
}

impl Decision {
    /// What is done for a player who is not there, or whose time is up: what costs nothing, and otherwise a fold (rule M4).
    #[must_use]
    pub fn absent(choices: &Choices) -> Self {
        let (action, why) = match choices {
            Choices::ShowOrMuck => (Action::Muck, Why::Showing),
            Choices::BringIn { .. } => (Action::BringIn, Why::Lost),
            Choices::Bet { .. } if choices.check(Action::Check).is_ok() => (Action::Check, Why::Lost),
            Choices::Bet { .. } => (Action::Fold, Why::Lost),
        };
        Self { action, why, pace: Pace::OBVIOUS }
    }
}

/// What spoke for a decision. Shares are per mille.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The starting hand's place among all of them, the best being 0, against how many of them the bot plays this way
    /// here. Near the edge it now and then goes the other way.
    Chart {
        /// What the action is for.
        motive: Motive,
        /// The share of starting hands that are better.
        place: u16,
        /// The share of starting hands that are played.
        plays: u16,
    },
    /// How much of the pot the hand wins on average, against what it costs.
    Odds {
        /// What the action is for.
        motive: Motive,
        /// The share of the pot it would win if the hand were played to the end without another bet, against what the
        /// others may hold.
        equity: u16,
        /// What a call adds, as a share of the pot after it: a call needs as much equity. Zero when checking is free.
        price: u16,
    },
    /// It was asked to show its cards, or put them away.
    Showing,
    /// It does not know the game, and does what costs least.
    Lost,
}

/// What an action is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motive {
    /// Worse hands should pay.
    Value,
    /// Better hands should fold, and if not, the hand may still become the best.
    SemiBluff,
    /// Better hands should fold.
    Bluff,
    /// The price is right.
    Odds,
    /// A strong hand that waits.
    Trap,
    /// Nothing to gain from a bet, and looking on costs nothing.
    Free,
    /// Not worth the price.
    GiveUp,
}

impl Why {
    /// What the action is for, where the bot had a choice that matters.
    #[must_use]
    pub const fn motive(self) -> Option<Motive> {
        match self {
            Self::Chart { motive, .. } | Self::Odds { motive, .. } => Some(motive),
            Self::Showing | Self::Lost => None,
        }
    }
}

/// How close a decision was: 0 obvious, 1000 could have gone either way.
///
/// It is tied to how close the decision was and not to how good the hand is, so that a pause gives nothing away that a
/// player's would not. The session or the screen makes a delay of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pace(u16);

impl Pace {
    /// Nothing to think about.
    pub const OBVIOUS: Self = Self(0);
    /// As close as it gets.
    pub const AGONIZING: Self = Self(1000);

    /// From how far the second best was behind, `wide` being so far that there was nothing to think about.
    pub(super) fn from_gap(gap: f32, wide: f32) -> Self {
        let near = if wide > 0.0 { 1.0 - gap / wide } else { 0.0 };
        Self(per_mille(near))
    }

    /// How close it was, 0 to 1000.
    #[must_use]
    pub const fn per_mille(self) -> u16 {
        self.0
    }
}

/// A share as a whole number of thousandths, kept between 0 and 1000.
pub(super) fn per_mille(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0 + 0.5) as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Chips, NoRaise, Passive};

    // rule M4; at a cash table, for a player whose time is up
    #[test]
    fn who_does_not_answer_checks_where_that_is_free() {
        let of = |choices: Choices| Decision::absent(&choices).action;
        let bet = |passive| Choices::Bet { passive, raise: Err(NoRaise::ShortStack) };
        assert_eq!([of(bet(Passive::Check)), of(bet(Passive::Call(Chips(1))))], [Action::Check, Action::Fold]);
        assert_eq!(of(Choices::BringIn { chips: Chips(1), complete: Err(NoRaise::ShortStack) }), Action::BringIn);
        assert_eq!(of(Choices::ShowOrMuck), Action::Muck);
    }
}
