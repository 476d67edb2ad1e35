//! The house keeps its own rules: who may import whom, and how long a file may be.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// From left to right; a module imports only from those to its right.
const MODULES: [&str; 4] = ["ui", "session", "bots", "rules"];

/// The families of rules; the first letter of a rule's id is its family.
const FAMILIES: &str = "GFBPSHTM";

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
    assert_eq!(
        found("src/bots", &["Hand", "Deck", "Seed", "Cut", "Proof", "Table", "Record", "Session"]),
        Vec::<String>::new()
    );
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

/// Words of a text: letters, digits and `_`.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

/// Whether the word is the id of a rule, such as `B9` or `B9a`.
fn is_rule(word: &str) -> bool {
    let Some(rest) = word.strip_prefix(|family| FAMILIES.contains(family)) else { return false };
    let number = rest.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    rest.len() - number.len() <= 1 && number.parse::<u8>().is_ok()
}

fn documented() -> (String, BTreeSet<String>) {
    let text = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let ids = text.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** "));
    let ids: BTreeSet<String> = ids.map(|(id, _)| id.to_owned()).collect();
    assert!(ids.iter().all(|id| is_rule(id)) && ids.len() > 50, "{ids:?}");
    (text, ids)
}

#[test]
fn every_rule_is_named_by_a_test() {
    let tests = files("tests", ".rs");
    let others = tests.iter().filter(|(name, _)| name != "tests/house.rs");
    let comments = others.flat_map(|(_, text)| text.lines()).filter_map(|line| line.split_once("//"));
    let named: BTreeSet<&str> = comments.flat_map(|(_, comment)| words(comment)).collect();
    let (_, ids) = documented();
    assert!(FAMILIES.chars().all(|family| ids.iter().any(|id| id.starts_with(family))));
    let silent: Vec<&String> = ids.iter().filter(|id| !named.contains(id.as_str())).collect();
    assert!(silent.is_empty(), "no test names {silent:?}");
}

#[test]
fn every_rule_that_a_test_names_is_written_down() {
    let (_, ids) = documented();
    for (name, text) in files("tests", ".rs") {
        for line in text.lines().filter_map(|line| line.trim_start().strip_prefix("// rule")) {
            let unknown = words(line).find(|word| is_rule(word) && !ids.contains(*word));
            assert_eq!(unknown, None, "{name}: {line}");
        }
    }
}

#[test]
fn every_test_that_the_rules_point_to_exists() {
    let (text, _) = documented();
    let pointers = text.split('`').skip(1).step_by(2).filter_map(|code| code.split_once("::"));
    let mut found = 0;
    for (file, test) in pointers {
        let text = fs::read_to_string(root().join(format!("tests/{file}.rs"))).unwrap_or_default();
        assert!(text.contains(&format!("\nfn {test}() {{\n")), "there is no {test} in tests/{file}.rs");
        found += 1;
    }
    assert!(found > 20, "only {found}");
}
