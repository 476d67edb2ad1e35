//! What is said at the table, in English.

use super::cards::{cards, street};
use crate::rules::{Blind, Card, Stakes, Structure};
use crate::ui::scene::{Deed, PotName, StreetScene, Who};
use crate::ui::text::SeatLabel;
use crate::ui::text::label::{self, StakesWords};
use crate::ui::text::number::Money;

/// "you" in the middle of a sentence.
pub(super) trait InSentence {
    fn to_lowercase_you(self) -> String;
}

impl InSentence for String {
    fn to_lowercase_you(self) -> String {
        if self == "You" { "you".to_owned() } else { self }
    }
}

pub(super) fn name_of(who: &Who) -> String {
    match who {
        Who::You => "You".to_owned(),
        Who::Named(name) => name.to_string(),
    }
}

pub(super) fn stakes_label(structure: Structure, stakes: &Stakes, money: Money) -> String {
    label::stakes(
        structure,
        stakes,
        money,
        &StakesWords { blinds: "blinds", ante: "ante", bring_in: "bring-in", bets: "bets", least_bet: "min bet" },
    )
}

pub(super) fn street_now(scene: &StreetScene) -> String {
    let street = street(scene.name);
    match (&scene.opener, scene.forced) {
        (None, _) => street.to_owned(),
        (Some(Who::You), true) => format!("{street}, your bring-in"),
        (Some(Who::Named(name)), true) => format!("{street}, bring-in: {name}"),
        (Some(Who::You), false) => format!("{street}, you first"),
        (Some(Who::Named(name)), false) => format!("{street}, {name} first"),
    }
}

pub(super) fn open_cards(open: &[Card]) -> String {
    format!("showing {}", cards(open))
}

pub(super) fn pot_name(name: PotName) -> String {
    match name {
        PotName::Only => "Pot".to_owned(),
        PotName::Main => "Main pot".to_owned(),
        PotName::Side(number) => format!("Side pot {number}"),
    }
}

pub(super) fn deed(deed: &Deed, money: Money) -> String {
    let write = |chips| money.write(chips);
    match *deed {
        Deed::Ante(chips) => format!("Ante {}", write(chips)),
        Deed::Blind(Blind::Small, _) => "Small blind".to_owned(),
        Deed::Blind(Blind::Big, _) => "Big blind".to_owned(),
        Deed::Blind(Blind::Entry | Blind::Dead, chips) => format!("Posts {}", write(chips)),
        Deed::Fold => "Fold".to_owned(),
        Deed::Check => "Check".to_owned(),
        Deed::BringIn(chips) => format!("Bring-in {}", write(chips)),
        Deed::Call(chips) => format!("Call {}", write(chips)),
        Deed::Bet(chips) => format!("Bet {}", write(chips)),
        Deed::RaiseTo(chips) => format!("Raise to {}", write(chips)),
        Deed::CompleteTo(chips) => format!("Complete to {}", write(chips)),
        Deed::AllIn => "All-in".to_owned(),
        Deed::Mucks => "Muck".to_owned(),
        Deed::Wins(chips) => format!("Wins {}", write(chips)),
    }
}

pub(super) fn seat_label(label: &SeatLabel<'_>) -> String {
    label::seat(label, "dealer", "to act", |bet| format!("{bet} in front"))
}

/// "1st", "2nd", "13th".
pub(super) fn ordinal(number: usize) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}
