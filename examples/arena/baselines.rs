//! Opponents to measure against, for the arena and for tests.

use std::sync::LazyLock;

use controbuio::bots::{Bot, BotRng, Decision, Pace, Seen, Why, share};
use controbuio::rules::{
    Action, Blinds, Chips, Choices, Deck, Game, Hand, Passive, PerSeat, RaiseAmounts, Room, Seat, Seed, Setup, Stakes,
    Structure, View, Viewer, catalog,
};

/// Always checks or calls.
pub struct Caller;

/// Takes any action on offer: fold, stay or raise, each as often as the others, and any amount.
pub struct Anything;

/// Bets or raises whenever it may: by the least on offer, by the pot, by twice the pot (or all-in), or by the most.
pub enum Raiser {
    Least,
    Pot,
    Overbet,
    Most,
}

/// Plays the best tenth of starting hands, by what they win against one hand dealt at random, and raises with them;
/// later it goes on with what wins half of the pot.
pub struct Rock;

/// Calls where its cards win a fair part against cards dealt at random, and never raises.
pub struct Honest;

/// Every baseline by its name.
pub const ALL: [(&str, &dyn Bot); 8] = [
    ("random", &Anything),
    ("call", &Caller),
    ("raise", &Raiser::Least),
    ("pot", &Raiser::Pot),
    ("overbet", &Raiser::Overbet),
    ("shove", &Raiser::Most),
    ("rock", &Rock),
    ("honest", &Honest),
];

/// The baseline of this name.
// Tests name the types.
#[allow(dead_code)]
pub fn by_name(name: &str) -> Option<&'static dyn Bot> {
    ALL.into_iter().find(|(code, _)| *code == name).map(|(_, bot)| bot)
}

impl Bot for Caller {
    fn decide(&self, _: &Seen<'_>, choices: &Choices, _: &mut BotRng) -> Decision {
        decision(stay(choices))
    }
}

impl Bot for Anything {
    fn decide(&self, _: &Seen<'_>, choices: &Choices, rng: &mut BotRng) -> Decision {
        let raise = choices.raise().map(|raise| match &raise.amounts {
            RaiseAmounts::OneOf(amounts) => Action::RaiseTo(amounts[rng.below(amounts.len() as u32) as usize]),
            RaiseAmounts::Range { min_to, max_to } => {
                let span = u32::try_from(max_to.saturating_sub(*min_to).0).unwrap_or(u32::MAX - 1);
                Action::RaiseTo(*min_to + Chips(u64::from(rng.below(span + 1))))
            }
        });
        let fold = choices.check(Action::Fold).is_ok().then_some(Action::Fold);
        let actions = match choices {
            Choices::ShowOrMuck => vec![Action::Show, Action::Muck],
            _ => [fold, Some(stay(choices)), raise].into_iter().flatten().collect(),
        };
        decision(actions[rng.below(actions.len() as u32) as usize])
    }
}

impl Bot for Raiser {
    fn decide(&self, seen: &Seen<'_>, choices: &Choices, _: &mut BotRng) -> Decision {
        let amount = choices.raise().map(|raise| match self {
            Self::Least => raise.amounts.min_to(),
            Self::Pot => part_of_pot(seen.view, choices, &raise.amounts, 1),
            Self::Overbet => part_of_pot(seen.view, choices, &raise.amounts, 2),
            Self::Most => raise.amounts.max_to(),
        });
        decision(amount.map_or_else(|| stay(choices), Action::RaiseTo))
    }
}

impl Bot for Rock {
    fn decide(&self, seen: &Seen<'_>, choices: &Choices, rng: &mut BotRng) -> Decision {
        let state = seen.view.state();
        let first = state.street_index() == Some(0);
        let wins = share(seen.view, 60, rng).unwrap_or(0.0);
        let good = if first { alone(seen.view, rng) >= best_tenth(state.setup().game) } else { wins >= 0.5 };
        let raise = choices.raise().map(|raise| part_of_pot(seen.view, choices, &raise.amounts, 1));
        decision(match raise {
            Some(to) if good => Action::RaiseTo(to),
            _ if good || is_free(choices) => stay(choices),
            _ => Action::Fold,
        })
    }
}

