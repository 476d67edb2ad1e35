//! A finished hand as text, in the format that trackers, replayers and converters read.
//!
//! [`Record::transcript`] writes it, from what one observer was told: whoever reads it learns no card that the
//! observer did not see. The words are the format's own and have no language.
//!
//! The format belongs to an online room that offers neither pot limit and no limit stud nor five card stud, and has
//! no shared card on an early street and no burned cards that come back. Those are written as the format would write
//! them, with the words it has.

mod amount;
mod described;
mod showdown;
mod street;
mod summary;

use super::card::Face;
use super::chips::Chips;
use super::event::{Event, Viewer};
use super::game::{Forced, Game, Structure};
use super::record::Record;
use super::seat::{PerSeat, Seat};
use super::setup::Setup;
use super::state::HandState;
use amount::Amount;
use showdown::Ending;
use street::Dealing;

/// The first word of every hand. It names the format, not the house: readers know a hand by it and pass over a text
/// that begins with anything else.
const FORMAT: &str = "PokerStars";

/// What a hand does not know of itself: where and when it was played, by whom, and who tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occasion<'a> {
    /// The number of the hand; readers keep one hand of each number.
    pub number: u64,
    /// The name of the table; in a tournament its number, which some readers insist on.
    pub table: &'a str,
    /// How many places the table has.
    pub places: u8,
    /// Who sits where; a seat without a name is called by its number.
    pub names: PerSeat<&'a str>,
    /// Who tells it: private cards that this observer did not see are not in the text.
    pub viewer: Viewer,
    /// What the chips are.
    pub played: Played<'a>,
    /// When the hand began, where it is told.
    pub time: CivilTime,
    /// The letters of the time zone there, such as `CET`.
    pub zone: &'a str,
    /// The same moment in New York, by which readers date a hand; without it they take `time` for New York's.
    pub eastern: Option<CivilTime>,
}

/// What the chips of a hand are, and so how amounts are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played<'a> {
    /// Hundredths of a currency, such as `$0.50`.
    ForMoney {
        /// The sign before each amount, such as `$`.
        symbol: char,
        /// The currency's code of three letters, such as `USD`.
        code: &'a str,
    },
    /// Chips that are worth nothing, at a cash table.
    ForPlay,
    /// The chips of a tournament.
    InTournament {
        /// The number of the tournament.
        number: u64,
        /// What it cost to enter; nothing for a freeroll.
        buy_in: Chips,
        /// The level, 1 first, where it has levels (rule M1).
        level: Option<u16>,
    },
}

/// A date and a time of day as a calendar and a clock on the wall show them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CivilTime {
    /// The year.
    pub year: u16,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day of the month, 1 first.
    pub day: u8,
    /// The hour, 0 to 23.
    pub hour: u8,
    /// The minute.
    pub minute: u8,
    /// The second.
    pub second: u8,
}

impl std::fmt::Display for CivilTime {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { year, month, day, hour, minute, second } = self;
        write!(f, "{year:04}/{month:02}/{day:02} {hour}:{minute:02}:{second:02}")
    }
}

impl Record {
    /// The hand as text that trackers, replayers and converters read, ending with an empty line as a file of hands
    /// wants it.
    ///
    /// A name that is there twice, or holds `: `, makes the text hard to read back.
    ///
    /// ```
    /// use controbuio::rules::*;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let setup = Setup {
    /// #     game: &catalog::HOLDEM,
    /// #     structure: Structure::NoLimit,
    /// #     stakes: Stakes::blinds(Chips(50), Chips(100)),
    /// #     room: Room::CIRCOLO,
    /// #     button: Seat::new(0).ok_or("no seat")?,
    /// #     blinds: Blinds::FromButton,
    /// #     entries: PerSeat::default(),
    /// #     stacks: PerSeat::from_fn(|seat| if seat.index() < 2 { Chips(10_000) } else { Chips::ZERO }),
    /// # };
    /// let mut hand = Hand::start(setup, Deck::shuffled(Seed::new([7; 32]), b""))?;
    /// hand.act(Seat::new(0).ok_or("no seat")?, Action::Fold)?;
    /// hand.act(Seat::new(1).ok_or("no seat")?, Action::Muck)?;
    /// let record = hand.finish().map_err(|_| "not over")?;
    /// let text = record.transcript(&Occasion {
    ///     number: 7,
    ///     table: "Circolo",
    ///     places: 2,
    ///     names: PerSeat::from_fn(|seat| if seat.index() == 0 { "Ada" } else { "Bruno" }),
    ///     viewer: Viewer::Rail,
    ///     played: Played::ForMoney { symbol: '$', code: "USD" },
    ///     time: CivilTime { year: 2026, month: 3, day: 1, hour: 20, minute: 30, second: 5 },
    ///     zone: "ET",
    ///     eastern: None,
    /// });
    /// assert!(text.starts_with("PokerStars Hand #7:  Hold'em No Limit ($0.50/$1.00 USD) - 2026/03/01 20:30:05 ET\n"));
    /// assert!(text.contains("\nUncalled bet ($0.50) returned to Bruno\nBruno collected $1 from pot\n"));
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn transcript(&self, occasion: &Occasion<'_>) -> String {
        let mut writer = Writer::new(self.setup(), occasion);
        writer.head();
        for event in self.events() {
            writer.tell(&event.seen_by(occasion.viewer));
        }
        writer.showdown();
        writer.summary();
        writer.text
    }
}

