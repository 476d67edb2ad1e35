//! The house keeps its own rules: who may import whom, and how long a file may be.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

/// From left to right; a module imports only from those to its right.
const MODULES: [&str; 4] = ["ui", "session", "bots", "rules"];

/// Files longer than this say why in their first line.
const LONGEST: usize = 400;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below `folder` whose name ends so, with its text.
fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    fn collect(folder: &Path, ending: &str, found: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, ending, found);
            } else if path.to_string_lossy().ends_with(ending) {
                let name = path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
                found.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let mut found = Vec::new();
    collect(&root().join(folder), ending, &mut found);
    assert!(!found.is_empty(), "nothing in {folder} ends with {ending}");
    found
}

/// The code of a file, without comments and without what stands in quotes.
fn code(text: &str) -> impl Iterator<Item = (usize, String)> {
    let bare = |line: &str| line.split("//").next().unwrap_or_default().split('"').step_by(2).collect();
    (1..).zip(text.lines()).map(move |(number, line)| (number, bare(line)))
}

/// Every line of code below `folder` that holds one of the words, as `file:line: word`.
fn found(folder: &str, words: &[&str]) -> Vec<String> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut hits = Vec::new();
    for (name, text) in files(folder, ".rs") {
        for (number, line) in code(&text) {
            for word in words {
                let stands = line
                    .match_indices(word)
                    .any(|(at, _)| !line[..at].ends_with(is_word) && !line[at + word.len()..].starts_with(is_word));
                if stands {
                    hits.push(format!("{name}:{number}: {word}"));
                }
            }
        }
    }
    hits
}

#[test]
fn data_goes_one_way() {
    for (index, module) in MODULES.iter().enumerate() {
        let left: Vec<String> = MODULES[..index].iter().map(|left| format!("crate::{left}")).collect();
        let left: Vec<&str> = left.iter().map(String::as_str).collect();
        assert_eq!(found(&format!("src/{module}"), &left), Vec::<String>::new());
    }
}

#[test]
fn opponents_cannot_name_what_knows_the_cards() {
    assert_eq!(found("src/bots", &["Hand", "Deck", "Seed", "Table", "Record", "Session"]), Vec::<String>::new());
}

#[test]
fn the_screen_never_touches_the_hand_or_the_deck() {
    assert_eq!(found("src/ui", &["Hand", "Deck", "Record", "shuffle"]), Vec::<String>::new());
}

#[test]
fn money_is_whole_and_the_rules_know_no_clock_and_no_chance() {
    let words = ["f32", "f64", "Instant", "SystemTime", "getrandom", "println"];
    assert_eq!(found("src/rules", &words), Vec::<String>::new());
}

#[test]
fn a_file_holds_one_noun() {
    let mut long = Vec::new();
    for (folder, ending) in [("src", ".rs"), ("tests", ".rs"), ("xtask/src", ".rs"), ("style", ".css"), ("e2e", ".mjs")]
    {
        for (name, text) in files(folder, ending).into_iter().filter(|(name, _)| !name.contains("node_modules")) {
            let reason = text.lines().next().is_some_and(|line| line.contains("Long because"));
            if text.lines().count() > LONGEST && !reason {
                long.push(format!("{name}: {} lines", text.lines().count()));
            }
        }
    }
    assert_eq!(long, Vec::<String>::new());
}
