//! The opponents there are.

use serde::{Deserialize, Serialize};

use super::Bot;
use super::loose::Loose;
use super::steady::Steady;

/// How an opponent plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// From hand strength and pot odds: few hands, played with bets.
    Steady,
    /// Loose and passive: many hands, played with calls.
    Loose,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Steady, Self::Loose];

    /// The name in saves and commands.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Steady => "steady",
            Self::Loose => "loose",
        }
    }

    /// The style of this name.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.code() == code)
    }

    /// The bot that plays so.
    #[must_use]
    pub fn bot(self) -> &'static dyn Bot {
        match self {
            Self::Steady => &Steady,
            Self::Loose => &Loose,
        }
    }
}
