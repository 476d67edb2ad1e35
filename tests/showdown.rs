//! Who shows, who may muck, and who is paid: rules S1 to S3 and S5.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::Structure::NoLimit;
use controbuio::rules::{ActionError, Viewer};
use support::{Play, cards, holdem, seat, stud};

/// Four players of 1000 on the river with 40 in the pot, aces in seat 0, kings, queens and jacks after it.
fn river() -> Play {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 4])
        .hand(0, "AsAh")
        .hand(1, "KsKh")
        .hand(2, "QsQh")
        .hand(3, "JsJh")
        .board("2c 7d 9h 3c 4s")
        .start();
    play.play("3 calls, 0 calls, 1 calls, 2 checks");
    for _ in ["flop", "turn"] {
        play.play("1 checks, 2 checks, 3 checks, 0 checks");
    }
    play
}

// rule S1
#[test]
fn the_last_to_bet_or_raise_on_the_river_shows_first_and_the_others_follow_clockwise() {
    let mut play = river();
    play.play("1 checks, 2 bets 10, 3 raises 50, 0 calls, 1 calls, 2 calls");
    // Seat 3 must show; seat 0 beats it; the kings and the queens have no share any more.
    play.play("1 mucks, 2 mucks");
    let shown = ["3 shows JsJh", "0 shows AsAh", "1 may muck", "1 mucks", "2 may muck", "2 mucks"];
    assert_eq!(play.showdown(), shown);
    assert_eq!(play.awards(), ["0 wins 240 of pot 0"]);
}

// rule S1
#[test]
fn after_a_checked_river_the_first_live_seat_left_of_the_button_shows_first() {
    let mut play = river();
    play.play("1 folds, 2 checks, 3 checks, 0 checks");
    // Queens show; jacks may muck; aces win and must show.
    play.play("3 mucks");
    assert_eq!(play.showdown(), ["2 shows QsQh", "3 may muck", "3 mucks", "0 shows AsAh"]);
}

// rule S1
#[test]
fn a_bet_on_an_earlier_street_does_not_decide_who_shows_first() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 2]).hand(0, "AsAh").hand(1, "KsKh").board("2c 7d 9h 3c 4s").start();
    play.play("0 calls, 1 checks, 1 checks, 0 bets 10, 1 calls, 1 checks, 0 bets 10, 1 calls, 1 checks, 0 checks");
    assert_eq!(play.showdown(), ["1 shows KsKh", "0 shows AsAh"]);
}

// rule S1
#[test]
fn a_hand_that_ties_what_is_shown_has_a_share_and_must_be_shown() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 3])
        .hand(0, "2s3s")
        .hand(1, "AsKh")
        .hand(2, "AdKc")
        .board("Ac 7d 9h Js 4s")
        .start();
    play.play("0 calls, 1 calls").check_down();
    play.play("0 mucks");
    assert_eq!(play.showdown(), ["1 shows AsKh", "2 shows AdKc", "0 may muck", "0 mucks"]);
    assert_eq!(play.awards(), ["1 wins 15 of pot 0", "2 wins 15 of pot 0"]);
}

// rule S1
#[test]
fn a_player_who_may_muck_may_also_show_and_nothing_else() {
    let mut play = river();
    play.play("1 folds, 2 checks, 3 checks, 0 checks");
    assert_eq!((play.turn(), play.may().as_str()), (Some(3), "show, muck"));
    for other in ["3 folds", "3 checks", "3 calls", "3 bets 10"] {
        assert!(matches!(play.refuses(other), ActionError::NotOffered(_)), "{other}");
    }
    play.play("3 shows");
    assert_eq!(play.showdown(), ["2 shows QsQh", "3 may muck", "3 shows JsJh", "0 shows AsAh"]);
    assert_eq!(play.awards(), ["0 wins 40 of pot 0"]);
}

// rule S1
#[test]
fn an_all_in_opens_every_live_hand_at_once_before_the_board_runs_out() {
    let mut play = holdem(NoLimit, 5, 10, &[300, 1000, 1000])
        .hand(0, "AsAh")
        .hand(1, "KsKh")
        .hand(2, "2s3h")
        .board("2c 7d 9h 3c 4s")
        .start();
    play.play("0 calls, 1 calls, 2 checks, 1 checks, 2 folds, 0 bets 290, 1 calls");
    let facts = play.facts();
    let at = |fact: &str| facts.iter().position(|each| each == fact).unwrap();
    assert!(at("board 9h") < at("0 shows AsAh") && at("0 shows AsAh") < at("board 3c"));
    assert!(at("board 9h") < at("1 shows KsKh") && at("1 shows KsKh") < at("board 3c"));
    assert_eq!(play.showdown().len(), 2, "the folded hand stays down, and nobody is asked");
    assert!(play.is_over());
}

