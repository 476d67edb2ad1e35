//! What is kept of the hands that were played: each hand whole, a line of each for a list, and what they come to.
//!
//! Read in this order: [`PlayedHand`] is one finished hand, kept as JSON or as a [link](PlayedHand::link); [`Line`] what a
//! list tells of it, [`Filter`] and [`Search`] which are wanted; [`Summary`] what they come to; [`Export`], [`import_json`] and
//! [`import_phh`] the files.

mod calendar;
mod circumstances;
mod export;
mod filter;
mod import;
mod line;
mod link;
mod played;
mod saved;
mod summary;

pub use circumstances::{Circumstances, Worth};
pub use export::{Export, FileKind, LeftOut};
pub use filter::{Filter, Search, Won};
pub use import::{ImportProblem, ImportReason, Imported, import_json, import_phh};
pub use line::{Conduct, Line};
pub use link::{LinkProblem, MAX_LINK};
pub use played::{HandProblem, PlayedHand, Sight};
pub use saved::SavedProblem;
pub use summary::{Share, Standing, Summary, Tally};
