//! Who may do what, and when a round ends: rules B1 to B6.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::Structure::{Limit, NoLimit};
use controbuio::rules::{ActionError, Blind, Chips, Did, NoRaise, Room, WagerKind};
use support::{Play, holdem, seat};

// rule B1
#[test]
fn with_nothing_to_call_a_player_may_check_or_bet_and_not_call() {
    let mut play = holdem(NoLimit, 5, 10, &[1000, 1000, 1000]).start();
    play.play("0 calls, 1 calls, 2 checks");
    assert_eq!(play.may(), "fold, check, bet 10..990");
    assert!(matches!(play.refuses("1 calls"), ActionError::NotOffered(_)));
    assert!(matches!(play.refuses("1 brings in"), ActionError::NotOffered(_)));
    assert!(matches!(play.refuses("1 shows"), ActionError::NotOffered(_)));
    assert!(matches!(play.refuses("1 mucks"), ActionError::NotOffered(_)));
}

// rule B1
#[test]
fn after_a_bet_a_player_may_call_or_raise_and_not_check() {
    let mut play = holdem(NoLimit, 5, 10, &[1000, 1000, 1000]).start();
    play.play("0 calls, 1 calls, 2 checks, 1 bets 30");
    assert_eq!(play.may(), "fold, call 30, raise 60..990");
    assert!(matches!(play.refuses("2 checks"), ActionError::NotOffered(_)));
}

// rule B1, and "first action before the flop" in the table of disagreements: the big blind is a bet
#[test]
fn the_first_action_before_the_flop_is_a_raise_and_not_a_bet() {
    let mut play = holdem(NoLimit, 5, 10, &[1000, 1000, 1000]).start();
    assert_eq!(play.may(), "fold, call 10, raise 20..1000");
    play.play("0 raises 20");
    assert_eq!(play.facts().last().unwrap(), "0 raise 20");
}

// rule B1
#[test]
fn folding_is_allowed_even_when_checking_is() {
    let mut play = holdem(NoLimit, 5, 10, &[1000, 1000, 1000]).start();
    play.play("0 calls, 1 calls, 2 folds, 1 folds");
    assert!(play.awards().contains(&"0 wins 30 of pot 0".to_owned()));
}

// rule B2
#[test]
fn an_action_out_of_turn_is_refused_and_changes_nothing() {
    let play = holdem(NoLimit, 5, 10, &[1000; 4]).start();
    for other in ["0 folds", "1 calls", "2 raises 20", "7 folds"] {
        assert_eq!(play.refuses(other), ActionError::NotYourTurn { turn: seat(3) });
    }
}

// rule B2
#[test]
fn the_first_round_begins_left_of_the_big_blind_and_goes_clockwise() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 5]).button(3).start();
    let mut asked = Vec::new();
    while play.hand.state().board().is_empty() {
        asked.push(play.turn().unwrap());
        let step = if play.may().contains("call") { "calls" } else { "checks" };
        play.play(&format!("{} {step}", asked.last().unwrap()));
    }
    // The blinds are seats 4 and 0.
    assert_eq!(asked, [1, 2, 3, 4, 0]);
}

// rule B2
#[test]
fn later_rounds_begin_with_the_first_active_seat_left_of_the_button() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 4]).start();
    play.play("3 calls, 0 calls, 1 calls, 2 checks");
    assert_eq!(play.turn(), Some(1));
    play.play("1 folds, 2 checks, 3 checks, 0 checks");
    assert_eq!(play.turn(), Some(2), "the small blind has folded");
    play.play("2 bets 990, 3 calls, 0 calls");
    assert!(play.is_over(), "everyone is all-in");
}

// rule B2
#[test]
fn a_player_who_is_all_in_is_passed_over_by_every_later_round() {
    let mut play = holdem(NoLimit, 5, 10, &[1000, 40, 1000, 1000]).start();
    play.play("3 calls, 0 calls, 1 raises 40, 2 calls, 3 calls, 0 calls");
    assert_eq!(play.turn(), Some(2));
    play.play("2 checks, 3 checks, 0 checks, 2 checks, 3 bets 10, 0 calls, 2 calls, 2 checks, 3 checks, 0 checks");
    assert!(play.is_over());
}

