//! Positions, blinds and antes: rules F1 to F3 and F5.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::Structure::{Limit, NoLimit};
use controbuio::rules::{Chips, Stakes};
use support::holdem;

// rule F1
#[test]
fn the_first_seat_left_of_the_button_posts_the_small_blind_and_the_second_the_big() {
    let play = holdem(NoLimit, 5, 10, &[1000; 5]).button(3).start();
    assert_eq!(play.forced(), ["4 small blind 5", "0 big blind 10"]);
    let gaps = holdem(NoLimit, 5, 10, &[1000, 0, 0, 1000, 0, 0, 0, 0, 1000, 0]).button(3).start();
    assert_eq!(gaps.forced(), ["8 small blind 5", "0 big blind 10"], "empty seats are passed over");
}

// rule F1
#[test]
fn heads_up_the_button_posts_the_small_blind() {
    for (button, other) in [(2, 7), (7, 2)] {
        let play = holdem(NoLimit, 5, 10, &[0, 0, 1000, 0, 0, 0, 0, 1000]).button(button).start();
        assert_eq!(play.forced(), [format!("{button} small blind 5"), format!("{other} big blind 10")]);
        assert_eq!(play.turn(), Some(button));
    }
}

// rule F2 ⟶ 10/20 limit: blinds 5 and 10
#[test]
fn a_10_20_limit_table_has_blinds_of_5_and_10() {
    let stakes = Stakes::blinds(Chips(5), Chips(10));
    assert_eq!((stakes.small_bet, stakes.big_bet), (Chips(10), Chips(20)));
    let mut play = holdem(Limit, 5, 10, &[1000; 3]).start();
    assert_eq!(play.forced(), ["1 small blind 5", "2 big blind 10"]);
    assert_eq!(play.may(), "fold, call 10, raise 20");
    play.play("0 calls, 1 calls, 2 checks, 1 checks, 2 checks, 0 checks");
    assert_eq!(play.may(), "fold, check, bet 20");
}

// rule F2 ⟶ 5/10 limit: blinds 2.50 and 5
#[test]
fn a_5_10_limit_table_has_blinds_of_2_50_and_5() {
    // In cents.
    let stakes = Stakes::blinds(Chips(250), Chips(500));
    assert_eq!((stakes.small_bet, stakes.big_bet), (Chips(500), Chips(1000)));
    let play = holdem(Limit, 250, 500, &[20_000; 3]).start();
    assert_eq!(play.forced(), ["1 small blind 250", "2 big blind 500"]);
    assert_eq!(play.may(), "fold, call 500, raise 1000");
}

// rule F2: the amounts are stored one by one, so that any blinds go with any bets
#[test]
fn a_small_blind_need_not_be_half_the_big_blind() {
    let play = holdem(NoLimit, 3, 10, &[1000; 3]).start();
    assert_eq!((play.forced(), play.total()), (vec!["1 small blind 3".to_owned(), "2 big blind 10".to_owned()], 13));
    let none = holdem(NoLimit, 0, 10, &[1000; 3]).start();
    assert_eq!((none.total(), none.may().as_str()), (10, "fold, call 10, raise 20..1000"));
}

// rule F3
#[test]
fn everyone_dealt_in_antes_before_the_hand() {
    let play = holdem(NoLimit, 5, 10, &[1000, 1000, 0, 1000]).ante(2).start();
    let forced = ["1 ante 2", "3 ante 2", "0 ante 2", "1 small blind 5", "3 big blind 10"];
    assert_eq!(play.facts()[..3], forced[..3], "before anything else");
    assert_eq!(play.forced(), forced);
    assert_eq!(play.total(), 21);
}

// rule F3
#[test]
fn an_ante_is_not_part_of_the_bet() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 4]).ante(3).start();
    assert_eq!(play.may(), "fold, call 10, raise 20..997", "it does not reduce what has to be called");
    play.play("3 calls 10, 0 calls 10, 1 calls 5");
    assert_eq!(play.may(), "fold, check, raise 20..997");
    play.play("2 checks");
    assert_eq!(play.pots(), [(4 * 13, vec![0, 1, 2, 3])]);
}

// rule F3
#[test]
fn an_ante_larger_than_the_blind_changes_nothing_about_the_bets() {
    let play = holdem(NoLimit, 5, 10, &[1000; 3]).ante(50).start();
    assert_eq!((play.may().as_str(), play.total()), ("fold, call 10, raise 20..950", 165));
}

// rule F5
#[test]
fn a_short_small_blind_posts_what_is_there_and_the_call_stays() {
    let mut play = holdem(NoLimit, 50, 100, &[1000, 30, 1000]).start();
    assert_eq!(play.forced(), ["1 small blind 30", "2 big blind 100"]);
    assert_eq!(play.may(), "fold, call 100, raise 200..1000");
    play.play("0 calls 100");
    assert_eq!((play.turn(), play.may().as_str()), (Some(2), "fold, check, raise 200..1000"));
    play.play("2 checks");
    assert_eq!(play.pots(), [(90, vec![0, 1, 2]), (140, vec![0, 2])]);
}

