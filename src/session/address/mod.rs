//! The part of the page's address behind `#`, which can name a table.

mod house;
mod query;

use super::config::{Cash, Company, Config, ConfigProblem, Format, SitAndGo};
use crate::rules::{Clock, Forced, Game, Seed, Speed, Stakes, Structure, catalog};
use query::{Query, Writer};

/// Where an address leads.
#[derive(Clone)]
pub enum Address {
    /// The first screen.
    Lobby,
    /// A table to sit down at, whose whole sitting follows from the seed if there is one.
    Table {
        /// The table.
        config: Config,
        /// The sitting's seed.
        seed: Option<Seed>,
    },
}

/// What is wrong in an address. Each names what was read, so that the player can mend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressProblem {
    /// There is no such page.
    UnknownPage(String),
    /// There is no parameter of this name, or this table has no use for it: no blinds in stud, no ante in a tournament.
    UnknownParameter(String),
    /// A parameter stands there twice.
    Repeated(String),
    /// There is no such game.
    UnknownGame(String),
    /// There is no such structure.
    UnknownStructure(String),
    /// Not one of the words that this parameter takes.
    UnknownValue {
        /// The parameter.
        parameter: &'static str,
        /// What stands there.
        found: String,
    },
    /// Not a whole number of the smallest unit.
    NotANumber {
        /// The parameter.
        parameter: &'static str,
        /// What stands there.
        found: String,
    },
    /// Not 64 hex digits.
    NotASeed,
    /// All can be read, but the table cannot be opened.
    Table(ConfigProblem),
}

impl Address {
    /// Reads the address behind `#`, with or without the `#` itself. What an address leaves out is the usual: of a
    /// table as in [`Config::default`], of two blinds or bets the one twice the other, a buy-in of a hundred of them.
    ///
    /// ```
    /// use controbuio::session::{Address, AddressProblem};
    /// assert!(matches!(Address::read("#/table?seats=9&sb=1&bb=2"), Ok(Address::Table { .. })));
    /// let problems = Address::read("#/table?bb=lots").err();
    /// let found = "lots".to_owned();
    /// assert_eq!(problems, Some(vec![AddressProblem::NotANumber { parameter: "bb", found }]));
    /// ```
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(address: &str) -> Result<Self, Vec<AddressProblem>> {
        let address = address.strip_prefix('#').unwrap_or(address);
        let (page, query) = address.split_once('?').unwrap_or((address, ""));
        match page {
            "" | "/" => Ok(Self::Lobby),
            "/table" => read_table(query),
            other => Err(vec![AddressProblem::UnknownPage(other.to_owned())]),
        }
    }

    /// The address of a table, with the `#`.
    #[must_use]
    pub fn of_table(config: &Config, seed: Option<&Seed>) -> String {
        let Config { game, structure, seats, room, format } = config;
        let mut to = Writer::new("#/table");
        to.word("game", game.code);
        to.word("structure", structure.code());
        to.number("seats", u64::from(*seats));
        house::write(&mut to, room);
        match format {
            Format::Cash(cash) => write_cash(&mut to, game, *structure, cash),
            Format::Tournament(tournament) => write_tournament(&mut to, tournament),
        }
        if let Some(seed) = seed {
            to.word("seed", &seed.reveal());
        }
        to.address()
    }
}

fn read_table(query: &str) -> Result<Address, Vec<AddressProblem>> {
    let mut from = Query::of(query);
    let standard = Config::default();
    let game = from.word("game", catalog::by_code, AddressProblem::UnknownGame).unwrap_or(standard.game);
    let structure = from.word("structure", Structure::by_code, AddressProblem::UnknownStructure);
    let structure = structure.unwrap_or(standard.structure);
    let seats = from.number("seats").unwrap_or(standard.seats);
    let room = house::read(&mut from);
    let format = match from.one_of("tournament", Speed::by_code) {
        Some(speed) => Format::Tournament(read_tournament(&mut from, speed)),
        None => Format::Cash(read_cash(&mut from, game, structure)),
    };
    let seed = from.word("seed", |text| text.parse().ok(), |_| AddressProblem::NotASeed);
    let mut problems = from.problems();
    let config = Config { game, structure, seats, room, format };
    if problems.is_empty() {
        problems.extend(config.problems().into_iter().map(AddressProblem::Table));
    }
    if problems.is_empty() { Ok(Address::Table { config, seed }) } else { Err(problems) }
}

