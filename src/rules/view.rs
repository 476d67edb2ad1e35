//! What one seat may know.

use super::card::Face;
use super::choices::Choices;
use super::event::{Event, Viewer};
use super::seat::Seat;
use super::setup::Setup;
use super::state::HandState;

/// A hand as one observer knows it. A bot decides from this and from nothing else: hidden cards are not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer,
    state: HandState<Face>,
}

impl View {
    /// The view before anything has happened.
    #[must_use]
    pub fn new(viewer: Viewer, setup: &Setup) -> Self {
        Self { viewer, state: HandState::new(setup) }
    }

    pub(super) const fn of(viewer: Viewer, state: HandState<Face>) -> Self {
        Self { viewer, state }
    }

    /// One more event that the observer was told.
    pub fn apply(&mut self, event: &Event<Face>) {
        self.state.apply(event);
    }

    /// Who sees this.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat whose view this is, unless it is a rail's.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Rail => None,
        }
    }

    /// The hand as far as it is known.
    #[must_use]
    pub const fn state(&self) -> &HandState<Face> {
        &self.state
    }

    /// The observer's own choices, when it is their turn.
    #[must_use]
    pub fn choices(&self) -> Option<Choices> {
        let turn = self.state.turn()?;
        self.viewer.sees(turn).then(|| self.state.choices()).flatten()
    }
}
