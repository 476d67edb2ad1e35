//! The fast way to high hands: cards add up to a key, and two look-ups of the key give the strength.
//!
//! The ranks stand in two groups, deuce to seven and eight to ace. In each group a rank has a weight such that any
//! up to seven cards have a sum of their own. The sum of the low group gives a number among the 1,548 things that
//! can lie there, the sum of the high group a row of the one big table. A row holds only what five to seven cards
//! can have beside its own, so the table has no gaps and no collisions, and filling it is a walk over its entries:
//! about a millisecond, and not a byte of it in the download.

use std::sync::LazyLock;

use super::Strength;
use super::high::{Counts, Order};
use crate::rules::card::Card;
use crate::rules::card_set::CardSet;

/// The weights of the ranks of one group, lowest first. The lower group has six ranks and needs no more.
const WEIGHTS: [u64; 7] = [1, 5, 24, 112, 521, 2247, 9244];
/// Deuce to seven.
const LOWER_RANKS: usize = 6;

/// Where the parts of a key are: the sum of the lower group in the lowest sixteen bits, that of the upper group in the
/// highest, where one instruction each takes them out, and between them for each suit a byte. A card adds seven to the byte of its suit, so that the bit of 32 says whether there are five
/// or more: four make 28, five to seven 35 to 49.
const UPPER_SHIFT: u32 = 48;
const SUITS_SHIFT: u32 = 16;
const SUITED_CARD: u64 = 7;
const FIVE_SUITED: u64 = 0x2020_2020;

/// The sizes of the three tables, which lie one behind the other so that one address finds them all: as many places as
/// the look-ups can name, so that none needs a check. What is not used is never touched.
const LOWER_SUMS: usize = 1 << 16;
const UPPER_SUMS: usize = 1 << 16;
const RANK_SETS: usize = 1 << 13;
const STRENGTHS: usize = 3 << 16;
/// Where the second and the third of them begin.
const ROWS_AT: usize = LOWER_SUMS;
const STRENGTHS_AT: usize = LOWER_SUMS + UPPER_SUMS;

/// What each card adds to a key, by its number. As long as a number can be, so that no look-up needs a check.
static CARD_KEYS: [u64; 256] = card_keys();
/// The bit of each card in a set, by its number.
static CARD_BITS: [u64; 256] = card_bits();

const fn card_keys() -> [u64; 256] {
    let mut keys = [0; 256];
    let mut id = 0;
    while id < Card::COUNT {
        let (rank, suit) = (id / 4, id % 4);
        let sum = if rank < LOWER_RANKS { WEIGHTS[rank] } else { WEIGHTS[rank - LOWER_RANKS] << UPPER_SHIFT };
        keys[id] = sum + (SUITED_CARD << (SUITS_SHIFT as usize + 8 * suit));
        id += 1;
    }
    keys
}

const fn card_bits() -> [u64; 256] {
    let mut bits = [0; 256];
    let mut id = 0;
    while id < Card::COUNT {
        bits[id] = 1 << (id % 4 * 16 + id / 4);
        id += 1;
    }
    bits
}

/// Cards added up for [`HighTables::strength`]. Hands that share cards, or differ by the last one, share the sum.
///
/// ```
/// use controbuio::rules::CardSet;
/// use controbuio::rules::rank::{HandSum, HighTables, HoleUse, Ranking};
/// let hole: CardSet = "Ah Qs".parse()?;
/// let board: CardSet = "Kd Ks 9h 5c 6h".parse()?;
/// let sum = HandSum::from(board) + HandSum::from(hole);
/// let strength = HighTables::get().strength(sum);
/// assert_eq!(Some(strength), Ranking::High.strength(HoleUse::Any, hole, board));
/// # Ok::<(), controbuio::rules::CardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandSum {
    key: u64,
    cards: u64,
}

impl HandSum {
    /// No card.
    pub const EMPTY: Self = Self { key: 0, cards: 0 };

    /// With one card more, which must not be in it yet.
    #[must_use]
    #[inline]
    pub fn with(self, card: Card) -> Self {
        let id = usize::from(card.id());
        Self { key: self.key.wrapping_add(CARD_KEYS[id]), cards: self.cards | CARD_BITS[id] }
    }

    /// The cards.
    #[must_use]
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits(self.cards)
    }
}

/// All cards of both, which must have none in common.
impl std::ops::Add for HandSum {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self { key: self.key.wrapping_add(other.key), cards: self.cards.wrapping_add(other.cards) }
    }
}

impl FromIterator<Card> for HandSum {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<CardSet> for HandSum {
    fn from(cards: CardSet) -> Self {
        cards.iter().collect()
    }
}

/// The look-up tables for high hands of five to seven cards: 0.3 MB of memory in use, built in about a millisecond
/// (three to eight in a browser that has just loaded).
///
/// ```
/// use controbuio::rules::Card;
/// use controbuio::rules::rank::{Category, HighTables, Ranking};
/// let tables = HighTables::get();
/// let cards = [51, 47, 43, 39, 35, 0, 1].map(|id| Card::from_id(id).expect("below 52"));
/// assert_eq!(Ranking::High.category(tables.strength_of(&cards)), Category::StraightFlush);
/// ```
pub struct HighTables {
    /// By the sum of the lower group: its number among all, the fewer cards the lower. Then, by the sum of the upper
    /// group: half of where its row begins. Then the strengths: by the ranks of one suit that of the flush, and by row
    /// and number that of the ranks.
    all: Box<[u16; STRENGTHS_AT + STRENGTHS]>,
}

impl HighTables {
    /// The tables, built by the first to ask. Best asked for before anybody waits, in a worker or after the first
    /// paint.
    #[must_use]
    pub fn get() -> &'static Self {
        static TABLES: LazyLock<HighTables> = LazyLock::new(HighTables::new);
        &TABLES
    }

