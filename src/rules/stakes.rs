//! What a table is played for.

use serde::{Deserialize, Serialize};

use super::chips::Chips;
use super::game::{Forced, Game, Structure};

/// The amounts of a table, every one of them explicit (rule F2): a label such as "1/2" names the bets in one
/// house and the blinds in another.
///
/// ```
/// use controbuio::rules::{Chips, Stakes};
/// // ⟶ rule F2: 5/10 limit has blinds of 2.50 and 5, counted here in cents.
/// let stakes = Stakes::blinds(Chips(250), Chips(500));
/// assert_eq!((stakes.small_bet, stakes.big_bet), (Chips(500), Chips(1_000)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stakes {
    /// Paid by the first seat left of the button (rule F1).
    pub small_blind: Chips,
    /// Paid by the second.
    pub big_blind: Chips,
    /// The fixed bet of the early streets; in pot limit and no limit the smallest bet of every street (rule B8).
    pub small_bet: Chips,
    /// The fixed bet of the late streets (rule B5).
    pub big_bet: Chips,
    /// Paid by everyone dealt in, before the hand; may be nothing (rule F3).
    pub ante: Chips,
    /// Owed by the player who must open in stud (rule F4).
    pub bring_in: Chips,
}

/// Why amounts cannot be played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StakesProblem {
    /// The big blind is nothing.
    NoBigBlind,
    /// The small blind is above the big blind.
    SmallBlindAboveBig,
    /// The small bet is nothing.
    NoSmallBet,
    /// The big bet is below the small bet.
    BigBetBelowSmall,
    /// The smallest bet of a pot-limit or no-limit game with blinds is not the big blind (rule B8).
    SmallBetIsNotBigBlind,
    /// The bring-in is nothing, or not below the small bet (rule F4).
    BringInOutOfRange,
    /// An amount is above [`Chips::MAX`].
    TooLarge,
}

impl Stakes {
    /// The amounts that follow from two blinds: the small bet is the big blind, the big bet twice that (F2, B5).
    #[must_use]
    pub const fn blinds(small_blind: Chips, big_blind: Chips) -> Self {
        Self {
            small_blind,
            big_blind,
            small_bet: big_blind,
            big_bet: big_blind.times(2),
            ante: Chips::ZERO,
            bring_in: Chips::ZERO,
        }
    }

    /// The amounts of a stud table.
    #[must_use]
    pub const fn bring_in(ante: Chips, bring_in: Chips, small_bet: Chips, big_bet: Chips) -> Self {
        Self { small_blind: Chips::ZERO, big_blind: Chips::ZERO, small_bet, big_bet, ante, bring_in }
    }

    /// The amounts of a stud table that go with this small bet: an ante of a tenth, a bring-in of three tenths, both
    /// rounded and never nothing, and a big bet of twice as much.
    #[must_use]
    pub const fn stud(small_bet: Chips) -> Self {
        const fn tenths(bet: Chips, tenths: u64) -> Chips {
            let chips = bet.times(tenths).0.saturating_add(5) / 10;
            Chips(if chips == 0 { 1 } else { chips })
        }
        Self::bring_in(tenths(small_bet, 1), tenths(small_bet, 3), small_bet, small_bet.times(2))
    }

    /// The amounts of a table of this game that go with its smallest bet: blinds of half of it and all of it, or what
    /// [`Stakes::stud`] makes of it.
    #[must_use]
    pub const fn usual(game: &Game, bet: Chips) -> Self {
        match game.forced {
            Forced::Blinds => Self::blinds(bet.split(2).0, bet),
            Forced::BringIn(_) => Self::stud(bet),
        }
    }

    /// The same amounts with an ante.
    #[must_use]
    pub const fn with_ante(self, ante: Chips) -> Self {
        Self { ante, ..self }
    }

    /// Everything that keeps these amounts from being played for; empty when nothing does.
    #[must_use]
    pub fn problems(&self, game: &Game, structure: Structure) -> Vec<StakesProblem> {
        let mut problems = Vec::new();
        let mut refuse = |wrong: bool, problem| {
            if wrong {
                problems.push(problem);
            }
        };
        let amounts = [self.small_blind, self.big_blind, self.small_bet, self.big_bet, self.ante, self.bring_in];
        refuse(amounts.iter().any(|&amount| amount > Chips::MAX), StakesProblem::TooLarge);
        refuse(self.small_bet.is_zero(), StakesProblem::NoSmallBet);
        match game.forced {
            Forced::Blinds => {
                refuse(self.big_blind.is_zero(), StakesProblem::NoBigBlind);
                refuse(self.small_blind > self.big_blind, StakesProblem::SmallBlindAboveBig);
                let free = structure == Structure::Limit || self.small_bet == self.big_blind;
                refuse(!free, StakesProblem::SmallBetIsNotBigBlind);
            }
            Forced::BringIn(_) => {
                let fits = !self.bring_in.is_zero() && self.bring_in < self.small_bet;
                refuse(!fits, StakesProblem::BringInOutOfRange);
            }
        }
        refuse(structure == Structure::Limit && self.big_bet < self.small_bet, StakesProblem::BigBetBelowSmall);
        problems
    }
}
