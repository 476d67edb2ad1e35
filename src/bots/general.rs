//! How the opponents play a game for which they have no tables: by the share of the pot that their cards win against
//! cards dealt at random, and by the price.

use super::decision::per_mille;
use super::share::share;
use super::spot::amount;
use super::{BotRng, Decision, Motive, Pace, Why};
use crate::rules::{Action, Chips, Choices, Face, HandState, Passive, RaiseAmounts, Structure, View};

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
    let state = view.state();
    let Some(equity) = share(view, TRIALS, rng) else { return Decision::absent(choices) };
    let price = amount(call) / (amount(state.total()) + amount(call)).max(1.0);
    // What an average hand wins here, and how much better one has to be: the more has been raised, the better are the
    // hands that raised it. Among many players half as much again as a fair part is good.
    let fair = 1.0 / state.live().len().max(2) as f32;
    let pressure = if state.round().aggressor().is_some() { raises(state) } else { 0.0 };
    let needs = (price + temper.caution + 0.03 * pressure).clamp(0.01, 0.95);
    let worth = (fair * (1.5 + 0.35 * pressure)).min(fair + (0.3 + 0.1 * pressure) * (1.0 - fair));
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
