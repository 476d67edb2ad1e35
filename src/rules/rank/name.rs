//! What a hand is called: data, no words.

use crate::rules::card::{Card, Rank};

/// The kinds of hands, in the order of rule H1. The low is a family of its own and stands apart at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Category {
    HighCard,
    Pair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    /// Five different ranks, read as a low hand (rule H3).
    Low,
}

impl Category {
    /// All categories, lowest first, the low at the end.
    pub const ALL: [Self; 10] = [
        Self::HighCard,
        Self::Pair,
        Self::TwoPair,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
        Self::Low,
    ];

    pub(super) fn from_index(index: u16) -> Self {
        Self::ALL.get(usize::from(index)).copied().unwrap_or(Self::Low)
    }
}

/// A hand's name as data, for whoever writes or speaks it.
///
/// Ranks stand in reading order: what makes the combination first, then the kickers from the highest down. In a
/// low the ace is the lowest rank.
///
/// ```
/// use controbuio::rules::Rank;
/// use controbuio::rules::rank::{Category, HandName};
/// let straight = HandName::Straight { top: Rank::Five };
/// assert_eq!(straight.category(), Category::Straight);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum HandName {
    HighCard {
        ranks: [Rank; 5],
    },
    Pair {
        pair: Rank,
        kickers: [Rank; 3],
    },
    TwoPair {
        high: Rank,
        low: Rank,
        kicker: Rank,
    },
    ThreeOfAKind {
        three: Rank,
        kickers: [Rank; 2],
    },
    /// Named by its top; A-2-3-4-5 is the one to the five.
    Straight {
        top: Rank,
    },
    Flush {
        ranks: [Rank; 5],
    },
    FullHouse {
        three: Rank,
        two: Rank,
    },
    FourOfAKind {
        four: Rank,
        kicker: Rank,
    },
    /// The royal flush is the one whose top is the ace.
    StraightFlush {
        top: Rank,
    },
    /// Five different ranks as a low, highest first, the ace last.
    Low {
        ranks: [Rank; 5],
    },
}

impl HandName {
    /// The category.
    #[must_use]
    pub const fn category(self) -> Category {
        match self {
            Self::HighCard { .. } => Category::HighCard,
            Self::Pair { .. } => Category::Pair,
            Self::TwoPair { .. } => Category::TwoPair,
            Self::ThreeOfAKind { .. } => Category::ThreeOfAKind,
            Self::Straight { .. } => Category::Straight,
            Self::Flush { .. } => Category::Flush,
            Self::FullHouse { .. } => Category::FullHouse,
            Self::FourOfAKind { .. } => Category::FourOfAKind,
            Self::StraightFlush { .. } => Category::StraightFlush,
            Self::Low { .. } => Category::Low,
        }
    }

    /// The kicker by which this hand differs from an equal combination: this hand's first kicker that the other
    /// does not match (rule S5).
    ///
    /// `None` when the combinations themselves differ or nothing does. Without a combination, and in a flush, the
    /// highest card is what names the hand and the other four are kickers. Straights, full houses and lows have
    /// none.
    ///
    /// ```
    /// use controbuio::rules::Rank::{Ace, King, Nine, Queen, Jack};
    /// use controbuio::rules::rank::HandName;
    /// let winner = HandName::Pair { pair: King, kickers: [Ace, Queen, Nine] };
    /// let loser = HandName::Pair { pair: King, kickers: [Ace, Jack, Nine] };
    /// assert_eq!(winner.deciding_kicker(loser), Some(Queen));
    /// ```
    #[must_use]
    pub fn deciding_kicker(self, loser: Self) -> Option<Rank> {
        let (main, kickers) = self.parts();
        let (other_main, other_kickers) = loser.parts();
        if self.category() != loser.category() || main != other_main {
            return None;
        }
        kickers.iter().zip(other_kickers).find(|(own, other)| own != other).map(|(own, _)| *own)
    }

    /// The ranks that make the combination, and the kickers.
    fn parts(&self) -> ([Option<Rank>; 2], &[Rank]) {
        match self {
            Self::HighCard { ranks } | Self::Flush { ranks } => ([Some(ranks[0]), None], &ranks[1..]),
            Self::Pair { pair, kickers } => ([Some(*pair), None], kickers),
            Self::TwoPair { high, low, kicker } => ([Some(*high), Some(*low)], std::slice::from_ref(kicker)),
            Self::ThreeOfAKind { three, kickers } => ([Some(*three), None], kickers),
            Self::Straight { top } | Self::StraightFlush { top } => ([Some(*top), None], &[]),
            Self::FullHouse { three, two } => ([Some(*three), Some(*two)], &[]),
            Self::FourOfAKind { four, kicker } => ([Some(*four), None], std::slice::from_ref(kicker)),
            Self::Low { ranks: _ } => ([None, None], &[]),
        }
    }

    /// The name of five cards of this category that stand in reading order.
    pub(super) fn read(category: Category, cards: [Card; 5]) -> Self {
        let ranks = cards.map(Card::rank);
        let [a, b, c, d, e] = ranks;
        match category {
            Category::HighCard => Self::HighCard { ranks },
            Category::Pair => Self::Pair { pair: a, kickers: [c, d, e] },
            Category::TwoPair => Self::TwoPair { high: a, low: c, kicker: e },
            Category::ThreeOfAKind => Self::ThreeOfAKind { three: a, kickers: [d, e] },
            Category::Straight => Self::Straight { top: a },
            Category::Flush => Self::Flush { ranks },
            Category::FullHouse => Self::FullHouse { three: a, two: d },
            Category::FourOfAKind => Self::FourOfAKind { four: a, kicker: e },
            Category::StraightFlush => Self::StraightFlush { top: a },
            Category::Low => Self::Low { ranks: [a, b, c, d, e] },
        }
    }
}
