//! The words of what can be set.

use crate::ui::settings::{
    AfterFold, Amounts, DecisionTime, DeckColours, Felt, Loudness, Motion, Pace, Reveal, Shortcut, Verbosity,
};

/// All texts about the settings.
#[allow(missing_docs)]
pub struct SettingsWords {
    pub title: &'static str,

    pub course: &'static str,
    pub pace: &'static str,
    pub pace_name: fn(Pace) -> &'static str,
    pub run_out: &'static str,
    /// The pace of what has none of its own.
    pub as_the_rest: &'static str,
    pub after_fold: &'static str,
    pub after_fold_name: fn(AfterFold) -> &'static str,
    pub auto_deal: &'static str,
    pub interval: &'static str,
    pub interval_name: fn(Pace) -> &'static str,
    pub decision_time: &'static str,
    pub decision_time_name: fn(DecisionTime) -> &'static str,
    pub fold_asks: &'static str,
    pub reveal: &'static str,
    pub reveal_name: fn(Reveal) -> &'static str,

    pub look: &'static str,
    pub day_room: &'static str,
    pub felt: &'static str,
    pub felt_name: fn(Felt) -> &'static str,
    pub deck: &'static str,
    pub deck_name: fn(DeckColours) -> &'static str,
    pub amounts: &'static str,
    pub amounts_name: fn(Amounts) -> &'static str,
    pub motion: &'static str,
    pub motion_name: fn(Motion) -> &'static str,
    pub sound: &'static str,
    pub sound_name: fn(Loudness) -> &'static str,
    pub verbosity: &'static str,
    pub verbosity_name: fn(Verbosity) -> &'static str,

    pub presets: &'static str,
    pub preset_over_blinds: &'static str,
    pub preset_later: &'static str,
    pub presets_note: &'static str,

    pub keys: &'static str,
    pub letter_keys: &'static str,
    pub key_of: fn(Shortcut) -> &'static str,
    /// What the other keys do, which stay as they are.
    pub fixed_keys: &'static str,

    pub reset: &'static str,
    pub reset_note: &'static str,
}
