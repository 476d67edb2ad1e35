//! Every text that a player sees or hears exists in Italian and in English. A text that is missing does not compile; here
//! is what a compiler does not see: a text that was never translated, and one that a component writes by itself.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const TEXT: &str = "src/ui/text";
const COMPONENTS: &str = "src/ui/components";

/// What is the same in both languages: the words of the game that Italian players use as they are.
const SHARED: [&str; 13] =
    ["All-in", "all-in", "Ante", "Bring-in", "Buy-in", "Cash", "Check", "Fold", "Menu", "Min", "Muck", "Pot", "Raise"];

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .collect();
    found.sort();
    found
}

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Whether somebody would read it as a word.
fn is_word(text: &str) -> bool {
    text.chars().filter(|letter| letter.is_alphabetic()).count() > 1
}

/// The code of a file before its tests.
fn product(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.split("#[cfg(test)]").next().unwrap_or_default().to_owned()
}

/// The texts of a language that stand alone, by file and name.
fn texts(language: &str) -> BTreeMap<(String, String), String> {
    let root = folder(TEXT).join(language);
    let mut found = BTreeMap::new();
    for path in files(&root) {
        let file = path.strip_prefix(&root).unwrap().display().to_string();
        for line in product(&path).lines() {
            let Some((name, text)) = line.trim().split_once(": \"") else { continue };
            let Some(text) = text.strip_suffix("\",") else { continue };
            found.insert((file.clone(), name.to_owned()), text.to_owned());
        }
    }
    found
}

#[test]
fn no_text_was_left_untranslated() {
    let (english, italian) = (texts("english"), texts("italian"));
    assert!(english.len() > 100, "only {} texts are found", english.len());
    let same: Vec<_> = english
        .iter()
        .filter(|(place, text)| italian.get(*place) == Some(*text))
        .filter(|(_, text)| is_word(text) && !SHARED.contains(&text.as_str()))
        .collect();
    assert!(same.is_empty(), "{same:?}");
}

#[test]
fn no_component_writes_words_of_its_own() {
    let mut own = Vec::new();
    for path in files(&folder(COMPONENTS)) {
        for (number, line) in (1..).zip(product(&path).lines()) {
            let line = line.trim();
            if line.starts_with("//") {
                continue;
            }
            // What is said or read: a child of an element, or an attribute that is.
            let quoted = |line: &str| line.strip_prefix('"')?.split_once('"').map(|(text, _)| text.to_owned());
            let children = line.match_indices(">\"").filter_map(|(at, _)| quoted(&line[at + 1..]));
            let said = ["aria-label=\"", "title=\"", "placeholder=\"", "alt=\""].into_iter();
            let said = said.filter_map(|name| line.find(name).and_then(|at| quoted(&line[at + name.len() - 1..])));
            let alone = quoted(line).filter(|text| line.len() == text.len() + 2);
            for text in children.chain(said).chain(alone) {
                if is_word(&text) && text != "Controbuio" {
                    own.push(format!("{}:{number}: {text}", path.display()));
                }
            }
        }
    }
    assert!(own.is_empty(), "{own:#?}");
}
