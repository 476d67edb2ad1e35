//! What beats what: one file per ordering family (rules H1 to H4).
//!
//! A [`Ranking`] is a value a game names. It turns cards into a [`Strength`], one number in which greater is
//! better, and into a [`Best`]: the five cards that play and what they are called. The screen, the showdown and
//! the odd units all read the same five.
//!
//! Nothing here is embedded: the look-up tables of [`HighTables`] and [`OmahaTables`] are built in a millisecond or
//! two when first asked for. Who compares hands now and then uses [`Ranking::strength`], which outside Omaha needs
//! only a small one, built in microseconds; who counts equities uses the tables.

mod best;
mod high;
mod low;
mod name;
mod omaha;
mod showing;
mod tables;

pub use best::Best;
pub use low::EightBoard;
pub use name::{Category, HandName};
pub use omaha::{OmahaBoard, OmahaTables};
pub use showing::Showing;
pub use tables::{HandSum, HighTables};

use super::card::Card;
use super::card_set::CardSet;

/// An ordering family: what a game's showdown compares.
///
/// ```
/// use controbuio::rules::rank::{HoleUse, Ranking};
/// let board = "Kd Ks 9h 5c 6h".parse()?;
/// let queen = Ranking::High.strength(HoleUse::Any, "Ah Qs".parse()?, board);
/// let jack = Ranking::High.strength(HoleUse::Any, "As Jd".parse()?, board);
/// assert!(queen > jack);
/// # Ok::<(), controbuio::rules::CardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ranking {
    /// The usual order, straight flush highest (rule H1).
    High,
    /// Ace-to-five low that needs five different ranks of eight or below (rule H3). Straights and flushes do not
    /// hurt.
    LowEight,
    /// Ace-to-five low of any five cards, as in razz: straights and flushes do not count, pairs do, and hurt.
    LowAceFive,
}

/// How many private cards a hand must use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HoleUse {
    /// Any five of all the cards.
    Any,
    /// Exactly two private and exactly three of the board, as in Omaha (rule H2).
    ExactlyTwo,
}

/// How good a hand is: greater is better, equal is a tie (rule S2). To be compared within one [`Ranking`] only.
///
/// Sixteen bits, category above, order within the category below; a low is kept as its complement, so that the
/// lower hand is the greater strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u16);

impl Strength {
    /// The sixteen bits, for tables and counts that are kept by strength. They order as the strengths do.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }
}

impl Ranking {
    /// The best strength the cards make, if they make a hand at all.
    ///
    /// `None` when there are too few cards (five in all; with [`HoleUse::ExactlyTwo`] two private and three of the
    /// board), or no low that qualifies. Any number of cards may be given, but an Omaha board has at most five.
    /// Takes some ten nanoseconds, thirty in Omaha once its tables are built; see [`HighTables`] and [`OmahaBoard`]
    /// for the faster ways.
    #[must_use]
    pub fn strength(self, hole_use: HoleUse, hole: CardSet, board: CardSet) -> Option<Strength> {
        match (self, hole_use) {
            (Self::High, HoleUse::Any) => high::strength(hole | board),
            (Self::LowEight, HoleUse::Any) => low::eight(hole | board),
            (Self::LowAceFive, HoleUse::Any) => low::ace_five(hole | board),
            (Self::High, HoleUse::ExactlyTwo) => OmahaBoard::new(board)?.strength(hole),
            (Self::LowEight, HoleUse::ExactlyTwo) => EightBoard::new(board).strength(hole),
            (Self::LowAceFive, HoleUse::ExactlyTwo) => {
                best::fives(hole_use, hole, board).filter_map(low::ace_five).max()
            }
        }
    }

    /// The best five cards, with their strength and name, or `None` where [`Self::strength`] gives `None`.
    ///
    /// Of fives that are equally strong it takes the one with the highest card by rank and then suit, then the
    /// next highest, and so on: the five that rule S3 asks for.
    #[must_use]
    pub fn best(self, hole_use: HoleUse, hole: &[Card], board: &[Card]) -> Option<Best> {
        Best::of(self, hole_use, hole, board)
    }

    /// What the cards that lie open are worth, as long as they are too few to make a hand (rule B2).
    #[must_use]
    pub fn showing(self, up: &[Card]) -> Showing {
        let up = up.iter().copied().collect();
        match self {
            Self::High => Showing::high(up),
            Self::LowEight | Self::LowAceFive => Showing::low(up),
        }
    }

    /// The category of a strength of this ranking.
    #[must_use]
    pub fn category(self, strength: Strength) -> Category {
        match self {
            Self::High => Category::from_index(strength.0 >> 12),
            Self::LowEight => Category::Low,
            Self::LowAceFive => match Category::from_index(!strength.0 >> 12) {
                Category::HighCard => Category::Low,
                paired => paired,
            },
        }
    }
}
