//! Hands at random: any game and structure, any seats, stacks and stakes, any play.

use controbuio::rules::{
    Action, Antes, Blinds, Chips, Choices, Deck, Entry, Forced, FourthStreet, Hand, OddUnitRule, Passive, PerSeat,
    RaiseAmounts, Room, Seat, Seed, Setup, Stakes, Structure, catalog,
};
use proptest::prelude::*;

/// A hand to be played: what it begins with, its cards, and what its players will do.
#[derive(Clone, Debug)]
pub struct Plan {
    pub setup: Setup,
    pub seed: [u8; 32],
    /// One number for each action. When they run out, everyone checks or calls.
    pub picks: Vec<u16>,
}

impl Plan {
    pub fn start(&self) -> Hand {
        Hand::start(self.setup, Deck::shuffled(Seed::new(self.seed), b"")).unwrap()
    }

    /// The action number `step` of the hand.
    pub fn pick(&self, step: usize, choices: &Choices) -> Action {
        pick(choices, self.picks.get(step).copied().unwrap_or(20))
    }

    /// Plays the hand to its end, and looks at it after every step.
    pub fn run(&self, mut look: impl FnMut(&Hand) -> Result<(), TestCaseError>) -> Result<Hand, TestCaseError> {
        let mut hand = self.start();
        look(&hand)?;
        for step in 0.. {
            let (Some(seat), Some(choices)) = (hand.turn(), hand.choices()) else { break };
            prop_assert!(step < 1_000, "the hand does not end");
            hand.act(seat, self.pick(step, &choices)).unwrap();
            look(&hand)?;
        }
        prop_assert!(hand.state().is_over());
        Ok(hand)
    }
}

/// So many cases, shrunk only so far that a failure is told within seconds.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 1_000, ..ProptestConfig::default() }
}

/// Any plan.
pub fn plans() -> impl Strategy<Value = Plan> {
    (setups(), any::<[u8; 32]>(), prop::collection::vec(any::<u16>(), 0..80)).prop_map(|(setup, seed, picks)| Plan {
        setup,
        seed,
        picks,
    })
}

/// Any setup that can be dealt.
pub fn setups() -> impl Strategy<Value = Setup> {
    let seats = prop::sample::subsequence(Seat::all().collect::<Vec<_>>(), 2..=10).prop_shuffle();
    let stack = prop_oneof![1_u64..30, 1_u64..300, Just(100), Just(400), 1_000_u64..5_000];
    let stacks = prop::collection::vec(stack, 10);
    let game = prop::sample::select(catalog::GAMES.to_vec());
    let structure = prop::sample::select(Structure::ALL.to_vec());
    let posts = prop_oneof![Just(None), prop::collection::vec(any::<u8>(), 13).prop_map(Some)];
    (game, structure, seats, stacks, 0_u8..10, stakes(), rooms(), posts).prop_map(
        |(game, structure, mut seats, amounts, button, make_stakes, room, posts)| {
            seats.truncate(usize::from(game.max_seats));
            let mut stacks = PerSeat::default();
            for (&seat, amount) in seats.iter().zip(amounts) {
                stacks[seat] = Chips(amount);
            }
            let stakes = make_stakes.of(game.forced, structure);
            let (blinds, entries) = posts.map(|posts| posted(&seats, &posts)).unwrap_or_default();
            Setup { game, structure, stakes, room, button: Seat::new(button).unwrap(), blinds, entries, stacks }
        },
    )
}

/// Blinds as a table leaves them where players came and went (rules T3, T4), from any numbers.
fn posted(seats: &[Seat], posts: &[u8]) -> (Blinds, PerSeat<Entry>) {
    let big = seats[usize::from(posts[0]) % seats.len()];
    let small = seats[usize::from(posts[1]) % seats.len()];
    let small = (small != big && !posts[2].is_multiple_of(3)).then_some(small);
    let mut entries = PerSeat::default();
    for (&seat, post) in seats.iter().zip(&posts[3..]).filter(|&(&seat, _)| seat != big && small != Some(seat)) {
        entries[seat] =
            [Entry::Free, Entry::Free, Entry::SmallBlind, Entry::BigBlind, Entry::BothBlinds][usize::from(*post) % 5];
    }
    (Blinds::At { small, big }, entries)
}

