//! A hand as JSON, as it is kept and exported.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::circumstances::Circumstances;
use super::played::{HandProblem, PlayedHand, Told, dealt, play};
use crate::rules::{Action, Card, Cut, Deck, Seat, Setup};

/// The number of the format; a hand of another is refused with its number.
const VERSION: u32 = 1;

/// A hand as it is written.
#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    #[serde(flatten)]
    circumstances: Circumstances,
    hand: SavedHand,
}

/// What makes the whole hand again.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedHand {
    /// The engine dealt it.
    Shuffled { seed: String, cut: Cut, commitment: Option<String>, setup: Setup, actions: Vec<(Seat, Action)> },
    /// It is from elsewhere, and these cards were dealt.
    Known { cards: Vec<Card>, setup: Setup, actions: Vec<(Seat, Action)> },
    /// It is from elsewhere, and this text in the PHH format tells it.
    Told(String),
}

/// Why a text is no kept hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedProblem {
    /// It was written by another version of the format.
    Version {
        /// Its number.
        found: u32,
    },
    /// It cannot be read.
    Unreadable(String),
    /// It can be read, but what it tells could not have happened.
    Impossible(HandProblem),
}

impl fmt::Display for SavedProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { found } => write!(f, "a hand of format {found}, this is format {VERSION}"),
            Self::Unreadable(reason) => write!(f, "not a hand: {reason}"),
            Self::Impossible(problem) => write!(f, "a hand that cannot be: {problem}"),
        }
    }
}

impl std::error::Error for SavedProblem {}

impl PlayedHand {
    /// The hand as one line of JSON.
    #[must_use]
    pub fn json(&self) -> String {
        let hand = match self.all_told() {
            Told::Partial { text, .. } => SavedHand::Told(text.clone()),
            Told::Whole(record) => {
                let (setup, actions) = (*record.setup(), record.actions().collect());
                match self.proof() {
                    Some(proof) => SavedHand::Shuffled {
                        seed: proof.seed.reveal(),
                        cut: proof.cut,
                        commitment: self.commitment().map(|commitment| commitment.to_string()),
                        setup,
                        actions,
                    },
                    None => SavedHand::Known { cards: dealt(record), setup, actions },
                }
            }
        };
        let saved = Saved { version: VERSION, circumstances: self.circumstances.clone(), hand };
        // Plain values of our own always have a text.
        serde_json::to_string(&saved).unwrap_or_default()
    }

    /// Reads what [`json`](Self::json) writes, and plays it again.
    ///
    /// # Errors
    /// [`SavedProblem`] says what is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, SavedProblem> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u32,
        }
        let unreadable = |error: serde_json::Error| SavedProblem::Unreadable(error.to_string());
        let Versioned { version: found } = serde_json::from_str(text).map_err(unreadable)?;
        if found != VERSION {
            return Err(SavedProblem::Version { found });
        }
        let Saved { circumstances, hand, .. } = serde_json::from_str(text).map_err(unreadable)?;
        let impossible = SavedProblem::Impossible;
        let every = |actions: Vec<(Seat, Action)>| actions.into_iter().map(|(seat, action)| (Some(seat), action));
        match hand {
            SavedHand::Told(text) => Self::told(&text, circumstances).map_err(impossible),
            SavedHand::Known { cards, setup, actions } => {
                let record = play(setup, Deck::dealing(&cards), every(actions)).map_err(impossible)?;
                Self::new(record, circumstances).map_err(impossible)
            }
            SavedHand::Shuffled { seed, cut, commitment, setup, actions } => {
                let no_seed = |error: crate::rules::SeedError| SavedProblem::Unreadable(error.to_string());
                let seed = seed.parse().map_err(no_seed)?;
                let commitment = commitment.map(|text| text.parse()).transpose().map_err(no_seed)?;
                let deck = Deck::shuffled(seed, cut.as_bytes());
                let record = play(setup, deck, every(actions)).map_err(impossible)?;
                Ok(Self::new(record, circumstances).map_err(impossible)?.dealt_by(commitment))
            }
        }
    }
}
