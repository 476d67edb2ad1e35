//! Plays vector files: hands and rankings of another program, PokerKit.

mod disputes;
mod play;
mod ranked;
mod record;

use std::collections::BTreeMap;
use std::fmt;
use std::io::BufRead;

use disputes::KINDS;
use play::{Reach, play};
use ranked::Classes;

/// How many differences of a file are told.
const TOLD: usize = 5;

/// What came of one file.
#[derive(Default)]
pub struct Report {
    pub hands: usize,
    pub differ: usize,
    first: Vec<String>,
    kinds: BTreeMap<&'static str, usize>,
    notes: BTreeMap<&'static str, usize>,
}

impl Report {
    /// Plays the hands of a file, or compares its rankings.
    pub fn of(file: impl BufRead) -> Self {
        let (mut report, mut classes) = (Self::default(), Classes::default());
        for line in file.lines() {
            report.hands += 1;
            let number = report.hands;
            let result = match line {
                Err(error) => Err(error.to_string()),
                // A ranking has the winners; a hand has its events.
                Ok(line) if line.contains("\"events\"") => report.hand(&line),
                Ok(line) => serde_json::from_str(&line)
                    .map_err(|error| error.to_string())
                    .and_then(|ranked| classes.check(&ranked)),
            };
            if let Err(difference) = result {
                report.differ += 1;
                report.first.extend((report.differ <= TOLD).then(|| format!("line {number}, {difference}")));
            }
        }
        report
    }

    fn hand(&mut self, line: &str) -> Result<(), String> {
        let record: record::Record = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let played = play(&record).map_err(|difference| format!("{}, {difference}", record.id))?;
        for kind in played.kinds {
            *self.kinds.entry(kind.name).or_default() += 1;
        }
        let note = match played.reach {
            Reach::InFull => "compared in full",
            Reach::UpToAnAct => "compared up to an act that is not ours",
            Reach::UpToSixthStreet => "compared up to sixth street",
            Reach::LeftOut => "left out",
        };
        *self.notes.entry(note).or_default() += 1;
        for (count, note) in [
            (played.empty_checks, "with a check that decides nothing (B4)"),
            (played.empty_completions, "with a completion that is no more than the bring-in (F4)"),
        ] {
            if count > 0 {
                *self.notes.entry(note).or_default() += 1;
            }
        }
        Ok(())
    }

    /// Adds the counts of another file.
    pub fn add(&mut self, other: &Self) {
        self.hands += other.hands;
        self.differ += other.differ;
        for (sum, counts) in [(&mut self.kinds, &other.kinds), (&mut self.notes, &other.notes)] {
            for (name, count) in counts {
                *sum.entry(name).or_default() += count;
            }
        }
    }

    /// The counts by kind of dispute, a line each.
    pub fn kinds(&self) -> String {
        let kinds = KINDS.iter().map(|kind| {
            let count = self.kinds.get(kind.name).unwrap_or(&0);
            format!("{count:6} {} (rule {}): {}\n", kind.name, kind.rule, kind.compared.words())
        });
        kinds.chain(self.notes.iter().map(|(note, count)| format!("{count:6} hands {note}\n"))).collect()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} hands, {} differ", self.hands, self.differ)?;
        self.first.iter().try_for_each(|difference| write!(f, "\n  {difference}"))
    }
}
