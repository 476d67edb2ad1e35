//! The ranking by the letter of the rules and by trying everything: slow, and sharing nothing with the library.

use controbuio::rules::{Card, Rank};

/// What a five-card hand is compared by: its category from high card (0) to straight flush (8), then its ranks,
/// those that are there most often first. Greater is better.
pub type HighKey = (u8, [u8; 5]);

/// Rule H1.
pub fn high(five: [Card; 5]) -> HighKey {
    let (copies, mut ranks) = grouped(five.map(|card| card.rank() as u8 + 2));
    let flush = five.iter().all(|card| card.suit() == five[0].suit());
    if ranks == [14, 5, 4, 3, 2] {
        ranks = [5, 4, 3, 2, 1];
    }
    let straight = ranks.windows(2).all(|pair| pair[0] == pair[1] + 1);
    let category = match (copies, straight, flush) {
        (_, true, true) => 8,
        ([4, 4, 4, 4, 1], ..) => 7,
        ([3, 3, 3, 2, 2], ..) => 6,
        (_, false, true) => 5,
        (_, true, false) => 4,
        ([3, ..], ..) => 3,
        ([2, 2, 2, 2, 1], ..) => 2,
        ([2, ..], ..) => 1,
        _ => 0,
    };
    (category, ranks)
}

/// What a five-card low is compared by: how often its ranks are there, then the ranks. Lower is better.
pub type LowKey = ([u8; 5], [u8; 5]);

/// Ace-to-five: straights and flushes do not count, pairs do (rule H3 without its limit).
pub fn low(five: [Card; 5]) -> LowKey {
    grouped(five.map(|card| if card.rank() == Rank::Ace { 1 } else { card.rank() as u8 + 2 }))
}

/// How often each rank is there, and the ranks, both by these numbers from the greatest down.
fn grouped(ranks: [u8; 5]) -> ([u8; 5], [u8; 5]) {
    let mut each = ranks.map(|rank| (ranks.iter().filter(|other| **other == rank).count() as u8, rank));
    each.sort_by(|a, b| b.cmp(a));
    (each.map(|(copies, _)| copies), each.map(|(_, rank)| rank))
}

/// Every five of these cards.
pub fn fives(cards: &[Card]) -> Vec<[Card; 5]> {
    let some = choose(cards, 5);
    some.into_iter().map(|five| five.try_into().expect("five")).collect()
}

/// Every two of these private cards with every three of the board.
pub fn fives_of_two(hole: &[Card], board: &[Card]) -> Vec<[Card; 5]> {
    let mut fives = Vec::new();
    for two in choose(hole, 2) {
        for three in choose(board, 3) {
            fives.push([two[0], two[1], three[0], three[1], three[2]]);
        }
    }
    fives
}

fn choose(cards: &[Card], count: usize) -> Vec<Vec<Card>> {
    match (count, cards) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let mut with = choose(rest, count - 1);
            with.iter_mut().for_each(|some| some.push(*first));
            with.extend(choose(rest, count));
            with
        }
    }
}

/// Cards drawn at random, the same in every run.
pub struct Draw(u64);

impl Draw {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// SplitMix64.
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }

    /// Different cards of the pack.
    pub fn cards<const N: usize>(&mut self) -> [Card; N] {
        let pack: Vec<Card> = Card::all().collect();
        self.among(pack)
    }

    /// Different cards of a pack thinned to six ranks, or to two suits: here flushes, full houses and quads meet.
    pub fn thin<const N: usize>(&mut self) -> [Card; N] {
        let first = self.below(13);
        let suits = self.below(4);
        let by_rank = self.below(2) == 0;
        let in_reach = |card: &Card| match by_rank {
            true => (card.rank() as usize + 13 - first) % 13 < 6,
            false => (card.suit() as usize + 4 - suits) % 4 < 2,
        };
        self.among(Card::all().filter(in_reach).collect())
    }

    fn among<const N: usize>(&mut self, mut pack: Vec<Card>) -> [Card; N] {
        std::array::from_fn(|_| pack.swap_remove(self.below(pack.len())))
    }
}
