//! Whole packs counted out (rule H4).

use std::collections::BTreeMap;
use std::thread;

use controbuio::rules::rank::{Category, EightBoard, HandSum, HighTables, HoleUse, Ranking, Strength};
use controbuio::rules::{Card, CardSet, Rank, Suit};

use crate::naive::{self, Draw};

/// How many hands there are of each strength, over all hands of so many cards. Each processor takes every so
/// many-th highest card.
fn count<S: Copy + Send + Sync>(
    cards: usize,
    none: S,
    with: impl Fn(S, Card) -> S + Sync,
    strength: impl Fn(S) -> Option<Strength> + Sync,
) -> Vec<u64> {
    fn below<S: Copy>(
        top: u8,
        cards: usize,
        hand: S,
        with: &impl Fn(S, Card) -> S,
        strength: &impl Fn(S) -> Option<Strength>,
        counts: &mut [u64],
    ) {
        for id in cards as u8 - 1..top {
            let hand = with(hand, Card::from_id(id).expect("a card"));
            if cards > 1 {
                below(id, cards - 1, hand, with, strength, counts);
            } else if let Some(strength) = strength(hand) {
                counts[usize::from(strength.bits())] += 1;
            }
        }
    }
    let threads = thread::available_parallelism().map_or(2, |count| count.get() as u8);
    let (with, strength) = (&with, &strength);
    thread::scope(|scope| {
        let count = |first| {
            move || {
                let mut counts = vec![0; 1 << 16];
                for id in (cards as u8 - 1..52).filter(|id| id % threads == first) {
                    let hand = with(none, Card::from_id(id).expect("a card"));
                    below(id, cards - 1, hand, with, strength, &mut counts);
                }
                counts
            }
        };
        let each: Vec<_> = (0..threads).map(|first| scope.spawn(count(first))).collect();
        each.into_iter()
            .map(|thread| thread.join().expect("counted"))
            .fold(vec![0; 1 << 16], |sum, counts| sum.iter().zip(counts).map(|(a, b)| a + b).collect())
    })
}

/// The hands by category, straight flush first, and in how many classes.
fn by_category(counts: &[u64]) -> ([u64; 9], usize) {
    let mut categories = [0; 9];
    for (bits, hands) in counts.iter().enumerate() {
        categories[8_usize.saturating_sub(bits >> 12)] += hands;
    }
    (categories, counts.iter().filter(|hands| **hands > 0).count())
}

fn high_counts(cards: usize) -> ([u64; 9], usize) {
    let tables = HighTables::get();
    by_category(&count(cards, HandSum::EMPTY, HandSum::with, |hand| Some(tables.strength(hand))))
}

#[test]
fn h4_five_card_hands_by_category() {
    let expected = [40, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540];
    assert_eq!(high_counts(5), (expected, 7_462));
}

#[test]
fn h4_seven_card_hands_by_category() {
    let expected = [41_584, 224_848, 3_473_184, 4_047_644, 6_180_020, 6_461_620, 31_433_400, 58_627_800, 23_294_460];
    assert_eq!(high_counts(7), (expected, 4_824));
}

/// Every five-card hand against the letter of the rule: equal strength means equal keys, and both order alike.
#[test]
fn h1_all_five_card_hands_in_order() {
    let tables = HighTables::get();
    let mut keys: BTreeMap<Strength, naive::HighKey> = BTreeMap::new();
    let pack: Vec<Card> = Card::all().collect();
    for (a, &first) in pack.iter().enumerate() {
        for (b, &second) in pack[..a].iter().enumerate() {
            for (c, &third) in pack[..b].iter().enumerate() {
                for (d, &fourth) in pack[..c].iter().enumerate() {
                    for &fifth in &pack[..d] {
                        let five = [first, second, third, fourth, fifth];
                        let strength = tables.strength_of(&five);
                        let plain = Ranking::High.strength(HoleUse::Any, five.into_iter().collect(), CardSet::EMPTY);
                        assert_eq!(plain, Some(strength), "{five:?}");
                        let key = naive::high(five);
                        assert_eq!(*keys.entry(strength).or_insert(key), key, "{five:?}");
                        assert_eq!(Ranking::High.category(strength), Category::ALL[usize::from(key.0)]);
                    }
                }
            }
        }
    }
    assert_eq!(keys.len(), 7_462);
    assert!(keys.values().is_sorted_by(|a, b| a < b));
}

fn low_counts(cards: usize) -> (u64, usize) {
    let low = |hand| Ranking::LowEight.strength(HoleUse::Any, hand, CardSet::EMPTY);
    let counts = count(cards, CardSet::EMPTY, CardSet::with, low);
    (counts.iter().sum(), counts.iter().filter(|hands| **hands > 0).count())
}

