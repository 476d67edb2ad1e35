//! What a player chooses before sitting down.

use serde::{Deserialize, Serialize};

use crate::bots;
use crate::rules::{
    Chips, Clock, Forced, Game, Room, Speed, Stakes, StakesProblem, Structure, TableConfig, TournamentConfig, catalog,
    level_stakes,
};

/// The choices before sitting down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SavedConfig", into = "SavedConfig")]
pub struct Config {
    /// The game.
    pub game: &'static Game,
    /// How large a bet may be.
    pub structure: Structure,
    /// Places at the table, the player's included.
    pub seats: u8,
    /// The house rules.
    pub room: Room,
    /// For money that stays on the table, or for places.
    pub format: Format,
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// A cash table.
    Cash(Cash),
    /// A tournament at one table.
    Tournament(SitAndGo),
}

/// A cash table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cash {
    /// The amounts.
    pub stakes: Stakes,
    /// What the player sits down with.
    pub buy_in: Chips,
    /// The least one sits down with (rule T1).
    pub least: Chips,
    /// The most one can have in front by buying (rules T1, T2).
    pub most: Chips,
    /// Who the opponents are as time goes by.
    pub company: Company,
}

/// Who the opponents of a cash table are as time goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Company {
    /// They come and go, sit out now and then, and who busts may leave.
    Lively,
    /// The same ones stay, and buy in again when they bust.
    Fixed,
}

impl Company {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Lively, Self::Fixed];

    /// The name in addresses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Lively => "lively",
            Self::Fixed => "fixed",
        }
    }

    /// The company of this name.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|company| company.code() == code)
    }
}

/// A tournament at one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SitAndGo {
    /// How fast the stakes rise.
    pub speed: Speed,
    /// What ends a level.
    pub clock: Clock,
    /// The price of entering, and of a re-buy or add-on.
    pub buy_in: Chips,
    /// How many levels re-buys and add-ons are sold for; none when 0 (rule M2).
    pub rebuy_levels: u32,
}

/// Why a table cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfigProblem {
    /// No opponent here can play the game yet.
    NoOpponents,
    /// The game, or the room, has not so many, or so few, places.
    Seats {
        /// The most; the least is two.
        most: u8,
    },
    /// The room's cap allows no bet.
    NoBets,
    /// An amount cannot be played for.
    Stakes(StakesProblem),
    /// The buy-in does not pay one ante and one big blind (rule F5), or is below the table's own minimum (rule T1).
    BuyInTooSmall {
        /// The least.
        least: Chips,
    },
    /// The buy-in is above the table's maximum (rule T1).
    BuyInTooLarge {
        /// The most.
        most: Chips,
    },
}

impl Cash {
    /// A table for these amounts, for 20 to 100 of the blind or bet that a buy-in is counted in.
    #[must_use]
    pub const fn of(stakes: Stakes) -> Self {
        let unit = stakes.small_bet;
        Self { stakes, buy_in: unit.times(100), least: unit.times(20), most: unit.times(100), company: Company::Lively }
    }

    /// The least that lets a player into every hand (rule F5).
    #[must_use]
    pub fn least_to_play(&self) -> Chips {
        self.stakes.ante + self.stakes.big_blind.max(self.stakes.bring_in)
    }
}

impl Config {
    /// Everything that keeps this table from being opened; empty when nothing does.
    #[must_use]
    pub fn problems(&self) -> Vec<ConfigProblem> {
        let mut problems = Vec::new();
        if !bots::GAMES.contains(&self.game) {
            problems.push(ConfigProblem::NoOpponents);
        }
        let most = self.game.max_seats.min(self.room.seats);
        if !(2..=most).contains(&self.seats) {
            problems.push(ConfigProblem::Seats { most });
        }
        if self.room.cap == 0 {
            problems.push(ConfigProblem::NoBets);
        }
        let (buy_in, least, most) = match self.format {
            Format::Cash(cash) => {
                let wrong = cash.stakes.problems(self.game, self.structure);
                problems.extend(wrong.into_iter().map(ConfigProblem::Stakes));
                let least = cash.least.max(cash.least_to_play());
                (cash.buy_in, least, cash.most.min(Chips::MAX))
            }
            Format::Tournament(tournament) => (tournament.buy_in, Chips::ZERO, Chips::MAX),
        };
        if buy_in < least {
            problems.push(ConfigProblem::BuyInTooSmall { least });
        }
        if buy_in > most {
            problems.push(ConfigProblem::BuyInTooLarge { most });
        }
        problems
    }

    /// What the first hand is played for.
    #[must_use]
    pub fn stakes(&self) -> Stakes {
        match self.format {
            Format::Cash(cash) => cash.stakes,
            Format::Tournament(_) => level_stakes(self.game, 0),
        }
    }

    /// What sitting down costs.
    #[must_use]
    pub const fn buy_in(&self) -> Chips {
        match self.format {
            Format::Cash(cash) => cash.buy_in,
            Format::Tournament(tournament) => tournament.buy_in,
        }
    }

    /// Whether the game is opened with a bring-in, and not with blinds.
    #[must_use]
    pub fn has_bring_in(&self) -> bool {
        matches!(self.game.forced, Forced::BringIn(_))
    }

    /// The terms of a cash table.
    #[must_use]
    pub(super) const fn table(&self, cash: &Cash) -> TableConfig {
        TableConfig {
            game: self.game,
            structure: self.structure,
            stakes: cash.stakes,
            room: self.room,
            min_buy_in: cash.least,
            max_buy_in: cash.most,
        }
    }

    /// The terms of a tournament.
    #[must_use]
    pub(super) const fn tournament(&self, format: &SitAndGo) -> TournamentConfig {
        let SitAndGo { speed, clock, buy_in, rebuy_levels } = *format;
        let Self { game, structure, room, .. } = *self;
        TournamentConfig { game, structure, room, speed, clock, buy_in, rebuy_levels }
    }
}

impl Default for Config {
    /// No-limit hold'em, six seats, blinds of 50 and 100, a hundred big blinds.
    fn default() -> Self {
        Self {
            game: &catalog::HOLDEM,
            structure: Structure::NoLimit,
            seats: 6,
            room: Room::CIRCOLO,
            format: Format::Cash(Cash::of(Stakes::blinds(Chips(50), Chips(100)))),
        }
    }
}

impl Default for SitAndGo {
    /// Regular levels of so many hands, for 1,000 and without re-buys.
    fn default() -> Self {
        Self { speed: Speed::Regular, clock: Clock::Hands, buy_in: Chips(1_000), rebuy_levels: 0 }
    }
}

/// The choices as they are saved; what cannot be played does not come back as a [`Config`].
#[derive(Serialize, Deserialize)]
struct SavedConfig {
    game: String,
    structure: Structure,
    seats: u8,
    room: Room,
    format: Format,
}

impl From<Config> for SavedConfig {
    fn from(config: Config) -> Self {
        let Config { game, structure, seats, room, format } = config;
        Self { game: game.code.to_owned(), structure, seats, room, format }
    }
}

impl TryFrom<SavedConfig> for Config {
    type Error = String;

    fn try_from(saved: SavedConfig) -> Result<Self, String> {
        let SavedConfig { game, structure, seats, room, format } = saved;
        let game = catalog::by_code(&game).ok_or_else(|| format!("unknown game {game:?}"))?;
        let config = Self { game, structure, seats, room, format };
        match config.problems().as_slice() {
            [] => Ok(config),
            problems => Err(format!("a table that cannot be opened: {problems:?}")),
        }
    }
}
