//! What is kept of the hands that were played: each hand whole, a line of each for a list, and what they come to.
//!
//! Read in this order: [`PlayedHand`] is one finished hand, kept as JSON or as a [link](PlayedHand::link).

mod circumstances;
mod link;
mod played;
mod saved;

pub use circumstances::{Circumstances, Worth};
pub use link::{LinkProblem, MAX_LINK};
pub use played::{HandProblem, PlayedHand, Sight};
pub use saved::SavedProblem;
