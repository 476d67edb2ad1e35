//! How a tournament stands, in one line; how it ended, on a page of its own.

use leptos::prelude::*;

use super::card::CardSign;
use crate::session::KeyHand;
use crate::ui::play::Play;
use crate::ui::room::{Room, live};

/// Level, next level, players left, your place, the average stack.
#[component]
pub fn ProgressView() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let parts = Memo::new(move |_| {
        let progress = play.floor.with(|floor| floor.progress.clone());
        progress.map(|progress| (room.words().floor.progress)(&progress, room.chips()))
    });
    let part = move |index: usize| live(move || parts.with(|parts| parts.as_ref().map(|parts| parts[index].clone())));
    view! {
        <section
            class="progress"
            aria-label=room.say(|words| words.floor.progress_name)
            hidden=live(move || parts.with(Option::is_none))
        >
            {(0..5).map(|index| view! { <span>{part(index)}</span> }).collect_view()}
        </section>
    }
}

/// Places and prizes, and the player's hands that mattered.
#[component]
pub fn ResultsView() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let results = Memo::new(move |_| play.floor.with(|floor| floor.results.clone()));
    let hands = Memo::new(move |_| play.floor.with(|floor| floor.key_hands.clone()));
    let rows = move || {
        let rows = results.get().into_iter().map(|(who, result)| {
            let own = who == crate::ui::scene::Who::You;
            let parts = (room.words().floor.placing)(&who, &result, room.price());
            let parts = parts.map(|part| view! { <span>{part}</span> });
            view! { <li data-own=own.then_some("")>{parts.into_iter().collect_view()}</li> }
        });
        rows.collect_view()
    };
    let key_hands = move || {
        let hands = hands.get().into_iter();
        let line = |hand: KeyHand| {
            let number = (room.words().hand_number)(hand.hand.saturating_add(1));
            let cards = hand.cards.into_iter().map(|card| view! { <CardSign card /> }).collect_view();
            let difference = room.chips().difference(hand.before, hand.after);
            view! { <li><span>{number}</span> <span class="signs">{cards}</span> <strong>{difference}</strong></li> }
        };
        hands.map(line).collect_view()
    };
    view! {
        <section class="results" tabindex="0" hidden=live(move || results.with(Vec::is_empty)) aria-label=room.say(|words| words.floor.results)>
            <h2>{room.say(|words| words.floor.results)}</h2>
            <ol class="places">{rows}</ol>
            <h3 hidden=live(move || hands.with(Vec::is_empty))>{room.say(|words| words.floor.key_hands)}</h3>
            <ul class="key-hands">{key_hands}</ul>
        </section>
    }
}
