//! Deals ranked by another program, PokerKit: a few hundred of each kind.

use std::collections::BTreeMap;

use controbuio::rules::rank::{Category, HandName, HoleUse, Ranking, Strength};
use controbuio::rules::{Card, Rank};
use serde_json::Value;

struct Deal {
    board: Vec<Card>,
    holes: Vec<Vec<Card>>,
    fields: Value,
}

fn deals(text: &str) -> impl Iterator<Item = Deal> {
    text.lines().map(|line| {
        let fields: Value = serde_json::from_str(line).expect("a deal");
        let board = cards(&fields["b"]);
        let holes = fields["h"].as_array().expect("hands").iter().map(cards).collect();
        Deal { board, holes, fields }
    })
}

fn cards(text: &Value) -> Vec<Card> {
    let letters: Vec<char> = text.as_str().expect("cards").chars().collect();
    letters.chunks(2).map(|card| card.iter().collect::<String>().parse().expect("a card")).collect()
}

fn winners<S: Ord>(strengths: &[Option<S>]) -> Vec<u64> {
    let best = strengths.iter().max().and_then(Option::as_ref);
    (0..).zip(strengths).filter(|(_, each)| each.is_some() && each.as_ref() == best).map(|(i, _)| i).collect()
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().expect("a list").iter().map(|each| each.as_u64().expect("a number")).collect()
}

fn category(name: &Value) -> Category {
    match name.as_str().expect("a category") {
        "High card" => Category::HighCard,
        "One pair" => Category::Pair,
        "Two pair" => Category::TwoPair,
        "Three of a kind" => Category::ThreeOfAKind,
        "Straight" => Category::Straight,
        "Flush" => Category::Flush,
        "Full house" => Category::FullHouse,
        "Four of a kind" => Category::FourOfAKind,
        "Straight flush" => Category::StraightFlush,
        other => unreachable!("no category {other}"),
    }
}

/// Categories and winners agree; each of their classes is one strength, and the lower class the greater strength.
fn check_high(text: &str, hole_use: HoleUse) {
    let mut classes: BTreeMap<u64, Strength> = BTreeMap::new();
    let mut seen = 0;
    for Deal { board, holes, fields } in deals(text) {
        let bests: Vec<_> = holes.iter().map(|hole| Ranking::High.best(hole_use, hole, &board)).collect();
        for (i, best) in bests.iter().enumerate() {
            let best = best.expect("a hand");
            assert_eq!(best.name.category(), category(&fields["cat"][i]), "{fields}");
            let class = fields["r"][i].as_u64().expect("a class");
            assert_eq!(*classes.entry(class).or_insert(best.strength), best.strength, "{fields}");
            let strength =
                Ranking::High.strength(hole_use, holes[i].iter().copied().collect(), board.iter().copied().collect());
            assert_eq!(strength, Some(best.strength), "{fields}");
        }
        let strengths: Vec<_> = bests.iter().map(|best| best.map(|best| best.strength)).collect();
        assert_eq!(winners(&strengths), numbers(&fields["w"]), "{fields}");
        seen += 1;
    }
    assert!(seen >= 400);
    assert!(classes.values().is_sorted_by(|better, worse| better > worse));
}

#[test]
fn holdem_as_pokerkit_ranks_it() {
    check_high(include_str!("../data/eval-holdem-high.jsonl"), HoleUse::Any);
}

#[test]
fn omaha_as_pokerkit_ranks_it() {
    check_high(include_str!("../data/eval-omaha-high.jsonl"), HoleUse::ExactlyTwo);
}

#[test]
fn seven_card_stud_as_pokerkit_ranks_it() {
    check_high(include_str!("../data/eval-stud-high.jsonl"), HoleUse::Any);
}

#[test]
fn five_card_stud_as_pokerkit_ranks_it() {
    check_high(include_str!("../data/eval-stud5-high.jsonl"), HoleUse::Any);
}

#[test]
fn omaha_low_as_pokerkit_ranks_it() {
    let (mut lows, mut none) = (0, 0);
    for Deal { board, holes, fields } in deals(include_str!("../data/eval-omaha-low8.jsonl")) {
        let best = |hole: &Vec<Card>| Ranking::LowEight.best(HoleUse::ExactlyTwo, hole, &board);
        let bests: Vec<_> = holes.iter().map(best).collect();
        for (best, low) in bests.iter().zip(fields["low"].as_array().expect("lows")) {
            let Some(best) = best else {
                assert!(low.is_null(), "{fields}");
                none += 1;
                continue;
            };
            let HandName::Low { ranks } = best.name else { unreachable!("{:?} is no low", best.name) };
            assert_eq!(low.as_str(), Some(ranks.map(Rank::letter).iter().collect::<String>().as_str()), "{fields}");
            lows += 1;
        }
        let strengths: Vec<_> = bests.iter().map(|best| best.map(|best| best.strength)).collect();
        assert_eq!(winners(&strengths), numbers(&fields["w"]), "{fields}");
    }
    assert!(lows >= 300 && none >= 300);
}
