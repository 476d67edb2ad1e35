//! The steady opponent: few hands, chosen by position; after the flop what the cards, the price and the others' ranges
//! say, with bets for value, semi-bluffs and now and then a bluff.

mod postflop;
mod preflop;

use super::spot::Spot;
use super::standing::Standing;
use super::{Bot, BotRng, Decision, Pace};
use crate::rules::{Action, Choices, View};

/// Plays from hand strength and pot odds.
#[derive(Debug)]
pub(super) struct Steady;

impl Bot for Steady {
    fn decide(&self, view: &View, choices: &Choices, rng: &mut BotRng) -> Decision {
        let Some(spot) = Spot::new(view, choices) else { return Decision::without_a_spot(choices) };
        let standing = Standing::on(spot.board);
        let decision = if spot.board.is_empty() {
            preflop::decide(&spot, &standing, rng)
        } else {
            postflop::decide(&spot, &standing, rng)
        };
        decision.sane(&spot, &standing)
    }
}

impl Decision {
    /// What to do when asked to show, or in a game that the bots do not know.
    pub(super) fn without_a_spot(choices: &Choices) -> Self {
        Self::absent(choices)
    }

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
