//! Controbuio: the poker room that fits in a browser tab.
//!
//! Data goes one way, `ui → session → bots → rules`: each module imports only from those to its right.
//!
//! - [`rules`]: what poker is. Games are values; a hand is the fold of its events.
//! - [`bots`]: opponents that see a [`rules::View`] and nothing else.
//! - [`session`]: one sitting at a table, seeds, saving and resuming. No screen, no clock.
//! - `ui` (feature `ui`): the screen, in Leptos.

pub mod rules;

pub mod bots;

pub mod session;

#[cfg(feature = "ui")]
pub mod ui;
