//! The chart of hands: one example of each, as it is drawn.

use super::{CardScene, Mark};
use crate::rules::rank::Category;
use crate::rules::{Card, Face};

/// One row of the chart.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartRow {
    /// What the hand is called.
    pub category: Category,
    /// Five cards, those that make it first; the others are marked as kickers.
    pub cards: Vec<CardScene>,
}

/// What beats what, best first (rule H1), each with the number of cards that make it.
const HIGH: [(Category, usize, &str); 9] = [
    (Category::StraightFlush, 5, "9s 8s 7s 6s 5s"),
    (Category::FourOfAKind, 4, "Qs Qh Qd Qc 7h"),
    (Category::FullHouse, 5, "Ts Th Td 4h 4c"),
    (Category::Flush, 5, "Kd Jd 8d 5d 2d"),
    (Category::Straight, 5, "8c 7d 6s 5h 4h"),
    (Category::ThreeOfAKind, 3, "Js Jh Jd 9c 3s"),
    (Category::TwoPair, 4, "As Ad 6h 6c Qd"),
    (Category::Pair, 2, "Kh Kc Td 7s 4c"),
    (Category::HighCard, 1, "Ah Jc 9d 6s 3c"),
];

/// Lows, best first (rule H3).
const LOW: [&str; 3] = ["5h 4c 3d 2s Ah", "8d 4s 3h 2c Ad", "8s 7h 6c 5d 4s"];

/// The high hands, best first (rule H1).
#[must_use]
pub fn high_chart() -> Vec<ChartRow> {
    HIGH.into_iter().map(|(category, made, cards)| row(category, made, cards)).collect()
}

/// Three lows: the best, one between, the worst (rule H3).
#[must_use]
pub fn low_chart() -> Vec<ChartRow> {
    LOW.into_iter().map(|cards| row(Category::Low, 5, cards)).collect()
}

fn row(category: Category, made: usize, cards: &str) -> ChartRow {
    let card = |(place, card): (usize, Card)| {
        let mark = if place < made { Mark::None } else { Mark::Aside };
        CardScene { face: Face::Known(card), mark, closed: false }
    };
    let cards = cards.split(' ').filter_map(|card| card.parse().ok());
    ChartRow { category, cards: cards.enumerate().map(card).collect() }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::rules::rank::{HoleUse, Ranking, Strength};

    fn ranked(rows: &[ChartRow], ranking: Ranking) -> Vec<Strength> {
        let best = |row: &ChartRow| {
            let cards: Vec<Card> = row.cards.iter().filter_map(|card| card.face.known()).collect();
            let best = ranking.best(HoleUse::Any, &cards, &[]).unwrap();
            assert_eq!((best.cards.to_vec(), ranking.category(best.strength)), (cards, row.category));
            best.strength
        };
        rows.iter().map(best).collect()
    }

    // rule H1
    #[test]
    fn each_hand_of_the_chart_beats_the_next() {
        let high = high_chart();
        assert!(ranked(&high, Ranking::High).is_sorted_by(|better, worse| better > worse));
        // Without the cards that make a hand it is another one.
        for (category, made, _) in HIGH {
            let alone = high.iter().find(|row| row.category == category).unwrap();
            assert_eq!(alone.cards.iter().filter(|card| card.mark == Mark::None).count(), made);
        }
    }

    // rule H3: the best is 5-4-3-2-A, the worst 8-7-6-5-4
    #[test]
    fn each_low_of_the_chart_beats_the_next() {
        assert!(ranked(&low_chart(), Ranking::LowEight).is_sorted_by(|better, worse| better > worse));
    }
}
