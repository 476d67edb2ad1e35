//! Random hands against trying everything.

use std::cmp::Reverse;

use controbuio::rules::rank::{
    Best, EightBoard, HandName, HandSum, HighTables, HoleUse, OmahaBoard, Ranking, Strength,
};
use controbuio::rules::{Card, CardSet, Rank};

use crate::naive::{self, Draw};

/// Seven cards by every way there is, against the best of their twenty-one fives.
#[test]
fn best_of_all_fives() {
    let mut draw = Draw::new(7);
    let tables = HighTables::get();
    for round in 0..20_000 {
        let seven: [Card; 7] = if round % 2 == 0 { draw.cards() } else { draw.thin() };
        let fives = naive::fives(&seven);
        let key = |best: Best| naive::high(best.cards);
        let best = Ranking::High.best(HoleUse::Any, &seven[..2], &seven[2..]).expect("a hand");
        assert_eq!(Some(key(best)), fives.iter().map(|five| naive::high(*five)).max(), "{seven:?}");
        let [a, b, rest @ ..] = seven;
        let sum: HandSum = rest.into_iter().collect();
        let plain = Ranking::High.strength(HoleUse::Any, seven.into_iter().collect(), CardSet::EMPTY).expect("a hand");
        let strengths = [
            plain,
            tables.strength_of(&seven),
            tables.strength(sum.with(a).with(b)),
            tables.strength(sum + HandSum::from_iter([a, b])),
            tables.strength_of(&best.cards),
        ];
        assert_eq!(strengths, [best.strength; 5], "{seven:?}");
        // Of the fives that are as good, the one with the highest cards (rule S3).
        let descending = |mut five: [Card; 5]| {
            five.sort_by_key(|card| Reverse(*card));
            five
        };
        let highest = fives.iter().filter(|five| naive::high(**five) == key(best)).map(|five| descending(*five)).max();
        assert_eq!(Some(descending(best.cards)), highest, "{seven:?}");
        let six = tables.strength_of(&[a, b, rest[0], rest[1], rest[2], rest[3]]);
        let all_six = Ranking::High.best(HoleUse::Any, &seven[..6], &[]).expect("a hand");
        assert_eq!(six, all_six.strength);
    }
}

/// Sets of more than seven cards, where straights, flushes and full houses meet.
#[test]
fn best_of_nine_cards() {
    let mut draw = Draw::new(9);
    for _ in 0..5_000 {
        let nine: [Card; 9] = draw.thin();
        let best = Ranking::High.best(HoleUse::Any, &nine, &[]).expect("a hand");
        assert_eq!(Some(naive::high(best.cards)), naive::fives(&nine).into_iter().map(naive::high).max(), "{nine:?}");
    }
}

// rule H2
#[test]
fn h2_best_of_two_and_three() {
    let mut draw = Draw::new(2);
    for round in 0..20_000 {
        let nine: [Card; 9] = if round % 2 == 0 { draw.cards() } else { draw.thin() };
        // Boards of three to five cards, hands of two to five.
        let (board, hole) = nine.split_at(3 + round / 2 % 3);
        let hole = &hole[..hole.len().min(2 + round / 6 % 4)];
        let board_set: CardSet = board.iter().copied().collect();
        let hole_set: CardSet = hole.iter().copied().collect();
        let fives = naive::fives_of_two(hole, board);

        let best = Ranking::High.best(HoleUse::ExactlyTwo, hole, board).expect("a hand");
        assert_eq!(Some(naive::high(best.cards)), fives.iter().map(|five| naive::high(*five)).max(), "{nine:?}");
        let strength = OmahaBoard::new(board_set).and_then(|board| board.strength(hole_set));
        assert_eq!(strength, Some(best.strength), "{nine:?}");
        assert_eq!(best.cards.iter().filter(|card| hole.contains(card)).count(), 2);

        let low = fives.iter().map(|five| naive::low(*five)).min();
        let razz = Ranking::LowAceFive.best(HoleUse::ExactlyTwo, hole, board).expect("a hand");
        assert_eq!(Some(naive::low(razz.cards)), low, "{nine:?}");
        let eight = Ranking::LowEight.best(HoleUse::ExactlyTwo, hole, board);
        let expected = low.filter(|(copies, ranks)| *copies == [1; 5] && ranks[0] <= 8);
        assert_eq!(eight.map(|best| naive::low(best.cards)), expected, "{nine:?}");
        assert_eq!(EightBoard::new(board_set).strength(hole_set), eight.map(|best| best.strength));
    }
}

/// Lows against the best of all fives, and strengths in the order of these.
#[test]
fn lowest_of_all_fives() {
    let mut draw = Draw::new(3);
    let mut last: Option<(naive::LowKey, Strength)> = None;
    for round in 0..20_000 {
        let seven: [Card; 7] = if round % 2 == 0 { draw.cards() } else { draw.thin() };
        let low = naive::fives(&seven).into_iter().map(naive::low).min().expect("a low");
        let best = Ranking::LowAceFive.best(HoleUse::Any, &seven[..3], &seven[3..]).expect("a hand");
        assert_eq!(naive::low(best.cards), low, "{seven:?}");
        if let Some((before, strength)) = last {
            assert_eq!(low.cmp(&before).reverse(), best.strength.cmp(&strength));
        }
        last = Some((low, best.strength));
        let eight = Ranking::LowEight.best(HoleUse::Any, &seven, &[]);
        let expected = Some(low).filter(|(copies, ranks)| *copies == [1; 5] && ranks[0] <= 8);
        assert_eq!(eight.map(|best| naive::low(best.cards)), expected, "{seven:?}");
    }
}

/// What a hand is called, against its cards.
#[test]
fn names_say_what_the_cards_are() {
    let mut draw = Draw::new(1);
    for _ in 0..5_000 {
        let seven: [Card; 7] = draw.thin();
        let best = Ranking::High.best(HoleUse::Any, &seven, &[]).expect("a hand");
        let [a, b, c, d, e]: [Rank; 5] = best.cards.map(Card::rank);
        let expected = match naive::high(best.cards).0 {
            0 => HandName::HighCard { ranks: [a, b, c, d, e] },
            1 => HandName::Pair { pair: a, kickers: [c, d, e] },
            2 => HandName::TwoPair { high: a, low: c, kicker: e },
            3 => HandName::ThreeOfAKind { three: a, kickers: [d, e] },
            4 => HandName::Straight { top: a },
            5 => HandName::Flush { ranks: [a, b, c, d, e] },
            6 => HandName::FullHouse { three: a, two: d },
            7 => HandName::FourOfAKind { four: a, kicker: e },
            _ => HandName::StraightFlush { top: a },
        };
        assert_eq!(best.name, expected, "{seven:?}");
    }
}
