//! Hi-lo and the odd units of stud: rules S1, S3, S4.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::Structure::{Limit, NoLimit};
use controbuio::rules::{Game, OddUnits, catalog};
use support::{Deal, Play, holdem, stud};

fn omaha_hilo(small: u64, big: u64, stacks: &[u64]) -> Deal {
    holdem(NoLimit, small, big, stacks).game(&catalog::OMAHA_HILO)
}

/// Three cards of eight or below, no straight or flush for anyone below.
const LOW_BOARD: &str = "2h 3d 8c Ks Qd";

/// Everyone calls or checks to the end of the betting, bringing it in where that is owed.
fn down(mut play: Play) -> Play {
    while !matches!(play.may().as_str(), "" | "show, muck") {
        let may = play.may();
        let step = ["bring", "check", "call"].into_iter().find(|step| may.contains(step)).unwrap();
        play.play(&format!("{} {step}s", play.turn().unwrap()));
    }
    play
}

// rule S4a ⟶ A has the best high and ties B for low
#[test]
fn best_high_and_half_of_the_low_is_three_quarters() {
    let deal = omaha_hilo(10, 20, &[1000; 2]).hand(0, "Ac4cKcKd").hand(1, "Ad4dJhJc");
    let play = down(deal.board(LOW_BOARD).start());
    assert_eq!(play.awards(), ["0 wins 20 of pot 0 high", "1 wins 10 of pot 0 low", "0 wins 10 of pot 0 low"]);
    assert_eq!(play.stacks(), [1010, 990]);
}

// rule S4a ⟶ A has the best high without a low, B and C tie for low
#[test]
fn a_tie_for_low_makes_two_quarters() {
    let deal = omaha_hilo(10, 20, &[1000; 3]).hand(0, "KcKdJhJc").hand(1, "Ac4cTh9h").hand(2, "Ad4dTc9c");
    let play = down(deal.board(LOW_BOARD).start());
    assert_eq!(play.awards(), ["0 wins 30 of pot 0 high", "1 wins 15 of pot 0 low", "2 wins 15 of pot 0 low"]);
}

// rule S4
#[test]
fn the_odd_unit_goes_to_the_high_half() {
    // The small blind of 5 folds: 25 in the pot.
    let deal = omaha_hilo(5, 10, &[1000; 3]).hand(0, "KcKdJhJc").hand(2, "Ac4cTh9h");
    let mut play = deal.board(LOW_BOARD).start();
    play.play("0 calls, 1 folds");
    let play = down(play);
    assert_eq!(play.awards(), ["0 wins 13 of pot 0 high", "2 wins 12 of pot 0 low"]);
}

// rules S4, S3
#[test]
fn each_half_is_split_with_its_own_odd_unit() {
    let deal = omaha_hilo(5, 35, &[1000; 4]).hand(0, "Ac4cTh9h").hand(3, "Ad4dTc9c").hand(2, "JcJd9s9d");
    let mut play = deal.board(LOW_BOARD).start();
    play.play("3 calls, 0 calls, 1 folds, 2 folds");
    let play = down(play);
    // Both blinds fold: 35 + 35 + 5 + 35, 55 for each half.
    assert_eq!(
        play.awards(),
        ["3 wins 28 of pot 0 high", "0 wins 27 of pot 0 high", "3 wins 28 of pot 0 low", "0 wins 27 of pot 0 low"]
    );
}

// rule S4
#[test]
fn without_a_qualifying_low_the_high_takes_all() {
    let deal = omaha_hilo(10, 20, &[1000; 2]).hand(0, "KcKdJhJc").hand(1, "Ac4cTh9h");
    let play = down(deal.board("2h 3d 9d Ks Qd").start());
    assert_eq!(play.awards(), ["0 wins 40 of pot 0"]);
}

