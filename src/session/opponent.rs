//! Who sits at the table beside the player.

use serde::{Deserialize, Serialize};

use crate::bots::{BotRng, Style};

/// A bot with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opponent {
    /// What the table calls it, the same in every language.
    pub name: String,
    /// How it plays.
    pub style: Style,
}

/// The names that opponents are given: more than there are seats, so that some are always free.
const NAMES: [&str; 24] = [
    "Ada", "Bice", "Bruno", "Carla", "Dario", "Elsa", "Ennio", "Furio", "Gilda", "Guido", "Ines", "Ivo", "Lidia",
    "Livio", "Mario", "Mina", "Nora", "Oreste", "Pia", "Remo", "Sveva", "Tina", "Ugo", "Zeno",
];

impl Opponent {
    /// Somebody of this style whose name is not among the known ones.
    pub(super) fn new(style: Style, known: &[&str], random: &mut BotRng) -> Self {
        let free: Vec<&str> = NAMES.into_iter().filter(|name| !known.contains(name)).collect();
        let name = free.get(random.below(free.len() as u32) as usize).copied().unwrap_or(NAMES[0]);
        Self { name: name.to_owned(), style }
    }
}
