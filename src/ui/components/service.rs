//! What can be asked of the room: a row of buttons.

use leptos::prelude::*;

use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::sitting::Service;

/// The most that is offered at once.
const MOST: usize = 4;

/// A button for each; the last is the usual one. They are always there, the free ones hidden, which costs less than
/// making and removing them, and leaves the keyboard where it was.
#[component]
pub fn Services(services: Memo<Vec<Service>>, class: &'static str) -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let button = move |place: usize| {
        let service = move || {
            services.with(|services| {
                let index = (place + services.len()).checked_sub(MOST)?;
                services.get(index).copied()
            })
        };
        let text = move || {
            let text = |service| (room.words().floor.service)(service, room.chips(), room.price());
            service().map(text).unwrap_or_default()
        };
        let serve = move |_| {
            if let Some(service) = untrack(service) {
                play.serve(service);
            }
        };
        view! {
            <button
                data-action=live(move || service().map(Service::name))
                hidden=live(move || service().is_none())
                aria-disabled=live(move || (!play.armed.get()).to_string())
                on:click=serve
            >
                {live(text)}
            </button>
        }
    };
    view! {
        <div class=class hidden=live(move || services.with(Vec::is_empty))>{(0..MOST).map(button).collect_view()}</div>
    }
}
