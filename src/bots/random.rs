//! A bot's own randomness.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::Rng;

/// A stream of chances for one decision. The session derives its seed one-way, so the stream knows nothing of the cards.
#[derive(Debug)]
pub struct BotRng(ChaCha20Rng);

impl BotRng {
    /// Chances taken from this stream.
    #[must_use]
    pub const fn new(stream: ChaCha20Rng) -> Self {
        Self(stream)
    }

    /// A number below `bound`, each equally likely; 0 when `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // Lemire's method: the high half of a product, drawn again in the few cases that would favour a number.
        let unfair = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// True so many times in a thousand.
    pub fn chance(&mut self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }

    /// A number from 0 up to, and not including, 1.
    pub fn unit(&mut self) -> f32 {
        // As many bits as a float holds exactly.
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// A number from `low` up to `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }
}
