//! What many tournaments came to.

use std::fmt;

use super::ledger::Ledger;

/// Counts over tournaments, told in one line.
#[derive(Default)]
pub struct Tally {
    lengths: Vec<u64>,
    again: u64,
    ties: u64,
    most_out: usize,
}

impl Tally {
    pub fn add(&mut self, ledger: &Ledger<'_>) {
        self.lengths.push(ledger.hands());
        self.again += ledger.bought_again();
        self.ties += ledger.ties();
        self.most_out = self.most_out.max(ledger.most_out());
    }

    pub fn merge(&mut self, other: &Self) {
        self.lengths.extend(&other.lengths);
        self.again += other.again;
        self.ties += other.ties;
        self.most_out = self.most_out.max(other.most_out);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        let median = lengths.get(lengths.len() / 2).copied().unwrap_or_default();
        let (hands, longest) = (lengths.iter().sum::<u64>(), lengths.last().copied().unwrap_or_default());
        write!(
            f,
            "{} tournaments, {hands} hands, {median} in the middle one and {longest} in the longest, ",
            lengths.len()
        )?;
        write!(f, "{} bought again, {} ties for a place, up to {} out in a hand", self.again, self.ties, self.most_out)
    }
}
