//! The deal, specified byte by byte so that anyone can repeat it in any language.
//!
//! Everything below is SHA-256 and ChaCha20 as in RFC 8439, nothing of our own:
//!
//! - *derive(label, number)* of a seed is SHA-256 of `controbuio/1/` + label in ASCII, one zero byte, the 32
//!   bytes of the seed, and the number as 8 bytes, least significant first. It is one-way: a hand's seed says
//!   nothing about the sitting's.
//! - The *commitment* to a hand is SHA-256 of `controbuio/1/commitment`, one zero byte and the hand's seed.
//! - The *key* of shuffle *n* (0 the deal, 1 the one of rule G8) is SHA-256 of `controbuio/1/deck`, one zero
//!   byte, the hand's seed, *n* as 8 bytes, least significant first, and the bytes of the player's cut, if any.
//! - The *bytes* are the ChaCha20 key stream of that key, nonce and counter zero.
//! - A player's cut is words of at most 64 bytes, taken as their UTF-8 ([`Cut`](super::Cut)).
//! - To shuffle the cards at positions 0 to *last*, for *i* from *last* down to 1: take the next byte that is
//!   below the largest multiple of *i* + 1 not above 256; its remainder by *i* + 1 is *j*; swap positions *i*
//!   and *j*. The deal begins with the cards in order of their number, `2c 2d 2h 2s 3c … As`; position 0 is
//!   dealt first.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use super::card::Card;

/// Thirty-two bytes from which everything random follows.
///
/// It has no `Debug` and cannot be printed by accident: whoever holds a hand's seed knows every card.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes, which the caller took from a good source.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed that follows one-way from this one, by purpose and number.
    #[must_use]
    pub fn derive(&self, label: &str, number: u64) -> Self {
        Self(digest(label, &[&self.0, &number.to_le_bytes()]))
    }

    /// What is shown before the deal: it fixes the seed without telling it.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(digest("commitment", &[&self.0]))
    }

    /// The seed's bytes, where they are written more briefly than as [`reveal`](Self::reveal) does. Never for a bot.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed in 64 hex digits, for a save or for a player who asks to check a finished hand. Never for a bot.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// A stream of random bytes that follows from this seed.
    #[must_use]
    pub fn stream(&self) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.0)
    }
}

/// The text is not a seed, or not a commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected 64 hex digits")
    }
}

impl std::error::Error for SeedError {}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        unhex(text).map(Self)
    }
}

/// What is shown of a hand's seed before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        unhex(text).map(Self)
    }
}

/// Shuffles the cards by the specification: shuffle `number` of the hand with this seed and this cut.
pub fn shuffle(cards: &mut [Card], hand: &Seed, number: u64, cut: &[u8]) {
    let key = digest("deck", &[&hand.0, &number.to_le_bytes(), cut]);
    let mut stream = Bytes::new(ChaCha20Rng::from_seed(key));
    for last in (1..cards.len()).rev() {
        let other = stream.below(last + 1);
        cards.swap(last, other);
    }
}

/// The key stream, taken byte by byte.
struct Bytes {
    stream: ChaCha20Rng,
    block: [u8; 64],
    used: usize,
}

impl Bytes {
    fn new(mut stream: ChaCha20Rng) -> Self {
        let mut block = [0; 64];
        stream.fill_bytes(&mut block);
        Self { stream, block, used: 0 }
    }

    fn next(&mut self) -> usize {
        if self.used == self.block.len() {
            self.stream.fill_bytes(&mut self.block);
            self.used = 0;
        }
        self.used += 1;
        usize::from(self.block[self.used - 1])
    }

    /// A number below `bound`, each equally likely; `bound` is 1 to 256.
    fn below(&mut self, bound: usize) -> usize {
        loop {
            let byte = self.next();
            let number = byte % bound;
            // The multiple of the bound that the byte belongs to is all there, so that no number is favoured.
            if byte - number + bound <= 256 {
                return number;
            }
        }
    }
}

fn digest(label: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"controbuio/1/");
    hash.update(label.as_bytes());
    hash.update([0]);
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// 64 hex digits.
fn unhex(text: &str) -> Result<[u8; 32], SeedError> {
    let digits: Option<Vec<u8>> = text.chars().map(|digit| u8::try_from(digit.to_digit(16)?).ok()).collect();
    let digits: [u8; 64] = digits.and_then(|digits| digits.try_into().ok()).ok_or(SeedError)?;
    Ok(std::array::from_fn(|index| digits[2 * index] << 4 | digits[2 * index + 1]))
}
