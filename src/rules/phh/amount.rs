//! Money as a file writes it, exactly.

use std::fmt;
use std::str::FromStr;

use crate::rules::chips::Chips;

/// The most decimals, and the most digits in all.
const MOST_DIGITS: u32 = 18;

/// An amount of money as it is written, such as `1259450.25`: a whole number, and how many of its digits are decimals.
/// It is written again with as many decimals, and equal to the same amount with more or fewer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Amount {
    digits: u64,
    decimals: u32,
}

impl PartialEq for Amount {
    fn eq(&self, other: &Self) -> bool {
        self.shortest() == other.shortest()
    }
}

impl Eq for Amount {}

/// The text is no amount of money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AmountError;

impl AmountError {
    /// What an amount is.
    pub const EXPECTED: &'static str = "an amount such as 1000 or 2.50, of at most 18 digits";
}

impl fmt::Display for AmountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", Self::EXPECTED)
    }
}

impl std::error::Error for AmountError {}

impl Amount {
    /// The digits and decimals without zeros at the end.
    const fn shortest(self) -> (u64, u32) {
        let Self { mut digits, mut decimals } = self;
        while decimals > 0 && digits.is_multiple_of(10) {
            digits /= 10;
            decimals -= 1;
        }
        (digits, decimals)
    }

    /// Whether it is nothing.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.digits == 0
    }
}

impl FromStr for Amount {
    type Err = AmountError;

    fn from_str(text: &str) -> Result<Self, AmountError> {
        let (number, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
        let exponent: i32 = exponent.parse().map_err(|_| AmountError)?;
        let number = number.strip_prefix('+').unwrap_or(number);
        let (whole, part) = number.split_once('.').unwrap_or((number, ""));
        // Programs that reckon with fractions write a whole number so; other zeros say what the unit is.
        let part = if part == "0" { "" } else { part };
        let digits = format!("{whole}{part}");
        let plain = !whole.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        if !plain || digits.trim_start_matches('0').len() > MOST_DIGITS as usize {
            return Err(AmountError);
        }
        let digits: u64 = digits.parse().map_err(|_| AmountError)?;
        let decimals = i32::try_from(part.len()).ok().and_then(|decimals| decimals.checked_sub(exponent));
        let decimals = decimals.ok_or(AmountError)?;
        // An exponent adds digits too: what is read can be written out and read again.
        let larger = 10_u64.checked_pow(decimals.min(0).unsigned_abs()).and_then(|power| digits.checked_mul(power));
        let larger = larger.filter(|digits| digits.checked_ilog10().is_none_or(|log| log < MOST_DIGITS));
        match (larger, u32::try_from(decimals.max(0))) {
            (Some(digits), Ok(decimals @ 0..=MOST_DIGITS)) => Ok(Self { digits, decimals }),
            _ => Err(AmountError),
        }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { digits, decimals } = *self;
        // No amount has more decimals than fit a power of ten.
        let unit = 10_u64.checked_pow(decimals).unwrap_or(u64::MAX);
        write!(f, "{}", digits / unit)?;
        if decimals > 0 {
            write!(f, ".{:0width$}", digits % unit, width = decimals as usize)?;
        }
        Ok(())
    }
}

/// The smallest unit of a hand, in which all its amounts are whole numbers: how many decimals they have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unit {
    decimals: u32,
}

impl Unit {
    /// Amounts without decimals.
    pub const WHOLE: Self = Self { decimals: 0 };
    /// A hundredth, such as a cent.
    pub const HUNDREDTH: Self = Self { decimals: 2 };

    /// The unit of amounts with these decimals, zeros at the end among them: `2.50` is counted in hundredths.
    pub fn of(amounts: impl Iterator<Item = Amount>) -> Self {
        Self { decimals: amounts.map(|amount| amount.decimals).max().unwrap_or(0) }
    }

    /// Whether it has more decimals.
    #[must_use]
    pub const fn is_finer_than(self, other: Self) -> bool {
        self.decimals > other.decimals
    }

    /// The amount in this unit, or `None` when it is not whole or too large for any table.
    #[must_use]
    pub fn chips(self, amount: Amount) -> Option<Chips> {
        let power = 10_u64.checked_pow(self.decimals.checked_sub(amount.decimals)?)?;
        amount.digits.checked_mul(power).map(Chips).filter(|&chips| chips <= Chips::MAX)
    }

    /// So many of this unit.
    #[must_use]
    pub fn amount(self, chips: Chips) -> Amount {
        Amount { digits: chips.0, decimals: self.decimals }
    }

    /// Whether so many of this unit are this amount, which may be finer: a unit that could not be split may have been
    /// split on paper.
    #[must_use]
    pub fn is_within_half(self, chips: Chips, amount: Amount) -> bool {
        let power = |decimals| 10_u128.checked_pow(decimals).unwrap_or(u128::MAX);
        let finest = self.decimals.max(amount.decimals);
        // At most 10³⁶: both factors have at most 18 digits beside the number itself.
        let ours = u128::from(chips.0).saturating_mul(power(finest - self.decimals));
        let theirs = u128::from(amount.digits).saturating_mul(power(finest - amount.decimals));
        ours.abs_diff(theirs).saturating_mul(2)
            <= if finest > self.decimals { power(finest - self.decimals) } else { 0 }
    }
}
