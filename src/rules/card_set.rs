//! A set of cards.

use std::fmt;

use super::card::{Card, Rank, Suit};

/// A set of cards of the pack, in one machine word: sixteen bits a suit, one bit a rank.
///
/// ```
/// use controbuio::rules::CardSet;
/// let set: CardSet = "AhKh".parse()?;
/// assert_eq!(set.len(), 2);
/// assert_eq!((CardSet::FULL - set).len(), 50);
/// # Ok::<(), controbuio::rules::CardError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All 52.
    pub const FULL: Self = Self(0x1fff_1fff_1fff_1fff);

    const fn bit(card: Card) -> u64 {
        1 << (card.id() % 4 * 16 + card.id() / 4)
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Self::bit(card) != 0
    }

    /// The set with the card added.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | Self::bit(card))
    }

    /// Adds the card; `false` when it was there already.
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        *self = self.with(card);
        new
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ranks held in one suit: bit 0 the deuce, bit 12 the ace.
    #[must_use]
    pub const fn ranks_of(self, suit: Suit) -> u16 {
        (self.0 >> (suit as u32 * 16)) as u16
    }

    /// The word itself, for the hand evaluation: a suit every sixteen bits, clubs lowest.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The set with this word.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The cards, clubs first, lowest rank first within a suit.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let bit = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(Card::new(Rank::ALL[bit % 16], Suit::ALL[bit / 16]))
        })
    }
}

impl std::ops::BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl std::ops::Sub for CardSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl std::str::FromStr for CardSet {
    type Err = super::card::CardError;

    /// Reads cards written one after another, such as `AhKh`; spaces are passed over.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        letters.chunks(2).map(|pair| pair.iter().collect::<String>().parse::<Card>()).collect()
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
