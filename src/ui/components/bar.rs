//! The bar at the top, and the sheet that comes from the edge.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::chair::Chair;
use super::choice::Choice;
use super::house::SideViewChoice;
use super::purse::PurseView;
use crate::session::Purse;
use crate::ui::play::Play;
use crate::ui::room::{DeckColours, Room, live};
use crate::ui::sitting::Pace;
use crate::ui::text::number::{Count, Money};
use crate::ui::text::{Language, Words};

/// Whose room it is, what is played and for how much.
#[component]
pub fn Bar() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let sheet = NodeRef::<Dialog>::new();
    let open = move |_| {
        if let Some(sheet) = sheet.get() {
            // Opening what is open already is refused, and means nothing.
            let _ = sheet.show_modal();
        }
    };
    let in_lobby = live(move || play.in_lobby());
    let game = live(move || {
        let table = room.table.get();
        (room.words().table_label)(table.structure, table.game.code)
    });
    let stakes = live(move || {
        let (structure, stakes) = (room.table.with(|table| table.structure), play.floor.with(|floor| floor.stakes));
        (room.words().stakes_label)(structure, &stakes, room.money())
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
            <button class="plain" data-action="menu" on:click=open>{room.say(|words| words.menu)}</button>
            <Sheet sheet in_lobby />
        </header>
    }
}

/// Settings, the commitment of the running deal, the way out.
#[component]
fn Sheet(sheet: NodeRef<Dialog>, in_lobby: Signal<bool>) -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let close = move || {
        if let Some(sheet) = sheet.get() {
            sheet.close();
        }
    };
    let pace = (0..Pace::STEPS)
        .map(|step| (step.to_string(), live(move || (room.words().pace_name)(step).to_owned())))
        .collect();
    let choose_pace = move |step: String| room.pace.set(Pace(step.parse().unwrap_or(Pace::STEADY.0)));
    let leave = move |_| {
        close();
        play.leave();
    };
    view! {
        <dialog class="sheet" node_ref=sheet aria-label=room.say(|words| words.menu)>
            <button class="plain close" data-action="close" on:click=move |_| close()>{room.say(|words| words.close)}</button>
            <div class="sitting" hidden=in_lobby>
                <Chair />
                <button class="leave" data-action="leave" on:click=leave>{room.say(|words| words.leave)}</button>
                <p class="note">{room.say(|words| words.leave_note)}</p>
            </div>
            <LanguageChoice />
            <Choice
                field="pace"
                label=live(move || room.words().pace.to_owned())
                options=pace
                chosen=live(move || room.pace.get().0.to_string())
                choose=Callback::new(choose_pace)
            />
            <Switch on=room.auto_deal text=|words| words.auto_deal name="auto-deal" />
            <Switch on=room.day text=|words| words.day_room name="day" />
            <Switch on=room.letters text=|words| words.letter_keys name="letters" />
            <DeckChoice />
            <SideViewChoice />
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

/// How the suits are told apart by colour.
#[component]
fn DeckChoice() -> impl IntoView {
    let room = Room::here();
    let name = |deck: DeckColours| (deck.name().to_owned(), live(move || (room.words().deck_name)(deck).to_owned()));
    let choose = move |name: String| {
        if let Some(deck) = DeckColours::ALL.into_iter().find(|deck| deck.name() == name) {
            room.deck.set(deck);
        }
    };
    view! {
        <Choice
            field="deck"
            label=live(move || room.words().decks.to_owned())
            options=DeckColours::ALL.map(name).into()
            chosen=live(move || room.deck.get().name().to_owned())
            choose=Callback::new(choose)
        />
    }
}

/// Something that is on or off.
#[component]
fn Switch(on: RwSignal<bool>, text: fn(&Words) -> &'static str, name: &'static str) -> impl IntoView {
    let room = Room::here();
    view! {
        <label class="switch" data-field=name>
            <input
                type="checkbox"
                prop:checked=live(move || on.get())
                on:change=move |event| on.set(event_target_checked(&event))
            />
            <span>{room.say(text)}</span>
        </label>
    }
}

/// The languages, each by its own name.
#[component]
pub fn LanguageChoice() -> impl IntoView {
    let room = Room::here();
    let name = |language: Language| (language.code().to_owned(), live(move || language.words().own_name.to_owned()));
    let choose = move |code: String| {
        if let Some(language) = Language::by_code(&code) {
            room.language.set(language);
        }
    };
    view! {
        <Choice
            field="language"
            label=live(move || room.words().language.to_owned())
            options=Language::ALL.map(name).into()
            chosen=live(move || room.language.get().code().to_owned())
            choose=Callback::new(choose)
        />
    }
}
