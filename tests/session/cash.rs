//! A cash table that lives: opponents who come and go, and a player who sits out, comes back and buys (rules T1 to T5).

use controbuio::rules::{Chips, Entry, Presence, SeatSet, Structure, TableError};
use controbuio::session::{Company, Config, Doing, Format, Request, Session, SessionError, Wait};

use super::{all_in, call, config, lively, open, step};

/// Everything to the end of the running hand.
fn finish(session: &mut Session) {
    let hand = session.hand_number();
    while !matches!(session.waits_for(), Wait::NextHand { .. } | Wait::Rebuy { .. } | Wait::Alone) {
        step(session, &mut call);
    }
    assert_eq!(session.hand_number(), hand);
}

fn next(session: &mut Session) {
    finish(session);
    session.next_hand().unwrap();
}

// rule T5
#[test]
fn opponents_come_go_bust_buy_again_and_sit_out() {
    let (mut sat, mut left, mut bought, mut out, mut back) = (0, 0, 0, 0, 0);
    let mut names = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let mut session = open(lively(Structure::NoLimit, 6), seed);
        for _ in 0..150 {
            for news in session.news() {
                match news.what {
                    Doing::SitsDown(chips) => {
                        assert!((Chips(2_000)..=Chips(10_000)).contains(&chips), "rule T1");
                        sat += 1;
                    }
                    Doing::Leaves => left += 1,
                    Doing::Buys(_) => bought += 1,
                    Doing::SitsOut => out += 1,
                    Doing::Returns => back += 1,
                }
            }
            // Nobody sits there twice, and nobody sits in the player's seat.
            let seated: SeatSet = session.seated().map(|(seat, _)| seat).collect();
            assert!(!seated.contains(Session::PLAYER) && !seated.is_empty());
            let here: Vec<_> = session.seated().map(|(_, opponent)| opponent.name.clone()).collect();
            let mut different = here.clone();
            different.sort_unstable();
            different.dedup();
            assert_eq!(different.len(), here.len());
            names.extend(here);
            if let Wait::Rebuy { .. } = session.waits_for() {
                session.rebuy().unwrap();
            }
            next(&mut session);
        }
    }
    assert!(sat > 10 && left > 10 && bought > 5 && out > 5 && back > 5, "{sat} {left} {bought} {out} {back}");
    assert!(names.len() > 15);
}

// A setting fixes the line-up.
#[test]
fn a_fixed_line_up_stays() {
    let mut session = open(config(Structure::NoLimit, 6), 2);
    let before: Vec<_> = session.seated().map(|(seat, opponent)| (seat, opponent.clone())).collect();
    for _ in 0..150 {
        if let Wait::Rebuy { .. } = session.waits_for() {
            session.rebuy().unwrap();
        }
        next(&mut session);
        assert!(session.news().iter().all(|news| matches!(news.what, Doing::Buys(_))));
    }
    let after: Vec<_> = session.seated().map(|(seat, opponent)| (seat, opponent.clone())).collect();
    assert_eq!(before, after);
}

// rules T3, T5
#[test]
fn the_player_sits_out_misses_blinds_and_comes_back_for_what_they_cost() {
    let mut session = open(config(Structure::NoLimit, 4), 1);
    session.ask(Request::SitOut).unwrap();
    assert!(session.view().state().dealt_in().contains(Session::PLAYER), "not before the next hand");
    finish(&mut session);
    assert_eq!(session.waits_for(), Wait::NextHand { dealt_in: false });
    let stack = session.stack(Session::PLAYER);
    for _ in 0..5 {
        session.next_hand().unwrap();
        assert!(!session.view().state().dealt_in().contains(Session::PLAYER));
        finish(&mut session);
    }
    assert_eq!(session.stack(Session::PLAYER), stack);
    assert_eq!(session.presence(), Some(Presence::SittingOut));
    let offers = session.offers();
    assert_eq!(offers.come_back, Some((Chips(100), Chips(50))), "both blinds were missed");
    session.ask(Request::Wait).unwrap();
    assert!(session.offers().waiting);
    let mut waited = 0;
    while !session.view().state().dealt_in().contains(Session::PLAYER) {
        session.next_hand().unwrap();
        if session.view().state().dealt_in().contains(Session::PLAYER) {
            break;
        }
        finish(&mut session);
        waited += 1;
        assert!(waited < 4, "the big blind comes round");
    }
    let (_, big) = session.view().state().setup().blinds().unwrap();
    assert_eq!(big, Session::PLAYER);
    assert_eq!(session.view().state().setup().entries[Session::PLAYER], Entry::Free);
}

