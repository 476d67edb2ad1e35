//! High hands of exactly two private cards and three of the board (rule H2).
//!
//! Suits apart, only the ranks matter. For each three ranks of a board there is a row with the strength beside
//! every pair of private ranks; the row of a board of four or five cards is the greatest of the rows of its threes,
//! place by place. All rows are made at once, so that a board costs one look-up and a hand of four cards six.

use std::sync::LazyLock;

use super::Strength;
use super::high::{Counts, Order, lowest};
use super::tables::HighTables;
use crate::rules::card::Suit;
use crate::rules::card_set::CardSet;

/// How many pairs of ranks there are, equal ones among them.
const PAIRS: usize = 91;
/// How many boards of three, four and five ranks there are.
const BOARDS: [usize; 3] = [455, 1820, 6188];
/// The strengths of one board by the pair of private ranks, see [`pair`].
type Row = [u16; PAIRS];

/// The rows of all boards of three, four and five cards: 1.5 MB, made in two to ten milliseconds.
pub struct OmahaTables {
    /// By [`place`] of the board's ranks: the boards of three cards, then those of four, then those of five.
    rows: Vec<Row>,
    high: &'static HighTables,
}

impl OmahaTables {
    /// The tables, made by the first to ask. Best asked for before anybody waits, in a worker or after the first
    /// paint.
    #[must_use]
    pub fn get() -> &'static Self {
        static TABLES: LazyLock<OmahaTables> = LazyLock::new(OmahaTables::new);
        &TABLES
    }

    fn new() -> Self {
        let order = Order::get();
        let mut rows = Vec::with_capacity(BOARDS.iter().sum());
        boards(3, &mut |board| {
            let board = board.iter().fold(Counts::default(), |counts, rank| counts.with(*rank));
            let mut row = [0; PAIRS];
            for high in 0..13 {
                for low in 0..=high {
                    row[pair(low, high)] = order.unsuited(board.with(low).with(high));
                }
            }
            rows.push(row);
        });
        for cards in 4..=5 {
            boards(cards, &mut |board| {
                let mut best = [0; PAIRS];
                // Of the cards outside any three one at least is among the lowest four: leaving out each of these
                // leaves every three at least once.
                for left_out in 0..4 {
                    let rest = board.iter().enumerate().filter(|(i, _)| *i != left_out).map(|(_, rank)| *rank);
                    for (best, other) in best.iter_mut().zip(rows[place(cards - 1, rest)]) {
                        *best = other.max(*best);
                    }
                }
                rows.push(best);
            });
        }
        Self { rows, high: HighTables::get() }
    }
}

/// A board prepared for the private cards of everybody who plays it.
///
/// ```
/// use controbuio::rules::rank::{Category, OmahaBoard, Ranking};
/// let board = OmahaBoard::new("Th 7s 2h 3h Kh".parse()?).expect("five cards");
/// let flush = board.strength("Ah 4h Qs Qd".parse()?).expect("four cards");
/// let pair = board.strength("Ah 4s Qs Qd".parse()?).expect("four cards");
/// assert_eq!([flush, pair].map(|each| Ranking::High.category(each)), [Category::Flush, Category::Pair]);
/// # Ok::<(), controbuio::rules::CardError>(())
/// ```
#[derive(Clone, Copy)]
pub struct OmahaBoard {
    row: &'static Row,
    high: &'static HighTables,
    /// Where the suit is of which the board has three or more, if there is one, and its ranks.
    suit_shift: u32,
    suited: u16,
}

impl OmahaBoard {
    /// Prepares a board of three to five cards; `None` with fewer or more.
    #[must_use]
    #[inline]
    pub fn new(board: CardSet) -> Option<Self> {
        let tables = OmahaTables::get();
        let mut ranks = [u8::MAX; 5];
        let mut cards = 0;
        let mut rest = board.bits();
        while rest != 0 {
            *ranks.get_mut(cards)? = rest.trailing_zeros() as u8 % 16;
            rest &= rest - 1;
            cards += 1;
        }
        if cards < 3 {
            return None;
        }
        sort(&mut ranks);
        let row = &tables.rows[place(cards, ranks.into_iter().take(cards))];
        let (mut suit_shift, mut suited) = (0, 0);
        for suit in Suit::ALL {
            let ranks = board.ranks_of(suit);
            if lowest(ranks, 3).is_some() {
                (suit_shift, suited) = (16 * suit as u32, ranks);
            }
        }
        Some(Self { row, high: tables.high, suit_shift, suited })
    }

