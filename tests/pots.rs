//! All-in players and pots: rules P1 to P4.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::Structure::NoLimit;
use controbuio::rules::{Chips, PerSeat, Seat, pots};
use proptest::prelude::*;
use support::holdem;
use support::oracle::{seats, unit_by_unit};
use support::random::config;

// rule P1
#[test]
fn a_player_calls_with_what_is_in_front_and_is_not_forced_out() {
    let mut play =
        holdem(NoLimit, 5, 10, &[1000, 1000, 35]).hand(0, "KsKh").hand(2, "AsAh").board("2c 7d 9h 3c 4s").start();
    play.play("0 raises 500, 1 folds");
    assert_eq!(play.may(), "fold, call 25", "nothing can be added, and what is there is enough");
    play.play("2 calls");
    // 35 from each of the two, and the small blind.
    assert_eq!(play.stacks(), [965, 995, 75]);
}

// rule P2 ⟶ stacks 10.03 and 9.93
#[test]
fn what_nobody_called_goes_back_before_the_pot_is_counted() {
    // In cents; blinds 0.05 and 0.10.
    let mut play = holdem(NoLimit, 5, 10, &[993, 1003]).hand(0, "KsKh").hand(1, "AsAh").board("2c 7d 9h Jc 4s").start();
    play.play("0 raises 810, 1 calls 800, 1 checks, 0 checks");
    play.play("1 bets 193");
    assert_eq!(play.may(), "fold, call 183");
    play.play("0 calls 183");
    assert_eq!(play.returned(), ["1 takes back 10"]);
    assert_eq!(play.awards(), ["1 wins 1986 of pot 0"]);
    let facts = play.facts();
    let at = |fact: &str| facts.iter().position(|each| each == fact).unwrap();
    assert!(at("1 takes back 10") < at("board 4s"), "at once, not at the end");
    assert_eq!(play.stacks(), [0, 1996]);
}

// rule P2
#[test]
fn a_bet_that_everyone_folds_to_goes_back_whole() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 3]).start();
    play.play("0 calls, 1 calls, 2 checks, 1 checks, 2 bets 500, 0 folds, 1 folds");
    assert_eq!(play.returned(), ["2 takes back 500"]);
    assert_eq!(play.awards(), ["2 wins 30 of pot 0"]);
}

// rule P2
#[test]
fn what_a_folded_player_called_does_not_come_back() {
    // Seat 0 raises to 300; seat 1 calls 100 of it all-in, seat 2 calls 300 and folds on the flop.
    let mut play = holdem(NoLimit, 5, 10, &[1000, 100, 1000]).start();
    play.play("0 raises 300, 1 calls, 2 calls, 2 folds");
    assert_eq!(play.returned(), [""; 0]);
    assert_eq!(play.pots(), [(300, vec![0, 1]), (400, vec![0])]);
}

// rules P2, F5: the bet is returned down to the highest other bet, a folded blind's too
#[test]
fn a_call_of_a_short_blind_comes_back_down_to_what_others_put_in() {
    // Big blind 100 with 30 in it; the small blind folds its 50.
    let mut play = holdem(NoLimit, 50, 100, &[1000, 1000, 30]).start();
    play.play("0 calls 100, 1 folds");
    assert_eq!(play.returned(), ["0 takes back 50"]);
    assert_eq!(play.pots(), [(90, vec![0, 2]), (40, vec![0])]);
}

// rule P3
#[test]
fn there_is_one_pot_for_each_set_of_players_who_can_win_it() {
    let mut play = holdem(NoLimit, 5, 10, &[1000, 50, 120, 1000]).start();
    play.play("3 raises 200, 0 calls, 1 calls, 2 calls");
    assert_eq!(play.pots(), [(200, vec![0, 1, 2, 3]), (210, vec![0, 2, 3]), (160, vec![0, 3])]);
}

// rule P3
#[test]
fn levels_that_the_same_players_can_win_are_one_pot() {
    // Seats 1 and 2 put in 10 and 40 and fold: two levels, one pot.
    let mut play = holdem(NoLimit, 5, 10, &[1000; 5]).start();
    play.play("3 raises 40, 4 calls, 0 calls, 1 folds, 2 calls, 2 checks, 3 bets 60, 4 calls, 0 folds, 2 folds");
    assert_eq!(play.pots(), [(5 + 4 * 40 + 2 * 60, vec![3, 4])]);
}

// rule P3
#[test]
fn folded_chips_stay_in_the_pots_they_reached_and_give_no_claim() {
    // Seat 0 puts in 100 and folds; seat 1 is all-in for 60.
    let mut play = holdem(NoLimit, 5, 10, &[1000, 60, 1000, 1000]).start();
    play.play("3 raises 100, 0 calls, 1 calls, 2 calls, 2 checks, 3 bets 50, 0 folds, 2 calls");
    assert_eq!(play.pots(), [(4 * 60, vec![1, 2, 3]), (3 * 40 + 2 * 50, vec![2, 3])]);
}