    /// The strength of five to seven cards. Of fewer or more it means nothing.
    #[must_use]
    #[inline]
    pub fn strength(&self, hand: HandSum) -> Strength {
        debug_assert!((5..=7).contains(&hand.cards.count_ones()), "the tables are for five to seven cards");
        let place = if hand.key & FIVE_SUITED << SUITS_SHIFT == 0 {
            self.unsuited(hand.key)
        } else {
            std::hint::cold_path();
            suited(hand)
        };
        Strength(self.all[STRENGTHS_AT + place])
    }

    /// The strength of cards that were not added up before: faster than a sum made for one use.
    #[must_use]
    #[inline]
    pub fn strength_of<const N: usize>(&self, cards: &[Card; N]) -> Strength {
        const { assert!(5 <= N && N <= 7, "the tables are for five to seven cards") };
        let key = cards.iter().fold(0_u64, |key, card| key.wrapping_add(CARD_KEYS[usize::from(card.id())]));
        let place = if key & FIVE_SUITED << SUITS_SHIFT == 0 {
            self.unsuited(key)
        } else {
            std::hint::cold_path();
            suited(cards.iter().copied().collect())
        };
        Strength(self.all[STRENGTHS_AT + place])
    }

    /// The place of a strength among all, for cards without a flush.
    #[inline]
    fn unsuited(&self, key: u64) -> usize {
        let number = usize::from(self.all[key as usize % LOWER_SUMS]);
        let row = usize::from(self.all[ROWS_AT + (key >> UPPER_SHIFT) as usize % UPPER_SUMS]);
        2 * row + number
    }

    /// The strength of the flush with these five ranks or more.
    pub(super) fn flush(&self, ranks: u16) -> u16 {
        self.all[STRENGTHS_AT + usize::from(ranks) % RANK_SETS]
    }

    fn new() -> Self {
        let order = Order::get();
        let mut all = zeroed::<{ STRENGTHS_AT + STRENGTHS }>();
        let (numbers, rest) = all.split_at_mut(LOWER_SUMS);
        let (rows, strengths) = rest.split_at_mut(UPPER_SUMS);
        for (ranks, strength) in (0..).zip(&mut strengths[..RANK_SETS]) {
            *strength = order.suited(ranks);
        }
        let lower = Part::all(0..LOWER_RANKS as u8);
        let upper = Part::all(LOWER_RANKS as u8..13);
        for (number, part) in (0..).zip(&lower) {
            numbers[part.sum] = number;
        }
        let begin = |cards: u32| lower.partition_point(|part| part.cards < cards);
        let mut end = RANK_SETS;
        for part in &upper {
            // What can lie beside it. The row begins where its number zero would be, whether it has one or not.
            let beside = begin(5_u32.saturating_sub(part.cards))..begin(8 - part.cards);
            let row = (end - beside.start).next_multiple_of(2);
            rows[part.sum] = (row / 2) as u16;
            for number in beside.clone() {
                strengths[row + number] = order.unsuited(part.counts.join(lower[number].counts));
            }
            end = row + beside.end;
        }
        Self { all }
    }
}

/// The place of a strength among all, for cards with a flush: the ranks of its suit.
#[inline]
fn suited(hand: HandSum) -> usize {
    let suit_shift = 2 * ((hand.key >> SUITS_SHIFT & FIVE_SUITED).trailing_zeros() - FIVE_SUITED.trailing_zeros());
    (hand.cards >> suit_shift) as usize % RANK_SETS
}

/// What can lie in one group of ranks.
struct Part {
    cards: u32,
    sum: usize,
    counts: Counts,
}

impl Part {
    /// All up to seven cards of the group, the fewest cards first.
    fn all(ranks: std::ops::Range<u8>) -> Vec<Self> {
        let mut parts = vec![Self { cards: 0, sum: 0, counts: Counts::default() }];
        for (rank, weight) in ranks.zip(WEIGHTS) {
            let mut grown = 0..parts.len();
            for _ in 0..4 {
                let end = parts.len();
                for i in grown {
                    let Self { cards, sum, counts } = parts[i];
                    if cards < 7 {
                        parts.push(Self { cards: cards + 1, sum: sum + weight as usize, counts: counts.with(rank) });
                    }
                }
                grown = end..parts.len();
            }
        }
        parts.sort_by_key(|part| part.cards);
        parts
    }
}

/// So many zeros on the heap, never on the stack.
pub(super) fn zeroed<const N: usize>() -> Box<[u16; N]> {
    match vec![0; N].try_into() {
        Ok(zeros) => zeros,
        Err(_) => unreachable!("{N} zeros fill {N} places"),
    }
}