impl Bot for Honest {
    fn decide(&self, seen: &Seen<'_>, choices: &Choices, rng: &mut BotRng) -> Decision {
        let fair = 1.0 / seen.view.state().live().len().max(2) as f32;
        let stays = is_free(choices) || share(seen.view, 200, rng).is_some_and(|wins| wins >= fair);
        decision(if stays { stay(choices) } else { Action::Fold })
    }
}

/// What the viewer's own cards win against one hand dealt at random.
fn alone(view: &View, rng: &mut BotRng) -> f32 {
    let state = view.state();
    let Some(me) = view.seat() else { return 0.0 };
    let own: Vec<_> = state.player(me).down.iter().filter_map(|face| face.known()).collect();
    dealt_alone(state.setup().game, &own, &state.player(me).up, rng)
}

/// What these starting cards win heads-up against everything at random.
fn dealt_alone(
    game: &'static Game,
    down: &[controbuio::rules::Card],
    up: &[controbuio::rules::Card],
    rng: &mut BotRng,
) -> f32 {
    use controbuio::rules::{Event, Face};
    let seats = [Seat::new(0), Seat::new(1)];
    let [Some(me), Some(_)] = seats else { return 0.0 };
    let viewer = Viewer::Seat(me);
    let mut view = View::new(viewer, &heads_up(game));
    for &card in down {
        view.apply(&Event::Down { seat: me, card: Face::Known(card) });
    }
    for &card in up {
        view.apply(&Event::Up { seat: me, card });
    }
    share(&view, 150, rng).unwrap_or(0.0)
}

fn heads_up(game: &'static Game) -> Setup {
    Setup {
        game,
        structure: Structure::Limit,
        stakes: Stakes::usual(game, Chips(100)),
        room: Room::CIRCOLO,
        button: Seat::all().next().unwrap_or_else(|| unreachable!()),
        blinds: Blinds::FromButton,
        entries: PerSeat::default(),
        stacks: PerSeat::from_fn(|seat| if seat.index() < 2 { Chips(10_000) } else { Chips::ZERO }),
    }
}

/// What a starting hand must win against one at random to be among the best tenth: from 600 deals, reckoned once.
fn best_tenth(game: &'static Game) -> f32 {
    static EDGES: LazyLock<Vec<f32>> = LazyLock::new(|| catalog::GAMES.iter().map(|game| tenth(game)).collect());
    let place = catalog::GAMES.iter().position(|other| *other == game);
    place.and_then(|place| EDGES.get(place)).copied().unwrap_or(1.0)
}

fn tenth(game: &'static Game) -> f32 {
    let source = Seed::new([3; 32]).derive("rock", 0);
    let mut shares: Vec<f32> = (0..600)
        .filter_map(|deal| {
            let hand = Hand::start(heads_up(game), Deck::shuffled(source.derive("deck", deal), b"")).ok()?;
            let player = hand.state().player(Seat::all().next()?);
            let mut rng = BotRng::new(source.derive("trials", deal).stream());
            Some(dealt_alone(game, &player.down, &player.up, &mut rng))
        })
        .collect();
    shares.sort_by(f32::total_cmp);
    shares.get(shares.len() * 9 / 10).copied().unwrap_or(1.0)
}

/// A raise by so many pots, a call being made first, as far as the rules allow it.
fn part_of_pot(view: &View, choices: &Choices, amounts: &RaiseAmounts, pots: u64) -> Chips {
    let call = match choices {
        Choices::Bet { passive: Passive::Call(chips), .. } => *chips,
        _ => Chips::ZERO,
    };
    let state = view.state();
    let by = (state.total() + call).times(pots);
    match amounts {
        RaiseAmounts::OneOf(_) => amounts.max_to(),
        RaiseAmounts::Range { min_to, max_to } => (state.round().highest() + by).max(*min_to).min(*max_to),
    }
}

fn is_free(choices: &Choices) -> bool {
    !matches!(choices, Choices::Bet { passive: Passive::Call(_), .. })
}

fn stay(choices: &Choices) -> Action {
    match choices {
        Choices::Bet { passive: Passive::Check, .. } => Action::Check,
        Choices::Bet { passive: Passive::Call(_), .. } => Action::Call,
        Choices::BringIn { .. } => Action::BringIn,
        Choices::ShowOrMuck => Action::Muck,
    }
}

fn decision(action: Action) -> Decision {
    Decision { action, why: Why::Lost, pace: Pace::OBVIOUS }
}
