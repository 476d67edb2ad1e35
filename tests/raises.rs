//! How much may be bet: rules B8 to B11.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::Structure::{Limit, NoLimit, PotLimit};
use controbuio::rules::{ActionError, Chips, NoRaise, Room};
use support::{Play, holdem};

/// A no-limit flop that nobody has bet, with blinds of half of `minimum` and `minimum`, and these stacks left.
fn flop(minimum: u64, left: &[u64]) -> Play {
    let stacks: Vec<u64> = left.iter().map(|left| left + minimum).collect();
    limp(holdem(NoLimit, minimum / 2, minimum, &stacks).start())
}

/// Everyone calls the big blind.
fn limp(mut play: Play) -> Play {
    while play.hand.state().board().is_empty() {
        let seat = play.turn().unwrap();
        play.play(&format!("{seat} {}", if play.may().contains("call") { "calls" } else { "checks" }));
    }
    play
}

// rule B8
#[test]
fn the_minimum_bet_is_the_big_blind_and_the_maximum_the_own_stack() {
    let play = flop(100, &[5000, 400, 700]);
    assert_eq!(play.may(), "fold, check, bet 100..400");
    for to in [0, 1, 99, 401] {
        assert!(matches!(play.refuses(&format!("1 bets {to}")), ActionError::Amount { .. }));
    }
}

// rule B8
#[test]
fn a_stack_below_the_minimum_may_be_bet_whole_and_not_in_part() {
    let play = flop(100, &[5000, 60, 700]);
    assert_eq!(play.may(), "fold, check, bet 60..60");
    assert!(matches!(play.refuses("1 bets 59"), ActionError::Amount { .. }));
}

// rule B8 ⟶ bet 5, then at least raise to 10
#[test]
fn a_raise_is_at_least_as_large_as_the_bet() {
    let mut play = flop(2, &[1000; 3]);
    play.play("1 bets 5");
    assert_eq!(play.may(), "fold, call 5, raise 10..1000");
}

// rule B8, "minimum re-raise" in the table of disagreements: with 2→7, the minimum is 12
#[test]
fn a_re_raise_is_at_least_as_large_as_the_last_raise() {
    let mut play = flop(2, &[1000; 3]);
    play.play("1 bets 2, 2 raises 7");
    assert_eq!(play.may(), "fold, call 7, raise 12..1000");
    play.play("0 raises 20");
    assert_eq!(play.may(), "fold, call 18, raise 33..1000", "the last raise was 13");
    play.play("1 raises 33, 2 raises 46");
    assert_eq!(play.may(), "fold, call 26, raise 59..1000", "and stays the least");
}

// rule B8 ⟶ minimum 50, all-in bet 8: raise to at least 58
#[test]
fn over_a_short_opening_all_in_the_minimum_bet_goes_on_top() {
    let mut play = flop(50, &[1000, 8, 1000]);
    play.play("1 bets 8");
    assert_eq!(play.may(), "fold, call 8, raise 58..1000");
}

// rule B8: no full bet yet after two short all-ins
#[test]
fn over_two_short_opening_all_ins_the_minimum_bet_goes_on_top_of_the_higher() {
    let mut play = flop(50, &[1000, 8, 40, 1000]);
    play.play("1 bets 8, 2 raises 40");
    assert_eq!(play.may(), "fold, call 40, raise 90..1000");
}

// rule B8
#[test]
fn a_bet_nobody_can_cover_counts_in_full_for_the_next_raise_and_comes_back() {
    let mut play = flop(100, &[300, 5000, 5000]);
    play.play("1 bets 1000");
    assert_eq!(play.may(), "fold, call 1000, raise 2000..5000");
    play.play("2 folds, 0 calls 300");
    assert_eq!(play.returned(), ["1 takes back 700"]);

    // Heads-up the larger stack may bet all of it, whatever the other can call.
    let play = flop(100, &[300, 5000]);
    assert_eq!(play.may(), "fold, check, bet 100..5000");
}

// rule B8: a raise of the big blind is measured from the big blind
#[test]
fn the_first_raise_before_the_flop_is_at_least_to_two_big_blinds() {
    let mut play = holdem(NoLimit, 50, 100, &[5000; 4]).start();
    assert_eq!(play.may(), "fold, call 100, raise 200..5000");
    play.play("3 raises 350");
    assert_eq!(play.may(), "fold, call 350, raise 600..5000");
}

