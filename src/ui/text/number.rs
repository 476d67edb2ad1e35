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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money {
    /// The language's marks.
    pub marks: Marks,
    /// What is counted.
    pub count: Count,
}

/// What the amounts of a table count.
///
/// Money is counted in hundredths. A table whose stakes are whole writes whole numbers ("40"), another two decimals
/// throughout ("2.50", "40.00"), so that columns of amounts agree; an amount that is not whole shows its decimals at
/// every table, since a rounded amount would be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Money, whole as a rule.
    Whole,
    /// Money, always with two decimals.
    Hundredths,
    /// The chips of a tournament, which are no money and have no parts.
    Chips,
    /// Big blinds of this size, to a hundredth.
    BigBlinds(Chips),
}

/// The hundredths in one unit of money.
pub const UNIT: u64 = 100;

impl Count {
    /// How many of the smallest unit make one.
    #[must_use]
    pub const fn unit(self) -> u64 {
        match self {
            Self::Whole | Self::Hundredths | Self::BigBlinds(_) => UNIT,
            Self::Chips => 1,
        }
    }

    /// Money, as these amounts have to be written.
    #[must_use]
    pub const fn money(whole: bool) -> Self {
        if whole { Self::Whole } else { Self::Hundredths }
    }
}

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
        let text = self.write_number(chips);
        if matches!(self.count, Count::BigBlinds(_)) { text + " bb" } else { text }
    }

    /// The number alone, where what it counts is plain from what lies beside it.
    #[must_use]
    pub fn write_number(self, chips: Chips) -> String {
        let chips = self.hundredths(chips);
        let unit = self.count.unit();
        let (whole, rest) = (chips.0 / unit, chips.0 % unit);
        let digits = whole.to_string();
        let mut text = String::with_capacity(digits.len() + 5);
        for (index, digit) in digits.char_indices() {
            if index > 0 && (digits.len() - index) % 3 == 0 {
                text.push(self.marks.group);
            }
            text.push(digit);
        }
        if self.count == Count::Hundredths || rest != 0 {
            text.push(self.marks.decimal);
            text.push_str(&format!("{rest:02}"));
        }
        if matches!(self.count, Count::BigBlinds(_)) && rest % 10 == 0 && rest != 0 {
            text.pop();
        }
        text
    }

    /// What is written: the amount, or the hundredths of a big blind that are nearest to it.
    fn hundredths(self, chips: Chips) -> Chips {
        match self.count {
            Count::BigBlinds(big_blind) => scaled(chips, UNIT, big_blind.0),
            Count::Whole | Count::Hundredths | Count::Chips => chips,
        }
    }

    /// Whether the two are written alike.
    #[must_use]
    pub fn alike(self, one: Chips, other: Chips) -> bool {
        self.hundredths(one) == self.hundredths(other)
    }

    /// What was won or lost: "+15", "−2.50", "0".
    #[must_use]
    pub fn difference(self, from: Chips, to: Chips) -> String {
        let sign = match from.cmp(&to) {
            std::cmp::Ordering::Less => "+",
            std::cmp::Ordering::Equal => "",
            std::cmp::Ordering::Greater => "\u{2212}",
        };
        format!("{sign}{}", self.write(Chips(from.0.abs_diff(to.0))))
    }

    /// The same, counted in blinds or bets of this size, to a tenth.
    #[must_use]
    pub fn counted(self, from: Chips, to: Chips, unit: Chips) -> String {
        let tenths = from.0.abs_diff(to.0).saturating_mul(10).saturating_add(unit.0 / 2);
        let tenths = tenths.checked_div(unit.0).unwrap_or(0);
        let sign = if from > to { "\u{2212}" } else { "" };
        let whole = Self { count: Count::Chips, ..self }.write(Chips(tenths / 10));
        if tenths.is_multiple_of(10) {
            format!("{sign}{whole}")
        } else {
            format!("{sign}{whole}{}{}", self.marks.decimal, tenths % 10)
        }
    }

    /// Reads an amount as people type it at such a table; see [`read`].
    ///
    /// # Errors
    /// As [`read`], and [`AmountError::TooFine`] for a part of a tournament's chip.
    pub fn read(self, text: &str) -> Result<Chips, AmountError> {
        let hundredths = read(text)?.0;
        if let Count::BigBlinds(big_blind) = self.count {
            let chips = scaled(Chips(hundredths), big_blind.0, UNIT);
            return if chips <= Chips::MAX { Ok(chips) } else { Err(AmountError::TooLarge) };
        }
        let each = UNIT / self.count.unit();
        if hundredths.is_multiple_of(each) { Ok(Chips(hundredths / each)) } else { Err(AmountError::TooFine) }
    }

    /// The amount without marks between thousands, as it stands in a box that is typed into.
    #[must_use]
    pub fn write_plain(self, chips: Chips) -> String {
        self.write_number(chips).chars().filter(|&mark| mark != self.marks.group).collect()
    }
}

