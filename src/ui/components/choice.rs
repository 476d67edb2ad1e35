//! A choice of one among a few.

use leptos::prelude::*;

use crate::ui::room::live;

/// What can be chosen: its value, and its text.
pub type Options = Vec<(String, Signal<String>)>;

/// A labelled choice.
#[component]
pub fn Choice(
    field: &'static str,
    label: Signal<String>,
    options: Options,
    chosen: Signal<String>,
    choose: Callback<String>,
) -> impl IntoView {
    let option = |(value, text): (String, Signal<String>)| {
        let own = value.clone();
        let selected = live(move || chosen.with(|chosen| *chosen == own));
        view! { <option value=value selected=selected>{text}</option> }
    };
    view! {
        <label class="field" data-field=field>
            <span>{label}</span>
            <select prop:value=chosen on:change=move |event| choose.run(event_target_value(&event))>
                {options.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}