// rule B9
#[test]
fn a_short_all_in_does_not_re_open_the_betting_for_the_bettor() {
    let mut play = flop(10, &[1000, 1000, 150, 1000]);
    play.play("1 bets 100, 2 raises 150");
    assert_eq!(play.may(), "fold, call 150, raise 250..1000", "seat 3 has not acted; the least raise stays 100");
    play.play("3 calls, 0 folds");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 50"));
    assert_eq!(play.refuses("1 raises 250"), ActionError::NoRaise(NoRaise::NotReopened));
}

// rule B9
#[test]
fn a_full_raise_over_the_short_all_in_re_opens_it() {
    let mut play = flop(10, &[1000, 1000, 150, 1000]);
    play.play("1 bets 100, 2 raises 150, 3 raises 250, 0 folds");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 150, raise 350..1000"));
}

// rule B9
#[test]
fn an_all_in_that_is_a_full_raise_re_opens_the_betting() {
    let mut play = flop(10, &[1000, 1000, 200, 1000]);
    play.play("1 bets 100, 2 raises 200, 3 folds, 0 folds");
    assert_eq!(play.no_raise(), Some(NoRaise::NobodyCouldCall), "heads-up with an all-in there is nobody to raise");
    let mut play = flop(10, &[1000, 1000, 200, 1000]);
    play.play("1 bets 100, 2 raises 200, 3 calls, 0 folds");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 100, raise 300..1000"));
}

// rule B9
#[test]
fn having_called_counts_as_having_acted() {
    let mut play = flop(10, &[1000, 1000, 1000, 150]);
    play.play("1 bets 100, 2 calls, 3 raises 150");
    assert_eq!(play.may(), "fold, call 150, raise 250..1000", "seat 0 has not acted");
    play.play("0 folds, 1 calls 50");
    assert_eq!((play.turn(), play.may().as_str()), (Some(2), "fold, call 50"));
    assert_eq!(play.no_raise(), Some(NoRaise::NotReopened));
}

// rule B9
#[test]
fn having_checked_counts_as_having_acted() {
    let mut play = flop(10, &[1000, 1000, 8, 1000]);
    play.play("1 checks, 2 bets 8");
    assert_eq!(play.may(), "fold, call 8, raise 18..1000", "seat 3 has not acted");
    play.play("3 calls, 0 calls");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 8"));
    assert_eq!(play.no_raise(), Some(NoRaise::NotReopened));
}

// rule B9: a full bet all-in re-opens for one who checked
#[test]
fn a_player_who_checked_may_raise_a_full_bet() {
    let mut play = flop(10, &[1000, 1000, 10, 1000]);
    play.play("1 checks, 2 bets 10, 3 calls, 0 calls");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 10, raise 20..1000"));
}

// rule B9
#[test]
fn several_short_all_ins_add_up_for_those_who_face_a_full_raise_in_total() {
    let mut play = flop(10, &[1000, 1000, 150, 1000, 220]);
    play.play("1 bets 100, 2 raises 150, 3 calls 150, 4 raises 220, 0 folds");
    // Seat 1 faces 120 over its 100, which is a full raise; the least raise stays 100.
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 120, raise 320..1000"));
    play.play("1 calls");
    // Seat 3 faces 70 over its 150, which is not.
    assert_eq!((play.turn(), play.may().as_str()), (Some(3), "fold, call 70"));
    assert_eq!(play.no_raise(), Some(NoRaise::NotReopened));
}

// rule B9
#[test]
fn a_posted_blind_alone_does_not_count_as_having_acted() {
    let mut play = holdem(NoLimit, 50, 100, &[150, 1000, 1000, 1000]).start();
    play.play("3 calls 100, 0 raises 150");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 100, raise 250..1000"));
    play.play("1 calls");
    assert_eq!((play.turn(), play.may().as_str()), (Some(2), "fold, call 50, raise 250..1000"));
    play.play("2 calls");
    assert_eq!((play.turn(), play.may().as_str()), (Some(3), "fold, call 50"), "but a call does");
}

