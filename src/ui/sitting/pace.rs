//! What comes next, and after how long.

use serde::{Deserialize, Serialize};

use super::{Plan, Service};
use crate::ui::scene::Turn;

/// How long things take, from at once to leisurely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(from = "usize", into = "usize")]
pub struct Pace(pub usize);

/// The pace of this number; the slowest where there is none.
impl From<usize> for Pace {
    fn from(step: usize) -> Self {
        Self(step.min(Self::STEPS - 1))
    }
}

impl From<Pace> for usize {
    fn from(pace: Pace) -> Self {
        pace.0
    }
}

impl Pace {
    /// How many there are.
    pub const STEPS: usize = 5;
    /// The one a stranger gets.
    pub const STEADY: Self = Self(2);
    /// Quick, but everything is still seen. No hand that the player only looks on at is slower.
    pub const FAST: Self = Self(1);
    /// Nothing takes time.
    pub const AT_ONCE: Self = Self(0);

    /// How long an opponent thinks, in milliseconds, before its own slowness.
    pub(super) const fn thought(self) -> u32 {
        match self.0 {
            0 => 0,
            1 => 250,
            2 => 750,
            3 => 1_500,
            _ => 3_000,
        }
    }

    /// A movement of this length, in milliseconds, at this pace.
    pub(super) const fn beat(self, length: u32) -> u32 {
        match self.0 {
            0 => 0,
            1 => length * 6 / 10,
            2 => length,
            3 => length * 13 / 10,
            _ => length * 16 / 10,
        }
    }
}

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
