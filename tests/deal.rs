//! The deal: order, burns, the shuffle and its specification. Rules G1 to G3, G6, G7.
//!
//! `data/deal.json` was made by `data/deal.py`, which is written from the specification and not from the engine.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

#[path = "../examples/deal_statistics/chi_square.rs"]
mod chi_square;

use chi_square::{chi_square, p_value};
use controbuio::rules::Structure::NoLimit;
use controbuio::rules::{
    Card, CardSet, Deck, DuplicateCard, Event, Game, Hand, Seat, Seed, SeedError, Viewer, catalog, shuffle,
};
use serde::Deserialize;
use support::{cards, holdem, seat};

#[derive(Deserialize)]
struct Vectors {
    decks: Vec<DeckVector>,
    commitments: Vec<CommitmentVector>,
    derived: Vec<DerivedVector>,
}

#[derive(Deserialize)]
struct DeckVector {
    cards: usize,
    seed: String,
    number: u64,
    cut: String,
    deck: String,
}

#[derive(Deserialize)]
struct CommitmentVector {
    seed: String,
    commitment: String,
}

#[derive(Deserialize)]
struct DerivedVector {
    seed: String,
    label: String,
    number: u64,
    derived: String,
}

fn vectors() -> Vectors {
    serde_json::from_str(include_str!("data/deal.json")).unwrap()
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap()).collect()
}

/// The cards of a hand in the order in which they left the deck.
fn out_of(hand: &Hand) -> Vec<Card> {
    let card = |event: &Event<Card>| match event {
        Event::Burn { card } | Event::Down { card, .. } | Event::Up { card, .. } | Event::Board { card } => Some(*card),
        _ => None,
    };
    hand.events().iter().filter_map(card).collect()
}

// rules G6, G7
#[test]
fn cards_come_one_at_a_time_from_the_buttons_left_and_one_is_burned_before_flop_turn_and_river() {
    // Without named cards the deck is in order of number: 2c 2d 2h 2s 3c …
    let mut play = holdem(NoLimit, 5, 10, &[1000; 3]).start();
    play.play("0 calls, 1 calls").check_down();
    let expected = [
        "1 down 2c",
        "2 down 2d",
        "0 down 2h",
        "1 down 2s",
        "2 down 3c",
        "0 down 3d", //
        "burn 3h",
        "board 3s",
        "board 4c",
        "board 4d",
        "burn 4h",
        "board 4s",
        "burn 5c",
        "board 5d",
    ];
    assert_eq!(play.dealt(), expected);
}

// rule G7
#[test]
fn empty_seats_get_no_card_and_the_button_gets_the_last_of_each_round() {
    let play = holdem(NoLimit, 5, 10, &[1000, 0, 1000, 0, 0, 1000]).button(2).start();
    assert_eq!(play.dealt(), ["5 down 2c", "0 down 2d", "2 down 2h", "5 down 2s", "0 down 3c", "2 down 3d"]);
}

// rule G7
#[test]
fn heads_up_the_button_gets_the_second_card() {
    let play = holdem(NoLimit, 5, 10, &[1000; 2]).start();
    assert_eq!(play.dealt(), ["1 down 2c", "0 down 2d", "1 down 2h", "0 down 2s"]);
}

// rule G6
#[test]
fn folded_hands_change_nothing_about_the_board() {
    let mut full = holdem(NoLimit, 5, 10, &[1000; 6]).start();
    let mut folded = full.clone();
    full.play("3-5 call, 0 calls, 1 calls").check_down();
    folded.play("3-5 fold, 0 folds, 1 calls").check_down();
    assert_eq!(full.board(), folded.board());
}

/// Deals a hand in which everyone calls or checks to so many players of this game, and says whether each got so many
/// private cards, one after another, and the board five.
fn deals(game: &'static Game, players: usize, private: usize) {
    let setup = holdem(NoLimit, 5, 10, &vec![10; players]).game(game).setup;
    let mut hand = Hand::start(setup, Deck::shuffled(Seed::new([players as u8; 32]), b"")).unwrap();
    while let Some(seat) = hand.turn() {
        hand.act(seat, controbuio::rules::Action::Call).unwrap();
    }
    let out = out_of(&hand);
    assert_eq!(out.len(), private * players + 5 + 3);
    assert_eq!(out.iter().copied().collect::<CardSet>().len(), out.len(), "no card twice");
    for seat in Seat::all() {
        let expected = if seat.index() < players { private } else { 0 };
        assert_eq!(hand.state().player(seat).down.len(), expected);
        assert!(hand.state().player(seat).up.is_empty());
    }
    assert_eq!((hand.state().board().len(), hand.state().burned()), (5, 3));
}

// rules G1, G6
#[test]
fn two_to_ten_players_get_two_cards_each_and_a_board_of_five() {
    for players in 2..=10 {
        deals(&catalog::HOLDEM, players, 2);
    }
}

// rules G2, G3, G6, and "Omaha deal" and "Omaha seats" in the table of disagreements
#[test]
fn in_omaha_two_to_ten_players_get_four_cards_each() {
    for players in 2..=10 {
        deals(&catalog::OMAHA, players, 4);
        deals(&catalog::OMAHA_HILO, players, 4);
    }
}

#[test]
fn the_shuffle_is_the_specified_one() {
    let vectors = vectors().decks;
    assert!(vectors.len() > 20);
    for vector in vectors {
        let mut deck: Vec<Card> = Card::all().take(vector.cards).collect();
        shuffle(&mut deck, &vector.seed.parse().unwrap(), vector.number, &bytes(&vector.cut));
        assert_eq!(deck, cards(&vector.deck), "seed {} number {} cut {}", vector.seed, vector.number, vector.cut);
    }
}

