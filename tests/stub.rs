//! When the cards run out in stud: rule G8.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::Structure::Limit;
use controbuio::rules::{
    Action, Card, CardSet, Choices, Deck, Event, Game, Hand, Passive, Seat, Seed, catalog, shuffle,
};
use support::{facts, stud};

/// A finished hand and the seed it was dealt from.
struct Run {
    hand: Hand,
    seed: Seed,
}

/// A hand of `players` that goes to the end, some folding on the way: on street `fold_on` all but `left` of them.
fn run(game: &'static Game, players: usize, fold_on: u8, left: usize, seed: u8) -> Run {
    thin_out(game, players, seed, |street| if street < fold_on { players } else { left })
}

/// The same, `stay` saying how many are still in after the folds of a street.
fn thin_out(game: &'static Game, players: usize, seed: u8, stay: impl Fn(u8) -> usize) -> Run {
    let deal = stud(Limit, [1, 3, 10, 20], &vec![10_000; players]).game(game);
    let seed = Seed::new([seed; 32]);
    let mut hand = Hand::start(deal.setup, Deck::shuffled(seed.clone(), b"")).unwrap();
    while let Some(turn) = hand.turn() {
        let state = hand.state();
        let fold = state.live().len() > stay(state.street_index().unwrap());
        let action = match hand.choices().unwrap() {
            Choices::BringIn { .. } => Action::BringIn,
            Choices::ShowOrMuck => Action::Show,
            Choices::Bet { .. } if fold => Action::Fold,
            Choices::Bet { passive: Passive::Check, .. } => Action::Check,
            Choices::Bet { .. } => Action::Call,
        };
        hand.act(turn, action).unwrap();
    }
    Run { hand, seed }
}

impl Run {
    /// The deck as it was dealt at first.
    fn deck(&self) -> Vec<Card> {
        let mut deck: Vec<Card> = Card::all().collect();
        shuffle(&mut deck, &self.seed, 0, b"");
        deck
    }

    /// What left the deck on this street, such as `burn`, `up`, `down`, `board` and `reshuffle`, with the card.
    fn street(&self, number: u8) -> Vec<(&'static str, Option<Card>)> {
        let begins = |event: &Event<Card>| *event == Event::StreetBegins { street: number };
        let after = self.hand.events().iter().skip_while(|event| !begins(event)).skip(1);
        let of_street = after.take_while(|event| !matches!(event, Event::StreetBegins { .. }));
        let dealt = of_street.filter_map(|event| match event {
            Event::Burn { card } => Some(("burn", Some(*card))),
            Event::Up { card, .. } => Some(("up", Some(*card))),
            Event::Down { card, .. } => Some(("down", Some(*card))),
            Event::Board { card } => Some(("board", Some(*card))),
            Event::Reshuffle => Some(("reshuffle", None)),
            _ => None,
        });
        dealt.collect()
    }

    fn words(&self, number: u8) -> Vec<&'static str> {
        self.street(number).into_iter().map(|(word, _)| word).collect()
    }

    fn cards(&self, number: u8) -> Vec<Card> {
        self.street(number).into_iter().filter_map(|(_, card)| card).collect()
    }

    fn no_card_is_there_twice(&self) {
        let state = self.hand.state();
        let held = state.dealt_in().iter().flat_map(|seat| {
            let player = state.player(seat);
            player.down.iter().chain(&player.up).copied().collect::<Vec<_>>()
        });
        let cards: Vec<Card> = held.chain(state.board().iter().copied()).collect();
        assert_eq!(cards.iter().copied().collect::<CardSet>().len(), cards.len());
    }
}

