//! What is drawn, one component a file, each with a sheet of its name in `style/`.

mod amount;
mod app;
mod bar;
mod buttons;
mod card;
mod centre;
mod chair;
mod chips;
mod choice;
mod draft;
mod entry;
mod guide;
mod hand;
mod house;
mod lobby;
mod log;
mod notice;
mod peek;
mod plan;
mod portrait;
mod progress;
mod purse;
mod seat;
mod service;
mod settings;
mod table;

pub use app::App;
