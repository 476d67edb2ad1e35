//! What the player has set: plain data, kept from visit to visit.

mod keys;
mod look;
mod pace;
mod presets;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::text::Language;
pub use keys::{Keys, Say, Shortcut};
pub use look::{Amounts, DeckColours, Felt, Motion, Verbosity};
pub use pace::{AfterFold, DecisionTime, Pace, Tempo};
pub use presets::{Presets, Size};

/// Everything that can be set, with the table that was chosen last.
///
/// ```
/// use controbuio::ui::settings::Settings;
/// use controbuio::ui::text::Language;
/// let kept = r#"{ "language": "en", "day": true, "felt": "velvet" }"#;
/// let settings = Settings::read(kept, Language::Italian);
/// // A felt that this version does not know is forgotten; the rest is not.
/// assert_eq!(settings, Settings { day: true, ..Settings::of_stranger(Language::English) });
/// ```
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[allow(missing_docs)]
pub struct Settings {
    pub language: Language,
    /// How long things take.
    pub pace: Pace,
    /// How long the cards take that come once nobody can bet any more, if it is not as long as the rest.
    pub run_out: Option<Pace>,
    /// How a hand goes on that the player has left.
    pub after_fold: AfterFold,
    /// Whether the next hand is dealt without being asked for.
    pub auto_deal: bool,
    /// How long it waits for that.
    pub interval: Pace,
    /// How long the player may take for a decision.
    pub decision_time: DecisionTime,
    /// The ready amounts of a bet.
    pub presets: Presets,
    /// Whether folding where checking is free is asked about once.
    pub fold_asks: bool,
    /// What is done with one's cards at the end of a hand.
    pub reveal: Reveal,
    /// Whether letters and digits are keys at the table.
    pub letters: bool,
    pub keys: Keys,
    /// Whether it is day in the room.
    pub day: bool,
    pub felt: Felt,
    pub deck: DeckColours,
    pub motion: Motion,
    pub amounts: Amounts,
    pub sound: Loudness,
    pub verbosity: Verbosity,
    /// Whether one's own cards lie face down until one looks: side view, in place of top view.
    pub side_view: bool,
    /// Whether the house rules are the player's own, even where they are those of a room of ours.
    pub own_room: bool,
    /// The table, as it was written. What this version cannot open is forgotten.
    pub table: Option<Value>,
}

/// What is done with one's cards where nothing obliges one to show them (rule S1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reveal {
    /// The player is asked each time.
    #[default]
    Ask,
    /// They are shown when the hand comes to a showdown; who has won without one is asked.
    Show,
    /// They are mucked.
    Muck,
}

/// How loud the table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Loudness {
    Silent,
    #[default]
    Quiet,
    Medium,
    Loud,
}

impl Reveal {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Ask, Self::Show, Self::Muck];
}

impl Loudness {
    /// All of them, the quietest first.
    pub const ALL: [Self; 4] = [Self::Silent, Self::Quiet, Self::Medium, Self::Loud];

    /// The share of what the loudspeaker can do, 0 to 1; each step doubles what ears take for loud.
    #[must_use]
    pub const fn share(self) -> f32 {
        match self {
            Self::Silent => 0.0,
            Self::Quiet => 0.08,
            Self::Medium => 0.25,
            Self::Loud => 0.8,
        }
    }
}

impl Settings {
    /// What somebody finds who has set nothing.
    #[must_use]
    pub const fn of_stranger(language: Language) -> Self {
        Self {
            language,
            pace: Pace::STEADY,
            run_out: None,
            after_fold: AfterFold::Watch,
            auto_deal: false,
            interval: Pace::STEADY,
            decision_time: DecisionTime::Unlimited,
            presets: Presets::USUAL,
            fold_asks: true,
            reveal: Reveal::Ask,
            letters: true,
            keys: Keys::USUAL,
            day: false,
            felt: Felt::Green,
            deck: DeckColours::FourColours,
            motion: Motion::System,
            amounts: Amounts::Chips,
            sound: Loudness::Quiet,
            verbosity: Verbosity::Full,
            side_view: false,
            own_room: false,
            table: None,
        }
    }

