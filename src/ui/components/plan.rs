//! Boxes to tick while the others act, each where the button stands that it means.

use leptos::prelude::*;

use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::sitting::{Phase, Plan};

/// Three boxes, of which one at most is ticked.
#[component]
pub fn Plans() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let plans = Memo::new(move |_| {
        play.phase.with(|phase| if let Phase::Watching(plans) = phase { plans.clone() } else { Vec::new() })
    });
    let tick = move |plan: Plan| {
        view! {
            <label class="plan" data-plan=plan.name()>
                <input
                    type="checkbox"
                    prop:checked=live(move || play.plan.get() == Some(plan))
                    on:change=move |event| play.plan(event_target_checked(&event).then_some(plan))
                />
                <span>{live(move || (room.words().plan)(plan, room.money()))}</span>
            </label>
        }
    };
    view! {
        <div
            class="buttons plans"
            role="group"
            aria-label=room.say(|words| words.plans)
            hidden=live(move || plans.with(Vec::is_empty))
        >
            <For each=move || plans.get() key=|plan| *plan children=tick />
        </div>
    }
}
