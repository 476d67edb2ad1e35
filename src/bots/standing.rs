//! How good two cards are beside all the others that somebody might hold.

use super::combo::Combo;
use super::starting;
use crate::rules::rank::{HandSum, HighTables, Strength};
use crate::rules::{Card, CardSet, Suit};

/// For every two cards, how they stand on this board: 0 the worst, 1 the best. Made of public cards alone, so it is the
/// same for every seat.
#[derive(Clone, Debug)]
pub struct Standing(Box<[Entry]>);

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    made: f32,
    hopeful: f32,
    outs: u8,
    nuts: bool,
}

impl Standing {
    /// How every two cards stand on a board of three to five cards; on fewer, by the order of starting hands.
    #[must_use]
    pub fn on(board: &[Card]) -> Self {
        let Some(chance) = chance_of_an_out(board.len()) else { return Self::before_the_flop() };
        let tables = HighTables::get();
        let lying: HandSum = board.iter().copied().collect();
        let seen = lying.cards();
        let mut order: Vec<(Strength, Combo)> = Combo::all()
            .filter(|combo| !combo.touches(seen))
            .map(|combo| (tables.strength(lying.with(combo.high()).with(combo.low())), combo))
            .collect();
        order.sort_unstable_by_key(|&(strength, _)| strength);
        let mut entries = vec![Entry::default(); Combo::COUNT].into_boxed_slice();
        let straight_outs = straight_outs(seen);
        let mut worse = 0;
        for equals in order.chunk_by(|one, other| one.0 == other.0) {
            let made = (worse as f32 + equals.len() as f32 / 2.0) / order.len() as f32;
            worse += equals.len();
            for &(_, combo) in equals {
                let [high, low] = [combo.high(), combo.low()].map(|card| card.rank() as usize);
                let outs = if chance > 0.0 { straight_outs[high][low] + flush_outs(combo, seen) } else { 0 };
                let hopeful = made + (1.0 - made) * f32::from(outs) * chance;
                entries[combo.index()] = Entry { made, hopeful, outs, nuts: worse == order.len() };
            }
        }
        Self(entries)
    }

    fn before_the_flop() -> Self {
        let entry = |combo| {
            let place = starting::place(combo);
            let made = 1.0 - f32::from(place) / 1000.0;
            Entry { made, hopeful: made, outs: 0, nuts: place <= starting::place_of_the_best() }
        };
        Self(Combo::all().map(entry).collect())
    }

    fn entry(&self, combo: Combo) -> Entry {
        self.0.get(combo.index()).copied().unwrap_or_default()
    }

    /// The share of hands that are worse now, equal ones counting half. Zero for a hand that the board makes impossible.
    #[must_use]
    pub fn made(&self, combo: Combo) -> f32 {
        self.entry(combo).made
    }

    /// The same, with the part added of the better hands that a straight or a flush will overtake if it comes: the
    /// HS + (1 − HS) · PPot of Billings and others, with the potential counted in outs.
    #[must_use]
    pub fn hopeful(&self, combo: Combo) -> f32 {
        self.entry(combo).hopeful
    }

    /// How many cards make it a straight or a flush.
    #[must_use]
    pub fn outs(&self, combo: Combo) -> u8 {
        self.entry(combo).outs
    }

    /// Whether nothing beats it as the cards lie. Before the flop, whether it is the best starting hand.
    #[must_use]
    pub fn is_nuts(&self, combo: Combo) -> bool {
        self.entry(combo).nuts
    }
}

/// How likely each out is to come by the river; nothing before the flop, where outs say nothing.
fn chance_of_an_out(board: usize) -> Option<f32> {
    match board {
        3 => Some(0.036),
        4 => Some(0.022),
        5 => Some(0.0),
        _ => None,
    }
}

fn flush_outs(combo: Combo, board: CardSet) -> u8 {
    let cards = board | combo.cards();
    let four = |&suit: &Suit| cards.ranks_of(suit).count_ones() == 4 && combo.cards().ranks_of(suit) != 0;
    if Suit::ALL.iter().any(four) { 9 } else { 0 }
}

/// By the ranks of both cards, four for each rank that completes a straight, unless there is one or the board alone
/// makes it.
fn straight_outs(board: CardSet) -> [[u8; 13]; 13] {
    let shared = Suit::ALL.iter().fold(0, |ranks, &suit| ranks | board.ranks_of(suit));
    let outs = |high: usize, low: usize| {
        let all = shared | 1 << high | 1 << low;
        let completes = |rank: &u16| has_straight(all | 1 << rank) && !has_straight(shared | 1 << rank);
        if has_straight(all) { 0 } else { 4 * (0..13).filter(completes).count() as u8 }
    };
    std::array::from_fn(|high| std::array::from_fn(|low| outs(high, low)))
}

const fn has_straight(ranks: u16) -> bool {
    // Bit 0 the low ace, bit 13 the high one.
    let ranks = ranks << 1 | ranks >> 12;
    ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4 != 0
}