/// So many times this word.
fn times(count: usize, word: &'static str) -> Vec<&'static str> {
    vec![word; count]
}

// rule G8: eight players take 3 × 8, 9, 9 and 9 cards; one is left, and three are burned
#[test]
fn eight_players_in_seven_card_stud_share_one_card_on_the_last_street() {
    for seed in 0..20 {
        let run = run(&catalog::SEVEN_CARD_STUD, 8, 9, 8, seed);
        assert!(run.hand.state().is_over());
        assert_eq!(run.words(4), ["reshuffle", "burn", "board"]);
        for seat in (0..8).map(support::seat) {
            let player = run.hand.state().player(seat);
            assert_eq!((player.down.len(), player.up.len()), (2, 4));
        }
        run.no_card_is_there_twice();
    }
}

// rules G8, G7, G6: the second order comes from the same hand seed
#[test]
fn the_burned_cards_come_back_and_are_shuffled_by_the_same_seed() {
    for seed in 0..20 {
        let run = run(&catalog::SEVEN_CARD_STUD, 8, 9, 8, seed);
        let deck = run.deck();
        // Burned after 24, 33 and 42 cards; the last card of the deck was not dealt.
        let mut back = vec![deck[51], deck[24], deck[33], deck[42]];
        shuffle(&mut back, &run.seed, 1, b"");
        assert_eq!(run.cards(4), back[..2]);
    }
}

// rule G8: as many cards as players are dealt without a burn
#[test]
fn ten_players_in_five_card_stud_use_every_card() {
    for seed in 0..20 {
        let run = run(&catalog::FIVE_CARD_STUD, 10, 9, 10, seed);
        // 20, then 1 + 10 twice: ten are left.
        assert_eq!(run.words(2), [times(1, "burn"), times(10, "up")].concat());
        assert_eq!(run.words(3), times(10, "up"));
        assert_eq!(run.cards(3), run.deck()[42..]);
        run.no_card_is_there_twice();
    }
}

// rule G8: more cards than players are dealt after a burn
#[test]
fn nine_of_ten_players_in_five_card_stud_have_a_card_to_burn() {
    let run = run(&catalog::FIVE_CARD_STUD, 10, 2, 9, 3);
    assert_eq!(run.words(3), [times(1, "burn"), times(9, "up")].concat());
    assert_eq!(run.cards(3), run.deck()[42..]);
}

// rule G8: eight players until sixth street leave one card, and three burned
#[test]
fn after_folds_on_sixth_street_stub_and_burned_cards_may_just_suffice() {
    for seed in 0..20 {
        let four = run(&catalog::SEVEN_CARD_STUD, 8, 3, 4, seed);
        assert_eq!(four.words(4), ["reshuffle", "down", "down", "down", "down"], "four cards for four: no burn");
        let three = run(&catalog::SEVEN_CARD_STUD, 8, 3, 3, seed);
        assert_eq!(three.words(4), ["reshuffle", "burn", "down", "down", "down"], "four cards for three");
        let five = run(&catalog::SEVEN_CARD_STUD, 8, 3, 5, seed);
        assert_eq!(five.words(4), ["reshuffle", "burn", "board"], "four cards for five");
        for run in [four, three, five] {
            let deck = run.deck();
            let back: CardSet = [deck[51], deck[24], deck[33], deck[42]].into_iter().collect();
            let dealt: CardSet = run.cards(4).into_iter().collect();
            assert!((dealt - back).is_empty(), "never a mucked card");
            run.no_card_is_there_twice();
        }
    }
}

// rule G8: seven players after third street leave four cards, and three burned
#[test]
fn one_fold_on_third_street_changes_what_is_left_for_the_last() {
    for (left, words) in [
        (7, [times(1, "reshuffle"), times(7, "down")].concat()),
        (6, [times(1, "reshuffle"), times(1, "burn"), times(6, "down")].concat()),
        (5, [times(1, "reshuffle"), times(1, "burn"), times(5, "down")].concat()),
        (4, times(4, "down")),
        (3, [times(1, "burn"), times(3, "down")].concat()),
    ] {
        let run = thin_out(&catalog::SEVEN_CARD_STUD, 8, 9, |street| if street < 3 { 7 } else { left });
        assert_eq!(run.words(4), words, "{left} left");
        run.no_card_is_there_twice();
    }
}

// rule G8: the shared card counts in every hand
#[test]
fn the_shared_card_plays_for_everyone() {
    use controbuio::rules::Ranking;
    let mut with_the_shared_card = 0;
    for seed in 0..40 {
        let run = run(&catalog::SEVEN_CARD_STUD, 8, 9, 8, seed);
        let state = run.hand.state();
        let shared = state.board()[0];
        let five = |seat: Seat, board: &[Card]| {
            let player = state.player(seat);
            let cards: Vec<Card> = player.down.iter().chain(&player.up).chain(board).copied().collect();
            Ranking::High.best(controbuio::rules::HoleUse::Any, &cards, &[]).unwrap()
        };
        let best = state.live().iter().map(|seat| five(seat, &[shared]).strength).max().unwrap();
        for seat in state.live().iter() {
            let won = !state.player(seat).won.is_zero();
            assert_eq!(won, five(seat, &[shared]).strength == best, "seat {} of seed {seed}", seat.index());
            with_the_shared_card += u32::from(won && five(seat, &[]).strength < best);
        }
    }
    assert!(with_the_shared_card > 0, "no hand was decided by it: the test proves nothing");
}

/// How good open cards are: how often each rank is there, the most copies first, and then which ranks.
fn showing(up: &[Card]) -> (Vec<usize>, Vec<u8>) {
    let copies = |card: &Card| up.iter().filter(|other| other.rank() == card.rank()).count();
    let mut ranks: Vec<(usize, u8)> = up.iter().map(|card| (copies(card), card.rank() as u8)).collect();
    ranks.sort_unstable();
    ranks.dedup();
    ranks.into_iter().rev().unzip()
}

// rules B2, G8: the best cards of one's own open, the shared card does not count
#[test]
fn every_later_street_is_opened_by_the_best_own_cards_showing() {
    let mut shared_would_matter = 0;
    for (game, players) in [(&catalog::SEVEN_CARD_STUD, 8), (&catalog::FIVE_CARD_STUD, 10)] {
        for seed in 0..100 {
            let run = run(game, players, 9, players, seed);
            let mut up: Vec<Vec<Card>> = vec![Vec::new(); players];
            let mut board = Vec::new();
            let mut street = 0;
            for event in run.hand.events() {
                match event {
                    Event::StreetBegins { street: number } => street = *number,
                    Event::Up { seat, card } => up[seat.index()].push(*card),
                    Event::Board { card } => board.push(*card),
                    Event::Opens { seat } if street > 0 => {
                        // Seat 0 has the button, and so is last among equals.
                        let order = || (1..players).chain([0]);
                        let best = order().map(|seat| showing(&up[seat])).max().unwrap();
                        let first = order().find(|&seat| showing(&up[seat]) == best);
                        assert_eq!(Some(seat.index()), first, "{} {street}: {up:?}", facts::sentence(event));
                        let with = |seat: usize| showing(&[&up[seat][..], &board[..]].concat());
                        let best = order().map(with).max().unwrap();
                        shared_would_matter += u32::from(order().find(|&seat| with(seat) == best) != first);
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(shared_would_matter > 0, "no hand in which the shared card would have opened");
}
