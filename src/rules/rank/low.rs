//! The lows: eight or better (rule H3), and the ace-to-five low of any five cards (razz).

use super::Strength;
use super::high::{Counts, Order, ace_low, lowest};
use crate::rules::card_set::CardSet;

/// Ace to eight, the ace as bit 0.
const EIGHT_OR_LOWER: u16 = 0xff;

/// The low of eight or better among any five of the cards.
pub(super) fn eight(cards: CardSet) -> Option<Strength> {
    lowest(low_ranks(cards), 5).map(|ranks| Strength(!ranks))
}

/// The ranks of eight or below, the ace as bit 0.
fn low_ranks(cards: CardSet) -> u16 {
    ace_low(Counts::of(cards).one) & EIGHT_OR_LOWER
}

/// The ace-to-five low of any five of the cards.
pub(super) fn ace_five(cards: CardSet) -> Option<Strength> {
    let all = Counts::of(cards).ace_low();
    let five = lowest_five(all)?;
    Some(Strength(!Order::get().paired(five)))
}

/// The lowest five by the number of equal cards first and then by rank, as [`Order::paired`] reads them.
fn lowest_five(all: Counts) -> Option<Counts> {
    let Counts { one, two, three, four } = all;
    let none = Counts::default();
    if let Some(ranks) = lowest(one, 5) {
        return Some(Counts { one: ranks, ..none });
    }
    // Fewer than five ranks: every one of them is used, and the fewest possible cards twice.
    match one.count_ones() {
        4 => Some(Counts { one, two: lowest(two, 1)?, ..none }),
        3 => match (lowest(two, 2), lowest(three, 1)) {
            (Some(two), _) => Some(Counts { one, two, ..none }),
            (None, three) => Some(Counts { one, two, three: three?, ..none }),
        },
        2 => match (lowest(two, 2), lowest(three, 1)) {
            (Some(two), Some(three)) => Some(Counts { one, two, three, ..none }),
            _ => Some(Counts { one, two, three, four: lowest(four, 1)? }),
        },
        _ => None,
    }
}

/// A board prepared for lows of eight or better with exactly two private cards (rules G3 and H3).
///
/// ```
/// use controbuio::rules::rank::EightBoard;
/// let board = EightBoard::new("2h 3d 8s Kc Kd".parse()?);
/// assert!(board.strength("Ah 4h Qs Qd".parse()?) > board.strength("Ah 5h Qs Qd".parse()?));
/// assert!(board.strength("Ah 2d 3s Kh".parse()?).is_none());
/// # Ok::<(), controbuio::rules::CardError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct EightBoard {
    ranks: u16,
}

impl EightBoard {
    /// Prepares a board of any number of cards.
    #[must_use]
    #[inline]
    pub fn new(board: CardSet) -> Self {
        Self { ranks: low_ranks(board) }
    }

    /// Whether any hand can make a low here: three ranks of eight or below.
    #[must_use]
    #[inline]
    pub fn allows_low(self) -> bool {
        lowest(self.ranks, 3).is_some()
    }

    /// The best low of two of these private cards and three of the board, if there is one.
    #[must_use]
    #[inline]
    pub fn strength(self, hole: CardSet) -> Option<Strength> {
        if !self.allows_low() {
            return None;
        }
        let hole = low_ranks(hole);
        let mut best = u16::MAX;
        let mut rest = hole;
        while rest != 0 {
            let first = rest & rest.wrapping_neg();
            rest ^= first;
            let mut seconds = rest;
            while seconds != 0 {
                let second = seconds & seconds.wrapping_neg();
                seconds ^= second;
                let pair = first | second;
                if let Some(three) = lowest(self.ranks & !pair, 3) {
                    best = best.min(pair | three);
                }
            }
        }
        (best != u16::MAX).then_some(Strength(!best))
    }
}
