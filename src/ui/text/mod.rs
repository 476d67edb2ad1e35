//! Every word the game says, in every language.
//!
//! [`Words`] is one table of texts; a language is one value of it in a file of its own, so that a missing text
//! does not compile. Nothing else in the screen contains a word.

pub mod number;

mod english;
mod floor;
pub mod guide;
pub mod house;
mod italian;
mod label;
mod question;
mod settings;
mod speech;

use serde::{Deserialize, Serialize};

use crate::rules::rank::{Best, Category, HandName};
use crate::rules::{Card, NoRaise, Part, Rank, Stakes, StreetName, Structure};
use crate::session::{AddressProblem, ConfigProblem};

pub use floor::FloorWords;
pub use guide::GuideWords;
pub use house::HouseWords;
pub use question::{question, readout};
pub use settings::SettingsWords;
pub use speech::{Together, speech};

use super::scene::{Deed, Line, PotName, StreetScene, Who};
use super::sitting::Plan;
use number::{AmountError, Marks, Money};

/// A language of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub enum Language {
    /// Italian.
    #[default]
    #[serde(rename = "it")]
    Italian,
    /// English.
    #[serde(rename = "en")]
    English,
}

impl Language {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 2] = [Self::Italian, Self::English];

    /// The code for `<html lang>` and for what is stored.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Italian => "it",
            Self::English => "en",
        }
    }

    /// The language whose code the tag begins with, such as `it-CH`.
    #[must_use]
    pub fn by_code(tag: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|language| tag.get(..2).is_some_and(|start| start.eq_ignore_ascii_case(language.code())))
    }

    /// Its texts.
    #[must_use]
    pub const fn words(self) -> &'static Words {
        match self {
            Self::Italian => &italian::WORDS,
            Self::English => &english::WORDS,
        }
    }
}

/// All texts of one language. Sentences with a number or a name in them are functions.
#[allow(missing_docs)]
pub struct Words {
    pub own_name: &'static str,
    pub marks: Marks,

    // The first screen.
    pub sentence: &'static str,
    pub sit_down: &'static str,
    pub game: &'static str,
    pub structure: &'static str,
    pub structure_name: fn(Structure) -> &'static str,
    pub game_name: fn(&str) -> &'static str,
    pub seats: &'static str,
    pub players: fn(usize) -> String,
    pub small_blind: &'static str,
    pub big_blind: &'static str,
    pub small_bet: &'static str,
    pub big_bet: &'static str,
    pub bring_in_amount: &'static str,
    pub ante: &'static str,
    pub buy_in: &'static str,
    pub language: &'static str,
    pub choices: &'static str,
    pub amount_problem: fn(AmountError) -> &'static str,
    pub config_problem: fn(&ConfigProblem, Money) -> String,
    pub table_label: fn(Structure, &str) -> String,
    /// What is played for, each amount by its name (rule F2).
    pub stakes_label: fn(Structure, &Stakes, Money) -> String,

    // The bar.
    pub menu: &'static str,
    pub close: &'static str,
    pub leave: &'static str,
    pub leave_note: &'static str,
    pub reproducible: &'static str,
    pub reproducible_note: &'static str,
    pub hand_number: fn(u64) -> String,
    pub commitment: &'static str,
    pub commitment_note: &'static str,

