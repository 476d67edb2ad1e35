//! The share of the pot that cards win against cards dealt at random, in any game: it reads what is dealt and what wins
//! from the game's value.

use super::BotRng;
use crate::rules::{Card, CardSet, Ranking, Seat, Showdown, View};

/// The share of the pot, 0 to 1, that the viewer wins on average when every card that it does not see is dealt at
/// random and everyone who is live stays to the end.
///
/// A mean over so many `trials`: the standard error is at most 0.5 / √trials, 4 % of the pot for 160. In games where the
/// pot is halved it is the share of the whole, so that scoops and quarters count for what they win. `None` for a viewer
/// without cards of its own.
#[must_use]
pub fn share(view: &View, trials: u32, rng: &mut BotRng) -> Option<f32> {
    let (me, state) = (view.seat()?, view.state());
    let game = state.setup().game;
    let known = |seat: Seat| -> CardSet {
        let player = state.player(seat);
        player.down.iter().filter_map(|face| face.known()).chain(player.up.iter().copied()).collect()
    };
    let board: CardSet = state.board().iter().copied().collect();
    let seen = state.dealt_in().iter().fold(board, |seen, seat| seen | known(seat));
    let mut pack: Vec<Card> = Card::all().filter(|&card| !seen.contains(card)).collect();
    let players: Vec<(Seat, CardSet)> = state.live().iter().map(|seat| (seat, known(seat))).collect();
    let private = usize::from(game.private_cards());
    let mut total = 0.0;
    for _ in 0..trials {
        let mut left = pack.len();
        // One more card from those that are left, each equally likely.
        let mut fill = |cards: CardSet, count: usize| {
            let mut cards = cards;
            while cards.len() < count && left > 0 {
                let place = rng.below(left as u32) as usize;
                left -= 1;
                pack.swap(place, left);
                cards.insert(pack[left]);
            }
            cards
        };
        let board = fill(board, board.len().max(usize::from(game.board_cards())));
        let hands: Vec<(Seat, CardSet)> = players.iter().map(|&(seat, cards)| (seat, fill(cards, private))).collect();
        let part = |ranking: Ranking| part(&hands, me, |cards| ranking.strength(game.hole_use, cards, board));
        total += match game.showdown {
            Showdown::Whole(ranking) => part(ranking).unwrap_or(0.0),
            Showdown::Halves(high, low) => {
                let high = part(high).unwrap_or(0.0);
                part(low).map_or(high, |low| 0.5 * high + 0.5 * low)
            }
        };
    }
    Some(total / trials.max(1) as f32)
}

/// What one seat has of a part of the pot; `None` when nobody has a hand for it.
fn part<S: Ord + Copy>(hands: &[(Seat, CardSet)], me: Seat, strength: impl Fn(CardSet) -> Option<S>) -> Option<f32> {
    let strengths: Vec<(Seat, Option<S>)> = hands.iter().map(|&(seat, cards)| (seat, strength(cards))).collect();
    let best = strengths.iter().filter_map(|&(_, strength)| strength).max()?;
    let winners = strengths.iter().filter(|(_, strength)| *strength == Some(best));
    let own = strengths.iter().any(|&(seat, strength)| seat == me && strength == Some(best));
    Some(if own { 1.0 / winners.count().max(1) as f32 } else { 0.0 })
}
