//! What holds in every hand of every game, whatever the stacks, the stakes and the play.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::{Card, Chips, Deck, Event, Face, Hand, HandState, Seat, Seed, View, Viewer, shuffle};
use proptest::prelude::*;
use support::oracle;
use support::random::{Plan, config, plans};

/// Everyone who may look on.
fn viewers() -> impl Iterator<Item = Viewer> {
    Seat::all().map(Viewer::Seat).chain([Viewer::Rail])
}

fn chips<C>(state: &HandState<C>) -> Chips {
    Seat::all().map(|seat| state.player(seat).stack).sum::<Chips>() + state.total()
}

proptest! {
    #![proptest_config(config(2_000))]

    // rule P1: nothing is added, nothing is lost
    #[test]
    fn chips_are_conserved_after_every_event(plan in plans()) {
        let hand = plan.run(|_| Ok(()))?;
        let all: Chips = plan.setup.stacks.iter().map(|(_, &stack)| stack).sum();
        let mut state = HandState::<Card>::new(&plan.setup);
        prop_assert_eq!(chips(&state), all);
        for event in hand.events() {
            state.apply(event);
            prop_assert_eq!(chips(&state), all, "after {}", support::facts::sentence(event));
            for seat in Seat::all() {
                prop_assert!(state.player(seat).bet <= state.player(seat).paid);
            }
        }
        prop_assert_eq!(state.total(), Chips::ZERO, "everything is paid out");
    }

    #[test]
    fn the_state_is_the_fold_of_the_events_at_every_step(plan in plans()) {
        let mut fold = HandState::<Card>::new(&plan.setup);
        let mut seen = 0;
        let hand = plan.run(|hand| {
            for event in &hand.events()[seen..] {
                fold.apply(event);
            }
            seen = hand.events().len();
            prop_assert_eq!(&fold, hand.state());
            Ok(())
        })?;
        let record = hand.finish().ok().unwrap();
        prop_assert_eq!(&record.after(usize::MAX), &fold);
        prop_assert_eq!(&record.after(0), &HandState::new(&plan.setup));
        for seat in Seat::all() {
            prop_assert_eq!(record.stacks()[seat], fold.player(seat).stack);
        }
    }

    #[test]
    fn a_view_is_the_fold_of_what_its_viewer_was_told_at_every_step(plan in plans()) {
        let mut folds: Vec<View> = viewers().map(|viewer| View::new(viewer, &plan.setup)).collect();
        let mut seen = 0;
        plan.run(|hand| {
            for (viewer, fold) in viewers().zip(&mut folds) {
                for event in hand.told(viewer, seen) {
                    fold.apply(&event);
                }
                prop_assert_eq!(&*fold, &hand.view(viewer), "{:?} of {:#?}", viewer, support::facts::sentences(hand.events()));
                let own = hand.turn().is_some_and(|turn| viewer == Viewer::Seat(turn));
                prop_assert_eq!(fold.choices(), hand.choices().filter(|_| own));
            }
            seen = hand.events().len();
            Ok(())
        })?;
    }

    // rules B4, F5: who is asked to bet has chips, and somebody to bet against or something to answer
    #[test]
    fn nobody_is_asked_after_betting_is_over(plan in plans()) {
        let hand = plan.run(|hand| {
            let state = hand.state();
            let Some(turn) = hand.turn().filter(|_| !state.asks_to_show()) else { return Ok(()) };
            let others = || state.live().iter().filter(|&seat| seat != turn);
            prop_assert!(state.live().contains(turn) && !state.player(turn).stack.is_zero());
            let opponent = others().any(|seat| !state.player(seat).stack.is_zero());
            let behind = others().any(|seat| state.player(seat).bet > state.player(turn).bet);
            prop_assert!(opponent || behind, "{:#?}", support::facts::sentences(hand.events()));
            Ok(())
        })?;
        // Once a hand has been shown, there is no more betting.
        let shown = |event: &Event<Card>| matches!(event, Event::Show { .. } | Event::AskedToShow { .. });
        let bets = |event: &Event<Card>| matches!(event, Event::Fold { .. } | Event::Check { .. } | Event::Wager { .. });
        prop_assert!(!hand.events().iter().skip_while(|event| !shown(event)).any(bets));
        // And while two could bet, nobody was passed over: whoever is left with chips has matched the last bet.
        let state = hand.state();
        let (paid, _) = oracle::paid(&plan.setup, hand.events());
        let most = state.live().iter().map(|seat| paid[seat.index()]).max().unwrap();
        for seat in state.live().iter().filter(|&seat| state.player(seat).stack > state.player(seat).won) {
            prop_assert_eq!(paid[seat.index()], most, "seat {} did not match", seat.index());
        }
    }

    // rule P2: when a round is over the highest bet is somebody else's too
    #[test]
    fn nothing_uncalled_is_ever_collected(plan in plans()) {
        let hand = plan.run(|_| Ok(()))?;
        let mut state = HandState::<Card>::new(&plan.setup);
        for event in hand.events() {
            if *event == Event::Collect {
                let mut bets: Vec<(Chips, Seat)> =
                    state.dealt_in().iter().map(|seat| (state.player(seat).bet, seat)).collect();
                bets.sort_unstable();
                let (highest, seat) = bets[bets.len() - 1];
                let matched = bets[bets.len() - 2].0 == highest;
                prop_assert!(matched || !state.live().contains(seat), "{:#?}", support::facts::sentences(hand.events()));
            }
            state.apply(event);
        }
    }

    #[test]
    fn the_same_seed_and_the_same_play_give_the_same_hand(plan in plans()) {
        let one = plan.run(|_| Ok(()))?;
        let two = plan.run(|_| Ok(()))?;
        prop_assert_eq!(one.events(), two.events());
    }
}

