//! Hand ranking beside other crates: the same hands, turn by turn in one run, as a ratio.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml` prints nanoseconds a hand of both, the other crate's time
//! divided by ours (the median of the rounds), and what we mean to reach. Before anything is timed, both must order the
//! hands alike.

use std::cmp::Ordering;
use std::hint::black_box;
use std::time::Instant;

use aya_poker::base::{CARDS as AYA_CARDS, Hand as AyaHand};
use aya_poker::{ace_five_rank, omaha_lo_rank, omaha_rank};
use chacha20::rand_core::Rng;
use controbuio::rules::rank::{EightBoard, HandSum, HighTables, HoleUse, OmahaBoard, OmahaTables};
use controbuio::rules::{Card, CardSet, Ranking, Seed};
use pokers::{CARDS as POKERS_CARDS, Hand as PokersHand};

/// So many hands are ranked again and again: few enough to stay in the cache, so that ranking is what is timed, and too
/// many for the processor to learn by heart which way each of them branches.
const HANDS: usize = 50_000;
/// How often a round ranks them all.
const TIMES: usize = 20;
/// Rounds, each with both crates in turn, so that a busy machine slows both.
const ROUNDS: usize = 15;

/// Nine different cards each, as ids from 0 to 51: the rank times four and the suit.
fn deals() -> Vec<[u8; 9]> {
    let mut random = Seed::new([7; 32]).stream();
    let mut deal = || {
        let mut deck: Vec<u8> = (0..52).collect();
        std::array::from_fn(|_| deck.swap_remove(random.next_u64() as usize % deck.len()))
    };
    (0..HANDS).map(|_| deal()).collect()
}

