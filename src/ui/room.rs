//! What holds for the whole screen: language, pace, look. Kept from visit to visit.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::effects::storage;
use super::sitting::Pace;
use super::text::number::{Count, Money, UNIT, is_whole};
use super::text::{Language, Words};
use crate::rules::{Chips, Stakes};
use crate::session::{Cash, Config, Format};

/// The settings, as signals that every component may read.
#[derive(Clone, Copy)]
pub struct Room {
    /// The language of everything.
    pub language: RwSignal<Language>,
    /// How long things take.
    pub pace: RwSignal<Pace>,
    /// Whether the next hand is dealt without being asked for.
    pub auto_deal: RwSignal<bool>,
    /// Whether it is day in the room.
    pub day: RwSignal<bool>,
    /// Whether letters and digits are keys at the table.
    pub letters: RwSignal<bool>,
    /// How the suits are told apart by colour.
    pub deck: RwSignal<DeckColours>,
    /// Whether the log is unfolded.
    pub log_open: RwSignal<bool>,
    /// What this table's amounts count.
    pub count: RwSignal<Count>,
    /// The table chosen last.
    pub table: RwSignal<Config>,
    /// Whether its house rules are the player's own, even where they are those of a room of ours.
    pub own_room: RwSignal<bool>,
    /// Whether one's own cards lie face down until one looks: side view, in place of top view.
    pub side_view: RwSignal<bool>,
}

/// The settings as they are kept.
#[derive(Deserialize, Serialize)]
struct Kept {
    language: String,
    pace: usize,
    auto_deal: bool,
    day: bool,
    #[serde(default = "yes")]
    letters: bool,
    #[serde(default)]
    deck: DeckColours,
    #[serde(default)]
    own_room: bool,
    #[serde(default)]
    side_view: bool,
    /// A table that this version cannot open is forgotten; the other settings are not.
    table: Option<serde_json::Value>,
}

/// How the suits are told apart by colour, beside their signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckColours {
    /// Spades black, hearts red, diamonds blue, clubs green.
    #[default]
    FourColours,
    /// Black and red.
    TwoColours,
    /// Black and red at their darkest, on white.
    HighContrast,
}

impl DeckColours {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::FourColours, Self::TwoColours, Self::HighContrast];

    /// The name in the sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FourColours => "four-colours",
            Self::TwoColours => "two-colours",
            Self::HighContrast => "high-contrast",
        }
    }
}

const fn yes() -> bool {
    true
}

/// Where the settings are kept.
const KEY: &str = "controbuio.settings";

impl Room {
    /// The settings of the last visit, or a stranger's, and keeps them from now on.
    #[must_use]
    pub fn open() -> Self {
        let kept = storage::read(KEY).and_then(|text| serde_json::from_str::<Kept>(&text).ok());
        let language = kept.as_ref().and_then(|kept| Language::by_code(&kept.language));
        let wide = window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width >= 900.0);
        let table =
            kept.as_ref().and_then(|kept| Config::deserialize(kept.table.as_ref()?).ok()).unwrap_or_else(first_table);
        let room = Self {
            language: RwSignal::new(language.unwrap_or_else(browser_language)),
            pace: RwSignal::new(kept.as_ref().map_or(Pace::STEADY, |kept| Pace(kept.pace.min(Pace::STEPS - 1)))),
            auto_deal: RwSignal::new(kept.as_ref().is_some_and(|kept| kept.auto_deal)),
            day: RwSignal::new(kept.as_ref().is_some_and(|kept| kept.day)),
            letters: RwSignal::new(kept.as_ref().is_none_or(|kept| kept.letters)),
            deck: RwSignal::new(kept.as_ref().map(|kept| kept.deck).unwrap_or_default()),
            log_open: RwSignal::new(wide),
            count: RwSignal::new(count_of(&table)),
            table: RwSignal::new(table),
            own_room: RwSignal::new(kept.as_ref().is_some_and(|kept| kept.own_room)),
            side_view: RwSignal::new(kept.as_ref().is_some_and(|kept| kept.side_view)),
        };
        Effect::new(move |_| {
            let kept = Kept {
                language: room.language.get().code().to_owned(),
                pace: room.pace.get().0,
                auto_deal: room.auto_deal.get(),
                day: room.day.get(),
                letters: room.letters.get(),
                deck: room.deck.get(),
                own_room: room.own_room.get(),
                side_view: room.side_view.get(),
                table: serde_json::to_value(room.table.get()).ok(),
            };
            storage::write(KEY, &serde_json::to_string(&kept).unwrap_or_default());
        });
        Effect::new(move |_| {
            if let Some(page) = document().document_element() {
                // A page that cannot be marked still plays.
                let _ = page.set_attribute("lang", room.language.get().code());
                let _ = page.set_attribute("data-room", if room.day.get() { "day" } else { "dark" });
                let _ = page.set_attribute("data-deck", room.deck.get().name());
            }
        });
        provide_context(room);
        room
    }

    /// The settings, for a component.
    #[must_use]
    pub fn here() -> Self {
        expect_context()
    }

    /// The texts of the language.
    #[must_use]
    pub fn words(self) -> &'static Words {
        self.language.get().words()
    }

    /// One text, as something that follows the language.
    pub fn say(self, pick: fn(&Words) -> &'static str) -> Signal<&'static str> {
        live(move || pick(self.words()))
    }

    /// How amounts are written at this table.
    #[must_use]
    pub fn money(self) -> Money {
        Money { marks: self.words().marks, count: self.count.get() }
    }

    /// How money is written, which at a tournament's table is not what its chips are.
    #[must_use]
    pub fn price(self) -> Money {
        let count = match self.count.get() {
            Count::Chips => Count::Whole,
            count => count,
        };
        Money { marks: self.words().marks, count }
    }

    /// Takes the way of writing amounts from a table's amounts.
    pub fn count_like(self, table: &Config) {
        self.count.set(count_of(table));
    }
}

/// A value that follows what it is computed from. Every place that shows one is the same code, whatever computes
/// it: a closure of its own type at each place makes the page a third larger.
pub fn live<T: Send + Sync + 'static>(compute: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    Signal::derive(compute)
}

fn count_of(table: &Config) -> Count {
    match table.format {
        Format::Cash(cash) => Count::money(is_whole(&cash.stakes) && cash.buy_in.0.is_multiple_of(UNIT)),
        Format::Tournament(_) => Count::Chips,
    }
}

/// The table a stranger is offered: whole amounts, since they are quicker to read.
fn first_table() -> Config {
    Config { format: Format::Cash(Cash::of(Stakes::blinds(Chips(500), Chips(1_000)))), ..Config::default() }
}

/// The first of the browser's languages that the game speaks.
fn browser_language() -> Language {
    let tags = window().navigator().languages();
    let known = tags.iter().filter_map(|tag| Language::by_code(&tag.as_string()?)).next();
    known.unwrap_or(Language::English)
}
