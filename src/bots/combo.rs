//! The two private cards of hold'em.

use std::fmt;

use crate::rules::{Card, CardSet, Rank};

/// Two different cards, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Combo {
    high: Card,
    low: Card,
}

impl Combo {
    /// How many there are.
    pub const COUNT: usize = 1326;

    /// Every one of them, in order of [`Self::index`].
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        ALL.iter().copied()
    }

    /// The two cards with this number, if it is below 1326.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        ALL.get(index).copied()
    }

    /// These two cards, unless they are the same.
    #[must_use]
    pub fn new(one: Card, other: Card) -> Option<Self> {
        (one != other).then(|| Self { high: one.max(other), low: one.min(other) })
    }

    /// Its number among all, 0 to 1325.
    #[must_use]
    pub fn index(self) -> usize {
        let high = usize::from(self.high.id());
        high * (high.saturating_sub(1)) / 2 + usize::from(self.low.id())
    }

    /// The card with the higher number.
    #[must_use]
    pub const fn high(self) -> Card {
        self.high
    }

    /// The card with the lower number.
    #[must_use]
    pub const fn low(self) -> Card {
        self.low
    }

    /// Both cards.
    #[must_use]
    pub const fn cards(self) -> CardSet {
        CardSet::EMPTY.with(self.high).with(self.low)
    }

    /// Whether one of its cards is in the set.
    #[must_use]
    pub const fn touches(self, cards: CardSet) -> bool {
        cards.contains(self.high) || cards.contains(self.low)
    }

    /// Whether both cards have the same rank.
    #[must_use]
    pub fn is_pair(self) -> bool {
        self.high.rank() == self.low.rank()
    }

    /// Whether both cards have the same suit.
    #[must_use]
    pub fn is_suited(self) -> bool {
        self.high.suit() == self.low.suit()
    }

    /// The name of its class of starting hands, such as `AA`, `AKs` or `AKo`.
    #[must_use]
    pub fn class_name(self) -> String {
        let ranks = [self.high.rank().letter(), self.low.rank().letter()];
        let mut name: String = ranks.iter().collect();
        if !self.is_pair() {
            name.push(if self.is_suited() { 's' } else { 'o' });
        }
        name
    }

    /// The number of that class, 0 to 168: row and column of the usual square, suited hands on one side of the pairs.
    #[must_use]
    pub(super) fn class(self) -> usize {
        let (high, low) = (self.high.rank() as usize, self.low.rank() as usize);
        let (row, column) = if self.is_suited() { (high, low) } else { (low, high) };
        row * Rank::ALL.len() + column
    }
}

impl fmt::Debug for Combo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.high, self.low)
    }
}

static ALL: [Combo; Combo::COUNT] = every();

const fn every() -> [Combo; Combo::COUNT] {
    let two = card(0);
    let mut combos = [Combo { high: two, low: two }; Combo::COUNT];
    let (mut high, mut index) = (1, 0);
    while high < Card::COUNT as u8 {
        let mut low = 0;
        while low < high {
            combos[index] = Combo { high: card(high), low: card(low) };
            index += 1;
            low += 1;
        }
        high += 1;
    }
    combos
}

const fn card(id: u8) -> Card {
    match Card::from_id(id) {
        Some(card) => card,
        None => unreachable!(),
    }
}
