//! The player's seat, in the menu: sitting out, buying chips, how it stands.

use leptos::prelude::*;

use super::service::Services;
use crate::rules::Chips;
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::text::number::AmountError;

/// What is offered at any time, with the chips of a cash table.
#[component]
pub fn Chair() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let services = Memo::new(move |_| play.floor.with(|floor| floor.services.clone()));
    let text = move |pick: fn(Room, Play) -> String| live(move || pick(room, play));
    view! {
        <h2>{room.say(|words| words.floor.your_seat)}</h2>
        <p class="note" data-standing="">{text(standing)}</p>
        <p class="note">{text(prizes)}</p>
        <Services services class="services" />
        <Shop />
    }
}

/// Chips to buy, as many as the table allows (rules T1, T2).
#[component]
fn Shop() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let typed = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<AmountError>);
    let sells = Memo::new(move |_| play.floor.with(|floor| floor.sells));
    // What a box says before somebody types is the most.
    Effect::new(move |_| {
        let most = sells.get().map(|(_, most)| untrack(|| room.chips()).write_plain(most));
        typed.set(most.unwrap_or_default());
        problem.set(None);
    });
    let buy = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let chips = untrack(|| typed.with(|typed| room.chips().read(typed)));
        match (chips, sells.get_untracked()) {
            (Ok(chips), Some((least, most))) if (least..=most).contains(&chips) => {
                problem.set(None);
                play.buy(chips);
            }
            (Ok(_), _) => problem.set(Some(AmountError::TooLarge)),
            (Err(error), _) => problem.set(Some(error)),
        }
    };
    let wrong = live(move || match problem.get() {
        None => String::new(),
        Some(AmountError::TooLarge) => range(room, play),
        Some(error) => (room.words().amount_problem)(error).to_owned(),
    });
    view! {
        <form class="shop" on:submit=buy novalidate hidden=live(move || sells.get().is_none())>
            <label class="field" data-field="chips">
                <span>{room.say(|words| words.floor.buy_chips)}</span>
                <input
                    type="text"
                    inputmode="decimal"
                    autocomplete="off"
                    aria-describedby="about-chips"
                    aria-invalid=live(move || problem.get().is_some().to_string())
                    prop:value=typed
                    on:input=move |event| typed.set(event_target_value(&event))
                />
            </label>
            <button type="submit" data-action="buy">{room.say(|words| words.floor.buy)}</button>
            <p class="note" id="about-chips">{live(move || range(room, play))}</p>
            <p class="problem" aria-live="polite">{wrong}</p>
        </form>
        <p class="note" role="status">{live(move || later(room, play))}</p>
    }
}

fn range(room: Room, play: Play) -> String {
    let (words, money) = (room.words(), room.chips());
    let sells = play.floor.with(|floor| floor.sells);
    let range = |(least, most)| {
        let least = (least > Chips(1)).then(|| money.write(least));
        (words.floor.buy_range)(least.as_deref(), &money.write(most))
    };
    sells.map(range).unwrap_or_default()
}

fn later(room: Room, play: Play) -> String {
    let asked = play.floor.with(|floor| floor.asked);
    if asked.is_zero() { String::new() } else { (room.words().floor.buys_later)(&room.chips().write(asked)) }
}

fn standing(room: Room, play: Play) -> String {
    let (words, table) = (room.words(), room.table.get());
    let outcome = play.floor.with(|floor| floor.outcome);
    outcome.map(|outcome| (words.floor.standing)(&outcome, &table, room.price())).unwrap_or_default()
}

fn prizes(room: Room, play: Play) -> String {
    let progress = play.floor.with(|floor| floor.progress.clone());
    progress.map(|progress| (room.words().floor.prizes)(&progress.prizes, room.price())).unwrap_or_default()
}
