//! The cash table: rules T1 to T5, F5 and G9.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "table/books.rs"]
mod books;
#[path = "table/missed.rs"]
mod missed;
mod support;
#[path = "table/traffic.rs"]
mod traffic;

use Structure::{Limit, NoLimit};
use controbuio::rules::{
    Chips, Entry, PerSeat, Place, Presence, Room, Seat, Setup, Stakes, Structure, Table, TableConfig, TableError,
    catalog,
};
use support::seat;

/// No limit with blinds of 50 and 100, and a buy-in of 1,000 to 10,000.
fn cash(ante: u64) -> TableConfig {
    TableConfig {
        game: &catalog::HOLDEM,
        structure: NoLimit,
        stakes: Stakes::blinds(Chips(50), Chips(100)).with_ante(Chips(ante)),
        room: Room::CIRCOLO,
        min_buy_in: Chips(1),
        max_buy_in: Chips(10_000),
    }
}

/// Seats with these chips, none for an empty one.
fn table(button: usize, stacks: &[u64]) -> Table {
    let mut table = Table::new(seat(button));
    for (number, &stack) in stacks.iter().enumerate().filter(|(_, stack)| **stack > 0) {
        table.sit(&cash(0), seat(number), Chips(stack)).unwrap();
    }
    table
}

/// The next hand, in which nobody wins or loses: button, small blind, big blind and everyone dealt in.
fn next(table: &mut Table) -> (usize, Option<usize>, usize, Vec<usize>) {
    let setup = hand(table, &cash(0));
    let (small, big) = setup.blinds().unwrap();
    let players = setup.dealt_in().iter().map(Seat::index).collect();
    (setup.button.index(), small.map(Seat::index), big.index(), players)
}

fn hand(table: &mut Table, config: &TableConfig) -> Setup {
    let setup = table.deal(config).unwrap();
    table.settle(config, &setup.stacks);
    setup
}

/// What the last hand left in front of a player.
fn leaves(table: &mut Table, number: usize, stack: u64) {
    let config = TableConfig { max_buy_in: Chips::MAX, ..cash(0) };
    let setup = table.deal(&config).unwrap();
    let mut stacks = setup.stacks;
    stacks[seat(number)] = Chips(stack);
    table.settle(&config, &stacks);
}

fn out(table: &mut Table, number: usize) {
    table.set_presence(seat(number), Presence::SittingOut).unwrap();
}

fn back(table: &mut Table, number: usize, presence: Presence) -> Entry {
    table.set_presence(seat(number), presence).unwrap();
    table.place(seat(number)).unwrap().owes
}

// rule F5
#[test]
fn the_cash_table_leaves_out_a_big_blind_who_cannot_pay_it_after_the_ante() {
    let mut short = table(0, &[1000, 1000, 109, 1000]);
    let setup = short.deal(&cash(10)).unwrap();
    let seats: Vec<usize> = setup.dealt_in().iter().map(Seat::index).collect();
    assert_eq!(seats, [0, 1, 3]);
    assert_eq!(setup.blinds(), Some((Some(seat(1)), seat(3))), "the big blind falls to the next");
    let place = short.place(seat(2)).unwrap();
    assert_eq!((place.presence, place.owes), (Presence::SittingOut, Entry::BothBlinds), "who is left out missed it");

    let setup = table(0, &[1000, 1000, 110, 1000]).deal(&cash(10)).unwrap();
    assert_eq!(setup.blinds(), Some((Some(seat(1)), seat(2))), "exactly enough is enough");
}

// rule F5
#[test]
fn the_cash_table_deals_in_a_short_stack_in_any_other_seat() {
    let setup = table(0, &[5, 20, 1000, 1]).deal(&cash(10)).unwrap();
    assert_eq!((setup.button, setup.dealt_in().len()), (seat(0), 4));
}

// rule F5
#[test]
fn the_cash_table_waits_when_too_few_can_play() {
    for mut few in [table(0, &[1000]), table(0, &[1000, 99]), table(0, &[])] {
        let before = few.clone();
        assert!(few.deal(&cash(0)).is_none());
        assert_eq!(few, before, "nothing has changed");
    }
}

