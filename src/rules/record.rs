//! A finished hand.

use super::card::Card;
use super::chips::Chips;
use super::event::Event;
use super::seat::PerSeat;
use super::setup::Setup;
use super::state::HandState;

/// A finished hand: what it began with and everything that happened. It exists only when the hand is over, so
/// that nobody learns a card from it too early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    setup: Setup,
    events: Vec<Event<Card>>,
}

impl Record {
    pub(super) const fn new(setup: Setup, events: Vec<Event<Card>>) -> Self {
        Self { setup, events }
    }

    /// What the hand began with.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everything that happened.
    #[must_use]
    pub fn events(&self) -> &[Event<Card>] {
        &self.events
    }

    /// The hand as it stood after so many events; after all of them when there are fewer.
    #[must_use]
    pub fn after(&self, events: usize) -> HandState<Card> {
        let mut state = HandState::new(&self.setup);
        for event in self.events.iter().take(events) {
            state.apply(event);
        }
        state
    }

    /// The stacks at the end.
    #[must_use]
    pub fn stacks(&self) -> PerSeat<Chips> {
        let end = self.after(self.events.len());
        PerSeat::from_fn(|seat| end.player(seat).stack)
    }
}
