//! How long things take.

use serde::{Deserialize, Serialize};

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
    pub const fn thought(self) -> u32 {
        match self.0 {
            0 => 0,
            1 => 250,
            2 => 750,
            3 => 1_500,
            _ => 3_000,
        }
    }

    /// A movement of this length, in milliseconds, at this pace.
    pub const fn beat(self, length: u32) -> u32 {
        match self.0 {
            0 => 0,
            1 => length * 6 / 10,
            2 => length,
            3 => length * 13 / 10,
            _ => length * 16 / 10,
        }
    }

    /// How long a finished hand is seen before the next one is dealt by itself, in milliseconds.
    pub const fn interval(self) -> u32 {
        match self.0 {
            0 => 400,
            1 => 1_500,
            2 => 4_000,
            3 => 6_000,
            _ => 10_000,
        }
    }
}

/// The paces of the different parts of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tempo {
    /// Of all that has no pace of its own.
    pub play: Pace,
    /// Of the cards to come once nobody can bet any more.
    pub run_out: Pace,
}

impl Tempo {
    /// The same pace for everything.
    #[must_use]
    pub const fn even(pace: Pace) -> Self {
        Self { play: pace, run_out: pace }
    }

    /// No part slower than this.
    #[must_use]
    pub fn at_least(self, pace: Pace) -> Self {
        let faster = |each: Pace| Pace(each.0.min(pace.0));
        Self { play: faster(self.play), run_out: faster(self.run_out) }
    }
}

/// How long the player may take for a decision. Who takes longer checks, or folds where checking is not free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum DecisionTime {
    #[default]
    Unlimited,
    Minute,
    HalfMinute,
    QuarterMinute,
}

impl DecisionTime {
    /// All of them, the longest first.
    pub const ALL: [Self; 4] = [Self::Unlimited, Self::Minute, Self::HalfMinute, Self::QuarterMinute];

    /// So many seconds, where it has an end.
    #[must_use]
    pub const fn seconds(self) -> Option<u32> {
        match self {
            Self::Unlimited => None,
            Self::Minute => Some(60),
            Self::HalfMinute => Some(30),
            Self::QuarterMinute => Some(15),
        }
    }
}

/// How a hand goes on that the player has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterFold {
    /// As before.
    #[default]
    Watch,
    /// Faster.
    Fast,
    /// To its result at once.
    Result,
    /// To the next hand, too.
    Next,
}

impl AfterFold {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Watch, Self::Fast, Self::Result, Self::Next];

    /// The tempo of such a hand, where that of the others is this one.
    #[must_use]
    pub fn tempo(self, tempo: Tempo) -> Tempo {
        match self {
            Self::Watch => tempo,
            Self::Fast => tempo.at_least(Pace::FAST),
            Self::Result | Self::Next => Tempo::even(Pace::AT_ONCE),
        }
    }
}
