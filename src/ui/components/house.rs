//! The room: one of three with their house rules, or one's own.

use leptos::prelude::*;

use super::choice::{Choice, Options};
use super::draft::Draft;
use crate::rules::{Antes, EntryRule, FourthStreet, OddUnitRule, ROOMS};
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::text::house::HouseRule;

type House = crate::rules::Room;

/// The name of the room that is none of ours.
const OWN: &str = "own";

/// Which room this is.
fn code(room: Room) -> &'static str {
    if room.own_room.get() {
        return OWN;
    }
    let house = room.table.with(|table| table.room);
    ROOMS.iter().find(|(_, named)| *named == house).map_or(OWN, |(code, _)| code)
}

/// The rooms by name.
#[component]
pub fn RoomChoice(draft: Draft) -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let choose = move |code: String| {
        let named = ROOMS.iter().find(|(name, _)| *name == code);
        room.own_room.set(named.is_none());
        if let Some(&(name, house)) = named {
            // The one room whose own cards lie face down is also known by that.
            room.side_view.set(name == "runner");
            // And the one with antes, re-buys and add-ons.
            draft.furnish(name == "popolare", room);
            change(room, play, house);
        }
    };
    // Names of rooms are the same in every language.
    let named = ROOMS.map(|(code, _)| (code.to_owned(), live(move || capitalized(code))));
    let own = (OWN.to_owned(), live(move || room.words().house.own_room.to_owned()));
    view! {
        <Choice
            field="room"
            label=live(move || room.words().house.room.to_owned())
            options=named.into_iter().chain([own]).collect()
            chosen=live(move || code(room).to_owned())
            choose=Callback::new(choose)
        />
    }
}

fn capitalized(code: &str) -> String {
    let (first, rest) = code.split_at(1);
    first.to_uppercase() + rest
}

/// Other house rules; a table with more seats than the room has gives some up.
fn change(room: Room, play: Play, house: House) {
    room.table.update(|table| {
        table.room = house;
        table.seats = table.seats.min(house.seats);
    });
    play.lay();
}

/// What this room does differently from the standard, in words.
#[component]
pub fn RoomNote() -> impl IntoView {
    let room = Room::here();
    let text = live(move || {
        let (words, house) = (&room.words().house, room.table.with(|table| table.room));
        let standard = HouseRule::all(&House::default());
        let rules = HouseRule::all(&house).into_iter().filter(|rule| !standard.contains(rule));
        let looks = room.side_view.get().then_some(HouseRule::SideView(true));
        let sentence = |rule| format!("{}: {}.", (words.rule_name)(rule), (words.rule)(rule));
        let rules = rules.chain(looks).map(sentence);
        let follows = (words.follows)(code(room)).to_owned();
        [follows].into_iter().chain(rules).collect::<Vec<_>>().join(" ")
    });
    view! { <p class="note" data-note="room">{text}</p> }
}

/// The rules of a room of one's own, each a choice.
#[component]
pub fn OwnRoom() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let house = move || room.table.with(|table| table.room);
    // One choice: its values as rules, and how to take one over.
    let choice = move |field: &'static str, rules: Vec<HouseRule>, index: usize, take: fn(&mut House, usize)| {
        let name = rules[0];
        let options: Options = rules
            .iter()
            .enumerate()
            .map(|(at, &rule)| (at.to_string(), live(move || (room.words().house.rule)(rule))))
            .collect();
        let chosen = live(move || {
            let now = HouseRule::all(&house())[index];
            rules.iter().position(|rule| *rule == now).unwrap_or(0).to_string()
        });
        let choose = move |at: String| {
            let mut house = untrack(house);
            take(&mut house, at.parse().unwrap_or(0));
            room.own_room.set(true);
            change(room, play, house);
        };
        let label = live(move || (room.words().house.rule_name)(name).to_owned());
        view! { <Choice field label options chosen choose=Callback::new(choose) /> }
    };
    let both = [true, false];
    view! {
        <details class="house" hidden=live(move || code(room) != OWN)>
            <summary>{room.say(|words| words.house.own_rules)}</summary>
            <div class="rules">
                {choice("places", (2..=10).map(HouseRule::Seats).collect(), 0, |house, at| house.seats = 2 + at as u8)}
                {choice("cap", (1..=5).map(HouseRule::Cap).collect(), 1, |house, at| house.cap = 1 + at as u8)}
                {choice("blind-counts", both.map(HouseRule::BlindCounts).into(), 2, |house, at| {
                    house.blind_counts = at == 0;
                })}
                {choice("half-bet", both.map(HouseRule::HalfBet).into(), 3, |house, at| house.half_bet = at == 0)}
                {choice("fourth-street", FourthStreet::ALL.map(HouseRule::FourthStreet).into(), 4, |house, at| {
                    house.fourth_street = FourthStreet::ALL[at];
                })}
                {choice("antes", Antes::ALL.map(HouseRule::Antes).into(), 5, |house, at| house.antes = Antes::ALL[at])}
                {choice("odd-units", OddUnitRule::ALL.map(HouseRule::OddUnits).into(), 6, |house, at| {
                    house.odd_units = OddUnitRule::ALL[at];
                })}
                {choice("entry", EntryRule::ALL.map(HouseRule::Entry).into(), 7, |house, at| {
                    house.entry = EntryRule::ALL[at];
                })}
                <SideViewChoice />
            </div>
        </details>
    }
}

/// Whether one's own cards lie face down until one looks.
#[component]
pub fn SideViewChoice() -> impl IntoView {
    let room = Room::here();
    let options = [false, true]
        .map(|side| (side.to_string(), live(move || (room.words().house.rule)(HouseRule::SideView(side)))));
    view! {
        <Choice
            field="own-cards"
            label=live(move || (room.words().house.rule_name)(HouseRule::SideView(false)).to_owned())
            options=options.into()
            chosen=live(move || room.side_view.get().to_string())
            choose=Callback::new(move |side: String| room.side_view.set(side == "true"))
        />
    }
}
