//! Opponents to measure against, for the arena and for tests.

use controbuio::bots::{Bot, BotRng, Decision, Pace, Why};
use controbuio::rules::{Action, Chips, Choices, Passive, RaiseAmounts, View};

/// Always checks or calls.
pub struct Caller;

/// Takes any action on offer: fold, stay or raise, each as often as the others, and any amount.
pub struct Anything;

/// Bets or raises whenever it may, by the least or by the most on offer.
pub enum Raiser {
    Least,
    Most,
}

/// The baseline of this name.
// Tests name the types.
#[allow(dead_code)]
pub fn by_name(name: &str) -> Option<&'static dyn Bot> {
    match name {
        "call" => Some(&Caller),
        "random" => Some(&Anything),
        "raise" => Some(&Raiser::Least),
        "most" => Some(&Raiser::Most),
        _ => None,
    }
}

impl Bot for Caller {
    fn decide(&self, _: &View, choices: &Choices, _: &mut BotRng) -> Decision {
        decision(stay(choices))
    }
}

impl Bot for Anything {
    fn decide(&self, _: &View, choices: &Choices, rng: &mut BotRng) -> Decision {
        let raise = choices.raise().map(|raise| match &raise.amounts {
            RaiseAmounts::OneOf(amounts) => Action::RaiseTo(amounts[rng.below(amounts.len() as u32) as usize]),
            RaiseAmounts::Range { min_to, max_to } => {
                let span = u32::try_from(max_to.saturating_sub(*min_to).0).unwrap_or(u32::MAX - 1);
                Action::RaiseTo(*min_to + Chips(u64::from(rng.below(span + 1))))
            }
        });
        let actions = match choices {
            Choices::ShowOrMuck => vec![Action::Show, Action::Muck],
            _ => [Some(Action::Fold), Some(stay(choices)), raise].into_iter().flatten().collect(),
        };
        decision(actions[rng.below(actions.len() as u32) as usize])
    }
}

impl Bot for Raiser {
    fn decide(&self, _: &View, choices: &Choices, _: &mut BotRng) -> Decision {
        let amount = choices.raise().map(|raise| match self {
            Self::Least => raise.amounts.min_to(),
            Self::Most => raise.amounts.max_to(),
        });
        decision(amount.map_or_else(|| stay(choices), Action::RaiseTo))
    }
}

fn stay(choices: &Choices) -> Action {
    match choices {
        Choices::Bet { passive: Passive::Check, .. } => Action::Check,
        Choices::Bet { passive: Passive::Call(_), .. } => Action::Call,
        Choices::BringIn { .. } => Action::BringIn,
        Choices::ShowOrMuck => Action::Muck,
    }
}

fn decision(action: Action) -> Decision {
    Decision { action, why: Why::Lost, pace: Pace::OBVIOUS }
}