/// So many times the amount, divided, to the nearest whole number.
fn scaled(chips: Chips, times: u64, by: u64) -> Chips {
    let (times, by) = (u128::from(times), u128::from(by.max(1)));
    let scaled = (u128::from(chips.0) * times + by / 2) / by;
    Chips(u64::try_from(scaled).unwrap_or(u64::MAX))
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
        let whole = Money { marks: ENGLISH, count: Count::Whole };
        assert_eq!(whole.write(Chips(4_000)), "40");
        assert_eq!(whole.write(Chips(4_050)), "40.50");
        assert_eq!(whole.write(Chips(100_300)), "1,003");
        let fine = Money { marks: ITALIAN, count: Count::Hundredths };
        assert_eq!(fine.write(Chips(100_350)), "1.003,50");
        assert_eq!(fine.write_plain(Chips(100_350)), "1003,50");
        assert_eq!(fine.write(Chips(5)), "0,05");
        let chips = Money { marks: ITALIAN, count: Count::Chips };
        assert_eq!((chips.write(Chips(1_500)).as_str(), chips.read("1.500")), ("1.500", Ok(Chips(1_500))));
        assert_eq!(chips.read("2,5"), Err(AmountError::TooFine));
    }

    #[test]
    fn counts_in_big_blinds() {
        let money = Money { marks: ITALIAN, count: Count::BigBlinds(Chips(1_000)) };
        let written = [0, 1_000, 2_500, 100, 100_357, 1_234_500, 2_050].map(|chips| money.write(Chips(chips)));
        assert_eq!(written, ["0 bb", "1 bb", "2,5 bb", "0,1 bb", "100,36 bb", "1.234,5 bb", "2,05 bb"]);
        assert_eq!(money.write_plain(Chips(1_234_500)), "1234,5");
        assert_eq!(money.difference(Chips(0), Chips(2_500)), "+2,5 bb");
        assert_eq!([money.read("2,5"), money.read("100.36")], [Ok(Chips(2_500)), Ok(Chips(100_360))]);
        assert_eq!(money.read("10000000000"), Err(AmountError::TooLarge));
        // A third of a big blind of three halves is no whole number of hundredths of it.
        let odd = Money { marks: ENGLISH, count: Count::BigBlinds(Chips(3)) };
        assert_eq!((odd.write(Chips(1)).as_str(), odd.read("0.33")), ("0.33 bb", Ok(Chips(1))));
        assert!(odd.alike(Chips(7), Chips(7)) && !odd.alike(Chips(7), Chips(8)));
    }

    #[test]
    fn says_what_was_won_or_lost() {
        let money = Money { marks: ITALIAN, count: Count::Whole };
        let (less, more) = (Chips(10_000), Chips(11_500));
        assert_eq!([money.difference(less, more), money.difference(more, less)], ["+15", "\u{2212}15"]);
        assert_eq!(money.difference(less, less), "0");
        assert_eq!(money.counted(less, more, Chips(1_000)), "1,5");
        assert_eq!(money.counted(more, less, Chips(500)), "\u{2212}3");
        assert_eq!(money.counted(less, more, Chips::ZERO), "0");
    }

    #[test]
    fn reads_what_it_writes_and_what_people_type() {
        for chips in [Chips(0), Chips(5), Chips(250), Chips(100_350), Chips(123_456_789), Chips::MAX] {
            for marks in [ENGLISH, ITALIAN] {
                for count in [Count::Whole, Count::Hundredths, Count::Chips] {
                    let money = Money { marks, count };
                    let large = count == Count::Chips && chips == Chips::MAX;
                    assert_eq!(
                        money.read(&money.write(chips)),
                        if large { Err(AmountError::TooLarge) } else { Ok(chips) }
                    );
                    assert_eq!(money.read(&money.write_plain(Chips(5))), Ok(Chips(5)));
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
