//! The bar at the top, and the sheet that comes from the edge.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::chair::Chair;
use super::guide::Guide;
use super::purse::PurseView;
use super::settings::SettingsView;
use crate::session::Purse;
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::text::number::{Count, Money};

/// Whose room it is, what is played and for how much.
#[component]
pub fn Bar() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let in_lobby = live(move || play.in_lobby());
    let game = live(move || {
        let table = room.table.get();
        (room.words().table_label)(table.structure, table.game.code)
    });
    let stakes = live(move || {
        let (structure, stakes) = (room.table.with(|table| table.structure), play.floor.with(|floor| floor.stakes));
        (room.words().stakes_label)(structure, &stakes, room.chips())
    });
    let no_antes = live(move || play.floor.with(|floor| floor.stakes.ante.is_zero()));
    let note = room.say(|words| words.reproducible_note);
    let purse = live(move || {
        let (words, balance) = (room.words(), play.purse.with(Purse::balance));
        format!("{} {}", words.floor.purse, Money { marks: words.marks, count: Count::Whole }.write(balance))
    });
    view! {
        <header class="bar">
            <h1 class="brand">"Controbuio"</h1>
            <p class="stakes" hidden=in_lobby>
                <span>
                    {game}
                    " "
                    <abbr class="badge" title=room.say(|words| words.house.antes_mark) hidden=no_antes>"A"</abbr>
                </span>
                " "
                <span class="blinds">{stakes}</span>
                " "
                <span class="badge" title=note hidden=live(move || !play.reproducible.get())>
                    {room.say(|words| words.reproducible)}
                </span>
            </p>
            <p class="number" hidden=in_lobby>
                {live(move || (room.words().hand_number)(play.scene.with(|scene| scene.hand)))}
            </p>
            <p class="balance" hidden=live(move || !play.in_lobby())>{purse}</p>
            <span class="space"></span>
            <button
                class="plain to-log"
                hidden=in_lobby
                aria-expanded=live(move || room.log_open.get().to_string())
                on:click=move |_| room.log_open.update(|open| *open = !*open)
            >
                {room.say(|words| words.log)}
            </button>
            <button
                class="plain icon"
                data-action="pause"
                hidden=in_lobby
                aria-pressed=live(move || play.paused.get().to_string())
                aria-label=room.say(|words| words.pause)
                title=room.say(|words| words.pause)
                on:click=move |_| play.pause(!play.paused.get_untracked())
            >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d=live(move || if play.paused.get() { GOES } else { STANDS })></path>
                </svg>
            </button>
            <button
                class="plain icon"
                data-action="guide"
                aria-label=room.say(|words| words.guide.open)
                title=room.say(|words| words.guide.open)
                on:click=move |_| room.guide_open.set(true)
            >
                <span aria-hidden="true">"?"</span>
            </button>
            <button class="plain" data-action="menu" on:click=move |_| room.menu_open.set(true)>{room.say(|words| words.menu)}</button>
            <Sheet in_lobby />
            <Guide />
        </header>
    }
}

/// Two bars.
const STANDS: &str = "M3 2h3.5v12H3zM9.5 2H13v12H9.5z";
/// A triangle.
const GOES: &str = "M3.5 1.5 14 8 3.5 14.5z";

/// Settings, the commitment of the running deal, the way out.
#[component]
fn Sheet(in_lobby: Signal<bool>) -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let sheet = NodeRef::<Dialog>::new();
    Effect::new(move |_| match (room.menu_open.get(), sheet.get()) {
        // Opening what is open already is refused, and means nothing.
        (true, Some(sheet)) => drop(sheet.show_modal()),
        (false, Some(sheet)) => sheet.close(),
        (_, None) => {}
    });
    let close = move || room.menu_open.set(false);
    let leave = move |_| {
        close();
        play.leave();
    };
    view! {
        <dialog class="sheet" node_ref=sheet on:close=move |_| close() aria-label=room.say(|words| words.menu)>
            <button class="plain close" data-action="close" on:click=move |_| close()>{room.say(|words| words.close)}</button>
            <div class="sitting" hidden=in_lobby>
                <Chair />
                <button class="leave" data-action="leave" on:click=leave>{room.say(|words| words.leave)}</button>
                <p class="note">{room.say(|words| words.leave_note)}</p>
            </div>
            <SettingsView />
            <PurseView />
            <div class="sitting" hidden=in_lobby>
                <h2>{room.say(|words| words.commitment)}</h2>
                <code data-commitment="">{play.commitment}</code>
                <p class="note">{room.say(|words| words.commitment_note)}</p>
                <p class="note" hidden=live(move || !play.reproducible.get())>{room.say(|words| words.reproducible_note)}</p>
            </div>
        </dialog>
    }
}
