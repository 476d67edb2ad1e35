//! Boxes to tick while the others act, each where the button stands that it means.

use leptos::prelude::*;

use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::sitting::{Phase, Plan};

/// How many there are, or none.
const BOXES: usize = 3;

/// Three boxes, of which one at most is ticked.
#[component]
pub fn Plans() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let plans = Memo::new(move |_| {
        play.phase.with(|phase| if let Phase::Watching(plans) = phase { plans.clone() } else { Vec::new() })
    });
    let tick = move |index: usize| {
        let plan = move || plans.with(|plans| plans.get(index).copied());
        let text = move || plan().map(|plan| (room.words().plan)(plan, room.money())).unwrap_or_default();
        view! {
            <label class="plan" data-plan=live(move || plan().map(Plan::name))>
                <input
                    type="checkbox"
                    prop:checked=live(move || plan().is_some() && play.plan.get() == plan())
                    on:change=move |event| play.plan(untrack(plan).filter(|_| event_target_checked(&event)))
                />
                <span>{live(text)}</span>
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
            {(0..BOXES).map(tick).collect_view()}
        </div>
    }
}
