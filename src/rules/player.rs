//! One player in a hand: chips, cards, and what they did last.

use super::card::Card;
use super::chips::Chips;
use super::event::{Blind, Hole, WagerKind};

/// One player in a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player<C> {
    /// The chips in front of the player.
    pub stack: Chips,
    /// The player's bets of this street, not yet in the pot.
    pub bet: Chips,
    /// Everything the player has put in, `bet` included, what came back not.
    pub paid: Chips,
    /// What of it no other player has to match: it belongs to the main pot (rules F3, T3).
    pub dead: Chips,
    /// What the player has been paid from the pots.
    pub won: Chips,
    /// The cards dealt face down.
    pub down: Hole<C>,
    /// How many of them, the first ones, were turned up since.
    pub turned: u8,
    /// The cards dealt face up.
    pub up: Hole<Card>,
    /// What the player did last on this street.
    pub last: Option<Did>,
}

impl<C> Player<C> {
    /// A player before anything has happened.
    pub(super) fn new(stack: Chips) -> Self {
        Self {
            stack,
            bet: Chips::ZERO,
            paid: Chips::ZERO,
            dead: Chips::ZERO,
            won: Chips::ZERO,
            down: Hole::new(),
            turned: 0,
            up: Hole::new(),
            last: None,
        }
    }

    /// What the player has put in for others to match.
    #[must_use]
    pub fn matched(&self) -> Chips {
        self.paid.saturating_sub(self.dead)
    }
}

/// What a player did last, for the word beside the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Did {
    Ante(Chips),
    Blind(Blind, Chips),
    Fold,
    Check,
    Wager { kind: WagerKind, to: Chips },
}
