//! The play money, with what came and went.

use leptos::prelude::*;

use crate::session::Movement;
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::text::number::{Count, Money};

/// So many movements are listed, the latest first.
const LISTED: usize = 30;

/// What is there, and its history.
#[component]
pub fn PurseView() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let money = move || Money { marks: room.words().marks, count: Count::Whole };
    let balance = live(move || play.purse.with(|purse| money().write(purse.balance())));
    let line = move |movement: &Movement| {
        let when = js_sys::Date::new(&(movement.at as f64).into());
        let when = when.to_locale_date_string(room.language.get().code(), &wasm_bindgen::JsValue::UNDEFINED);
        let what = (room.words().floor.movement)(movement, money());
        view! { <li><span>{String::from(when)}</span>" "{what}</li> }
    };
    let movements =
        move || play.purse.with(|purse| purse.movements().iter().rev().take(LISTED).map(line).collect_view());
    let none = move || play.purse.with(|purse| purse.movements().is_empty());
    view! {
        <details class="purse">
            <summary>
                <span>{room.say(|words| words.floor.purse)}</span>
                " "
                <strong data-purse="">{balance}</strong>
            </summary>
            <p class="note">{room.say(|words| words.floor.purse_note)}</p>
            <p class="note" hidden=live(move || !none())>{room.say(|words| words.floor.purse_empty)}</p>
            <ul>{movements}</ul>
        </details>
    }
}
