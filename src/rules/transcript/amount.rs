//! Amounts as the format writes them.

use std::fmt;

use super::Played;
use crate::rules::chips::Chips;

/// How many units one of the currency has.
const HUNDREDTHS: u64 = 100;

/// So many chips of a table.
#[derive(Clone, Copy)]
pub(super) struct Amount<'a> {
    pub(super) played: Played<'a>,
    pub(super) chips: Chips,
}

impl Amount<'_> {
    /// Whether there are no hundredths to write.
    pub(super) const fn is_whole(&self) -> bool {
        !matches!(self.played, Played::ForMoney { .. }) || self.chips.0.is_multiple_of(HUNDREDTHS)
    }

    /// With the hundredths, be there any or not, where the chips have them.
    pub(super) fn in_full(&self) -> String {
        match self.played {
            Played::ForMoney { symbol, .. } => {
                format!("{symbol}{}.{:02}", self.chips.0 / HUNDREDTHS, self.chips.0 % HUNDREDTHS)
            }
            Played::ForPlay | Played::InTournament { .. } => self.chips.to_string(),
        }
    }
}

/// `$2`, `$0.50` or `200`: hundredths only where there are any.
impl fmt::Display for Amount<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.played {
            Played::ForMoney { symbol, .. } if self.is_whole() => write!(f, "{symbol}{}", self.chips.0 / HUNDREDTHS),
            _ => f.write_str(&self.in_full()),
        }
    }
}
