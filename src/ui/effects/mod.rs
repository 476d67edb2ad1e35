//! What comes in from the browser and goes out to it: storage, the address, keys, sound, the clipboard.

pub mod clipboard;
pub mod download;
pub mod keys;
pub mod location;
pub mod sound;
pub mod storage;
