//! From text to hands.

use std::str::FromStr;

use toml::de::DeValue;

use super::about::{About, Date, Label, Text};
use super::amount::{Amount, AmountError};
use super::error::{Problem, ReadError};
use super::history::{History, Line, Player, Results, Step};
use super::notation::Notation;
use super::source::{Fields, Source, Value, unexpected};
use super::variant::Variant;
use crate::rules::game::Structure;
use crate::rules::seat::MAX_SEATS;

/// The longest text that is read, in bytes: some five thousand hands. It keeps a hostile one from taking long.
pub const MAX_BYTES: usize = 4 * 1024 * 1024;

/// A hand of a text of several.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The name of its table, mostly a number; none where the text is one hand.
    pub name: Option<String>,
    /// The hand, or why it is none.
    pub history: Result<History, ReadError>,
}

/// Reads a text that is one hand, as `.phh` files are.
///
/// # Errors
/// [`ReadError`] says what was found and expected, and on which line.
pub fn read(text: &str) -> Result<History, ReadError> {
    history(limited(text)?.one()?)
}

/// Reads a text of several hands, as `.phhs` files are, or of one. A hand that is wrong leaves the others as they are.
///
/// # Errors
/// Each hand has its own [`ReadError`]; a text that is too long, or has too many, has one for all.
pub fn read_all(text: &str) -> Result<Vec<Entry>, ReadError> {
    let entry = |fields: Result<Fields, ReadError>| match fields {
        Ok(fields) => Entry { name: fields.hand.clone(), history: history(fields) },
        Err(error) => Entry { name: error.hand.clone(), history: Err(error) },
    };
    Ok(limited(text)?.many()?.into_iter().map(entry).collect())
}

fn limited(text: &str) -> Result<Source<'_>, ReadError> {
    if text.len() > MAX_BYTES {
        return Err(ReadError { hand: None, line: 1, problem: Problem::TooLong { bytes: text.len() } });
    }
    Ok(Source::new(text))
}

fn history(mut fields: Fields) -> Result<History, ReadError> {
    let fields = &mut fields;
    let variant = variant(fields)?;
    let players = players(fields, variant)?;
    let mut bet = |key| {
        let value = fields.need(key)?;
        amount(fields, key, &value)
    };
    let (small_bet, big_bet) = match variant.structure() {
        Structure::Limit => (bet("small_bet")?, bet("big_bet")?),
        Structure::PotLimit | Structure::NoLimit => (bet("min_bet")?, Amount::default()),
    };
    let bring_in = if variant.has_blinds() { Amount::default() } else { bet("bring_in")? };
    let ante_trimming = optional(fields, "ante_trimming_status", "true or false", |value| match value {
        DeValue::Boolean(status) => Some(*status),
        _ => None,
    })?;
    let steps = steps(fields)?;
    let count = players.len();
    let results = Results {
        names: each(fields, "players", count, "a name", |value| Some(string(value)?.to_owned()))?,
        seats: each(fields, "seats", count, "a number", number)?,
        finishing_stacks: each(fields, "finishing_stacks", count, AmountError::EXPECTED, money)?,
        winnings: each(fields, "winnings", count, AmountError::EXPECTED, money)?,
    };
    let about = about(fields)?;
    Ok(History { variant, players, bring_in, small_bet, big_bet, ante_trimming, steps, results, about })
}

fn variant(fields: &mut Fields) -> Result<Variant, ReadError> {
    let value = fields.need("variant")?;
    let Some(code) = string(&value.value) else {
        return Err(fields.unexpected("variant", &value.span, "a name such as \"NT\""));
    };
    Variant::by_code(code).ok_or_else(|| fields.error(value.span.start, Problem::Variant(short(code))))
}

fn players(fields: &mut Fields, variant: Variant) -> Result<Vec<Player>, ReadError> {
    let stacks = fields.need("starting_stacks")?;
    let span = stacks.span.clone();
    let stacks = fields.list("starting_stacks", stacks)?;
    if !(2..=MAX_SEATS).contains(&stacks.len()) {
        return Err(fields.unexpected("starting_stacks", &span, "a list of 2 to 10 amounts"));
    }
    let mut players = Vec::new();
    for value in &stacks {
        let stack = amount(fields, "starting_stacks", value)?;
        if stack.is_zero() {
            return Err(fields.unexpected("starting_stacks", &value.span, "players who have chips"));
        }
        players.push(Player { stack, ante: Amount::default(), blind: Amount::default(), enters: false });
    }
    // Heads-up a file lists what is posted the other way round.
    let reversed = |index: usize| if stacks.len() == 2 { 1 - index } else { index };
    for (index, value) in posts(fields, "antes", stacks.len())?.iter().enumerate() {
        if let Some(player) = players.get_mut(reversed(index)) {
            player.ante = amount(fields, "antes", value)?;
        }
    }
    if variant.has_blinds() {
        for (index, value) in posts(fields, "blinds_or_straddles", stacks.len())?.iter().enumerate() {
            if let Some(player) = players.get_mut(reversed(index)) {
                (player.blind, player.enters) = blind(fields, value)?;
            }
        }
    }
    Ok(players)
}

/// One value for each player.
fn posts<'a>(fields: &mut Fields<'a>, key: &'static str, players: usize) -> Result<Vec<Value<'a>>, ReadError> {
    let value = fields.need(key)?;
    exactly(fields, key, value, players)
}

fn exactly<'a>(fields: &Fields<'a>, key: &str, value: Value<'a>, count: usize) -> Result<Vec<Value<'a>>, ReadError> {
    let span = value.span.clone();
    let list = fields.list(key, value)?;
    let fits = list.len() == count;
    if fits { Ok(list) } else { Err(fields.unexpected(key, &span, &format!("a list of {count}, one a player"))) }
}

