//! Who sits at the table beside the player.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::bots::Style;

/// A bot with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opponent {
    /// What the table calls it, the same in every language.
    pub name: String,
    /// How it plays.
    pub style: Style,
}

/// The names that opponents are given.
const NAMES: [&str; 16] = [
    "Ada", "Bruno", "Carla", "Dario", "Elsa", "Furio", "Gilda", "Ivo", "Lidia", "Mario", "Nora", "Oreste", "Pia",
    "Remo", "Tina", "Ugo",
];

impl Opponent {
    /// So many opponents with different names; styles come in turn, so that every table has some of each.
    #[must_use]
    pub(super) fn line_up(count: usize, mut random: ChaCha20Rng) -> Vec<Self> {
        let mut names = NAMES;
        for last in (1..names.len()).rev() {
            // A bias of one in 2⁶⁰ does no harm to a name.
            names.swap(last, (random.next_u64() % (last as u64 + 1)) as usize);
        }
        let styles = Style::ALL.into_iter().cycle();
        names.iter().zip(styles).take(count).map(|(name, style)| Self { name: (*name).to_owned(), style }).collect()
    }
}
