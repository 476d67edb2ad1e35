//! What went wrong, in words, with what can be done about it.

use leptos::prelude::*;

use crate::ui::effects::download;
use crate::ui::play::{Notice, Play};
use crate::ui::room::{Room, live};

/// The notice, if there is one.
#[component]
pub fn NoticeView() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let save = move || {
        play.notice.with(|notice| if let Some(Notice::Save { text, .. }) = notice { Some(text.clone()) } else { None })
    };
    view! {
        <div class="notices" role="alert">
            <div
                class="notice"
                data-calm=live(move || play.notice.with(|notice| notice.as_ref().is_some_and(is_calm).then_some("")))
                hidden=live(move || play.notice.with(Option::is_none))
            >
                <p>{live(move || play.notice.with(|notice| text(room, notice.as_ref())))}</p>
                <button
                    data-action="download"
                    hidden=live(move || save().is_none())
                    on:click=move |_| download::offer("controbuio-save.json", &save().unwrap_or_default())
                >
                    {room.say(|words| words.download_save)}
                </button>
                <button data-action="dismiss" on:click=move |_| play.notice.set(None)>{room.say(|words| words.dismiss)}</button>
            </div>
        </div>
    }
}

/// Whether it is only news.
const fn is_calm(notice: &Notice) -> bool {
    matches!(notice, Notice::Refilled | Notice::Left { .. } | Notice::Finished { .. })
}

fn text(room: Room, notice: Option<&Notice>) -> String {
    let words = room.words();
    match notice {
        None => String::new(),
        Some(Notice::Address(problems)) => {
            let mut text = words.bad_address.to_owned();
            for problem in problems {
                text.push(' ');
                text += &(words.address_problem)(problem, room.chips());
            }
            text
        }
        Some(Notice::Save { foreign: false, .. }) => words.bad_save.to_owned(),
        Some(Notice::Save { foreign: true, .. }) => words.newer_save.to_owned(),
        Some(Notice::NoStorage) => words.no_storage.to_owned(),
        Some(Notice::Refused) => words.refused.to_owned(),
        Some(Notice::Elsewhere) => words.elsewhere.to_owned(),
        Some(Notice::Refilled) => words.floor.refilled.to_owned(),
        Some(Notice::Left { outcome, table }) => (words.floor.left)(outcome, table, room.price()),
        Some(Notice::Finished { outcome, result }) => (words.floor.finished)(outcome, result.as_ref(), room.price()),
    }
}
