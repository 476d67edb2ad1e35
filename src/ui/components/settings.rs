//! What can be set, each where its effect is seen at once.

use leptos::prelude::*;

use super::choice::Choice;
use super::house::SideViewChoice;
use crate::ui::effects::sound;
use crate::ui::room::{Room, live};
use crate::ui::scene::Cue;
use crate::ui::settings::{AfterFold, DeckColours, Felt, Loudness, Motion, Reveal, Shortcut};
use crate::ui::sitting::Pace;
use crate::ui::text::{Language, Words};

/// All settings but those of a table.
#[component]
pub fn SettingsView() -> impl IntoView {
    let room = Room::here();
    // A loudness is chosen by ear.
    let sample = move |sound: Loudness| {
        room.sound.set(sound);
        if sound != Loudness::Silent {
            sound::play(Cue::Turn, sound.share());
        }
    };
    view! {
        <section class="settings" aria-label=room.say(|words| words.settings.title)>
            <LanguageChoice />
            <fieldset>
                <legend>{room.say(|words| words.settings.course)}</legend>
                {pick(
                    "pace",
                    |words| words.settings.pace,
                    std::array::from_fn::<Pace, { Pace::STEPS }, _>(Pace),
                    |words, pace| (words.settings.pace_name)(pace),
                    room.pace,
                    move |pace| room.pace.set(pace),
                )}
                {pick(
                    "after-fold",
                    |words| words.settings.after_fold,
                    AfterFold::ALL,
                    |words, after| (words.settings.after_fold_name)(after),
                    room.after_fold,
                    move |after| room.after_fold.set(after),
                )}
                <Switch on=room.auto_deal text=|words| words.settings.auto_deal name="auto-deal" />
                <Switch on=room.fold_asks text=|words| words.settings.fold_asks name="fold-asks" />
                {pick(
                    "reveal",
                    |words| words.settings.reveal,
                    Reveal::ALL,
                    |words, reveal| (words.settings.reveal_name)(reveal),
                    room.reveal,
                    move |reveal| room.reveal.set(reveal),
                )}
            </fieldset>
            <fieldset>
                <legend>{room.say(|words| words.settings.look)}</legend>
                <Switch on=room.day text=|words| words.settings.day_room name="day" />
                {pick(
                    "felt",
                    |words| words.settings.felt,
                    Felt::ALL,
                    |words, felt| (words.settings.felt_name)(felt),
                    room.felt,
                    move |felt| room.felt.set(felt),
                )}
                {pick(
                    "deck",
                    |words| words.settings.deck,
                    DeckColours::ALL,
                    |words, deck| (words.settings.deck_name)(deck),
                    room.deck,
                    move |deck| room.deck.set(deck),
                )}
                <SideViewChoice />
                {pick(
                    "motion",
                    |words| words.settings.motion,
                    Motion::ALL,
                    |words, motion| (words.settings.motion_name)(motion),
                    room.motion,
                    move |motion| room.motion.set(motion),
                )}
                {pick(
                    "sound",
                    |words| words.settings.sound,
                    Loudness::ALL,
                    |words, sound| (words.settings.sound_name)(sound),
                    room.sound,
                    sample,
                )}
            </fieldset>
            <KeysView />
            <button class="plain" data-action="reset" on:click=move |_| room.reset()>
                {room.say(|words| words.settings.reset)}
            </button>
            <p class="note">{room.say(|words| words.settings.reset_note)}</p>
        </section>
    }
}

/// Which letter or digit means what, each in a box that takes another one.
#[component]
fn KeysView() -> impl IntoView {
    let room = Room::here();
    let row = |shortcut: Shortcut| {
        let key = live(move || room.keys.get().of(shortcut).to_string());
        let choose = move |event| {
            let typed = event_target_value(&event);
            // What was there stays beside what is typed: the new one is the one that differs.
            let old = key.get_untracked();
            let new = typed.chars().map(|key| key.to_string()).find(|key| key.to_uppercase() != old);
            if let Some(new) = new {
                room.keys.update(|keys| {
                    keys.set(shortcut, &new);
                });
            }
            event_target::<web_sys::HtmlInputElement>(&event).set_value(&key.get_untracked());
        };
        view! {
            <label class="key" data-key=format!("{shortcut:?}")>
                <span>{live(move || (room.words().settings.key_of)(shortcut))}</span>
                <input type="text" autocomplete="off" prop:value=key on:input=choose on:focus=select_all />
            </label>
        }
    };
    view! {
        <details class="keys">
            <summary>{room.say(|words| words.settings.keys)}</summary>
            <Switch on=room.letters text=|words| words.settings.letter_keys name="letters" />
            <div hidden=live(move || !room.letters.get())>{Shortcut::ALL.map(row).into_iter().collect_view()}</div>
            <p class="note">{room.say(|words| words.settings.fixed_keys)}</p>
        </details>
    }
}

fn select_all(event: web_sys::FocusEvent) {
    event_target::<web_sys::HtmlInputElement>(&event).select();
}

/// A choice of one among all values of a setting; in the page each is its number in the list.
fn pick<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    field: &'static str,
    label: fn(&Words) -> &'static str,
    all: [T; N],
    name: fn(&Words, T) -> &'static str,
    chosen: RwSignal<T>,
    choose: impl Fn(T) + Send + Sync + 'static,
) -> impl IntoView {
    let room = Room::here();
    let option = |(number, value): (usize, T)| (number.to_string(), live(move || name(room.words(), value).to_owned()));
    let place = move || all.iter().position(|&value| value == chosen.get()).unwrap_or(0).to_string();
    let choose = move |number: String| {
        if let Some(&value) = number.parse().ok().and_then(|number: usize| all.get(number)) {
            choose(value);
        }
    };
    view! {
        <Choice
            field
            label=live(move || label(room.words()).to_owned())
            options=all.into_iter().enumerate().map(option).collect()
            chosen=live(place)
            choose=Callback::new(choose)
        />
    }
}

/// Something that is on or off.
#[component]
fn Switch(on: RwSignal<bool>, text: fn(&Words) -> &'static str, name: &'static str) -> impl IntoView {
    let room = Room::here();
    view! {
        <label class="switch" data-field=name>
            <input
                type="checkbox"
                prop:checked=live(move || on.get())
                on:change=move |event| on.set(event_target_checked(&event))
            />
            <span>{room.say(text)}</span>
        </label>
    }
}

/// The languages, each by its own name.
#[component]
pub fn LanguageChoice() -> impl IntoView {
    let room = Room::here();
    pick(
        "language",
        |words| words.language,
        Language::ALL,
        |_, language| language.words().own_name,
        room.language,
        move |language| room.language.set(language),
    )
}
