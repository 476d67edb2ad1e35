//! A finished hand: seen again at any point, played again from its actions, and checked against its seed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::{Card, Deck, Event, Hand, Record, Seed, VerifyError};
use proptest::prelude::*;
use support::random::{config, plans};

/// Plays the actions of a record with another deck.
fn again(record: &Record, deck: Deck) -> Hand {
    let mut hand = Hand::start(*record.setup(), deck).unwrap();
    for (seat, action) in record.actions() {
        hand.act(seat, action).unwrap();
    }
    hand
}

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn setup_deck_and_actions_are_the_whole_hand(plan in plans()) {
        let hand = plan.run(|_| Ok(()))?;
        let record = hand.finish().ok().unwrap();
        let (seed, cut) = record.seed().unwrap();
        let again = again(&record, Deck::shuffled(seed.clone(), cut));
        prop_assert_eq!(again.events(), record.events());
    }

    // The cards alone suffice, without a seed, unless they were shuffled again in the middle (rule G8).
    #[test]
    fn the_cards_as_they_came_are_as_good_as_the_seed(plan in plans()) {
        let hand = plan.run(|_| Ok(()))?;
        prop_assume!(!hand.events().contains(&Event::Reshuffle));
        let record = hand.finish().ok().unwrap();
        let cards: Vec<Card> = record.events().iter().filter_map(|event| match *event {
            Event::Burn { card } | Event::Down { card, .. } | Event::Up { card, .. } | Event::Board { card } => Some(card),
            _ => None,
        }).collect();
        let again = again(&record, Deck::known(&cards).unwrap()).finish().ok().unwrap();
        prop_assert_eq!(again.events(), record.events());
        prop_assert!(again.seed().is_none());
    }

    #[test]
    fn a_record_at_any_point_is_the_hand_at_that_point(plan in plans()) {
        let mut states = Vec::new();
        let hand = plan.run(|hand| {
            states.push((hand.events().len(), hand.state().clone()));
            Ok(())
        })?;
        let record = hand.finish().ok().unwrap();
        for (events, state) in states {
            prop_assert_eq!(record.after(events), state);
        }
    }

    #[test]
    fn a_record_fits_its_seed_and_no_other(plan in plans(), other in any::<[u8; 32]>(), cut in "[a-z]{1,8}") {
        prop_assume!(other != plan.seed);
        let record = plan.run(|_| Ok(()))?.finish().ok().unwrap();
        let (seed, other) = (Seed::new(plan.seed), Seed::new(other));
        let commitment = seed.commitment();
        prop_assert_eq!(record.verify(&seed, b"", commitment), Ok(()));
        // Another seed has another commitment; even one that was committed to deals other cards, and so does a cut.
        let found = other.commitment();
        prop_assert_eq!(record.verify(&other, b"", commitment), Err(VerifyError::Commitment { found }));
        let first = record.events().iter().position(|event| matches!(event, Event::Down { .. })).unwrap();
        for result in [record.verify(&other, b"", found), record.verify(&seed, cut.as_bytes(), commitment)] {
            let Err(VerifyError::Event { number }) = result else { panic!("{result:?}") };
            prop_assert!(number >= first);
        }
    }

    #[test]
    fn a_printed_record_does_not_tell_the_seed(plan in plans()) {
        let record = plan.run(|_| Ok(()))?.finish().ok().unwrap();
        let printed = format!("{record:?}");
        let bytes = format!("{:?}", plan.seed);
        prop_assert!(!printed.contains(&Seed::new(plan.seed).reveal()) && !printed.contains(&bytes));
    }
}
