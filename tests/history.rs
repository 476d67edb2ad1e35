//! The history: what is kept of a finished hand, and what can be made of it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "history/files.rs"]
mod files;
#[path = "history/links.rs"]
mod links;
#[path = "history/lists.rs"]
mod lists;
#[path = "history/saved.rs"]
mod saved;
mod support;

use controbuio::rules::{Cut, Deck, Hand, PerSeat, Seat, Seed};
use controbuio::session::history::{Circumstances, PlayedHand, Worth};
use proptest::prelude::*;
use support::random::{Plan, plans};

/// A hand that was dealt from a seed with these words, and played as planned.
fn whole(plan: &Plan, cut: &str, circumstances: Circumstances) -> PlayedHand {
    let cut: Cut = cut.parse().unwrap();
    let mut hand = Hand::start(plan.setup, Deck::shuffled(Seed::new(plan.seed), cut.as_bytes())).unwrap();
    for step in 0.. {
        let (Some(seat), Some(choices)) = (hand.turn(), hand.choices()) else { break };
        hand.act(seat, plan.pick(step, &choices)).unwrap();
    }
    PlayedHand::new(hand.finish().ok().unwrap(), circumstances).unwrap()
}

/// The same hand as one from elsewhere: its cards are known, and no seed.
fn known(hand: &PlayedHand) -> PlayedHand {
    let record = hand.record().unwrap();
    let cards = record.events().iter().filter_map(|event| match *event {
        controbuio::rules::Event::Down { card, .. }
        | controbuio::rules::Event::Up { card, .. }
        | controbuio::rules::Event::Board { card } => Some(card),
        _ => None,
    });
    let mut again = Hand::start(*record.setup(), Deck::dealing(&cards.collect::<Vec<_>>())).unwrap();
    record.actions().for_each(|(seat, action)| again.act(seat, action).unwrap());
    PlayedHand::new(again.finish().ok().unwrap(), hand.circumstances.clone()).unwrap()
}

/// Any circumstances.
fn circumstances() -> impl Strategy<Value = Circumstances> {
    let names = prop::collection::vec(prop_oneof![Just(String::new()), "[A-Za-zàé🂡 ]{1,12}"], 10);
    (any::<u64>(), "[ -~è]{0,20}", any::<u64>(), prop::option::of(0_u8..10), names, any::<bool>()).prop_map(
        |(time, table, number, player, names, money)| Circumstances {
            time,
            table,
            number,
            player: player.and_then(Seat::new),
            names: PerSeat::from_fn(|seat| names[seat.index()].clone()),
            worth: if money { Worth::Money } else { Worth::Chips },
        },
    )
}

/// Any hand, with or without a seed.
fn hands() -> impl Strategy<Value = PlayedHand> {
    (plans(), "[a-z è]{0,10}", circumstances(), any::<bool>()).prop_map(|(plan, cut, circumstances, seeded)| {
        let hand = whole(&plan, &cut, circumstances);
        if seeded { hand } else { known(&hand) }
    })
}
