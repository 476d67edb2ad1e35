//! What one wants to know while playing: what the buttons do now, the rules of the game, what beats what.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::card::Cards;
use crate::rules::Showdown;
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::scene::{ChartRow, high_chart, low_chart};
use crate::ui::sitting::Phase;

/// The sheet of the guide. Its pages are made when it is opened first.
#[component]
pub fn Guide() -> impl IntoView {
    let room = Room::here();
    let sheet = NodeRef::<Dialog>::new();
    let opened = RwSignal::new(false);
    Effect::new(move |_| match (room.guide_open.get(), sheet.get()) {
        (true, Some(sheet)) => {
            opened.set(true);
            // Opening what is open already is refused, and means nothing.
            drop(sheet.show_modal());
        }
        (false, Some(sheet)) => sheet.close(),
        (_, None) => {}
    });
    let close = move || room.guide_open.set(false);
    view! {
        <dialog class="sheet guide" node_ref=sheet on:close=move |_| close() aria-label=room.say(|words| words.guide.title)>
            <button class="plain close" data-action="close" on:click=move |_| close()>{room.say(|words| words.close)}</button>
            {move || opened.get().then(|| view! { <Pages /> })}
        </dialog>
    }
}

#[component]
fn Pages() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let effects = Memo::new(move |_| {
        play.phase.with(|phase| match phase {
            Phase::Asked(turn) => (room.words().guide.effects)(turn, room.money()),
            _ => Vec::new(),
        })
    });
    let table = move || room.table.get();
    let rules = move || {
        let table = table();
        let words = &room.words().guide;
        let mut rules = (words.game)(table.game.code).to_vec();
        rules.push((words.structure)(table.structure));
        rules.extend(words.always);
        rules.into_iter().map(|rule| view! { <li>{rule}</li> }).collect_view()
    };
    let lows = move || matches!(table().game.showdown, Showdown::Halves(..));
    view! {
        <section data-guide="now" hidden=live(move || effects.with(Vec::is_empty))>
            <h2>{room.say(|words| words.guide.now)}</h2>
            <ul>{move || effects.get().into_iter().map(|effect| view! { <li>{effect}</li> }).collect_view()}</ul>
        </section>
        <section data-guide="game">
            <h2>{live(move || {
                let table = table();
                (room.words().table_label)(table.structure, table.game.code)
            })}</h2>
            <ul>{rules}</ul>
        </section>
        <section data-guide="hands">
            <h2>{room.say(|words| words.guide.hands)}</h2>
            <p class="note">{room.say(|words| words.guide.hands_note)}</p>
            <ol class="chart">{high_chart().into_iter().map(|row| view! { <Row row /> }).collect_view()}</ol>
        </section>
        <section data-guide="lows" hidden=live(move || !lows())>
            <h2>{room.say(|words| words.guide.lows)}</h2>
            <p class="note">{room.say(|words| words.guide.lows_note)}</p>
            <ol class="chart">{low_chart().into_iter().map(|row| view! { <Row row /> }).collect_view()}</ol>
        </section>
    }
}

/// A hand of the chart: its name, its cards, what makes it.
#[component]
fn Row(row: ChartRow) -> impl IntoView {
    let room = Room::here();
    let ChartRow { category, cards } = row;
    let cards = live(move || cards.iter().copied().map(Some).collect());
    view! {
        <li>
            <span class="called">{live(move || (room.words().category)(category))}</span>
            <span class="fan"><Cards cards hand=live(|| 0) enters=live(|| "") /></span>
            <span class="note">{live(move || (room.words().guide.hand)(category))}</span>
        </li>
    }
}
