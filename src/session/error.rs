//! Why a sitting did not do what was asked.

use std::fmt;

use super::config::ConfigProblem;
use crate::rules::{ActionError, NoChips, SetupError, TableError};

/// Why the sitting did not do what was asked. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionError {
    /// The decision was made already, or is not the player's.
    NotAsked,
    /// The engine refuses the action.
    Action(ActionError),
    /// The hand is still running.
    HandRunning,
    /// No hand can be dealt now.
    TooFewPlayers,
    /// This is not to be had here, or not now.
    NotOffered,
    /// The table cannot be opened.
    Config(Vec<ConfigProblem>),
    /// The cash table refuses.
    Table(TableError),
    /// The tournament sells no chips.
    NoChips(NoChips),
    /// The next hand cannot be dealt.
    Setup(SetupError),
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAsked => write!(f, "this decision is not open"),
            Self::Action(error) => error.fmt(f),
            Self::HandRunning => write!(f, "the hand is still running"),
            Self::TooFewPlayers => write!(f, "a hand needs two players with chips"),
            Self::NotOffered => write!(f, "this is not to be had now"),
            Self::Config(problems) => write!(f, "the table cannot be opened: {problems:?}"),
            Self::Table(error) => error.fmt(f),
            Self::NoChips(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SessionError {}