/// Nanoseconds of one pass over `count` hands.
fn time(count: usize, pass: &mut dyn FnMut() -> u64) -> f64 {
    let start = Instant::now();
    black_box(pass());
    start.elapsed().as_nanos() as f64 / count as f64
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Times both in turn and prints one line.
fn compare(
    what: &str,
    other: &str,
    bar: Option<f64>,
    count: usize,
    ours: &mut dyn FnMut() -> u64,
    theirs: &mut dyn FnMut() -> u64,
) {
    let rounds: Vec<(f64, f64)> = (0..ROUNDS).map(|_| (time(count, ours), time(count, theirs))).collect();
    let ratio = median(rounds.iter().map(|(ours, theirs)| theirs / ours).collect());
    let (ours, theirs) = (median(rounds.iter().map(|r| r.0).collect()), median(rounds.iter().map(|r| r.1).collect()));
    let bar = match bar {
        Some(bar) if ratio >= bar => format!("reaches {bar:.1}"),
        Some(bar) => format!("misses {bar:.1}"),
        None => String::new(),
    };
    println!("{what:<32} {ours:>7.2} ns   {other:<10} {theirs:>8.2} ns   {ratio:>6.2} x   {bar}");
}

/// Sums a value of every hand, over and over.
fn pass<T>(hands: &[T], value: impl Fn(&T) -> u64) -> u64 {
    let mut sum = 0_u64;
    for _ in 0..TIMES {
        for hand in black_box(hands) {
            sum = sum.wrapping_add(value(hand));
        }
    }
    sum
}

/// Both crates must order neighbouring hands alike; otherwise one of them ranks something else.
fn agree<A: Ord, B: Ord>(what: &str, ours: &[A], theirs: &[B]) {
    let order = |index: usize| (ours[index].cmp(&ours[index + 1]), theirs[index].cmp(&theirs[index + 1]));
    let differs = (0..ours.len() - 1).find(|&index| order(index).0 != order(index).1);
    assert_eq!(differs, None, "{what}: hands are ordered differently");
    let equal = (0..ours.len() - 1).filter(|&index| order(index).0 == Ordering::Equal).count();
    assert!(equal < ours.len(), "{what}: all hands are equal");
}

fn main() {
    let deals = deals();
    let (high, _) = (HighTables::get(), OmahaTables::get());
    seven_cards(&deals, high);
    enumeration(high);
    four_and_five(&deals);
}

fn seven_cards(deals: &[[u8; 9]], high: &HighTables) {
    let first = |deal: &[u8; 9]| -> [u8; 7] { std::array::from_fn(|index| deal[index]) };
    let card = |id: u8| Card::from_id(id).expect("below 52");
    let ids: Vec<[u8; 7]> = deals.iter().map(first).collect();
    let cards: Vec<[Card; 7]> = ids.iter().map(|ids| ids.map(card)).collect();
    let sums: Vec<HandSum> = cards.iter().map(|cards| cards.iter().copied().collect()).collect();
    let sets: Vec<CardSet> = cards.iter().map(|cards| cards.iter().copied().collect()).collect();
    let add = |ids: &[u8; 7]| ids.iter().fold(PokersHand::default(), |hand, id| hand + POKERS_CARDS[usize::from(*id)]);
    let hands: Vec<PokersHand> = ids.iter().map(add).collect();
    let aya: Vec<AyaHand> = ids.iter().map(|ids| ids.iter().map(|id| AYA_CARDS[usize::from(*id)]).collect()).collect();
    agree(
        "seven cards",
        &cards.iter().map(|cards| high.strength_of(cards)).collect::<Vec<_>>(),
        &hands.iter().map(PokersHand::evaluate).collect::<Vec<_>>(),
    );
    let count = HANDS * TIMES;
    compare(
        "seven cards from ids",
        "pokers",
        Some(0.8),
        count,
        &mut || pass(&cards, |cards| high.strength_of(cards).bits().into()),
        &mut || pass(&ids, |ids| add(ids).evaluate().into()),
    );
    compare(
        "seven cards added up before",
        "pokers",
        Some(1.0),
        count,
        &mut || pass(&sums, |&sum| high.strength(sum).bits().into()),
        &mut || pass(&hands, |hand| hand.evaluate().into()),
    );
    let low = |set: &CardSet| Ranking::LowEight.strength(HoleUse::Any, *set, CardSet::default());
    agree(
        "low of seven",
        &sets.iter().map(low).collect::<Vec<_>>(),
        &aya.iter().map(|hand| ace_five_rank(hand).to_lo_8_rank()).collect::<Vec<_>>(),
    );
    compare(
        "low of seven",
        "aya_poker",
        None,
        count,
        &mut || pass(&sets, |set| low(set).map_or(0, |strength| strength.bits().into())),
        &mut || pass(&aya, |hand| ace_five_rank(hand).to_lo_8_rank().0.into()),
    );
}

/// All 133,784,560 hands of seven cards.
fn enumeration(high: &HighTables) {
    let cards: Vec<HandSum> = Card::all().map(|card| HandSum::EMPTY.with(card)).collect();
    let mut ours = || walk(&cards, HandSum::EMPTY, &|hand| high.strength(hand).bits().into());
    let mut theirs = || walk(&POKERS_CARDS, PokersHand::default(), &|hand| hand.evaluate().into());
    compare("all hands of seven cards", "pokers", Some(1.0), 133_784_560, &mut ours, &mut theirs);
}

/// Adds up a value of every seven of 52 cards.
fn walk<H: Copy + std::ops::Add<Output = H>>(cards: &[H], none: H, value: &impl Fn(H) -> u64) -> u64 {
    let mut sum = 0_u64;
    for a in 6..52 {
        let one = none + cards[a];
        for b in 5..a {
            let two = one + cards[b];
            for c in 4..b {
                let three = two + cards[c];
                for d in 3..c {
                    let four = three + cards[d];
                    for e in 2..d {
                        let five = four + cards[e];
                        for f in 1..e {
                            let six = five + cards[f];
                            for card in &cards[..f] {
                                sum = sum.wrapping_add(value(six + *card));
                            }
                        }
                    }
                }
            }
        }
    }
    sum
}

fn four_and_five(deals: &[[u8; 9]]) {
    let set = |ids: &[u8]| -> CardSet { ids.iter().filter_map(|&id| Card::from_id(id)).collect() };
    let hand = |ids: &[u8]| -> AyaHand { ids.iter().map(|&id| AYA_CARDS[usize::from(id)]).collect() };
    let ours: Vec<(CardSet, CardSet)> = deals.iter().map(|deal| (set(&deal[..4]), set(&deal[4..]))).collect();
    let theirs: Vec<(AyaHand, AyaHand)> = deals.iter().map(|deal| (hand(&deal[..4]), hand(&deal[4..]))).collect();
    // A board for every hand, which is the hardest case for us: several players share what is prepared.
    let high = |(hole, board): &(CardSet, CardSet)| OmahaBoard::new(*board).and_then(|board| board.strength(*hole));
    let low = |(hole, board): &(CardSet, CardSet)| EightBoard::new(*board).strength(*hole);
    agree(
        "Omaha",
        &ours.iter().map(high).collect::<Vec<_>>(),
        &theirs.iter().map(|(hole, board)| omaha_rank(hole, board)).collect::<Vec<_>>(),
    );
    agree(
        "Omaha low",
        &ours.iter().map(low).collect::<Vec<_>>(),
        &theirs.iter().map(|(hole, board)| omaha_lo_rank(hole, board).to_lo_8_rank()).collect::<Vec<_>>(),
    );
    let count = HANDS * TIMES;
    compare(
        "Omaha, four and five cards",
        "aya_poker",
        Some(5.0),
        count,
        &mut || pass(&ours, |deal| high(deal).map_or(0, |strength| strength.bits().into())),
        &mut || pass(&theirs, |(hole, board)| omaha_rank(hole, board).0.into()),
    );
    compare(
        "Omaha low, four and five cards",
        "aya_poker",
        Some(10.0),
        count,
        &mut || pass(&ours, |deal| low(deal).map_or(0, |strength| strength.bits().into())),
        &mut || pass(&theirs, |(hole, board)| omaha_lo_rank(hole, board).to_lo_8_rank().0.into()),
    );
}
