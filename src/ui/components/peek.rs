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

/// A press looks at the cards, another covers them again.
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
    view! {
        <button
            type="button"
            class="peek"
            data-action="peek"
            hidden=live(move || !room.side_view.get() || play.in_lobby())
            aria-pressed=live(move || play.peeks.get().to_string())
            aria-label=text
            title=text
            on:click=move |_| play.peeks.update(|peeks| *peeks = !*peeks)
        ></button>
    }
}