/// A blind, and whether it is a negative number: of one who comes in.
fn blind(fields: &Fields, value: &Value) -> Result<(Amount, bool), ReadError> {
    let text = written(&value.value).unwrap_or_default();
    let (text, enters) = text.strip_prefix('-').map_or((text, false), |text| (text, true));
    let blind: Result<Amount, _> = text.parse();
    let blind = blind.map_err(|_| fields.unexpected("blinds_or_straddles", &value.span, AmountError::EXPECTED))?;
    Ok((blind, enters && !blind.is_zero()))
}

fn steps(fields: &mut Fields) -> Result<Vec<Step>, ReadError> {
    let value = fields.need("actions")?;
    let actions = fields.list("actions", value)?;
    let mut steps = Vec::with_capacity(actions.len());
    for value in &actions {
        let Some(text) = string(&value.value) else {
            return Err(fields.unexpected("actions", &value.span, "an action in quotes"));
        };
        let (action, remark) = text.split_once('#').map_or((text, None), |(action, remark)| (action, Some(remark)));
        let notation = Notation::from_str(action).map_err(|error| {
            fields.error(value.span.start, unexpected("actions", format!("{:?}", short(text)), error.expected))
        })?;
        let remark = remark.map(|remark| remark.trim().to_owned());
        steps.push(Step { notation, remark, line: Line(Some(fields.line(value.span.start))) });
    }
    Ok(steps)
}

fn about(fields: &mut Fields) -> Result<About, ReadError> {
    let mut about = About::default();
    for text in Text::ALL {
        let value = optional(fields, text.key(), "a text in quotes", |value| Some(string(value)?.to_owned()))?;
        about.texts.extend(value.map(|value| (text, value)));
    }
    about.date = date(fields)?;
    about.time = optional(fields, "time", "a time such as 21:30:00", |value| match value {
        DeValue::Datetime(time) if time.date.is_none() => time.time,
        _ => None,
    })?;
    let label = |value: &DeValue| match string(value) {
        Some(text) => Some(Label::Text(text.to_owned())),
        None => number(value).map(Label::Number),
    };
    about.hand = optional(fields, "hand", "a number or a text in quotes", label)?;
    about.table = optional(fields, "table", "a number or a text in quotes", label)?;
    about.level = optional(fields, "level", "a number", number)?;
    about.seat_count = optional(fields, "seat_count", "a number", number)?;
    about.others = fields.others();
    Ok(about)
}

fn date(fields: &mut Fields) -> Result<Date, ReadError> {
    let mut at = None;
    let mut part = |key, expected| {
        let Some(value) = fields.take(key) else { return Ok(None) };
        at = Some(value.span.start);
        let part = number(&value.value).and_then(|part| u16::try_from(part).ok()).filter(|&part| part < 10_000);
        part.map(Some).ok_or_else(|| fields.unexpected(key, &value.span, expected))
    };
    let year = part("year", "a year of four digits")?;
    let month = part("month", "a month from 1 to 12")?;
    let day = part("day", "a day from 1 to 31")?;
    let narrow = |part: Option<u16>| part.map(|part| u8::try_from(part).unwrap_or(u8::MAX));
    Date::new(year, narrow(month), narrow(day)).map_err(|_| {
        let part = |part: Option<u16>| part.map_or_else(|| "?".to_owned(), |part| part.to_string());
        let found = format!("{}-{}-{}", part(year), part(month), part(day));
        fields.error(at.unwrap_or(fields.start), unexpected("year, month, day", found, "a day of the calendar"))
    })
}

/// A field that may be missing.
fn optional<T>(
    fields: &mut Fields,
    key: &str,
    expected: &str,
    take: impl Fn(&DeValue) -> Option<T>,
) -> Result<Option<T>, ReadError> {
    let Some(value) = fields.take(key) else { return Ok(None) };
    take(&value.value).map(Some).ok_or_else(|| fields.unexpected(key, &value.span, expected))
}

/// A list of one value a player, which may be missing.
fn each<T>(
    fields: &mut Fields,
    key: &str,
    count: usize,
    expected: &str,
    take: impl Fn(&DeValue) -> Option<T>,
) -> Result<Option<Vec<T>>, ReadError> {
    let Some(value) = fields.take(key) else { return Ok(None) };
    let element = |value: &Value| take(&value.value).ok_or_else(|| fields.unexpected(key, &value.span, expected));
    exactly(fields, key, value, count)?.iter().map(element).collect::<Result<_, _>>().map(Some)
}

fn amount(fields: &Fields, field: &str, value: &Value) -> Result<Amount, ReadError> {
    money(&value.value).ok_or_else(|| fields.unexpected(field, &value.span, AmountError::EXPECTED))
}

fn money(value: &DeValue) -> Option<Amount> {
    written(value)?.parse().ok()
}

/// A number as it is written, in tens.
fn written<'a>(value: &'a DeValue) -> Option<&'a str> {
    match value {
        DeValue::Integer(number) if number.radix() == 10 => Some(number.as_str()),
        DeValue::Float(number) => Some(number.as_str()),
        _ => None,
    }
}

fn number(value: &DeValue) -> Option<u64> {
    let DeValue::Integer(number) = value else { return None };
    u64::from_str_radix(number.as_str(), number.radix()).ok()
}

fn string<'a>(value: &'a DeValue) -> Option<&'a str> {
    if let DeValue::String(text) = value { Some(text) } else { None }
}

fn short(text: &str) -> String {
    text.chars().take(60).collect()
}
