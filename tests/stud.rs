//! Stud: the bring-in, who opens, and the bets of its streets. Rules F4, F5, B2, B3, B5 to B8, G4 to G7.
//!
//! A hand of seven card stud is written as it is dealt: two cards down, four up, one down.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::Structure::{Limit, NoLimit, PotLimit};
use controbuio::rules::{ActionError, FourthStreet, NoRaise, Room, catalog};
use support::{Deal, Play, reach, stud};

/// Ante 1, bring-in 3, bets of 10 and 20, three players whose up-cards are these.
fn doors(doors: [&str; 3]) -> Deal {
    let deal = stud(Limit, [1, 3, 10, 20], &[1000; 3]);
    doors
        .iter()
        .zip(["4c5d", "4d5h", "4h5s"])
        .enumerate()
        .fold(deal, |deal, (seat, (door, down))| deal.hand(seat, &format!("{down}{door}")))
}

// rules G4, G6, G7
#[test]
fn seven_card_stud_deals_two_down_and_one_up_then_three_up_and_one_down() {
    // Without named cards the deck is in order of number: 2c 2d 2h 2s 3c …
    let play = reach(stud(Limit, [1, 3, 10, 20], &[1000; 2]).start(), 4);
    let expected = [
        "1 down 2c",
        "0 down 2d",
        "1 down 2h",
        "0 down 2s",
        "1 up 3c",
        "0 up 3d", //
        "burn 3h",
        "1 up 3s",
        "0 up 4c",
        "burn 4d",
        "1 up 4h",
        "0 up 4s", //
        "burn 5c",
        "1 up 5d",
        "0 up 5h",
        "burn 5s",
        "1 down 6c",
        "0 down 6d",
    ];
    assert_eq!(play.dealt(), expected);
}

// rules G5, G6, G7
#[test]
fn five_card_stud_deals_one_down_and_one_up_then_three_up() {
    let deal = stud(Limit, [1, 3, 10, 20], &[1000; 3]).game(&catalog::FIVE_CARD_STUD).button(1);
    let mut play = reach(deal.start(), 1);
    let expected = ["2 down 2c", "0 down 2d", "1 down 2h", "2 up 2s", "0 up 3c", "1 up 3d"];
    assert_eq!(play.dealt()[..6], expected);
    let opener = play.turn().unwrap();
    play.play(&format!("{opener} folds"));
    play = reach(play, 3);
    let last: Vec<String> = play.dealt().into_iter().skip(6 + 4 + 3 + 1).collect();
    assert_eq!(last.len(), 2, "the last street deals to those who are left: {last:?}");
    assert!(last.iter().all(|fact| fact.contains(" up ")));
}

// rules F4, F3
#[test]
fn the_lowest_up_card_must_open_and_may_not_fold() {
    let play = doors(["Kc", "7d", "9s"]).start();
    assert_eq!(play.forced(), ["1 ante 1", "2 ante 1", "0 ante 1"]);
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "bring in 3, complete 10"));
    for other in ["1 folds", "1 checks", "1 calls"] {
        assert!(matches!(play.refuses(other), ActionError::NotOffered(_)), "{other}");
    }
}

// rule F4
#[test]
fn equal_lowest_cards_are_told_apart_by_suit_and_clubs_are_lowest() {
    for (cards, opener) in
        [(["2c", "2d", "2h"], 0), (["2s", "2d", "2h"], 1), (["2s", "Kc", "2h"], 2), (["2s", "3c", "Kc"], 0)]
    {
        assert_eq!(doors(cards).start().turn(), Some(opener), "{cards:?}");
    }
}

// rule F4
#[test]
fn the_ace_is_high_for_the_bring_in() {
    assert_eq!(doors(["Ac", "Kd", "As"]).start().turn(), Some(1));
}

