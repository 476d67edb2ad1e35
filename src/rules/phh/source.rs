//! A text of one or several hands, taken apart into fields that know their lines.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toml_writer::TomlWrite;

use super::about::Other;
use super::error::{Problem, ReadError};

/// The most hands that are read from one text. It keeps a hostile one from filling the memory.
pub const MAX_HANDS: usize = 10_000;

/// The text, and where its lines begin.
pub(super) struct Source<'a> {
    pub text: &'a str,
    lines: Vec<usize>,
}

/// The fields of one hand. What was taken is gone; what is left in the end is not known here.
pub(super) struct Fields<'a> {
    source: &'a Source<'a>,
    /// The hand's name among several.
    pub hand: Option<String>,
    /// Where the hand begins in the text.
    pub start: usize,
    table: DeTable<'a>,
    /// Where the parsed part begins in the text.
    offset: usize,
}

/// A value, and where it stands in the text.
pub(super) struct Value<'a> {
    pub value: DeValue<'a>,
    pub span: Range<usize>,
}

impl<'a> Source<'a> {
    pub fn new(text: &'a str) -> Self {
        let breaks = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at + 1);
        Self { text, lines: std::iter::once(0).chain(breaks).collect() }
    }

    /// The line of this byte, 1 first.
    pub fn line(&self, at: usize) -> usize {
        self.lines.partition_point(|&start| start <= at)
    }

    /// What stands there, cut short.
    pub fn excerpt(&self, span: Range<usize>) -> String {
        let text = self.text.get(span).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
        let short: String = text.chars().take(60).collect();
        if short.len() < text.len() { format!("{short}…") } else { short }
    }

    fn error(&self, hand: Option<&str>, at: usize, problem: Problem) -> ReadError {
        ReadError { hand: hand.map(str::to_owned), line: self.line(at), problem }
    }

    /// The fields of a text that is one hand.
    pub fn one(&'a self) -> Result<Fields<'a>, ReadError> {
        let table = self.parse(0..self.text.len(), None)?;
        Ok(Fields { source: self, hand: None, start: 0, table, offset: 0 })
    }

    /// The fields of each hand of a text, in its order. Where the text is not TOML, the hands that are can still be
    /// read.
    pub fn many(&'a self) -> Result<Vec<Result<Fields<'a>, ReadError>>, ReadError> {
        match self.parse(0..self.text.len(), None) {
            Ok(table) => {
                self.count(table.len())?;
                Ok(self.hands(table, 0))
            }
            Err(error) => {
                let sections = self.sections();
                self.count(sections.len())?;
                Ok(if sections.is_empty() { vec![Err(error)] } else { self.apart(sections) })
            }
        }
    }

    fn count(&self, hands: usize) -> Result<(), ReadError> {
        if hands > MAX_HANDS { Err(self.error(None, 0, Problem::TooMany { hands })) } else { Ok(()) }
    }

    fn parse(&'a self, range: Range<usize>, hand: Option<&str>) -> Result<DeTable<'a>, ReadError> {
        let offset = range.start;
        let text = self.text.get(range).unwrap_or_default();
        DeTable::parse(text).map(Spanned::into_inner).map_err(|error| {
            let at = offset + error.span().map_or(0, |span| span.start);
            self.error(hand, at, Problem::Syntax(error.message().to_owned()))
        })
    }

    /// The tables of a parsed text, each a hand; a text with other fields at its top is one hand.
    fn hands(&'a self, table: DeTable<'a>, offset: usize) -> Vec<Result<Fields<'a>, ReadError>> {
        let is_hand = |value: &Spanned<DeValue>| matches!(value.get_ref(), DeValue::Table(_));
        if !table.values().all(is_hand) {
            return vec![Ok(Fields { source: self, hand: None, start: offset, table, offset })];
        }
        let mut hands: Vec<Fields<'a>> = table
            .into_iter()
            .filter_map(|(key, value)| {
                let start = offset + key.span().start;
                let DeValue::Table(table) = value.into_inner() else { return None };
                Some(Fields { source: self, hand: Some(key.get_ref().to_string()), start, table, offset })
            })
            .collect();
        hands.sort_by_key(|hand| hand.start);
        hands.into_iter().map(Ok).collect()
    }

    /// Where lines such as `[12]` stand, with their names.
    fn sections(&self) -> Vec<(usize, &'a str)> {
        let lines = self.lines.iter().map(|&start| (start, self.text.get(start..).unwrap_or_default()));
        let name = |line: &'a str| {
            let name = line.lines().next()?.strip_prefix('[')?.split_once(']')?.0.trim();
            let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
            (!name.is_empty() && name.chars().all(plain)).then_some(name)
        };
        lines.filter_map(|(start, line)| Some((start, name(line)?))).collect()
    }

    /// Each section parsed apart from the others.
    fn apart(&'a self, sections: Vec<(usize, &'a str)>) -> Vec<Result<Fields<'a>, ReadError>> {
        let ends = sections.iter().skip(1).map(|&(start, _)| start).chain([self.text.len()]);
        let mut hands = Vec::new();
        let first = sections.first().map_or(0, |&(start, _)| start);
        if let Err(error) = self.parse(0..first, None) {
            hands.push(Err(error));
        }
        let mut names = std::collections::BTreeSet::new();
        for (&(start, name), end) in sections.iter().zip(ends) {
            if !names.insert(name) {
                let problem = unexpected("hand", name.to_owned(), "a name that no other hand has");
                hands.push(Err(self.error(Some(name), start, problem)));
                continue;
            }
            match self.parse(start..end, Some(name)) {
                Ok(table) => hands.extend(self.hands(table, start)),
                Err(error) => hands.push(Err(error)),
            }
        }
        hands
    }
}

