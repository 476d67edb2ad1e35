//! Completing the bring-in in pot limit and no limit.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::Structure::{NoLimit, PotLimit};
use support::{Play, reach, stud};

fn big_bet(structure: controbuio::rules::Structure, ante: u64) -> Play {
    let deal = stud(structure, [ante, 7, 20, 40], &[1000; 3]);
    deal.hand(0, "4c5dKc").hand(1, "4d5h7d").hand(2, "4h5s9s").start()
}

// rule B8 ⟶ bring-in 7, complete to 39: raise to at least 71
#[test]
fn a_completion_counts_as_what_it_adds_to_the_bring_in() {
    let mut play = big_bet(NoLimit, 0);
    assert_eq!(play.may(), "bring in 7, complete 20..1000");
    play.play("1 brings in");
    assert_eq!(play.may(), "fold, call 7, complete 20..1000");
    play.play("2 completes 39");
    assert_eq!(play.may(), "fold, call 39, raise 71..1000");
}

// rules B8, B10, F5: the same numbers where 7 is all the opener has of a bring-in of 15
#[test]
fn over_a_short_bring_in_a_completion_counts_from_what_was_paid_and_the_call_in_full() {
    let deal = stud(PotLimit, [6, 15, 30, 60], &[2429, 13, 90]);
    let mut play = deal.hand(0, "3cQhAs").hand(1, "6dAc5d").hand(2, "Ad4s7c").start();
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "bring in 7"));
    play.play("1 brings in");
    // In the middle 18 and 7; to call 15, then 25 + 15 on top.
    assert_eq!(play.may(), "fold, call 15, complete 30..55");
    play.play("2 completes 39");
    assert_eq!(play.may(), "fold, call 39, raise 71..142");
}

// rule B8
#[test]
fn a_small_completion_counts_as_a_whole_small_bet() {
    let mut play = big_bet(NoLimit, 0);
    play.play("1 brings in, 2 completes 20");
    assert_eq!(play.may(), "fold, call 20, raise 40..1000", "it adds 13, and the least raise is 20");
}

// rule B8
#[test]
fn an_opening_without_a_bring_in_counts_in_full() {
    let mut play = big_bet(NoLimit, 0);
    play.play("1 completes 39");
    assert_eq!(play.may(), "fold, call 39, raise 78..1000");
}

// rules B8, B11
#[test]
fn the_minimum_bet_in_stud_is_the_small_bet_on_every_street() {
    for structure in [PotLimit, NoLimit] {
        let mut play =
            stud(structure, [5, 7, 20, 40], &[1000; 2]).hand(0, "4c5dKcQd3c9c2s").hand(1, "4d5h7dTh2dJd4s").start();
        for street in 1..=4 {
            play = reach(play, street);
            assert!(play.may().starts_with("fold, check, bet 20.."), "{}", play.may());
        }
    }
}

// rule B10
#[test]
fn a_pot_completion_is_at_most_the_pot_after_the_call_and_never_below_the_minimum() {
    // Three antes of 5 and the bring-in of 7: to call 7, then 15 + 7 + 7 on top.
    let mut play = big_bet(PotLimit, 5);
    assert_eq!(play.may(), "bring in 7, complete 20..20", "there are 15 in the pot");
    play.play("1 brings in");
    assert_eq!(play.may(), "fold, call 7, complete 20..36");
    let play = big_bet(PotLimit, 0);
    assert_eq!(play.may(), "bring in 7, complete 20..20");
}
