//! What is said at the table, in Italian.

use super::cards::{cards, street};
use crate::rules::{Blind, Card, Stakes, Structure};
use crate::ui::scene::{Deed, PotName, StreetScene, Who};
use crate::ui::text::SeatLabel;
use crate::ui::text::label::{self, StakesWords};
use crate::ui::text::number::Money;

pub(super) fn names(who: &[Who], you: &str) -> Vec<String> {
    let name = |who: &Who| match who {
        Who::You => you.to_owned(),
        Who::Named(name) => name.to_string(),
    };
    who.iter().map(name).collect()
}

pub(super) fn stakes_label(structure: Structure, stakes: &Stakes, money: Money) -> String {
    label::stakes(
        structure,
        stakes,
        money,
        &StakesWords { blinds: "bui", ante: "ante", bring_in: "bring-in", bets: "bet", least_bet: "bet min" },
    )
}

pub(super) fn street_now(scene: &StreetScene) -> String {
    let street = street(scene.name);
    match (&scene.opener, scene.forced) {
        (None, _) => street.to_owned(),
        (Some(Who::You), true) => format!("{street}, bring-in tuo"),
        (Some(Who::Named(name)), true) => format!("{street}, bring-in: {name}"),
        (Some(Who::You), false) => format!("{street}, cominci tu"),
        (Some(Who::Named(name)), false) => format!("{street}, comincia {name}"),
    }
}

pub(super) fn open_cards(open: &[Card]) -> String {
    format!("scoperte {}", cards(open))
}

pub(super) fn pot_name(name: PotName) -> String {
    match name {
        PotName::Only => "Pot".to_owned(),
        PotName::Main => "Pot principale".to_owned(),
        PotName::Side(number) => format!("Side pot {number}"),
    }
}

pub(super) fn deed(deed: &Deed, money: Money) -> String {
    let write = |chips| money.write(chips);
    match *deed {
        Deed::Ante(chips) => format!("Ante {}", write(chips)),
        Deed::Blind(Blind::Small, _) => "Piccolo buio".to_owned(),
        Deed::Blind(Blind::Big, _) => "Grande buio".to_owned(),
        Deed::Blind(Blind::Entry | Blind::Dead, chips) => format!("Posta {}", write(chips)),
        Deed::Fold => "Fold".to_owned(),
        Deed::Check => "Check".to_owned(),
        Deed::BringIn(chips) => format!("Bring-in {}", write(chips)),
        Deed::Call(chips) => format!("Call {}", write(chips)),
        Deed::Bet(chips) => format!("Bet {}", write(chips)),
        Deed::RaiseTo(chips) => format!("Raise a {}", write(chips)),
        Deed::CompleteTo(chips) => format!("Completa a {}", write(chips)),
        Deed::AllIn => "All-in".to_owned(),
        Deed::Mucks => "Muck".to_owned(),
        Deed::Wins(chips) => format!("Vince {}", write(chips)),
    }
}

pub(super) fn seat_label(label: &SeatLabel<'_>) -> String {
    label::seat(label, "mazziere", "di turno", |bet| format!("davanti {bet}"))
}
