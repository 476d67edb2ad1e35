//! What fuzzing checks, over its seed corpus and some thousands of inputs, so that neither checks nor corpus go stale.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../fuzz/src/lib.rs"]
mod checks;

use std::fs;
use std::path::{Path, PathBuf};

use checks::{actions, address, hands, phh, saves};
use controbuio::rules::catalog;
use controbuio::rules::phh::read_all;
use controbuio::session::Address;
use controbuio::session::history::PlayedHand;
use proptest::prelude::*;

type Check = fn(&[u8]);

const TARGETS: [(&str, Check); 5] = [
    ("actions", actions::check),
    ("address", address::check),
    ("hands", hands::check),
    ("phh", phh::check),
    ("saves", saves::check),
];

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz").join(folder);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

/// The seeds of a target, with their names.
fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
    let name = |file: &PathBuf| file.file_name().unwrap().to_string_lossy().into_owned();
    let seeds: Vec<_> =
        files(&format!("corpus/{target}")).iter().map(|file| (name(file), fs::read(file).unwrap())).collect();
    assert!(!seeds.is_empty(), "{target} has no corpus");
    seeds
}

#[test]
fn every_seed_passes() {
    for (target, check) in TARGETS {
        for (name, bytes) in seeds(target) {
            println!("{target}/{name}");
            check(&bytes);
        }
    }
}

#[test]
fn every_target_has_its_checks_here() {
    let programs: Vec<String> =
        files("fuzz_targets").iter().map(|file| file.file_stem().unwrap().to_string_lossy().into_owned()).collect();
    assert_eq!(programs, TARGETS.map(|(target, _)| target));
}

/// A corpus that is refused tests nothing: after a change of a format the seeds are to be written anew.
#[test]
fn the_seeds_are_what_they_should_be() {
    for (name, bytes) in seeds("saves") {
        assert!(saves::resume(&bytes).is_ok(), "{name} cannot be resumed");
    }
    for (name, bytes) in seeds("hands") {
        let text = std::str::from_utf8(&bytes).unwrap();
        let read = PlayedHand::from_link(text).is_ok() || PlayedHand::from_json(text).is_ok();
        assert!(read, "{name} is no hand");
    }
    for (name, bytes) in seeds("phh") {
        let hands = read_all(std::str::from_utf8(&bytes).unwrap()).unwrap();
        assert!(hands.iter().any(|hand| hand.history.is_ok()), "{name} is no hand");
    }
    for (name, bytes) in seeds("address") {
        let address = Address::read(std::str::from_utf8(&bytes).unwrap());
        assert_eq!(matches!(address, Ok(Address::Table { .. })), name != "wrong", "{name}");
    }
    let mut played = Vec::new();
    for (name, bytes) in seeds("actions") {
        let deal = actions::deal(&bytes);
        assert_eq!(deal.setup.problems(), [], "{name}");
        assert_eq!(name, format!("{}-{}", deal.setup.game.code, deal.setup.structure.code()));
        played.push(deal.setup.game.code);
    }
    for game in catalog::GAMES {
        assert!(played.contains(&game.code), "no seed plays {}", game.code);
    }
}

/// One change to a seed.
#[derive(Clone, Debug)]
enum Change {
    Number(u32),
    Byte(prop::sample::Index, u8),
    Insert(prop::sample::Index, Vec<u8>),
    Cut(prop::sample::Index, usize),
}

impl Change {
    fn apply(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Number(choice) => *bytes = saves::with_another_number(bytes, *choice).unwrap_or_default(),
            Self::Byte(at, byte) if !bytes.is_empty() => {
                let at = at.index(bytes.len());
                bytes[at] = *byte;
            }
            Self::Byte(..) => {}
            Self::Insert(at, more) => {
                let at = at.index(bytes.len() + 1);
                bytes.splice(at..at, more.iter().copied());
            }
            Self::Cut(at, count) => {
                let at = at.index(bytes.len() + 1);
                let end = bytes.len().min(at + count);
                bytes.drain(at..end);
            }
        }
    }
}

/// Seeds of a target with a few changes, most of them to numbers.
fn changed(target: &str) -> impl Strategy<Value = Vec<u8>> {
    let index = any::<prop::sample::Index>;
    let printable = 32_u8..127;
    let change = prop_oneof![
        4 => any::<u32>().prop_map(Change::Number),
        1 => (index(), printable.clone()).prop_map(|(at, byte)| Change::Byte(at, byte)),
        1 => (index(), prop::collection::vec(printable, 1..8)).prop_map(|(at, more)| Change::Insert(at, more)),
        1 => (index(), 1_usize..20).prop_map(|(at, count)| Change::Cut(at, count)),
    ];
    let seeds: Vec<Vec<u8>> = seeds(target).into_iter().map(|(_, bytes)| bytes).collect();
    (prop::sample::select(seeds), prop::collection::vec(change, 1..4)).prop_map(|(mut bytes, changes)| {
        changes.iter().for_each(|change| change.apply(&mut bytes));
        bytes
    })
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(4_000))]

    #[test]
    fn any_bytes_are_a_hand_that_keeps_the_rules(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        actions::check(&bytes);
    }

    #[test]
    fn an_address_with_a_few_changes(bytes in changed("address")) {
        address::check(&bytes);
    }

    #[test]
    fn a_kept_hand_with_a_few_changes(bytes in changed("hands")) {
        hands::check(&bytes);
    }

    #[test]
    fn a_history_with_a_few_changes(bytes in changed("phh")) {
        phh::check(&bytes);
    }

    #[test]
    fn a_save_with_a_few_changes(bytes in changed("saves")) {
        saves::check(&bytes);
    }
}
