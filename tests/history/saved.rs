//! A hand as JSON, and looked at again.

use controbuio::rules::{Card, Commitment, Event, Face, HandState, Seat, Seed, Viewer};
use controbuio::session::history::{HandProblem, PlayedHand, SavedProblem, Sight, Worth};
use controbuio::session::{Company, Config, Format, Session, SitAndGo, Wait};
use proptest::prelude::*;

use super::support::random::{config, plans};
use super::{Circumstances, circumstances, hands, known, whole};

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn a_hand_in_json_is_the_same_hand(hand in hands()) {
        let json = hand.json();
        prop_assert!(!json.contains('\n'));
        let again = PlayedHand::from_json(&json);
        prop_assert_eq!(again.as_ref(), Ok(&hand));
        prop_assert_eq!(again.unwrap().json(), json);
    }

    /// Burned cards apart, which nobody saw.
    #[test]
    fn a_hand_from_elsewhere_is_the_same_hand(plan in plans(), circumstances in circumstances()) {
        let hand = whole(&plan, "", circumstances);
        let other = known(&hand);
        prop_assert!(other.proof().is_none());
        for sight in [Sight::Player, Sight::All] {
            let seen = |hand: &PlayedHand| {
                let burned = |event: &Event<Face>| matches!(event, Event::Burn { .. });
                hand.seen(sight).events().iter().filter(|event| !burned(event)).cloned().collect::<Vec<_>>()
            };
            prop_assert_eq!(seen(&hand), seen(&other));
        }
    }

    /// At any point: what the player saw is what the player's seat was told, and all is all.
    #[test]
    fn a_replay_is_the_fold_of_what_happened(plan in plans(), circumstances in circumstances()) {
        let hand = whole(&plan, "due", circumstances);
        let record = hand.record().unwrap();
        let (mine, all) = (hand.seen(Sight::Player), hand.seen(Sight::All));
        let viewer = hand.circumstances.player.map_or(Viewer::Rail, Viewer::Seat);
        prop_assert_eq!(mine.events().len(), record.events().len());
        for events in 0..=record.events().len() {
            let truth: HandState<Card> = record.after(events);
            prop_assert_eq!(mine.after(events), truth.seen_by(viewer));
            let open = all.after(events);
            for seat in Seat::all() {
                let down: Vec<Face> = truth.player(seat).down.iter().map(|&card| Face::Known(card)).collect();
                prop_assert_eq!(&open.player(seat).down[..], &down[..]);
                prop_assert_eq!(open.player(seat).stack, truth.player(seat).stack);
            }
            prop_assert_eq!((open.turn(), open.total()), (truth.turn(), truth.total()));
        }
    }
}

#[test]
fn a_hand_of_a_sitting_is_kept_with_its_proof() {
    let tournament = Format::Tournament(SitAndGo::default());
    let fixed = |format| match format {
        Format::Cash(cash) => Format::Cash(controbuio::session::Cash { company: Company::Fixed, ..cash }),
        other => other,
    };
    for (config, worth) in [
        (Config::default(), Worth::Money),
        (Config { format: tournament, seats: 4, ..Config::default() }, Worth::Chips),
    ] {
        let config = Config { format: fixed(config.format), ..config };
        let cut = "due parole".parse().unwrap();
        let mut session = Session::open_cut(config, Seed::new([4; 32]), false, cut).unwrap();
        while !session.view().state().is_over() {
            assert_eq!(session.played(1, "Circolo"), None);
            match session.waits_for() {
                Wait::Player(decision, choices) => {
                    let action = super::support::random::pick(&choices, 50);
                    session.act(decision, action).unwrap();
                }
                _ => session.bot_acts().unwrap(),
            }
        }
        let hand = session.played(1_765_100_000_000, "Circolo").unwrap();
        let proof = hand.proof().unwrap();
        assert!(proof.is_kept() && proof.commitment == session.commitment() && proof.cut.as_str() == "due parole");
        assert_eq!(hand.record().unwrap().verify(&proof.seed, b"due parole", proof.commitment), Ok(()));
        assert_eq!(hand.seen(Sight::Player).events(), session.told());
        assert_eq!(hand.setup(), session.view().state().setup());
        let Circumstances { time, number, player, names, worth: found, table } = &hand.circumstances;
        assert_eq!((*time, *number, *player, *found), (1_765_100_000_000, 1, Some(Session::PLAYER), worth));
        assert_eq!(table, "Circolo");
        for (seat, opponent) in session.seated() {
            assert_eq!(names[seat], opponent.name);
        }
        assert_eq!(PlayedHand::from_json(&hand.json()).as_ref(), Ok(&hand));
    }
}

/// A hand that was dealt from another seed than was promised stays a hand, and its proof fails.
#[test]
fn a_broken_promise_is_kept_and_seen() {
    let hand = sample();
    let other: Commitment = Seed::new([1; 32]).commitment();
    let json = hand.json().replace("\"commitment\":null", &format!("\"commitment\":\"{other}\""));
    let read = PlayedHand::from_json(&json).unwrap();
    assert!(hand.proof().unwrap().is_kept() && !read.proof().unwrap().is_kept());
}

fn sample() -> PlayedHand {
    let setup = super::support::holdem(controbuio::rules::Structure::NoLimit, 50, 100, &[10_000, 10_000, 10_000]).setup;
    let plan = super::support::random::Plan { setup, seed: [7; 32], picks: Vec::new() };
    whole(&plan, "", Circumstances::default())
}

#[test]
fn what_is_no_hand_is_refused_with_the_reason() {
    let json = sample().json();
    let read = |text: &str| PlayedHand::from_json(text).unwrap_err();
    assert_eq!(read(&json.replace("\"version\":1", "\"version\":9")), SavedProblem::Version { found: 9 });
    assert_eq!(read("{\"version\":0}"), SavedProblem::Version { found: 0 });
    assert!(read("{\"version\":9}").to_string().contains("format 9"));
    for broken in ["", "{}", "[]", "nonsense", &json[..json.len() - 1], &json.replace("holdem", "whist")] {
        assert!(matches!(read(broken), SavedProblem::Unreadable(_)), "{broken}");
    }
    assert!(matches!(read(&json.replace("[[0,\"call\"]", "[[1,\"call\"]")), SavedProblem::Impossible(_)));
    let mut value: serde_json::Value = serde_json::from_str(&json).unwrap();
    let actions = value["hand"]["shuffled"]["actions"].as_array_mut().unwrap();
    actions.pop();
    assert_eq!(read(&value.to_string()), SavedProblem::Impossible(HandProblem::Unfinished));
    let actions = value["hand"]["shuffled"]["actions"].as_array_mut().unwrap();
    actions.extend([serde_json::json!([0, "check"]), serde_json::json!([0, "check"])]);
    assert!(matches!(read(&value.to_string()), SavedProblem::Impossible(HandProblem::Action { .. })));
    value["hand"]["shuffled"]["setup"]["stacks"] = serde_json::json!(vec![0; 10]);
    assert!(matches!(read(&value.to_string()), SavedProblem::Impossible(HandProblem::Setup(_))));
}

#[test]
fn a_hand_of_unknown_cards_is_kept_as_it_was_told() {
    let text = include_str!("../../fuzz/corpus/phh/unknown-cards");
    let hand = PlayedHand::told(text, Circumstances::default()).unwrap();
    assert!(hand.record().is_none() && hand.proof().is_none());
    assert_eq!(PlayedHand::from_json(&hand.json()).as_ref(), Ok(&hand));
    assert!(matches!(PlayedHand::told("variant = 1", Circumstances::default()), Err(HandProblem::Text(_))));
}
