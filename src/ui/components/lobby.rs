//! The first screen: the laid table, one sentence, one button, and the choices in one line.

use leptos::prelude::*;

use super::choice::Choice;
use super::draft::{Draft, Field, Problem};
use super::entry::{CompanyChoice, EntryNote, FormatChoice, TournamentChoices, is_tournament};
use super::house::{OwnRoom, RoomChoice, RoomNote};
use super::settings::LanguageChoice;
use crate::bots;
use crate::rules::{Structure, catalog};
use crate::ui::play::Play;
use crate::ui::room::{Room, live};

/// One sentence and one button, on the felt.
#[component]
pub fn Invitation() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    view! {
        <div class="invitation" hidden=live(move || !play.in_lobby())>
            <p>{room.say(|words| words.sentence)}</p>
            <button class="primary" type="submit" form="choices" data-action="sit">{room.say(|words| words.sit_down)}</button>
        </div>
    }
}

/// The choices in one line.
#[component]
pub fn Lobby() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let draft = Draft::of(room);
    let problems = RwSignal::new(Vec::<Problem>::new());
    let fields = Field::ALL.map(|field| (field, NodeRef::<leptos::html::Input>::new()));
    let sit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match untrack(|| draft.read(room.table.get())) {
            Ok(table) => play.sit_down(table, None),
            Err(found) => {
                let first = found.first().map(|problem| problem.field(room.table.get_untracked()));
                problems.set(found);
                let input = fields.iter().find(|(field, _)| Some(*field) == first).and_then(|(_, input)| input.get());
                if let Some(input) = input {
                    // Where the eye should go the keyboard goes, if it can.
                    let _ = input.focus();
                }
            }
        }
    };
    // Once something was found wrong, it is looked at again with every change.
    let recheck = move || {
        if problems.with_untracked(|problems| !problems.is_empty()) {
            problems.set(untrack(|| draft.read(room.table.get())).err().unwrap_or_default());
        }
    };
    let boxes = fields.map(|(field, input)| {
        let problem = live(move || {
            let table = room.table.get();
            let found = problems.get().into_iter().find(|problem| problem.field(table) == field);
            found.map(|problem| problem.text(room.words(), room.price())).unwrap_or_default()
        });
        let typed = draft.signal(field);
        let about = format!("about-{}", field.name());
        view! {
            <label class="field" data-field=field.name() hidden=live(move || !field.is_asked(&room.table.get()))>
                <span>{room.say(field.text())}</span>
                <input
                    type="text"
                    inputmode="decimal"
                    autocomplete="off"
                    node_ref=input
                    aria-describedby=about.clone()
                    aria-invalid=live(move || (!problem.with(String::is_empty)).to_string())
                    prop:value=live(move || typed.get())
                    on:input=move |event| {
                        draft.write(field, event_target_value(&event), room);
                        recheck();
                    }
                />
                <span class="problem" id=about aria-live="polite">{problem}</span>
            </label>
        }
    });
    let structure = move |code: String| {
        if let Some(structure) = Structure::by_code(&code) {
            room.table.update(|table| table.structure = structure);
            recheck();
        }
    };
    let structures = [Structure::NoLimit, Structure::PotLimit, Structure::Limit]
        .map(|each| (each.code().to_owned(), live(move || (room.words().structure_name)(each).to_owned())));
    let game = move |code: String| {
        if let Some(game) = catalog::by_code(&code) {
            room.table.update(|table| {
                table.game = game;
                table.seats = table.seats.min(most_seats(table));
            });
            draft.change_game(room);
            play.lay();
            recheck();
        }
    };
    let name = |code: &'static str| live(move || (room.words().game_name)(code).to_owned());
    let games = bots::GAMES.iter().map(|game| (game.code.to_owned(), name(game.code))).collect();
    let seats = move |count: String| {
        if let Ok(seats) = count.parse() {
            room.table.update(|table| table.seats = seats);
            play.lay();
            recheck();
        }
    };
    let tournament = Memo::new(move |_| is_tournament(room));
    let most = Memo::new(move |_| room.table.with(most_seats));
    let seat_choice = move || {
        let counts = (2..=most.get()).map(|count| (count.to_string(), live(move || count.to_string()))).collect();
        view! {
            <Choice
                field="seats"
                label=live(move || room.words().seats.to_owned())
                options=counts
                chosen=live(move || room.table.get().seats.to_string())
                choose=Callback::new(seats)
            />
        }
    };
    let title = live(move || {
        let (words, table) = (room.words(), room.table.get());
        let label = (words.table_label)(table.structure, table.game.code);
        // What the amounts are, as soon as they can be read (rule F2).
        match draft.read(table) {
            Ok(table) if !is_tournament(room) => {
                format!("{label}, {}", (words.stakes_label)(table.structure, &table.stakes(), room.price()))
            }
            _ => label,
        }
    });
    let amounts = boxes.into_iter().collect_view();
    view! {
        <form class="lobby" id="choices" aria-label=room.say(|words| words.choices) on:submit=sit novalidate>
            <FormatChoice draft />
            <Choice
                field="game"
                label=live(move || room.words().game.to_owned())
                options=games
                chosen=live(move || room.table.get().game.code.to_owned())
                choose=Callback::new(game)
            />
            <Choice
                field="structure"
                label=live(move || room.words().structure.to_owned())
                options=structures.into()
                chosen=live(move || room.table.get().structure.code().to_owned())
                choose=Callback::new(structure)
            />
            {seat_choice}
            <RoomChoice draft />
            <div class="amounts">
                {amounts}
                {move || {
                    if tournament.get() { view! { <TournamentChoices /> }.into_any() } else { view! { <CompanyChoice /> }.into_any() }
                }}
                <LanguageChoice />
            </div>
            <div class="notes">
                <h2>{title} " " <AntesMark draft /></h2>
                <EntryNote draft />
                <RoomNote />
                <OwnRoom />
            </div>
        </form>
    }
}

/// Marks a table with antes, as card rooms do (rule F3).
#[component]
fn AntesMark(draft: Draft) -> impl IntoView {
    let room = Room::here();
    let has = live(move || draft.read(room.table.get()).is_ok_and(|table| !table.stakes().ante.is_zero()));
    view! {
        <abbr class="badge" title=room.say(|words| words.house.antes_mark) hidden=live(move || !has.get())>"A"</abbr>
    }
}

fn most_seats(table: &crate::session::Config) -> u8 {
    table.game.max_seats.min(table.room.seats)
}
