//! Levels: how the stakes rise (rule M1).

use serde::{Deserialize, Serialize};

use crate::rules::chips::Chips;
use crate::rules::game::{Forced, Game};
use crate::rules::stakes::Stakes;

/// How fast a tournament goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// 150 big blinds and long levels.
    Slow,
    /// 75 big blinds.
    Regular,
    /// 50 big blinds and short levels.
    Turbo,
    /// 25 big blinds and the shortest levels.
    Hyper,
}

/// What ends a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// So many hands.
    Hands,
    /// So many minutes at the table, as somebody outside reports them.
    Minutes,
}

/// The smallest bet of each level: the big blind, or in stud the small bet. Every one can be halved and divided by
/// ten. The last level stays.
const BETS: [u64; 24] = [
    20, 30, 50, 80, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000, 10_000, 15_000,
    20_000, 30_000, 50_000, 100_000,
];

/// The first level, 0 first, with an ante in games with blinds.
const ANTES_FROM: usize = 4;

impl Speed {
    /// All of them, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Regular, Self::Turbo, Self::Hyper];

    /// The name in addresses, commands and files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Regular => "regular",
            Self::Turbo => "turbo",
            Self::Hyper => "hyper",
        }
    }

    /// The speed of this name.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.code() == code)
    }

    /// What everyone begins with.
    #[must_use]
    pub const fn stack(self) -> Chips {
        Chips(match self {
            Self::Slow => 3_000,
            Self::Regular => 1_500,
            Self::Turbo => 1_000,
            Self::Hyper => 500,
        })
    }

    /// How long a level lasts, in hands or in minutes.
    #[must_use]
    pub const fn length(self, clock: Clock) -> u32 {
        match (self, clock) {
            (Self::Slow, Clock::Hands) => 16,
            (Self::Regular, Clock::Hands) => 10,
            (Self::Turbo, Clock::Hands) => 6,
            (Self::Hyper, Clock::Hands) => 4,
            (Self::Slow, Clock::Minutes) => 12,
            (Self::Regular, Clock::Minutes) => 8,
            (Self::Turbo, Clock::Minutes) => 4,
            (Self::Hyper, Clock::Minutes) => 2,
        }
    }
}

impl Clock {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Hands, Self::Minutes];

    /// The name in addresses, commands and files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hands => "hands",
            Self::Minutes => "minutes",
        }
    }

    /// The clock of this name.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|clock| clock.code() == code)
    }
}

/// What a level is played for, 0 the first. With blinds there are antes of a tenth of the big blind from the fifth
/// level on; in stud a tenth of the small bet always, and a bring-in of three tenths.
#[must_use]
pub fn level_stakes(game: &Game, level: u32) -> Stakes {
    let level = usize::try_from(level).unwrap_or(usize::MAX).min(BETS.len() - 1);
    let stakes = Stakes::usual(game, Chips(BETS[level]));
    match game.forced {
        Forced::Blinds if level >= ANTES_FROM => stakes.with_ante(Chips(BETS[level] / 10)),
        Forced::Blinds | Forced::BringIn(_) => stakes,
    }
}