    /// The best strength of two of these private cards with three of the board; `None` with fewer than two.
    #[must_use]
    #[inline]
    pub fn strength(&self, hole: CardSet) -> Option<Strength> {
        let mut best = 0;
        let mut rest = hole.bits();
        while rest != 0 {
            let first = rest.trailing_zeros() as u8 % 16;
            rest &= rest - 1;
            let mut seconds = rest;
            while seconds != 0 {
                let second = seconds.trailing_zeros() as u8 % 16;
                seconds &= seconds - 1;
                best = best.max(self.row[pair(first.min(second), first.max(second))]);
            }
        }
        if self.suited != 0 {
            best = best.max(self.flush((hole.bits() >> self.suit_shift) as u16));
        }
        (best != 0).then_some(Strength(best))
    }

    /// The best flush with two of these private ranks of the board's suit, zero with fewer than two.
    fn flush(&self, hole: u16) -> u16 {
        if lowest(hole, 2).is_none() {
            return 0;
        }
        let mut best = 0;
        for first in bits(hole) {
            for second in bits(hole & (first - 1)) {
                for third in bits(self.suited) {
                    for fourth in bits(self.suited & (third - 1)) {
                        for fifth in bits(self.suited & (fourth - 1)) {
                            best = best.max(self.high.flush(first | second | third | fourth | fifth));
                        }
                    }
                }
            }
        }
        best
    }
}

/// The ranks one by one, lowest first.
fn bits(ranks: u16) -> impl Iterator<Item = u16> {
    let mut rest = ranks;
    std::iter::from_fn(move || {
        let bit = rest & rest.wrapping_neg();
        rest ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// Sorts five ranks, lowest first, by nine exchanges whatever their order.
fn sort(ranks: &mut [u8; 5]) {
    for (a, b) in [(0, 3), (1, 4), (0, 2), (1, 3), (0, 1), (2, 4), (1, 2), (3, 4), (2, 3)] {
        (ranks[a], ranks[b]) = (ranks[a].min(ranks[b]), ranks[a].max(ranks[b]));
    }
}

/// Hands each board of so many ranks, lowest first, to the visitor, in the order of their places.
fn boards(cards: usize, visit: &mut impl FnMut(&[u8])) {
    fn fill(board: &mut [u8; 5], cards: usize, free: usize, top: u8, visit: &mut impl FnMut(&[u8])) {
        if free == 0 {
            return visit(&board[..cards]);
        }
        for rank in 0..=top {
            board[free - 1] = rank;
            fill(board, cards, free - 1, rank, visit);
        }
    }
    fill(&mut [0; 5], cards, cards, 12, visit);
}

/// The number of the row of so many ranks, lowest first: how many boards are lower, the highest rank counting most.
fn place(cards: usize, ranks: impl Iterator<Item = u8>) -> usize {
    let fewer: usize = BOARDS.iter().take(cards - 3).sum();
    ranks.zip(&CHOICES).fold(fewer, |place, (rank, choices)| place + usize::from(choices[usize::from(rank & 15)]))
}

/// By how many ranks and by rank: how many multisets of so many ranks lie below the rank.
static CHOICES: [[u16; 16]; 5] = choices();

const fn choices() -> [[u16; 16]; 5] {
    let mut choices = [[0; 16]; 5];
    let mut rank = 0;
    while rank < 13 {
        choices[0][rank] = rank as u16;
        let mut i = 1;
        while i < 5 {
            if rank > 0 {
                choices[i][rank] = choices[i][rank - 1] + choices[i - 1][rank];
            }
            i += 1;
        }
        rank += 1;
    }
    choices
}

/// The number of a pair of ranks in a row.
fn pair(low: u8, high: u8) -> usize {
    let (low, high) = (usize::from(low), usize::from(high));
    high * (high + 1) / 2 + low
}