// rules B2, F1
#[test]
fn heads_up_the_button_acts_first_before_the_flop_and_last_after_it() {
    let mut play = holdem(NoLimit, 5, 10, &[1000, 1000]).start();
    assert_eq!(play.turn(), Some(0));
    play.play("0 calls 5, 1 checks");
    for _ in ["flop", "turn", "river"] {
        assert_eq!(play.turn(), Some(1));
        play.play("1 checks, 0 checks");
    }
}

// rule B3
#[test]
fn the_big_blind_keeps_the_option_to_raise() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 3]).start();
    play.play("0 calls, 1 calls 5");
    assert_eq!((play.turn(), play.may().as_str()), (Some(2), "fold, check, raise 20..1000"));
    let mut raised = play.clone();
    raised.play("2 raises 20, 0 calls 10, 1 calls 10");
    assert_eq!(raised.board().len(), 6, "nobody else is asked");
    play.play("2 checks");
    assert_eq!(play.board().len(), 6, "a check ends the round");
}

// rule B3
#[test]
fn a_round_ends_when_everyone_has_matched_the_last_raise() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 4]).start();
    play.play("3 calls, 0 calls, 1 calls, 2 checks");
    play.play("1 checks, 2 bets 20, 3 calls 20, 0 raises 60, 1 calls 60, 2 calls 40");
    assert_eq!((play.turn(), play.board().len()), (Some(3), 6), "the round is still the flop's");
    play.play("3 calls 40");
    assert_eq!((play.turn(), play.board().len()), (Some(1), 8), "and over once the last one has answered");
}

// rule B3
#[test]
fn a_round_of_checks_ends_when_everyone_has_checked() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 3]).start();
    play.play("0 calls, 1 calls, 2 checks, 1 checks, 2 checks");
    assert_eq!(play.board().len(), 6);
    play.play("0 checks");
    assert_eq!(play.board().len(), 8);
}

// rules B4, S1
#[test]
fn the_last_one_left_wins_at_once_and_need_not_show() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 3]).start();
    play.play("0 raises 30, 1 folds, 2 folds");
    // The 20 that nobody called go back; what is left is 5 + 10 + 10.
    assert_eq!(play.returned(), ["0 takes back 20"]);
    assert_eq!(play.awards(), ["0 wins 25 of pot 0"]);
    assert_eq!(play.board(), "", "no more cards are dealt");
    assert_eq!((play.turn(), play.may().as_str()), (Some(0), "show, muck"));
    play.play("0 mucks");
    assert_eq!(play.showdown(), ["0 may muck", "0 mucks"]);
    assert!(play.is_over());
    assert_eq!(play.stacks(), [1015, 995, 990]);
}

// rule B4
#[test]
fn the_big_blind_wins_the_small_blind_when_everyone_folds() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 3]).start();
    play.play("0 folds, 1 folds");
    assert_eq!(play.returned(), ["2 takes back 5"]);
    assert_eq!(play.awards(), ["2 wins 10 of pot 0"]);
    play.play("2 shows");
    assert_eq!(play.stacks(), [1000, 995, 1005]);
}

// rule B3: the word beside a seat is of the street that is being played; a fold stays
#[test]
fn what_a_player_did_last_is_forgotten_when_the_street_ends_and_a_fold_is_not() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 3]).start();
    let last = |play: &Play| [0, 1, 2].map(|number| play.hand.state().player(seat(number)).last);
    let blind = |blind, chips| Some(Did::Blind(blind, Chips(chips)));
    assert_eq!(last(&play), [None, blind(Blind::Small, 5), blind(Blind::Big, 10)]);
    play.play("0 raises 20, 1 folds");
    let raise = Did::Wager { kind: WagerKind::Raise, to: Chips(20) };
    assert_eq!(last(&play), [Some(raise), Some(Did::Fold), blind(Blind::Big, 10)]);
    play.play("2 calls");
    assert_eq!(last(&play), [None, Some(Did::Fold), None]);
    play.play("2 checks");
    assert_eq!(last(&play), [None, Some(Did::Fold), Some(Did::Check)]);
}