/// Three all-in players with 300, 200 and 100, in seats 0, 1 and 2.
fn three_all_in(hands: [&str; 3]) -> support::Play {
    let mut play = holdem(NoLimit, 5, 10, &[300, 200, 100])
        .hand(0, hands[0])
        .hand(1, hands[1])
        .hand(2, hands[2])
        .board("2c 7d 9h Jc 4s")
        .start();
    play.play("0 raises 300, 1 calls, 2 calls");
    play
}

// rules P3a, P4: the best hand is the shortest
#[test]
fn the_shortest_stack_wins_the_main_pot_and_the_better_of_the_others_the_side_pot() {
    for (hands, stacks) in [(["KsKh", "QsQh", "AsAh"], [300, 0, 300]), (["QsQh", "KsKh", "AsAh"], [100, 200, 300])] {
        let play = three_all_in(hands);
        assert_eq!(play.returned(), ["0 takes back 100"]);
        assert_eq!(play.pots(), [(300, vec![0, 1, 2]), (200, vec![0, 1])]);
        assert_eq!(play.stacks(), stacks);
    }
}

// rule P3a: the best hand is one of the longer two
#[test]
fn the_best_hand_of_the_longer_stacks_wins_both_pots() {
    assert_eq!(three_all_in(["AsAh", "KsKh", "QsQh"]).stacks(), [600, 0, 0]);
    assert_eq!(three_all_in(["KsKh", "AsAh", "QsQh"]).stacks(), [100, 500, 0]);
}

// rule P4, "side pot when the all-in hand wins" in the table of disagreements
#[test]
fn a_side_pot_goes_to_the_best_of_those_who_paid_and_not_to_the_second_best_hand() {
    // The best two hands are both all-in for 100; the side pot is between the worst two.
    let mut play = holdem(NoLimit, 5, 10, &[100, 100, 500, 500])
        .hand(0, "AsAh")
        .hand(1, "KsKh")
        .hand(2, "QsQh")
        .hand(3, "JsTd")
        .board("2c 7d 9h 3c 4s")
        .start();
    play.play("3 raises 500, 0 calls, 1 calls, 2 calls");
    assert_eq!(play.awards(), ["2 wins 800 of pot 1", "0 wins 400 of pot 0"]);
    assert_eq!(play.stacks(), [400, 0, 800, 0]);
}

// rule P3
#[test]
fn a_player_wins_only_pots_they_paid_into() {
    let mut play =
        holdem(NoLimit, 5, 10, &[1000, 1000, 20]).hand(1, "KsKh").hand(2, "AsAh").board("2c 7d 9h 3c 4s").start();
    play.play("0 raises 40, 1 calls, 2 calls, 1 bets 100, 0 folds");
    assert_eq!(play.awards(), ["1 wins 40 of pot 1", "2 wins 60 of pot 0"]);
}

fn paid(amounts: &[u64]) -> PerSeat<Chips> {
    PerSeat::from_fn(|seat| Chips(amounts.get(seat.index()).copied().unwrap_or(0)))
}

// rule P3
#[test]
fn a_layer_whose_payers_have_all_folded_joins_the_highest_pot_with_a_claimant() {
    // Seat 0 folded 100; seats 1 and 2 are live with 60 and 20.
    let pots = pots(&paid(&[100, 60, 20]), Chips::ZERO, seats(&[1, 2]));
    let pots: Vec<_> = pots.into_iter().map(|pot| (pot.chips.0, pot.claimants)).collect();
    assert_eq!(pots, [(60, seats(&[1, 2])), (80 + 40, seats(&[1]))]);
}

proptest! {
    #![proptest_config(config(5_000))]

    // rule P3
    #[test]
    fn pots_are_what_counting_unit_by_unit_gives(
        amounts in prop::collection::vec(prop_oneof![Just(0), Just(7), Just(20), 0_u64..40], 10),
        stays in prop::collection::vec(any::<bool>(), 10),
    ) {
        let live: Vec<usize> = (0..10).filter(|&seat| stays[seat] && amounts[seat] > 0).collect();
        prop_assume!(!live.is_empty());
        let found: Vec<(u64, Vec<usize>)> = pots(&paid(&amounts), Chips::ZERO, seats(&live))
            .into_iter()
            .map(|pot| (pot.chips.0, pot.claimants.iter().map(Seat::index).collect()))
            .collect();
        prop_assert_eq!(found, unit_by_unit(&amounts, &live));
    }
}
