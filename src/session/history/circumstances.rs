//! What a hand does not know of itself.

use serde::{Deserialize, Serialize};

use crate::rules::{PerSeat, Seat};

/// What a hand does not know of itself: when and where it was played, by whom, and who looked on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Circumstances {
    /// When it ended, in milliseconds since 1970 in UTC, by the clock of whoever keeps it.
    pub time: u64,
    /// The name of the table.
    pub table: String,
    /// The number of the hand at that table, 1 first.
    pub number: u64,
    /// Whose hand it was: the seat whose cards were seen; nobody's for a hand from elsewhere.
    pub player: Option<Seat>,
    /// Who sat where; empty where nobody is named.
    pub names: PerSeat<String>,
    /// What the chips are.
    pub worth: Worth,
}

/// What the chips of a hand are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Worth {
    /// Hundredths of money.
    #[default]
    Money,
    /// Chips of a tournament, or of a table that does not say.
    Chips,
}