// rules F4, B1
#[test]
fn the_others_may_fold_call_or_complete_a_bring_in() {
    let mut play = doors(["Kc", "7d", "9s"]).start();
    play.play("1 brings in");
    assert_eq!((play.turn(), play.may().as_str()), (Some(2), "fold, call 3, complete 10"));
    assert!(matches!(play.refuses("2 checks"), ActionError::NotOffered(_)));
    play.play("2 completes 10");
    assert_eq!(play.may(), "fold, call 10, raise 20");
    play.play("0 folds");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, call 7, raise 20"));
}

// rule F4
#[test]
fn the_opener_may_complete_at_once() {
    let mut play = doors(["Kc", "7d", "9s"]).start();
    play.play("1 completes 10");
    assert_eq!((play.turn(), play.may().as_str()), (Some(2), "fold, call 10, raise 20"));
    play.play("2 calls, 0 calls");
    assert_eq!(play.hand.state().street_index(), Some(1));
}

// rule F4
#[test]
fn a_seat_that_is_all_in_for_the_ante_passes_the_bring_in_on_clockwise() {
    let mut deal = doors(["Kc", "7d", "9s"]);
    deal.setup.stacks[support::seat(1)] = controbuio::rules::Chips(1);
    let mut play = deal.start();
    assert_eq!((play.turn(), play.may().as_str()), (Some(2), "bring in 3, complete 10"));
    play.play("2 brings in, 0 calls");
    assert_eq!(play.hand.state().street_index(), Some(1));
}

// rule F5
#[test]
fn a_short_bring_in_leaves_the_whole_of_it_to_call() {
    let mut deal = doors(["Kc", "7d", "9s"]);
    deal.setup.stacks[support::seat(1)] = controbuio::rules::Chips(3);
    let mut play = deal.start();
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "bring in 2"), "2 are no completion");
    assert_eq!(play.no_raise(), Some(NoRaise::ShortStack));
    play.play("1 brings in");
    assert_eq!((play.turn(), play.may().as_str()), (Some(2), "fold, call 3, complete 10"));
    play.play("2 calls, 0 calls");
    assert_eq!(play.pots(), [(9, vec![0, 1, 2]), (2, vec![0, 2])]);
}

// rule F5: exactly the bring-in is no completion either
#[test]
fn a_stack_of_exactly_the_bring_in_can_only_bring_it_in() {
    for structure in [Limit, PotLimit, NoLimit] {
        let mut deal = doors(["Kc", "7d", "9s"]);
        deal.setup.structure = structure;
        deal.setup.stacks[support::seat(1)] = controbuio::rules::Chips(4);
        assert_eq!(deal.start().may(), "bring in 3");
    }
}

// rule B3
#[test]
fn the_bring_in_has_no_option_when_merely_called() {
    let mut play = doors(["Kc", "7d", "9s"]).start();
    play.play("1 brings in, 2 calls 3, 0 calls 3");
    assert_eq!(play.hand.state().street_index(), Some(1));
}

// rule B6
#[test]
fn a_completed_bring_in_is_the_first_of_four_bets() {
    let mut play = doors(["Kc", "7d", "9s"]).start();
    play.play("1 brings in, 2 completes 10, 0 raises 20, 1 raises 30, 2 raises 40");
    assert_eq!((play.may().as_str(), play.no_raise()), ("fold, call 20", Some(NoRaise::Capped { bets: 4 })));
    let mut play = doors(["Kc", "7d", "9s"]).start();
    play.play("1 completes 10, 2 raises 20, 0 raises 30, 1 raises 40");
    assert_eq!(play.no_raise(), Some(NoRaise::Capped { bets: 4 }));
}

/// Who opens the street on which these cards lie open, the button being seat 0.
fn opener(up: [&str; 3]) -> usize {
    let deal = stud(Limit, [1, 3, 10, 20], &[1000; 3]);
    let deal = up.iter().enumerate().fold(deal, |deal, (seat, up)| {
        // Down cards that no test shows.
        let down = ["4c5d", "4d5h", "4h5s"][seat];
        deal.hand(seat, &format!("{down}{up}"))
    });
    let street = up[0].len() / 2 - 1;
    reach(deal.start(), u8::try_from(street).unwrap()).turn().unwrap()
}