fn read_cash(from: &mut Query<'_>, game: &Game, structure: Structure) -> Cash {
    let stakes = match game.forced {
        Forced::Blinds => read_blinds(from, structure),
        Forced::BringIn(_) => read_bets(from),
    };
    let usual = Cash::of(stakes);
    let buy_in = from.chips("buyin").unwrap_or(usual.buy_in);
    Cash {
        stakes,
        buy_in,
        least: from.chips("min-buyin").unwrap_or(usual.least.min(buy_in)),
        most: from.chips("max-buyin").unwrap_or(usual.most.max(buy_in)),
        company: from.one_of("company", Company::by_code).unwrap_or(usual.company),
    }
}

fn read_blinds(from: &mut Query<'_>, structure: Structure) -> Stakes {
    let standard = Config::default().stakes();
    let (small_blind, big_blind) = match (from.chips("sb"), from.chips("bb")) {
        (None, None) => (standard.small_blind, standard.big_blind),
        (Some(small), None) => (small, small.times(2)),
        (None, Some(big)) => (big.split(2).0, big),
        (Some(small), Some(big)) => (small, big),
    };
    let stakes = Stakes::blinds(small_blind, big_blind).with_ante(from.chips("ante").unwrap_or_default());
    if structure != Structure::Limit {
        return stakes;
    }
    let small_bet = from.chips("small-bet").unwrap_or(stakes.small_bet);
    Stakes { small_bet, big_bet: from.chips("big-bet").unwrap_or(small_bet.times(2)), ..stakes }
}

fn read_bets(from: &mut Query<'_>) -> Stakes {
    let standard = Config::default().stakes().small_bet;
    let (small_bet, big_bet) = match (from.chips("small-bet"), from.chips("big-bet")) {
        (None, None) => (standard, standard.times(2)),
        (Some(small), None) => (small, small.times(2)),
        (None, Some(big)) => (big.split(2).0, big),
        (Some(small), Some(big)) => (small, big),
    };
    let usual = Stakes::stud(small_bet);
    Stakes {
        big_bet,
        ante: from.chips("ante").unwrap_or(usual.ante),
        bring_in: from.chips("bring-in").unwrap_or(usual.bring_in),
        ..usual
    }
}

fn write_cash(to: &mut Writer, game: &Game, structure: Structure, cash: &Cash) {
    let Stakes { small_blind, big_blind, small_bet, big_bet, ante, bring_in } = cash.stakes;
    let bets = match game.forced {
        Forced::Blinds => {
            to.chips("sb", small_blind);
            to.chips("bb", big_blind);
            structure == Structure::Limit && (small_bet, big_bet) != (big_blind, big_blind.times(2))
        }
        Forced::BringIn(_) => true,
    };
    if bets {
        to.chips("small-bet", small_bet);
        to.chips("big-bet", big_bet);
    }
    to.chips("ante", ante);
    if matches!(game.forced, Forced::BringIn(_)) {
        to.chips("bring-in", bring_in);
    }
    to.chips("buyin", cash.buy_in);
    let usual = Cash::of(cash.stakes);
    if cash.least != usual.least.min(cash.buy_in) {
        to.chips("min-buyin", cash.least);
    }
    if cash.most != usual.most.max(cash.buy_in) {
        to.chips("max-buyin", cash.most);
    }
    if cash.company != usual.company {
        to.word("company", cash.company.code());
    }
}

fn read_tournament(from: &mut Query<'_>, speed: Speed) -> SitAndGo {
    let usual = SitAndGo::default();
    SitAndGo {
        speed,
        clock: from.one_of("levels", Clock::by_code).unwrap_or(usual.clock),
        buy_in: from.chips("buyin").unwrap_or(usual.buy_in),
        rebuy_levels: from.number("rebuys").unwrap_or(usual.rebuy_levels),
    }
}

fn write_tournament(to: &mut Writer, tournament: &SitAndGo) {
    to.word("tournament", tournament.speed.code());
    to.word("levels", tournament.clock.code());
    to.chips("buyin", tournament.buy_in);
    if tournament.rebuy_levels > 0 {
        to.number("rebuys", u64::from(tournament.rebuy_levels));
    }
}
