//! What is posted outside the turn of the blinds: dead and missed blinds, and an ante of the big blind alone.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use Structure::{Limit, NoLimit, PotLimit};
use controbuio::rules::{Antes, Blinds, Entry, OddUnitRule, Room, SetupError, SetupProblem, Structure};
use support::{Deal, holdem, seat, stud};

/// The button is seat 0, the small blind seat 1 or nobody, the big blind seat 2.
fn blinds(mut deal: Deal, small: Option<usize>, big: usize) -> Deal {
    deal.setup.blinds = Blinds::At { small: small.map(seat), big: seat(big) };
    deal
}

fn entry(mut deal: Deal, number: usize, entry: Entry) -> Deal {
    deal.setup.entries[seat(number)] = entry;
    deal
}

// rule T4: the small blind is dead when its player is gone
#[test]
fn a_dead_small_blind_is_posted_by_nobody() {
    let play = blinds(holdem(NoLimit, 5, 10, &[1000, 0, 1000, 1000]), None, 2).start();
    assert_eq!(play.forced(), ["2 big blind 10"]);
    assert_eq!((play.turn(), play.may().as_str()), (Some(3), "fold, call 10, raise 20..1000"));
}

// rule T4: heads-up the other player is button and small blind, wherever the button was
#[test]
fn blinds_lie_where_the_succession_puts_them() {
    let play = blinds(holdem(NoLimit, 5, 10, &[1000, 1000]).button(0), Some(0), 1).start();
    assert_eq!(play.forced(), ["0 small blind 5", "1 big blind 10"]);
    // A button in front of an empty seat: the first left of it still acts first from the flop on (rule B2).
    let mut play = blinds(holdem(NoLimit, 5, 10, &[0, 1000, 1000, 1000]).button(0), Some(1), 2).start();
    play.play("3 calls 10, 1 calls 5, 2 checks");
    assert_eq!(play.turn(), Some(1));
}

// rule T3: a newcomer's big blind is live
#[test]
fn a_newcomers_big_blind_is_a_bet_with_the_option_to_raise() {
    let mut play = entry(holdem(NoLimit, 5, 10, &[1000; 6]), 4, Entry::BigBlind).start();
    assert_eq!(play.forced(), ["1 small blind 5", "2 big blind 10", "4 posts 10"]);
    play.play("3 folds");
    assert_eq!((play.turn(), play.may().as_str()), (Some(4), "fold, check, raise 20..1000"));
    play.play("4 checks, 5 folds, 0 folds, 1 calls 5, 2 checks");
    assert_eq!(play.pots(), [(30, vec![1, 2, 4])]);
}

// rule T3: a missed small blind goes into the pot and is no part of the bet
#[test]
fn a_missed_small_blind_is_dead() {
    let mut play = entry(holdem(NoLimit, 5, 10, &[1000; 4]), 3, Entry::SmallBlind).start();
    assert_eq!(play.forced(), ["1 small blind 5", "2 big blind 10", "3 posts 5 dead"]);
    assert_eq!(play.may(), "fold, call 10, raise 20..995", "all of the big blind is to call");
    play.play("3 calls 10, 0 folds, 1 folds, 2 checks");
    assert_eq!(play.pots(), [(30, vec![2, 3])], "the dead blind is not given back");
    assert_eq!(play.stack(3), 985);
}

// rule T3: both blinds missed
#[test]
fn both_missed_blinds_are_a_live_and_a_dead_one() {
    let mut play = entry(holdem(NoLimit, 5, 10, &[1000; 4]), 3, Entry::BothBlinds).start();
    assert_eq!(play.forced(), ["1 small blind 5", "2 big blind 10", "3 posts 10", "3 posts 5 dead"]);
    assert_eq!(play.may(), "fold, check, raise 20..995");
    play.play("3 checks, 0 folds, 1 folds, 2 folds");
    assert_eq!((play.total(), play.stack(3)), (0, 1000 + 5 + 10), "everyone folds and the dead blind comes back");
}

// rule B10: the pot counts dead blinds, the call does not
#[test]
fn a_dead_blind_counts_for_a_pot_limit_raise() {
    let without = holdem(PotLimit, 5, 10, &[1000; 4]).start();
    assert_eq!(without.may(), "fold, call 10, raise 20..35");
    let with = entry(holdem(PotLimit, 5, 10, &[1000; 4]), 0, Entry::SmallBlind).start();
    assert_eq!(with.may(), "fold, call 10, raise 20..40");
}

// rules T3, B6: in fixed limit an entry is no raise
#[test]
fn an_entry_is_no_further_bet_of_a_limit_round() {
    let mut play = entry(holdem(Limit, 5, 10, &[1000; 4]), 3, Entry::BigBlind).start();
    assert_eq!(play.may(), "fold, check, raise 20");
    play.play("3 raises 20, 0 raises 30, 1 raises 40");
    assert_eq!(play.may(), "fold, call 30", "capped");
}

