//! The table: felt, centre, seats, chips.

use leptos::prelude::*;

use super::centre::Centre;
use super::chips::ChipsSign;
use super::progress::ResultsView;
use super::seat::SeatView;
use crate::rules::{Chips, Seat};
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::scene::{Place, Scene, row};

/// The table with everything that lies on it.
#[component]
pub fn TableView() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    // Seats from the dealer's left; yours at the end, next to what you can do.
    let order = Memo::new(move |_| play.scene.with(order));
    let lying = Memo::new(move |_| play.scene.with(|scene| lying(scene, play.beat.get())));
    let dealer = move |pick: fn(&Place) -> f64| {
        let spot = move |scene: &Scene| scene.seats.get(scene.dealer).map_or(50.0, |seat| pick(&seat.place));
        live(move || play.scene.with(spot).to_string())
    };
    view! {
        <main class="table" aria-label=room.say(|words| words.table)>
            <div
                class="surface"
                data-open=live(move || play.scene.with(|scene| scene.spread.open.then_some("")))
                data-list=live(move || play.scene.with(|scene| is_list(scene).then_some("")))
                data-cards=live(move || play.scene.with(|scene| scene.spread.cards.to_string()))
                data-crowded=live(move || play.scene.with(|scene| (scene.seats.len() > 8).then_some("")))
                data-many=live(move || play.scene.with(|scene| (scene.seats.len() > 6).then_some("")))
                style:--row=live(move || play.scene.with(|scene| row(scene.seats.len())).to_string())
                style:--dealer-list-y=dealer(|place| place.list.seat.y)
                style:--dealer-tall-x=dealer(|place| place.tall.seat.x)
                style:--dealer-tall-y=dealer(|place| place.tall.seat.y)
                style:--dealer-wide-x=dealer(|place| place.wide.seat.x)
                style:--dealer-wide-y=dealer(|place| place.wide.seat.y)
            >
                <div class="felt"></div>
                <Centre />
                <ResultsView />
                <ol class="seats" aria-label=room.say(|words| words.players_list)>
                    <For each=move || order.get() key=|seat| *seat children=|seat| view! { <SeatView seat /> } />
                </ol>
                <For each=move || lying.get() key=|lying| lying.key children=|lying| view! { <LyingView lying /> } />
            </div>
        </main>
    }
}

/// Whether a narrow screen lists the others: where their cards lie open and there are several of them.
fn is_list(scene: &Scene) -> bool {
    scene.spread.open && scene.seats.len() > 2 && scene.hand > 0
}

fn order(scene: &Scene) -> Vec<Seat> {
    let count = scene.seats.len();
    let mut places: Vec<usize> = (1..count).collect();
    if count > 0 {
        places.sort_by_key(|place| (place + count - scene.dealer - 1) % count);
        places.push(0);
    }
    places.into_iter().filter_map(|place| Some(scene.seats.get(place)?.seat)).collect()
}

/// Chips that lie, or move, between a seat and the centre.
#[derive(Clone, Copy, PartialEq)]
struct Lying {
    /// Hand or beat, way, place and amount: what makes it another heap of chips.
    key: (u64, &'static str, usize, Chips),
    place: Place,
}

/// The bets in front of the players, and the chips on their way in this beat.
fn lying(scene: &Scene, beat: u32) -> Vec<Lying> {
    let heap = |time, way, place: usize, chips| {
        Some(Lying { key: (time, way, place, chips), place: scene.seats.get(place)?.place })
    };
    let bets = scene.seats.iter().enumerate().filter(|(_, seat)| !seat.bet.is_zero());
    let bets = bets.filter_map(|(place, seat)| heap(scene.hand, "bet", place, seat.bet));
    let moves = scene.moves.iter().filter_map(|step| heap(beat.into(), step.way.name(), step.place, step.chips));
    bets.chain(moves).collect()
}

/// One heap of chips. What it says is part of its seat's label.
#[component]
fn LyingView(lying: Lying) -> impl IntoView {
    let room = Room::here();
    let Lying { key: (_, way, seat, chips), place: Place { list, tall, wide } } = lying;
    view! {
        <div
            class="bet"
            aria-hidden="true"
            data-way=way
            data-bet=seat.to_string()
            data-tall-edge=tall.edge.name()
            style:--list-y=list.seat.y.to_string()
            style:--list-bet-x=list.bet.x.to_string()
            style:--list-bet-y=list.bet.y.to_string()
            style:--tall-x=tall.seat.x.to_string()
            style:--tall-y=tall.seat.y.to_string()
            style:--tall-bet-x=tall.bet.x.to_string()
            style:--tall-bet-y=tall.bet.y.to_string()
            style:--wide-x=wide.seat.x.to_string()
            style:--wide-y=wide.seat.y.to_string()
            style:--wide-bet-x=wide.bet.x.to_string()
            style:--wide-bet-y=wide.bet.y.to_string()
        >
            <ChipsSign />
            <span>{live(move || room.money().write_number(chips))}</span>
        </div>
    }
}
