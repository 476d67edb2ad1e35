//! What is offered is what is accepted, and both are what the rule book says: rules B1 to B11.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::{Action, ActionError, Chips, Choices, Hand, Passive, RaiseAmounts, Seat};
use proptest::prelude::*;
use support::random::{config, plans};
use support::reference;

/// Whether an action is among the choices, read off them one by one.
fn offered(choices: &Choices, action: Action) -> bool {
    let raise = match choices {
        Choices::Bet { raise, .. } => raise.as_ref().ok(),
        Choices::BringIn { complete, .. } => complete.as_ref().ok(),
        Choices::ShowOrMuck => None,
    };
    match action {
        Action::Fold => matches!(choices, Choices::Bet { .. }),
        Action::Check => matches!(choices, Choices::Bet { passive: Passive::Check, .. }),
        Action::Call => matches!(choices, Choices::Bet { passive: Passive::Call(_), .. }),
        Action::BringIn => matches!(choices, Choices::BringIn { .. }),
        Action::Show | Action::Muck => *choices == Choices::ShowOrMuck,
        Action::RaiseTo(to) => raise.is_some_and(|raise| match &raise.amounts {
            RaiseAmounts::OneOf(amounts) => amounts.contains(&to),
            RaiseAmounts::Range { min_to, max_to } => *min_to <= to && to <= *max_to,
        }),
    }
}

/// Every action there is, with amounts around everything that matters.
fn all_actions(hand: &Hand) -> Vec<Action> {
    let mut amounts = vec![0, 1, u64::MAX, Chips::MAX.0];
    let mut around = |chips: Chips| amounts.extend([chips.0.saturating_sub(1), chips.0, chips.0 + 1]);
    if let Some(raise) = hand.choices().as_ref().and_then(Choices::raise) {
        around(raise.amounts.min_to());
        around(raise.amounts.max_to());
        around(Chips(raise.amounts.min_to().0.midpoint(raise.amounts.max_to().0)));
    }
    if let Some(player) = hand.turn().map(|seat| hand.state().player(seat)) {
        around(player.bet + player.stack);
        around(player.bet);
    }
    around(hand.state().round().highest());
    around(hand.state().round().highest().times(2));
    let mut actions = vec![Action::Fold, Action::Check, Action::Call, Action::BringIn, Action::Show, Action::Muck];
    actions.extend(amounts.into_iter().map(|to| Action::RaiseTo(Chips(to))));
    actions
}

fn unchanged(before: &Hand, after: &Hand) -> bool {
    before.state() == after.state() && before.events() == after.events()
}

proptest! {
    #![proptest_config(config(1_000))]

    // rule B1: whatever is refused changes nothing
    #[test]
    fn an_action_is_accepted_exactly_if_it_is_offered(plan in plans()) {
        plan.run(|hand| {
            let Some(choices) = hand.choices() else {
                prop_assert!(hand.turn().is_none());
                return Ok(());
            };
            let turn = hand.turn().unwrap();
            for action in all_actions(hand) {
                let mut after = hand.clone();
                let accepted = after.act(turn, action);
                prop_assert_eq!(accepted.is_ok(), offered(&choices, action), "{:?} of {:?}", action, choices);
                prop_assert_eq!(accepted.is_err(), unchanged(hand, &after));
            }
            for other in Seat::all().filter(|&seat| seat != turn) {
                let mut after = hand.clone();
                prop_assert_eq!(after.act(other, Action::Fold), Err(ActionError::NotYourTurn { turn }));
                prop_assert!(unchanged(hand, &after));
            }
            Ok(())
        })?;
    }

    // rule B1
    #[test]
    fn when_the_hand_is_over_nothing_is_accepted(plan in plans()) {
        let hand = plan.run(|_| Ok(()))?;
        for seat in Seat::all() {
            for action in all_actions(&hand) {
                let mut after = hand.clone();
                prop_assert_eq!(after.act(seat, action), Err(ActionError::HandOver));
                prop_assert!(unchanged(&hand, &after));
            }
        }
    }
}

proptest! {
    #![proptest_config(config(10_000))]

    // rules B3, B5, B6, B8, B9, B9a, B10, B11, F5
    #[test]
    fn the_choices_are_what_a_second_reading_of_the_rules_gives(plan in plans()) {
        plan.run(|hand| {
            if let Some(expected) = reference::may(hand.state(), hand.events()) {
                let found = hand.choices().as_ref().and_then(reference::engine);
                prop_assert_eq!(found, Some(expected), "{:#?}", support::facts::sentences(hand.events()));
            }
            Ok(())
        })?;
    }
}
