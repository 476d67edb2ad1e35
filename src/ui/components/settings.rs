//! What can be set, each where its effect is seen at once.

use leptos::prelude::*;

use super::amount::size_text;
use super::choice::Choice;
use super::house::SideViewChoice;
use crate::ui::effects::sound;
use crate::ui::room::{Room, live};
use crate::ui::scene::Cue;
use crate::ui::settings::{
    AfterFold, Amounts, DecisionTime, DeckColours, Felt, Loudness, Motion, Pace, Presets, Reveal, Shortcut, Size,
    Verbosity,
};
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
                    "run-out",
                    |words| words.settings.run_out,
                    std::array::from_fn::<Option<Pace>, { Pace::STEPS + 1 }, _>(|step| step.checked_sub(1).map(Pace)),
                    |words, pace| pace.map_or(words.settings.as_the_rest, words.settings.pace_name),
                    room.run_out,
                    move |pace| room.run_out.set(pace),
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
                {pick(
                    "interval",
                    |words| words.settings.interval,
                    std::array::from_fn::<Pace, { Pace::STEPS }, _>(Pace),
                    |words, pace| (words.settings.interval_name)(pace),
                    room.interval,
                    move |pace| room.interval.set(pace),
                )}
                {pick(
                    "decision-time",
                    |words| words.settings.decision_time,
                    DecisionTime::ALL,
                    |words, time| (words.settings.decision_time_name)(time),
                    room.decision_time,
                    move |time| room.decision_time.set(time),
                )}
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
                {pick(
                    "amounts",
                    |words| words.settings.amounts,
                    Amounts::ALL,
                    |words, amounts| (words.settings.amounts_name)(amounts),
                    room.amounts,
                    move |amounts| room.amounts.set(amounts),
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
                {pick(
                    "verbosity",
                    |words| words.settings.verbosity,
                    Verbosity::ALL,
                    |words, verbosity| (words.settings.verbosity_name)(verbosity),
                    room.verbosity,
                    move |verbosity| room.verbosity.set(verbosity),
                )}
            </fieldset>
            <PresetsView />
            <KeysView />
            <button class="plain" data-action="reset" on:click=move |_| room.reset()>
                {room.say(|words| words.settings.reset)}
            </button>
            <p class="note">{room.say(|words| words.settings.reset_note)}</p>
        </section>
    }
}

/// Which amounts are ready beside the pot and everything.
#[component]
fn PresetsView() -> impl IntoView {
    let room = Room::here();
    let slots = |later: bool| {
        let sizes = if later { Size::OF_THE_POT } else { Size::OVER_BLINDS };
        let choices: [Option<Size>; 8] = std::array::from_fn(|place| place.checked_sub(1).map(|place| sizes[place]));
        let slot = move |slot: usize| {
            let read = move |presets: &Presets| if later { presets.later[slot] } else { presets.over_blinds[slot] };
            let label = if later {
                |words: &Words| words.settings.preset_later
            } else {
                |words: &Words| words.settings.preset_over_blinds
            };
            let name =
                |words: &Words, size: Option<Size>| size.map_or("\u{2013}".to_owned(), |size| size_text(size, words));
            let chosen = live(move || room.presets.with(read));
            let choose = move |size| {
                room.presets.update(|presets| {
                    let slots = if later { &mut presets.later } else { &mut presets.over_blinds };
                    slots[slot] = size;
                });
            };
            pick_named(
                "preset",
                live(move || format!("{} {}", label(room.words()), slot + 1)),
                choices,
                name,
                chosen,
                choose,
            )
        };
        [0, 1, 2].map(slot).into_iter().collect_view()
    };
    view! {
        <details class="ready">
            <summary>{room.say(|words| words.settings.presets)}</summary>
            {slots(false)}
            {slots(true)}
            <p class="note">{room.say(|words| words.settings.presets_note)}</p>
        </details>
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
    pick_named(
        field,
        live(move || label(room.words()).to_owned()),
        all,
        move |words, value| name(words, value).to_owned(),
        Signal::from(chosen),
        choose,
    )
}

/// The same, where the label and the names are made when they are shown.
fn pick_named<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    field: &'static str,
    label: Signal<String>,
    all: [T; N],
    name: impl Fn(&Words, T) -> String + Copy + Send + Sync + 'static,
    chosen: Signal<T>,
    choose: impl Fn(T) + Send + Sync + 'static,
) -> impl IntoView {
    let room = Room::here();
    let option = move |(number, value): (usize, T)| (number.to_string(), live(move || name(room.words(), value)));
    let place = move || all.iter().position(|&value| value == chosen.get()).unwrap_or(0).to_string();
    let choose = move |number: String| {
        if let Some(&value) = number.parse().ok().and_then(|number: usize| all.get(number)) {
            choose(value);
        }
    };
    view! {
        <Choice
            field
            label
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
