//! What can be asked of the room: a row of buttons.

use leptos::prelude::*;

use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::sitting::Service;

/// A button for each; the last is the usual one.
#[component]
pub fn Services(services: Memo<Vec<Service>>, class: &'static str) -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let button = move |service: Service| {
        view! {
            <button
                data-action=service.name()
                aria-disabled=live(move || (!play.armed.get()).to_string())
                on:click=move |_| play.serve(service)
            >
                {live(move || (room.words().floor.service)(service, room.money(), room.price()))}
            </button>
        }
    };
    view! {
        <div class=class hidden=live(move || services.with(Vec::is_empty))>
            <For each=move || services.get() key=|service| *service children=button />
        </div>
    }
}
