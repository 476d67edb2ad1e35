//! The fair deal of a sitting: what the house fixes first, what the player adds, and what proves it afterwards.

use super::Session;
use crate::rules::{Commitment, Cut, Proof, Seed};

/// What the sitting fixes of the deal, and what the player adds. For every hand the commitment is known before the words
/// are: that of the next hand stands from the moment the one before it is dealt, and words asked for with
/// [`Request::Cut`](super::Request::Cut) are mixed into the next shuffle at the earliest.
impl Session {
    /// What fixes the deal of the first hand of the sitting with this seed, before anybody sits down.
    #[must_use]
    pub fn first_commitment(seed: &Seed) -> Commitment {
        hand_seed(seed, 0).commitment()
    }

    /// What fixes the deal of the next hand, whatever the player's words will be.
    #[must_use]
    pub fn next_commitment(&self) -> Commitment {
        hand_seed(&self.seed, self.venue.hands()).commitment()
    }

    /// The words in the shuffle of the running or just finished hand.
    #[must_use]
    pub const fn cut(&self) -> &Cut {
        &self.checkpoint.cut
    }

    /// The words that will be in the next one.
    #[must_use]
    pub const fn next_cut(&self) -> &Cut {
        &self.venue.cut
    }

    /// What proves how that hand was dealt; `None` while it runs, as it tells every card.
    #[must_use]
    pub fn proof(&self) -> Option<Proof> {
        let seed = hand_seed(&self.seed, self.hand_number());
        self.hand.state().is_over().then_some(Proof { seed, cut: *self.cut(), commitment: self.commitment })
    }
}

/// The seed of one hand of a sitting, 0 the first.
pub(super) fn hand_seed(sitting: &Seed, hand: u64) -> Seed {
    sitting.derive("hand", hand)
}
