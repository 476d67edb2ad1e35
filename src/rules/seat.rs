//! Places at the table.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats a table can have, in any game.
pub const MAX_SEATS: usize = 10;

/// A place at the table, 0 to 9, numbered clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if it is below [`MAX_SEATS`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < MAX_SEATS { Some(Self(number)) } else { None }
    }

    /// The seat's number, 0 to 9.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All places, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..MAX_SEATS as u8).map(Self)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("expected a seat below {MAX_SEATS}, found {number}"))
    }
}

/// A set of seats.
///
/// ```
/// use controbuio::rules::{Seat, SeatSet};
/// let seats: SeatSet = [0, 3, 7].into_iter().filter_map(Seat::new).collect();
/// let three = Seat::new(3).ok_or("no seat")?;
/// let order: Vec<usize> = seats.clockwise_after(three).map(Seat::index).collect();
/// assert_eq!(order, [7, 0, 3]);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self(((1u32 << if count > MAX_SEATS { MAX_SEATS } else { count }) - 1) as u16)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every seat of this set is in `other`.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The seats in order of number.
    #[must_use]
    pub const fn iter(self) -> Seats {
        Seats(self)
    }

    /// The seats clockwise, beginning with the first one after `seat` and ending with `seat` itself if it is
    /// in the set.
    pub fn clockwise_after(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        (self - Self::up_to(seat)).iter().chain((self & Self::up_to(seat)).iter())
    }

    /// The first seat of the set clockwise after `seat`, `seat` itself last.
    #[must_use]
    pub fn next_after(self, seat: Seat) -> Option<Seat> {
        self.clockwise_after(seat).next()
    }

    /// The last seat of the set before `seat`, clockwise; never `seat` itself.
    #[must_use]
    pub fn last_before(self, seat: Seat) -> Option<Seat> {
        let mut others = self;
        others.remove(seat);
        (others & Self::up_to(seat)).iter().next_back().or_else(|| others.iter().next_back())
    }

    /// All places that lie clockwise after the first and before the second; from a seat to itself, all others.
    #[must_use]
    pub fn between(first: Seat, second: Seat) -> Self {
        Self::first(MAX_SEATS).clockwise_after(first).take_while(|&seat| seat != second && seat != first).collect()
    }

    /// The places from the first to this one.
    const fn up_to(seat: Seat) -> Self {
        Self::first(seat.index() + 1)
    }
}

/// The seats of a set in order of number: bit by bit, since every act at a table looks around it several times.
#[derive(Clone, Debug)]
pub struct Seats(SeatSet);

impl Iterator for Seats {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let bits = self.0.0;
        let first = (!self.0.is_empty()).then(|| Seat(bits.trailing_zeros() as u8))?;
        self.0 = SeatSet(bits & (bits - 1));
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for Seats {
    fn next_back(&mut self) -> Option<Seat> {
        let last = (!self.0.is_empty()).then(|| Seat(self.0.0.ilog2() as u8))?;
        self.0.remove(last);
        Some(last)
    }
}

impl ExactSizeIterator for Seats {}

impl From<SeatSet> for u16 {
    fn from(seats: SeatSet) -> Self {
        seats.0
    }
}

impl TryFrom<u16> for SeatSet {
    type Error = String;
    fn try_from(seats: u16) -> Result<Self, String> {
        let beyond = seats >> MAX_SEATS != 0;
        if beyond { Err(format!("expected seats below {MAX_SEATS}, found {seats:#b}")) } else { Ok(Self(seats)) }
    }
}

impl std::ops::BitAnd for SeatSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl std::ops::BitOr for SeatSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::Sub for SeatSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// One value for every place at the table, indexed by [`Seat`] and by nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>([T; MAX_SEATS]);

impl<T> PerSeat<T> {
    /// The value that `make` gives for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| make(Seat(index as u8))))
    }

    /// Each seat with its value, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        Seat::all().zip(&self.0)
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
