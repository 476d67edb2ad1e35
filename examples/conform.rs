//! Plays vector files through the engine: `conform FILE.jsonl.gz…`.
//!
//! Every decision's bounds, the pots, what was returned, who showed and the final stacks must agree, and in
//! `eval-*` files the rankings. Where the vectors' house plays by other rules, its hands are compared by kind of
//! dispute, with a count of each. Ends with 1 if any hand differs.

#[path = "../tests/support/vectors/mod.rs"]
mod vectors;

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::process::ExitCode;

use flate2::read::MultiGzDecoder;
use vectors::Report;

fn main() -> ExitCode {
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        eprintln!("usage: conform FILE.jsonl.gz…");
        return ExitCode::from(2);
    }
    let mut all = Report::default();
    for file in &files {
        match open(file) {
            Ok(lines) => {
                let report = Report::of(lines);
                println!("{file}: {report}");
                all.add(&report);
            }
            Err(error) => {
                eprintln!("{file}: {error}");
                return ExitCode::from(2);
            }
        }
    }
    print!("in all: {} hands, {} differ\n{}", all.hands, all.differ, all.kinds());
    if all.differ == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn open(name: &str) -> io::Result<Box<dyn BufRead>> {
    let file = File::open(name)?;
    Ok(if name.ends_with(".gz") {
        Box::new(BufReader::new(MultiGzDecoder::new(file)))
    } else {
        Box::new(BufReader::new(file))
    })
}
