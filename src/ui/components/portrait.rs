//! The players' faces: a few plain shapes in two colours, told apart at 32 pixels.

use leptos::prelude::*;

/// One face: its hue and three paths, dark hair or hat, light face, dark detail.
struct Drawing {
    hue: &'static str,
    behind: &'static str,
    face: &'static str,
    front: &'static str,
}

/// Yours first, then one for each other seat.
const DRAWINGS: [Drawing; 10] = [
    // Head and shoulders, nothing more: it is you.
    Drawing {
        hue: "85",
        behind: "M4 32c0-8 5-12 12-12s12 4 12 12Z",
        face: "M16 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z",
        front: "",
    },
    // A bob with a straight fringe.
    Drawing {
        hue: "25",
        behind: "M6 25V14a10 10 0 0 1 20 0v11Z",
        face: "M10 14h12v7a6 6 0 0 1-12 0Z",
        front: "M9 9h14v5.500H9Z",
    },
    // A flat cap.
    Drawing {
        hue: "145",
        behind: "M5 32c0-4 4-6 11-6s11 2 11 6Z",
        face: "M9 12h14v8a7 7 0 0 1-14 0Z",
        front: "M8 12a8.5 7 0 0 1 17 0h4v2.500H8Z",
    },
    // Round glasses.
    Drawing {
        hue: "255",
        behind: "M5 32c0-4 4-6 11-6s11 2 11 6Z",
        face: "M16 5a9 10 0 0 1 9 10 9 10 0 0 1-18 0A9 10 0 0 1 16 5Z",
        front: "M11.5 11.500a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.400Zm9 0a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.400Z",
    },
    // A high bun.
    Drawing {
        hue: "330",
        behind: "M16 1.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM6.5 19a9.5 10.5 0 0 1 19 0Z",
        face: "M16 10.500a7.5 8 0 0 1 7.5 8.5 7.5 8.5 0 0 1-15 0 7.5 8 0 0 1 7.5-8.500Z",
        front: "M8.5 17c4.5 0 7-2 7.5-5 .5 3 3 5 7.5 5-.7-4.5-3.5-7.5-7.5-7.500S9.2 12.5 8.5 17Z",
    },
    // A full beard.
    Drawing {
        hue: "55",
        behind: "M5 32c0-4 4-6 11-6s11 2 11 6Z",
        face: "M8 9a8 6 0 0 1 16 0v9H8Z",
        front: "M7.5 15c3 2.5 14 2.5 17 0v5.500a8.5 8.5 0 0 1-17 0Z",
    },
    // Long hair, parted.
    Drawing {
        hue: "300",
        behind: "M4.5 30V15a11.5 11.5 0 0 1 23 0v15Z",
        face: "M10 14h12v6.500a6 6.5 0 0 1-12 0Z",
        front: "M16 6.500c0 5-3 8-7 9V10Zm0 0c0 5 3 8 7 9V10Z",
    },
    // A tall hat.
    Drawing {
        hue: "200",
        behind: "M5 32c0-4 4-6 11-6s11 2 11 6Z",
        face: "M9.5 14h13v6a6.5 6.5 0 0 1-13 0Z",
        front: "M10 3h12v8h6v3H4v-3h6Z",
    },
    // A headband and curls.
    Drawing {
        hue: "115",
        behind: "M9 4a5 5 0 0 1 7-2 5 5 0 0 1 7 2 5 5 0 0 1 4 6 5 5 0 0 1-1 7H6a5 5 0 0 1-1-7 5 5 0 0 1 4-6Z",
        face: "M8.5 12h15v7a7.5 8 0 0 1-15 0Z",
        front: "M7.5 10.500h17V14h-17Z",
    },
    // Bald, with a moustache.
    Drawing {
        hue: "225",
        behind: "M5 32c0-4 4-6 11-6s11 2 11 6Z",
        face: "M16 3.500a9 9.5 0 0 1 9 9.500v4a9 9 0 0 1-18 0v-4a9 9.5 0 0 1 9-9.500Z",
        front: "M16 17c2.5-2.2 6-1 7 2-3 1.7-5.5 1.5-7 0-1.5 1.5-4 1.7-7 0 1-3 4.5-4.2 7-2Z",
    },
];

/// The face of a seat; 0 is you.
#[component]
pub fn Portrait(number: usize) -> impl IntoView {
    let drawing = &DRAWINGS[number % DRAWINGS.len()];
    view! {
        <svg class="portrait" viewBox="0 0 32 32" aria-hidden="true" style:--hue=drawing.hue>
            <circle class="ground" cx="16" cy="16" r="16"></circle>
            <g clip-path="url(#round)">
                <path class="dark" d=drawing.behind></path>
                <path class="light" d=drawing.face></path>
                <path class="dark" d=drawing.front></path>
            </g>
        </svg>
    }
}

/// The circle that cuts every face, once for the whole page.
#[component]
pub fn PortraitFrame() -> impl IntoView {
    view! {
        <svg class="sprite" aria-hidden="true">
            <clipPath id="round"><circle cx="16" cy="16" r="16"></circle></clipPath>
        </svg>
    }
}