// rules G3, H3: a low of 8 in the pocket and four on the board is none
#[test]
fn a_low_needs_two_private_and_three_board_cards() {
    let one_low_card = omaha_hilo(10, 20, &[1000; 2]).hand(0, "KcKdJhJc").hand(1, "AcTcTh9h");
    assert_eq!(down(one_low_card.board("2h 3d 4c 5s Qd").start()).awards().len(), 1);
    let two_low_cards = omaha_hilo(10, 20, &[1000; 2]).hand(0, "KcKdJhJc").hand(1, "6c8hTh9h");
    assert_eq!(down(two_low_cards.board("2h 3d 4c Qs Qd").start()).awards().len(), 2);
}

// rules S4, P3: each pot is divided on its own, and a side pot may have no low
#[test]
fn the_low_of_a_short_stack_takes_half_of_the_main_pot_only() {
    let deal = omaha_hilo(10, 20, &[50, 1000, 1000]).hand(0, "Ac4cTh9h").hand(1, "KcKdJhJc").hand(2, "QcQhTc9c");
    let mut play = deal.board(LOW_BOARD).start();
    play.play("0 raises 50, 1 calls, 2 calls, 1 bets 100, 2 calls").check_down();
    assert_eq!(play.awards(), ["1 wins 200 of pot 1", "1 wins 75 of pot 0 high", "0 wins 75 of pot 0 low"]);
}

// rule S1
#[test]
fn a_hand_that_can_still_win_the_low_must_be_shown() {
    let deal = omaha_hilo(10, 20, &[1000; 3]).hand(1, "KcKdJhJc").hand(2, "Ac4cTh9h").hand(0, "QcQhTc9c");
    let mut play = down(deal.board(LOW_BOARD).start());
    assert_eq!(play.turn(), Some(0));
    play.play("0 mucks");
    assert_eq!(play.showdown(), ["1 shows KcKdJhJc", "2 shows Ac4cTh9h", "0 may muck", "0 mucks"]);
}

// rule S1
#[test]
fn the_first_qualifying_low_must_be_shown_however_poor() {
    // Eight, seven, six; nobody before has a low.
    let deal = omaha_hilo(10, 20, &[1000; 2]).hand(1, "KcKdJhJc").hand(0, "6c7cTh9h");
    let play = down(deal.board(LOW_BOARD).start());
    assert_eq!(play.showdown(), ["1 shows KcKdJhJc", "0 shows 6c7cTh9h"]);
}

// rules S4, G4: seven card stud hi-lo is one more value
#[test]
fn seven_card_stud_hi_lo_splits_between_high_and_low() {
    let deal = stud(Limit, [5, 3, 10, 20], &[1000; 2]).game(&catalog::SEVEN_CARD_STUD_HILO);
    let play = down(deal.hand(0, "KcKdKs7h9dJcQh").hand(1, "Ac2d5c4h6sTdTc").start());
    // Two antes and the bring-in of 3, called.
    assert_eq!(play.awards(), ["0 wins 8 of pot 0 high", "1 wins 8 of pot 0 low"]);
}

// rule S1: a checked last round in stud
#[test]
fn after_a_checked_last_round_in_stud_the_seat_that_opened_it_shows_first() {
    let deal = stud(Limit, [1, 3, 10, 20], &[1000; 3]);
    let deal = deal.hand(0, "4c5d8cTdJc2h7s").hand(1, "4d5h7d9hJs3dTc").hand(2, "4h5sQsKsAd2c8d");
    let mut play = down(deal.start());
    // Seat 2 opened with ace, king, queen and shows first; the others follow clockwise.
    assert_eq!(play.turn(), Some(0));
    play.play("0 mucks, 1 mucks");
    assert_eq!(play.showdown()[0], "2 shows 4h5s8d");
}

/// Who is paid what of a pot of 5 in seven card stud that these two hands tie for; seat 2 folds its ante.
fn tie(one: &str, two: &str) -> Vec<String> {
    let deal = stud(Limit, [1, 1, 2, 4], &[1000; 3]).hand(0, one).hand(1, two).hand(2, "2h3hAh");
    let mut play = deal.start();
    let opener = play.turn().unwrap();
    play.play(&format!("{opener} brings in"));
    play.play(if opener == 0 { "1 calls 1, 2 folds" } else { "2 folds, 0 calls 1" });
    assert_eq!(play.total(), 5);
    down(play).awards()
}

