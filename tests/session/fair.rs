//! The fair deal: the house commits first, the player's words come after, and everything is told at the end.

use controbuio::rules::{Action, Commitment, Cut, CutError, Seed, Structure};
use controbuio::session::{Request, Session, Wait};

use super::{all_in, call, config, open, step};

fn words(text: &str) -> Cut {
    text.parse().unwrap()
}

fn finish(session: &mut Session) {
    while !matches!(session.waits_for(), Wait::NextHand { .. } | Wait::Rebuy { .. } | Wait::Alone) {
        step(session, &mut call);
    }
}

fn next(session: &mut Session) {
    finish(session);
    session.next_hand().unwrap();
}

/// The player's own two cards, by which deals of one setup are told apart.
fn cards(session: &Session) -> String {
    format!("{:?}", session.view().state().player(Session::PLAYER).down)
}

#[test]
fn the_next_commitment_stands_before_the_words_and_whatever_they_are() {
    let mut session = open(config(Structure::NoLimit, 4), 1);
    let promised = session.next_commitment();
    assert_ne!(promised, session.commitment());
    session.ask(Request::Cut(words("uno"))).unwrap();
    assert_eq!(session.next_commitment(), promised);
    finish(&mut session);
    session.ask(Request::Cut(words("due"))).unwrap();
    assert_eq!(session.next_commitment(), promised);
    session.next_hand().unwrap();
    assert_eq!((session.commitment(), session.cut()), (promised, &words("due")));
}

#[test]
fn the_first_commitment_can_be_shown_before_anybody_sits_down() {
    let seed = || Seed::new([9; 32]);
    let promised = Session::first_commitment(&seed());
    let deals: Vec<String> = ["", "tre civette", "quattro civette"]
        .into_iter()
        .map(|cut| {
            let session = Session::open_cut(config(Structure::NoLimit, 6), seed(), true, words(cut)).unwrap();
            assert_eq!((session.commitment(), session.cut().as_str()), (promised, cut));
            cards(&session)
        })
        .collect();
    assert!(deals[0] != deals[1] && deals[1] != deals[2] && deals[0] != deals[2], "{deals:?}");
    assert_eq!(deals[0], cards(&Session::open(config(Structure::NoLimit, 6), seed(), true).unwrap()));
}

#[test]
fn words_change_no_running_hand_and_stay_until_there_are_others() {
    let mut session = open(config(Structure::NoLimit, 3), 2);
    let mut plain = open(config(Structure::NoLimit, 3), 2);
    session.ask(Request::Cut(words("a"))).unwrap();
    assert!(session.cut().is_empty());
    assert_eq!(session.view(), plain.view());
    next(&mut session);
    next(&mut plain);
    assert_eq!((session.commitment(), session.cut().as_str()), (plain.commitment(), "a"));
    assert_ne!(cards(&session), cards(&plain));
    next(&mut session);
    assert_eq!((session.cut().as_str(), session.next_cut().as_str()), ("a", "a"));
    session.ask(Request::Cut(Cut::default())).unwrap();
    next(&mut session);
    assert!(session.cut().is_empty());
}

#[test]
fn a_resumed_sitting_deals_with_the_same_words() {
    let mut session = open(config(Structure::PotLimit, 5), 3);
    for number in 0..6 {
        session.ask(Request::Cut(words(&format!("parole {number}")))).unwrap();
        for _ in 0..3 {
            step(&mut session, &mut all_in);
        }
        let mut resumed = Session::resume(&session.checkpoint(), Some(&session.journal())).unwrap();
        assert_eq!((resumed.cut(), resumed.next_cut()), (session.cut(), session.next_cut()));
        assert!(super::same(&session, &resumed));
        next(&mut session);
        next(&mut resumed);
        assert!(super::same(&session, &resumed));
        assert_eq!(session.cut(), &words(&format!("parole {number}")));
    }
}

#[test]
fn a_save_from_before_there_were_words_has_none() {
    let session = open(config(Structure::NoLimit, 3), 4);
    let saved = session.checkpoint();
    let old = saved.replace(",\"cut\":\"\"", "");
    assert_ne!(old, saved);
    assert!(super::same(&Session::resume(&old, None).unwrap(), &session));
}

#[test]
fn a_save_with_too_many_words_is_refused() {
    let session = open(config(Structure::NoLimit, 3), 4);
    let long = format!("\"cut\":\"{}\"", "x".repeat(65));
    assert!(Session::resume(&session.checkpoint().replace("\"cut\":\"\"", &long), None).is_err());
}

#[test]
fn a_hand_is_proved_when_it_is_over_and_not_before() {
    let mut session = open(config(Structure::Limit, 6), 5);
    session.ask(Request::Cut(words("mélange 🂡"))).unwrap();
    next(&mut session);
    let mut folded = false;
    while !session.view().state().is_over() {
        assert!(session.proof().is_none());
        step(&mut session, &mut |view, choices| {
            folded = true;
            if choices.raise().is_some() { Action::Fold } else { call(view, choices) }
        });
    }
    assert!(folded);
    let proof = session.proof().unwrap();
    assert!(proof.is_kept() && proof.commitment == session.commitment() && proof.cut == words("mélange 🂡"));
    // The seed and the words deal the cards that the player saw: two to each of six from the button's left (rule G7).
    let setup = session.view().state().setup();
    let order: Vec<_> = setup.dealt_in().clockwise_after(setup.button).collect();
    let place = order.iter().position(|&seat| seat == Session::PLAYER).unwrap();
    let pack = proof.pack();
    let dealt = format!("{:?}", [pack[place], pack[place + order.len()]]);
    let seen: Vec<_> =
        session.view().state().player(Session::PLAYER).down.iter().map(|face| face.known().unwrap()).collect();
    assert_eq!(format!("{seen:?}"), dealt);
    let other: Commitment = Seed::new([1; 32]).commitment();
    assert!(!controbuio::rules::Proof { commitment: other, ..proof }.is_kept());
}

#[test]
fn words_are_bounded_in_bytes_and_otherwise_free() {
    assert_eq!("x".repeat(64).parse::<Cut>().unwrap().as_bytes().len(), 64);
    assert_eq!("x".repeat(65).parse::<Cut>(), Err(CutError { bytes: 65 }));
    // Three bytes each: 21 fit.
    assert_eq!("€".repeat(21).parse::<Cut>().unwrap().as_bytes().len(), 63);
    assert_eq!("€".repeat(22).parse::<Cut>(), Err(CutError { bytes: 66 }));
    for text in ["", " ", "a\0b", "\u{301}", "a\"b"] {
        let cut = words(text);
        assert_eq!(cut.as_bytes(), text.as_bytes());
        assert_eq!(serde_json::from_str::<Cut>(&serde_json::to_string(&cut).unwrap()).unwrap(), cut);
    }
}

#[test]
fn words_move_the_cards_and_no_bots_chance() {
    // Who sits there, who has the button and what they post does not depend on the words; only the cards do.
    let opened = |cut: &str| Session::open_cut(config(Structure::NoLimit, 6), Seed::new([6; 32]), true, words(cut));
    let (one, other) = (opened("").unwrap(), opened("altro").unwrap());
    assert_ne!(cards(&one), cards(&other));
    assert_eq!(one.view().state().setup(), other.view().state().setup());
    let names = |session: &Session| session.seated().map(|(_, opponent)| opponent.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&one), names(&other));
    // And whatever is not told to a seat is not in what it decides from: the view holds neither words nor commitment.
    let seen = format!("{:?}", other.view());
    assert!(!seen.contains("altro") && !seen.contains(&other.commitment().to_string()));
}
