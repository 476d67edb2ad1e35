//! What the opponents reckon with: two cards, their order, their equity.

use std::collections::BTreeSet;

use controbuio::bots::equity::{Equity, Tally, equity, tally};
use controbuio::bots::{Combo, Range, Standing, starting};

use super::{against_all, cards, chances, combo};

fn within(equity: Equity, expected: f32) {
    // The expected values are known to a thousandth.
    let off = (equity.share - expected).abs();
    assert!(off <= 3.0 * equity.error + 0.001, "{equity:?}, expected {expected}");
    assert!(equity.error < 0.005);
}

#[test]
fn equities_are_the_known_ones() {
    let hole = combo("AsKs");
    let against = |opponents: usize| {
        let ranges = vec![Range::any(); opponents];
        equity(hole, &[], &ranges, 60_000, &mut chances("equity", opponents as u64))
    };
    within(against(1), 0.670);
    within(against(5), 0.310);
    assert_eq!(tally(hole, combo("KsQd"), &[]), Tally::default(), "a card that is there twice");
    let queens = combo("QcQd");
    assert_eq!(tally(hole, queens, &[]), Tally { wins: 787_966, losses: 917_606, ties: 6_732 });
    let only = Range::from_fn(|combo| f32::from(combo == queens));
    let exact = (787_966.0 + 6_732.0 / 2.0) / 1_712_304.0;
    within(equity(hole, &[], &[only], 60_000, &mut chances("equity", 9)), exact);
}

#[test]
fn equity_on_the_river_is_exact() {
    let (hole, board) = (combo("AhKd"), cards("Kc 9s 4d 2h 7c"));
    let (better, equal, worse) = against_all(&[hole.high(), hole.low()], &board);
    let exact = (better as f32 + equal as f32 / 2.0) / (better + equal + worse) as f32;
    let counted = equity(hole, &board, &[Range::any()], 1_000, &mut chances("river", 0));
    assert!((counted.share - exact).abs() < 1e-5 && counted.error == 0.0, "{counted:?}, {exact}");
    let drawn = equity(hole, &board, &[Range::any()], 900, &mut chances("river", 1));
    assert!(drawn.error > 0.0 && (drawn.share - exact).abs() < 3.0 * drawn.error);
}

#[test]
fn equity_against_nobody_or_nothing() {
    let hole = combo("AhKd");
    assert_eq!(equity(hole, &[], &[], 10, &mut chances("nobody", 0)).share, 1.0);
    let nothing = Range::from_fn(|_| 0.0);
    assert_eq!(equity(hole, &[], &[nothing], 10, &mut chances("nobody", 0)).share, 0.0);
    let mut dead = Range::from_fn(|combo| f32::from(combo == hole));
    dead.remove(hole.cards());
    assert_eq!(dead.iter().count(), 50 * 49 / 2, "who cannot hold anything expected may hold anything");
}

#[test]
fn combos_are_numbered() {
    let combos: Vec<Combo> = Combo::all().collect();
    assert_eq!(combos.len(), Combo::COUNT);
    for (index, &combo) in combos.iter().enumerate() {
        assert_eq!((combo.index(), Combo::from_index(index)), (index, Some(combo)));
        assert_eq!(Combo::new(combo.low(), combo.high()), Some(combo));
        assert_eq!(combo.cards().len(), 2);
    }
    let ace = cards("As")[0];
    assert_eq!((Combo::new(ace, ace), Combo::from_index(Combo::COUNT)), (None, None));
}

#[test]
fn starting_hands_are_all_there() {
    let names: BTreeSet<&str> = starting::ORDER.split_whitespace().collect();
    let classes: BTreeSet<String> = Combo::all().map(Combo::class_name).collect();
    assert_eq!(names, classes.iter().map(String::as_str).collect());
    assert_eq!(starting::ORDER.split_whitespace().count(), 169);
    let mean = Combo::all().map(|combo| f64::from(starting::place(combo))).sum::<f64>() / Combo::COUNT as f64;
    assert!((mean - 500.0).abs() < 1.0, "{mean}");
    assert_eq!(starting::place(combo("AsAh")), 2);
}

/// The order is what `examples/starting_hands.rs` says it is: the order of what each hand wins against two of its best
/// three in ten. Checked with few trials, so that neighbours may change places.
#[test]
fn starting_hands_stand_in_the_order_of_what_they_win() {
    let ranges = vec![Range::from_fn(|combo| f32::from(starting::place(combo) < 300)); 2];
    let shares: Vec<f32> = starting::ORDER
        .split_whitespace()
        .zip(0..)
        .map(|(name, number)| {
            let combo = Combo::all().find(|combo| combo.class_name() == name).unwrap();
            equity(combo, &[], &ranges, 6_000, &mut chances("starting", number)).share
        })
        .collect();
    for (place, &share) in shares.iter().enumerate() {
        let best_below = shares[place..].iter().copied().fold(0.0, f32::max);
        assert!(best_below - share < 0.045, "place {place} wins {share}, a hand below it {best_below}");
    }
    assert!(shares[0] > 0.6 && shares[168] < 0.22, "{} to {}", shares[0], shares[168]);
}

#[test]
fn standing_counts_hands_and_outs() {
    let board = cards("Kh 9h 4c");
    let standing = Standing::on(&board);
    assert!(standing.is_nuts(combo("KsKd")) && !standing.is_nuts(combo("9s9d")));
    assert!(standing.made(combo("KsKd")) > standing.made(combo("AsKd")));
    assert!(standing.made(combo("AsKd")) > standing.made(combo("QsJd")));
    assert_eq!(standing.outs(combo("Ah2h")), 9);
    assert_eq!(standing.outs(combo("QsJd")), 4, "a ten");
    assert_eq!(standing.outs(combo("JhTh")), 13, "a flush, or a queen");
    assert!(standing.hopeful(combo("JhTh")) > standing.made(combo("JhTh")) + 0.1);
    assert_eq!(standing.made(combo("KhAs")), 0.0, "the king of hearts lies on the board");
    let river = Standing::on(&cards("Kh 9h 4c 2d 2s"));
    assert_eq!((river.outs(combo("Ah2h")), river.outs(combo("JhTh"))), (0, 0));
    assert!(river.is_nuts(combo("2h2c")));
}

#[test]
fn numbers_below_are_all_as_likely() {
    let mut rng = chances("below", 0);
    let mut seen = [0; 7];
    for _ in 0..70_000 {
        seen[rng.below(7) as usize] += 1;
    }
    assert!(seen.iter().all(|&times| (9_600..10_400).contains(&times)), "{seen:?}");
    assert_eq!((rng.below(0), rng.below(1)), (0, 0));
    assert!((0..1_000).all(|_| (0.0..1.0).contains(&rng.unit())));
    assert!(!rng.chance(0) && rng.chance(1000));
}
