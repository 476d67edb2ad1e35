//! Amounts of money as written in a language.

use crate::rules::{Chips, Stakes};

/// How a language writes numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Between whole units and hundredths.
    pub decimal: char,
    /// Between groups of three digits.
    pub group: char,
}

/// How the amounts of one table are written.
///
/// Amounts are counted in hundredths. A table whose stakes are whole writes whole numbers ("40"), another two
/// decimals throughout ("2.50", "40.00"), so that columns of amounts agree; an amount that is not whole shows
/// its decimals at every table, since a rounded amount would be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money {
    /// The language's marks.
    pub marks: Marks,
    /// Whether every amount has two decimals.
    pub decimals: bool,
}

/// The hundredths in one unit of money.
pub const UNIT: u64 = 100;

/// Whether every amount of these stakes is whole.
#[must_use]
pub fn is_whole(stakes: &Stakes) -> bool {
    let Stakes { small_blind, big_blind, small_bet, big_bet, ante, bring_in } = stakes;
    [small_blind, big_blind, small_bet, big_bet, ante, bring_in].iter().all(|chips| chips.0.is_multiple_of(UNIT))
}

/// Why a text is not an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmountError {
    /// There is nothing to read.
    Empty,
    /// It is not a number.
    NotANumber,
    /// It has more than two decimals.
    TooFine,
    /// It is larger than any table allows.
    TooLarge,
}

impl Money {
    /// The amount as written.
    #[must_use]
    pub fn write(self, chips: Chips) -> String {
        let (whole, rest) = (chips.0 / UNIT, chips.0 % UNIT);
        let digits = whole.to_string();
        let mut text = String::with_capacity(digits.len() + 5);
        for (index, digit) in digits.char_indices() {
            if index > 0 && (digits.len() - index) % 3 == 0 {
                text.push(self.marks.group);
            }
            text.push(digit);
        }
        if self.decimals || rest != 0 {
            text.push(self.marks.decimal);
            text.push_str(&format!("{rest:02}"));
        }
        text
    }

    /// The amount without marks between thousands, as it stands in a box that is typed into.
    #[must_use]
    pub fn write_plain(self, chips: Chips) -> String {
        self.write(chips).chars().filter(|&mark| mark != self.marks.group).collect()
    }
}

/// Reads an amount as people type it. Point and comma both count as the decimal mark when one or two digits
/// follow the last of them, and as a mark between thousands when three do.
///
/// # Errors
/// [`AmountError`], never a guess.
pub fn read(text: &str) -> Result<Chips, AmountError> {
    let text: String = text.chars().filter(|mark| !mark.is_whitespace() && *mark != '\'').collect();
    if text.is_empty() {
        return Err(AmountError::Empty);
    }
    let (whole, decimals) = match text.rfind(['.', ',']) {
        Some(mark) if text.len() - mark - 1 == 3 && mark > 0 => (text.as_str(), ""),
        Some(mark) => (&text[..mark], &text[mark + 1..]),
        None => (text.as_str(), ""),
    };
    if !decimals.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(AmountError::NotANumber);
    }
    if decimals.len() > 2 {
        return Err(AmountError::TooFine);
    }
    let mut groups = whole.split(['.', ',']);
    let first = groups.next().unwrap_or_default();
    let mut digits = first.to_owned();
    for group in groups {
        if group.len() != 3 || digits.is_empty() {
            return Err(AmountError::NotANumber);
        }
        digits.push_str(group);
    }
    if digits.is_empty() && decimals.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(AmountError::NotANumber);
    }
    let units = if digits.is_empty() { Some(0) } else { digits.parse::<u64>().ok() };
    let hundredths = format!("{decimals:0<2}").parse::<u64>().map_err(|_| AmountError::NotANumber)?;
    let chips = units.and_then(|units| units.checked_mul(UNIT)).map(|chips| Chips(chips.saturating_add(hundredths)));
    chips.filter(|&chips| chips <= Chips::MAX).ok_or(AmountError::TooLarge)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Marks = Marks { decimal: '.', group: ',' };
    const ITALIAN: Marks = Marks { decimal: ',', group: '.' };

    #[test]
    fn writes_exact_amounts() {
        let whole = Money { marks: ENGLISH, decimals: false };
        assert_eq!(whole.write(Chips(4_000)), "40");
        assert_eq!(whole.write(Chips(4_050)), "40.50");
        assert_eq!(whole.write(Chips(100_300)), "1,003");
        let fine = Money { marks: ITALIAN, decimals: true };
        assert_eq!(fine.write(Chips(100_350)), "1.003,50");
        assert_eq!(fine.write_plain(Chips(100_350)), "1003,50");
        assert_eq!(fine.write(Chips(5)), "0,05");
    }

    #[test]
    fn reads_what_it_writes_and_what_people_type() {
        for chips in [Chips(0), Chips(5), Chips(250), Chips(100_350), Chips(123_456_789), Chips::MAX] {
            for marks in [ENGLISH, ITALIAN] {
                for decimals in [true, false] {
                    assert_eq!(read(&Money { marks, decimals }.write(chips)), Ok(chips));
                    assert_eq!(read(&Money { marks, decimals }.write_plain(chips)), Ok(chips));
                }
            }
        }
        assert_eq!(read(" 2,5 "), Ok(Chips(250)));
        assert_eq!(read(".5"), Ok(Chips(50)));
        assert_eq!(read("1.000"), Ok(Chips(100_000)));
        assert_eq!(read("12."), Ok(Chips(1_200)));
    }

    #[test]
    fn refuses_what_is_no_amount() {
        assert_eq!(read(""), Err(AmountError::Empty));
        for text in ["abc", "-5", "1e3", "1.2.3", ".", "1,00,000", "12x", "٣"] {
            assert!(read(text).is_err(), "{text}");
        }
        assert_eq!(read("1.2345"), Err(AmountError::TooFine));
        assert_eq!(read("99999999999999999999"), Err(AmountError::TooLarge));
        assert_eq!(read("10000000000.01"), Err(AmountError::TooLarge));
    }
}