#[test]
fn h4_lows_of_five_cards() {
    assert_eq!(low_counts(5), (57_344, 56));
}

#[test]
fn h4_lows_of_seven_cards() {
    assert_eq!(low_counts(7), (24_530_944, 56));
}

#[test]
fn h4_boards_that_allow_a_low() {
    let any = Ranking::High.strength(HoleUse::Any, "AhKhQhJhTh".parse().expect("cards"), CardSet::EMPTY);
    let boards = count(5, CardSet::EMPTY, CardSet::with, |board| EightBoard::new(board).allows_low().then_some(any?));
    assert_eq!(boards.iter().sum::<u64>(), 1_561_728);
}

/// All 463,563,500,400 deals of four private cards and a board, told apart by which of the eight low ranks are in
/// the hand, on the board, in both or in neither: that alone decides whether there is a low.
#[test]
fn h4_omaha_deals_with_a_low() {
    let binomial = |n: u64, k: u64| (0..k).fold(1, |product, i| product * (n - i) / (i + 1));
    let low_ranks = [Rank::Ace].into_iter().chain(Rank::ALL).take(8);
    let low_ranks: Vec<Rank> = low_ranks.collect();
    let (mut all, mut with_low) = (0, 0);
    for code in 0..1_u32 << 16 {
        // By so many private cards and so many of the board: in how many ways the ranks so far can lie so.
        let mut ways = [[0_u64; 6]; 5];
        ways[0][0] = 1;
        let (mut hole, mut board) = (CardSet::EMPTY, CardSet::EMPTY);
        for (i, rank) in low_ranks.iter().enumerate() {
            let (in_hole, on_board) = (code >> (2 * i) & 1 == 1, code >> (2 * i + 1) & 1 == 1);
            if in_hole {
                hole.insert(Card::new(*rank, Suit::Clubs));
            }
            if on_board {
                board.insert(Card::new(*rank, Suit::Spades));
            }
            let mut further = [[0; 6]; 5];
            for (had_hole, had_board) in (0..5).flat_map(|h| (0..6).map(move |b| (h, b))) {
                for h in (0..=4).filter(|h| (*h > 0) == in_hole && had_hole + h <= 4) {
                    for b in (0..=4 - h).filter(|b| (*b > 0) == on_board && had_board + b <= 5) {
                        let copies = binomial(4, h as u64) * binomial(4 - h as u64, b as u64);
                        further[had_hole + h][had_board + b] += ways[had_hole][had_board] * copies;
                    }
                }
            }
            ways = further;
        }
        // The rest are nines to kings, twenty cards.
        let rest = |h: usize, b: usize| {
            let (h, b) = (4 - h as u64, 5 - b as u64);
            binomial(20, h) * binomial(20 - h, b)
        };
        let deals: u64 = (0..5).flat_map(|h| (0..6).map(move |b| (h, b))).map(|(h, b)| ways[h][b] * rest(h, b)).sum();
        all += deals;
        if EightBoard::new(board).strength(hole).is_some() {
            with_low += deals;
        }
    }
    assert_eq!((all, with_low), (463_563_500_400, 161_374_983_168));
}

/// A sample of Omaha deals against the numbers of all of them, straight flush first.
#[test]
fn h4_omaha_deals_by_category() {
    const DEALS: f64 = 463_563_500_400.0;
    let expected: [f64; 9] = [
        411_293_760.0,
        2_225_270_496.0,
        29_424_798_576.0,
        31_216_782_384.0,
        52_289_648_688.0,
        40_712_657_408.0,
        170_775_844_104.0,
        122_655_542_152.0,
        13_851_662_832.0,
    ];
    assert_eq!(expected.iter().sum::<f64>(), DEALS);
    let mut draw = Draw::new(4);
    let mut counts = [0.0; 9];
    let sample = 500_000;
    for _ in 0..sample {
        let [a, b, c, d, board @ ..] = draw.cards::<9>();
        let hole = [a, b, c, d].into_iter().collect();
        let strength = Ranking::High.strength(HoleUse::ExactlyTwo, hole, board.into_iter().collect()).expect("a hand");
        counts[8 - Ranking::High.category(strength) as usize] += 1.0;
    }
    for (count, all) in counts.into_iter().zip(expected) {
        let share = all / DEALS;
        let deviation = (f64::from(sample) * share * (1.0 - share)).sqrt();
        let off: f64 = count - f64::from(sample) * share;
        assert!(off.abs() < 4.0 * deviation, "{counts:?}");
    }
}
