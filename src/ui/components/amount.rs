//! The amount of a bet: a number to type, a slider, steps, ready amounts.

use leptos::html::Input;
use leptos::prelude::*;

use crate::rules::{Action, Chips, Structure, Tier};
use crate::ui::effects::keys::LEAP;
use crate::ui::play::{DEAF, Play};
use crate::ui::room::{Room, live};
use crate::ui::scene::{Preset, Raising, Turn};
use crate::ui::settings::Size;
use crate::ui::text::Words;
use crate::ui::text::number::AmountError;

/// What stands in the box.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Entry {
    /// What somebody is typing.
    Typed(String),
    /// An amount that was filled in; it is written as amounts are.
    Filled(Chips),
    /// Nothing: there is no choice.
    Empty,
}

/// The amount as it stands. It begins at the smallest legal one with every decision and is never rewritten
/// while somebody types.
#[derive(Clone, Copy)]
pub struct Amount {
    room: Room,
    play: Play,
    turn: Memo<Option<Turn>>,
    entry: RwSignal<Entry>,
    /// Whether the player chose it for this decision, so that Enter may commit it.
    pub filled: RwSignal<bool>,
    input: NodeRef<Input>,
    button: NodeRef<leptos::html::Button>,
    group: NodeRef<leptos::html::Div>,
    pressed: StoredValue<f64>,
}

/// What is wrong with a typed amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It is not an amount.
    Text(AmountError),
    /// It is not on offer.
    Range(Chips, Chips),
}

impl Amount {
    /// The amount of the decision that `turn` holds.
    pub fn of(turn: Memo<Option<Turn>>, play: Play) -> Self {
        let amount = Self {
            room: Room::here(),
            play,
            turn,
            entry: RwSignal::new(Entry::Empty),
            filled: RwSignal::new(false),
            input: NodeRef::new(),
            button: NodeRef::new(),
            group: NodeRef::new(),
            pressed: StoredValue::new(0.0),
        };
        let decision = Memo::new(move |_| turn.with(|turn| turn.as_ref().map(|turn| turn.decision)));
        Effect::new(move |_| {
            // Read, not only tracked: a value that nobody reads is never computed anew.
            decision.get();
            amount.filled.set(false);
            amount.set(untrack(|| amount.raising()).map(|raise| raise.least));
        });
        amount
    }

    /// The raise on offer.
    pub fn raising(self) -> Option<Raising> {
        self.turn.with(|turn| turn.as_ref().and_then(Turn::raise).cloned())
    }

    /// The amount, if it is one that is on offer.
    pub fn read(self) -> Result<Chips, Wrong> {
        let Some(raise) = self.raising() else { return Err(Wrong::Text(AmountError::Empty)) };
        let to = match self.entry.get() {
            Entry::Typed(text) => {
                let money = self.room.money();
                let to = money.read(&text).map_err(Wrong::Text)?;
                // Whoever types an end as it is written means it, even where it is written rounded.
                [raise.least, raise.most].into_iter().find(|&end| money.alike(end, to)).unwrap_or(to)
            }
            Entry::Filled(to) => to,
            Entry::Empty => return Err(Wrong::Text(AmountError::Empty)),
        };
        if raise.offers(to) { Ok(to) } else { Err(Wrong::Range(raise.least, raise.most)) }
    }

    fn set(self, to: Option<Chips>) {
        self.entry.set(to.map_or(Entry::Empty, Entry::Filled));
    }

    /// What stands in the box.
    fn text(self) -> String {
        match self.entry.get() {
            Entry::Typed(text) => text,
            Entry::Filled(to) => self.room.money().write_plain(to),
            Entry::Empty => String::new(),
        }
    }

    /// What was typed is an amount from now on, if it is one.
    fn settle(self) {
        if let Ok(to) = untrack(|| self.read()) {
            self.set(Some(to));
        }
    }

    /// Fills in an amount; nothing happens when it is not on offer.
    pub fn fill(self, to: Option<Chips>) {
        if to.is_some() {
            self.set(to);
            self.filled.set(true);
        }
    }

