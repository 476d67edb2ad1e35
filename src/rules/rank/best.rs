//! The five cards that play.

use std::cmp::Reverse;

use super::{Category, HandName, HoleUse, Ranking, Strength};
use crate::rules::card::{Card, Rank};
use crate::rules::card_set::CardSet;

/// The best five cards of a hand.
///
/// ```
/// use controbuio::rules::Card;
/// use controbuio::rules::Rank::{Ace, King, Nine, Queen};
/// use controbuio::rules::rank::{HandName, HoleUse, Ranking};
/// let cards = |text: &str| text.split(' ').map(str::parse).collect::<Result<Vec<Card>, _>>();
/// let best = Ranking::High.best(HoleUse::Any, &cards("Ah Qs")?, &cards("Kd Ks 9h 5c 6h")?).expect("seven cards");
/// assert_eq!(best.name, HandName::Pair { pair: King, kickers: [Ace, Queen, Nine] });
/// assert_eq!(best.cards.map(|card| card.to_string()), ["Ks", "Kd", "Ah", "Qs", "9h"]);
/// # Ok::<(), controbuio::rules::CardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Best {
    /// How good it is.
    pub strength: Strength,
    /// What it is called.
    pub name: HandName,
    /// The five in reading order: the combination first, then the kickers from the highest down, the higher suit
    /// first within a rank. A-2-3-4-5 reads 5-4-3-2-A, a low likewise from its highest card with the ace last.
    pub cards: [Card; 5],
}

impl Best {
    pub(super) fn of(ranking: Ranking, hole_use: HoleUse, hole: &[Card], board: &[Card]) -> Option<Self> {
        let (hole, board) = (hole.iter().copied().collect(), board.iter().copied().collect());
        let strength = ranking.strength(hole_use, hole, board)?;
        let plays = |five: &CardSet| ranking.strength(HoleUse::Any, *five, CardSet::EMPTY) == Some(strength);
        let five = fives(hole_use, hole, board).find(plays)?;
        let category = ranking.category(strength);
        let cards = in_reading_order(five, ace_is_low(ranking, category, five))?;
        Some(Self { strength, name: HandName::read(category, cards), cards })
    }
}

/// Whether the ace reads as the lowest rank: in a low, and in the straight to the five.
fn ace_is_low(ranking: Ranking, category: Category, five: CardSet) -> bool {
    match category {
        Category::Straight | Category::StraightFlush => five.iter().any(|card| card.rank() == Rank::Two),
        _ => ranking != Ranking::High,
    }
}

/// The five, most copies of a rank first, then by rank and suit from the highest down.
fn in_reading_order(five: CardSet, ace_is_low: bool) -> Option<[Card; 5]> {
    let mut cards: Vec<Card> = five.iter().collect();
    let height = |card: &Card| if ace_is_low && card.rank() == Rank::Ace { 0 } else { card.rank() as u8 + 1 };
    let copies = |card: &Card| five.iter().filter(|other| other.rank() == card.rank()).count();
    cards.sort_by_cached_key(|card| Reverse((copies(card), height(card), card.suit())));
    cards.try_into().ok()
}

/// All fives that may be played, the one with the highest cards first: by the highest card, then the next one, and
/// so on, each by rank and then suit.
pub(super) fn fives(hole_use: HoleUse, hole: CardSet, board: CardSet) -> impl Iterator<Item = CardSet> {
    let mut cards: Vec<Card> = (hole | board).iter().collect();
    cards.sort();
    let all = (1_u64 << cards.len()) - 1;
    // Leaving out the lowest cards first is choosing the highest first. The cards left out are counted through as
    // binary numbers with as many ones.
    let mut next = cards.len().checked_sub(5).map(|count| (1_u64 << count) - 1);
    let choices = std::iter::from_fn(move || {
        let left_out = next?;
        next = more_with_as_many_ones(left_out).filter(|left_out| left_out & !all == 0);
        let chosen = |place: &usize| left_out >> place & 1 == 0;
        Some((0..cards.len()).filter(chosen).map(|place| cards[place]).collect::<CardSet>())
    });
    choices.filter(move |five| match hole_use {
        HoleUse::Any => true,
        HoleUse::ExactlyTwo => (*five & hole).len() == 2,
    })
}

/// The next greater number with as many ones in binary, if there is any.
fn more_with_as_many_ones(number: u64) -> Option<u64> {
    if number == 0 {
        return None;
    }
    // The lowest run of ones moves its top one up; the others of the run fall to the bottom.
    let lowest = number & number.wrapping_neg();
    let moved = number + lowest;
    Some(moved | ((number ^ moved) >> 2) >> lowest.trailing_zeros())
}