    // The table.
    pub table: &'static str,
    pub board: &'static str,
    pub players_list: &'static str,
    pub no_cards: &'static str,
    pub no_open_cards: &'static str,
    pub makes_nothing: &'static str,
    pub shared_card: &'static str,
    pub street_now: fn(&StreetScene) -> String,
    pub my_cards: &'static str,
    pub you: &'static str,
    pub dealer: &'static str,
    pub hidden_card: &'static str,
    pub card: fn(Card) -> String,
    /// A card of yours that lies face down for the others.
    pub closed_card: fn(Card) -> String,
    pub open_cards: fn(&[Card]) -> String,
    pub rank_sign: fn(Rank) -> &'static str,
    pub pot: &'static str,
    pub total: fn(&str) -> String,
    pub pot_name: fn(PotName) -> String,
    pub pot_detail: fn(PotName, &str, &[Who]) -> String,
    pub deed: fn(&Deed, Money) -> String,
    pub your_turn: &'static str,
    pub turn: &'static str,
    pub folded: &'static str,
    pub all_in: &'static str,
    pub out: &'static str,
    pub seat_label: fn(&SeatLabel<'_>) -> String,
    pub hand: fn(HandName) -> String,
    pub category: fn(Category) -> &'static str,
    pub winner: fn(&[Who], &str) -> String,
    pub wins_with: fn(&Best, Option<Rank>) -> String,
    pub wins_unseen: &'static str,
    pub part_name: fn(Part) -> &'static str,
    pub no_low: &'static str,

    // Acting.
    pub actions: &'static str,
    pub fold: &'static str,
    pub check: &'static str,
    pub call: fn(&str, bool) -> String,
    pub bet: fn(&str) -> String,
    pub raise_to: fn(&str) -> String,
    pub complete_to: fn(&str) -> String,
    pub all_in_to: fn(&str) -> String,
    pub raise: &'static str,
    pub bring_in: fn(&str) -> String,
    pub show: &'static str,
    pub muck: &'static str,
    pub no_raise: fn(NoRaise) -> String,
    pub amount: &'static str,
    pub less: &'static str,
    pub more: &'static str,
    pub presets: &'static str,
    pub preset_pot: &'static str,
    pub preset_all_in: &'static str,
    pub preset_minimum: &'static str,
    pub amount_range: fn(&str, &str) -> String,
    pub fold_free: &'static str,
    pub fold_anyway: &'static str,
    pub keep_hand: &'static str,
    pub skip: &'static str,
    pub waiting_for: fn(&str) -> String,
    pub plans: &'static str,
    pub plan: fn(Plan, Money) -> String,
    /// With whether there is a bet already, which is then one's own: a big blind's option is to raise.
    pub asked_check: fn(&str, bool) -> String,
    pub asked_call: fn(&str, &str) -> String,
    pub asked_bring_in: fn(&str, bool) -> String,
    pub asked_to_show: &'static str,
    pub hand_over: &'static str,
    pub table_closed: &'static str,
    pub broke: &'static str,

    // The first screen's rooms and tournaments.
    pub house: HouseWords,
    pub settings: SettingsWords,
    pub guide: GuideWords,
    pub pause: &'static str,
    pub paused: &'static str,
    /// The time for a decision, in seconds.
    pub seconds_left: fn(u32) -> String,

    // The room around the hand.
    pub floor: FloorWords,

    // The log.
    pub log: &'static str,
    pub open_log: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub street: fn(StreetName) -> &'static str,
    pub line: fn(&Line, Money) -> String,
    /// Several names, joined, and what they do alike.
    pub together: fn(&Together, &str) -> String,
    /// Before the last of several.
    pub and: &'static str,

    // What went wrong.
    pub bad_address: &'static str,
    pub address_problem: fn(&AddressProblem, Money) -> String,
    pub bad_save: &'static str,
    pub newer_save: &'static str,
    pub download_save: &'static str,
    pub no_storage: &'static str,
    pub refused: &'static str,
    pub dismiss: &'static str,
    pub elsewhere: &'static str,
}

/// What a screen reader says of a seat.
#[allow(missing_docs)]
pub struct SeatLabel<'a> {
    pub name: &'a str,
    pub stack: &'a str,
    pub bet: Option<&'a str>,
    pub deed: Option<&'a str>,
    pub dealer: bool,
    pub turn: bool,
    pub state: Option<&'a str>,
    pub open: Option<&'a str>,
    pub hand: Option<&'a str>,
}

// Games and structures have the same names in all languages so far.

fn structure_name(structure: Structure) -> &'static str {
    match structure {
        Structure::Limit => "Limit",
        Structure::PotLimit => "Pot limit",
        Structure::NoLimit => "No limit",
    }
}

fn game_name(code: &str) -> &'static str {
    match code {
        "holdem" => "Hold'em",
        "omaha" => "Omaha",
        "omaha-hilo" => "Omaha hi-lo",
        "seven-card-stud" => "Seven card stud",
        "five-card-stud" => "Five card stud",
        "razz" => "Razz",
        "seven-card-stud-hilo" => "Seven card stud hi-lo",
        _ => "Poker",
    }
}