proptest! {
    #![proptest_config(config(2_000))]

    // rules P3, P4, S1 to S4: also that nobody mucks a hand that has a share
    #[test]
    fn every_hand_is_paid_as_the_slow_way_finds(plan in plans()) {
        let hand = plan.run(|_| Ok(()))?;
        let won: Vec<u64> = Seat::all().map(|seat| hand.state().player(seat).won.0).collect();
        prop_assert_eq!(won, oracle::winnings(hand.state(), hand.events()), "{:#?}", support::facts::sentences(hand.events()));
    }
}

/// Where one of these two cards was first seen by this viewer, by the rules of the game and not by what was told.
fn first_seen(hand: &Hand, viewer: Viewer, two: [Card; 2]) -> usize {
    let sees = |event: &Event<Card>| match event {
        Event::Up { card, .. } | Event::Board { card } => two.contains(card),
        Event::Down { seat, card } => viewer == Viewer::Seat(*seat) && two.contains(card),
        Event::Show { cards, .. } => cards.iter().any(|card| two.contains(card)),
        _ => false,
    };
    hand.events().iter().position(sees).unwrap_or(usize::MAX)
}

/// The plan's hand with two cards of its deck exchanged.
fn exchanged(plan: &Plan, two: [usize; 2]) -> Hand {
    let mut deck: Vec<Card> = Card::all().collect();
    shuffle(&mut deck, &Seed::new(plan.seed), 0, b"");
    deck.swap(two[0], two[1]);
    Hand::start(plan.setup, Deck::known(&deck).unwrap()).unwrap()
}

proptest! {
    #![proptest_config(config(6_000))]

    // Secrecy: two deals that differ only in cards hidden from a seat are the same to that seat until one is shown.
    #[test]
    fn hidden_cards_make_no_difference_before_they_are_seen(
        plan in plans(),
        two in (0_usize..30, 0_usize..52),
        watcher in 0_u8..11,
    ) {
        let viewer = Seat::new(watcher).map_or(Viewer::Rail, Viewer::Seat);
        let (mut one, mut other) = (exchanged(&plan, [0, 0]), exchanged(&plan, [two.0, two.1]));
        let mut deck: Vec<Card> = Card::all().collect();
        shuffle(&mut deck, &Seed::new(plan.seed), 0, b"");
        let cards = [deck[two.0], deck[two.1]];
        for step in 0.. {
            let until = first_seen(&one, viewer, cards).min(first_seen(&other, viewer, cards));
            let told = |hand: &Hand| hand.told(viewer, 0).take(until).collect::<Vec<Event<Face>>>();
            prop_assert_eq!(told(&one), told(&other));
            if until < usize::MAX {
                break;
            }
            prop_assert_eq!(one.view(viewer), other.view(viewer));
            prop_assert_eq!(one.turn(), other.turn());
            prop_assert_eq!(one.choices(), other.choices());
            let (Some(seat), Some(choices)) = (one.turn(), one.choices()) else { break };
            let action = plan.pick(step, &choices);
            one.act(seat, action).unwrap();
            other.act(seat, action).unwrap();
        }
    }
}
