//! The public poker hand history format, PHH: TOML with a list of actions such as `p3 cbr 210`.
//!
//! [`read`] and [`read_all`] make a [`History`] of a text, whose `Display` is the text again. [`History::play`] plays
//! it through the engine, and [`History::of`] tells a finished hand.

mod about;
mod amount;
mod dealt;
mod difference;
mod error;
mod history;
mod notation;
mod play;
mod read;
mod record;
mod setup;
mod source;
mod variant;
mod write;

pub use about::{About, Date, Label, NoSuchDate, Other, Text};
pub use amount::{Amount, AmountError, Unit};
pub use difference::{Agreement, Difference, Expected, Place};
pub use error::{Problem, ReadError};
pub use history::{History, Line, Player, Step};
pub use notation::{Deed, Notation, NotationError};
pub use play::{HOUSE, Played};
pub use read::{Entry, MAX_BYTES, read, read_all};
pub use record::Unwritable;
pub use setup::Undealable;
pub use source::MAX_HANDS;
pub use variant::Variant;
pub use write::write_all;
