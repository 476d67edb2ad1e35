//! Money at the table.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// An amount of money, in the smallest unit of the table: cents in a cash game, chips in a tournament.
///
/// Whole numbers only, so that no unit is ever lost to rounding. There is no `-` operator: what may not be
/// there is taken with [`Chips::checked_sub`] or [`Chips::saturating_sub`], so that every call says what it
/// means when there is too little.
///
/// ```
/// use controbuio::rules::Chips;
/// let stack = Chips(1_003);
/// assert_eq!(stack + Chips(7), Chips(1_010));
/// assert_eq!(stack.checked_sub(Chips(2_000)), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chips(pub u64);

impl Chips {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// The largest stack or stake a table accepts: 10¹² units. Ten such stacks and any sum of pots made of
    /// them stay far below both `u64` and the 2⁵³ that a browser's numbers hold exactly.
    pub const MAX: Self = Self(1_000_000_000_000);

    /// Whether there is nothing.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// What is left after taking `other`, or `None` when there is too little.
    #[must_use]
    pub const fn checked_sub(self, other: Self) -> Option<Self> {
        match self.0.checked_sub(other.0) {
            Some(rest) => Some(Self(rest)),
            None => None,
        }
    }

    /// What is left after taking `other`, nothing when there is too little.
    #[must_use]
    pub const fn saturating_sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// This amount `times` over; an overflow stops at the largest number.
    #[must_use]
    pub const fn times(self, times: u64) -> Self {
        Self(self.0.saturating_mul(times))
    }

    /// Equal shares for `ways` winners and the odd units left over (rule S3). No winners: all is left over.
    #[must_use]
    pub const fn split(self, ways: u64) -> (Self, Self) {
        match self.0.checked_div(ways) {
            Some(share) => (Self(share), Self(self.0 - share * ways)),
            None => (Self::ZERO, self),
        }
    }
}

impl Add for Chips {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Chips {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Chips {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
