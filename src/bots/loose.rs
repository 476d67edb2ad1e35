//! The loose and passive opponent: sees many flops, calls too much, seldom raises, and bets when it has something.

use super::decision::per_mille;
use super::equity::equity;
use super::general::{self, Temper};
use super::range::Range;
use super::spot::{Spot, amount};
use super::standing::Standing;
use super::{Bot, BotRng, Decision, Motive, Pace, Seen, Why, starting};
use crate::rules::{Action, Choices};

/// Loose and passive.
#[derive(Debug)]
pub(super) struct Loose;

/// How often, per mille, it shows a hand that it could put away.
const SHOWS: u32 = 120;

/// How it plays what is not hold'em.
const TEMPER: Temper = Temper { caution: -0.08, bets: 450, bluffs: 30 };

/// What it wants to do, before the rules have their say.
enum Wish {
    Raise(f32),
    Stay,
    Leave,
}

impl Bot for Loose {
    fn decide(&self, seen: &Seen<'_>, choices: &Choices, rng: &mut BotRng) -> Decision {
        if *choices == Choices::ShowOrMuck {
            let action = if rng.chance(SHOWS) { Action::Show } else { Action::Muck };
            return Decision { action, why: Why::Showing, pace: Pace::OBVIOUS };
        }
        let Some(spot) = Spot::new(seen, choices) else { return general::decide(seen.view, choices, &TEMPER, rng) };
        let standing = Standing::on(spot.board);
        let decision = if spot.board.is_empty() { preflop(&spot, rng) } else { postflop(&spot, &standing, rng) };
        decision.sane(&spot, &standing)
    }
}

/// The action for a wish, and what it is for.
fn grant(spot: &Spot<'_>, wish: &Wish, strong: bool) -> (Action, Motive) {
    match wish {
        Wish::Raise(about) if let Some(to) = spot.bet_to(*about) => {
            (Action::RaiseTo(to), if strong { Motive::Value } else { Motive::Bluff })
        }
        Wish::Leave if !spot.call.is_zero() => (Action::Fold, Motive::GiveUp),
        _ if spot.call.is_zero() => (spot.passive(), Motive::Free),
        _ => (spot.passive(), Motive::Odds),
    }
}

/// By the starting hand alone, and by how much it costs.
fn preflop(spot: &Spot<'_>, rng: &mut BotRng) -> Decision {
    let place = starting::place(spot.hole);
    let cost = spot.in_blinds(spot.call);
    let stack = spot.in_blinds(spot.effective_stack()).max(1.0);
    let part_of_stack = cost / stack;
    let heads_up = if spot.state.dealt_in().len() == 2 { 1.4 } else { 1.0 };
    let plays: f32 = match spot.raises() {
        0 => 560.0,
        1 => 430.0,
        2 => 200.0,
        _ => 110.0,
    };
    let cheap = if cost <= 1.0 { 1.25 } else { 1.0 };
    let dear = if part_of_stack > 0.3 { (0.45 / part_of_stack).clamp(0.3, 0.8) } else { 1.0 };
    let plays = (plays * heads_up * cheap * dear).min(900.0);
    let raises: f32 = match spot.raises() {
        0 => 75.0,
        1 => 28.0,
        _ => 8.0,
    };
    let felt = f32::from(place) * rng.between(0.85, 1.15);
    let wish = if felt < raises && rng.chance(750) {
        let highest = amount(spot.state.round().highest());
        Wish::Raise(
            highest * rng.between(2.5, 4.5) + amount(spot.state.setup().stakes.big_blind) * spot.callers() as f32,
        )
    } else if felt < plays {
        Wish::Stay
    } else {
        Wish::Leave
    };
    let (action, motive) = grant(spot, &wish, true);
    let why = Why::Chart { motive, place, plays: plays as u16 };
    Decision { action, why, pace: Pace::from_gap((f32::from(place) - plays).abs(), 0.3 * plays) }
}

/// By the hand against any two cards: it does not ask what a bet means.
fn postflop(spot: &Spot<'_>, standing: &Standing, rng: &mut BotRng) -> Decision {
    let ranges = vec![Range::any(); spot.opponents.len()];
    let equity = equity(spot.hole, spot.board, &ranges, 400, rng).share;
    let crowd = spot.opponents.len() as f32;
    let price = spot.price();
    // How far above the average hand it is, and how much hope keeps it calling.
    let made = standing.made(spot.hole);
    let outs = standing.outs(spot.hole);
    let likes = if outs >= 8 { 0.6 } else { 0.8 };
    let needs = (price * likes + 0.03 * (spot.raises() as f32 - 1.0).max(0.0)).max(0.03);
    let bets = 0.72 - 0.06 * (crowd - 1.0).min(4.0);
    let part = rng.between(0.35, 0.8);
    let (wish, strong) = if spot.call.is_zero() {
        let strong = equity > bets && made > 0.8;
        let bluffs = spot.opponents.len() <= 2 && rng.chance(40);
        let bet = (strong && rng.chance(650)) || bluffs;
        (if bet { Wish::Raise(spot.part_of_pot(part)) } else { Wish::Stay }, strong)
    } else if made > 0.965 && equity > bets && rng.chance(450) {
        (Wish::Raise(spot.part_of_pot(part)), true)
    } else {
        (if equity > needs { Wish::Stay } else { Wish::Leave }, false)
    };
    let (action, motive) = grant(spot, &wish, strong);
    let edge = if spot.call.is_zero() { bets } else { needs };
    let why = Why::Odds { motive, equity: per_mille(equity), price: per_mille(price) };
    Decision { action, why, pace: Pace::from_gap((equity - edge).abs(), 0.25) }
}
