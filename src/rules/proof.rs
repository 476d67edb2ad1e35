//! What proves that a hand was dealt as it was promised.

use super::card::Card;
use super::cut::Cut;
use super::shuffle::{Commitment, Seed, shuffle};

/// What proves that a hand was dealt as it was promised: it is told when the hand is over.
///
/// It has no `Debug`: whoever has it knows the cards that were mucked, too.
#[derive(Clone, PartialEq, Eq)]
pub struct Proof {
    /// The seed of the hand.
    pub seed: Seed,
    /// The player's own words.
    pub cut: Cut,
    /// What was shown before the deal.
    pub commitment: Commitment,
}

impl Proof {
    /// Whether the seed is the one that was committed to before the words were known.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.seed.commitment() == self.commitment
    }

    /// The pack as the seed and the words shuffle it, the card that is dealt first before all others.
    ///
    /// ```
    /// use controbuio::rules::{Cut, Proof, Seed};
    /// let seed = Seed::new([0; 32]);
    /// let proof = Proof { commitment: seed.commitment(), seed, cut: "taglio".parse()? };
    /// let first: Vec<String> = proof.pack().iter().take(3).map(ToString::to_string).collect();
    /// assert_eq!((proof.is_kept(), first.join(" ")), (true, "9h 4s 8d".to_owned()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn pack(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = Card::all().collect();
        shuffle(&mut cards, &self.seed, 0, self.cut.as_bytes());
        cards
    }
}
