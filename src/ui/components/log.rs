//! The log of everything, in order.

use leptos::prelude::*;

use crate::ui::effects::clipboard;
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::scene::Line;
use crate::ui::sitting::Told;
use crate::ui::text::speech;

/// The log, for who wants to read it; folded away it is hidden from the eye alone. What is heard stands beside it: what
/// happens in a burst, in one go, from the start, so that a screen reader hears all that is added.
#[component]
pub fn LogView() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let copied = RwSignal::new(false);
    let list = NodeRef::<leptos::html::Div>::new();
    // The newest line stays in sight.
    Effect::new(move |_| {
        play.log.track();
        room.log_open.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let copy = move |_| {
        let text = play.log.with_untracked(|lines| {
            let line = |told: &Told| (room.words().line)(&told.line, room.money_of(told.big_blind));
            lines.iter().map(line).collect::<Vec<_>>().join("\n")
        });
        clipboard::copy(&text);
        copied.set(true);
    };
    view! {
        <aside class="log" aria-label=room.say(|words| words.log) data-open=live(move || room.log_open.get().to_string())>
            <header>
                <h2>
                    <button
                        class="plain"
                        aria-expanded=live(move || room.log_open.get().to_string())
                        on:click=move |_| room.log_open.update(|open| *open = !*open)
                    >
                        {room.say(|words| words.log)}
                    </button>
                </h2>
                <button class="plain" on:click=copy on:blur=move |_| copied.set(false)>
                    {live(move || if copied.get() { room.words().copied } else { room.words().copy })}
                </button>
            </header>
            <div
                class="lines"
                node_ref=list
                role="group"
                data-scrolls=""
                aria-label=room.say(|words| words.log)
                tabindex="0"
            >
                <For
                    each=move || play.log.get()
                    key=|told| (told.number, told.line.weight())
                    children=move |Told { line, big_blind, .. }| {
                        let begins = matches!(line, Line::HandBegins { .. });
                        let text = live(move || match &line {
                            // What lies face down is not told.
                            Line::Dealt { .. } if room.side_view.get() => room.words().house.dealt_covered.to_owned(),
                            line => (room.words().line)(line, room.money_of(big_blind)),
                        });
                        view! { <p data-begins=begins.then_some("")>{text}</p> }
                    }
                />
            </div>
            <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" data-spoken="">
                <For
                    each=move || play.spoken.get()
                    key=|(number, _)| *number
                    children=move |(_, burst)| view! { <p>{live(move || spoken(room, &burst))}</p> }
                />
            </div>
        </aside>
    }
}

fn spoken(room: Room, burst: &[Told]) -> String {
    let lines = burst.iter().map(|told| (&told.line, room.money_of(told.big_blind)));
    speech(lines, room.verbosity.get(), room.side_view.get(), room.words())
}
