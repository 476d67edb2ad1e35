//! What can be set, in English.

use crate::ui::settings::{
    AfterFold, Amounts, DecisionTime, DeckColours, Felt, Loudness, Motion, Reveal, Say, Shortcut, Verbosity,
};
use crate::ui::text::settings::SettingsWords;

pub(super) const SETTINGS: SettingsWords = SettingsWords {
    title: "Settings",

    course: "How the game goes",
    pace: "Pace",
    pace_name: |pace| ["instant", "fast", "steady", "calm", "slow"].get(pace.0).copied().unwrap_or("steady"),
    run_out: "Cards once all are all-in",
    as_the_rest: "as the rest",
    after_fold: "After my fold",
    after_fold_name: |after| match after {
        AfterFold::Watch => "watch",
        AfterFold::Fast => "watch fast",
        AfterFold::Result => "jump to the result",
        AfterFold::Next => "go on to the next hand",
    },
    auto_deal: "Deal the next hand by itself",
    interval: "Before the next hand",
    interval_name: |pace| {
        ["at once", "a moment", "a while", "longer", "long"].get(pace.0).copied().unwrap_or("a while")
    },
    decision_time: "Time for a decision",
    decision_time_name: |time| match time {
        DecisionTime::Unlimited => "as long as I like",
        DecisionTime::Minute => "60 seconds",
        DecisionTime::HalfMinute => "30 seconds",
        DecisionTime::QuarterMinute => "15 seconds",
    },
    fold_asks: "Ask before a fold where checking is free",
    reveal: "Cards at the end",
    reveal_name: |reveal| match reveal {
        Reveal::Ask => "ask me",
        Reveal::Show => "always show at a showdown",
        Reveal::Muck => "muck them",
    },

    look: "Look and sound",
    day_room: "Day room",
    felt: "Felt",
    felt_name: |felt| match felt {
        Felt::Green => "green",
        Felt::Blue => "blue",
        Felt::Wine => "wine red",
        Felt::Slate => "slate",
    },
    deck: "Deck",
    deck_name: |deck| match deck {
        DeckColours::FourColours => "four colours",
        DeckColours::TwoColours => "two colours",
        DeckColours::HighContrast => "high contrast",
    },
    amounts: "Amounts",
    amounts_name: |amounts| match amounts {
        Amounts::Chips => "in chips",
        Amounts::BigBlinds => "in big blinds",
    },
    motion: "Motion",
    motion_name: |motion| match motion {
        Motion::System => "as the system",
        Motion::On => "on",
        Motion::Off => "off",
    },
    sound: "Sound",
    sound_name: |sound| match sound {
        Loudness::Silent => "off",
        Loudness::Quiet => "quiet",
        Loudness::Medium => "medium",
        Loudness::Loud => "loud",
    },
    verbosity: "Read aloud",
    verbosity_name: |verbosity| match verbosity {
        Verbosity::Full => "everything",
        Verbosity::Brief => "briefly",
        Verbosity::Least => "only what counts",
    },

    presets: "Ready amounts",
    preset_over_blinds: "Before the flop",
    preset_later: "Later",
    presets_note: "The pot and all-in are always there. A press fills an amount in, a second one commits it.",

    keys: "Keys",
    letter_keys: "Letters and digits are keys",
    key_of: |shortcut| match shortcut {
        Shortcut::Fold => "Fold",
        Shortcut::Passive => "Check or call",
        Shortcut::Raise => "To the bet",
        Shortcut::AllIn => "Everything",
        Shortcut::Pot => "The pot",
        Shortcut::Preset(0) => "First ready amount",
        Shortcut::Preset(1) => "Second ready amount",
        Shortcut::Preset(2) => "Third ready amount",
        Shortcut::Preset(_) => "Fourth ready amount",
        Shortcut::Log => "Log",
        Shortcut::Pause => "Pause",
        Shortcut::Guide => "Rules and hands",
        Shortcut::Say(Say::Cards) => "Read my cards",
        Shortcut::Say(Say::Makes) => "Read what they make",
        Shortcut::Say(Say::Board) => "Read the board or open cards",
        Shortcut::Say(Say::Pot) => "Read pot and price",
        Shortcut::Say(Say::Players) => "Read who is in",
    },
    fixed_keys: "Enter commits an amount, the arrows change it by a step, Space goes on, Esc leaves a control, ? opens \
                 this list.",

    reset: "Reset the settings",
    reset_note: "The language, the table and your purse stay.",
};
