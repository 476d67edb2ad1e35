//! The part of the page's address behind `#`, which can name a table.

use std::str::FromStr;

use super::config::{Config, ConfigProblem};
use crate::rules::{Chips, Seed, Stakes, Structure, catalog};

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
    /// There is no parameter of this name.
    UnknownParameter(String),
    /// A parameter stands there twice.
    Repeated(String),
    /// There is no such game.
    UnknownGame(String),
    /// There is no such structure.
    UnknownStructure(String),
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
    /// Reads the address behind `#`, with or without the `#` itself. What an address leaves out is as in
    /// [`Config::default`], the big blind twice the small one and the buy-in a hundred big blinds.
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
        let Config { game, structure, seats, stakes, buy_in } = config;
        let Stakes { small_blind, big_blind, ante, .. } = stakes;
        let seed = seed.map(|seed| format!("&seed={}", seed.reveal())).unwrap_or_default();
        format!(
            "#/table?game={}&structure={}&seats={seats}&sb={small_blind}&bb={big_blind}&ante={ante}&buyin={buy_in}{seed}",
            game.code,
            structure.code(),
        )
    }
}

/// Reads parameters and collects what is wrong with them.
#[derive(Default)]
struct Reader {
    problems: Vec<AddressProblem>,
}

impl Reader {
    fn accept<T>(&mut self, found: Option<T>, problem: impl FnOnce() -> AddressProblem) -> Option<T> {
        if found.is_none() {
            self.problems.push(problem());
        }
        found
    }

    fn number<T: FromStr>(&mut self, parameter: &'static str, text: &str) -> Option<T> {
        // Digits alone: `parse` would take a sign as well.
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { text.parse().ok() } else { None };
        self.accept(number, || AddressProblem::NotANumber { parameter, found: text.to_owned() })
    }
}

fn read_table(query: &str) -> Result<Address, Vec<AddressProblem>> {
    let mut reader = Reader::default();
    let standard = Config::default();
    let (mut game, mut structure, mut seats, mut seed) = (None, None, None, None);
    let (mut small_blind, mut big_blind, mut ante, mut buy_in) = (None, None, None, None);
    let mut names: Vec<&str> = Vec::new();
    for (name, value) in
        query.split('&').filter(|pair| !pair.is_empty()).map(|pair| pair.split_once('=').unwrap_or((pair, "")))
    {
        if names.contains(&name) {
            reader.problems.push(AddressProblem::Repeated(name.to_owned()));
            continue;
        }
        names.push(name);
        let amount = |reader: &mut Reader, parameter| reader.number(parameter, value).map(Chips);
        match name {
            "game" => {
                game = reader.accept(catalog::by_code(value), || AddressProblem::UnknownGame(value.to_owned()));
            }
            "structure" => {
                structure =
                    reader.accept(Structure::by_code(value), || AddressProblem::UnknownStructure(value.to_owned()));
            }
            "seats" => seats = reader.number("seats", value),
            "sb" => small_blind = amount(&mut reader, "sb"),
            "bb" => big_blind = amount(&mut reader, "bb"),
            "ante" => ante = amount(&mut reader, "ante"),
            "buyin" => buy_in = amount(&mut reader, "buyin"),
            "seed" => seed = reader.accept(value.parse().ok(), || AddressProblem::NotASeed),
            other => reader.problems.push(AddressProblem::UnknownParameter(other.to_owned())),
        }
    }
    let (small_blind, big_blind) = match (small_blind, big_blind) {
        (None, None) => (standard.stakes.small_blind, standard.stakes.big_blind),
        (Some(small), None) => (small, small.times(2)),
        (None, Some(big)) => (big.split(2).0, big),
        (Some(small), Some(big)) => (small, big),
    };
    let config = Config {
        game: game.unwrap_or(standard.game),
        structure: structure.unwrap_or(standard.structure),
        seats: seats.unwrap_or(standard.seats),
        stakes: Stakes::blinds(small_blind, big_blind).with_ante(ante.unwrap_or_default()),
        buy_in: buy_in.unwrap_or(big_blind.times(100)),
    };
    if reader.problems.is_empty() {
        reader.problems.extend(config.problems().into_iter().map(AddressProblem::Table));
    }
    if reader.problems.is_empty() { Ok(Address::Table { config, seed }) } else { Err(reader.problems) }
}
