//! What the arena counts, and that it counts the same whoever does it.

use controbuio::bots::{Bot, Style, Tally, Times};
use controbuio::rules::{Action, Chips, Deck, Hand, Structure, catalog};

use super::duplicate::Match;
use super::{baselines, cards, seat, three_handed};

#[test]
fn threads_change_nothing() {
    let line_up: [&dyn Bot; 3] = [&baselines::Anything, &baselines::Raiser::Pot, Style::Loose.bot()];
    for game in [&catalog::OMAHA_HILO, &catalog::SEVEN_CARD_STUD] {
        let table =
            |threads| Match { game, structure: Structure::PotLimit, seats: 6, decks: 120, seed: 4, stack: 50, threads };
        let (one, three) = (table(1).play(&line_up).unwrap(), table(3).play(&line_up).unwrap());
        for (one, three) in one.iter().zip(&three) {
            assert_eq!((&one.decks, one.hands, one.tally), (&three.decks, three.hands, three.tally));
            assert_eq!(one.hands, 120 * 3 * 2, "120 decks, three rotations, two seats each");
        }
        let won: f64 = one.iter().map(|score| score.won().0).sum();
        assert!(won.abs() < 1e-6, "what one wins another loses: {won}");
    }
}

#[test]
fn everyone_of_the_baselines_plays_every_game() {
    for (name, bot) in baselines::ALL {
        for game in catalog::GAMES {
            for structure in Structure::ALL {
                let table = Match {
                    game,
                    structure,
                    seats: usize::from(game.max_seats),
                    decks: 2,
                    seed: 1,
                    stack: 30,
                    threads: 1,
                };
                assert!(table.play(&[bot, &baselines::Caller]).is_ok(), "{name} {} {structure:?}", game.code);
            }
        }
    }
}

// Three players: the button raises, the small blind raises again, the big blind folds, the button calls. On the flop the
// small blind bets and is called, on the turn both check, on the river the small blind bets and is called, and loses.
#[test]
fn a_hand_is_counted_as_players_count_it() {
    let setup = three_handed();
    // From the small blind: one card each, twice; then the flop, turn and river without the burned ones.
    let deck = Deck::dealing(&cards("Kh 2c As Kd 7d Ac Ad 8s 4h 9c 3d"));
    let mut hand = Hand::start(setup, deck).unwrap();
    let to = |chips| Action::RaiseTo(Chips(chips));
    let acts = [
        (0, to(250)),
        (1, to(900)),
        (2, Action::Fold),
        (0, Action::Call),
        (1, to(800)),
        (0, Action::Call),
        (1, Action::Check),
        (0, Action::Check),
        (1, to(1_000)),
        (0, Action::Call),
    ];
    for (number, action) in acts {
        hand.act(seat(number), action).unwrap();
    }
    assert!(hand.state().is_over());
    let tallies = Tally::of(setup.dealt_in(), hand.events());
    let times = |done, possible| Times { done, possible };
    let button = Tally {
        entered: times(1, 1),
        raised: times(1, 1),
        reraised: times(0, 0),
        bets: 0,
        calls: 2,
        showdowns: times(1, 1),
        won: times(1, 1),
        continued: times(0, 0),
    };
    let small = Tally { reraised: times(1, 1), bets: 2, calls: 0, won: times(0, 1), continued: times(1, 1), ..button };
    let big = Tally { entered: times(0, 1), raised: times(0, 1), ..Tally::default() };
    assert_eq!([tallies[seat(0)], tallies[seat(1)], tallies[seat(2)]], [button, small, big]);
}