// rule B2
#[test]
fn the_best_hand_showing_opens_the_later_streets() {
    assert_eq!(opener(["KcQd", "AsJc", "2d3d"]), 1, "the highest card");
    assert_eq!(opener(["KcQd", "KsJc", "2d3d"]), 0, "then the kicker");
    assert_eq!(opener(["KcQd", "AsJc", "2d2h"]), 2, "any pair before any card");
    assert_eq!(opener(["KcKd3s", "3c3d9h", "2d2h2c"]), 2, "trips before a pair");
    assert_eq!(opener(["9c9d3s3h", "AcAdKhQh", "JdTh8c7h"]), 0, "two pair before a pair");
    assert_eq!(opener(["9c9d3s3h", "6c6d6hKs", "2d2h2c2s"]), 2, "quads before all");
    assert_eq!(opener(["9c9d8s8h", "TcTd2s2h", "JdTh8c7h"]), 1, "the higher of two pairs first");
    assert_eq!(opener(["9c9dKs", "9h9sQs", "JdTh8c"]), 0, "a kicker beside a pair");
}

// rule B2
#[test]
fn four_cards_make_no_straight_and_no_flush() {
    assert_eq!(opener(["2c2d3s7h", "TsJsQsKs", "AdKh8c7d"]), 0);
    assert_eq!(opener(["3c8d9sTh", "9dTdJdQd", "AdKh8c6d"]), 2);
}

// rule B2
#[test]
fn a_tie_for_the_best_hand_showing_goes_to_the_first_seat_left_of_the_button() {
    assert_eq!(opener(["AcKd", "2c3s", "AsKs"]), 2);
    assert_eq!(opener(["AsKs", "AdKd", "AcKc"]), 1, "suits do not matter");
}

// rule B2
#[test]
fn when_the_best_hand_showing_is_all_in_the_next_that_can_act_begins() {
    let mut deal = doors(["KcKd", "7dTh", "9sJc"]);
    deal.setup.stacks[support::seat(0)] = controbuio::rules::Chips(4);
    let mut play = deal.start();
    play.play("1 brings in, 2 calls, 0 calls 3");
    assert_eq!((play.turn(), play.may().as_str()), (Some(1), "fold, check, bet 10 or 20"));
}

// rule B2, "later stud rounds" in the table of disagreements: acts first, may check
#[test]
fn the_best_hand_showing_may_check() {
    let mut play = reach(doors(["KcQd", "7dTh", "9sJc"]).start(), 1);
    assert_eq!((play.turn(), play.may().as_str()), (Some(0), "fold, check, bet 10"));
    play.play("0 checks, 1 checks, 2 checks");
    assert_eq!(play.hand.state().street_index(), Some(2));
}

// rule B5
#[test]
fn seven_card_stud_bets_small_on_third_and_fourth_and_big_from_fifth_on() {
    let mut play = doors(["KcQd3c9c2s", "7dTh2dJd4s", "9sJc8h3h5c"]).start();
    assert!(play.may().ends_with("complete 10"));
    for (street, bet) in [(1, 10), (2, 20), (3, 20), (4, 20)] {
        play = reach(play, street);
        assert_eq!(play.may(), format!("fold, check, bet {bet}"), "street {street}");
    }
}

