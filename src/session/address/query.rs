//! The parameters of an address, read by name and written in order.

use std::fmt::Write;
use std::str::FromStr;

use super::AddressProblem;
use crate::rules::Chips;

/// The parameters of an address. Each is taken once; what nobody takes is unknown.
pub(super) struct Query<'a> {
    left: Vec<(&'a str, &'a str)>,
    problems: Vec<AddressProblem>,
}

impl<'a> Query<'a> {
    pub(super) fn of(query: &'a str) -> Self {
        let pairs = query.split('&').filter(|pair| !pair.is_empty());
        let mut from = Self { left: Vec::new(), problems: Vec::new() };
        for (name, value) in pairs.map(|pair| pair.split_once('=').unwrap_or((pair, ""))) {
            if from.left.iter().any(|&(known, _)| known == name) {
                from.problems.push(AddressProblem::Repeated(name.to_owned()));
            } else {
                from.left.push((name, value));
            }
        }
        from
    }

    fn take(&mut self, name: &str) -> Option<&'a str> {
        let place = self.left.iter().position(|&(known, _)| known == name)?;
        Some(self.left.remove(place).1)
    }

    /// What `read` makes of this parameter, if it is there and can be read.
    pub(super) fn word<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&str) -> Option<T>,
        problem: impl FnOnce(String) -> AddressProblem,
    ) -> Option<T> {
        let found = self.take(name)?;
        let value = read(found);
        if value.is_none() {
            self.problems.push(problem(found.to_owned()));
        }
        value
    }

    /// One of the words that `read` knows.
    pub(super) fn one_of<T>(&mut self, parameter: &'static str, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        self.word(parameter, read, |found| AddressProblem::UnknownValue { parameter, found })
    }

    /// A whole number.
    pub(super) fn number<T: FromStr>(&mut self, parameter: &'static str) -> Option<T> {
        // Digits alone: `parse` would take a sign as well.
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let read = |text: &str| if digits(text) { text.parse().ok() } else { None };
        self.word(parameter, read, |found| AddressProblem::NotANumber { parameter, found })
    }

    /// An amount in the smallest unit.
    pub(super) fn chips(&mut self, parameter: &'static str) -> Option<Chips> {
        self.number(parameter).map(Chips)
    }

    /// Everything that is wrong, parameters that nobody took included.
    pub(super) fn problems(self) -> Vec<AddressProblem> {
        let unknown = self.left.into_iter().map(|(name, _)| AddressProblem::UnknownParameter(name.to_owned()));
        self.problems.into_iter().chain(unknown).collect()
    }
}

/// An address being written.
pub(super) struct Writer(String);

impl Writer {
    pub(super) fn new(page: &str) -> Self {
        Self(page.to_owned())
    }

    pub(super) fn word(&mut self, name: &str, value: &str) {
        let joint = if self.0.contains('?') { '&' } else { '?' };
        // Writing to a String does not fail.
        let _ = write!(self.0, "{joint}{name}={value}");
    }

    pub(super) fn number(&mut self, name: &str, value: u64) {
        self.word(name, &value.to_string());
    }

    pub(super) fn chips(&mut self, name: &str, value: Chips) {
        self.number(name, value.0);
    }

    pub(super) fn address(self) -> String {
        self.0
    }
}
