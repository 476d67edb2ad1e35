//! The games, each a value.

use super::game::{BringInCard, Deal, Forced, Game, OddUnits, Opener, Showdown, Street, StreetName, Tier};
use super::rank::{HoleUse, Ranking};

/// Texas Hold'em (rule G1).
pub const HOLDEM: Game = Game {
    code: "holdem",
    forced: Forced::Blinds,
    streets: &board_streets(&[Deal::Down(2)]),
    hole_use: HoleUse::Any,
    showdown: Showdown::Whole(Ranking::High),
    odd_units: OddUnits::LeftOfButton,
    max_seats: 10,
};

/// Omaha: four private cards, of which exactly two play (rule G2).
pub const OMAHA: Game =
    Game { code: "omaha", streets: &board_streets(&[Deal::Down(4)]), hole_use: HoleUse::ExactlyTwo, ..HOLDEM };

/// Omaha Hi-Lo: half for the best low of eight or better (rule G3).
pub const OMAHA_HILO: Game =
    Game { code: "omaha-hilo", showdown: Showdown::Halves(Ranking::High, Ranking::LowEight), ..OMAHA };

/// Seven Card Stud (rule G4).
pub const SEVEN_CARD_STUD: Game = Game {
    code: "seven-card-stud",
    forced: Forced::BringIn(BringInCard::Lowest),
    streets: &seven_streets(Ranking::High, Tier::SmallOrBig),
    hole_use: HoleUse::Any,
    showdown: Showdown::Whole(Ranking::High),
    odd_units: OddUnits::HighestCard,
    max_seats: 8,
};

/// Five Card Stud (rule G5).
pub const FIVE_CARD_STUD: Game = Game {
    code: "five-card-stud",
    streets: &[
        Street {
            name: StreetName::Second,
            deals: &[Deal::Down(1), Deal::Up(1)],
            opener: Opener::Forced,
            tier: Tier::Small,
        },
        stud_street(StreetName::Third, UP, Ranking::High, Tier::Small),
        stud_street(StreetName::Fourth, UP, Ranking::High, Tier::Big),
        stud_street(StreetName::Fifth, UP, Ranking::High, Tier::Big),
    ],
    max_seats: 10,
    ..SEVEN_CARD_STUD
};

/// Razz: seven card stud for the best low of any five cards. The highest card brings it in, and the best low
/// showing opens.
pub const RAZZ: Game = Game {
    code: "razz",
    forced: Forced::BringIn(BringInCard::HighestAceLow),
    streets: &seven_streets(Ranking::LowAceFive, Tier::Small),
    showdown: Showdown::Whole(Ranking::LowAceFive),
    ..SEVEN_CARD_STUD
};

/// Seven Card Stud Hi-Lo: half for the best low of eight or better. An open pair changes no bet.
pub const SEVEN_CARD_STUD_HILO: Game = Game {
    code: "seven-card-stud-hilo",
    streets: &seven_streets(Ranking::High, Tier::Small),
    showdown: Showdown::Halves(Ranking::High, Ranking::LowEight),
    ..SEVEN_CARD_STUD
};

/// Every game that can be played, in the order in which they are offered.
pub const GAMES: [&Game; 7] =
    [&HOLDEM, &OMAHA, &OMAHA_HILO, &SEVEN_CARD_STUD, &FIVE_CARD_STUD, &RAZZ, &SEVEN_CARD_STUD_HILO];

// An ill-formed game does not compile.
const _: () = {
    let mut game = 0;
    while game < GAMES.len() {
        assert!(GAMES[game].problem().is_none());
        game += 1;
    }
};

/// The game of this code, such as `holdem`.
#[must_use]
pub fn by_code(code: &str) -> Option<&'static Game> {
    GAMES.into_iter().find(|game| game.code == code)
}

/// One card to each live player after a burn, open or closed (rule G6).
const UP: &[Deal] = &[Deal::Burn, Deal::Up(1)];
const DOWN: &[Deal] = &[Deal::Burn, Deal::Down(1)];

/// Private cards, then flop, turn and river, each after a burn (rules G1, G6, B5).
const fn board_streets(first: &'static [Deal]) -> [Street; 4] {
    [
        Street { name: StreetName::Preflop, deals: first, opener: Opener::Forced, tier: Tier::Small },
        board_street(StreetName::Flop, &[Deal::Burn, Deal::Board(3)], Tier::Small),
        board_street(StreetName::Turn, &[Deal::Burn, Deal::Board(1)], Tier::Big),
        board_street(StreetName::River, &[Deal::Burn, Deal::Board(1)], Tier::Big),
    ]
}

const fn board_street(name: StreetName, deals: &'static [Deal], tier: Tier) -> Street {
    Street { name, deals, opener: Opener::LeftOfButton, tier }
}

/// Two cards down and one up, three up, and the last down; fourth street's bets are the game's own (rules G4, B5).
const fn seven_streets(opens: Ranking, fourth: Tier) -> [Street; 5] {
    [
        Street {
            name: StreetName::Third,
            deals: &[Deal::Down(2), Deal::Up(1)],
            opener: Opener::Forced,
            tier: Tier::Small,
        },
        stud_street(StreetName::Fourth, UP, opens, fourth),
        stud_street(StreetName::Fifth, UP, opens, Tier::Big),
        stud_street(StreetName::Sixth, UP, opens, Tier::Big),
        stud_street(StreetName::Seventh, DOWN, opens, Tier::Big),
    ]
}

/// The best hand showing opens (rule B2).
const fn stud_street(name: StreetName, deals: &'static [Deal], opens: Ranking, tier: Tier) -> Street {
    Street { name, deals, opener: Opener::BestShowing(opens), tier }
}
