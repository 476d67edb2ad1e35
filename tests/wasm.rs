//! The same deal and the same play on wasm32 as anywhere else: what the browser runs is what the other tests prove.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use controbuio::rules::{Action, Card, Seed, shuffle};
use controbuio::session::{Config, Session, Wait};
use wasm_bindgen_test::wasm_bindgen_test;

/// The key stream, the hash and the shuffle come out byte for byte as the specification's vectors say.
#[wasm_bindgen_test]
fn the_deal_is_the_specified_one() {
    let vectors: serde_json::Value = serde_json::from_str(include_str!("data/deal.json")).unwrap();
    let cases = vectors["decks"].as_array().unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let seed: Seed = case["seed"].as_str().unwrap().parse().unwrap();
        let cut: Vec<u8> = hex(case["cut"].as_str().unwrap());
        let number = case["number"].as_u64().unwrap();
        let count = case["cards"].as_u64().unwrap() as usize;
        let mut cards: Vec<Card> = Card::all().take(count).collect();
        shuffle(&mut cards, &seed, number, &cut);
        let dealt = cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(dealt, case["deck"].as_str().unwrap());
    }
}

fn hex(digits: &str) -> Vec<u8> {
    (0..digits.len() / 2).map(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).unwrap()).collect()
}

/// A sitting in which the player always folds goes on for many hands, and is saved and resumed.
#[wasm_bindgen_test]
fn a_sitting_goes_on() {
    let mut session = Session::open(Config::default(), Seed::new([1; 32]), true).unwrap();
    while session.hand_number() < 20 {
        match session.waits_for() {
            Wait::Bot(_) => session.bot_acts().unwrap(),
            Wait::Player(decision, choices) => {
                let actions = [Action::Fold, Action::Muck];
                let action = actions.into_iter().find(|&action| choices.check(action).is_ok()).unwrap();
                session.act(decision, action).unwrap();
            }
            Wait::NextHand { .. } => session.next_hand().unwrap(),
            Wait::Rebuy { .. } => session.rebuy().unwrap(),
            other @ (Wait::Alone | Wait::Over) => panic!("{other:?}"),
        }
    }
    let resumed = Session::resume(&session.checkpoint(), Some(&session.journal())).unwrap();
    assert!(resumed.view() == session.view());
}
