//! How the opponents play a game for which they have no tables: by the share of the pot that their cards win against
//! cards dealt at random, and by the price. It reads what is dealt and what wins from the game's value.

use super::decision::per_mille;
use super::spot::amount;
use super::{BotRng, Decision, Motive, Pace, Why};
use crate::rules::{
    Action, Card, CardSet, Chips, Choices, Face, HandState, Passive, RaiseAmounts, Ranking, Seat, Showdown, Structure,
    View,
};

/// What makes one opponent different from another here.
pub(super) struct Temper {
    /// What a call needs beyond its price, as a share of the pot; below nothing it calls too much.
    pub caution: f32,
    /// How often, per mille, it bets what is worth a bet.
    pub bets: u32,
    /// How often, per mille, it bets what is not.
    pub bluffs: u32,
}

/// How often a deal is tried.
const TRIALS: u32 = 160;

/// A decision about a bet or the bring-in.
pub(super) fn decide(view: &View, choices: &Choices, temper: &Temper, rng: &mut BotRng) -> Decision {
    let (stay, call) = match choices {
        Choices::BringIn { .. } => (Action::BringIn, Chips::ZERO),
        Choices::Bet { passive: Passive::Call(call), .. } => (Action::Call, *call),
        Choices::Bet { passive: Passive::Check, .. } => (Action::Check, Chips::ZERO),
        // Nothing is gained by showing.
        Choices::ShowOrMuck => return Decision::absent(choices),
    };
    let (Some(me), state) = (view.seat(), view.state()) else { return Decision::absent(choices) };
    let equity = share(state, me, rng);
    let price = amount(call) / (amount(state.total()) + amount(call)).max(1.0);
    // What an average hand wins here, and how much better one has to be: the more has been raised, the better are the
    // hands that raised it.
    let fair = 1.0 / state.live().len().max(2) as f32;
    let pressure = if state.round().aggressor().is_some() { raises(state) } else { 0.0 };
    let needs = (price + temper.caution + 0.03 * pressure).clamp(0.01, 0.95);
    let worth = fair + (0.3 + 0.1 * pressure) * (1.0 - fair);
    let raise = choices.raise().map(|raise| Action::RaiseTo(size(state, call, &raise.amounts, rng)));
    let (action, motive) = match raise {
        Some(raise) if equity > worth && rng.chance(temper.bets) => (raise, Motive::Value),
        Some(raise) if call.is_zero() && pressure == 0.0 && rng.chance(temper.bluffs) => (raise, Motive::Bluff),
        _ if call.is_zero() => (stay, Motive::Free),
        _ if equity > needs => (stay, Motive::Odds),
        _ => (Action::Fold, Motive::GiveUp),
    };
    let edge = if call.is_zero() { worth } else { needs };
    let why = Why::Odds { motive, equity: per_mille(equity), price: per_mille(price) };
    Decision { action, why, pace: Pace::from_gap((equity - edge).abs(), 0.25) }
}

/// How often the bets of this street were doubled, or in fixed limit raised.
fn raises(state: &HandState<Face>) -> f32 {
    let (highest, bet) = (amount(state.round().highest()), amount(state.setup().stakes.small_bet).max(1.0));
    if state.setup().structure == Structure::Limit {
        return (highest / bet - 1.0).clamp(0.0, 4.0);
    }
    let mut raises = 0.0;
    let mut level = bet;
    while level * 1.5 < highest && raises < 4.0 {
        raises += 1.0;
        level *= 2.5;
    }
    raises
}

/// To how much: a part of the pot over a call, and everything where little would be left.
fn size(state: &HandState<Face>, call: Chips, amounts: &RaiseAmounts, rng: &mut BotRng) -> Chips {
    let (least, most) = (amounts.min_to(), amounts.max_to());
    if matches!(amounts, RaiseAmounts::OneOf(_)) {
        return if rng.chance(500) { least } else { most };
    }
    let part = rng.between(0.45, 0.9);
    let over = (amount(state.total()) + amount(call)) * part;
    let to = Chips((amount(state.round().highest()) + over) as u64);
    // A whole multiple of the smallest unit in use looks like a bet and not like a sum.
    let unit = state.setup().stakes.small_bet.split(2).0.0.max(1);
    let to = Chips(to.0 / unit * unit).max(least).min(most);
    if to.times(3) > most.times(2) { most } else { to }
}

/// The share of the pot that this seat wins on average when every card that it does not see is dealt at random.
fn share(state: &HandState<Face>, me: Seat, rng: &mut BotRng) -> f32 {
    let game = state.setup().game;
    let known = |seat: Seat| -> CardSet {
        let player = state.player(seat);
        player.down.iter().filter_map(|face| face.known()).chain(player.up.iter().copied()).collect()
    };
    let board: CardSet = state.board().iter().copied().collect();
    let seen = state.dealt_in().iter().fold(board, |seen, seat| seen | known(seat));
    let unseen: Vec<Card> = Card::all().filter(|&card| !seen.contains(card)).collect();
    let players: Vec<(Seat, CardSet)> = state.live().iter().map(|seat| (seat, known(seat))).collect();
    let private = usize::from(game.private_cards());
    let mut pack = unseen;
    let mut total = 0.0;
    for _ in 0..TRIALS {
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
    total / TRIALS as f32
}

/// What one seat has of a part of the pot; `None` when nobody has a hand for it.
fn part<S: Ord + Copy>(hands: &[(Seat, CardSet)], me: Seat, strength: impl Fn(CardSet) -> Option<S>) -> Option<f32> {
    let strengths: Vec<(Seat, Option<S>)> = hands.iter().map(|&(seat, cards)| (seat, strength(cards))).collect();
    let best = strengths.iter().filter_map(|&(_, strength)| strength).max()?;
    let winners = strengths.iter().filter(|(_, strength)| *strength == Some(best));
    let own = strengths.iter().any(|&(seat, strength)| seat == me && strength == Some(best));
    Some(if own { 1.0 / winners.count().max(1) as f32 } else { 0.0 })
}
