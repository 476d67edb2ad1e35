//! What the player is told beside the hand.

use crate::session::{AddressProblem, Config, Outcome, TournamentResult};

/// Something that went wrong and that the player should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The address describes no table.
    Address(Vec<AddressProblem>),
    /// A save could not be read and was set aside with this text.
    Save {
        /// Whether another version of the game wrote it.
        foreign: bool,
        /// Everything that was kept.
        text: String,
    },
    /// Nothing can be kept here.
    NoStorage,
    /// The engine refused.
    Refused,
    /// Another tab goes on with this sitting.
    Elsewhere,
    /// There was not enough play money, and now there is.
    Refilled,
    /// The player has left a cash table.
    Left {
        /// What the sitting came to.
        outcome: Outcome,
        /// The table.
        table: Config,
    },
    /// The player has left a tournament: with a result, or before its end.
    Finished {
        /// What it came to.
        outcome: Outcome,
        /// The player's place, if it was over for the player.
        result: Option<TournamentResult>,
    },
}
