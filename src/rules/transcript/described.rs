//! Hands in the words of the format.

use crate::rules::card::{Card, Rank};
use crate::rules::game::{Game, Showdown};
use crate::rules::rank::{HandName, Ranking};

/// What these cards make, if they make a hand at all: `a pair of Aces`, `Lo: 7,5,4,3,2`, or both for a game of two
/// halves, `HI: a pair of Aces; LO: 7,5,4,3,A`.
pub(super) fn described(game: &Game, private: &[Card], board: &[Card]) -> Option<String> {
    let name = |ranking: Ranking| Some(words(ranking.best(game.hole_use, private, board)?.name));
    match game.showdown {
        Showdown::Whole(Ranking::High) => name(Ranking::High),
        Showdown::Whole(low) => Some(format!("Lo: {}", name(low)?)),
        Showdown::Halves(high, low) => {
            let high = name(high)?;
            // No low that qualifies is not mentioned (rule S4).
            Some(name(low).map_or_else(|| format!("HI: {high}"), |low| format!("HI: {high}; LO: {low}")))
        }
    }
}

/// A name as the format writes it, without kickers.
fn words(name: HandName) -> String {
    match name {
        HandName::HighCard { ranks: [top, ..] } => format!("high card {}", one(top)),
        HandName::Pair { pair, .. } => format!("a pair of {}", many(pair)),
        HandName::TwoPair { high, low, .. } => format!("two pair, {} and {}", many(high), many(low)),
        HandName::ThreeOfAKind { three, .. } => format!("three of a kind, {}", many(three)),
        HandName::Straight { top } => format!("a straight, {} to {}", one(bottom(top)), one(top)),
        HandName::Flush { ranks: [top, ..] } => format!("a flush, {} high", one(top)),
        HandName::FullHouse { three, two } => format!("a full house, {} full of {}", many(three), many(two)),
        HandName::FourOfAKind { four, .. } => format!("four of a kind, {}", many(four)),
        HandName::StraightFlush { top: Rank::Ace } => "a Royal Flush".to_owned(),
        HandName::StraightFlush { top } => format!("a straight flush, {} to {}", one(bottom(top)), one(top)),
        HandName::Low { ranks } => ranks.map(|rank| rank.letter().to_string()).join(","),
    }
}

/// The lowest card of the straight to this one: the ace below the deuce (rule H1).
fn bottom(top: Rank) -> Rank {
    (top as usize).checked_sub(4).and_then(|index| Rank::ALL.get(index)).copied().unwrap_or(Rank::Ace)
}

const fn one(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "Deuce",
        Rank::Three => "Three",
        Rank::Four => "Four",
        Rank::Five => "Five",
        Rank::Six => "Six",
        Rank::Seven => "Seven",
        Rank::Eight => "Eight",
        Rank::Nine => "Nine",
        Rank::Ten => "Ten",
        Rank::Jack => "Jack",
        Rank::Queen => "Queen",
        Rank::King => "King",
        Rank::Ace => "Ace",
    }
}

fn many(rank: Rank) -> String {
    format!("{}{}", one(rank), if rank == Rank::Six { "es" } else { "s" })
}
