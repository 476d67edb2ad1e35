//! Whose turn it is to pay the blinds, and where the button is (rule T4).

use serde::{Deserialize, Serialize};

use crate::rules::seat::{Seat, SeatSet};

/// Where the button and the blinds were last.
///
/// The big blind leads: it goes to the next player who can take it, so that nobody pays it twice running and nobody
/// escapes it. The small blind is where the big blind was and the button where the small blind was, even when nobody
/// is left there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Succession {
    button: Seat,
    /// The seats of the small and the big blind in the last hand; nothing before the first.
    last: Option<(Seat, Seat)>,
}

/// Who wants to be in the next hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::rules) struct Candidates {
    /// Owes nothing, and is dealt in wherever the blinds are.
    pub settled: SeatSet,
    /// Owes an entry and pays it as soon as the place allows it (rule T3).
    pub posting: SeatSet,
    /// Can pay the big blind, and so may be given it: of the others, those who wait for it too.
    pub able: SeatSet,
}

/// Places for the next hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Positions {
    pub button: Seat,
    /// The small blind; `None` when it is dead.
    pub small: Option<Seat>,
    pub big: Seat,
    pub dealt_in: SeatSet,
    /// Who is dealt in by paying an entry.
    pub enters: SeatSet,
    /// Whom the big blind passed by.
    pub passed: SeatSet,
    /// Where the small blind lies, dead or not: the next button.
    small_seat: Seat,
}

impl Positions {
    /// With the small blind's seat, where perhaps nobody is dealt in; heads-up the other player is button and small
    /// blind.
    fn new(button: Seat, small: Seat, big: Seat, dealt_in: SeatSet, enters: SeatSet, passed: SeatSet) -> Self {
        match dealt_in.last_before(big) {
            Some(other) if dealt_in.len() == 2 => Self {
                button: other,
                small: Some(other),
                small_seat: other,
                big,
                dealt_in,
                enters: SeatSet::EMPTY,
                passed,
            },
            _ => {
                let there = dealt_in.contains(small);
                Self { button, small: there.then_some(small), small_seat: small, big, dealt_in, enters, passed }
            }
        }
    }
}

impl Succession {
    /// Before the first hand, the button having been drawn (rule G9).
    #[must_use]
    pub const fn drawn(button: Seat) -> Self {
        Self { button, last: None }
    }

    /// Where the button was last, or where it was drawn.
    #[must_use]
    pub const fn button(&self) -> Seat {
        self.button
    }

    /// Who had the big blind last.
    #[must_use]
    pub fn big_blind(&self) -> Option<Seat> {
        self.last.map(|(_, big)| big)
    }

    /// Whether no hand was dealt yet: whoever sits there then owes nothing (rule T3).
    #[must_use]
    pub const fn is_opening(&self) -> bool {
        self.last.is_none()
    }

    /// The places for the next hand; `None` when fewer than two can be dealt in.
    pub(in crate::rules) fn next(&self, who: Candidates) -> Option<Positions> {
        let Some((last_small, last_big)) = self.last else { return self.first(who) };
        let big = who.able.next_after(last_big)?;
        let passed = SeatSet::between(last_big, big);
        let mut settled = who.settled - passed;
        settled.insert(big);
        let mut others = (settled | who.posting) - passed;
        others.remove(big);
        // After a heads-up hand the small blind's seat lies behind the big blind's. Where the big blind has now reached
        // it or passed it by, the button cannot be there: it goes before the small blind.
        let reached = last_small == big || passed.contains(last_small);
        // Nor may somebody who owes nothing, and was out while it passed, be left between it and the small blind.
        let before = if reached { others } else { settled & SeatSet::between(last_small, last_big) };
        let button = before.last_before(last_big).unwrap_or(last_small);
        // Nobody is dealt in between the button and the big blind except by taking the big blind.
        let enters = others - settled - SeatSet::between(button, big);
        let dealt_in = settled | enters;
        if dealt_in.len() > 1 {
            return Some(Positions::new(button, last_big, big, dealt_in, enters, passed));
        }
        // One player alone with those who want to come in: the table opens anew, and the big blind goes on.
        let dealt_in = (who.settled | who.able) - passed;
        let small = dealt_in.last_before(big)?;
        let button = dealt_in.last_before(small)?;
        Some(Positions::new(button, small, big, dealt_in, SeatSet::EMPTY, passed))
    }

    /// The first hand: the small blind left of the drawn button (rules F1, T3).
    fn first(&self, who: Candidates) -> Option<Positions> {
        let heads_up = who.settled.len() == 2 && who.settled.contains(self.button);
        let small = if heads_up { self.button } else { who.settled.next_after(self.button)? };
        let big = who.able.next_after(small)?;
        let passed = SeatSet::between(small, big);
        let dealt_in = who.settled - passed;
        (dealt_in.len() > 1).then(|| Positions::new(self.button, small, big, dealt_in, SeatSet::EMPTY, passed))
    }

    /// A hand was dealt with these places.
    pub(in crate::rules) fn dealt(&mut self, places: &Positions) {
        self.button = places.button;
        self.last = Some((places.small_seat, places.big));
    }

    /// Where the dealer is in the next hand of a game without blinds: the next of these players (rule T4).
    pub(in crate::rules) fn next_dealer(&self, players: SeatSet) -> Option<Seat> {
        let stays = self.is_opening() && players.contains(self.button);
        if stays { Some(self.button) } else { players.next_after(self.button) }
    }

    /// A hand without blinds was dealt from here.
    pub(in crate::rules) fn dealt_from(&mut self, button: Seat) {
        *self = Self { button, last: Some((button, button)) };
    }
}
