//! What lies open on the table in stud, and whose is best (rule B2).

use std::iter;

use super::high::Counts;
use crate::rules::card_set::CardSet;

/// What the cards that lie open are worth: greater is better and opens the later streets (rule B2).
///
/// Only quads, trips, two pair, pairs and high cards count, and kickers compare; four cards or fewer make no
/// straight and no flush, and more are read the same way. To be compared within one ranking only.
///
/// ```
/// use controbuio::rules::Card;
/// use controbuio::rules::rank::Ranking;
/// let cards = |text: &str| text.split(' ').map(str::parse).collect::<Result<Vec<Card>, _>>();
/// assert!(Ranking::High.showing(&cards("2h 2d 9s")?) > Ranking::High.showing(&cards("Ah Kd Qs")?));
/// # Ok::<(), controbuio::rules::CardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Showing(u64);

impl Showing {
    /// The best high hand showing is the greatest.
    pub(super) fn high(up: CardSet) -> Self {
        Self(read(Counts::of(up)))
    }

    /// The best low hand showing is the greatest: the ace is the lowest rank, and pairs hurt.
    pub(super) fn low(up: CardSet) -> Self {
        Self(!read(Counts::of(up).ace_low()))
    }
}

/// How often the five ranks are there that count first, most often first, and behind it these ranks: of equally many
/// the highest first. Three and four bits each, zeros where there are fewer than five.
fn read(counts: Counts) -> u64 {
    let Counts { one, two, three, four } = counts;
    let by_copies = [(4, four), (3, three & !four), (2, two & !three), (1, one & !two)];
    let ranks = by_copies.into_iter().flat_map(|(copies, ranks)| heights(ranks).map(move |height| (copies, height)));
    let five = ranks.chain(iter::repeat((0, 0))).take(5);
    let (copies, heights) = five.fold((0, 0), |read, (copies, height)| (read.0 << 3 | copies, read.1 << 4 | height));
    copies << 20 | heights
}

/// The heights of the ranks, highest first, the lowest rank being 1.
fn heights(ranks: u16) -> impl Iterator<Item = u64> {
    let mut rest = ranks;
    iter::from_fn(move || {
        let height = rest.checked_ilog2()?;
        rest ^= 1 << height;
        Some(u64::from(height) + 1)
    })
}
