//! The steady opponent: few hands, chosen by position; after the flop what the cards, the price and the others' ranges
//! say, with bets for value, semi-bluffs and now and then a bluff.

mod postflop;
mod preflop;

use super::general::{self, Temper};
use super::spot::Spot;
use super::standing::Standing;
use super::{Bot, BotRng, Decision, Pace, Seen};
use crate::rules::{Action, Choices};

/// Plays from hand strength and pot odds.
#[derive(Debug)]
pub(super) struct Steady;

impl Bot for Steady {
    fn decide(&self, seen: &Seen<'_>, choices: &Choices, rng: &mut BotRng) -> Decision {
        let Some(spot) = Spot::new(seen, choices) else { return general::decide(seen.view, choices, &TEMPER, rng) };
        let standing = Standing::on(spot.board);
        let decision = if spot.board.is_empty() {
            preflop::decide(&spot, &standing, rng)
        } else {
            postflop::decide(&spot, &standing, rng)
        };
        decision.sane(&spot, &standing)
    }
}

/// How it plays what is not hold'em.
const TEMPER: Temper = Temper { caution: 0.02, bets: 800, bluffs: 70 };

impl Decision {
    /// The same, but never a fold that gives something away for nothing: when checking is free, or with a hand that
    /// nothing beats.
    pub(super) fn sane(self, spot: &Spot<'_>, standing: &Standing) -> Self {
        let free = spot.call.is_zero();
        if self.action == Action::Fold && (free || standing.is_nuts(spot.hole)) {
            return Self { action: spot.passive(), pace: Pace::OBVIOUS, ..self };
        }
        self
    }
}
