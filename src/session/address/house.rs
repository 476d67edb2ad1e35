//! House rules in an address: a room's name, and what a room of one's own does differently.

use super::query::{Query, Writer};
use crate::rules::{Antes, EntryRule, FourthStreet, OddUnitRule, ROOMS, Room};

const CAP: &str = "cap";
const BLIND_COUNTS: &str = "blind-counts";
const HALF_BET: &str = "half-bet";
const FOURTH_STREET: &str = "fourth-street";
const ANTES: &str = "antes";
const ODD_UNITS: &str = "odd-units";
const ENTRY: &str = "entry";
const PLACES: &str = "places";

pub(super) fn read(from: &mut Query<'_>) -> Room {
    let named = |code: &str| ROOMS.into_iter().find(|(name, _)| *name == code).map(|(_, room)| room);
    let room = from.one_of("room", named).unwrap_or_default();
    Room {
        seats: from.number(PLACES).unwrap_or(room.seats),
        cap: from.number(CAP).unwrap_or(room.cap),
        blind_counts: from.one_of(BLIND_COUNTS, yes_or_no).unwrap_or(room.blind_counts),
        half_bet: from.one_of(HALF_BET, yes_or_no).unwrap_or(room.half_bet),
        fourth_street: from.one_of(FOURTH_STREET, FourthStreet::by_code).unwrap_or(room.fourth_street),
        antes: from.one_of(ANTES, Antes::by_code).unwrap_or(room.antes),
        odd_units: from.one_of(ODD_UNITS, OddUnitRule::by_code).unwrap_or(room.odd_units),
        entry: from.one_of(ENTRY, EntryRule::by_code).unwrap_or(room.entry),
    }
}

/// The name of the room, or everything in which a room of one's own differs from the standard.
pub(super) fn write(to: &mut Writer, room: &Room) {
    let standard = Room::default();
    if let Some((name, _)) = ROOMS.iter().find(|(_, named)| named == room) {
        if *room != standard {
            to.word("room", name);
        }
        return;
    }
    let mut differs = |differs: bool, name: &str, value: &str| {
        if differs {
            to.word(name, value);
        }
    };
    differs(room.seats != standard.seats, PLACES, &room.seats.to_string());
    differs(room.cap != standard.cap, CAP, &room.cap.to_string());
    differs(room.blind_counts != standard.blind_counts, BLIND_COUNTS, word(room.blind_counts));
    differs(room.half_bet != standard.half_bet, HALF_BET, word(room.half_bet));
    differs(room.fourth_street != standard.fourth_street, FOURTH_STREET, room.fourth_street.code());
    differs(room.antes != standard.antes, ANTES, room.antes.code());
    differs(room.odd_units != standard.odd_units, ODD_UNITS, room.odd_units.code());
    differs(room.entry != standard.entry, ENTRY, room.entry.code());
}

fn yes_or_no(text: &str) -> Option<bool> {
    [true, false].into_iter().find(|&value| word(value) == text)
}

const fn word(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}
