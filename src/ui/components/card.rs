//! Cards as they lie on the table.

use leptos::prelude::*;

use crate::rules::{Card, Face, Suit};
use crate::ui::room::{Room, live};
use crate::ui::scene::{CardScene, Mark};

/// Places for cards in a row, filled or not.
///
/// `enters` names the movement with which a card comes in. A card is drawn anew only when its face changes, so that
/// a mark set later neither moves nor announces it again; the same place in another `hand` is another card.
#[component]
pub fn Cards(cards: Signal<Vec<Option<CardScene>>>, hand: Signal<u64>, enters: Signal<&'static str>) -> impl IntoView {
    let each = move || {
        let place = |(index, card): (usize, Option<CardScene>)| (hand.get(), index, card.map(|card| card.face));
        cards.get().into_iter().enumerate().map(place).collect::<Vec<_>>()
    };
    view! {
        <For
            each
            key=|place| *place
            children=move |(_, index, face)| {
                let scene = move || cards.with(|cards| cards.get(index).copied().flatten());
                let mark = live(move || scene().and_then(|card| card.mark.name()));
                let closed = live(move || scene().is_some_and(|card| card.closed));
                view! { <CardView face mark closed enters=enters.get_untracked() /> }
            }
        />
    }
}

impl Mark {
    /// The name used in the sheet.
    const fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Plays => Some("plays"),
            Self::High => Some("high"),
            Self::Low => Some("low"),
            Self::Both => Some("both"),
            Self::Aside => Some("aside"),
        }
    }
}

/// A card in a line of text: its rank and its suit.
#[component]
pub fn CardSign(card: Card) -> impl IntoView {
    let room = Room::here();
    view! {
        <span class="sign" role="img" aria-label=live(move || (room.words().card)(card)) data-suit=card.suit().letter().to_string()>
            {live(move || (room.words().rank_sign)(card.rank()))}
            <svg viewBox="0 0 32 32" aria-hidden="true"><use href=sign_of(card.suit())></use></svg>
        </span>
    }
}

/// One card: its face, its back, or the place where one will lie.
#[component]
fn CardView(
    face: Option<Face>,
    mark: Signal<Option<&'static str>>,
    closed: Signal<bool>,
    enters: &'static str,
) -> impl IntoView {
    let room = Room::here();
    let card = face.and_then(Face::known);
    let label = live(move || match card {
        Some(card) if closed.get() => Some((room.words().closed_card)(card)),
        Some(card) => Some((room.words().card)(card)),
        None => face.map(|_| room.words().hidden_card.to_owned()),
    });
    let sign = live(move || card.map(|card| (room.words().rank_sign)(card.rank()).to_owned()).unwrap_or_default());
    let faced = card.map(|card| {
        let suit = sign_of(card.suit());
        view! {
            <span class="rank" aria-hidden="true" data-narrow=live(move || (sign.get().len() > 1).then_some(""))>{sign}</span>
            <svg class="suit small" viewBox="0 0 32 32" aria-hidden="true"><use href=suit></use></svg>
            <svg class="suit large" viewBox="0 0 32 32" aria-hidden="true"><use href=suit></use></svg>
        }
    });
    let class = match face {
        None => "card empty",
        Some(Face::Hidden) => "card back",
        Some(Face::Known(_)) => "card",
    };
    view! {
        <span
            class=class
            data-mark=mark
            data-closed=live(move || closed.get().then_some(""))
            data-enters=enters
            data-card=face.map(|_| card.map_or("?".to_owned(), |card| card.to_string()))
            data-suit=card.map(|card| card.suit().letter().to_string())
            role=face.map(|_| "img")
            aria-label=label
        >
            {faced}
        </span>
    }
}

/// Where the suit's drawing is found in the page.
const fn sign_of(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "#club",
        Suit::Diamonds => "#diamond",
        Suit::Hearts => "#heart",
        Suit::Spades => "#spade",
    }
}

/// The four suits, drawn once for the whole page.
#[component]
pub fn Suits() -> impl IntoView {
    view! {
        <svg class="sprite" aria-hidden="true">
            <symbol id="spade" viewBox="0 0 32 32"><path d=SPADE></path></symbol>
            <symbol id="heart" viewBox="0 0 32 32"><path d=HEART></path></symbol>
            <symbol id="diamond" viewBox="0 0 32 32"><path d=DIAMOND></path></symbol>
            <symbol id="club" viewBox="0 0 32 32"><path d=CLUB></path></symbol>
        </svg>
    }
}

const SPADE: &str = "M16 1.5C19.5 8.5 30 12.6 30 20a6.6 6.6 0 0 1-12.4 3.2c.2 3.2 1.2 5.4 3.2 7.3h-9.6c2-1.9 3-4.1 3.2-7.3\
A6.6 6.6 0 0 1 2 20C2 12.6 12.5 8.5 16 1.5Z";
const HEART: &str =
    "M16 30C11 24.4 1.8 18.6 1.8 10.4A7.7 7.7 0 0 1 16 6.6a7.7 7.7 0 0 1 14.2 3.8C30.2 18.6 21 24.4 16 30Z";
const DIAMOND: &str = "M16 1.2C18.8 6.6 22.6 11.6 27 16c-4.4 4.4-8.2 9.4-11 14.8C13.2 25.4 9.4 20.4 5 16c4.4-4.4 8.2-9.4 \
11-14.8Z";
const CLUB: &str = "M16 1.6a6.7 6.7 0 0 1 5.2 10.9c-.4.6-.9 1.1-1.5 1.5 1-.6 2.2-1 3.6-1a6.8 6.8 0 1 1-5.8 10.3c.2 3.1 1.2 \
5.2 3.2 7.2h-9.4c2-2 3-4.1 3.2-7.2A6.8 6.8 0 1 1 8.7 13c1.4 0 2.6.4 3.6 1-.6-.4-1.1-.9-1.5-1.5A6.7 6.7 0 0 1 16 1.6Z";
