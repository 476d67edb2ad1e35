//! The screen.
//!
//! A session is followed beat by beat ([`sitting`]), turned into plain data ([`scene`]) and worded ([`text`]);
//! these three know no browser and are tested without one. Everything else draws that data (`components`) or
//! brings in what happens outside (`effects`): clicks, keys, time, storage.

pub mod scene;
pub mod settings;
pub mod sitting;
pub mod text;

mod components;
#[cfg(test)]
mod contrast;
mod effects;
mod play;
mod room;

pub use components::App;
