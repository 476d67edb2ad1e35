//! The address of a table.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use controbuio::rules::{
    Antes, Chips, Clock, EntryRule, FourthStreet, OddUnitRule, Room, Seed, Speed, Stakes, StakesProblem, Structure,
    catalog,
};
use controbuio::session::{Address, AddressProblem, Cash, Company, Config, ConfigProblem, Format, SitAndGo};
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
    assert_eq!(config.stakes(), Stakes::blinds(Chips(250), Chips(500)).with_ante(Chips(50)));
    assert_eq!(config.buy_in(), Chips(123_456));
    assert!(seed == Some(Seed::new([0x0f; 32])));
}

#[test]
fn what_an_address_leaves_out_is_the_usual() {
    assert_eq!(table("/table").0, Config::default());
    assert_eq!(table("#/table?bb=20").0.stakes(), Stakes::blinds(Chips(10), Chips(20)));
    assert_eq!(table("#/table?sb=5").0.buy_in(), Chips(1_000));
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
            AddressProblem::Repeated("seats".to_owned()),
            AddressProblem::UnknownGame("whist".to_owned()),
            AddressProblem::UnknownStructure("free".to_owned()),
            number("seats", "six"),
            number("sb", "-1"),
            number("bb", "+2"),
            number("ante", "1.5"),
            number("buyin", ""),
            AddressProblem::NotASeed,
            AddressProblem::UnknownParameter("x".to_owned()),
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

// rules F2, F4, B5
#[test]
fn an_address_says_bets_and_bring_in_where_the_game_has_them() {
    let stud =
        table("#/table?game=seven-card-stud&structure=limit&seats=8&small-bet=500&big-bet=1000&ante=50&bring-in=125");
    assert_eq!(stud.0.stakes(), Stakes::bring_in(Chips(50), Chips(125), Chips(500), Chips(1_000)));
    assert_eq!(stud.0.buy_in(), Chips(50_000));
    let half = table("#/table?game=five-card-stud&small-bet=100").0.stakes();
    assert_eq!(half, Stakes::bring_in(Chips(10), Chips(30), Chips(100), Chips(200)), "what goes with the bet");
    let limit = table("#/table?structure=limit&sb=100&bb=300&small-bet=300&big-bet=900").0.stakes();
    assert_eq!((limit.big_blind, limit.small_bet, limit.big_bet), (Chips(300), Chips(300), Chips(900)));
    // Blinds in stud and bets outside fixed limit are nothing that the table could have.
    let unknown = |name: &str| AddressProblem::UnknownParameter(name.to_owned());
    assert_eq!(problems("#/table?game=seven-card-stud&sb=1&bb=2"), [unknown("sb"), unknown("bb")]);
    assert_eq!(problems("#/table?structure=no-limit&small-bet=5"), [unknown("small-bet")]);
    assert_eq!(problems("#/table?bring-in=5"), [unknown("bring-in")]);
    assert_eq!(
        problems("#/table?game=seven-card-stud&small-bet=100&bring-in=100"),
        [AddressProblem::Table(ConfigProblem::Stakes(StakesProblem::BringInOutOfRange))]
    );
}

#[test]
fn an_address_names_a_tournament() {
    let (config, _) =
        table("#/table?game=omaha&structure=pot-limit&seats=3&tournament=hyper&levels=minutes&buyin=500&rebuys=2");
    let format = SitAndGo { speed: Speed::Hyper, clock: Clock::Minutes, buy_in: Chips(500), rebuy_levels: 2 };
    assert_eq!(config.format, Format::Tournament(format));
    assert_eq!(table("#/table?tournament=regular").0.format, Format::Tournament(SitAndGo::default()));
    let value = |parameter, found: &str| AddressProblem::UnknownValue { parameter, found: found.to_owned() };
    assert_eq!(problems("#/table?tournament=fast"), [value("tournament", "fast")]);
    assert_eq!(
        problems("#/table?tournament=turbo&levels=days&sb=5"),
        [value("levels", "days"), AddressProblem::UnknownParameter("sb".to_owned())]
    );
}

#[test]
fn an_address_names_a_room_or_its_rules() {
    assert_eq!(table("#/table?room=runner").0.room, Room::RUNNER);
    assert_eq!(table("#/table?room=popolare&seats=9").0.room, Room::POPOLARE);
    assert_eq!(problems("#/table?room=popolare&seats=10"), [AddressProblem::Table(ConfigProblem::Seats { most: 9 })]);
    assert_eq!(problems("#/table?cap=0"), [AddressProblem::Table(ConfigProblem::NoBets)]);
    let own = Room { cap: 3, half_bet: false, entry: EntryRule::Free, ..Room::CIRCOLO };
    assert_eq!(table("#/table?cap=3&half-bet=no&entry=free").0.room, own);
    let value = |parameter, found: &str| AddressProblem::UnknownValue { parameter, found: found.to_owned() };
    assert_eq!(problems("#/table?room=casino&half-bet=maybe"), [value("room", "casino"), value("half-bet", "maybe")]);
}

fn rooms() -> impl Strategy<Value = Room> {
    let own = (
        2_u8..=10,
        1_u8..9,
        any::<(bool, bool)>(),
        prop::sample::select(FourthStreet::ALL.to_vec()),
        prop::sample::select(Antes::ALL.to_vec()),
        prop::sample::select(OddUnitRule::ALL.to_vec()),
        prop::sample::select(EntryRule::ALL.to_vec()),
    )
        .prop_map(|(seats, cap, (blind_counts, half_bet), fourth_street, antes, odd_units, entry)| Room {
            seats,
            cap,
            blind_counts,
            half_bet,
            fourth_street,
            antes,
            odd_units,
            entry,
        });
    prop_oneof![Just(Room::CIRCOLO), Just(Room::RUNNER), Just(Room::POPOLARE), own]
}

fn formats() -> impl Strategy<Value = (Format, Structure)> {
    let amounts = (2_u64..1000, 0_u64..1000, 0_u64..50, 0_u64..2000, 1_u64..10_000, any::<bool>());
    let cash = (amounts, prop::sample::select(Structure::ALL.to_vec())).prop_map(
        |((small, more, ante, bet, buy, fixed), structure)| {
            let blinds = Stakes::blinds(Chips(small), Chips(small + more)).with_ante(Chips(ante));
            let stakes = match structure {
                Structure::Limit => Stakes { small_bet: Chips(bet + 1), big_bet: Chips(2 * bet + 2), ..blinds },
                _ => blinds,
            };
            let least = stakes.ante + stakes.big_blind;
            let company = if fixed { Company::Fixed } else { Company::Lively };
            let cash = Cash { stakes, buy_in: least + Chips(buy), least, most: least + Chips(2 * buy), company };
            (Format::Cash(cash), structure)
        },
    );
    let tournament =
        (0_usize..4, any::<bool>(), 0_u64..100_000, 0_u32..9).prop_map(|(speed, hands, buy_in, rebuys)| {
            let clock = if hands { Clock::Hands } else { Clock::Minutes };
            let speed = Speed::ALL[speed];
            let format = SitAndGo { speed, clock, buy_in: Chips(buy_in), rebuy_levels: rebuys };
            (Format::Tournament(format), Structure::PotLimit)
        });
    prop_oneof![cash, tournament]
}

/// Amounts that follow from one at the end of all numbers are too large for a table and no more than that.
#[test]
fn an_amount_at_the_end_of_the_numbers_is_too_large() {
    let most = u64::MAX;
    for address in [
        format!("#/table?bb={most}"),
        format!("#/table?sb={most}"),
        format!("#/table?game=seven-card-stud&structure=limit&small-bet={most}"),
        format!("#/table?game=five-card-stud&structure=limit&big-bet={most}"),
    ] {
        assert!(problems(&address).contains(&AddressProblem::Table(ConfigProblem::Stakes(StakesProblem::TooLarge))));
    }
}

proptest! {
    #[test]
    fn an_address_written_is_the_table_read(
        (format, structure) in formats(), room in rooms(), seats in 2_u8..=10, seed: [u8; 32],
    ) {
        let seats = seats.min(room.seats);
        let config = Config { structure, seats, room, format, ..Config::default() };
        let seed = Seed::new(seed);
        let (again, same) = table(&Address::of_table(&config, Some(&seed)));
        prop_assert_eq!(again, config);
        prop_assert!(same == Some(seed));
    }

    #[test]
    fn an_address_of_every_game_comes_back(bet in 4_u64..1_000, seed: [u8; 32]) {
        for game in controbuio::bots::GAMES {
            for structure in Structure::ALL {
                let stakes = Stakes::usual(game, Chips(bet));
                let config = Config { game, structure, format: Format::Cash(Cash::of(stakes)), ..Config::default() };
                let (again, _) = table(&Address::of_table(&config, Some(&Seed::new(seed))));
                prop_assert_eq!(again, config);
            }
        }
        prop_assert!(controbuio::bots::GAMES.contains(&&catalog::HOLDEM));
    }

    #[test]
    fn no_address_does_more_than_an_error(address in "#?/?(table)?\\??[a-z0-9=&%+.é-]{0,80}") {
        let _ = Address::read(&address);
    }
}