/// The text as far as it is written. It is given what the observer was told and nothing else.
struct Writer<'a> {
    occasion: &'a Occasion<'a>,
    state: HandState<Face>,
    dealing: Dealing,
    ending: Ending,
    text: String,
}

impl<'a> Writer<'a> {
    fn new(setup: &Setup, occasion: &'a Occasion<'a>) -> Self {
        let state = HandState::new(setup);
        Self { occasion, state, dealing: Dealing::default(), ending: Ending::default(), text: String::new() }
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn amount(&self, chips: Chips) -> Amount<'a> {
        Amount { played: self.occasion.played, chips }
    }

    /// The player's name on one line, whatever the caller gave.
    fn name(&self, seat: Seat) -> String {
        let name = one_line(self.occasion.names[seat]);
        if name.trim().is_empty() { format!("Player {}", seat.index() + 1) } else { name }
    }

    /// The first two lines and the stacks.
    fn head(&mut self) {
        let setup = *self.state.setup();
        let Occasion { number, table, places, played, time, zone, eastern, .. } = *self.occasion;
        let game = format!("{} {}", game_name(setup.game), structure_name(setup.structure));
        let stakes = self.stakes(&setup);
        let table = one_line(table);
        let (what, table, note) = match played {
            Played::ForMoney { code, .. } => (format!(" {game} ({stakes} {code})"), table, ""),
            Played::ForPlay => (format!(" {game} ({stakes})"), table, " (Play Money)"),
            Played::InTournament { number, buy_in, level } => {
                let price = if buy_in.is_zero() { "Freeroll".to_owned() } else { format!("{buy_in}+0") };
                let level = level.map_or(String::new(), |level| format!("Level {} ", roman(level)));
                let what = format!("Tournament #{number}, {price} {game} - {level}({stakes})");
                (what, format!("{number} {table}"), "")
            }
        };
        let eastern = eastern.map_or_else(String::new, |eastern| format!(" [{eastern} ET]"));
        self.line(&format!("{FORMAT} Hand #{number}: {what} - {time} {}{eastern}", one_line(zone)));
        // A stud table names no button in this format: nothing is bet from there.
        let button = match setup.game.forced {
            Forced::Blinds => format!(" Seat #{} is the button", setup.button.index() + 1),
            Forced::BringIn(_) => String::new(),
        };
        self.line(&format!("Table '{table}' {places}-max{note}{button}"));
        for seat in setup.dealt_in().iter() {
            let stack = self.amount(setup.stacks[seat]);
            self.line(&format!("Seat {}: {} ({stack} in chips)", seat.index() + 1, self.name(seat)));
        }
    }

    /// The two amounts by which a table is known: the bets in fixed limit, elsewhere what is forced and the least that
    /// is bet over it (rule F2).
    fn stakes(&self, setup: &Setup) -> String {
        let stakes = &setup.stakes;
        let (small, big) = match (setup.structure, setup.game.forced) {
            (Structure::Limit, _) => (stakes.small_bet, stakes.big_bet),
            (_, Forced::Blinds) => (stakes.small_blind, stakes.big_blind),
            (_, Forced::BringIn(_)) => (stakes.bring_in, stakes.small_bet),
        };
        let whole = self.amount(small).is_whole() && self.amount(big).is_whole();
        let written = |chips| if whole { self.amount(chips).to_string() } else { self.amount(chips).in_full() };
        format!("{}/{}", written(small), written(big))
    }

    /// One more event.
    fn tell(&mut self, event: &Event<Face>) {
        let deals = matches!(
            event,
            Event::Burn { .. } | Event::Down { .. } | Event::Up { .. } | Event::Board { .. } | Event::Reshuffle
        );
        if deals {
            self.dealing.note(event);
        } else {
            self.street_dealt();
        }
        let highest = self.state.round().highest();
        self.ending.note(event, &self.state);
        let before = match *event {
            Event::Wager { seat, .. } => self.state.player(seat).bet,
            _ => Chips::ZERO,
        };
        self.state.apply(event);
        self.act(event, highest, before);
    }
}

/// What the format calls a game; a game that it does not know goes by its code.
fn game_name(game: &Game) -> &'static str {
    match game.code {
        "holdem" => "Hold'em",
        "omaha" => "Omaha",
        "omaha-hilo" => "Omaha Hi/Lo",
        "seven-card-stud" => "7 Card Stud",
        "five-card-stud" => "5 Card Stud",
        "razz" => "Razz",
        "seven-card-stud-hilo" => "7 Card Stud Hi/Lo",
        code => code,
    }
}

const fn structure_name(structure: Structure) -> &'static str {
    match structure {
        Structure::Limit => "Limit",
        Structure::PotLimit => "Pot Limit",
        Structure::NoLimit => "No Limit",
    }
}

/// The text without what would break a line.
fn one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// A number in Roman numerals, as levels are counted.
fn roman(mut number: u16) -> String {
    const NUMERALS: [(u16, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut text = String::new();
    for (value, numeral) in NUMERALS {
        while number >= value {
            number -= value;
            text.push_str(numeral);
        }
    }
    text
}
