//! What lies open on the table in stud, and whose is best (rule B2).

use std::cmp::Reverse;

use crate::rules::card::{Card, Rank};

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
    pub(super) fn high(up: &[Card]) -> Self {
        Self(read(up, |rank| rank as u8 + 1))
    }

    /// The best low hand showing is the greatest: the ace is the lowest rank, and pairs hurt.
    pub(super) fn low(up: &[Card]) -> Self {
        Self(!read(up, |rank| (rank as u8 + 1) % 13 + 1))
    }
}

/// How often the five ranks are there that count first, most often first, and behind it these ranks: of equally many
/// the highest first. Three and four bits each, zeros where there are fewer than five.
fn read(up: &[Card], height: impl Fn(Rank) -> u8) -> u64 {
    let mut ranks: [(u64, u64); 14] = std::array::from_fn(|height| (0, height as u64));
    for card in up {
        ranks[usize::from(height(card.rank()))].0 += 1;
    }
    ranks.sort_by_key(|each| Reverse(*each));
    let first = ranks.iter().take(5);
    let copies = first.clone().fold(0, |read, (copies, _)| read << 3 | copies);
    first.fold(copies, |read, (copies, height)| read << 4 | if *copies > 0 { *height } else { 0 })
}
