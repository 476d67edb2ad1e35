//! Opponents that see what their seat is told and nothing else.
//!
//! A bot is a function: from what its seat was told and remembers ([`Seen`]), what it may do and some randomness, to a
//! [`Decision`]. It keeps nothing, has no clock and reads no card that its seat does not see, so the same view and the
//! same randomness always give the same decision. All arithmetic is `+ − × ÷` and square root on floats, which every
//! build rounds alike: a sitting can be repeated from its seed in any browser.
//!
//! Read in this order: what a bot has to go by ([`Seen`], [`Notes`]), what is decided ([`Decision`], [`Why`], [`Pace`],
//! [`Style`]), two cards and all that somebody may hold ([`Combo`], [`Range`], [`starting`], [`Standing`]), who wins how
//! often ([`equity`], and in any game [`share`]), what the bot reads from its view (`spot`, `reading`), what a line of
//! play is worth (`outlook`, `sizing`), and the two opponents (`steady`, `loose`), who play other games than hold'em by
//! what `general` finds.

mod decision;
mod notes;
mod random;
mod seen;
mod style;

mod combo;
pub mod equity;
mod range;
mod share;
mod standing;
pub mod starting;

mod outlook;
mod reading;
mod sizing;
mod spot;

mod general;
mod loose;
mod steady;

pub use combo::Combo;
pub use decision::{Decision, Motive, Pace, Why};
pub use notes::{Notes, Tally, Times};
pub use random::BotRng;
pub use range::Range;
pub use seen::Seen;
pub use share::share;
pub use standing::Standing;
pub use style::Style;

use crate::rules::{Choices, Game, catalog};

/// The games that these bots can play.
pub const GAMES: &[&Game] =
    &[&catalog::HOLDEM, &catalog::OMAHA, &catalog::OMAHA_HILO, &catalog::SEVEN_CARD_STUD, &catalog::FIVE_CARD_STUD];

/// An opponent. It keeps nothing, so that several tables may ask it at once.
pub trait Bot: Sync {
    /// What to do now. `seen` is what the seat in turn goes by and `choices` are those of its view; the action is always
    /// one of them. Takes far less than a frame, so it may run where the screen is drawn.
    fn decide(&self, seen: &Seen<'_>, choices: &Choices, rng: &mut BotRng) -> Decision;
}
