//! One player at the table.

use leptos::prelude::*;

use super::card::Cards;
use super::peek::{self, Peek, covers};
use super::portrait::Portrait;
use crate::rules::{Card, Seat};
use crate::session::Session;
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::scene::{CardScene, Deed, SeatScene, Standing};
use crate::ui::text::SeatLabel;

/// A seat: cards, and a pill with face, name, stack and the last word.
///
/// Everything is always there; the sheet shows what the attributes say, which costs less than making and removing.
#[component]
pub fn SeatView(seat: Seat) -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let scene = Memo::new(move |_| play.seat(seat));
    let text = move |pick: fn(&SeatScene, Room) -> String| {
        live(move || scene.with(|scene| scene.as_ref().map(|scene| pick(scene, room)).unwrap_or_default()))
    };
    let mark = move |pick: fn(&SeatScene) -> Option<&'static str>| {
        live(move || scene.with(|scene| scene.as_ref().and_then(pick)))
    };
    let cards = move |pick: fn(&SeatScene) -> &[CardScene]| {
        live(move || scene.with(|scene| scene.iter().flat_map(pick).copied().map(Some).collect()))
    };
    let open = cards(|scene| &scene.down);
    let down = live(move || {
        let covered = seat == Session::PLAYER && covers(room, play);
        if covered { scene.with(|scene| scene.as_ref().map(peek::covered).unwrap_or_default()) } else { open.get() }
    });
    let hand = live(move || play.scene.with(|scene| scene.hand));
    // Your own cards come face up; anybody else's face is a card that was turned.
    let enters =
        live(move || scene.with(|scene| if scene.as_ref().is_some_and(was_turned) { "turned" } else { "dealt" }));
    view! {
        <li
            class="seat"
            data-seat=seat.index().to_string()
            data-you=mark(|scene| scene.you.then_some(""))
            data-state=text(|scene, _| scene.standing.name().to_owned())
            data-dealer=mark(|scene| scene.dealer.then_some(""))
            data-acting=mark(|scene| scene.acting.then_some(""))
            data-winner=mark(|scene| scene.winner.then_some(""))
            data-tall-edge=mark(|scene| Some(scene.place.tall.edge.name()))
            data-wide-edge=mark(|scene| Some(scene.place.wide.edge.name()))
            style:--list-y=text(|scene, _| scene.place.list.seat.y.to_string())
            style:--tall-x=text(|scene, _| scene.place.tall.seat.x.to_string())
            style:--tall-y=text(|scene, _| scene.place.tall.seat.y.to_string())
            style:--wide-x=text(|scene, _| scene.place.wide.seat.x.to_string())
            style:--wide-y=text(|scene, _| scene.place.wide.seat.y.to_string())
            aria-label=text(label)
            aria-hidden=mark(|scene| (scene.standing == Standing::Empty).then_some("true"))
        >
            <span class="hole">
                <span class="down"><Cards cards=down hand enters /></span>
                <span class="up"><Cards cards=cards(|scene| &scene.up) hand enters=live(|| "dealt") /></span>
                {(seat == Session::PLAYER).then(|| view! { <Peek /> })}
            </span>
            <div class="pill" aria-hidden="true">
                <Portrait number=seat.index() />
                <span class="name">{text(name)}</span>
                <span class="stack" data-stack=text(|scene, _| scene.stack.0.to_string())>
                    {text(|scene, room| room.money().write(scene.stack))}
                </span>
                <span class="disc">"D"</span>
                <span class="word" data-tone=mark(tone)>
                    <svg class="arrow" viewBox="0 0 10 12"><path d="M1 0v12l9-6Z"></path></svg>
                    <span>{text(say)}</span>
                </span>
            </div>
        </li>
    }
}

fn was_turned(scene: &SeatScene) -> bool {
    !scene.you && scene.down.iter().any(|card| card.face.known().is_some())
}

/// The name by the stack: yours is the word for you.
fn name(scene: &SeatScene, room: Room) -> String {
    if scene.you { room.words().you.to_owned() } else { scene.name.clone() }
}

/// The small word under the pill: whose turn it is, or what was done last.
fn say(scene: &SeatScene, room: Room) -> String {
    let words = room.words();
    if scene.acting {
        return if scene.you { words.your_turn } else { words.turn }.to_owned();
    }
    match (scene.deed, scene.hand) {
        (Some(Deed::Wins(chips)), _) => (words.deed)(&Deed::Wins(chips), room.money()),
        (_, Some(hand)) => match scene.low {
            Some(low) => format!("{}, {}", (words.category)(hand.category()), (words.hand)(low)),
            None => (words.category)(hand.category()).to_owned(),
        },
        (Some(deed), None) => (words.deed)(&deed, room.money()),
        (None, None) => String::new(),
    }
}

/// How loud the word is; `None` when there is none.
fn tone(scene: &SeatScene) -> Option<&'static str> {
    match (scene.deed, scene.hand) {
        _ if scene.acting => Some("turn"),
        (None, None) => None,
        (Some(Deed::Wins(_)), _) => Some("win"),
        (Some(Deed::AllIn), None) => Some("warn"),
        (Some(Deed::Bet(_) | Deed::RaiseTo(_) | Deed::CompleteTo(_)), None) => Some("strong"),
        _ => Some("calm"),
    }
}

/// Everything a seat shows, in one sentence.
fn label(scene: &SeatScene, room: Room) -> String {
    let (words, money) = (room.words(), room.money());
    let name = if scene.you { words.you } else { &scene.name };
    let bet = (!scene.bet.is_zero()).then(|| money.write(scene.bet));
    let deed = scene.deed.filter(|deed| !matches!(deed, Deed::Fold | Deed::AllIn));
    let deed = deed.map(|deed| (words.deed)(&deed, money));
    let hands: Vec<String> = [scene.hand, scene.low].into_iter().flatten().map(words.hand).collect();
    let hand = (!hands.is_empty()).then(|| hands.join(", "));
    let up: Vec<Card> = scene.up.iter().filter_map(|card| card.face.known()).collect();
    let open = (!up.is_empty()).then(|| (words.open_cards)(&up));
    let state = match scene.standing {
        Standing::Live | Standing::Empty => None,
        Standing::AllIn => Some(words.all_in),
        Standing::Folded => Some(words.folded),
        Standing::Out => Some(words.out),
    };
    (words.seat_label)(&SeatLabel {
        name,
        stack: &money.write(scene.stack),
        bet: bet.as_deref(),
        deed: deed.as_deref(),
        dealer: scene.dealer,
        turn: scene.acting,
        state,
        open: open.as_deref(),
        hand: hand.as_deref(),
    })
}
