//! Fold, check or call, bet or raise: always in the same places.

use leptos::prelude::*;

use super::amount::Amount;
use crate::rules::{Action, WagerKind};
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::scene::{Ask, Turn};
use crate::ui::sitting::Phase;

/// Folds; where checking is free, only after asking once, unless the player has set otherwise.
pub fn fold(room: Room, play: Play, turn: &Turn, asks_first: RwSignal<bool>) {
    match turn.ask {
        Ask::Bet { call, .. } if call.is_zero() && room.fold_asks.get_untracked() && !asks_first.get_untracked() => {
            if play.armed.get_untracked() {
                asks_first.set(true);
                play.disarm();
            }
        }
        Ask::Bet { .. } => play.act(turn.decision, Action::Fold),
        Ask::Show => play.act(turn.decision, Action::Muck),
        Ask::BringIn { .. } => {}
    }
}

/// Checks or calls.
pub fn passive(play: Play, turn: &Turn) {
    let action = match turn.ask {
        Ask::Bet { call, .. } if call.is_zero() => Action::Check,
        Ask::Bet { .. } => Action::Call,
        Ask::BringIn { .. } => Action::BringIn,
        Ask::Show => Action::Show,
    };
    play.act(turn.decision, action);
}

/// The three buttons. All are always there, so that none moves under a finger.
#[component]
pub fn Buttons(turn: Memo<Option<Turn>>, amount: Amount, asks_first: RwSignal<bool>) -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let deaf = move || turn.with(Option::is_none) || !play.armed.get();
    let raise = move || turn.with(|turn| turn.as_ref().and_then(Turn::raise).is_some());
    let with_turn = move |act: fn(Room, Play, &Turn, RwSignal<bool>)| {
        move |_| {
            if let Some(turn) = turn.get_untracked() {
                act(room, play, &turn, asks_first);
            }
        }
    };
    view! {
        <div class="buttons" hidden=live(move || play.phase.with(is_elsewhere))>
            <button
                class="fold"
                data-action="fold"
                data-free=live(move || asks_first.get().then_some(""))
                aria-disabled=live(move || (deaf() || turn.with(cannot_fold)).to_string())
                on:click=with_turn(fold)
            >
                {live(move || fold_text(room, turn, asks_first))}
            </button>
            <button
                class="passive"
                data-action="passive"
                aria-disabled=live(move || deaf().to_string())
                on:click=with_turn(|_, play, turn, _| passive(play, turn))
            >
                {live(move || passive_text(room, turn))}
            </button>
            <button
                class="raise"
                data-action="raise"
                node_ref=amount.button()
                aria-disabled=live(move || (deaf() || !raise() || amount.read().is_err()).to_string())
                on:click=move |_| amount.commit()
            >
                {live(move || raise_text(room, turn, amount))}
            </button>
        </div>
        <p class="asks" role="alert">{live(move || if asks_first.get() { room.words().fold_free } else { "" })}</p>
    }
}

/// Whether something else is in the place of the three buttons: services, or boxes to tick.
fn is_elsewhere(phase: &Phase) -> bool {
    match phase {
        Phase::Between(_) | Phase::Aside(_) => true,
        Phase::Watching(plans) => !plans.is_empty(),
        Phase::Lobby | Phase::Asked(_) | Phase::Elsewhere => false,
    }
}

fn cannot_fold(turn: &Option<Turn>) -> bool {
    turn.as_ref().is_some_and(|turn| matches!(turn.ask, Ask::BringIn { .. }))
}

fn fold_text(room: Room, turn: Memo<Option<Turn>>, asks_first: RwSignal<bool>) -> &'static str {
    let words = room.words();
    match turn.with(|turn| turn.as_ref().map(|turn| turn.ask.clone())) {
        Some(Ask::Show) => words.muck,
        Some(_) if asks_first.get() => words.fold_anyway,
        _ => words.fold,
    }
}

fn passive_text(room: Room, turn: Memo<Option<Turn>>) -> String {
    let (words, money) = (room.words(), room.money());
    turn.with(|turn| match turn.as_ref().map(|turn| &turn.ask) {
        Some(Ask::Bet { call, all_in, .. }) if !call.is_zero() => (words.call)(&money.write(*call), *all_in),
        Some(Ask::BringIn { chips, .. }) => (words.bring_in)(&money.write(*chips)),
        Some(Ask::Show) => words.show.to_owned(),
        Some(Ask::Bet { .. }) | None => words.check.to_owned(),
    })
}

fn raise_text(room: Room, turn: Memo<Option<Turn>>, amount: Amount) -> String {
    let (words, money) = (room.words(), room.money());
    turn.with(|turn| match turn.as_ref().map(|turn| &turn.ask) {
        Some(Ask::Bet { raise: Err(reason), .. } | Ask::BringIn { raise: Err(reason), .. }) => {
            (words.no_raise)(*reason)
        }
        Some(Ask::Bet { raise: Ok(raise), .. } | Ask::BringIn { raise: Ok(raise), .. }) => {
            let Ok(to) = amount.read() else { return words.raise.to_owned() };
            let chips = money.write(to);
            match raise.kind {
                _ if to == raise.all_in => (words.all_in_to)(&chips),
                WagerKind::Bet => (words.bet)(&chips),
                WagerKind::Complete => (words.complete_to)(&chips),
                _ => (words.raise_to)(&chips),
            }
        }
        Some(Ask::Show) | None => words.raise.to_owned(),
    })
}
