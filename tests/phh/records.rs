//! Our own hands, written, read and played again.

use controbuio::rules::phh::{self, Agreement, History, Played, Unit, Unwritable, Variant};
use controbuio::rules::{Blinds, Chips, Event, PerSeat, Record, Seat};
use proptest::prelude::*;

use crate::support::facts::sentence;
use crate::support::random::{Plan, config, plans};

/// A hand of one of the format's games, with blinds as a table leaves them (rules F1, T4).
fn tellable() -> impl Strategy<Value = Plan> {
    (plans(), prop::sample::select(Variant::ALL.to_vec()), any::<bool>()).prop_map(|(mut plan, variant, free)| {
        let setup = &mut plan.setup;
        (setup.game, setup.structure) = (variant.game(), variant.structure());
        let players: Vec<Seat> = setup.dealt_in().clockwise_after(setup.button).collect();
        for &extra in players.iter().skip(usize::from(setup.game.max_seats)) {
            setup.stacks[extra] = Default::default();
        }
        // Stakes that any of these games can be played for.
        let stakes = &mut setup.stakes;
        stakes.big_blind = stakes.small_bet;
        stakes.small_blind = stakes.small_blind.min(stakes.big_blind);
        stakes.bring_in = stakes.bring_in.max(Chips(1));
        stakes.small_bet = stakes.small_bet.max(Chips(2));
        stakes.big_blind = stakes.small_bet;
        if stakes.bring_in >= stakes.small_bet {
            stakes.bring_in = Chips(1);
        }
        if free {
            setup.blinds = Blinds::FromButton;
            setup.entries = PerSeat::default();
        }
        plan
    })
}

fn finished(plan: &Plan) -> Result<Record, TestCaseError> {
    plan.run(|_| Ok(()))?.finish().map_err(|_| TestCaseError::fail("not over"))
}

/// What happened, with each seat as the number of its player. What was burned no file tells.
fn facts(record: &Record, seats: &[Seat]) -> Vec<String> {
    let told = record.events().iter().filter(|event| !matches!(event, Event::Burn { .. }));
    let number = |fact: String| match fact.split_once(' ') {
        Some((seat, rest)) if seat.parse::<usize>().is_ok() => {
            let seat: usize = seat.parse().unwrap();
            let number = seats.iter().position(|each| each.index() == seat).unwrap();
            format!("p{} {rest}", number + 1)
        }
        _ => fact,
    };
    told.map(sentence).map(number).collect()
}

/// Writes, reads and plays a record; `None` when the format has no words for it.
fn again(record: &Record, unit: Unit) -> Result<Option<(History, Record)>, TestCaseError> {
    let history = match History::of(record, unit, &PerSeat::default(), Default::default()) {
        Ok(history) => history,
        Err(Unwritable::Posts) => return Ok(None),
        Err(error) => return Err(TestCaseError::fail(error.to_string())),
    };
    let text = history.to_string();
    let read = phh::read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
    prop_assert_eq!(&read, &history);
    let played = match read.play(record.setup().room) {
        Ok(played) => played,
        Err(difference) => return Err(TestCaseError::fail(format!("{difference}\n{text}"))),
    };
    prop_assert_eq!(read.agreement(&played), Agreement::Exact);
    let Played::Whole(played) = played else { return Err(TestCaseError::fail("every card is known")) };
    Ok(Some((read, played)))
}

proptest! {
    #![proptest_config(config(2_000))]

    /// The same events, whoever sat where.
    #[test]
    fn a_hand_told_and_played_again_is_the_same_hand(plan in tellable()) {
        let record = finished(&plan)?;
        let seats: Vec<Seat> = record.setup().dealt_in().clockwise_after(record.setup().button).collect();
        if let Some((_, played)) = again(&record, Unit::WHOLE)? {
            let numbers: Vec<Seat> = Seat::all().take(seats.len()).collect();
            prop_assert_eq!(facts(&record, &seats), facts(&played, &numbers));
            let stacks: Vec<_> = seats.iter().map(|&seat| record.stacks()[seat]).collect();
            prop_assert_eq!(stacks, numbers.iter().map(|&seat| played.stacks()[seat]).collect::<Vec<_>>());
        }
    }

    /// Where a player has the button and everyone posts as rule F1 says, the format has words for it.
    #[test]
    fn every_usual_hand_can_be_told(plan in tellable()) {
        let mut plan = plan;
        plan.setup.button = plan.setup.dealt_in().iter().next().unwrap();
        plan.setup.blinds = Blinds::FromButton;
        plan.setup.entries = PerSeat::default();
        prop_assert!(again(&finished(&plan)?, Unit::WHOLE)?.is_some());
    }

    /// A unit is a hundredth in the file and a whole number in the engine.
    #[test]
    fn cents_are_told_as_decimals(plan in tellable()) {
        let record = finished(&plan)?;
        if let Some((history, _)) = again(&record, Unit::HUNDREDTH)? {
            let seats = record.setup().dealt_in().clockwise_after(record.setup().button);
            let cents: Vec<String> = seats.map(|seat| record.stacks()[seat].0).map(decimals).collect();
            let told: Vec<String> = history.finishing_stacks().unwrap().iter().map(ToString::to_string).collect();
            prop_assert_eq!(told, cents);
        }
    }
}

/// So many cents.
fn decimals(cents: u64) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}
