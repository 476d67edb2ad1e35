//! Plays hand histories in the PHH format through the engine: `replay FILE.phh|FILE.phhs|FOLDER…`.
//!
//! One line of JSON a hand: its final stacks and winnings, or where it differs first; then one line with the counts.
//! Ends with 1 if any hand differs or cannot be read.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use controbuio::rules::phh::{self, Agreement, Entry, Played, Problem, ReadError};
use controbuio::rules::{Chips, Seat};
use serde_json::{Value, json};

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if arguments.is_empty() {
        eprintln!("usage: replay FILE.phh|FILE.phhs|FOLDER…");
        return ExitCode::from(2);
    }
    let mut counts = BTreeMap::new();
    for file in arguments.iter().flat_map(|path| files(path)) {
        for (kind, line) in replay(&file) {
            *counts.entry(kind).or_insert(0_usize) += 1;
            println!("{line}");
        }
    }
    println!("{}", json!({ "hands": counts.values().sum::<usize>(), "counts": counts }));
    let failed = ["differs", "not read"].iter().any(|kind| counts.contains_key(kind));
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// The file itself, or every hand history below the folder.
fn files(path: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(path) else { return vec![path.to_owned()] };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let history = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "phh" || ending == "phhs");
    paths.iter().filter(|path| path.is_dir() || history(path)).flat_map(|path| files(path)).collect()
}

/// What came of each hand of a file: its kind, and its line.
fn replay(file: &Path) -> Vec<(&'static str, Value)> {
    let name = file.display().to_string();
    let failed = |reason: String| vec![("not read", json!({ "file": name, "not read": reason }))];
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return failed(error.to_string()),
    };
    match phh::read_all(&text) {
        Err(error) => failed(error.to_string()),
        Ok(entries) => entries.into_iter().map(|entry| line(&name, entry)).collect(),
    }
}

/// Plays one hand.
fn line(file: &str, entry: Entry) -> (&'static str, Value) {
    let name = entry.name.unwrap_or_else(|| "1".to_owned());
    let index: Value = name.parse::<u64>().map_or(json!(name), Value::from);
    let hand = match entry.history {
        Ok(hand) => hand,
        Err(ReadError { problem: Problem::Variant(variant), .. }) => {
            let reason = format!("variant {variant}");
            return ("skipped", json!({ "file": file, "number": index, "skipped": reason }));
        }
        Err(error) => return ("not read", json!({ "file": file, "number": index, "not read": error.to_string() })),
    };
    let variant = hand.variant().code();
    let differs =
        |reason: String| ("differs", json!({ "file": file, "number": index, "variant": variant, "differs": reason }));
    let played = match hand.play(phh::HOUSE) {
        Ok(played) => played,
        Err(difference) => return differs(difference.to_string()),
    };
    let kind = match (hand.agreement(&played), &played) {
        (Agreement::Differs { .. }, _) => return differs(hand.agreement(&played).to_string()),
        (Agreement::Exact, Played::Whole(_)) => "agrees",
        (Agreement::Exact | Agreement::WithinHalf, Played::Partial(_)) => "agrees, some cards unknown",
        (Agreement::WithinHalf, _) => "agrees within half a chip",
        (Agreement::Untold, _) => "no result in the file",
        (Agreement::Unsettled, _) => "agrees up to the showdown, unknown cards decide",
    };
    let (unit, ends) = (hand.unit(), played.stacks());
    let (mut stacks, mut winnings) = (Vec::new(), Vec::new());
    let (mut before, mut after) = (0, 0);
    for (seat, player) in Seat::all().zip(hand.players()) {
        let (start, end) = (unit.chips(player.stack).unwrap_or_default(), ends[seat]);
        (before, after) = (before + start.0, after + end.0);
        let sign = if end < start { "-" } else { "" };
        stacks.push(number(&unit.amount(end).to_string()));
        winnings.push(number(&format!("{sign}{}", unit.amount(Chips(end.0.abs_diff(start.0))))));
    }
    if played.is_settled() && before != after {
        return differs(format!("{before} chips became {after}"));
    }
    let line = json!({
        "file": file, "number": index, "variant": variant, "stacks": stacks, "winnings": winnings, "result": kind,
    });
    (kind, line)
}

/// The amount as a number of JSON.
fn number(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}
