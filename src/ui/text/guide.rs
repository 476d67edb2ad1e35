//! The words of the guide beside the table.

use super::number::Money;
use crate::rules::Structure;
use crate::rules::rank::Category;
use crate::ui::scene::Turn;

/// All texts of the guide. They say in short what the rule book says.
#[allow(missing_docs)]
pub struct GuideWords {
    pub title: &'static str,
    pub open: &'static str,

    /// What the buttons do now.
    pub now: &'static str,
    pub effects: fn(&Turn, Money) -> Vec<String>,

    /// The rules of a game, by its code.
    pub game: fn(&str) -> &'static [&'static str],
    pub structure: fn(Structure) -> &'static str,
    /// What holds in every game.
    pub always: &'static [&'static str],

    pub hands: &'static str,
    pub hands_note: &'static str,
    /// What makes a hand.
    pub hand: fn(Category) -> &'static str,
    pub lows: &'static str,
    pub lows_note: &'static str,
}
