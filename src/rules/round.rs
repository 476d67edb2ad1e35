//! One betting round: what has been bet, who must answer, and how far one may raise.

use arrayvec::ArrayVec;

use super::chips::Chips;
use super::choices::{NoRaise, RaiseAmounts};
use super::event::WagerKind;
use super::game::Structure;
use super::seat::{Seat, SeatSet};

/// What one round is played by: the parts of game, stakes and room that matter to a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundRules {
    /// How large a bet may be.
    pub structure: Structure,
    /// The fixed bet of this street, or the smallest bet outside fixed limit (rules B5, B8).
    pub bet: Chips,
    /// The larger fixed bet that this street allows beside it (rule B7).
    pub larger: Option<Chips>,
    /// Bets and raises a round in fixed limit (rule B6).
    pub cap: u8,
    /// Whether half a bet all-in counts as a bet in fixed limit (rule B9a).
    pub half_bet: bool,
}

/// A betting round as far as it has gone. It knows wagers, not stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    rules: RoundRules,
    /// What must be matched: the highest bet, or the nominal blind or bring-in where a short player posted
    /// less (rule F5).
    highest: Chips,
    /// The full bets of a fixed-limit round, which the next raise builds upon: above or below a short all-in.
    level: Chips,
    /// The last full bet or raise (rule B8).
    full_raise: Chips,
    /// Bets that count towards the cap.
    bets: u8,
    /// Whether anybody has bet; the big blind is a bet, the bring-in is not.
    opened: bool,
    /// Who has acted since the last full bet or raise, and so may not raise over a short one (rule B9). Being
    /// forced to bet is no act.
    settled: SeatSet,
    /// Who brought it in, and with how much.
    brought_in: Option<(Seat, Chips)>,
    aggressor: Option<Seat>,
}

/// What a player asking for a raise brings to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    /// The player's bets of this street.
    pub bet: Chips,
    /// The chips in front of the player.
    pub stack: Chips,
    /// Everything in the middle: the pots and all bets of this street (rule B10).
    pub pot: Chips,
}

impl Round {
    /// A round in which nothing has happened.
    #[must_use]
    pub fn new(rules: RoundRules) -> Self {
        Self {
            rules,
            highest: Chips::ZERO,
            level: Chips::ZERO,
            full_raise: rules.bet,
            bets: 0,
            opened: false,
            settled: SeatSet::EMPTY,
            brought_in: None,
            aggressor: None,
        }
    }

    /// What must be matched.
    #[must_use]
    pub const fn highest(&self) -> Chips {
        self.highest
    }

    /// How many bets count towards the cap so far.
    #[must_use]
    pub const fn bets(&self) -> u8 {
        self.bets
    }

    /// Who bet or raised last; a blind or bring-in is neither.
    #[must_use]
    pub const fn aggressor(&self) -> Option<Seat> {
        self.aggressor
    }

    /// Whether a player whose bets come to `bet` is still to be asked: one who has not matched the highest bet, or
    /// has not acted. The big blind is asked once more, the bring-in is not (rule B3).
    pub(super) fn awaits(&self, seat: Seat, bet: Chips) -> bool {
        let done = self.settled.contains(seat) || self.brought_in.is_some_and(|(opener, _)| opener == seat);
        bet < self.highest || !done
    }

    /// The big blind was posted: it counts at its nominal amount, whatever the player had (rule F5).
    pub(super) fn post_big_blind(&mut self, nominal: Chips, counts: bool) {
        self.highest = nominal;
        self.level = nominal;
        self.bets = u8::from(counts);
        self.opened = true;
    }

    /// A larger bet is allowed beside the usual one (rule B7).
    pub(super) fn allow(&mut self, larger: Chips) {
        self.rules.larger = Some(larger);
    }

    /// A player folded, checked or called.
    pub(super) fn act(&mut self, seat: Seat) {
        self.settled.insert(seat);
    }

    /// The bring-in was paid: what must be called is its nominal amount (rule F5).
    pub(super) fn bring_in(&mut self, seat: Seat, nominal: Chips, paid: Chips) {
        self.highest = nominal;
        self.brought_in = Some((seat, paid));
    }