/// A flop that nobody has bet in 20/40 limit, with these stacks left.
fn limit_flop(room: Room, left: &[u64]) -> Play {
    let stacks: Vec<u64> = left.iter().map(|left| left + 20).collect();
    limp(holdem(Limit, 10, 20, &stacks).room(room).start())
}

const OFF: Room = Room { half_bet: false, ..Room::CIRCOLO };

// rule B9a ⟶ bet 20, all-in 25: complete to 40
#[test]
fn less_than_half_a_bet_may_be_completed_and_does_not_re_open_or_count() {
    let mut play = limit_flop(Room::CIRCOLO, &[1000, 1000, 25, 1000]);
    play.play("1 bets 20, 2 raises 25");
    assert_eq!(play.may(), "fold, call 25, raise 40");
    let mut called = play.clone();
    called.play("3 calls 25, 0 calls 25");
    assert_eq!((called.turn(), called.may().as_str()), (Some(1), "fold, call 5"));
    assert_eq!(called.no_raise(), Some(NoRaise::NotReopened));
    // The bet, 40, 60 and 80 are four: the all-in was none of them.
    play.play("3 raises 40, 0 raises 60, 1 raises 80");
    assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 4 }));
}

// rule B9a ⟶ bet 20, all-in 35: raise to 60
#[test]
fn half_a_bet_or_more_re_opens_counts_and_the_next_raise_is_a_level_higher() {
    for all_in in [30, 35, 39] {
        let mut play = limit_flop(Room::CIRCOLO, &[1000, 1000, all_in, 1000]);
        play.play(&format!("1 bets 20, 2 raises {all_in}"));
        assert_eq!(play.may(), format!("fold, call {all_in}, raise 60"));
        play.play("3 calls, 0 calls");
        assert_eq!(play.may(), format!("fold, call {}, raise 60", all_in - 20), "re-opened for the bettor");
        play.play("1 raises 60, 3 raises 80");
        assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 4 }), "20, the all-in, 60 and 80 are four");
    }
}

// rule B9a ⟶ all-in bet of 15 on a 20 street: raise to 40
#[test]
fn an_all_in_bet_of_half_or_more_is_raised_to_the_second_level() {
    for all_in in [10, 15, 19] {
        let mut play = limit_flop(Room::CIRCOLO, &[1000, all_in, 1000]);
        play.play(&format!("1 bets {all_in}"));
        assert_eq!(play.may(), format!("fold, call {all_in}, raise 40"));
        play.play("2 raises 40, 0 raises 60, 2 raises 80");
        assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 4 }));
    }
}

// rule B9a: less than half of the first bet is completed to one bet
#[test]
fn an_all_in_bet_of_less_than_half_is_completed_to_one_bet() {
    let mut play = limit_flop(Room::CIRCOLO, &[1000, 9, 1000]);
    play.play("1 bets 9");
    assert_eq!(play.may(), "fold, call 9, raise 20");
    play.play("2 raises 20, 0 raises 40, 2 raises 60, 0 raises 80");
    assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 4 }));
}

// rule B9a: the big blind is the bet of 20
#[test]
fn the_half_bet_rule_holds_over_the_big_blind_too() {
    let mut play = holdem(Limit, 10, 20, &[1000, 1000, 1000, 25, 35]).start();
    play.play("3 raises 25");
    assert_eq!(play.may(), "fold, call 25, raise 35", "as far as the stack goes towards 40");
    play.play("4 raises 35");
    assert_eq!(play.may(), "fold, call 35, raise 60");
}

// rule B9a, house value off
#[test]
fn where_half_a_bet_does_not_count_a_raise_over_a_short_all_in_adds_a_full_bet_to_it() {
    for all_in in [25, 35] {
        let mut play = limit_flop(OFF, &[1000, 1000, all_in, 1000]);
        play.play(&format!("1 bets 20, 2 raises {all_in}"));
        assert_eq!(play.may(), format!("fold, call {all_in}, raise {}", all_in + 20));
        let mut called = play.clone();
        called.play("3 calls, 0 calls");
        assert_eq!(called.no_raise(), Some(NoRaise::NotReopened));
        play.play(&format!("3 raises {}, 0 raises {}", all_in + 20, all_in + 40));
        assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 4 }), "the all-in is one of the four");
    }
}

