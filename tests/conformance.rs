//! Hands that an independent engine played, followed decision by decision.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "support/vectors/mod.rs"]
#[allow(dead_code)]
mod vectors;

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use vectors::Report;

/// The files of a folder, sorted, whose names end so.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = listed.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.to_string_lossy().ends_with(ending));
    files.sort();
    files
}

/// Plays every hand of these files; how many there were.
fn play(files: &[PathBuf], open: impl Fn(File) -> Box<dyn BufRead>) -> usize {
    let mut hands = 0;
    for file in files {
        let report = Report::of(open(File::open(file).unwrap()));
        assert_eq!(report.differ, 0, "{}: {report}", file.display());
        hands += report.hands;
    }
    hands
}

/// Rules B1 to B11, P, S and G8 in fifteen combinations: the bounds at every decision, the pots, what was returned,
/// who showed, and the last chip.
#[test]
fn recorded_hands_are_played_to_the_same_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/vectors");
    let files = files(&folder, ".jsonl");
    assert_eq!(files.len(), 15);
    assert_eq!(play(&files, |file| Box::new(BufReader::new(file))), 3 * 30 + 12 * 8);
}

#[test]
fn so_are_all_of_them_where_they_are_at_hand() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/vectors");
    if !folder.is_dir() {
        println!("{} is not there: only the copied hands were played", folder.display());
        return;
    }
    let hands = play(&files(&folder, ".jsonl.gz"), |file| Box::new(BufReader::new(MultiGzDecoder::new(file))));
    assert!(hands >= 30_000, "{hands}");
}