// rule T3
#[test]
fn posting_brings_the_player_back_sooner() {
    let mut posted = 0;
    for seed in 0..20 {
        let mut session = open(config(Structure::NoLimit, 6), seed);
        session.ask(Request::SitOut).unwrap();
        for _ in 0..6 {
            next(&mut session);
        }
        session.ask(Request::Return).unwrap();
        finish(&mut session);
        if session.stack(Session::PLAYER) < Chips(150) {
            continue;
        }
        for _ in 0..3 {
            session.next_hand().unwrap();
            let setup = session.view().state().setup();
            if setup.entries[Session::PLAYER] == Entry::BothBlinds {
                posted += 1;
            }
            if setup.dealt_in().contains(Session::PLAYER) {
                break;
            }
            finish(&mut session);
        }
        assert!(session.view().state().dealt_in().contains(Session::PLAYER));
    }
    assert!(posted > 10, "{posted}");
}

// rules T1, T2
#[test]
fn chips_are_bought_up_to_the_maximum_and_after_the_hand() {
    let mut session = open(config(Structure::NoLimit, 4), 3);
    // Something is lost first.
    while session.stack(Session::PLAYER) >= Chips(10_000) || session.view().state().is_over() {
        if session.view().state().is_over() {
            next(&mut session);
        }
        step(&mut session, &mut call);
    }
    let setup = *session.view().state().setup();
    let lacks = Chips(10_000).saturating_sub(setup.stacks[Session::PLAYER]);
    let most = |session: &Session| session.offers().buy.map(|(_, most)| most);
    if most(&session).is_none() {
        assert_eq!(lacks, Chips::ZERO);
        next(&mut session);
    }
    while most(&session).is_none() {
        next(&mut session);
    }
    let lacks = most(&session).unwrap();
    let before = session.bought();
    assert_eq!(
        session.ask(Request::Buy(lacks + Chips(1))),
        Err(SessionError::Table(TableError::TooManyChips { most: lacks }))
    );
    session.ask(Request::Buy(lacks)).unwrap();
    if !session.view().state().is_over() {
        assert_eq!((session.offers().asked, session.bought()), (lacks, before), "not during the hand");
        finish(&mut session);
    }
    assert!(session.bought() <= before + lacks);
    let stack = session.stack(Session::PLAYER);
    assert!(stack >= Chips(10_000) || session.bought() == before + lacks);
}

// The question is asked once; later one may buy whenever one likes.
#[test]
fn a_player_who_declines_a_rebuy_is_not_asked_again() {
    let mut declined = 0;
    for seed in 0..12 {
        let mut session = open(lively(Structure::NoLimit, 5), seed);
        for _ in 0..400 {
            if let Wait::Rebuy { chips, price, .. } = session.waits_for() {
                assert_eq!(chips, price);
                assert!(session.view().state().is_over(), "not while the hand is played");
                session.ask(Request::Decline).unwrap();
                for _ in 0..4 {
                    assert_eq!(session.waits_for(), Wait::NextHand { dealt_in: false });
                    session.next_hand().unwrap();
                    finish(&mut session);
                }
                session.ask(Request::Buy(Chips(5_000))).unwrap();
                assert_eq!(session.stack(Session::PLAYER).0 % 5_000, 0);
                declined += 1;
                break;
            }
            step(&mut session, &mut all_in);
        }
    }
    assert!(declined > 3, "{declined}");
}

// Heads-up nobody is left to play when the player sits out.
#[test]
fn a_player_sitting_out_heads_up_is_waited_for() {
    let mut session = open(lively(Structure::NoLimit, 2), 1);
    session.ask(Request::SitOut).unwrap();
    finish(&mut session);
    assert_eq!(session.waits_for(), Wait::Alone);
    assert_eq!(session.next_hand(), Err(SessionError::TooFewPlayers));
    session.ask(Request::Return).unwrap();
    assert_eq!(session.waits_for(), Wait::NextHand { dealt_in: true });
}

// rule T5
#[test]
fn leaving_says_what_it_came_to() {
    let mut session = open(config(Structure::NoLimit, 6), 4);
    for _ in 0..10 {
        next(&mut session);
    }
    finish(&mut session);
    let outcome = session.outcome();
    assert_eq!((outcome.bought, outcome.takes), (session.bought(), session.stack(Session::PLAYER)));
    assert_eq!(outcome.hands, 11);
    let Format::Cash(cash) = Config::default().format else { panic!() };
    assert_eq!(cash.company, Company::Lively);
}