// rule T4: in stud the dealer position moves to the next seat that is dealt in, heads-up too; one alone is not dealt to
#[test]
fn two_play_stud_and_the_dealer_position_goes_from_one_to_the_other() {
    let config = TableConfig {
        game: &catalog::SEVEN_CARD_STUD,
        structure: Limit,
        stakes: Stakes::bring_in(Chips(10), Chips(30), Chips(100), Chips(200)),
        ..cash(0)
    };
    let mut two = table(4, &[0, 1000, 0, 0, 1000]);
    let buttons: Vec<usize> = (0..4).map(|_| hand(&mut two, &config).button.index()).collect();
    assert_eq!(buttons[2..], buttons[..2]);
    assert_eq!(buttons[0] + buttons[1], 1 + 4);
    two.leave(seat(4)).unwrap();
    assert_eq!(two.deal(&config), None);
}

// rule F5: in stud a stack below ante and bring-in, in any hand
#[test]
fn a_stud_table_leaves_out_whoever_cannot_bring_it_in() {
    let config = TableConfig {
        game: &catalog::SEVEN_CARD_STUD,
        structure: Limit,
        stakes: Stakes::bring_in(Chips(10), Chips(30), Chips(100), Chips(200)),
        ..cash(0)
    };
    let mut table = table(1, &[1000, 1000, 39, 40]);
    let setup = hand(&mut table, &config);
    assert_eq!(setup.dealt_in().iter().map(Seat::index).collect::<Vec<_>>(), [0, 1, 3]);
    assert_eq!(table.place(seat(2)).unwrap().presence, Presence::SittingOut);
    // rule T4: the dealer's place moves to the next who is dealt in
    let buttons: Vec<usize> = (0..4).map(|_| hand(&mut table, &config).button.index()).collect();
    assert_eq!((setup.button.index(), buttons), (1, vec![3, 0, 1, 3]));
}

// rule G9
#[test]
fn the_button_stays_where_it_was_drawn_and_then_moves_clockwise_after_every_hand() {
    let mut table = table(2, &[1000; 4]);
    let buttons: Vec<usize> = (0..6).map(|_| next(&mut table).0).collect();
    assert_eq!(buttons, [2, 3, 0, 1, 2, 3]);
}

// rule T4: every combination of button, small and big blind of a full table
#[test]
fn the_big_blind_leads_and_the_button_follows() {
    let mut four = table(0, &[1000; 4]);
    let all = vec![0, 1, 2, 3];
    assert_eq!(next(&mut four), (0, Some(1), 2, all.clone()));
    assert_eq!(next(&mut four), (1, Some(2), 3, all.clone()));
    // The big blind leaves: the small blind is dead.
    four.leave(seat(3)).unwrap();
    assert_eq!(next(&mut four), (2, None, 0, vec![0, 1, 2]));
    // And then the button is.
    assert_eq!(next(&mut four), (3, Some(0), 1, vec![0, 1, 2]));
    assert_eq!(next(&mut four), (0, Some(1), 2, vec![0, 1, 2]));
}

// rule T4
#[test]
fn when_small_and_big_blind_are_both_gone_the_next_pays_alone() {
    let mut five = table(0, &[1000; 5]);
    assert_eq!(next(&mut five).2, 2);
    five.leave(seat(1)).unwrap();
    five.leave(seat(2)).unwrap();
    assert_eq!(next(&mut five), (1, None, 3, vec![0, 3, 4]), "button and small blind are dead");
    assert_eq!(next(&mut five), (2, Some(3), 4, vec![0, 3, 4]));
    assert_eq!(next(&mut five), (3, Some(4), 0, vec![0, 3, 4]));
}

// rule T4: from three players to two, whoever goes
#[test]
fn heads_up_the_other_player_is_button_and_small_blind() {
    for gone in 0..3 {
        let mut three = table(0, &[1000; 3]);
        assert_eq!(next(&mut three), (0, Some(1), 2, vec![0, 1, 2]));
        three.leave(seat(gone)).unwrap();
        // The big blind was 2: it goes to the next who is there, and the other has button and small blind.
        let (big, other) = [(1, 2), (0, 2), (0, 1)][gone];
        let mut two = vec![big, other];
        two.sort_unstable();
        assert_eq!(next(&mut three), (other, Some(other), big, two.clone()), "without {gone}");
        assert_eq!(next(&mut three), (big, Some(big), other, two), "and then the other way round");
    }
}

