//! The sign that stands for chips.

use leptos::prelude::*;

/// Three chips on a pile; what one reads is the number beside it.
#[component]
pub fn ChipsSign() -> impl IntoView {
    view! {
        <svg class="chips" viewBox="0 0 24 24" aria-hidden="true">
            <path class="side" d="M3 8v9.500c0 2.5 4 4.5 9 4.500s9-2 9-4.500V8Z"></path>
            <ellipse class="top" cx="12" cy="7.5" rx="9" ry="4.7"></ellipse>
            <path class="edge" d="M3 7.500v10c0 2.5 4 4.5 9 4.500s9-2 9-4.500v-10M3 12.500C3 15 7 17 12 17s9-2 9-4.500M3 7.500C3 10 7 12.2 12 12.200s9-2.2 9-4.7-4-4.7-9-4.7-9 2.2-9 4.700Z"></path>
        </svg>
    }
}
