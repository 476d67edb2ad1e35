//! Hands: any game, seats, stacks, stakes and house, played by any actions, offered and not offered.

mod deal;
mod secret;
mod watch;

use arbitrary::Unstructured;
use controbuio::rules::{Action, ActionError, Chips, Choices, Deck, Hand, Passive, RaiseAmounts, Seat};

use deal::Deal;
use watch::Watch;

/// The bytes as numbers. When they run out there are only zeros.
pub struct Numbers<'a>(Unstructured<'a>);

impl Numbers<'_> {
    /// A number from `least` to `most`.
    fn within(&mut self, least: u64, most: u64) -> u64 {
        self.0.int_in_range(least..=most).unwrap_or(least)
    }

    /// A number below `bound`, as an index.
    fn below(&mut self, bound: usize) -> usize {
        self.0.int_in_range(0..=bound - 1).unwrap_or(0)
    }

    fn one_of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }
}

/// What the hand begins with that the bytes are.
pub fn deal(data: &[u8]) -> Deal {
    Deal::of(&mut Numbers(Unstructured::new(data)))
}

/// The bytes as a hand: what it begins with first, then what happens.
pub fn check(data: &[u8]) {
    let mut numbers = Numbers(Unstructured::new(data));
    let deal = Deal::of(&mut numbers);
    let problems = deal.setup.problems();
    let mut hand = match Hand::start(deal.setup, Deck::shuffled(deal.seed.clone(), b"")) {
        Ok(hand) => hand,
        Err(error) => return assert!(!problems.is_empty() && error.0 == problems, "{error}"),
    };
    assert_eq!(problems, [], "it was dealt in spite of that");
    let mut watch = Watch::new(&deal.setup);
    watch.look(&hand);
    let mut played = Vec::new();
    // Whoever is asked when the bytes have run out checks or calls, which no hand survives for long.
    for _ in 0..data.len() + 100 {
        let (Some(turn), Some(choices)) = (hand.turn(), hand.choices()) else { break };
        let (seat, action) = match offered(&choices, &mut numbers) {
            Some(action) => {
                assert_eq!(hand.clone().act(turn, action), Ok(()), "it was offered by {choices:?}");
                (turn, action)
            }
            None => (seat(&mut numbers), any(&hand, &mut numbers)),
        };
        let accepted = attempt(&mut hand, seat, action);
        let expected = if seat == turn { choices.check(action) } else { Err(ActionError::NotYourTurn { turn }) };
        assert_eq!(accepted, expected, "{seat:?} {action:?}");
        if accepted.is_ok() {
            played.push((seat, action));
            watch.look(&hand);
        }
    }
    assert!(hand.turn().is_none() && hand.choices().is_none(), "the hand does not end");
    let (seat, action) = (seat(&mut numbers), any(&hand, &mut numbers));
    assert_eq!(attempt(&mut hand, seat, action), Err(ActionError::HandOver));
    watch.end(hand);
    secret::check(&deal, &played);
}

/// What is refused changes nothing (rule B1).
fn attempt(hand: &mut Hand, seat: Seat, action: Action) -> Result<(), ActionError> {
    let before = hand.clone();
    let accepted = hand.act(seat, action);
    if accepted.is_err() {
        assert_eq!(hand.state(), before.state(), "{seat:?} {action:?} was refused");
        assert_eq!(hand.events(), before.events(), "{seat:?} {action:?} was refused");
    }
    accepted
}

/// One of the choices, read off them; `None` when this time anything is to be tried. Zeros check or call.
fn offered(choices: &Choices, numbers: &mut Numbers) -> Option<Action> {
    let kind = numbers.below(16);
    if kind > 12 {
        return None;
    }
    let raise = choices.raise().filter(|_| (6..=10).contains(&kind)).map(|raise| match &raise.amounts {
        RaiseAmounts::OneOf(amounts) => numbers.one_of(amounts),
        RaiseAmounts::Range { min_to, .. } if kind < 8 => *min_to,
        RaiseAmounts::Range { max_to, .. } if kind < 9 => *max_to,
        RaiseAmounts::Range { min_to, max_to } => Chips(numbers.within(min_to.0, max_to.0)),
    });
    Some(match (choices, raise) {
        (_, Some(to)) => Action::RaiseTo(to),
        (Choices::ShowOrMuck, _) => numbers.one_of(&[Action::Muck, Action::Show]),
        (Choices::BringIn { .. }, _) => Action::BringIn,
        (Choices::Bet { .. }, _) if kind > 10 => Action::Fold,
        (Choices::Bet { passive: Passive::Check, .. }, _) => Action::Check,
        (Choices::Bet { .. }, _) => Action::Call,
    })
}

fn seat(numbers: &mut Numbers) -> Seat {
    let seats: Vec<Seat> = Seat::all().collect();
    numbers.one_of(&seats)
}

/// Anything, with amounts around those that matter.
fn any(hand: &Hand, numbers: &mut Numbers) -> Action {
    let state = hand.state();
    let player = hand.turn().map(|turn| state.player(turn));
    let all_in = player.map_or(Chips::ZERO, |player| player.bet + player.stack);
    let raise = hand.choices().and_then(|choices| choices.raise().cloned());
    let (least, most) = raise.map_or((Chips::ZERO, Chips::MAX), |it| (it.amounts.min_to(), it.amounts.max_to()));
    let near = numbers.one_of(&[least, most, all_in, state.round().highest(), state.total(), Chips::ZERO]);
    let amount = match numbers.below(5) {
        0 => near,
        1 => near + Chips(1),
        2 => near.saturating_sub(Chips(1)),
        3 => Chips(u64::MAX),
        _ => Chips(numbers.within(0, u64::MAX)),
    };
    numbers.one_of(&[
        Action::RaiseTo(amount),
        Action::Fold,
        Action::Check,
        Action::Call,
        Action::BringIn,
        Action::Show,
        Action::Muck,
    ])
}
