//! Cards, streets and hands in English.

use crate::rules::rank::{Category, HandName};
use crate::rules::{Card, Rank, StreetName, Suit};
use crate::ui::text::{join, low};

pub(super) fn street(name: StreetName) -> &'static str {
    match name {
        StreetName::Preflop => "Before the flop",
        StreetName::Flop => "Flop",
        StreetName::Turn => "Turn",
        StreetName::River => "River",
        StreetName::Second => "Second street",
        StreetName::Third => "Third street",
        StreetName::Fourth => "Fourth street",
        StreetName::Fifth => "Fifth street",
        StreetName::Sixth => "Sixth street",
        StreetName::Seventh => "Seventh street",
    }
}

pub(super) fn rank(rank: Rank) -> &'static str {
    ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
        [rank as usize]
}

pub(super) fn ranks(of: Rank) -> String {
    if of == Rank::Six { "sixes".to_owned() } else { format!("{}s", rank(of)) }
}

pub(super) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

pub(super) fn hand(name: HandName) -> String {
    match name {
        HandName::HighCard { ranks: [top, ..] } => format!("{} high", rank(top)),
        HandName::Pair { pair, .. } => format!("pair of {}", ranks(pair)),
        HandName::TwoPair { high, low, .. } => format!("two pair, {} and {}", ranks(high), ranks(low)),
        HandName::ThreeOfAKind { three, .. } => format!("three {}", ranks(three)),
        HandName::Straight { top } => format!("straight to the {}", rank(top)),
        HandName::Flush { ranks: [top, ..] } => format!("flush, {} high", rank(top)),
        HandName::FullHouse { three, two } => format!("full house, {} over {}", ranks(three), ranks(two)),
        HandName::FourOfAKind { four, .. } => format!("four {}", ranks(four)),
        HandName::StraightFlush { top: Rank::Ace } => "royal flush".to_owned(),
        HandName::StraightFlush { top } => format!("straight flush to the {}", rank(top)),
        HandName::Low { ranks } => format!("low {}", low(ranks)),
    }
}

/// The article a hand takes in a sentence.
pub(super) const fn article(name: HandName) -> &'static str {
    match name {
        HandName::Pair { .. }
        | HandName::Straight { .. }
        | HandName::Flush { .. }
        | HandName::FullHouse { .. }
        | HandName::StraightFlush { .. }
        | HandName::Low { .. } => "a ",
        _ => "",
    }
}

pub(super) fn category(category: Category) -> &'static str {
    match category {
        Category::HighCard => "high card",
        Category::Pair => "pair",
        Category::TwoPair => "two pair",
        Category::ThreeOfAKind => "three of a kind",
        Category::Straight => "straight",
        Category::Flush => "flush",
        Category::FullHouse => "full house",
        Category::FourOfAKind => "four of a kind",
        Category::StraightFlush => "straight flush",
        Category::Low => "low",
    }
}

pub(super) fn name_of_card(card: Card) -> String {
    format!("{} of {}", rank(card.rank()), suit(card.suit()))
}

pub(super) fn cards(cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().copied().map(name_of_card).collect();
    join(&names, "and")
}
