//! Hands as files for other programs, and for this one.

use std::collections::BTreeMap;
use std::fmt;

use toml_datetime::Time;

use super::calendar::{eastern, utc};
use super::circumstances::Worth;
use super::played::{PlayedHand, Sight};
use crate::rules::phh::{About, Date, History, Label, Other, Text, Unit, Unwritable};
use crate::rules::{CivilTime, Occasion, PerSeat, Played, Structure};

/// What a file is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// The public poker hand history format, for the variants that it names: `.phhs`.
    Phh(Sight),
    /// The text that trackers read, of every game, from what the player saw: `.txt`.
    Transcript,
    /// This game's own, one hand a line within a list: `.json`.
    Json,
}

/// Why a hand is not in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LeftOut {
    /// The format has no name for this game in this structure.
    Variant {
        /// The game's code.
        game: &'static str,
        /// The structure's.
        structure: &'static str,
    },
    /// The format cannot say who posted what.
    Posts,
    /// Not every card of the hand is known.
    UnknownCards,
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variant { game, structure } => write!(f, "the format has no name for {game} {structure}"),
            Self::Posts => f.write_str("the format cannot say who posted what"),
            Self::UnknownCards => f.write_str("not every card is known"),
        }
    }
}

/// A file being written, hand by hand, so that its caller can do it in slices.
#[derive(Clone, Debug)]
pub struct Export {
    kind: FileKind,
    text: String,
    written: usize,
    left_out: BTreeMap<LeftOut, usize>,
}

impl Export {
    /// An empty file.
    #[must_use]
    pub const fn new(kind: FileKind) -> Self {
        Self { kind, text: String::new(), written: 0, left_out: BTreeMap::new() }
    }

    /// One more hand, or one more that the format has no words for.
    pub fn add(&mut self, hand: &PlayedHand) {
        let told = match self.kind {
            FileKind::Json => Ok(hand.json()),
            FileKind::Transcript => transcript(hand),
            FileKind::Phh(sight) => history(hand, sight).map(|history| history.to_string()),
        };
        match told {
            Err(reason) => *self.left_out.entry(reason).or_default() += 1,
            Ok(told) => {
                match self.kind {
                    FileKind::Json => {
                        self.text.push_str(if self.written == 0 { "[\n" } else { ",\n" });
                        self.text.push_str(&told);
                    }
                    FileKind::Transcript => self.text.push_str(&told),
                    FileKind::Phh(_) => {
                        let gap = if self.written == 0 { "" } else { "\n" };
                        self.text.push_str(&format!("{gap}[{}]\n{told}", self.written + 1));
                    }
                }
                self.written += 1;
            }
        }
    }

    /// How many hands are in the file.
    #[must_use]
    pub const fn written(&self) -> usize {
        self.written
    }

    /// How many are not, and why.
    #[must_use]
    pub const fn left_out(&self) -> &BTreeMap<LeftOut, usize> {
        &self.left_out
    }

    /// The file.
    #[must_use]
    pub fn text(self) -> String {
        match (self.kind, self.written) {
            (FileKind::Json, 0) => "[]\n".to_owned(),
            (FileKind::Json, _) => self.text + "\n]\n",
            _ => self.text,
        }
    }
}

/// What a file in the PHH format tells of the hand, with seed, cut and commitment where every card is told.
fn history(hand: &PlayedHand, sight: Sight) -> Result<History, LeftOut> {
    let about = &hand.circumstances;
    let unit = match about.worth {
        Worth::Money => Unit::HUNDREDTH,
        Worth::Chips => Unit::WHOLE,
    };
    let CivilTime { year, month, day, hour, minute, second } = utc(about.time);
    let timed = about.time > 0;
    let mut others = Vec::new();
    if let (Some(proof), Sight::All) = (hand.proof(), sight) {
        // User-defined fields begin with a low line.
        let mut tell =
            |key: &str, value: String| others.push(Other { key: key.to_owned(), value: format!("\"{value}\"") });
        tell("_controbuio_seed", proof.seed.reveal());
        tell("_controbuio_cut_hex", proof.cut.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect());
        tell("_controbuio_commitment", proof.commitment.to_string());
    }
    let texts = [(Text::Venue, "Controbuio"), (Text::TimeZone, "UTC")];
    let about_it = About {
        texts: texts.into_iter().map(|(text, words)| (text, words.to_owned())).collect(),
        date: if timed { Date::new(Some(year), Some(month), Some(day)).unwrap_or_default() } else { Date::default() },
        time: timed.then_some(Time { hour, minute, second: Some(second), nanosecond: None }),
        hand: Some(Label::Number(about.number)),
        table: Some(Label::Text(about.table.clone())),
        others,
        ..About::default()
    };
    History::of(&hand.seen(sight), unit, &about.names, about_it).map_err(|problem| match problem {
        Unwritable::Variant { game, structure } => {
            LeftOut::Variant { game: game.code, structure: Structure::code(structure) }
        }
        Unwritable::Posts => LeftOut::Posts,
    })
}

/// The hand in the words that trackers read.
fn transcript(hand: &PlayedHand) -> Result<String, LeftOut> {
    let record = hand.record().ok_or(LeftOut::UnknownCards)?;
    let about = &hand.circumstances;
    let setup = hand.setup();
    Ok(record.transcript(&Occasion {
        // Readers keep one hand of each number; no two hands end in the same millisecond.
        number: if about.time > 0 { about.time } else { about.number },
        table: &about.table,
        places: setup.game.max_seats.min(setup.room.seats),
        names: PerSeat::from_fn(|seat| about.names[seat].as_str()),
        viewer: hand.viewer(),
        played: match about.worth {
            Worth::Money => Played::ForMoney { symbol: '$', code: "USD" },
            Worth::Chips => Played::InTournament { number: 1, buy_in: crate::rules::Chips::ZERO, level: None },
        },
        time: utc(about.time),
        zone: "UTC",
        eastern: Some(eastern(about.time)),
    }))
}