// rule B4
#[test]
fn when_only_one_player_has_chips_the_rest_is_dealt_without_a_question() {
    let mut play = holdem(NoLimit, 5, 10, &[300, 1000]).start();
    play.play("0 raises 300, 1 calls");
    assert!(play.is_over());
    assert_eq!(play.board().len(), 10);
}

// rule B4
#[test]
fn a_lone_player_with_chips_still_answers_a_bet_and_is_not_asked_again() {
    let mut play = holdem(NoLimit, 5, 10, &[300, 200, 1000]).start();
    play.play("0 raises 300, 1 calls 195");
    assert_eq!((play.turn(), play.may().as_str()), (Some(2), "fold, call 290"));
    assert_eq!(play.no_raise(), Some(NoRaise::NobodyCouldCall));
    play.play("2 calls");
    assert!(play.is_over());
}

// rule B4
#[test]
fn two_players_with_chips_go_on_betting_beside_an_all_in() {
    let mut play = holdem(NoLimit, 5, 10, &[300, 1000, 1000]).start();
    play.play("0 raises 300, 1 calls, 2 calls, 1 checks, 2 bets 100, 1 folds");
    assert!(play.is_over(), "the all-in player and the bettor are left");
    assert_eq!(play.returned(), ["2 takes back 100"]);
}

// rule B4
#[test]
fn a_player_who_is_all_in_from_the_blind_is_never_asked() {
    // The big blind, seat 2, has exactly the blind.
    let mut play = holdem(NoLimit, 50, 100, &[1000, 1000, 100, 1000]).start();
    play.play("3 calls 100, 0 calls 100, 1 calls 50");
    assert_eq!((play.turn(), play.board().len()), (Some(1), 6));
}

// rule B4
#[test]
fn a_player_who_is_all_in_from_the_ante_is_never_asked() {
    // Seat 3 would be first to act.
    let mut play = holdem(NoLimit, 50, 100, &[1000, 1000, 1000, 10]).ante(10).start();
    assert_eq!(play.turn(), Some(0));
    play.play("0 calls, 1 calls, 2 checks, 1 checks, 2 checks, 0 checks");
    assert_eq!(play.turn(), Some(1));
}

// rule B5
#[test]
fn fixed_bets_are_small_before_and_on_the_flop_and_big_on_turn_and_river() {
    // 10/20 limit: blinds 5 and 10.
    let mut play = holdem(Limit, 5, 10, &[1000; 3]).start();
    assert_eq!(play.may(), "fold, call 10, raise 20");
    play.play("0 raises 20, 1 calls 15, 2 calls 10");
    for (street, bet) in [("flop", 10), ("turn", 20), ("river", 20)] {
        assert_eq!(play.may(), format!("fold, check, bet {bet}"), "{street}");
        play.play(&format!("1 bets {bet}"));
        assert_eq!(play.may(), format!("fold, call {bet}, raise {}", 2 * bet), "{street}");
        play.play(&format!("2 raises {}", 2 * bet));
        assert_eq!(play.may(), format!("fold, call {}, raise {}", 2 * bet, 3 * bet), "{street}");
        play.play(&format!("0 calls, 1 calls {bet}"));
    }
}

// rule B5
#[test]
fn in_fixed_limit_no_other_amount_is_accepted() {
    let play = holdem(Limit, 5, 10, &[1000; 3]).start();
    for to in [10, 11, 19, 21, 30, 1000] {
        assert!(matches!(play.refuses(&format!("0 raises {to}")), ActionError::Amount { .. }));
    }
}