    /// A ready amount: the first press fills it in, a second one commits it. A double click is one press.
    pub fn press(self, to: Option<Chips>) {
        let Some(to) = to else { return };
        let now = js_sys::Date::now();
        if !self.filled.get_untracked() || untrack(|| self.read()) != Ok(to) {
            self.offer(Some(to));
        } else if now - self.pressed.get_value() >= f64::from(DEAF) {
            self.commit();
        }
        self.pressed.set_value(now);
    }

    /// So many steps up or down.
    pub fn step(self, steps: i64) {
        if let Some(raise) = untrack(|| self.raising()).filter(Raising::has_choice) {
            let from = untrack(|| self.read()).unwrap_or(raise.least);
            self.fill(Some(raise.stepped(from, steps)));
        }
    }

    /// The smallest amount or the largest.
    pub fn end(self, most: bool) {
        if let Some(raise) = untrack(|| self.raising()).filter(Raising::has_choice) {
            self.fill(Some(if most { raise.most } else { raise.least }));
        }
    }

    /// The keyboard goes to the amount, or to the button where there is only one amount.
    pub fn go_to(self) {
        let free = untrack(|| self.raising()).is_some_and(|raise| raise.free);
        // Without focus nothing is typed by mistake.
        if free {
            if let Some(input) = self.input.get_untracked() {
                let _ = input.focus();
                input.select();
            }
        } else if let Some(button) = self.button.get_untracked() {
            let _ = button.focus();
        }
    }

    /// Fills in an amount, and the keyboard goes to the button that says it and commits it.
    pub fn offer(self, to: Option<Chips>) {
        self.fill(to);
        if let (true, Some(button)) = (to.is_some(), self.button.get_untracked()) {
            let _ = button.focus();
        }
    }

    /// The button that commits it.
    pub const fn button(self) -> NodeRef<leptos::html::Button> {
        self.button
    }

    /// Where all actions are together, for the keyboard to rest on.
    pub const fn group(self) -> NodeRef<leptos::html::Div> {
        self.group
    }

    /// Bets or raises to the amount that is filled in.
    pub fn commit(self) {
        let (Some(turn), Ok(to)) = (self.turn.get_untracked(), untrack(|| self.read())) else { return };
        self.play.act(turn.decision, Action::RaiseTo(to));
        // Away from box and button, so that the next key is a command again, and no Enter too many raises.
        if let Some(group) = self.group.get_untracked() {
            let _ = group.focus();
        }
    }

    /// A key in the box.
    fn key(self, event: &web_sys::KeyboardEvent) {
        match event.key().as_str() {
            "Enter" => self.commit(),
            "ArrowUp" => self.step(1),
            "ArrowDown" => self.step(-1),
            "PageUp" => self.step(LEAP),
            "PageDown" => self.step(-LEAP),
            _ => return,
        }
        event.prevent_default();
    }
}

/// The most ready amounts there are at once.
const PRESETS: usize = 5;