// rule T4: and back from two to three
#[test]
fn a_third_player_comes_in_by_the_big_blind() {
    // 0 has the button, 2 the big blind. Behind the big blind one comes in with the next hand, as the big blind.
    let mut two = table(0, &[1000, 0, 1000]);
    assert_eq!(next(&mut two), (0, Some(0), 2, vec![0, 2]));
    let mut behind = two.clone();
    behind.sit(&cash(0), seat(3), Chips(1000)).unwrap();
    assert_eq!(next(&mut behind), (0, Some(2), 3, vec![0, 2, 3]));
    // In front of the small blind one posts on the button, or waits: then it stays heads-up.
    two.sit(&cash(0), seat(1), Chips(1000)).unwrap();
    let mut waits = two.clone();
    assert_eq!(next(&mut two), (1, Some(2), 0, vec![0, 1, 2]));
    waits.set_presence(seat(1), Presence::Waiting).unwrap();
    assert_eq!(next(&mut waits), (2, Some(2), 0, vec![0, 2]));
    assert_eq!(next(&mut waits), (2, Some(0), 1, vec![0, 1, 2]));
}

// rule T4: the button stays before the small blind, also when it was with a heads-up small blind who is gone
#[test]
fn the_button_is_never_between_the_blinds() {
    let mut two = table(3, &[0, 1000, 0, 1000]);
    assert_eq!(next(&mut two), (3, Some(3), 1, vec![1, 3]));
    out(&mut two, 3);
    for number in [5, 8] {
        two.sit(&cash(0), seat(number), Chips(1000)).unwrap();
    }
    // The big blind passes 3 and comes to 5; 1 has the small blind, and 8 comes in on the button.
    assert_eq!(next(&mut two), (8, Some(1), 5, vec![1, 5, 8]));
    assert_eq!(next(&mut two), (1, Some(5), 8, vec![1, 5, 8]));
}

// One player alone with somebody who wants to come in: no hand would ever be dealt otherwise.
#[test]
fn a_table_with_one_settled_player_opens_anew() {
    let mut two = table(0, &[1000, 1000]);
    assert_eq!(next(&mut two), (0, Some(0), 1, vec![0, 1]));
    let come = |table: &mut Table| {
        for number in [5, 6] {
            table.sit(&cash(0), seat(number), Chips(1000)).unwrap();
            table.set_presence(seat(number), Presence::Waiting).unwrap();
        }
    };
    // The big blind comes to a newcomer.
    let mut one = two.clone();
    one.leave(seat(0)).unwrap();
    come(&mut one);
    assert_eq!(next(&mut one), (1, Some(1), 5, vec![1, 5]));
    // It comes to the one who is left, and all are dealt in as at the opening.
    assert_eq!(next(&mut two), (1, Some(1), 0, vec![0, 1]));
    two.leave(seat(0)).unwrap();
    come(&mut two);
    assert_eq!(next(&mut two), (5, Some(6), 1, vec![1, 5, 6]));
    assert_eq!(next(&mut two), (6, Some(1), 5, vec![1, 5, 6]));
}

// rules T1, T2
#[test]
fn chips_are_bought_within_the_tables_limits() {
    let config = TableConfig { min_buy_in: Chips(400), ..cash(0) };
    let mut table = Table::new(seat(0));
    let sit = |table: &mut Table, chips| table.sit(&config, seat(0), Chips(chips));
    assert_eq!(sit(&mut table, 399), Err(TableError::TooFewChips { least: Chips(400) }));
    assert_eq!(sit(&mut table, 10_001), Err(TableError::TooManyChips { most: Chips(10_000) }));
    assert_eq!(sit(&mut table, 400), Ok(()));
    assert_eq!(sit(&mut table, 400), Err(TableError::Taken(seat(0))));
    assert_eq!(table.top_up(&config, seat(0), Chips(9_601)), Err(TableError::TooManyChips { most: Chips(9_600) }));
    assert_eq!(table.top_up(&config, seat(0), Chips(9_600)), Ok(()));
    assert_eq!(table.top_up(&config, seat(1), Chips(500)), Err(TableError::Empty(seat(1))));
    let nine = TableConfig { room: Room { seats: 9, ..Room::CIRCOLO }, ..config };
    assert_eq!(table.sit(&nine, seat(9), Chips(500)), Err(TableError::NoSuchSeat(seat(9))));
    assert_eq!((table.stack(seat(0)), table.bought()), (Chips(10_000), Chips(10_000)));
}

