//! What a file says about a hand beside the hand itself.

use std::collections::BTreeMap;
use std::fmt;

use toml_datetime::{Datetime, Time};

/// What a file says about a hand beside the hand itself: who, where and when. All of it may be missing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct About {
    /// What is said in words.
    pub texts: BTreeMap<Text, String>,
    /// When it was played.
    pub date: Date,
    /// At what time of the day.
    pub time: Option<Time>,
    /// Which hand it was.
    pub hand: Option<Label>,
    /// At which table.
    pub table: Option<Label>,
    /// On which level of a tournament.
    pub level: Option<u64>,
    /// How many seats the table has.
    pub seat_count: Option<u64>,
    /// What is not known here, and is kept as it was written.
    pub others: Vec<Other>,
}

/// What is said in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Text {
    Author,
    Event,
    Url,
    Venue,
    Address,
    City,
    Region,
    PostalCode,
    Country,
    TimeZone,
    TimeZoneAbbreviation,
    Currency,
    CurrencySymbol,
}

impl Text {
    /// All of them, in the order in which they are written.
    pub const ALL: [Self; 13] = [
        Self::Author,
        Self::Event,
        Self::Url,
        Self::Venue,
        Self::Address,
        Self::City,
        Self::Region,
        Self::PostalCode,
        Self::Country,
        Self::TimeZone,
        Self::TimeZoneAbbreviation,
        Self::Currency,
        Self::CurrencySymbol,
    ];

    /// The field's name in a file.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Author => "author",
            Self::Event => "event",
            Self::Url => "url",
            Self::Venue => "venue",
            Self::Address => "address",
            Self::City => "city",
            Self::Region => "region",
            Self::PostalCode => "postal_code",
            Self::Country => "country",
            Self::TimeZone => "time_zone",
            Self::TimeZoneAbbreviation => "time_zone_abbreviation",
            Self::Currency => "currency",
            Self::CurrencySymbol => "currency_symbol",
        }
    }
}

/// A name that may be a number, as hands and tables have it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Label {
    Number(u64),
    Text(String),
}

/// A field that is not known here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// Its name.
    pub key: String,
    /// Its value, as TOML on one line.
    pub value: String,
}

/// A date of which parts may be unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Date {
    year: Option<u16>,
    month: Option<u8>,
    day: Option<u8>,
}

/// There is no such day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchDate;

impl fmt::Display for NoSuchDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such day")
    }
}

impl std::error::Error for NoSuchDate {}

impl Date {
    /// A date, as far as it is known.
    ///
    /// # Errors
    /// [`NoSuchDate`] when no day of the calendar has these parts.
    pub fn new(year: Option<u16>, month: Option<u8>, day: Option<u8>) -> Result<Self, NoSuchDate> {
        // Without a year the month may be a February of 29 days, and without a month any month will do.
        let (some_year, some_month, some_day) = (year.unwrap_or(2000), month.unwrap_or(1), day.unwrap_or(1));
        let date = format!("{some_year:04}-{some_month:02}-{some_day:02}");
        match date.parse::<Datetime>() {
            Ok(_) => Ok(Self { year, month, day }),
            Err(_) => Err(NoSuchDate),
        }
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> Option<u16> {
        self.year
    }

    /// The month, January 1.
    #[must_use]
    pub const fn month(self) -> Option<u8> {
        self.month
    }

    /// The day of the month.
    #[must_use]
    pub const fn day(self) -> Option<u8> {
        self.day
    }
}
