//! The address of a table.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use controbuio::rules::{Chips, Seed, Stakes, StakesProblem, Structure};
use controbuio::session::{Address, AddressProblem, Config, ConfigProblem};
use proptest::prelude::*;

fn table(address: &str) -> (Config, Option<Seed>) {
    match Address::read(address) {
        Ok(Address::Table { config, seed }) => (config, seed),
        Ok(Address::Lobby) => panic!("the first screen"),
        Err(problems) => panic!("{problems:?}"),
    }
}

fn problems(address: &str) -> Vec<AddressProblem> {
    Address::read(address).err().unwrap_or_default()
}

#[test]
fn an_address_says_the_whole_table() {
    let digits = "0f".repeat(32);
    let (config, seed) = table(&format!(
        "#/table?game=holdem&structure=pot-limit&seats=9&sb=250&bb=500&ante=50&buyin=123456&seed={digits}"
    ));
    assert_eq!(config.game.code, "holdem");
    assert_eq!(config.structure, Structure::PotLimit);
    assert_eq!(config.seats, 9);
    assert_eq!(config.stakes, Stakes::blinds(Chips(250), Chips(500)).with_ante(Chips(50)));
    assert_eq!(config.buy_in, Chips(123_456));
    assert!(seed == Some(Seed::new([0x0f; 32])));
}

#[test]
fn what_an_address_leaves_out_is_the_usual() {
    assert_eq!(table("/table").0, Config::default());
    assert_eq!(table("#/table?bb=20").0.stakes, Stakes::blinds(Chips(10), Chips(20)));
    assert_eq!(table("#/table?sb=5").0.buy_in, Chips(1_000));
    assert!(matches!(Address::read(""), Ok(Address::Lobby)));
    assert!(matches!(Address::read("#/"), Ok(Address::Lobby)));
}

#[test]
fn everything_wrong_is_named_at_once() {
    let number = |parameter, found: &str| AddressProblem::NotANumber { parameter, found: found.to_owned() };
    assert_eq!(problems("#/tavolo"), [AddressProblem::UnknownPage("/tavolo".to_owned())]);
    assert_eq!(
        problems("#/table?game=whist&structure=free&seats=six&sb=-1&bb=+2&ante=1.5&buyin=&seed=12&x=1&seats=3"),
        [
            AddressProblem::UnknownGame("whist".to_owned()),
            AddressProblem::UnknownStructure("free".to_owned()),
            number("seats", "six"),
            number("sb", "-1"),
            number("bb", "+2"),
            number("ante", "1.5"),
            number("buyin", ""),
            AddressProblem::NotASeed,
            AddressProblem::UnknownParameter("x".to_owned()),
            AddressProblem::Repeated("seats".to_owned()),
        ]
    );
    let table = AddressProblem::Table;
    assert_eq!(problems("#/table?seats=11"), [table(ConfigProblem::Seats { most: 10 })]);
    assert_eq!(problems("#/table?sb=20&bb=10"), [table(ConfigProblem::Stakes(StakesProblem::SmallBlindAboveBig))]);
    assert_eq!(
        problems("#/table?sb=5&bb=10&ante=3&buyin=12"),
        [table(ConfigProblem::BuyInTooSmall { least: Chips(13) })]
    );
}

proptest! {
    #[test]
    fn an_address_written_is_the_table_read(
        structure in 0_usize..3, seats in 2_u8..=10, sb in 1_u64..1000, more in 0_u64..1000, ante in 0_u64..50,
        buy_in in 3000_u64..1_000_000, seed: [u8; 32],
    ) {
        let stakes = Stakes::blinds(Chips(sb), Chips(sb + more)).with_ante(Chips(ante));
        let structure = Structure::ALL[structure];
        let config = Config { structure, seats, stakes, buy_in: Chips(buy_in), ..Config::default() };
        let seed = Seed::new(seed);
        let (again, same) = table(&Address::of_table(&config, Some(&seed)));
        prop_assert_eq!(again, config);
        prop_assert!(same == Some(seed));
    }

    #[test]
    fn no_address_does_more_than_an_error(address in "#?/?(table)?\\??[a-z0-9=&%+.é-]{0,80}") {
        let _ = Address::read(&address);
    }
}