// rule T2: only between hands
#[test]
fn chips_asked_for_during_a_hand_come_after_it() {
    let config = TableConfig { min_buy_in: Chips(400), ..cash(0) };
    let asks = |chips: u64, left: u64| {
        let mut table = table(0, &[1000, 1000]);
        let mut stacks = table.deal(&config).unwrap().stacks;
        table.top_up(&config, seat(0), Chips(chips)).unwrap();
        assert_eq!((table.stack(seat(0)), table.asked(seat(0))), (Chips(1000), Chips(chips)), "not yet");
        assert_eq!(table.leave(seat(0)).map(|_| ()), Err(TableError::InHand(seat(0))));
        stacks[seat(0)] = Chips(left);
        table.settle(&config, &stacks);
        let Place { stack, bought, .. } = *table.place(seat(0)).unwrap();
        (stack.0, bought.0)
    };
    assert_eq!(asks(500, 700), (1200, 1500));
    assert_eq!(asks(9000, 2000), (10_000, 9000), "up to the maximum");
    assert_eq!(asks(9000, 12_000), (12_000, 1000));
    assert_eq!(asks(400, 0), (400, 1400), "a busted player buys in again");
    assert_eq!(asks(399, 0), (0, 1000), "for no less than the minimum");
}

// rule T2
#[test]
fn busting_offers_a_rebuy_and_whoever_declines_misses_blinds() {
    let mut three = table(0, &[1000; 3]);
    leaves(&mut three, 0, 0);
    let mut rebuys = three.clone();
    rebuys.top_up(&cash(0), seat(0), Chips(1000)).unwrap();
    assert_eq!(next(&mut rebuys), (1, Some(2), 0, vec![0, 1, 2]), "bought before the next hand, nothing is missed");
    assert_eq!(next(&mut three).3, [1, 2]);
    let place = three.place(seat(0)).unwrap();
    assert_eq!((place.presence, place.owes), (Presence::SittingOut, Entry::BothBlinds), "the big blind passed by");
}

// rule T5
#[test]
fn who_leaves_takes_what_lies_there() {
    let mut two = table(0, &[1000, 1000]);
    leaves(&mut two, 1, 2000);
    let place = two.leave(seat(1)).unwrap();
    assert_eq!((place.stack, place.bought), (Chips(2000), Chips(1000)));
    assert_eq!((two.bought(), two.cashed()), (Chips(2000), Chips(2000)));
    assert_eq!(two.leave(seat(1)), Err(TableError::Empty(seat(1))));
}

// rule T2: while not involved in the hand
#[test]
fn who_is_not_in_the_hand_buys_at_once() {
    let config = TableConfig { min_buy_in: Chips(400), ..cash(0) };
    let mut table = table(0, &[1000; 3]);
    out(&mut table, 2);
    table.deal(&config).unwrap();
    assert_eq!(table.in_hand(), [0, 1].map(seat).into_iter().collect());
    table.top_up(&config, seat(2), Chips(500)).unwrap();
    assert_eq!((table.stack(seat(2)), table.asked(seat(2)), table.bought()), (Chips(1500), Chips(0), Chips(3500)));
    // Who asks again during a hand asks instead, and not besides.
    table.top_up(&config, seat(0), Chips(300)).unwrap();
    table.top_up(&config, seat(0), Chips(200)).unwrap();
    table.settle(&config, &PerSeat::from_fn(|seat| Chips(if seat.index() < 2 { 1000 } else { 0 })));
    assert_eq!([0, 1, 2].map(|number| table.stack(seat(number)).0), [1200, 1000, 1500]);
}