// rule B9a, house value off: not even the whole of two short all-ins
#[test]
fn where_half_a_bet_does_not_count_short_all_ins_never_re_open() {
    let mut play = limit_flop(OFF, &[1000, 1000, 35, 50, 1000]);
    play.play("1 bets 20, 2 raises 35, 3 raises 50, 4 calls, 0 calls");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 30"));
    assert_eq!(play.no_raise(), Some(NoRaise::NotReopened));
}

// rule B10a: 1/2 blinds
#[test]
fn the_first_pot_raise_over_blinds_of_1_and_2_is_to_7_and_the_next_to_24() {
    let mut play = holdem(PotLimit, 1, 2, &[1000; 6]).start();
    assert_eq!(play.may(), "fold, call 2, raise 4..7");
    assert!(matches!(play.refuses("3 raises 8"), ActionError::Amount { to: Chips(8), .. }));
    play.play("3 raises 7");
    assert_eq!(play.may(), "fold, call 7, raise 12..24");
}

// rule B10b: pot 50, bet 10, call 10
#[test]
fn the_third_player_may_raise_by_80() {
    let mut play = limp(holdem(PotLimit, 5, 10, &[1000; 5]).start());
    assert_eq!(play.total(), 50);
    play.play("1 bets 10, 2 calls 10");
    assert_eq!(play.may(), "fold, call 10, raise 20..90");
}

// rule B10c: pot 10, bet 10
#[test]
fn over_a_pot_bet_one_may_raise_to_four_times_the_pot() {
    let mut play = limp(holdem(PotLimit, 2, 5, &[1000; 2]).start());
    assert_eq!(
        (play.total(), play.may().as_str()),
        (10, "fold, check, bet 5..10"),
        "an opening bet is at most the pot"
    );
    play.play("1 bets 10");
    assert_eq!(play.may(), "fold, call 10, raise 20..40");
}

// rules B10d, B11: 1/2 pot limit
#[test]
fn the_minimum_bet_is_the_same_on_every_street_outside_fixed_limit() {
    for structure in [PotLimit, NoLimit] {
        let mut play = limp(holdem(structure, 1, 2, &[1000; 2]).start());
        for street in ["flop", "turn", "river"] {
            assert!(play.may().starts_with("fold, check, bet 2.."), "{street}");
            play.play("1 bets 2");
            assert!(play.may().starts_with("fold, call 2, raise 4.."), "{street}");
            play.play("0 calls");
        }
    }
}

// rule B10 ⟶ blinds 10 and 8 of 20, antes 36 in all: first to act may raise to 94
#[test]
fn the_pot_counts_what_is_in_it_and_the_call_counts_the_whole_blind() {
    // Nine antes of 4; the big blind has 12.
    let play = holdem(PotLimit, 10, 20, &[1000, 1000, 12, 1000, 1000, 1000, 1000, 1000, 1000]).ante(4).start();
    assert_eq!((play.total(), play.may().as_str()), (54, "fold, call 20, raise 40..94"));
}

// rule B10
#[test]
fn folded_chips_of_this_round_are_part_of_the_pot() {
    let mut play = holdem(PotLimit, 5, 10, &[1000; 4]).start();
    play.play("3 raises 30, 0 folds, 1 folds");
    // In the middle 5 + 10 + 30, to call 20: 30 + 45 + 20.
    assert_eq!(play.may(), "fold, call 20, raise 50..95");
}

// rule B10
#[test]
fn a_pot_raise_is_never_more_than_the_stack() {
    let play = holdem(PotLimit, 5, 10, &[1000, 1000, 1000, 25]).start();
    assert_eq!(play.may(), "fold, call 10, raise 20..25");
    let play = holdem(PotLimit, 5, 10, &[1000, 1000, 1000, 15]).start();
    assert_eq!(play.may(), "fold, call 10, raise 15..15");
    let play = holdem(PotLimit, 5, 10, &[1000, 1000, 1000, 10]).start();
    assert_eq!((play.may().as_str(), play.no_raise()), ("fold, call 10", Some(NoRaise::ShortStack)));
}