// rules B5, B7: five card stud has no larger bet with an open pair
#[test]
fn five_card_stud_bets_small_on_second_and_third_and_big_from_fourth_on() {
    let deal = stud(Limit, [1, 3, 10, 20], &[1000; 2]).game(&catalog::FIVE_CARD_STUD);
    for room in [Room::CIRCOLO, Room { fourth_street: FourthStreet::Any, ..Room::CIRCOLO }] {
        let deal = deal.clone().room(room).hand(0, "2cKcKdQs9h").hand(1, "2d7h8h3cJd");
        let mut play = deal.start();
        assert!(play.may().ends_with("complete 10"));
        for (street, bet) in [(1, 10), (2, 20), (3, 20)] {
            play = reach(play, street);
            assert_eq!((play.turn(), play.may()), (Some(0), format!("fold, check, bet {bet}")));
        }
    }
}

/// Fourth street with or without an open pair, in this house.
fn fourth(fourth_street: FourthStreet, pair: bool) -> Play {
    let second = if pair { "Kd" } else { "Qd" };
    let deal = doors([&format!("Kc{second}"), "7dTh", "9sJc"]);
    reach(deal.room(Room { fourth_street, ..Room::CIRCOLO }).start(), 1)
}

// rule B7
#[test]
fn with_an_open_pair_on_fourth_street_any_player_may_bet_small_or_big() {
    let mut play = fourth(FourthStreet::OpenPair, true);
    assert_eq!((play.turn(), play.may().as_str()), (Some(0), "fold, check, bet 10 or 20"));
    assert!(matches!(play.refuses("0 bets 15"), ActionError::Amount { .. }));
    play.play("0 checks");
    assert_eq!(play.may(), "fold, check, bet 10 or 20", "not only the player with the pair");
    assert_eq!(fourth(FourthStreet::OpenPair, false).may(), "fold, check, bet 10");
}

// rule B7
#[test]
fn the_house_may_allow_the_big_bet_always_or_never() {
    for pair in [false, true] {
        assert_eq!(fourth(FourthStreet::Any, pair).may(), "fold, check, bet 10 or 20");
        assert_eq!(fourth(FourthStreet::Never, pair).may(), "fold, check, bet 10");
    }
}

// rule B7
#[test]
fn raises_on_fourth_street_may_be_small_or_big_until_one_is_big() {
    let mut play = fourth(FourthStreet::OpenPair, true);
    play.play("0 bets 10");
    assert_eq!(play.may(), "fold, call 10, raise 20 or 30");
    let mut small = play.clone();
    small.play("1 raises 20");
    assert_eq!(small.may(), "fold, call 20, raise 30 or 40");
    play.play("1 raises 30");
    assert_eq!(play.may(), "fold, call 30, raise 50", "from then on big");
    play.play("2 raises 50");
    assert_eq!(play.may(), "fold, call 40, raise 70");
    let mut big = fourth(FourthStreet::OpenPair, true);
    big.play("0 bets 20");
    assert_eq!(big.may(), "fold, call 20, raise 40");
}

// rule B7: the other streets have one bet
#[test]
fn an_open_pair_changes_nothing_on_other_streets() {
    let play = reach(doors(["KcKd9h2s", "7dTh2d3h", "9sJc3c8d"]).start(), 2);
    assert_eq!((play.turn(), play.may().as_str()), (Some(0), "fold, check, bet 20"));
}

/// No limit or pot limit with bring-in 7 and small bet 20; seat 1 brings it in.
// rule B4
#[test]
fn an_unopposed_bring_in_takes_the_antes_and_gets_itself_back() {
    let mut play = doors(["Kc", "7d", "9s"]).start();
    play.play("1 brings in, 2 folds, 0 folds");
    assert_eq!(play.returned(), ["1 takes back 3"]);
    assert_eq!(play.awards(), ["1 wins 3 of pot 0"]);
}

// rules B4, F4
#[test]
fn when_only_one_player_has_chips_after_the_antes_nobody_brings_it_in() {
    let mut deal = doors(["KcQd3c9c2s", "7dTh2dJd4s", "9sJc8h3h5c"]);
    for seat in [0, 1] {
        deal.setup.stacks[support::seat(seat)] = controbuio::rules::Chips(1);
    }
    assert!(deal.start().is_over());
}
