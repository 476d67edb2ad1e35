//! Numbers, texts and choices as bytes.

use super::LinkProblem;
use crate::rules::{Seat, SeatSet};

/// Bytes being written.
#[derive(Default)]
pub(super) struct Writer(Vec<u8>);

impl Writer {
    pub(super) fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    pub(super) fn all(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    /// Seven bits to a byte, lowest first; the highest bit says that more follow.
    pub(super) fn number(&mut self, mut number: u64) {
        while number > 0x7f {
            self.byte(number as u8 | 0x80);
            number >>= 7;
        }
        self.byte(number as u8);
    }

    pub(super) fn text(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.all(bytes);
    }

    /// The place of a value among the few that there are.
    pub(super) fn one_of<T: PartialEq>(&mut self, values: &[T], value: &T) {
        let place = values.iter().position(|each| each == value);
        self.byte(place.and_then(|place| u8::try_from(place).ok()).unwrap_or(u8::MAX));
    }

    pub(super) fn seat(&mut self, seat: Seat) {
        self.byte(seat.into());
    }

    pub(super) fn optional_seat(&mut self, seat: Option<Seat>) {
        self.byte(seat.map_or(0, |seat| u8::from(seat) + 1));
    }

    pub(super) fn seats(&mut self, seats: SeatSet) {
        self.number(u16::from(seats).into());
    }

    pub(super) fn bytes(self) -> Vec<u8> {
        self.0
    }
}

/// Bytes that are left to read.
pub(super) struct Reader<'a>(&'a [u8]);

const fn expected(expected: &'static str) -> LinkProblem {
    LinkProblem::Unexpected { expected }
}

impl<'a> Reader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn byte(&mut self) -> Result<u8, LinkProblem> {
        self.chunk().map(|[byte]| byte)
    }

    pub(super) fn chunk<const LENGTH: usize>(&mut self) -> Result<[u8; LENGTH], LinkProblem> {
        let (chunk, rest) = self.0.split_first_chunk().ok_or(expected("more"))?;
        self.0 = rest;
        Ok(*chunk)
    }

    pub(super) fn number(&mut self) -> Result<u64, LinkProblem> {
        let mut number = 0_u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            if bits << shift >> shift != bits {
                break;
            }
            number |= bits << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(expected("a number of 64 bits"))
    }

    pub(super) fn text(&mut self) -> Result<String, LinkProblem> {
        let length = usize::try_from(self.number()?).map_err(|_| expected("a shorter text"))?;
        let (text, rest) = self.0.split_at_checked(length).ok_or(expected("a whole text"))?;
        self.0 = rest;
        String::from_utf8(text.to_vec()).map_err(|_| expected("text in UTF-8"))
    }

    pub(super) fn one_of<T: Copy>(&mut self, values: &[T], what: &'static str) -> Result<T, LinkProblem> {
        values.get(usize::from(self.byte()?)).copied().ok_or(expected(what))
    }

    pub(super) fn seat(&mut self) -> Result<Seat, LinkProblem> {
        Seat::new(self.byte()?).ok_or(expected("a seat"))
    }

    pub(super) fn optional_seat(&mut self) -> Result<Option<Seat>, LinkProblem> {
        match self.byte()?.checked_sub(1) {
            None => Ok(None),
            Some(number) => Seat::new(number).map(Some).ok_or(expected("a seat")),
        }
    }

    pub(super) fn seats(&mut self) -> Result<SeatSet, LinkProblem> {
        let bits = u16::try_from(self.number()?).map_err(|_| expected("seats"))?;
        SeatSet::try_from(bits).map_err(|_| expected("seats"))
    }
}
