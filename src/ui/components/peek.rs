//! Looking at one's own cards, where they lie face down until one does (side view).

use leptos::prelude::*;

use crate::rules::Face;
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::scene::{CardScene, Mark, SeatScene};

/// Whether one's own cards are covered now.
pub fn covers(room: Room, play: Play) -> bool {
    room.side_view.get() && !play.peeks.get()
}

/// One's own cards as they lie when they are covered. Once everybody sees them they are not.
pub fn covered(scene: &SeatScene) -> Vec<Option<CardScene>> {
    let face = |card: &CardScene| {
        let hidden = CardScene { face: Face::Hidden, mark: Mark::None, closed: false };
        Some(if scene.hand.is_some() { *card } else { hidden })
    };
    scene.down.iter().map(face).collect()
}

/// A press that lasts so long, in milliseconds, looks as long as it lasts; a shorter one looks until the next.
const HELD: f64 = 350.0;

/// Looks at the cards, or covers them again.
#[component]
pub fn Peek() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let hand = Memo::new(move |_| play.scene.with(|scene| scene.hand));
    Effect::new(move |_| {
        hand.get();
        play.peeks.set(false);
    });
    let text = live(move || {
        let words = &room.words().house;
        if play.peeks.get() { words.hide } else { words.peek }
    });
    // When the press began, if it uncovered the cards.
    let pressed = StoredValue::new(None::<f64>);
    let press = move || {
        pressed.set_value((!play.peeks.get_untracked()).then(js_sys::Date::now));
        play.peeks.update(|peeks| *peeks = !*peeks);
    };
    let release = move || {
        if pressed.get_value().is_some_and(|since| js_sys::Date::now() - since >= HELD) {
            play.peeks.set(false);
        }
        pressed.set_value(None);
    };
    let is_press = |event: &web_sys::KeyboardEvent| matches!(event.key().as_str(), " " | "Enter");
    let key_down = move |event: web_sys::KeyboardEvent| {
        if is_press(&event) {
            event.prevent_default();
            if !event.repeat() {
                press();
            }
        }
    };
    let key_up = move |event: web_sys::KeyboardEvent| {
        if is_press(&event) {
            event.prevent_default();
            release();
        }
    };
    // What presses without a pointer or a key, such as a screen reader, only clicks.
    let click = move |event: web_sys::MouseEvent| {
        if event.detail() == 0 {
            play.peeks.update(|peeks| *peeks = !*peeks);
        }
    };
    view! {
        <button
            type="button"
            class="peek"
            data-action="peek"
            hidden=live(move || !room.side_view.get() || play.in_lobby())
            aria-pressed=live(move || play.peeks.get().to_string())
            aria-label=text
            title=text
            on:pointerdown=move |_| press()
            on:pointerup=move |_| release()
            on:pointercancel=move |_| release()
            on:pointerleave=move |_| release()
            on:keydown=key_down
            on:keyup=key_up
            on:click=click
        ></button>
    }
}
