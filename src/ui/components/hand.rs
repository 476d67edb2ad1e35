//! What one says and does: the question, the amount, the buttons.

use leptos::ev;
use leptos::prelude::*;

use super::amount::{Amount, AmountView};
use super::buttons::{Buttons, fold, passive};
use super::plan::Plans;
use super::service::Services;
use crate::ui::effects::keys::{self, Command};
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::scene::{Preset, Scene, Turn};
use crate::ui::settings::{Say, Shortcut};
use crate::ui::sitting::{Phase, Service};
use crate::ui::text;

/// The lower part of the screen at a table.
#[component]
pub fn HandView() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let turn = Memo::new(move |_| {
        play.phase.with(|phase| if let Phase::Asked(turn) = phase { Some(turn.clone()) } else { None })
    });
    let asks_first = RwSignal::new(false);
    let amount = Amount::of(turn, play);
    let group = amount.group();
    Effect::new(move |_| {
        turn.get();
        asks_first.set(false);
    });
    // The keyboard goes to the actions when it is your turn, but only from nowhere.
    Effect::new(move |_| {
        if turn.with(Option::is_some)
            && document().active_element().is_none_or(|element| element.tag_name() == "BODY")
            && let Some(group) = group.get()
        {
            // What cannot be focused stays as it was.
            let _ = group.focus();
        }
    });
    let listener = window_event_listener(ev::keydown, move |event| {
        let keys = untrack(|| room.letters.get().then(|| room.keys.get()));
        if let Some(command) = keys::command(&event, keys.as_ref())
            && obey(command, room, play, amount, turn, asks_first)
        {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
    let services = Memo::new(move |_| play.phase.with(|phase| phase.services().to_vec()));
    let decision = live(move || turn.with(|turn| turn.as_ref().map(|turn| turn.decision.to_string())));
    view! {
        <section class="hand" aria-label=room.say(|words| words.actions)>
            <p class="question" role="status">{live(move || question(room, play))}</p>
            <p class="countdown" role="timer" hidden=live(move || play.countdown.left.with(Option::is_none))>
                {live(move || play.countdown.left.get().map(|left| format!("{left}\u{202f}s")))}
            </p>
            <p class="unseen" role="status" data-said="">{play.said}</p>
            <p class="watching" aria-hidden="true">{live(move || watching(room, play))}</p>
            <div
                class="act"
                role="group"
                aria-label=room.say(|words| words.actions)
                tabindex="-1"
                node_ref=group
                data-decision=decision
                data-ready=live(move || (turn.with(Option::is_some) && play.armed.get()).then_some(""))
            >
                <AmountView amount />
                <Buttons turn amount asks_first />
                <Plans />
                <Services services class="buttons onward" />
            </div>
        </section>
    }
}

/// What the player is asked, for eye and ear.
pub fn question(room: Room, play: Play) -> String {
    play.phase.with(|phase| match phase {
        Phase::Asked(turn) => text::question(turn, room.words(), room.money()),
        Phase::Between(services) | Phase::Aside(services) => standing(room, play, services),
        Phase::Lobby | Phase::Watching(_) | Phase::Elsewhere => String::new(),
    })
}

/// What a key reads out.
fn read_out(what: Say, room: Room, play: Play) -> String {
    let question = question(room, play);
    play.scene.with(|scene| text::readout(what, scene, &question, room.words(), room.money()))
}

/// How the player stands who is not asked to act.
fn standing(room: Room, play: Play, services: &[Service]) -> String {
    let words = room.words();
    let has = |test: fn(&Service) -> bool| services.iter().any(test);
    match () {
        () if has(|service| matches!(service, Service::Again)) => words.floor.over.to_owned(),
        () if has(|service| matches!(service, Service::Finish)) => {
            let result = play.floor.with(|floor| floor.result.clone());
            (words.floor.out)(result.as_ref(), room.price())
        }
        () if has(|service| matches!(service, Service::Rebuy { .. })) => words.broke.to_owned(),
        () if has(|service| matches!(service, Service::Wait)) => words.floor.sitting_out.to_owned(),
        () if has(|service| matches!(service, Service::ComeBack { .. })) => {
            let waits = play.floor.with(|floor| floor.waits);
            if waits { words.floor.waiting } else { words.floor.sitting_out }.to_owned()
        }
        () if has(|service| matches!(service, Service::Next | Service::Watch)) => words.hand_over.to_owned(),
        () => words.table_closed.to_owned(),
    }
}

/// Who is waited for; seen, but not said every time.
fn watching(room: Room, play: Play) -> String {
    if play.paused.get() {
        return room.words().paused.to_owned();
    }
    if !play.phase.with(|phase| matches!(phase, Phase::Watching(_))) {
        return String::new();
    }
    let acting = |scene: &Scene| scene.seats.iter().find(|seat| seat.acting && !seat.you).map(|seat| seat.name.clone());
    play.scene.with(acting).map(|name| (room.words().waiting_for)(&name)).unwrap_or_default()
}

/// Does what a key means now; `false` when it means nothing now.
fn obey(
    command: Command,
    room: Room,
    play: Play,
    amount: Amount,
    turn: Memo<Option<Turn>>,
    asks_first: RwSignal<bool>,
) -> bool {
    let asked = turn.get_untracked();
    let raise = asked.as_ref().and_then(Turn::raise);
    match (command, &asked) {
        (Command::Shortcut(Shortcut::Say(what)), _) => play.said.set(untrack(|| read_out(what, room, play))),
        (Command::Shortcut(Shortcut::Pause), _) => play.pause(!play.paused.get_untracked()),
        (Command::Shortcut(Shortcut::Guide), _) => room.guide_open.set(true),
        (Command::Help, _) => room.menu_open.set(true),
        (Command::Shortcut(Shortcut::Log), _) => room.log_open.update(|open| *open = !*open),
        (Command::Escape, _) => {
            asks_first.set(false);
            if let Some(focused) = document().active_element() {
                use wasm_bindgen::JsCast;
                // The browser's own answer to Escape, closing a sheet, must still happen.
                let _ = focused.dyn_into::<web_sys::HtmlElement>().map(|element| element.blur());
            }
            return false;
        }
        (Command::Onward, _) if play.paused.get_untracked() => play.pause(false),
        (Command::Onward, None) => match play.phase.with_untracked(Phase::onward) {
            Some(service) => play.serve(service),
            None => play.catch_up(),
        },
        (Command::Shortcut(Shortcut::Fold), Some(turn)) => fold(room, play, turn, asks_first),
        (Command::Shortcut(Shortcut::Passive), Some(turn)) => passive(play, turn),
        (Command::Shortcut(Shortcut::Raise), Some(_)) if raise.is_some() => amount.go_to(),
        (Command::Shortcut(Shortcut::AllIn), Some(_)) if raise.is_some_and(|raise| raise.free) => {
            amount.offer(raise.map(|raise| raise.most));
        }
        (Command::Shortcut(Shortcut::Pot), Some(_)) => {
            let pot = raise.and_then(|raise| raise.presets.iter().find(|(preset, _)| *preset == Preset::Pot));
            amount.offer(pot.map(|(_, to)| *to));
        }
        (Command::Shortcut(Shortcut::Preset(number)), Some(_)) => {
            let preset = raise.and_then(|raise| raise.presets.get(usize::from(number))).map(|(_, to)| *to);
            amount.press(preset);
        }
        (Command::Step(steps), Some(_)) => amount.step(steps),
        (Command::Least, Some(_)) => amount.end(false),
        (Command::Most, Some(_)) => amount.end(true),
        (Command::Commit, Some(_)) if amount.filled.get_untracked() => amount.commit(),
        _ => return false,
    }
    true
}
