//! What a line of play is worth: a bet, a call, a check, each played out against what the others may hold.

use arrayvec::ArrayVec;

use super::equity::{Deal, each_deal};
use super::random::BotRng;
use super::range::Range;
use super::reading;
use super::spot::{Spot, amount};
use super::standing::Standing;
use crate::rules::{Action, Chips, MAX_SEATS};

/// The most lines that are weighed against each other.
pub(super) const MAX_LINES: usize = 4;

/// A line of play and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub action: Action,
    /// The chips it wins on average, what was paid before being lost. Folding is worth nothing.
    pub value: f32,
    /// The share of the pot it wins when somebody calls.
    pub called: f32,
}

/// How the hand stands.
pub(super) struct Outlook {
    /// The share of the pot that the hand wins if everyone stays and nobody bets again.
    pub equity: f32,
    pub lines: ArrayVec<Line, MAX_LINES>,
}

/// Weighs these actions: checking, calling, or raising to some amount. Each opponent who would have to add chips calls
/// or folds by the model of [`reading::calls`]; what happens on later streets enters only as a discount.
pub(super) fn outlook(
    spot: &Spot<'_>,
    standing: &Standing,
    ranges: &[Range],
    actions: &[Action],
    trials: u32,
    rng: &mut BotRng,
) -> Outlook {
    let mut plans: ArrayVec<Plan, MAX_LINES> =
        actions.iter().take(MAX_LINES).map(|&act| Plan::new(spot, act)).collect();
    let (mut weights, mut shares) = (0.0, 0.0);
    each_deal(spot.hole, spot.board, ranges, trials, rng, |deal, rng| {
        weights += deal.weight;
        shares += deal.weight * deal.share();
        // The same moods for every plan, so that they are compared on the same deals.
        let moods: ArrayVec<f32, MAX_SEATS> = deal.others.iter().map(|_| rng.unit()).collect();
        for plan in &mut plans {
            plan.play(spot, standing, deal, &moods);
        }
    });
    let weights = weights.max(f32::EPSILON);
    let lines = plans.iter().map(|plan| plan.line(weights)).collect();
    Outlook { equity: shares / weights, lines }
}

/// One line being tried.
struct Plan {
    action: Action,
    add: f32,
    /// What the middle holds after it.
    middle: f32,
    /// What each opponent must add to stay, in the order of the spot.
    adds: ArrayVec<Chips, MAX_SEATS>,
    /// How much of what it wins by showing down is kept through later betting.
    keeps: f32,
    value: f32,
    called: f32,
    called_weight: f32,
}

impl Plan {
    fn new(spot: &Spot<'_>, action: Action) -> Self {
        let own = spot.own();
        let (to, passive) = match action {
            Action::RaiseTo(to) => (to, false),
            _ => (own.bet + spot.call, true),
        };
        let must_match = spot.state.round().highest().max(to);
        let adds = spot.opponents.iter().map(|&seat| {
            let player = spot.player(seat);
            must_match.saturating_sub(player.bet).min(player.stack)
        });
        let add = to.saturating_sub(own.bet);
        let last = spot.board.len() == 5 || add >= spot.effective_stack();
        let in_position = spot.in_position();
        let keeps = if last {
            1.0
        } else if passive {
            if in_position { 0.98 } else { 0.9 }
        } else if spot.call.is_zero() {
            if in_position { 1.0 } else { 0.95 }
        } else {
            // Who raises a bet may be raised again.
            if in_position { 0.94 } else { 0.88 }
        };
        let add = amount(add);
        let adds = adds.collect();
        Self { action, add, middle: spot.pot() + add, adds, keeps, value: 0.0, called: 0.0, called_weight: 0.0 }
    }

    /// What it wins in this deal, the opponents being in these moods.
    fn play(&mut self, spot: &Spot<'_>, standing: &Standing, deal: &Deal<'_>, moods: &[f32]) {
        let own_paid = amount(spot.own().paid);
        // What the deepest who stays has paid, and the deepest of those who win against this hand.
        let (mut deepest, mut beaten_to, mut ties) = (0.0_f32, 0.0_f32, 0.0_f32);
        let mut stays: ArrayVec<bool, MAX_SEATS> = ArrayVec::new();
        for (index, &seat) in spot.opponents.iter().enumerate() {
            let (Some(&(combo, strength)), Some(&add)) = (deal.others.get(index), self.adds.get(index)) else { return };
            let mood = moods.get(index).copied().unwrap_or(0.0);
            let stay = mood < reading::calls(spot, standing, combo, seat, add, self.middle);
            stays.push(stay);
            if stay {
                let paid = amount(spot.player(seat).paid + add);
                deepest = deepest.max(paid);
                match strength.cmp(&deal.own) {
                    std::cmp::Ordering::Greater => beaten_to = beaten_to.max(paid),
                    std::cmp::Ordering::Equal => ties += 1.0,
                    std::cmp::Ordering::Less => {}
                }
            }
        }
        if deepest == 0.0 {
            self.value += deal.weight * spot.pot();
            return;
        }
        // What nobody can match comes back; what lies above the bets of the winners is won nevertheless.
        let reach = (own_paid + self.add).min(deepest);
        let lost_to = beaten_to.min(reach);
        let mut won = reach - lost_to;
        for seat in spot.state.dealt_in().iter().filter(|&seat| seat != spot.me) {
            let place = spot.opponents.iter().position(|&other| other == seat);
            let stays = place.is_some_and(|place| stays.get(place) == Some(&true));
            let add = place.and_then(|place| self.adds.get(place)).filter(|_| stays).copied().unwrap_or_default();
            let paid = amount(spot.player(seat).paid + add);
            won += paid.min(reach) - paid.min(lost_to);
        }
        let won = won / (1.0 + ties);
        self.value += deal.weight * (won * self.keeps - (reach - own_paid).max(0.0));
        self.called_weight += deal.weight;
        if beaten_to < reach {
            self.called += deal.weight / (1.0 + ties);
        }
    }

    fn line(&self, weights: f32) -> Line {
        let called = if self.called_weight > 0.0 { self.called / self.called_weight } else { 0.0 };
        Line { action: self.action, value: self.value / weights, called }
    }
}
