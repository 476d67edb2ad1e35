//! Everything an opponent has to go by.

use super::notes::Notes;
use crate::rules::{Event, Face, Seat, View, WagerKind};

/// What the seat in turn was told and remembers. A bot is given this and nothing else, so that it cannot know more: the
/// cards are [`Face`]s, and the notes are counts of what was done in front of everyone at this table.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The hand as the seat knows it.
    pub view: &'a View,
    /// How it came to this: everything the seat was told since the hand began, of which the view is the fold.
    pub told: &'a [Event<Face>],
    /// What is remembered of the hands before, seat by seat.
    pub notes: &'a Notes,
}

impl Seen<'_> {
    /// Who bet, raised or completed on this street, first to last. Blinds, the bring-in and calls are none of it.
    pub fn raisers(&self) -> impl Iterator<Item = Seat> {
        let began = self.told.iter().rposition(|event| matches!(event, Event::StreetBegins { .. })).unwrap_or(0);
        raisers(self.told.get(began..).unwrap_or_default())
    }

    /// The last to raise on the first street, from the second street on: who is said to have the initiative.
    #[must_use]
    pub fn first_street_raiser(&self) -> Option<Seat> {
        let second = self.told.iter().position(|event| matches!(event, Event::StreetBegins { street: 1 }))?;
        raisers(self.told.get(..second).unwrap_or_default()).last()
    }
}

fn raisers(events: &[Event<Face>]) -> impl Iterator<Item = Seat> {
    events.iter().filter_map(|event| match *event {
        Event::Wager { seat, kind: WagerKind::Bet | WagerKind::Raise | WagerKind::Complete, .. } => Some(seat),
        _ => None,
    })
}