// rule B6 ⟶ 1/2 blinds limit: 2 4 6 8 before and on the flop, 4 8 12 16 on turn and river
#[test]
fn four_bets_a_round_make_these_steps() {
    let mut play = holdem(Limit, 1, 2, &[1000; 3]).start();
    play.play("0 raises 4, 1 raises 6, 2 raises 8");
    assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 4 }));
    play.play("0 calls 4, 1 calls 2");
    play.play("1 bets 2, 2 raises 4, 0 raises 6, 1 raises 8");
    assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 4 }));
    play.play("2 calls, 0 calls");
    for _ in ["turn", "river"] {
        play.play("1 bets 4, 2 raises 8, 0 raises 12, 1 raises 16");
        assert_eq!(play.may(), "fold, call 8");
        assert_eq!(play.refuses("2 raises 20"), ActionError::NoRaise(NoRaise::Capped { bets: 4 }));
        play.play("2 calls 8, 0 calls 4");
    }
    assert_eq!(play.total() + play.stacks().iter().sum::<u64>(), 3000);
}

// rule B6
#[test]
fn the_cap_holds_heads_up_too() {
    let mut play = holdem(Limit, 5, 10, &[1000, 1000]).start();
    play.play("0 raises 20, 1 raises 30, 0 raises 40");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 10"));
    assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 4 }));
    play.play("1 calls, 1 bets 10, 0 raises 20, 1 raises 30, 0 raises 40");
    assert_eq!(play.may(), "fold, call 10");
}

// rule B6
#[test]
fn the_room_says_how_many_bets_and_whether_the_blind_is_one() {
    let apart = Room { blind_counts: false, ..Room::CIRCOLO };
    let mut play = holdem(Limit, 5, 10, &[1000, 1000]).room(apart).start();
    play.play("0 raises 20, 1 raises 30, 0 raises 40, 1 raises 50");
    assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 4 }));

    let three = Room { cap: 3, ..Room::CIRCOLO };
    let mut play = holdem(Limit, 5, 10, &[1000, 1000]).room(three).start();
    play.play("0 raises 20, 1 raises 30");
    assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 3 }));
}

// rule B6
#[test]
fn pot_limit_and_no_limit_have_no_cap() {
    let mut play = holdem(NoLimit, 5, 10, &[1000, 1000]).start();
    play.play("0 raises 20, 1 raises 30, 0 raises 40, 1 raises 50, 0 raises 60, 1 raises 70");
    assert_eq!(play.may(), "fold, call 10, raise 80..1000");
}

// rule B6a: ten seats, 10/20
#[test]
fn a_capped_round_still_asks_those_who_have_to_call() {
    let mut play = holdem(Limit, 5, 10, &[1000; 10]).start();
    play.play("3 raises 20, 4-7 fold, 8 raises 30, 9 calls 30, 0 folds");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 25, raise 40"));
    play.play("1 calls 25");
    assert_eq!(play.stack(2), 990);
    play.play("2 raises 40");
    assert_eq!(play.stack(2), 960, "the big blind adds 30");
    assert_eq!((play.turn(), play.may().as_str()), (Some(3), "fold, call 20"));
    assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 4 }));
    play.play("3 calls 20, 8 calls 10, 9 folds, 1 calls 10");
    assert_eq!(play.pots(), [(190, vec![1, 2, 3, 8])]);
}

// rule B6b: three left on the flop, 10/20
#[test]
fn a_hand_goes_from_a_check_raise_on_offer_to_a_muck_on_the_river() {
    let mut play = holdem(Limit, 5, 10, &[1000; 3]).hand(0, "AsAh").hand(2, "KsKh").board("2c 7d 9h Jc 3s").start();
    play.play("0 calls 10, 1 calls 5, 2 checks");
    play.play("1 checks, 2 bets 10, 0 calls 10");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 10, raise 20"));
    play.play("1 folds");
    play.play("2 bets 20, 0 raises 40, 2 calls 20");
    assert_eq!(play.board().len(), 10, "the turn is over");
    play.play("2 checks, 0 bets 20, 2 calls 20");
    assert_eq!((play.turn(), play.may().as_str()), (Some(2), "show, muck"));
    play.play("2 mucks");
    assert_eq!(play.showdown(), ["0 shows AsAh", "2 may muck", "2 mucks"]);
    // 3 × 10, 2 × 10, 2 × 40, 2 × 20.
    assert_eq!(play.awards(), ["0 wins 170 of pot 0"]);
}
