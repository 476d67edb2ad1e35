//! Hands that are played by chance.

use std::error::Error;

use controbuio::rules::{Action, Chips, Choices, Hand, Passive, RaiseAmounts};

/// Plays to the end: who may raise does so three times in ten, by any amount; who must call folds three times in twenty.
/// `below` draws a number below its own.
pub fn play_on(mut hand: Hand, mut below: impl FnMut(u64) -> u64) -> Result<Hand, Box<dyn Error>> {
    while let (Some(seat), Some(choices)) = (hand.turn(), hand.choices()) {
        let raise = choices.raise().filter(|_| below(100) < 30).map(|raise| match &raise.amounts {
            RaiseAmounts::OneOf(amounts) => amounts[below(amounts.len() as u64) as usize],
            RaiseAmounts::Range { min_to, max_to } => *min_to + Chips(below(max_to.0 - min_to.0 + 1)),
        });
        let action = match (raise, &choices) {
            (Some(to), _) => Action::RaiseTo(to),
            (_, Choices::BringIn { .. }) => Action::BringIn,
            (_, Choices::ShowOrMuck) => Action::Muck,
            (_, Choices::Bet { passive: Passive::Check, .. }) => Action::Check,
            (_, Choices::Bet { .. }) if below(100) < 15 => Action::Fold,
            (_, Choices::Bet { .. }) => Action::Call,
        };
        hand.act(seat, action)?;
    }
    Ok(hand)
}