// rule S1
#[test]
fn hands_stay_down_while_others_bet_beside_an_all_in_and_then_none_is_mucked() {
    let mut play = holdem(NoLimit, 5, 10, &[100, 1000, 1000])
        .hand(0, "AsAh")
        .hand(1, "KsKh")
        .hand(2, "QsQh")
        .board("2c 7d 9h 3c 4s")
        .start();
    play.play("0 raises 100, 1 calls, 2 calls, 1 bets 100, 2 calls, 1 checks, 2 checks");
    assert_eq!(play.showdown(), [""; 0], "there is betting to come");
    play.play("1 bets 100, 2 calls");
    assert_eq!(play.showdown(), ["1 shows KsKh", "2 shows QsQh", "0 shows AsAh"]);
    assert_eq!(play.awards(), ["1 wins 400 of pot 1", "0 wins 300 of pot 0"]);
}

// rule S1
#[test]
fn a_side_pot_that_ends_all_in_opens_the_hands_before_the_next_card() {
    let mut play = holdem(NoLimit, 5, 10, &[100, 500, 1000]).board("2c 7d 9h 3c 4s").start();
    play.play("0 raises 100, 1 calls, 2 calls, 1 checks, 2 bets 900, 1 calls");
    let facts = play.facts();
    let turn = facts.iter().position(|fact| fact == "board 3c").unwrap();
    assert_eq!(facts[..turn].iter().filter(|fact| fact.contains("shows")).count(), 3);
}

// rule S1: the last card of stud comes after the hands were turned up, and is turned up too
#[test]
fn an_all_in_in_stud_shows_the_last_card_as_well() {
    let deal = stud(NoLimit, [1, 3, 10, 20], &[100; 2]);
    let mut play = deal.hand(0, "AsAh2c7d9hJc4s").hand(1, "KsKh3d8d9cJd4d").start();
    play.play("0 completes 99, 1 calls");
    assert!(play.is_over());
    for viewer in [Viewer::Rail, Viewer::Seat(seat(0)), Viewer::Seat(seat(5))] {
        let view = play.hand.view(viewer);
        let down = |number| view.state().player(seat(number)).down.iter().map(|face| face.known()).collect::<Vec<_>>();
        assert_eq!(down(0), cards("AsAh4s").into_iter().map(Some).collect::<Vec<_>>());
        assert_eq!(down(1), cards("KsKh4d").into_iter().map(Some).collect::<Vec<_>>());
    }
    assert_eq!(play.awards(), ["0 wins 200 of pot 0"]);
}

// rule S1
#[test]
fn an_uncontested_winner_may_show_or_muck_and_is_paid_either_way() {
    for (choice, last) in [("shows", "1 shows KsKh"), ("mucks", "1 mucks")] {
        let mut play = river();
        play.play("1 bets 100, 2 folds, 3 folds, 0 folds");
        assert_eq!((play.turn(), play.may().as_str()), (Some(1), "show, muck"));
        play.play(&format!("1 {choice}"));
        assert_eq!(play.showdown(), ["1 may muck", last]);
        assert!(play.is_over());
        assert_eq!(play.stacks(), [990, 1030, 990, 990]);
    }
}

// rule S2 ⟶ board 6♥7♠10♣8♦9♠, A♥A♣ against 7♥2♣, pot 100
#[test]
fn when_the_board_plays_for_both_the_pot_is_split() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 2]).hand(0, "AhAc").hand(1, "7h2c").board("6h 7s Tc 8d 9s").start();
    play.play("0 raises 50, 1 calls").check_down();
    assert_eq!(play.awards(), ["1 wins 50 of pot 0", "0 wins 50 of pot 0"]);
    assert_eq!(play.stacks(), [1000, 1000]);
}

