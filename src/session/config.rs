//! What a player chooses before sitting down.

use serde::{Deserialize, Serialize};

use crate::bots;
use crate::rules::{Chips, Game, Room, Stakes, StakesProblem, Structure, TableConfig, catalog};

/// The choices before sitting down at a cash table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SavedConfig", into = "SavedConfig")]
pub struct Config {
    /// The game.
    pub game: &'static Game,
    /// How large a bet may be.
    pub structure: Structure,
    /// Places at the table, the player's included.
    pub seats: u8,
    /// The amounts.
    pub stakes: Stakes,
    /// What everyone sits down with, and buys again when broke.
    pub buy_in: Chips,
}

/// Why a table cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfigProblem {
    /// No opponent here can play the game yet.
    NoOpponents,
    /// The game has not so many, or so few, places.
    Seats {
        /// The game's most; the least is two.
        most: u8,
    },
    /// An amount cannot be played for.
    Stakes(StakesProblem),
    /// The buy-in does not pay one ante and one big blind (rule F5).
    BuyInTooSmall {
        /// The least.
        least: Chips,
    },
    /// The buy-in is above [`Chips::MAX`].
    BuyInTooLarge,
}

impl Config {
    /// Everything that keeps this table from being opened; empty when nothing does.
    #[must_use]
    pub fn problems(&self) -> Vec<ConfigProblem> {
        let mut problems = Vec::new();
        if !bots::GAMES.contains(&self.game) {
            problems.push(ConfigProblem::NoOpponents);
        }
        if !(2..=self.game.max_seats).contains(&self.seats) {
            problems.push(ConfigProblem::Seats { most: self.game.max_seats });
        }
        problems.extend(self.stakes.problems(self.game, self.structure).into_iter().map(ConfigProblem::Stakes));
        let least = self.least_buy_in();
        if self.buy_in < least {
            problems.push(ConfigProblem::BuyInTooSmall { least });
        }
        if self.buy_in > Chips::MAX {
            problems.push(ConfigProblem::BuyInTooLarge);
        }
        problems
    }

    /// The least that lets a player into every hand (rule F5).
    #[must_use]
    pub fn least_buy_in(&self) -> Chips {
        self.stakes.ante + self.stakes.big_blind.max(self.stakes.bring_in)
    }

    /// What the table is played for, by the standard house rules.
    #[must_use]
    pub const fn table(&self) -> TableConfig {
        TableConfig {
            game: self.game,
            structure: self.structure,
            stakes: self.stakes,
            room: Room::CIRCOLO,
            min_buy_in: Chips(1),
            max_buy_in: self.buy_in,
        }
    }
}

impl Default for Config {
    /// No-limit hold'em, six seats, blinds of 50 and 100, a hundred big blinds.
    fn default() -> Self {
        Self {
            game: &catalog::HOLDEM,
            structure: Structure::NoLimit,
            seats: 6,
            stakes: Stakes::blinds(Chips(50), Chips(100)),
            buy_in: Chips(10_000),
        }
    }
}

/// The choices as they are saved; what cannot be played does not come back as a [`Config`].
#[derive(Serialize, Deserialize)]
struct SavedConfig {
    game: String,
    structure: Structure,
    seats: u8,
    stakes: Stakes,
    buy_in: Chips,
}

impl From<Config> for SavedConfig {
    fn from(config: Config) -> Self {
        let Config { game, structure, seats, stakes, buy_in } = config;
        Self { game: game.code.to_owned(), structure, seats, stakes, buy_in }
    }
}

impl TryFrom<SavedConfig> for Config {
    type Error = String;

    fn try_from(saved: SavedConfig) -> Result<Self, String> {
        let SavedConfig { game, structure, seats, stakes, buy_in } = saved;
        let game = catalog::by_code(&game).ok_or_else(|| format!("unknown game {game:?}"))?;
        let config = Self { game, structure, seats, stakes, buy_in };
        match config.problems().as_slice() {
            [] => Ok(config),
            problems => Err(format!("a table that cannot be opened: {problems:?}")),
        }
    }
}
