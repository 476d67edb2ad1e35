//! The public poker hand history format, PHH: TOML with a list of actions such as `p3 cbr 210`.
//!
//! [`read`] and [`read_all`] make a [`History`] of a text, whose `Display` is the text again.

mod about;
mod amount;
mod error;
mod history;
mod notation;
mod read;
mod source;
mod variant;
mod write;

pub use about::{About, Date, Label, NoSuchDate, Other, Text};
pub use amount::{Amount, AmountError, Unit};
pub use error::{Problem, ReadError};
pub use history::{History, Line, Player, Step};
pub use notation::{Deed, Notation, NotationError};
pub use read::{MAX_BYTES, read, read_all};
pub use variant::Variant;
pub use write::write_all;
