//! The hands that everybody ranks.

use controbuio::rules::{Card, Seed, shuffle};

/// Nine cards off the top of a shuffled pack: a board of five and four private cards, or seven and two to spare.
pub struct Deal([Card; 9]);

impl Deal {
    /// So many deals, the same in every run.
    pub fn many(count: u64) -> Vec<Self> {
        let seed = Seed::new([0; 32]);
        let deal = |number| {
            let mut pack: Vec<Card> = Card::all().collect();
            shuffle(&mut pack, &seed, number, b"");
            Self(std::array::from_fn(|place| pack[place]))
        };
        (0..count).map(deal).collect()
    }

    /// The first seven.
    pub fn seven(&self) -> [Card; 7] {
        std::array::from_fn(|place| self.0[place])
    }

    /// The board.
    pub fn board(&self) -> &[Card] {
        &self.0[..5]
    }

    /// The private cards.
    pub fn hole(&self) -> &[Card] {
        &self.0[5..]
    }
}
