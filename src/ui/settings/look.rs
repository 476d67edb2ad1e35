//! How the room looks. The names are those of the style sheets.

use serde::{Deserialize, Serialize};

/// How the suits are told apart by colour, beside their signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckColours {
    /// Spades black, hearts red, diamonds blue, clubs green.
    #[default]
    FourColours,
    /// Black and red.
    TwoColours,
    /// Black and red at their darkest, on white.
    HighContrast,
}

impl DeckColours {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::FourColours, Self::TwoColours, Self::HighContrast];

    /// The name in the sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FourColours => "four-colours",
            Self::TwoColours => "two-colours",
            Self::HighContrast => "high-contrast",
        }
    }
}

/// What the amounts of a table are counted in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amounts {
    /// In chips, which are money where it is played for.
    #[default]
    Chips,
    /// In big blinds, where there are blinds.
    BigBlinds,
}

impl Amounts {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Chips, Self::BigBlinds];
}

/// How much is said aloud of what happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verbosity {
    /// Every line of the log.
    #[default]
    Full,
    /// Without what is the same in every hand.
    Brief,
    /// Cards, results and what the player does.
    Least,
}

impl Verbosity {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Full, Self::Brief, Self::Least];
}

/// The colour of the table, and of the backs of the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Felt {
    #[default]
    Green,
    Blue,
    Wine,
    Slate,
}

impl Felt {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Green, Self::Blue, Self::Wine, Self::Slate];

    /// The name in the sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Wine => "wine",
            Self::Slate => "slate",
        }
    }
}

/// Whether cards and chips travel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// As the system asks.
    #[default]
    System,
    /// Always.
    On,
    /// Never.
    Off,
}

impl Motion {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::System, Self::On, Self::Off];

    /// The name in the sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::On => "on",
            Self::Off => "off",
        }
    }
}
