//! Play money between the tables.

use serde::{Deserialize, Serialize};

use super::{Config, Outcome};
use crate::rules::{Chips, Structure};

/// What the player has, and where it came from and went.
///
/// Nothing here can be bought or lost for good: when there is not enough to sit down it is filled up for free.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Purse {
    balance: Chips,
    /// What was paid at the table where the player sits.
    at_table: Chips,
    movements: Vec<Movement>,
}

/// Money that came or went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Movement {
    /// Why.
    pub reason: Reason,
    /// How much.
    pub chips: Chips,
    /// What was there afterwards.
    pub balance: Chips,
    /// When, in milliseconds since 1970, as somebody outside says.
    pub at: u64,
    /// The game's name in addresses.
    pub game: String,
    /// Its structure.
    pub structure: Structure,
}

/// Why money came or went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Filled up for free.
    Refill,
    /// Paid for chips or for entering.
    Paid,
    /// Taken along from a table, or a prize.
    Taken,
}

/// So many movements are kept, the latest.
const KEPT: usize = 100;

impl Default for Purse {
    fn default() -> Self {
        Self { balance: Self::FULL, at_table: Chips::ZERO, movements: Vec::new() }
    }
}

impl Purse {
    /// What a stranger has, and what it is filled up to: 10,000 in hundredths.
    pub const FULL: Chips = Chips(1_000_000);

    /// What is there now.
    #[must_use]
    pub const fn balance(&self) -> Chips {
        self.balance
    }

    /// What came and went, the latest last.
    #[must_use]
    pub fn movements(&self) -> &[Movement] {
        &self.movements
    }

    /// Whether this can be sat down with without being given more.
    #[must_use]
    pub fn affords(&self, chips: Chips) -> bool {
        chips <= self.balance
    }

    /// The player sits down at a new table. What was paid at one that nobody left, whose save was lost, comes back.
    pub fn sit_down(&mut self, table: &Config, at: u64) {
        self.take(self.at_table, table, at);
        self.at_table = Chips::ZERO;
    }

    /// Everything paid so far at this table is this much; what is new of it is paid now. `true` when the purse had to be
    /// filled up for it.
    pub fn pay(&mut self, bought: Chips, table: &Config, at: u64) -> bool {
        let chips = bought.saturating_sub(self.at_table);
        if chips.is_zero() {
            return false;
        }
        let refills = !self.affords(chips);
        if refills {
            let missing = Self::FULL.max(chips).saturating_sub(self.balance);
            self.balance += missing;
            self.book(Reason::Refill, missing, table, at);
        }
        self.balance = self.balance.saturating_sub(chips);
        self.at_table = bought;
        self.book(Reason::Paid, chips, table, at);
        refills
    }

    /// The player leaves the table.
    pub fn leave(&mut self, outcome: &Outcome, table: &Config, at: u64) {
        self.take(outcome.takes, table, at);
        self.at_table = Chips::ZERO;
    }

    fn take(&mut self, chips: Chips, table: &Config, at: u64) {
        if !chips.is_zero() {
            self.balance += chips;
            self.book(Reason::Taken, chips, table, at);
        }
    }

    fn book(&mut self, reason: Reason, chips: Chips, table: &Config, at: u64) {
        let (game, structure) = (table.game.code.to_owned(), table.structure);
        self.movements.push(Movement { reason, chips, balance: self.balance, at, game, structure });
        let surplus = self.movements.len().saturating_sub(KEPT);
        self.movements.drain(..surplus);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What came and went explains what is there.
    fn adds_up(purse: &Purse) {
        let mut balance = Purse::FULL;
        for movement in purse.movements() {
            balance = match movement.reason {
                Reason::Paid => balance.saturating_sub(movement.chips),
                Reason::Refill | Reason::Taken => balance + movement.chips,
            };
            assert_eq!(balance, movement.balance);
        }
        assert_eq!(balance, purse.balance());
    }

    #[test]
    fn chips_are_paid_once_and_come_back_when_leaving() {
        let (mut purse, table) = (Purse::default(), Config::default());
        purse.sit_down(&table, 1);
        assert!(!purse.pay(Chips(10_000), &table, 1));
        assert!(!purse.pay(Chips(10_000), &table, 2));
        assert!(!purse.pay(Chips(14_000), &table, 3));
        assert_eq!(purse.balance(), Chips(986_000));
        purse.leave(&Outcome { bought: Chips(14_000), takes: Chips(15_500), hands: 9 }, &table, 4);
        assert_eq!(purse.balance(), Chips(1_001_500));
        let booked: Vec<_> = purse.movements().iter().map(|movement| (movement.reason, movement.chips.0)).collect();
        assert_eq!(booked, [(Reason::Paid, 10_000), (Reason::Paid, 4_000), (Reason::Taken, 15_500)]);
        adds_up(&purse);
    }

    #[test]
    fn what_is_not_there_is_filled_up_for_free() {
        let (mut purse, table) = (Purse::default(), Config::default());
        assert!(!purse.pay(Chips(999_999), &table, 1));
        purse.leave(&Outcome { bought: Chips(999_999), takes: Chips::ZERO, hands: 1 }, &table, 2);
        assert!(!purse.affords(Chips(2)));
        assert!(purse.pay(Chips(2), &table, 3));
        assert_eq!(purse.balance(), Chips(999_998));
        // A seat that costs more than a full purse is paid for, too.
        purse.leave(&Outcome { bought: Chips(2), takes: Chips::ZERO, hands: 1 }, &table, 4);
        assert!(purse.pay(Chips(5_000_000), &table, 5));
        assert_eq!(purse.balance(), Chips::ZERO);
        adds_up(&purse);
    }

    #[test]
    fn what_was_paid_at_a_lost_table_comes_back() {
        let (mut purse, table) = (Purse::default(), Config::default());
        purse.pay(Chips(10_000), &table, 1);
        purse.sit_down(&table, 2);
        assert_eq!(purse.balance(), Purse::FULL);
        assert!(!purse.pay(Chips(10_000), &table, 2));
        assert_eq!(purse.balance(), Chips(990_000));
        adds_up(&purse);
    }

    #[test]
    fn only_the_latest_movements_are_kept() {
        let (mut purse, table) = (Purse::default(), Config::default());
        for at in 0..500 {
            purse.pay(Chips(100), &table, at);
            purse.leave(&Outcome { bought: Chips(100), takes: Chips(100), hands: 1 }, &table, at);
        }
        assert_eq!((purse.movements().len(), purse.movements()[0].at), (KEPT, 450));
        assert_eq!(purse.balance(), Purse::FULL);
    }
}
