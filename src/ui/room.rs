//! What holds for the whole screen: language, pace, look. Kept from visit to visit.

use leptos::prelude::*;
use serde::Deserialize;

use super::effects::storage;
use super::settings::{
    AfterFold, Amounts, DecisionTime, DeckColours, Felt, Keys, Loudness, Motion, Pace, Presets, Reveal, Settings,
    Verbosity,
};
use super::text::number::{Count, Money, UNIT, is_whole};
use super::text::{Language, Words};
use crate::rules::{Chips, Stakes};
use crate::session::{Cash, Config, Format};

/// The settings as signals that every component may read; what each means is said at [`Settings`].
#[derive(Clone, Copy)]
#[allow(missing_docs)]
pub struct Room {
    pub language: RwSignal<Language>,
    pub pace: RwSignal<Pace>,
    pub run_out: RwSignal<Option<Pace>>,
    pub after_fold: RwSignal<AfterFold>,
    pub auto_deal: RwSignal<bool>,
    pub interval: RwSignal<Pace>,
    pub decision_time: RwSignal<DecisionTime>,
    pub presets: RwSignal<Presets>,
    pub fold_asks: RwSignal<bool>,
    pub reveal: RwSignal<Reveal>,
    pub letters: RwSignal<bool>,
    pub keys: RwSignal<Keys>,
    pub day: RwSignal<bool>,
    pub felt: RwSignal<Felt>,
    pub deck: RwSignal<DeckColours>,
    pub motion: RwSignal<Motion>,
    pub amounts: RwSignal<Amounts>,
    pub sound: RwSignal<Loudness>,
    pub verbosity: RwSignal<Verbosity>,
    pub side_view: RwSignal<bool>,
    pub own_room: RwSignal<bool>,
    pub table: RwSignal<Config>,
    /// What this table's amounts count.
    pub count: RwSignal<Count>,
    /// The big blind of the running hand; zero where there is none.
    pub big_blind: RwSignal<Chips>,
    /// Whether the log is unfolded.
    pub log_open: RwSignal<bool>,
    /// Whether the sheet from the edge is open.
    pub menu_open: RwSignal<bool>,
    /// Whether the guide is.
    pub guide_open: RwSignal<bool>,
}

/// Where the log has a place of its own beside the table, as the sheets say.
const WIDE: &str = "(min-aspect-ratio: 1/1) and (min-width: 56rem) and (min-height: 34rem)";

/// Where the settings are kept.
const KEY: &str = "controbuio.settings";

impl Room {
    /// The settings of the last visit, or a stranger's, and keeps them from now on.
    #[must_use]
    pub fn open() -> Self {
        let kept = Settings::read(&storage::read(KEY).unwrap_or_default(), browser_language());
        let wide = window().match_media(WIDE).ok().flatten().is_some_and(|query| query.matches());
        let table = kept.table.as_ref().and_then(|table| Config::deserialize(table).ok()).unwrap_or_else(first_table);
        let room = Self {
            language: RwSignal::new(kept.language),
            pace: RwSignal::new(kept.pace),
            run_out: RwSignal::new(kept.run_out),
            after_fold: RwSignal::new(kept.after_fold),
            auto_deal: RwSignal::new(kept.auto_deal),
            interval: RwSignal::new(kept.interval),
            decision_time: RwSignal::new(kept.decision_time),
            presets: RwSignal::new(kept.presets),
            fold_asks: RwSignal::new(kept.fold_asks),
            reveal: RwSignal::new(kept.reveal),
            letters: RwSignal::new(kept.letters),
            keys: RwSignal::new(kept.keys),
            day: RwSignal::new(kept.day),
            felt: RwSignal::new(kept.felt),
            deck: RwSignal::new(kept.deck),
            motion: RwSignal::new(kept.motion),
            amounts: RwSignal::new(kept.amounts),
            sound: RwSignal::new(kept.sound),
            verbosity: RwSignal::new(kept.verbosity),
            side_view: RwSignal::new(kept.side_view),
            own_room: RwSignal::new(kept.own_room),
            count: RwSignal::new(count_of(&table)),
            big_blind: RwSignal::new(Chips::ZERO),
            table: RwSignal::new(table),
            log_open: RwSignal::new(wide),
            menu_open: RwSignal::new(false),
            guide_open: RwSignal::new(false),
        };
        Effect::new(move |_| storage::write(KEY, &room.settings().write()));
        Effect::new(move |_| {
            if let Some(page) = document().document_element() {
                let looks = [
                    ("lang", room.language.get().code()),
                    ("data-room", if room.day.get() { "day" } else { "dark" }),
                    ("data-felt", room.felt.get().name()),
                    ("data-deck", room.deck.get().name()),
                    ("data-motion", room.motion.get().name()),
                ];
                for (name, value) in looks {
                    // A page that cannot be marked still plays.
                    let _ = page.set_attribute(name, value);
                }
            }
        });
        provide_context(room);
        room
    }

    fn settings(self) -> Settings {
        Settings {
            language: self.language.get(),
            pace: self.pace.get(),
            run_out: self.run_out.get(),
            after_fold: self.after_fold.get(),
            auto_deal: self.auto_deal.get(),
            interval: self.interval.get(),
            decision_time: self.decision_time.get(),
            presets: self.presets.get(),
            fold_asks: self.fold_asks.get(),
            reveal: self.reveal.get(),
            letters: self.letters.get(),
            keys: self.keys.get(),
            day: self.day.get(),
            felt: self.felt.get(),
            deck: self.deck.get(),
            motion: self.motion.get(),
            amounts: self.amounts.get(),
            sound: self.sound.get(),
            verbosity: self.verbosity.get(),
            side_view: self.side_view.get(),
            own_room: self.own_room.get(),
            table: serde_json::to_value(self.table.get()).ok(),
        }
    }

    /// Puts every setting back that belongs neither to the language nor to the table.
    pub fn reset(self) {
        let settings = untrack(|| self.settings()).reset();
        self.pace.set(settings.pace);
        self.run_out.set(settings.run_out);
        self.after_fold.set(settings.after_fold);
        self.auto_deal.set(settings.auto_deal);
        self.interval.set(settings.interval);
        self.decision_time.set(settings.decision_time);
        self.presets.set(settings.presets);
        self.fold_asks.set(settings.fold_asks);
        self.reveal.set(settings.reveal);
        self.letters.set(settings.letters);
        self.keys.set(settings.keys);
        self.day.set(settings.day);
        self.felt.set(settings.felt);
        self.deck.set(settings.deck);
        self.motion.set(settings.motion);
        self.amounts.set(settings.amounts);
        self.sound.set(settings.sound);
        self.verbosity.set(settings.verbosity);
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

    /// How the amounts of the running hand are written: as the player has set.
    #[must_use]
    pub fn money(self) -> Money {
        self.money_of(self.big_blind.get())
    }

    /// How the amounts of a hand are written that has this big blind.
    #[must_use]
    pub fn money_of(self, big_blind: Chips) -> Money {
        match self.amounts.get() {
            Amounts::BigBlinds if !big_blind.is_zero() => {
                Money { marks: self.words().marks, count: Count::BigBlinds(big_blind) }
            }
            _ => self.chips(),
        }
    }

    /// How stakes are written, and what is bought: in chips.
    #[must_use]
    pub fn chips(self) -> Money {
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
