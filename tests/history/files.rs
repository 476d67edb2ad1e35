//! Exports and imports.

use controbuio::rules::phh::Variant;
use controbuio::rules::{Event, Face, Seat, Structure, catalog};
use controbuio::session::history::{
    Circumstances, Export, FileKind, ImportReason, LeftOut, PlayedHand, SavedProblem, Sight, import_json, import_phh,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;

use super::support::random::{Plan, config, setups};
use super::{Circumstances as About, circumstances, hands, whole};

/// A hand of every game in every structure, six in hand where blinds are posted as usual.
fn every(about: &About) -> Vec<PlayedHand> {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut hands = Vec::new();
    for game in catalog::GAMES {
        for structure in Structure::ALL {
            let mut setup = setups().new_tree(&mut runner).unwrap().current();
            (setup.game, setup.structure, setup.button) = (game, structure, Seat::new(0).unwrap());
            setup.stakes = controbuio::rules::Stakes::usual(game, controbuio::rules::Chips(100));
            setup.stacks = controbuio::rules::PerSeat::from_fn(|seat| {
                controbuio::rules::Chips(if seat.index() < 6 { 10_000 } else { 0 })
            });
            (setup.blinds, setup.entries) = Default::default();
            let picks = (0..100_u16).map(|step| step.wrapping_mul(7919)).collect();
            hands.push(whole(&Plan { setup, seed: [9; 32], picks }, "due", about.clone()));
        }
    }
    hands
}

fn about() -> About {
    let mut about =
        About { time: 1_772_953_200_000, table: "Circolo \"blu\"".to_owned(), number: 7, ..About::default() };
    about.player = Seat::new(1);
    for (seat, name) in Seat::all().zip(["Ada", "Io", "Ugo", "Pia", "Ivo", "Remo"]) {
        about.names[seat] = name.to_owned();
    }
    about
}

fn export(kind: FileKind, hands: &[PlayedHand]) -> Export {
    let mut export = Export::new(kind);
    hands.iter().for_each(|hand| export.add(hand));
    export
}

#[test]
fn phh_is_for_the_variants_that_it_names_and_says_what_it_leaves_out() {
    let hands = every(&about());
    let export = export(FileKind::Phh(Sight::All), &hands);
    assert_eq!(export.written(), Variant::ALL.len());
    let left: usize = export.left_out().values().sum();
    assert_eq!(left, 21 - Variant::ALL.len());
    let omaha = LeftOut::Variant { game: "omaha", structure: "no-limit" };
    assert_eq!(export.left_out().get(&omaha), Some(&1));
    let named = |hand: &&PlayedHand| Variant::of(hand.setup().game, hand.setup().structure).is_some();
    let text = export.text();
    for (read, hand) in import_phh(&text).unwrap().zip(hands.iter().filter(named)) {
        let read = read.unwrap();
        assert_eq!(read.record().unwrap().stacks().iter().map(|(_, chips)| chips.0).sum::<u64>(), 60_000);
        // Players are numbered from the button's left: seat 1 is the first.
        let stacks = |hand: &PlayedHand| hand.record().unwrap().stacks();
        for number in 0..6 {
            let (there, here) = (Seat::new(number).unwrap(), Seat::new((number + 1) % 6).unwrap());
            assert_eq!(stacks(&read)[there], stacks(hand)[here]);
            assert_eq!(read.circumstances.names[there], hand.circumstances.names[here]);
        }
        let Circumstances { time, table, number, player, worth, .. } = &read.circumstances;
        let about = &hand.circumstances;
        assert_eq!((time, table, number, worth), (&about.time, &about.table, &about.number, &about.worth));
        assert_eq!(*player, None);
    }
    assert!(text.contains("_controbuio_seed = \"0909"));
}

#[test]
fn what_the_player_did_not_see_is_not_exported() {
    let hands = every(&about());
    let text = export(FileKind::Phh(Sight::Player), &hands).text();
    assert!(text.contains("????") && !text.contains("_controbuio_seed"));
    for read in import_phh(&text).unwrap() {
        let read = read.unwrap();
        let hidden =
            read.seen(Sight::All).events().iter().any(|event| matches!(event, Event::Down { card: Face::Hidden, .. }));
        assert_eq!(hidden, read.record().is_none());
    }
}

#[test]
fn every_game_is_told_to_trackers() {
    let hands = every(&about());
    let export = export(FileKind::Transcript, &hands);
    assert_eq!((export.written(), export.left_out().len()), (21, 0));
    let text = export.text();
    assert_eq!(text.matches("PokerStars Hand #1772953200000: ").count(), 21);
    assert!(text.contains(" - 2026/03/08 7:00:00 UTC [2026/03/08 3:00:00 ET]\n"));
    assert_eq!(text.matches("Dealt to Io [").count(), text.matches("Dealt to Io").count());
}

#[test]
fn a_hand_of_unknown_cards_is_left_out_where_it_must_be() {
    let text = include_str!("../../fuzz/corpus/phh/unknown-cards");
    let hands: Vec<PlayedHand> = import_phh(text).unwrap().map(Result::unwrap).collect();
    assert!(hands.iter().any(|hand| hand.record().is_none()));
    let transcript = export(FileKind::Transcript, &hands);
    assert!(transcript.left_out().contains_key(&LeftOut::UnknownCards));
    let phh = export(FileKind::Phh(Sight::All), &hands);
    assert_eq!((phh.written(), phh.left_out().len()), (hands.len(), 0));
    assert_eq!(import_phh(&phh.text()).unwrap().filter(Result::is_ok).count(), hands.len());
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn our_own_files_bring_back_the_same_hands(hands in prop::collection::vec(hands(), 0..5)) {
        let text = export(FileKind::Json, &hands).text();
        // It is JSON as any program reads it, too.
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(value.as_array().map(Vec::len), Some(hands.len()));
        let read: Vec<PlayedHand> = import_json(&text).map(Result::unwrap).collect();
        prop_assert_eq!(read, hands);
    }

    /// The words of an export bring back whatever the circumstances were.
    #[test]
    fn any_circumstances_can_be_exported(about in circumstances()) {
        let hands = every(&about);
        let text = export(FileKind::Phh(Sight::All), &hands).text();
        let read: Vec<_> = import_phh(&text).unwrap().collect();
        prop_assert_eq!(read.len(), Variant::ALL.len());
        for hand in read {
            prop_assert!(hand.is_ok(), "{:?}", hand.err());
        }
        prop_assert!(export(FileKind::Transcript, &hands).text().starts_with("PokerStars Hand #"));
    }
}

#[test]
fn errors_are_named_and_the_good_ones_kept() {
    let hands = &every(&about())[..3];
    let text = export(FileKind::Json, hands).text();
    let broken: String = (0..)
        .zip(text.lines())
        .map(|(number, line)| match number {
            2 => line.replace("\"version\":1", "\"version\":8") + "\n",
            _ => line.to_owned() + "\n",
        })
        .collect();
    let read: Vec<_> = import_json(&broken).collect();
    assert_eq!((read[0].as_ref(), read[2].as_ref()), (Ok(&hands[0]), Ok(&hands[2])));
    let problem = read[1].as_ref().unwrap_err();
    assert_eq!((problem.number, &problem.reason), (2, &ImportReason::Saved(SavedProblem::Version { found: 8 })));
    assert_eq!(problem.to_string(), "hand 2: a hand of format 8, this is format 1");

    let export = export(FileKind::Phh(Sight::All), &every(&about()));
    let text = export.text();
    let second = text.find("[2]").unwrap();
    let (before, after) = text.split_at(second);
    let broken = format!("{before}{}", after.replacen(" f\"", " x\"", 1).replacen("starting_stacks", "stacks", 1));
    let read: Vec<_> = import_phh(&broken).unwrap().collect();
    assert_eq!(read.len(), Variant::ALL.len());
    assert!(read[1].is_err() && read.iter().filter(|hand| hand.is_err()).count() == 1);
    assert!(matches!(read[1].as_ref().unwrap_err().reason, ImportReason::Text(_)));
    assert!(import_phh("nonsense").is_err() || import_phh("nonsense").unwrap().all(|hand| hand.is_err()));
}

#[test]
fn amounts_finer_than_hundredths_are_refused_and_tenths_are_hundredths() {
    let phh = |stack: &str| {
        format!(
            "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [{stack}, 100]\n\
             actions = ['d dh p1 AsKs', 'd dh p2 2c3c', 'p2 f']\n"
        )
    };
    let read = |stack: &str| import_phh(&phh(stack)).unwrap().next().unwrap();
    assert_eq!(read("100.125").unwrap_err().reason, ImportReason::TooFine);
    let tenths = read("100.5").unwrap();
    assert_eq!(tenths.setup().stacks[Seat::new(0).unwrap()].0, 10_050);
    assert_eq!(read("100").unwrap().setup().stacks[Seat::new(0).unwrap()].0, 100);
}