#[test]
fn a_hand_deals_the_specified_deck_from_its_first_card() {
    let deals: Vec<_> = vectors().decks.into_iter().filter(|it| it.number == 0 && it.cards == 52).collect();
    assert!(deals.len() > 5);
    for vector in deals {
        let setup = holdem(NoLimit, 5, 10, &[10; 9]).setup;
        let deck = Deck::shuffled(vector.seed.parse().unwrap(), &bytes(&vector.cut));
        let mut hand = Hand::start(setup, deck).unwrap();
        while let Some(seat) = hand.turn() {
            hand.act(seat, controbuio::rules::Action::Call).unwrap();
        }
        assert_eq!(out_of(&hand), cards(&vector.deck)[..26]);
    }
}

#[test]
fn the_commitment_is_the_specified_one() {
    for vector in vectors().commitments {
        let seed: Seed = vector.seed.parse().unwrap();
        assert_eq!(seed.commitment().to_string(), vector.commitment);
    }
}

#[test]
fn derived_seeds_are_the_specified_ones() {
    for vector in vectors().derived {
        let seed: Seed = vector.seed.parse().unwrap();
        assert_eq!(seed.derive(&vector.label, vector.number).reveal(), vector.derived);
    }
}

#[test]
fn the_stream_of_a_seed_is_the_chacha20_key_stream() {
    use chacha20::rand_core::Rng;
    // RFC 8439, appendix A.1, test vector 1.
    let mut block = [0; 64];
    Seed::new([0; 32]).stream().fill_bytes(&mut block);
    let expected = "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7\
                    da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586";
    assert_eq!(block.to_vec(), bytes(expected));
}

#[test]
fn a_seed_is_64_hex_digits_and_nothing_else() {
    let text = "00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210";
    assert_eq!(text.parse::<Seed>().unwrap().reveal(), text);
    assert_eq!(text.to_uppercase().parse::<Seed>().unwrap().reveal(), text);
    for broken in ["", &text[1..], &format!("{text}0"), &text.replace('f', "g"), &text.replace("00", " 0"), "é"] {
        assert_eq!(broken.parse::<Seed>().err(), Some(SeedError), "{broken:?}");
    }
}

#[test]
fn a_known_deck_refuses_a_card_that_is_there_twice() {
    let twice = cards("Ah Kd Ah");
    assert_eq!(Deck::known(&twice).err(), Some(DuplicateCard(twice[0])));
    assert!(Deck::known(&twice[..2]).is_ok());
}

#[test]
fn over_52000_decks_every_card_lies_everywhere_equally_often() {
    let sitting: Seed = "00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210".parse().unwrap();
    // How often each card lies at each position: card × 52 + position.
    let mut counts = vec![0_u32; 52 * 52];
    for number in 0..52_000 {
        let mut deck: Vec<Card> = Card::all().collect();
        shuffle(&mut deck, &sitting.derive("hand", number), 0, b"");
        for (position, card) in deck.iter().enumerate() {
            counts[usize::from(card.id()) * 52 + position] += 1;
        }
    }
    let first = chi_square(counts.iter().copied().step_by(52), 1000.0);
    assert!(p_value(first, 51) > 1e-6, "first card: {first}");
    // A sum of permutation matrices: rows and columns are fixed, 51² degrees of freedom are left, and a count deviates
    // by 52/51 more than that.
    let all = chi_square(counts, 1000.0) * 51.0 / 52.0;
    assert!((1e-6..1.0 - 1e-6).contains(&p_value(all, 51 * 51)), "all places: {all}");
}

/// The points of 5 % and 1 % in published tables.
#[test]
fn the_tail_of_chi_square_is_that_of_the_tables() {
    for (chi_square, degrees, tail) in
        [(68.669, 51, 0.05), (77.386, 51, 0.01), (123.225, 99, 0.05), (134.642, 99, 0.01)]
    {
        let found = p_value(chi_square, degrees);
        assert!((found - tail).abs() < 1e-5, "{chi_square} {degrees}: {found}");
    }
}

#[test]
fn one_bit_of_seed_or_cut_changes_the_deck() {
    let deck = |seed: [u8; 32], cut: &[u8]| {
        let mut deck: Vec<Card> = Card::all().collect();
        shuffle(&mut deck, &Seed::new(seed), 0, cut);
        deck
    };
    let mut near = [0; 32];
    near[31] = 1;
    let decks = [deck([0; 32], b""), deck(near, b""), deck([0; 32], b"a"), deck([0; 32], b"b")];
    for (index, one) in decks.iter().enumerate() {
        assert!(decks[..index].iter().all(|other| other != one));
    }
}

#[test]
fn nobody_is_told_a_burned_card_or_anothers_private_cards() {
    use controbuio::rules::Face;
    let mut play = holdem(NoLimit, 5, 10, &[1000; 3]).start();
    play.play("0 calls, 1 calls, 2 checks");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(7)), Viewer::Rail] {
        for (told, truth) in play.hand.told(viewer, 0).zip(play.hand.events()) {
            match (told, truth) {
                (Event::Burn { card }, _) => assert_eq!(card, Face::Hidden),
                (Event::Down { seat, card }, Event::Down { card: true_card, .. }) => {
                    let own = viewer == Viewer::Seat(seat);
                    assert_eq!(card, if own { Face::Known(*true_card) } else { Face::Hidden });
                }
                _ => {}
            }
        }
        let view = play.hand.view(viewer);
        assert_eq!(view.state().player(seat(2)).down[..], [Face::Hidden; 2]);
    }
}