/// The number first, the slider beside it, ready amounts as small pills.
#[component]
pub fn AmountView(amount: Amount) -> impl IntoView {
    let room = Room::here();
    let raise = Memo::new(move |_| amount.raising().filter(Raising::has_choice));
    let wrong = live(move || {
        let wrong = raise.with(Option::is_some).then(|| amount.read().err()).flatten();
        let (words, money) = (room.words(), room.money());
        match wrong {
            None => String::new(),
            Some(Wrong::Text(error)) => (words.amount_problem)(error).to_owned(),
            Some(Wrong::Range(least, most)) => (words.amount_range)(&money.write(least), &money.write(most)),
        }
    });
    // The slider counts steps, so that its end is the exact most, whatever the step.
    let notches = live(move || raise.get().map_or(1, |raise| steps_between(&raise, raise.most)).to_string());
    let notch = live(move || {
        raise.get().map_or(0, |raise| steps_between(&raise, amount.read().unwrap_or(raise.least))).to_string()
    });
    let spoken = live(move || amount.read().map(|to| room.money().write(to)).unwrap_or_default());
    let slide = move |event| {
        let steps = event_target_value(&event).parse().unwrap_or(0);
        amount.fill(raise.get_untracked().map(|raise| raise.stepped(raise.least, steps)));
    };
    let preset = move |index: usize| {
        let preset = move || raise.with(|raise| raise.as_ref().and_then(|raise| raise.presets.get(index).copied()));
        let chosen = move || amount.filled.get() && preset().is_some_and(|(_, to)| amount.read() == Ok(to));
        view! {
            <button
                class="preset"
                hidden=live(move || preset().is_none())
                data-preset=live(move || preset().map(|(_, to)| to.to_string()))
                aria-pressed=live(move || chosen().to_string())
                on:click=move |_| amount.press(untrack(preset).map(|(_, to)| to))
            >
                {live(move || preset().map(|(preset, _)| preset_text(preset, room)).unwrap_or_default())}
            </button>
        }
    };
    let step = move |steps: i64, sign: &'static str, name: fn(&Words) -> &'static str| {
        view! {
            <button class="step" aria-label=room.say(name) on:click=move |_| amount.step(steps)>{sign}</button>
        }
    };
    // In fixed limit there is nothing to choose, or one of two amounts on some street: then there is always room for
    // them, so that nothing moves when it comes to that.
    let limit = move || room.table.with(|table| table.structure == Structure::Limit);
    let single =
        move || room.table.with(|table| table.game.streets.iter().all(|street| street.tier != Tier::SmallOrBig));
    let fixed = live(move || limit() && single());
    let closed = live(move || raise.with(Option::is_none));
    view! {
        <div class="amount" hidden=fixed inert=closed>
            <div class="presets" role="group" aria-label=room.say(|words| words.presets)>
                {(0..PRESETS).map(preset).collect_view()}
            </div>
            <div class="dial" hidden=live(limit)>
                <input
                    type="text"
                    inputmode="decimal"
                    autocomplete="off"
                    node_ref=amount.input
                    aria-label=room.say(|words| words.amount)
                    aria-describedby="about-amount"
                    aria-invalid=live(move || (!wrong.with(String::is_empty)).to_string())
                    prop:value=live(move || amount.text())
                    on:input=move |event| {
                        amount.entry.set(Entry::Typed(event_target_value(&event)));
                        amount.filled.set(true);
                    }
                    on:change=move |_| amount.settle()
                    on:keydown=move |event| amount.key(&event)
                    on:wheel=move |event| {
                        event.prevent_default();
                        amount.step(if event.delta_y() < 0.0 { 1 } else { -1 });
                    }
                />
                {step(-1, "\u{2212}", |words| words.less)}
                <input
                    type="range"
                    min="0"
                    max=notches
                    step="1"
                    aria-label=room.say(|words| words.amount)
                    aria-valuetext=spoken
                    prop:max=notches
                    prop:value=notch
                    on:input=slide
                />
                {step(1, "+", |words| words.more)}
            </div>
            <p class="problem" id="about-amount" aria-live="polite">{wrong}</p>
        </div>
    }
}

/// How many steps it takes from the least to here, the last one perhaps a short one.
fn steps_between(raise: &Raising, to: Chips) -> i64 {
    let steps = to.saturating_sub(raise.least).0.div_ceil(raise.step.0.max(1));
    i64::try_from(steps).unwrap_or(i64::MAX)
}

fn preset_text(preset: Preset, room: Room) -> String {
    let words = room.words();
    match preset {
        Preset::Size(size) => size_text(size, room.words()),
        Preset::Pot => words.preset_pot.to_owned(),
        Preset::AllIn => words.preset_all_in.to_owned(),
        Preset::Exact(to) => room.money().write(to),
    }
}

/// A size as it stands on a small button.
pub fn size_text(size: Size, words: &Words) -> String {
    match size {
        Size::Times(tenths) if tenths % 10 == 0 => format!("{}\u{d7}", tenths / 10),
        Size::Times(tenths) => format!("{}{}{}\u{d7}", tenths / 10, words.marks.decimal, tenths % 10),
        Size::Part(1, 4) => "\u{bc}".to_owned(),
        Size::Part(1, 3) => "\u{2153}".to_owned(),
        Size::Part(1, 2) => "\u{bd}".to_owned(),
        Size::Part(2, 3) => "\u{2154}".to_owned(),
        Size::Part(3, 4) => "\u{be}".to_owned(),
        Size::Part(3, 2) => "1\u{bd}".to_owned(),
        Size::Part(over, 1) => format!("{over}\u{d7} {}", words.preset_pot),
        Size::Part(over, under) => format!("{over}/{under}"),
    }
}