// rule S2
#[test]
fn suits_never_break_a_tie() {
    // The same flush cards in rank cannot be held twice, the same straight and the same pair can.
    for (one, two, board) in [
        ("AsKs", "AcKc", "Qh Jd Td 3c 2h"),
        ("AsKd", "AcKh", "Ah Jd 8d 3c 2h"),
        ("2s3s", "2c3c", "Ah Ad As Ac Kd"),
        ("5s6s", "5c6c", "Ah Jh 8h 4h 2h"),
    ] {
        let mut play = holdem(NoLimit, 5, 10, &[1000; 2]).hand(0, one).hand(1, two).board(board).start();
        play.play("0 calls, 1 checks").check_down();
        assert_eq!(play.stacks(), [1000, 1000], "{one} {two} {board}");
    }
}

// rule S3 ⟶ pot 100.01, small blind and button tie: 50.01 and 50.00
#[test]
fn the_odd_cent_goes_to_the_small_blind_and_not_to_the_button() {
    // In cents; the big blind of 1.01 folds.
    let mut play =
        holdem(NoLimit, 50, 101, &[10_000; 3]).hand(0, "AhAc").hand(1, "AsAd").board("Kh Ks Kc 3d 2s").start();
    play.play("0 raises 4950, 1 calls, 2 folds");
    assert_eq!(play.total(), 10_001);
    play.check_down();
    assert_eq!(play.awards(), ["1 wins 5001 of pot 0", "0 wins 5000 of pot 0"]);
}

/// The royal flush lies on the board: everyone who is left ties.
const ROYAL: &str = "As Ks Qs Js Ts";

// rule S3
#[test]
fn three_winners_get_the_odd_units_one_each_from_the_buttons_left() {
    for (big_blind, awards) in [
        (9, ["1 wins 33 of pot 0", "3 wins 33 of pot 0", "0 wins 33 of pot 0"]),
        (10, ["1 wins 34 of pot 0", "3 wins 33 of pot 0", "0 wins 33 of pot 0"]),
        (11, ["1 wins 34 of pot 0", "3 wins 34 of pot 0", "0 wins 33 of pot 0"]),
    ] {
        let mut play = holdem(NoLimit, 5, big_blind, &[1000; 4]).board(ROYAL).start();
        play.play("3 raises 30, 0 calls, 1 calls, 2 folds").check_down();
        assert_eq!(play.awards(), awards);
    }
}

// rules P3, S3
#[test]
fn each_pot_is_split_on_its_own_with_its_own_odd_units() {
    let mut play = holdem(NoLimit, 5, 10, &[1000, 31, 1000, 1000, 1000]).board(ROYAL).start();
    play.play("3 raises 40, 4 calls, 0 calls, 1 calls, 2 folds");
    play.play("3 bets 10, 4 folds, 0 calls").check_down();
    // Main pot: 31 of four players and the big blind's 10, for three. Side pot: 19 + 19 and the folded 9, for two.
    assert_eq!(
        play.awards(),
        ["3 wins 24 of pot 1", "0 wins 23 of pot 1", "1 wins 45 of pot 0", "3 wins 45 of pot 0", "0 wins 44 of pot 0"]
    );
    assert_eq!(play.stacks(), [1000 - 50 + 23 + 44, 45, 990, 1000 - 50 + 24 + 45, 960]);
}

// rule S5 ⟶ A♥Q♠ against A♠J♦ on K♦K♠9♥5♣6♥
#[test]
fn a_kicker_decides_between_equal_pairs() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 2]).hand(0, "AhQs").hand(1, "AsJd").board("Kd Ks 9h 5c 6h").start();
    play.play("0 calls, 1 checks").check_down();
    assert_eq!(play.awards(), ["0 wins 20 of pot 0"]);
}

// rule S5
#[test]
fn a_sixth_card_is_no_kicker() {
    // Both play A A K Q J: the ten and the nine are the sixth.
    let mut play = holdem(NoLimit, 5, 10, &[1000; 2]).hand(0, "AhTs").hand(1, "As9d").board("Ad Ks Qh Jc 2h").start();
    play.play("0 calls, 1 checks").check_down();
    assert_eq!(play.awards(), ["0 wins 20 of pot 0"], "with the ten it is a straight");
    let mut play = holdem(NoLimit, 5, 10, &[1000; 2]).hand(0, "Ah3s").hand(1, "As4d").board("Ad Ks Qh Jc 2h").start();
    play.play("0 calls, 1 checks").check_down();
    assert_eq!(play.awards(), ["1 wins 10 of pot 0", "0 wins 10 of pot 0"]);
}
