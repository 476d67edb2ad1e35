//! The whole screen.

use leptos::ev;
use leptos::prelude::*;

use super::bar::Bar;
use super::card::Suits;
use super::hand::HandView;
use super::lobby::Lobby;
use super::log::LogView;
use super::notice::NoticeView;
use super::portrait::PortraitFrame;
use super::progress::ProgressView;
use super::table::TableView;
use crate::ui::effects::sound;
use crate::ui::play::{CHECKPOINT, JOURNAL, Play};
use crate::ui::room::{Room, live};

/// The room: a bar, the table, what one says and does, the log.
#[component]
pub fn App() -> impl IntoView {
    let room = Room::open();
    let play = Play::open(room);
    play.arrive();
    listen(play);
    let in_lobby = Memo::new(move |_| play.in_lobby());
    view! {
        <Suits />
        <PortraitFrame />
        <div class="room" data-screen=live(move || if in_lobby.get() { "lobby" } else { "table" })>
            <Bar />
            <ProgressView />
            <TableView />
            {move || if in_lobby.get() { view! { <Lobby /> }.into_any() } else { view! { <HandView /> }.into_any() }}
            <LogView />
            <NoticeView />
        </div>
    }
}

/// What the page itself tells: another address, another tab, being looked at again.
fn listen(play: Play) {
    let address = window_event_listener(ev::hashchange, move |_| play.arrive());
    let other_tab = window_event_listener(ev::storage, move |event| {
        if event.key().is_some_and(|key| key == CHECKPOINT || key == JOURNAL) {
            play.stop();
        }
    });
    // A page that was out of sight shows the truth at once, not a film of it.
    let looked_at = window_event_listener_untyped("visibilitychange", move |_| play.catch_up());
    // Browsers let a page sound only once the player has done something.
    let gestures =
        ["pointerdown", "keydown"].map(|gesture| window_event_listener_untyped(gesture, |_| sound::unlock()));
    on_cleanup(move || {
        gestures.into_iter().for_each(WindowListenerHandle::remove);
        address.remove();
        other_tab.remove();
        looked_at.remove();
    });
}
