//! The keyboard at the table.

use leptos::prelude::document;
use web_sys::KeyboardEvent;

use crate::ui::settings::{Keys, Shortcut};

/// So many steps are one leap.
pub const LEAP: i64 = 5;

/// What a key means at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// What the player has set for a letter or digit.
    Shortcut(Shortcut),
    /// So many steps up or down.
    Step(i64),
    /// To the smallest amount.
    Least,
    /// To the largest.
    Most,
    /// Commit what was filled in.
    Commit,
    /// On to the next hand, or past what is being shown.
    Onward,
    /// Open the sheet that lists the keys.
    Help,
    /// Away from where the keyboard is.
    Escape,
}

/// What a pressed key means, unless the focused control has its own use for it. Letters and digits mean something only
/// where there are keys: the player can switch them off.
#[must_use]
pub fn command(event: &KeyboardEvent, keys: Option<&Keys>) -> Option<Command> {
    if event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || event.is_composing()
        || event.repeat() && !is_step(event)
    {
        return None;
    }
    let focused = document().active_element();
    let tag = focused.as_ref().map(|element| element.tag_name()).unwrap_or_default();
    let key = event.key();
    if key == "Escape" {
        return Some(Command::Escape);
    }
    if matches!(tag.as_str(), "INPUT" | "SELECT" | "TEXTAREA") {
        return None;
    }
    // A control that is switched off has no use for a key: it was pressed last, and stayed focused.
    let is_off = |element: &web_sys::Element| element.get_attribute("aria-disabled").is_some_and(|off| off == "true");
    let own = matches!(tag.as_str(), "BUTTON" | "A" | "SUMMARY") && !focused.as_ref().is_some_and(is_off);
    let scrolls = focused.is_some_and(|element| element.has_attribute("data-scrolls"));
    Some(match key.as_str() {
        " " if !own => Command::Onward,
        "Enter" if !own => Command::Commit,
        "ArrowUp" if !scrolls => Command::Step(1),
        "ArrowDown" if !scrolls => Command::Step(-1),
        "PageUp" if !scrolls => Command::Step(LEAP),
        "PageDown" if !scrolls => Command::Step(-LEAP),
        "Home" if !scrolls => Command::Least,
        "End" if !scrolls => Command::Most,
        "?" if keys.is_some() => Command::Help,
        key => Command::Shortcut(keys?.meaning(key)?),
    })
}

fn is_step(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), "ArrowUp" | "ArrowDown" | "PageUp" | "PageDown")
}
