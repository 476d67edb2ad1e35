//! The keyboard at the table.

use leptos::prelude::document;
use web_sys::KeyboardEvent;

/// What a key means at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Fold.
    Fold,
    /// Check or call.
    Passive,
    /// Go to the amount.
    Raise,
    /// Fill in everything.
    AllIn,
    /// Fill in the pot.
    Pot,
    /// Fill in a ready amount, 0 the first.
    Preset(usize),
    /// So many steps up or down.
    Step(i64),
    /// Commit what was filled in.
    Commit,
    /// On to the next hand, or past what is being shown.
    Onward,
    /// Fold the log away or unfold it.
    Log,
    /// Read something out.
    Say(Say),
    /// Away from where the keyboard is.
    Escape,
}

/// What can be read out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Say {
    /// The player's own cards.
    Cards,
    /// What they make.
    Makes,
    /// The board.
    Board,
    /// The pot, and what is asked.
    Pot,
    /// Who is in.
    Players,
}

/// What a pressed key means, unless the focused control has its own use for it. Letters and digits mean something only
/// where the player has not switched them off.
#[must_use]
pub fn command(event: &KeyboardEvent, letters: bool) -> Option<Command> {
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
    let own = matches!(tag.as_str(), "BUTTON" | "A" | "SUMMARY");
    let scrolls = focused.is_some_and(|element| element.get_attribute("role").is_some_and(|role| role == "log"));
    Some(match key.as_str() {
        " " if !own => Command::Onward,
        "Enter" if !own => Command::Commit,
        "ArrowUp" if !scrolls => Command::Step(1),
        "ArrowDown" if !scrolls => Command::Step(-1),
        _ if !letters => return None,
        "f" | "F" => Command::Fold,
        "c" | "C" => Command::Passive,
        "r" | "R" => Command::Raise,
        "a" | "A" => Command::AllIn,
        "p" | "P" => Command::Pot,
        "l" | "L" => Command::Log,
        "w" | "W" => Command::Say(Say::Cards),
        "g" | "G" => Command::Say(Say::Makes),
        "e" | "E" => Command::Say(Say::Board),
        "o" | "O" => Command::Say(Say::Pot),
        "h" | "H" => Command::Say(Say::Players),
        digit => match digit.parse::<usize>() {
            Ok(number @ 1..=4) => Command::Preset(number - 1),
            _ => return None,
        },
    })
}

fn is_step(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), "ArrowUp" | "ArrowDown")
}