// rule F5
#[test]
fn over_a_short_big_blind_the_call_and_the_least_raise_stay_nominal() {
    let mut play = holdem(NoLimit, 50, 100, &[1000, 1000, 30, 1000]).start();
    assert_eq!(play.forced(), ["1 small blind 50", "2 big blind 30"]);
    assert_eq!(play.may(), "fold, call 100, raise 200..1000");
    play.play("3 calls 100, 0 calls 100");
    assert_eq!(play.may(), "fold, call 50, raise 200..1000");
    play.play("1 calls 50");
    assert_eq!(play.board().len(), 6, "the big blind is all-in and not asked");
    assert_eq!(play.pots(), [(120, vec![0, 1, 2, 3]), (210, vec![0, 1, 3])]);
}

// rules F5, B6
#[test]
fn in_fixed_limit_a_short_big_blind_is_the_first_bet_all_the_same() {
    let mut play = holdem(Limit, 5, 10, &[1000, 1000, 3, 1000]).start();
    assert_eq!(play.may(), "fold, call 10, raise 20");
    play.play("3 raises 20, 0 raises 30, 1 raises 40");
    assert_eq!(play.may(), "fold, call 20");
}

// rules F5, P3
#[test]
fn a_stack_that_dies_on_the_ante_plays_for_the_antes_only() {
    let mut play = holdem(NoLimit, 5, 10, &[10, 1000, 1000])
        .ante(10)
        .hand(0, "AsAh")
        .hand(1, "KsKh")
        .hand(2, "QsQh")
        .board("2c 7d 9h 3c 4s")
        .start();
    play.play("1 calls 5, 2 checks");
    assert_eq!(play.pots(), [(30, vec![0, 1, 2]), (20, vec![1, 2])]);
    play.check_down();
    assert_eq!(play.stacks(), [30, 1000, 980]);
}

// rules F5, P3
#[test]
fn a_short_ante_can_win_as_much_of_each_other_ante() {
    let mut play = holdem(NoLimit, 5, 10, &[4, 1000, 1000]).ante(10).start();
    assert_eq!(play.forced()[2], "0 ante 4");
    play.play("1 calls 5, 2 checks");
    assert_eq!(play.pots(), [(12, vec![0, 1, 2]), (2 * 6 + 2 * 10, vec![1, 2])]);
}

// rule F5
#[test]
fn a_big_blind_who_died_on_the_ante_leaves_the_whole_blind_to_call() {
    let mut play = holdem(NoLimit, 5, 10, &[1000, 1000, 7, 1000]).ante(10).start();
    assert_eq!(play.may(), "fold, call 10, raise 20..990");
    play.play("3 calls, 0 calls, 1 calls 5");
    assert_eq!(play.pots(), [(28, vec![0, 1, 2, 3]), (9 + 30, vec![0, 1, 3])]);
}

// rules F5, B4: heads-up, blinds 3 and 6, the big blind all-in for 3
#[test]
fn heads_up_a_small_blind_who_has_matched_an_all_in_big_blind_is_not_asked() {
    let play = holdem(NoLimit, 3, 6, &[1000, 3]).start();
    assert!(play.is_over());
    assert_eq!(play.returned(), [""; 0]);
    assert_eq!(play.pots(), [(6, vec![0, 1])]);

    let less = holdem(NoLimit, 3, 6, &[1000, 2]).start();
    assert!(less.is_over());
    assert_eq!(less.returned(), ["0 takes back 1"]);
}

// rules F5, P2
#[test]
fn heads_up_a_small_blind_who_put_in_less_calls_the_whole_blind_and_gets_the_rest_back() {
    let mut play = holdem(NoLimit, 3, 6, &[1000, 5]).start();
    assert_eq!((play.turn(), play.may().as_str()), (Some(0), "fold, call 3"));
    play.play("0 calls");
    assert!(play.is_over());
    assert_eq!(play.returned(), ["0 takes back 1"]);
    assert_eq!(play.pots(), [(10, vec![0, 1])]);
}

// rules F5, B4
#[test]
fn heads_up_a_big_blind_is_not_asked_when_the_small_blind_is_all_in_for_less() {
    let play = holdem(NoLimit, 3, 6, &[2, 1000]).start();
    assert!(play.is_over());
    assert_eq!(play.returned(), ["1 takes back 4"]);
    assert_eq!(play.pots(), [(4, vec![0, 1])]);
}

// rules F5, B4
#[test]
fn a_small_blind_left_alone_with_a_short_big_blind_is_asked_only_if_behind() {
    let mut even = holdem(NoLimit, 3, 6, &[1000, 1000, 3]).start();
    even.play("0 folds");
    assert!(even.is_over());
    let mut behind = holdem(NoLimit, 3, 6, &[1000, 1000, 4]).start();
    behind.play("0 folds");
    assert_eq!((behind.turn(), behind.may().as_str()), (Some(1), "fold, call 3"));
}

// rules F5, B4
#[test]
fn two_players_who_both_die_on_the_ante_show_down_at_once() {
    let play =
        holdem(NoLimit, 5, 10, &[8, 10]).ante(10).hand(0, "AsAh").hand(1, "KsKh").board("2c 7d 9h 3c 4s").start();
    assert!(play.is_over());
    assert_eq!(play.board(), "2c7d9h3c4s");
    assert_eq!(play.stacks(), [16, 2], "seat 1 gets back the ante that seat 0 could not match");
}