/// Something else stands where a value belongs.
pub(super) fn unexpected(field: &str, found: String, expected: &str) -> Problem {
    Problem::Unexpected { field: field.to_owned(), found, expected: expected.to_owned() }
}

impl<'a> Fields<'a> {
    /// Takes a field, if it is there.
    pub fn take(&mut self, key: &str) -> Option<Value<'a>> {
        let value = self.table.remove(key)?;
        Some(self.place(value))
    }

    fn place(&self, value: Spanned<DeValue<'a>>) -> Value<'a> {
        let span = value.span();
        Value { span: span.start + self.offset..span.end + self.offset, value: value.into_inner() }
    }

    /// Takes a field that must be there.
    pub fn need(&mut self, key: &'static str) -> Result<Value<'a>, ReadError> {
        self.take(key).ok_or_else(|| self.error(self.start, Problem::Missing(key)))
    }

    /// What is wrong at this byte of the text.
    pub fn error(&self, at: usize, problem: Problem) -> ReadError {
        self.source.error(self.hand.as_deref(), at, problem)
    }

    /// This value is not what belongs there.
    pub fn unexpected(&self, field: &str, span: &Range<usize>, expected: &str) -> ReadError {
        self.error(span.start, unexpected(field, self.source.excerpt(span.clone()), expected))
    }

    /// The line of this byte, 1 first.
    pub fn line(&self, at: usize) -> usize {
        self.source.line(at)
    }

    /// The elements of a list.
    pub fn list(&self, field: &str, value: Value<'a>) -> Result<Vec<Value<'a>>, ReadError> {
        match value.value {
            DeValue::Array(list) => Ok(list.into_iter().map(|element| self.place(element)).collect()),
            _ => Err(self.unexpected(field, &value.span, "a list")),
        }
    }

    /// Everything that was not taken, in the order of the text.
    pub fn others(&mut self) -> Vec<Other> {
        let mut rest: Vec<_> = std::mem::take(&mut self.table).into_iter().collect();
        rest.sort_by_key(|(key, _)| key.span().start);
        let others = rest.into_iter().map(|(key, value)| {
            let mut text = String::new();
            self.render(&value, &mut text);
            Other { key: key.into_inner().into_owned(), value: text }
        });
        others.collect()
    }

    /// The value as TOML on one line, its numbers and dates as they were written. The parser allows no nesting deep
    /// enough to matter.
    fn render(&self, value: &Spanned<DeValue>, text: &mut String) {
        // Writing to a string cannot fail.
        let _ = match value.get_ref() {
            DeValue::String(string) => text.value(toml_writer::TomlStringBuilder::new(string).as_basic()),
            DeValue::Array(list) => {
                text.push('[');
                for (index, element) in list.iter().enumerate() {
                    text.push_str(if index == 0 { "" } else { ", " });
                    self.render(element, text);
                }
                text.push(']');
                Ok(())
            }
            DeValue::Table(table) => {
                text.push('{');
                for (index, (key, element)) in table.iter().enumerate() {
                    text.push_str(if index == 0 { " " } else { ", " });
                    let _ = text.key(toml_writer::TomlKeyBuilder::new(key.get_ref()).as_default());
                    text.push_str(" = ");
                    self.render(element, text);
                }
                text.push_str(" }");
                Ok(())
            }
            _ => {
                let span = value.span();
                text.push_str(self.source.text.get(span.start + self.offset..span.end + self.offset).unwrap_or("\"\""));
                Ok(())
            }
        };
    }
}
