//! The high order, straight flush highest (rule H1): the one place that says it. Every table is filled from here.

use std::sync::LazyLock;

use super::tables::zeroed;
use super::{Category, Strength};
use crate::rules::card::Suit;
use crate::rules::card_set::CardSet;

/// The strength of five cards or more, any five of them.
pub(super) fn strength(cards: CardSet) -> Option<Strength> {
    if cards.len() < 5 {
        return None;
    }
    let order = Order::get();
    let suited = Suit::ALL.map(|suit| order.suited(cards.ranks_of(suit))).into_iter().max().unwrap_or(0);
    Some(Strength(suited.max(order.unsuited(Counts::of(cards)))))
}

/// Which ranks there are once or more, twice or more, three times or more, four times: bit 0 the lowest rank.
#[derive(Clone, Copy, Default)]
pub(super) struct Counts {
    pub one: u16,
    pub two: u16,
    pub three: u16,
    pub four: u16,
}

impl Counts {
    pub(super) fn of(cards: CardSet) -> Self {
        let [c, d, h, s] = Suit::ALL.map(|suit| cards.ranks_of(suit));
        Self {
            one: c | d | h | s,
            two: (c & d) | (h & s) | ((c | d) & (h | s)),
            three: (c & d & (h | s)) | (h & s & (c | d)),
            four: c & d & h & s,
        }
    }

    /// With one card more.
    pub(super) fn with(self, rank: u8) -> Self {
        let card = 1 << rank;
        Self {
            one: self.one | card,
            two: self.two | self.one & card,
            three: self.three | self.two & card,
            four: self.four | self.three & card,
        }
    }

    /// The two together, where no rank is in both.
    pub(super) fn join(self, other: Self) -> Self {
        Self {
            one: self.one | other.one,
            two: self.two | other.two,
            three: self.three | other.three,
            four: self.four | other.four,
        }
    }

    /// The same with the ace as the lowest rank.
    pub(super) fn ace_low(self) -> Self {
        Self { one: ace_low(self.one), two: ace_low(self.two), three: ace_low(self.three), four: ace_low(self.four) }
    }
}

/// The order of sets of ranks: each set's place among those with as many ranks, the highest rank counting first.
///
/// That is also the order of the sets read as binary numbers, so the table is filled by counting.
pub(super) struct Order(Box<[u16; 1 << 13]>);

/// How many pairs of ranks, and how many threes: what a place among them is multiplied with.
const PAIRS: u16 = 78;
const THREES: u16 = 286;

impl Order {
    /// The table, 16 KB, counted when first asked for in some ten microseconds.
    pub(super) fn get() -> &'static Self {
        static ORDER: LazyLock<Order> = LazyLock::new(Order::new);
        &ORDER
    }

    fn new() -> Self {
        let mut places = zeroed();
        let mut seen = [0; 14];
        for (ranks, place) in places.iter_mut().enumerate() {
            let next = &mut seen[ranks.count_ones() as usize];
            *place = *next;
            *next += 1;
        }
        Self(places)
    }

    fn place(&self, ranks: u16) -> u16 {
        self.0[usize::from(ranks) & 0x1fff]
    }

    /// Straight flush or flush with these ranks of one suit, zero with fewer than five.
    pub(super) fn suited(&self, ranks: u16) -> u16 {
        if ranks.count_ones() < 5 {
            0
        } else if let Some(low) = straight(ranks) {
            in_category(Category::StraightFlush, low)
        } else {
            in_category(Category::Flush, self.place(highest(ranks, 5)))
        }
    }

    /// The strength of five ranks or more, suits apart.
    pub(super) fn unsuited(&self, counts: Counts) -> u16 {
        match straight(counts.one) {
            // With five ranks among eight cards or more there may still be a full house or quads.
            Some(low) => in_category(Category::Straight, low).max(self.paired(counts)),
            None => self.paired(counts),
        }
    }

    /// The same where straights do not count either: only quads, full house, trips, pairs and high cards.
    pub(super) fn paired(&self, counts: Counts) -> u16 {
        let Counts { one, two, three, four } = counts;
        if four != 0 {
            let quads = highest(four, 1);
            return in_category(Category::FourOfAKind, index(quads) * 13 + index(one & !quads));
        }
        if three != 0 {
            let trips = highest(three, 1);
            let pairs = two & !trips;
            return if pairs != 0 {
                in_category(Category::FullHouse, index(trips) * 13 + index(pairs))
            } else {
                let kickers = highest(one & !trips, 2);
                in_category(Category::ThreeOfAKind, index(trips) * PAIRS + self.place(kickers))
            };
        }
        if two == 0 {
            return in_category(Category::HighCard, self.place(highest(one, 5)));
        }
        let pair = highest(two, 1);
        if two == pair {
            let kickers = highest(one & !pair, 3);
            return in_category(Category::Pair, index(pair) * THREES + self.place(kickers));
        }
        let both = highest(two, 2);
        in_category(Category::TwoPair, self.place(both) * 13 + index(one & !both))
    }
}

fn in_category(category: Category, order: u16) -> u16 {
    (category as u16) << 12 | order
}

/// The number of the highest rank, zero where there is none.
fn index(ranks: u16) -> u16 {
    15_u32.saturating_sub(ranks.leading_zeros()) as u16
}

/// The so many highest of the ranks.
pub(super) fn highest(ranks: u16, count: usize) -> u16 {
    let mut rest = ranks;
    for _ in 0..count {
        rest &= !(0x8000_u16.checked_shr(rest.leading_zeros()).unwrap_or(0));
    }
    ranks & !rest
}

/// The so many lowest of the ranks, one or more, if there are that many.
pub(super) fn lowest(ranks: u16, count: usize) -> Option<u16> {
    let without_lowest = |ranks: u16| ranks & ranks.wrapping_sub(1);
    // Only the last one says whether there are enough: a branch for each would be guessed wrong too often.
    let from_last = (1..count).fold(ranks, |rest, _| without_lowest(rest));
    (from_last != 0).then_some(ranks & !without_lowest(from_last))
}

/// The ranks with the ace as bit 0 and the king as bit 12.
pub(super) const fn ace_low(ranks: u16) -> u16 {
    (ranks << 1 | ranks >> 12) & 0x1fff
}

/// The highest straight among the ranks: zero for A-2-3-4-5, nine for the one to the ace. It does not go around
/// (rule H1).
pub(super) fn straight(ranks: u16) -> Option<u16> {
    // Bit 0 the low ace, bit 13 the high one.
    let ranks = ranks << 1 | ranks >> 12;
    let runs = ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4;
    (runs != 0).then(|| index(runs))
}
