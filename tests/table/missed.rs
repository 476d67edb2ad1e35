//! Missed blinds: what one owes who comes in or comes back (rule T3).

use Structure::Limit;
use controbuio::rules::{
    Chips, Entry, EntryRule, PerSeat, Presence, Room, Seat, Stakes, Structure, TableConfig, catalog,
};

use super::{back, cash, hand, next, out, table};
use crate::support::seat;

// rule T3: everyone seated at the opening owes nothing, a newcomer a live big blind
#[test]
fn a_newcomer_posts_a_big_blind_or_waits_for_it() {
    let mut six = table(0, &[1000, 1000, 1000, 0, 1000, 0]);
    assert_eq!(next(&mut six), (0, Some(1), 2, vec![0, 1, 2, 4]));
    six.sit(&cash(0), seat(5), Chips(500)).unwrap();
    let mut waits = six.clone();
    assert_eq!(six.entry_price(&cash(0), seat(5)), (Chips(100), Chips(0)));
    let setup = hand(&mut six, &cash(0));
    assert_eq!(setup.entries[seat(5)], Entry::BigBlind);
    assert!(Seat::all().filter(|&other| other != seat(5)).all(|other| setup.entries[other] == Entry::Free));
    assert_eq!(hand(&mut six, &cash(0)).entries, PerSeat::default(), "it is paid once");

    waits.set_presence(seat(5), Presence::Waiting).unwrap();
    assert_eq!(next(&mut waits).3, [0, 1, 2, 4], "dealt out");
    let setup = hand(&mut waits, &cash(0));
    assert_eq!((setup.blinds(), setup.entries), (Some((Some(seat(4)), seat(5))), PerSeat::default()));
}

// rule T3
#[test]
fn who_missed_the_big_blind_owes_both_and_who_missed_the_small_blind_a_dead_one() {
    let mut four = table(0, &[1000; 4]);
    next(&mut four); // the big blind is 2
    out(&mut four, 3);
    next(&mut four); // it passes 3
    assert_eq!(back(&mut four, 3, Presence::Playing), Entry::BothBlinds);
    assert_eq!(four.entry_price(&cash(0), seat(3)), (Chips(100), Chips(50)));
    // 3 is between the button and the big blind, which is to be 1.
    let (button, small, big, players) = next(&mut four);
    assert_eq!((button, small, big, players), (2, Some(0), 1, vec![0, 1, 2]));
    let setup = hand(&mut four, &cash(0));
    assert_eq!((setup.entries[seat(3)], setup.dealt_in().len()), (Entry::BothBlinds, 4));

    let mut four = table(0, &[1000; 4]);
    next(&mut four); // the big blind is 2, who now goes out and misses the small blind
    out(&mut four, 2);
    next(&mut four);
    assert_eq!(back(&mut four, 2, Presence::Playing), Entry::SmallBlind);
    assert_eq!(four.entry_price(&cash(0), seat(2)), (Chips(0), Chips(50)));
    // Now the button is there.
    let setup = hand(&mut four, &cash(0));
    assert_eq!((setup.button, setup.entries[seat(2)]), (seat(2), Entry::SmallBlind));
}

// rule T3
#[test]
fn who_misses_no_blind_owes_nothing() {
    let mut six = table(0, &[1000; 6]);
    next(&mut six); // the big blind is 2
    out(&mut six, 5);
    assert_eq!(next(&mut six).3, [0, 1, 2, 3, 4]);
    assert_eq!(back(&mut six, 5, Presence::Waiting), Entry::Free);
    assert_eq!(next(&mut six).3, [0, 1, 2, 3, 4, 5], "dealt in at once, and no blind was missed");
}

// rule T3: one who waits is dealt in by the big blind and owes no more
#[test]
fn the_big_blind_settles_everything() {
    let mut four = table(0, &[1000; 4]);
    next(&mut four);
    out(&mut four, 3);
    next(&mut four); // passes 3, the big blind is 0
    assert_eq!(back(&mut four, 3, Presence::Waiting), Entry::BothBlinds);
    assert_eq!(next(&mut four).3, [0, 1, 2]);
    assert_eq!(next(&mut four).3, [0, 1, 2]);
    let setup = hand(&mut four, &cash(0));
    assert_eq!((setup.blinds(), setup.entries), (Some((Some(seat(2)), seat(3))), PerSeat::default()));
    assert_eq!(four.place(seat(3)).unwrap().owes, Entry::Free);
}

// Houses that ask for less, or more (rule T3).
#[test]
fn a_house_may_let_everyone_in_or_make_them_wait() {
    let config = |entry| TableConfig { room: Room { entry, ..Room::CIRCOLO }, ..cash(0) };
    let mut four = table(0, &[1000, 1000, 1000, 0]);
    next(&mut four);
    let mut free = four.clone();
    free.sit(&config(EntryRule::Free), seat(4), Chips(1000)).unwrap();
    let setup = hand(&mut free, &config(EntryRule::Free));
    assert_eq!((setup.dealt_in().len(), setup.entries), (4, PerSeat::default()));
    four.sit(&config(EntryRule::Wait), seat(9), Chips(1000)).unwrap();
    four.leave(seat(0)).unwrap();
    four.sit(&config(EntryRule::Wait), seat(0), Chips(1000)).unwrap();
    assert_eq!(hand(&mut four, &config(EntryRule::Wait)).dealt_in(), [1, 2, 9].map(seat).into_iter().collect());
}

// rule T3: the small blind missed first, then the big one
#[test]
fn who_goes_on_missing_blinds_owes_both() {
    let mut four = table(0, &[1000; 4]);
    assert_eq!(next(&mut four).2, 2);
    out(&mut four, 2);
    let owed: Vec<Entry> = (0..4)
        .map(|_| {
            next(&mut four);
            four.place(seat(2)).unwrap().owes
        })
        .collect();
    // The big blind is 3, 0, 1, and then passes 2.
    assert_eq!(owed, [Entry::SmallBlind, Entry::SmallBlind, Entry::SmallBlind, Entry::BothBlinds]);
}

// rules T3, T5: who waited has come in with the big blind, and waits no more
#[test]
fn who_is_dealt_in_waits_no_longer() {
    let mut four = table(0, &[1000, 1000, 1000, 0]);
    next(&mut four);
    four.sit(&cash(0), seat(3), Chips(1000)).unwrap();
    four.set_presence(seat(3), Presence::Waiting).unwrap();
    assert_eq!(next(&mut four).2, 3);
    assert_eq!(four.place(seat(3)).unwrap().presence, Presence::Playing);

    let stud = TableConfig {
        game: &catalog::FIVE_CARD_STUD,
        structure: Limit,
        stakes: Stakes::bring_in(Chips(10), Chips(30), Chips(100), Chips(200)),
        ..cash(0)
    };
    let mut table = table(0, &[1000; 3]);
    table.set_presence(seat(2), Presence::Waiting).unwrap();
    assert_eq!(hand(&mut table, &stud).dealt_in().len(), 3, "without blinds there is nothing to wait for");
    assert_eq!(table.place(seat(2)).unwrap().presence, Presence::Playing);
}
