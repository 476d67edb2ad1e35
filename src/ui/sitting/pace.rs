//! What comes next, and after how long.

use super::{Plan, Service};
use crate::session::DecisionId;
use crate::ui::scene::Turn;

/// What comes next by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Show what has happened already, after so many milliseconds.
    Beat(u32),
    /// Let the opponent in turn act, after so many milliseconds.
    Bot(u32),
    /// Nothing: the player is asked.
    Rest,
}

/// What the player is asked, once everything that happened is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Phase {
    /// To choose a table.
    #[default]
    Lobby,
    /// Nothing; somebody else is. Meanwhile this can be ticked.
    Watching(Vec<Plan>),
    /// A decision.
    Asked(Turn),
    /// What to do between two hands.
    Between(Vec<Service>),
    /// Nothing: the others play a hand without the player, who may ask for this meanwhile.
    Aside(Vec<Service>),
    /// Nothing more: another tab goes on with this sitting.
    Elsewhere,
}

impl Phase {
    /// The decision that the player is asked.
    #[must_use]
    pub const fn decision(&self) -> Option<DecisionId> {
        if let Self::Asked(turn) = self { Some(turn.decision) } else { None }
    }

    /// What can be asked for.
    #[must_use]
    pub fn services(&self) -> &[Service] {
        match self {
            Self::Between(services) | Self::Aside(services) => services,
            Self::Lobby | Self::Watching(_) | Self::Asked(_) | Self::Elsewhere => &[],
        }
    }

    /// How the next hand is dealt, if it can be.
    #[must_use]
    pub fn onward(&self) -> Option<Service> {
        let Self::Between(services) = self else { return None };
        services.iter().copied().find(|service| matches!(service, Service::Next | Service::Watch))
    }

    /// Whether the next hand can be dealt to the player.
    #[must_use]
    pub fn deals(&self) -> bool {
        self.onward() == Some(Service::Next)
    }
}