    /// The settings of an earlier visit. Each that is missing or means nothing is a stranger's, who speaks this
    /// language; the others stay.
    #[must_use]
    pub fn read(kept: &str, language: Language) -> Self {
        let mut settings = Self::of_stranger(language);
        let Ok(Value::Object(kept)) = serde_json::from_str(kept) else { return settings };
        for (name, value) in kept {
            let Ok(Value::Object(mut all)) = serde_json::to_value(&settings) else { return settings };
            all.insert(name, value);
            settings = Self::deserialize(Value::Object(all)).unwrap_or(settings);
        }
        settings
    }

    /// The settings as text.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// A stranger's, but for the language and what belongs to the table that was chosen.
    #[must_use]
    pub fn reset(self) -> Self {
        let Self { language, side_view, own_room, table, .. } = self;
        Self { side_view, own_room, table, ..Self::of_stranger(language) }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn changed() -> Settings {
        Settings {
            pace: Pace(4),
            run_out: Some(Pace(1)),
            after_fold: AfterFold::Next,
            auto_deal: true,
            interval: Pace(0),
            decision_time: DecisionTime::HalfMinute,
            presets: Presets { over_blinds: [None; 3], later: [None, Some(Size::Part(2, 1)), None] },
            fold_asks: false,
            reveal: Reveal::Muck,
            letters: false,
            keys: Keys::try_from("QWERTYUIOP1234567".to_owned()).unwrap(),
            day: true,
            felt: Felt::Wine,
            deck: DeckColours::HighContrast,
            motion: Motion::Off,
            amounts: Amounts::BigBlinds,
            sound: Loudness::Silent,
            verbosity: Verbosity::Least,
            side_view: true,
            own_room: true,
            table: Some(Value::from(7)),
            ..Settings::of_stranger(Language::English)
        }
    }

    #[test]
    fn what_is_kept_is_read_again() {
        for settings in [Settings::of_stranger(Language::Italian), changed()] {
            assert_eq!(Settings::read(&settings.write(), Language::Italian), settings);
        }
    }

    #[test]
    fn what_an_earlier_version_kept_is_read() {
        let kept = r#"{"language":"en","pace":4,"auto_deal":true,"day":false,"table":null}"#;
        let expected = Settings { pace: Pace(4), auto_deal: true, ..Settings::of_stranger(Language::English) };
        assert_eq!(Settings::read(kept, Language::Italian), expected);
    }

    #[test]
    fn what_means_nothing_is_forgotten_and_nothing_else() {
        for name in [
            "language",
            "pace",
            "after_fold",
            "auto_deal",
            "interval",
            "decision_time",
            "fold_asks",
            "reveal",
            "letters",
            "keys",
            "day",
            "felt",
            "deck",
            "motion",
            "amounts",
            "sound",
            "verbosity",
        ] {
            for broken in [Value::from("nonsense"), Value::from(-1), Value::Null, Value::from(vec![1])] {
                let mut kept = serde_json::to_value(changed()).unwrap();
                let stranger = serde_json::to_value(Settings::of_stranger(Language::English)).unwrap();
                kept[name] = broken;
                let read = serde_json::to_value(Settings::read(&kept.to_string(), Language::English)).unwrap();
                assert_eq!(read[name], stranger[name], "{name}");
                kept[name] = read[name].clone();
                assert_eq!(read, kept, "{name}");
            }
        }
        for kept in ["", "null", "[", "[]", "{\"pace\":", "7"] {
            assert_eq!(Settings::read(kept, Language::Italian), Settings::of_stranger(Language::Italian));
        }
    }

    #[test]
    fn a_pace_that_there_is_not_is_the_slowest() {
        let settings = Settings::read(r#"{"pace":99}"#, Language::Italian);
        assert_eq!(settings.pace, Pace(Pace::STEPS - 1));
    }

    #[test]
    fn a_reset_keeps_the_language_and_the_table() {
        let reset = changed().reset();
        let Settings { side_view, own_room, table, .. } = changed();
        assert_eq!(reset, Settings { side_view, own_room, table, ..Settings::of_stranger(Language::English) });
    }
}