// rule P3: everyone who is live can win dead money, an all-in player too
#[test]
fn dead_money_is_in_the_main_pot() {
    let mut play = entry(holdem(NoLimit, 5, 10, &[20, 1000, 1000, 1000]), 3, Entry::SmallBlind).start();
    play.play("3 raises 100, 0 calls 20, 1 folds, 2 calls 90");
    assert_eq!(play.pots(), [(3 * 20 + 5 + 5, vec![0, 2, 3]), (160, vec![2, 3])]);
}

// Who posts must sit there, once.
#[test]
fn impossible_posts_are_refused() {
    let refused = |deal: Deal| match controbuio::rules::Hand::start(deal.setup, controbuio::rules::Deck::dealing(&[])) {
        Ok(_) => panic!("accepted"),
        Err(SetupError(problems)) => problems,
    };
    let table = || holdem(NoLimit, 5, 10, &[1000, 0, 1000, 1000]);
    assert_eq!(refused(blinds(table(), Some(1), 2)), [SetupProblem::Posts(seat(1))], "nobody sits there");
    assert_eq!(refused(blinds(table(), None, 1)), [SetupProblem::Posts(seat(1))]);
    assert_eq!(refused(blinds(table(), Some(2), 2)), [SetupProblem::Posts(seat(2))], "two blinds");
    assert_eq!(refused(entry(table(), 2, Entry::BigBlind)), [SetupProblem::Posts(seat(2))], "the small blind's seat");
    let nine = Room { seats: 9, ..Room::CIRCOLO };
    let ten = holdem(NoLimit, 5, 10, &[1000; 10]).room(nine);
    assert_eq!(refused(ten), [SetupProblem::TooManyPlayers { most: 9 }]);
}

const ONE_ANTE: Room = Room { antes: Antes::BigBlind, ..Room::CIRCOLO };

// rule F3, where the house lets the big blind pay for all
#[test]
fn the_big_blinds_ante_is_dead_and_never_returned() {
    let mut play = holdem(NoLimit, 5, 10, &[1000; 4]).ante(12).room(ONE_ANTE).start();
    assert_eq!(play.forced(), ["2 ante 12", "1 small blind 5", "2 big blind 10"]);
    assert_eq!(play.may(), "fold, call 10, raise 20..1000");
    play.play("3 calls 10, 0 folds, 1 folds, 2 checks");
    assert_eq!(play.pots(), [(37, vec![2, 3])]);
    assert_eq!((play.stack(2), play.stack(3)), (978, 990));
}

// rule F5: the ante comes first, and a stack that dies on it plays for it and what others match of nothing
#[test]
fn a_big_blind_who_dies_on_the_ante_plays_for_the_ante() {
    let deal = holdem(NoLimit, 5, 10, &[1000, 1000, 12]).ante(12).room(ONE_ANTE);
    let mut play = deal.hand(2, "AsAh").hand(0, "KsKh").hand(1, "7d2c").board("3c4d8h9sTc").start();
    assert_eq!(play.forced(), ["2 ante 12", "1 small blind 5", "2 big blind 0"]);
    play.play("0 calls 10, 1 calls 5");
    assert_eq!(play.pots(), [(12, vec![0, 1, 2]), (20, vec![0, 1])]);
    play.check_down();
    assert_eq!(play.stacks(), [1010, 990, 12], "the ante to the aces, the bets to the kings");
}

// In a game without blinds there is no big blind, and everyone antes.
#[test]
fn in_stud_everyone_antes() {
    let play = stud(Limit, [2, 3, 10, 20], &[1000; 3]).room(ONE_ANTE).start();
    assert_eq!(play.forced(), ["1 ante 2", "2 ante 2", "0 ante 2"]);
}

// rule S3, and the house that gives all odd units to the first left of the button
#[test]
fn odd_units_go_as_the_house_gives_them() {
    let tie = |room: Room| {
        let deal = holdem(NoLimit, 1, 2, &[1000; 4]).room(room);
        let mut play = deal.hand(0, "2c2d").hand(1, "AsKd").hand(2, "AdKh").hand(3, "AhKc").board("QsJsTc4d5h").start();
        play.play("3 calls 2, 0 raises 5, 1 calls 4, 2 calls 3, 3 calls 3");
        play.play("1 checks, 2 checks, 3 checks, 0 folds").check_down();
        play.stacks()
    };
    // 20 in three parts of 6, and 2 over.
    assert_eq!(tie(Room::CIRCOLO), [995, 1002, 1002, 1001]);
    assert_eq!(tie(Room { odd_units: OddUnitRule::AllToFirst, ..Room::CIRCOLO }), [995, 1003, 1001, 1001]);
}