    /// A player bet, raised or completed so that the player's bets come to `to`.
    pub(super) fn raise(&mut self, seat: Seat, to: Chips) {
        if self.count(to) {
            self.settled = SeatSet::EMPTY;
        }
        self.settled.insert(seat);
        self.aggressor = Some(seat);
        self.opened = true;
        self.highest = self.highest.max(to);
    }

    /// Books `to` as a full bet or raise if it is one, and says whether it is.
    fn count(&mut self, to: Chips) -> bool {
        if self.rules.structure != Structure::Limit {
            if self.opened {
                let size = to.saturating_sub(self.highest);
                let full = size >= self.full_raise;
                self.full_raise = self.full_raise.max(size);
                return full;
            }
            // A completion is measured from what brought it in, an opening from nothing; never less than a bet (B8).
            let from = self.brought_in.map_or(Chips::ZERO, |(_, paid)| paid);
            self.full_raise = self.rules.bet.max(to.saturating_sub(from));
            return to >= self.rules.bet;
        }
        let over = to.saturating_sub(self.level);
        let sizes = self.sizes();
        if !self.rules.half_bet {
            self.level = to;
            self.bets = self.bets.saturating_add(1);
            self.keep_to_larger(over);
            return sizes.first().is_some_and(|&bet| over >= bet);
        }
        // The largest bet of which at least half, beyond the next smaller one, was put in (rule B9a).
        let mut smaller = Chips::ZERO;
        let mut counted = None;
        for &bet in &sizes {
            if over.saturating_sub(smaller).times(2) >= bet.saturating_sub(smaller) {
                counted = Some(bet);
            }
            smaller = bet;
        }
        let Some(bet) = counted else { return false };
        self.level += bet;
        self.bets = self.bets.saturating_add(1);
        self.keep_to_larger(bet);
        true
    }

    /// From the first larger bet on, every raise of the street is one (rule B7).
    fn keep_to_larger(&mut self, size: Chips) {
        if let Some(larger) = self.rules.larger.filter(|&larger| size >= larger) {
            self.rules.bet = larger;
            self.rules.larger = None;
        }
    }

    /// The fixed bets that may be made now, smallest first.
    fn sizes(&self) -> ArrayVec<Chips, 2> {
        std::iter::once(self.rules.bet).chain(self.rules.larger).collect()
    }

    /// What a bet, raise or completion would be called now.
    #[must_use]
    pub fn raise_kind(&self) -> WagerKind {
        match (self.opened, self.highest.is_zero()) {
            (true, _) => WagerKind::Raise,
            (false, true) => WagerKind::Bet,
            (false, false) => WagerKind::Complete,
        }
    }

    /// To how much this player may raise (rules B5–B10).
    ///
    /// # Errors
    /// [`NoRaise`] says why the player may not. Whether anybody could call is not the round's to know.
    pub fn raise_amounts(&self, seat: Seat, means: Means) -> Result<RaiseAmounts, NoRaise> {
        let all_in = means.bet + means.stack;
        if all_in <= self.highest {
            return Err(NoRaise::ShortStack);
        }
        if self.rules.structure == Structure::Limit && self.bets >= self.rules.cap {
            return Err(NoRaise::Capped { bets: self.bets });
        }
        if self.settled.contains(seat) && !self.faces_full_raise(means.bet) {
            return Err(NoRaise::NotReopened);
        }
        if self.rules.structure == Structure::Limit {
            let mut amounts: ArrayVec<Chips, 2> =
                self.sizes().into_iter().map(|bet| (self.level + bet).min(all_in)).collect();
            if amounts.first() == amounts.get(1) {
                amounts.truncate(1);
            }
            return Ok(RaiseAmounts::OneOf(amounts));
        }
        let least = if self.opened { self.highest + self.full_raise } else { self.rules.bet };
        let most = match self.rules.structure {
            Structure::PotLimit => {
                let call = self.highest.saturating_sub(means.bet);
                (self.highest + means.pot + call).max(least)
            }
            Structure::NoLimit | Structure::Limit => all_in,
        };
        Ok(RaiseAmounts::Range { min_to: least.min(all_in), max_to: most.min(all_in) })
    }

    /// Whether short all-ins have added up to a full raise over what the player had bet (rule B9). In fixed
    /// limit they do so by the half-bet rule alone.
    fn faces_full_raise(&self, bet: Chips) -> bool {
        self.rules.structure != Structure::Limit && self.highest.saturating_sub(bet) >= self.full_raise
    }
}
