//! Saving and resuming: the checkpoint before the running hand and the journal of what happened since.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Session;
use super::config::Config;
use super::venue::{Request, SavedVenue, Venue};
use crate::rules::{Action, Seat};

/// The number of the format; a save of another is refused with its number.
const VERSION: u32 = 2;

/// A sitting before its running hand. Written once a hand.
#[derive(Serialize, Deserialize)]
pub(super) struct Checkpoint {
    version: u32,
    config: Config,
    seed: String,
    chosen_seed: bool,
    venue: SavedVenue,
}

/// What happened since the checkpoint of the same hand. Written after every action.
#[derive(Serialize, Deserialize)]
pub(super) struct Journal {
    hand: u64,
    entries: Vec<Entry>,
}

/// One fact of a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Entry {
    /// Somebody acted in the hand.
    Act(Seat, Action),
    /// The player asked the table for something.
    Ask(Request),
}

/// Why a save cannot be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResumeError {
    /// The save was written by another version of the format.
    Version {
        /// Its number.
        found: u32,
    },
    /// The save cannot be read.
    Unreadable(String),
    /// The save can be read, but what it tells could not have happened.
    Impossible(String),
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { found } => write!(f, "a save of format {found}, this is format {VERSION}"),
            Self::Unreadable(reason) => write!(f, "not a save: {reason}"),
            Self::Impossible(reason) => write!(f, "a save that cannot be: {reason}"),
        }
    }
}

impl std::error::Error for ResumeError {}

impl Session {
    /// The sitting before the running hand, to be kept until the next one.
    #[must_use]
    pub fn checkpoint(&self) -> String {
        text(&Checkpoint {
            version: VERSION,
            config: self.config,
            seed: self.seed.reveal(),
            chosen_seed: self.chosen_seed,
            venue: self.checkpoint.save(),
        })
    }

    /// What happened since, to be kept after every action.
    #[must_use]
    pub fn journal(&self) -> String {
        text(&Journal { hand: self.hand_number(), entries: self.journal.clone() })
    }

    /// The sitting exactly as it was. A journal of another hand than the checkpoint's is one that was about to
    /// be replaced when the page was closed, and is passed over.
    ///
    /// # Errors
    /// [`ResumeError`] says what is wrong with the save; nothing is lost by it.
    pub fn resume(checkpoint: &str, journal: Option<&str>) -> Result<Self, ResumeError> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u32,
        }
        let Versioned { version: found } = read(checkpoint)?;
        if found != VERSION {
            return Err(ResumeError::Version { found });
        }
        let Checkpoint { config, seed, chosen_seed, venue, .. } = read(checkpoint)?;
        let seed = seed.parse().map_err(unreadable)?;
        let venue = Venue::restore(&config, venue)
            .ok_or_else(|| ResumeError::Impossible("players and seats differ".to_owned()))?;
        let mut session = Self::deal(config, seed, chosen_seed, venue).map_err(impossible)?;
        let journal: Option<Journal> = journal.map(read).transpose()?;
        for entry in
            journal.filter(|journal| journal.hand == session.hand_number()).into_iter().flat_map(|it| it.entries)
        {
            session.enter(entry).map_err(impossible)?;
        }
        Ok(session)
    }
}

/// Plain values of our own always have a text.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn read<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, ResumeError> {
    serde_json::from_str(text).map_err(unreadable)
}

fn unreadable(reason: impl fmt::Display) -> ResumeError {
    ResumeError::Unreadable(reason.to_string())
}

fn impossible(reason: impl fmt::Display) -> ResumeError {
    ResumeError::Impossible(reason.to_string())
}
