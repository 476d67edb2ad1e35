//! A hand as the end of an address.

use std::collections::BTreeSet;

use controbuio::rules::{Cut, PerSeat, Seat, Structure, catalog};
use controbuio::session::history::{Circumstances, LinkProblem, MAX_LINK, PlayedHand, Sight};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;

use super::support::random::{Plan, config, plans, setups};
use super::{circumstances, hands, known, whole};

/// What the usual hand of a full table comes to: names of the house, any cut, any play.
const USUAL: usize = 500;

fn letters(text: &str) -> bool {
    text.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_')
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn a_hand_from_a_link_is_the_same_hand(hand in hands()) {
        match hand.link() {
            Ok(link) => {
                prop_assert!(letters(&link) && link.len() <= MAX_LINK);
                let again = PlayedHand::from_link(&link);
                prop_assert_eq!(again.as_ref(), Ok(&hand));
                prop_assert_eq!(again.unwrap().link(), Ok(link));
            }
            Err(problem) => {
                let LinkProblem::TooLong { characters } = problem else { panic!("{problem}") };
                prop_assert!(characters > MAX_LINK);
            }
        }
    }

    /// Every other letter somewhere, and every link that is cut off, is refused.
    #[test]
    fn a_damaged_link_is_refused(hand in hands(), at in any::<prop::sample::Index>(), letter in "[A-Za-z0-9_-]") {
        let Ok(link) = hand.link() else { return Ok(()) };
        let at = at.index(link.len());
        let mut other = link.clone();
        other.replace_range(at..=at, &letter);
        if other != link {
            prop_assert!(PlayedHand::from_link(&other).is_err(), "{}", other);
        }
        prop_assert!(PlayedHand::from_link(&link[..at]).is_err());
    }

    #[test]
    fn any_text_is_refused_or_a_hand(text in "[A-Za-z0-9_-]{0,300}") {
        prop_assert!(PlayedHand::from_link(&text).is_err());
    }
}

/// All seven games of the engine in all three structures, the fifteen combinations of the room among them, at full
/// tables with names and the longest cut.
#[test]
fn hands_of_every_game_and_structure_have_a_link_of_usual_size() {
    let mut seen = BTreeSet::new();
    let mut longest = 0;
    let names = ["Ada", "Bice", "Bruno", "Carla", "Dario", "Oreste", "Ennio", "Furio", "Gilda", "Guido"];
    let circumstances = Circumstances {
        time: 1_765_100_000_000,
        table: "Circolo della Briscola".to_owned(),
        number: 100_000,
        player: Seat::new(0),
        names: PerSeat::from_fn(|seat| names[seat.index()].to_owned()),
        ..Circumstances::default()
    };
    let cut = "x".repeat(Cut::MAX_BYTES);
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    for game in catalog::GAMES {
        for structure in Structure::ALL {
            for number in 0..100_u8 {
                let mut setup = setups().new_tree(&mut runner).unwrap().current();
                (setup.game, setup.structure) = (game, structure);
                setup.stakes = controbuio::rules::Stakes::usual(game, controbuio::rules::Chips(100));
                setup.stacks = PerSeat::from_fn(|seat| {
                    controbuio::rules::Chips(if seat.index() < usize::from(game.max_seats) { 10_000 } else { 0 })
                });
                (setup.blinds, setup.entries) = Default::default();
                let picks =
                    (0..200_u16).map(|step| step.wrapping_mul(7919).wrapping_add(u16::from(number) * 601)).collect();
                let plan = Plan { setup, seed: [number; 32], picks };
                let hand = whole(&plan, &cut, circumstances.clone());
                for hand in [known(&hand), hand] {
                    let link = hand.link().unwrap();
                    longest = longest.max(link.len());
                    let again = PlayedHand::from_link(&link).unwrap();
                    assert_eq!(again.seen(Sight::All).events(), hand.seen(Sight::All).events());
                    assert_eq!(again.seen(Sight::Player).events(), hand.seen(Sight::Player).events());
                }
                seen.insert((game.code, structure.code()));
            }
        }
    }
    assert_eq!(seen.len(), 21);
    println!("the longest link has {longest} characters");
    assert!(longest <= USUAL, "{longest}");
}

#[test]
fn a_link_of_another_version_says_so() {
    // The first byte is the version: the first letter and half the second.
    let problem = |text: &str| PlayedHand::from_link(text).unwrap_err();
    assert_eq!(problem("AAAA"), LinkProblem::Version { found: 0 });
    assert_eq!(problem("AgAA"), LinkProblem::Version { found: 2 });
    assert!(problem("AgAA").to_string().contains("format 2"));
    assert_eq!(problem("AQAA"), LinkProblem::Damaged);
    assert_eq!(problem(""), LinkProblem::Damaged);
    assert_eq!(problem("AQ=="), LinkProblem::Letters);
    assert_eq!(problem("A+/A"), LinkProblem::Letters);
    assert_eq!(problem(&"A".repeat(2_001)), LinkProblem::TooLong { characters: 2_001 });
}

#[test]
fn a_hand_that_is_too_long_for_a_link_has_none() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let plan = plans().new_tree(&mut runner).unwrap().current();
    let mut circumstances = circumstances().new_tree(&mut runner).unwrap().current();
    circumstances.table = "x".repeat(1_500);
    let problem = whole(&plan, "", circumstances).link().unwrap_err();
    assert!(matches!(problem, LinkProblem::TooLong { characters } if characters > 2_000), "{problem}");
}

#[test]
fn a_hand_of_unknown_cards_has_no_link() {
    let text = include_str!("../../fuzz/corpus/phh/unknown-cards");
    let hand = PlayedHand::told(text, Circumstances::default()).unwrap();
    assert_eq!(hand.link(), Err(LinkProblem::UnknownCards));
}