/// The ranks of a low, from the highest: "8-6-4-3-A".
fn low(ranks: [Rank; 5]) -> String {
    ranks.map(sign).join("-")
}

/// The sign on a card, where a language has none of its own.
fn sign(rank: Rank) -> &'static str {
    ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"][rank as usize]
}

/// Names joined as the language joins them: "A", "A and B", "A, B and C".
fn join(names: &[String], and: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [start @ .., last] => format!("{} {and} {last}", start.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rank::{Ace, Eight, Five, King, Nine, Queen, Seven, Six, Two};
    use crate::rules::{Chips, Part, WagerKind};

    #[test]
    fn hands_are_named_as_players_name_them() {
        let names = [
            (HandName::Pair { pair: King, kickers: [Ace, Queen, Nine] }, "coppia di re", "pair of kings"),
            (
                HandName::TwoPair { high: Queen, low: Six, kicker: Two },
                "doppia coppia di donne e 6",
                "two pair, queens and sixes",
            ),
            (HandName::ThreeOfAKind { three: Seven, kickers: [Ace, Two] }, "tris di 7", "three sevens"),
            (HandName::Straight { top: Nine }, "scala al 9", "straight to the nine"),
            (HandName::Straight { top: Ace }, "scala all'asso", "straight to the ace"),
            (HandName::Straight { top: Eight }, "scala all'8", "straight to the eight"),
            (HandName::Flush { ranks: [Queen, Nine, Seven, Five, Two] }, "colore alla donna", "flush, queen high"),
            (HandName::FullHouse { three: Ace, two: King }, "full di assi e re", "full house, aces over kings"),
            (HandName::FourOfAKind { four: Queen, kicker: Two }, "poker di donne", "four queens"),
            (HandName::StraightFlush { top: Nine }, "scala colore al 9", "straight flush to the nine"),
            (HandName::StraightFlush { top: Ace }, "scala reale", "royal flush"),
            (HandName::HighCard { ranks: [Ace, Queen, Nine, Seven, Two] }, "carta alta asso", "ace high"),
        ];
        for (name, italian, english) in names {
            assert_eq!((Language::Italian.words().hand)(name), italian);
            assert_eq!((Language::English.words().hand)(name), english);
        }
    }

    #[test]
    fn the_log_speaks_to_you_and_about_others() {
        let ada = || Who::Named("Ada".into());
        let lines = [
            (Line::Fold { who: Who::You }, "Fai fold", "You fold"),
            (Line::Fold { who: ada() }, "Ada fa fold", "Ada folds"),
            (
                Line::Wager {
                    who: Who::You,
                    kind: WagerKind::Call,
                    to: Chips(4_000),
                    added: Chips(3_000),
                    all_in: false,
                },
                "Fai call 30",
                "You call 30",
            ),
            (
                Line::Wager {
                    who: ada(),
                    kind: WagerKind::Raise,
                    to: Chips(100_350),
                    added: Chips(100_350),
                    all_in: true,
                },
                "Ada fa raise a 1.003,50, all-in",
                "Ada raises to 1,003.50, all-in",
            ),
            (
                Line::Returned { who: ada(), chips: Chips(1_000) },
                "A Ada tornano 10 che nessuno ha visto",
                "10 uncalled go back to Ada",
            ),
            (
                Line::Wins {
                    who: Who::You,
                    chips: Chips(24_000),
                    pot: PotName::Side(1),
                    part: Part::Whole,
                    name: Some(HandName::Pair { pair: Ace, kickers: [King, Queen, Nine] }),
                    from_hole: Vec::new(),
                },
                "Vinci 240 dal side pot 1 con coppia di assi",
                "You win 240 from side pot 1 with a pair of aces",
            ),
        ];
        for (line, italian, english) in lines {
            for (language, expected) in [(Language::Italian, italian), (Language::English, english)] {
                let words = language.words();
                assert_eq!((words.line)(&line, Money { marks: words.marks, count: number::Count::Whole }), expected);
            }
        }
    }

    #[test]
    fn a_language_is_known_by_the_start_of_its_tag() {
        assert_eq!(Language::by_code("it-CH"), Some(Language::Italian));
        assert_eq!(Language::by_code("EN"), Some(Language::English));
        assert_eq!(Language::by_code("fr"), None);
        assert_eq!(Language::by_code("i"), None);
    }
}