// rule S3
#[test]
fn in_stud_the_odd_unit_goes_to_the_highest_card_by_rank_and_then_suit() {
    // Both have a straight to the ten. Left of the button would be seat 1.
    let spade_first = ["0 wins 3 of pot 0", "1 wins 2 of pot 0"];
    assert_eq!(tie("Ts9d2c3d8c7d6c", "Th9c4c5c8s7h6d"), spade_first);
    assert_eq!(tie("Tc9d2c3d8c7d6c", "Th9c4c5c8s7h6d"), ["1 wins 3 of pot 0", "0 wins 2 of pot 0"]);
}

// rule S3
#[test]
fn a_card_that_does_not_play_wins_no_odd_unit() {
    // Seat 1 has the ace of spades beside its straight.
    assert_eq!(tie("Ts9d2c3d8c7d6c", "Th9c4cAs8s7h6d"), ["0 wins 3 of pot 0", "1 wins 2 of pot 0"]);
}

// rule S3
#[test]
fn of_equal_fives_the_best_suits_a_player_has_count() {
    // Seat 0 has the ten of clubs and of spades.
    assert_eq!(tie("Tc9d2cTs8c7d6c", "Th9c4c5c8s7h6d"), ["0 wins 3 of pot 0", "1 wins 2 of pot 0"]);
}

// rule S3
#[test]
fn in_stud_several_odd_units_go_in_the_order_of_the_highest_cards() {
    let deal = stud(Limit, [2, 1, 2, 4], &[1000; 4]).hand(3, "2h3hAh");
    let deal = deal.hand(0, "Ts9d2c3d8c7d6c").hand(1, "Td9c4c5c8s7h6d").hand(2, "Th9h2d4d8h7s6s");
    let mut play = deal.start();
    play.play("0 brings in, 1 calls, 2 calls, 3 folds");
    assert_eq!(play.total(), 11);
    assert_eq!(down(play).awards(), ["0 wins 4 of pot 0", "2 wins 4 of pot 0", "1 wins 3 of pot 0"]);
}

/// Hold'em with the odd units of stud: a game with cards that play for everyone.
static SHARED: Game = Game { odd_units: OddUnits::HighestCard, ..catalog::HOLDEM };

// rule S3
#[test]
fn a_shared_card_decides_no_odd_unit_but_the_next_one_does() {
    // Ace, king, queen and jack are shared. The small blind of 5 folds: 25 in the pot.
    for (button, big_blind, order) in [("Ts", "Th", [0, 2]), ("Tc", "Th", [2, 0])] {
        let deal = holdem(NoLimit, 5, 10, &[1000; 3]).game(&SHARED);
        let deal = deal.hand(0, &format!("{button}3c")).hand(2, &format!("{big_blind}3d"));
        let mut play = deal.board("As Ks Qd Jd 2c").start();
        play.play("0 calls, 1 folds");
        let awards = [13, 12].iter().zip(order).map(|(chips, seat)| format!("{seat} wins {chips} of pot 0"));
        assert_eq!(down(play).awards(), awards.collect::<Vec<_>>());
    }
}

// rules S3, S4
#[test]
fn in_stud_hi_lo_each_half_gives_its_odd_unit_by_its_own_five() {
    // Both have a straight to the six and with it the same low, 6-5-4-3-2.
    let deal = stud(Limit, [1, 1, 2, 4], &[1000; 3]).game(&catalog::SEVEN_CARD_STUD_HILO).hand(2, "QhQdAh");
    let deal = deal.hand(0, "6s5d4c3d2cTdTc").hand(1, "6h5c4h3h2dJdJc");
    let mut play = deal.start();
    let opener = play.turn().unwrap();
    assert_eq!(opener, 0, "the four of clubs");
    play.play("0 completes 2, 1 calls, 2 folds");
    assert_eq!(play.total(), 7);
    assert_eq!(
        down(play).awards(),
        // 4 for the high; 3 for the low, of which seat 0 with the six of spades has the odd one.
        ["0 wins 2 of pot 0 high", "1 wins 2 of pot 0 high", "0 wins 2 of pot 0 low", "1 wins 1 of pot 0 low"]
    );
}
