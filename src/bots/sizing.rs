//! How much to bet.

use super::spot::{Spot, amount};
use crate::rules::{Chips, RaiseAmounts};

impl Spot<'_> {
    /// A bet or raise to about this much, as the rules and good sense allow; nothing where no raise does.
    ///
    /// It is rounded to an amount that a person would say. It is no more than anybody can call. A bet that would leave
    /// less than a tenth of the pot behind is all-in instead, or smaller where the structure does not allow that.
    pub(super) fn bet_to(&self, about: f32) -> Option<Chips> {
        match &self.raise?.amounts {
            RaiseAmounts::OneOf(amounts) => amounts.last().copied(),
            &RaiseAmounts::Range { min_to, max_to } => {
                let own = self.own();
                let all_in = own.bet + own.stack;
                let reach = self.opponents.iter().map(|&seat| self.player(seat).bet + self.player(seat).stack).max()?;
                let covered = all_in.min(reach).max(min_to).min(max_to);
                let mut to = self.rounded(about).max(min_to).min(covered);
                if self.leaves_crumbs(to, covered) {
                    to = covered;
                }
                if !self.leaves_crumbs(to, all_in) {
                    return Some(to);
                }
                if max_to == all_in {
                    return Some(all_in);
                }
                // The pot does not allow all-in: leave a tenth of it, if that is still a raise.
                let spare = amount(own.bet) + (amount(own.stack) - 0.1 * self.pot()) / 1.1;
                let smaller = Chips(spare.max(0.0) as u64).min(max_to);
                (smaller >= min_to && !self.leaves_crumbs(smaller, all_in)).then_some(smaller)
            }
        }
    }

    /// Whether a bet to this much leaves something, but less than a tenth of the pot, to whoever could bet to `most`.
    fn leaves_crumbs(&self, to: Chips, most: Chips) -> bool {
        let behind = most.saturating_sub(to);
        let pot = self.state.total() + to.saturating_sub(self.own().bet);
        !behind.is_zero() && behind.times(10) < pot
    }

    /// The nearest multiple of the small blind, of the big blind in a large pot.
    fn rounded(&self, about: f32) -> Chips {
        let stakes = &self.state.setup().stakes;
        let large = self.state.total() > stakes.big_blind.times(20);
        let unit = if large { stakes.big_blind } else { stakes.small_blind.max(Chips(1)) };
        Chips((about.max(0.0) / amount(unit) + 0.5) as u64).times(unit.0)
    }

    /// The amount that raises by this part of the pot, a call being made first.
    pub(super) fn part_of_pot(&self, part: f32) -> f32 {
        amount(self.state.round().highest()) + part * (self.pot() + amount(self.call))
    }
}
