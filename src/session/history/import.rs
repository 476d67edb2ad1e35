//! Hands from files: those that are good are kept, and of each of the others it is said what is wrong.

use std::fmt;

use super::calendar::moment;
use super::circumstances::{Circumstances, Worth};
use super::played::{HandProblem, PlayedHand};
use super::saved::SavedProblem;
use crate::rules::phh::{self, Entry, History, Label, ReadError, Unit};
use crate::rules::{CivilTime, Seat};

/// Why one hand of a file is not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportProblem {
    /// Which hand of the file, 1 first.
    pub number: usize,
    /// What is wrong with it.
    pub reason: ImportReason,
}

/// What is wrong with a hand of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportReason {
    /// It is no hand of this game's own files.
    Saved(SavedProblem),
    /// It is no hand in the PHH format.
    Text(ReadError),
    /// It is one, but cannot be played.
    Hand(HandProblem),
    /// Its amounts are finer than hundredths.
    TooFine,
}

impl fmt::Display for ImportProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hand {}: ", self.number)?;
        match &self.reason {
            ImportReason::Saved(problem) => problem.fmt(f),
            ImportReason::Text(problem) => problem.fmt(f),
            ImportReason::Hand(problem) => problem.fmt(f),
            ImportReason::TooFine => f.write_str("its amounts are finer than hundredths"),
        }
    }
}

impl std::error::Error for ImportProblem {}

/// What a hand of a file is, or why it is none.
pub type Imported = Result<PlayedHand, ImportProblem>;

/// The hands of a file of this game's own, one a line. They are read as they are asked for, so that the caller can do it
/// in slices.
pub fn import_json(text: &str) -> impl Iterator<Item = Imported> {
    let bare = |line: &str| line.trim().trim_end_matches(',').to_owned();
    let lines = text.lines().map(bare).filter(|line| !matches!(line.as_str(), "" | "[" | "]" | "[]"));
    (1..).zip(lines).map(|(number, line)| {
        let problem = |problem| ImportProblem { number, reason: ImportReason::Saved(problem) };
        PlayedHand::from_json(&line).map_err(problem)
    })
}

/// The hands of a file in the PHH format. The text is read at once, and each hand is played as it is asked for.
///
/// # Errors
/// [`ReadError`] when the text is too long, or no file of hands at all.
pub fn import_phh(text: &str) -> Result<impl Iterator<Item = Imported>, ReadError> {
    let entries = phh::read_all(text)?;
    Ok((1..).zip(entries).map(|(number, Entry { history, .. })| {
        let problem = |reason| ImportProblem { number, reason };
        let history = history.map_err(|error| problem(ImportReason::Text(error)))?;
        from_history(history).map_err(problem)
    }))
}

fn from_history(history: History) -> Result<PlayedHand, ImportReason> {
    // Amounts without decimals are chips; others are hundredths of money.
    let whole = history.unit() == Unit::WHOLE;
    let unit = if whole { Unit::WHOLE } else { Unit::HUNDREDTH };
    let history = history.counted_in(unit).ok_or(ImportReason::TooFine)?;
    let about = history.about();
    let date = (about.date.year(), about.date.month(), about.date.day());
    let time = match date {
        (Some(year), Some(month), Some(day)) => {
            let (hour, minute, second) =
                about.time.map_or((0, 0, 0), |time| (time.hour, time.minute, time.second.unwrap_or_default()));
            moment(&CivilTime { year, month, day, hour, minute, second })
        }
        _ => 0,
    };
    let label = |label: &Option<Label>| match label {
        Some(Label::Text(text)) => text.clone(),
        Some(Label::Number(number)) => number.to_string(),
        None => String::new(),
    };
    let mut circumstances = Circumstances {
        time,
        table: label(&about.table),
        number: if let Some(Label::Number(number)) = about.hand { number } else { 0 },
        worth: if whole { Worth::Chips } else { Worth::Money },
        ..Circumstances::default()
    };
    for (seat, name) in Seat::all().zip(history.names().unwrap_or_default()) {
        circumstances.names[seat].clone_from(name);
    }
    PlayedHand::told(&history.to_string(), circumstances).map_err(ImportReason::Hand)
}
