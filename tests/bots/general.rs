//! The opponents in every game and structure: legal, blind to what they may not see, and no fools.

use controbuio::bots::{BotRng, GAMES, Style};
use controbuio::rules::{
    Action, Blinds, Card, Chips, Choices, Deck, Event, Game, Hand, Passive, PerSeat, Room, Seat, Seed, Setup, Stakes,
    Structure, Viewer,
};

fn table(game: &'static Game, structure: Structure, stacks: impl Fn(usize) -> u64) -> Setup {
    let stakes = Stakes::usual(game, Chips(100));
    let seats = usize::from(game.max_seats);
    let stacks = PerSeat::from_fn(|seat| Chips(if seat.index() < seats { stacks(seat.index()) } else { 0 }));
    let button = Seat::new(0).unwrap();
    let (room, blinds, entries) = (Room::CIRCOLO, Blinds::FromButton, PerSeat::default());
    Setup { game, structure, stakes, room, button, blinds, entries, stacks }
}

fn chances(number: u64) -> BotRng {
    BotRng::new(Seed::new([9; 32]).derive("general", number).stream())
}

/// Full tables of every game and structure with stacks from short to deep.
fn tables() -> impl Iterator<Item = Setup> {
    GAMES.iter().flat_map(|game| {
        Structure::ALL.map(|structure| table(game, structure, |seat| 300 + 1_700 * (seat as u64 * 7 % 10)))
    })
}

#[test]
fn every_game_is_played_to_its_end_and_nobody_folds_for_nothing() {
    for setup in tables() {
        let (mut raised, mut folded, mut shown) = (0, 0, 0);
        for deal in 0..12 {
            let mut hand = Hand::start(setup, Deck::shuffled(Seed::new([deal; 32]), b"")).unwrap();
            for step in 0.. {
                let (Some(seat), Some(choices)) = (hand.turn(), hand.choices()) else { break };
                let style = Style::ALL[seat.index() % Style::ALL.len()];
                let decision = super::decide(style.bot(), &hand, Viewer::Seat(seat), &mut chances(step));
                assert_eq!(choices.check(decision.action), Ok(()), "{} {:?}", setup.game.code, setup.structure);
                let free = matches!(choices, Choices::Bet { passive: Passive::Check, .. });
                assert!(!free || decision.action != Action::Fold);
                raised += u32::from(matches!(decision.action, Action::RaiseTo(_)));
                folded += u32::from(decision.action == Action::Fold);
                hand.act(seat, decision.action).unwrap();
            }
            shown += u32::from(hand.events().iter().any(|event| matches!(event, Event::Show { .. })));
        }
        assert!(raised > 5 && folded > 20 && shown > 1, "{} {raised} {folded} {shown}", setup.game.code);
    }
}

// Two deals that differ only in cards the seat does not see: the same decision.
#[test]
fn hidden_cards_change_no_decision() {
    let mut compared = 0;
    for setup in tables() {
        for deal in 0..6_u8 {
            let hand = Hand::start(setup, Deck::shuffled(Seed::new([deal; 32]), b"")).unwrap();
            let seat = hand.turn().unwrap();
            // Each of the others has the down cards of the next one.
            let down = |hand: &Hand| -> Vec<(Seat, Card)> {
                let dealt = |event: &Event<Card>| match *event {
                    Event::Down { seat: other, card } if other != seat => Some((other, card)),
                    _ => None,
                };
                hand.events().iter().filter_map(dealt).collect()
            };
            let mut turned: Vec<Card> = down(&hand).into_iter().map(|(_, card)| card).collect();
            turned.rotate_left(1);
            let mut others = turned.into_iter();
            let order: Vec<Card> = hand
                .events()
                .iter()
                .filter_map(|event| match *event {
                    Event::Down { seat: other, .. } if other != seat => others.next(),
                    Event::Down { card, .. } | Event::Up { card, .. } => Some(card),
                    _ => None,
                })
                .collect();
            let other = Hand::start(setup, Deck::known(&order).unwrap()).unwrap();
            assert_eq!(hand.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
            assert_ne!(down(&hand), down(&other));
            for style in Style::ALL {
                let decide =
                    |hand: &Hand| super::decide(style.bot(), hand, Viewer::Seat(seat), &mut chances(u64::from(deal)));
                assert_eq!(decide(&hand), decide(&other));
                compared += 1;
            }
        }
    }
    assert_eq!(compared, GAMES.len() * 3 * 6 * Style::ALL.len());
}

// Against a player who always calls.
#[test]
fn the_steady_opponent_wins_against_those_who_do_not_think() {
    for game in GAMES.iter().copied() {
        for structure in Structure::ALL {
            let mut setup = table(game, structure, |seat| if seat < 2 { 10_000 } else { 0 });
            let mut won = [0_i64; 2];
            for deal in 0..400_u64 {
                setup.button = Seat::new((deal / 2 % 2) as u8).unwrap();
                let seed = Seed::new([3; 32]).derive("deal", deal / 4);
                let mut hand = Hand::start(setup, Deck::shuffled(seed, b"")).unwrap();
                let steady = (deal / 2 % 2) as usize ^ (deal % 2) as usize;
                for step in 0.. {
                    let (Some(seat), Some(choices)) = (hand.turn(), hand.choices()) else { break };
                    let action = if seat.index() == steady {
                        let mut rng = chances(deal << 8 | step);
                        super::decide(Style::Steady.bot(), &hand, Viewer::Seat(seat), &mut rng).action
                    } else {
                        match choices {
                            Choices::Bet { passive: Passive::Call(_), .. } => Action::Call,
                            Choices::Bet { .. } => Action::Check,
                            Choices::BringIn { .. } => Action::BringIn,
                            Choices::ShowOrMuck => Action::Muck,
                        }
                    };
                    hand.act(seat, action).unwrap();
                }
                let after = hand.state().player(Seat::new(steady as u8).unwrap()).stack.0;
                won[0] += i64::try_from(after).unwrap() - 10_000;
                won[1] += 1;
            }
            assert!(won[0] > 0, "{} {structure:?}: {} in {} hands", game.code, won[0], won[1]);
        }
    }
}