/// Numbers from which stakes are made.
#[derive(Clone, Copy, Debug)]
struct StakesSeed {
    bet: u64,
    less: u64,
    more: u64,
    ante: u64,
}

fn stakes() -> impl Strategy<Value = StakesSeed> {
    let ante = prop_oneof![Just(0_u64), 1_u64..12];
    (prop_oneof![2_u64..40, Just(10)], 0_u64..1_000, 0_u64..30, ante).prop_map(|(bet, less, more, ante)| StakesSeed {
        bet,
        less,
        more,
        ante,
    })
}

impl StakesSeed {
    fn of(self, forced: Forced, structure: Structure) -> Stakes {
        let Self { bet, less, more, ante } = self;
        // In fixed limit the big bet is free; elsewhere it means nothing.
        let big_bet = if structure == Structure::Limit && more > 0 { bet + more } else { 2 * bet };
        match forced {
            Forced::Blinds => Stakes {
                big_bet: Chips(big_bet),
                ..Stakes::blinds(Chips(less % (bet + 1)), Chips(bet)).with_ante(Chips(ante))
            },
            Forced::BringIn(_) => {
                Stakes::bring_in(Chips(ante), Chips(1 + less % (bet - 1)), Chips(bet), Chips(big_bet))
            }
        }
    }
}

fn rooms() -> impl Strategy<Value = Room> {
    let fourth = prop::sample::select(vec![FourthStreet::OpenPair, FourthStreet::Any, FourthStreet::Never]);
    let antes = prop::sample::select(vec![Antes::Everyone, Antes::Everyone, Antes::BigBlind]);
    let odd = prop::sample::select(vec![OddUnitRule::OneEach, OddUnitRule::AllToFirst]);
    (prop_oneof![Just(4_u8), 1_u8..6], any::<bool>(), any::<bool>(), fourth, antes, odd).prop_map(
        |(cap, blind_counts, half_bet, fourth_street, antes, odd_units)| Room {
            cap,
            blind_counts,
            half_bet,
            fourth_street,
            antes,
            odd_units,
            ..Room::CIRCOLO
        },
    )
}

/// One of the choices, by a number: raises often enough for all-ins, folds seldom enough for showdowns.
pub fn pick(choices: &Choices, number: u16) -> Action {
    let (kind, size) = (number % 100, u64::from(number / 100));
    let raise = choices.raise().map(|raise| match &raise.amounts {
        RaiseAmounts::OneOf(amounts) => Action::RaiseTo(amounts[size as usize % amounts.len()]),
        RaiseAmounts::Range { min_to, max_to } => match size % 8 {
            0..=2 => Action::RaiseTo(*min_to),
            3 => Action::RaiseTo(*max_to),
            // Seldom far above the minimum.
            part => {
                let room = max_to.saturating_sub(*min_to).0;
                Action::RaiseTo(*min_to + Chips(size * room / 656 / (part - 3)))
            }
        },
    });
    match (choices, raise) {
        (Choices::ShowOrMuck, _) => [Action::Show, Action::Muck][usize::from(kind % 2)],
        (_, Some(raise)) if kind >= 65 => raise,
        (Choices::BringIn { .. }, _) => Action::BringIn,
        (Choices::Bet { passive: Passive::Call(_), .. }, _) if kind < 12 => Action::Fold,
        (Choices::Bet { passive: Passive::Check, .. }, _) if kind < 2 => Action::Fold,
        (Choices::Bet { passive: Passive::Check, .. }, _) => Action::Check,
        (Choices::Bet { .. }, _) => Action::Call,
    }
}
