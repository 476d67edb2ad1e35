//! Cards, streets and hands in Italian.

use crate::rules::rank::{Category, HandName};
use crate::rules::{Card, Rank, StreetName, Suit};
use crate::ui::text::{join, low, sign};

pub(super) fn street(name: StreetName) -> &'static str {
    match name {
        StreetName::Preflop => "Pre-flop",
        StreetName::Flop => "Flop",
        StreetName::Turn => "Turn",
        StreetName::River => "River",
        StreetName::Second => "Seconda strada",
        StreetName::Third => "Terza strada",
        StreetName::Fourth => "Quarta strada",
        StreetName::Fifth => "Quinta strada",
        StreetName::Sixth => "Sesta strada",
        StreetName::Seventh => "Settima strada",
    }
}

/// One card of the rank.
pub(super) fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Jack => "jack",
        Rank::Queen => "donna",
        Rank::King => "re",
        Rank::Ace => "asso",
        other => sign(other),
    }
}

/// Several of them: "coppia di donne".
pub(super) fn ranks(rank: Rank) -> &'static str {
    match rank {
        Rank::Jack => "jack",
        Rank::Queen => "donne",
        Rank::King => "re",
        Rank::Ace => "assi",
        other => sign(other),
    }
}

/// Up to one of them: "scala al 9", "scala all'asso".
pub(super) fn to(of: Rank) -> String {
    match of {
        Rank::Ace | Rank::Eight => format!("all'{}", rank(of)),
        Rank::Queen => "alla donna".to_owned(),
        other => format!("al {}", rank(other)),
    }
}

pub(super) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "fiori",
        Suit::Diamonds => "quadri",
        Suit::Hearts => "cuori",
        Suit::Spades => "picche",
    }
}

pub(super) fn hand(name: HandName) -> String {
    match name {
        HandName::HighCard { ranks: [top, ..] } => format!("carta alta {}", rank(top)),
        HandName::Pair { pair, .. } => format!("coppia di {}", ranks(pair)),
        HandName::TwoPair { high, low, .. } => format!("doppia coppia di {} e {}", ranks(high), ranks(low)),
        HandName::ThreeOfAKind { three, .. } => format!("tris di {}", ranks(three)),
        HandName::Straight { top } => format!("scala {}", to(top)),
        HandName::Flush { ranks: [top, ..] } => format!("colore {}", to(top)),
        HandName::FullHouse { three, two } => format!("full di {} e {}", ranks(three), ranks(two)),
        HandName::FourOfAKind { four, .. } => format!("poker di {}", ranks(four)),
        HandName::StraightFlush { top: Rank::Ace } => "scala reale".to_owned(),
        HandName::StraightFlush { top } => format!("scala colore {}", to(top)),
        HandName::Low { ranks } => format!("low {}", low(ranks)),
    }
}

pub(super) fn category(category: Category) -> &'static str {
    match category {
        Category::HighCard => "carta alta",
        Category::Pair => "coppia",
        Category::TwoPair => "doppia coppia",
        Category::ThreeOfAKind => "tris",
        Category::Straight => "scala",
        Category::Flush => "colore",
        Category::FullHouse => "full",
        Category::FourOfAKind => "poker",
        Category::StraightFlush => "scala colore",
        Category::Low => "low",
    }
}

pub(super) fn name_of_card(card: Card) -> String {
    format!("{} di {}", rank(card.rank()), suit(card.suit()))
}

pub(super) fn cards(cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().copied().map(name_of_card).collect();
    join(&names, "e")
}
