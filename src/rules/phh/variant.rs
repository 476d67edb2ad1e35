//! The format's names of games.

use crate::rules::catalog;
use crate::rules::game::{Forced, Game, Structure};

/// The games that can be read and written: those of the format that are in the catalog, each with its structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Variant {
    LimitHoldem,
    NoLimitHoldem,
    PotLimitOmaha,
    LimitOmahaHilo,
    LimitSevenCardStud,
    LimitSevenCardStudHilo,
    LimitRazz,
}

impl Variant {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::LimitHoldem,
        Self::NoLimitHoldem,
        Self::PotLimitOmaha,
        Self::LimitOmahaHilo,
        Self::LimitSevenCardStud,
        Self::LimitSevenCardStudHilo,
        Self::LimitRazz,
    ];

    /// The name in a file, such as `NT`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::LimitHoldem => "FT",
            Self::NoLimitHoldem => "NT",
            Self::PotLimitOmaha => "PO",
            Self::LimitOmahaHilo => "FO/8",
            Self::LimitSevenCardStud => "F7S",
            Self::LimitSevenCardStudHilo => "F7S/8",
            Self::LimitRazz => "FR",
        }
    }

    /// The variant of this name.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.code() == code)
    }

    /// The variant that is this game in this structure; the format has no name for most of them.
    #[must_use]
    pub fn of(game: &Game, structure: Structure) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.game() == game && variant.structure() == structure)
    }

    /// The game.
    #[must_use]
    pub const fn game(self) -> &'static Game {
        match self {
            Self::LimitHoldem | Self::NoLimitHoldem => &catalog::HOLDEM,
            Self::PotLimitOmaha => &catalog::OMAHA,
            Self::LimitOmahaHilo => &catalog::OMAHA_HILO,
            Self::LimitSevenCardStud => &catalog::SEVEN_CARD_STUD,
            Self::LimitSevenCardStudHilo => &catalog::SEVEN_CARD_STUD_HILO,
            Self::LimitRazz => &catalog::RAZZ,
        }
    }

    /// How large a bet may be.
    #[must_use]
    pub const fn structure(self) -> Structure {
        match self {
            Self::NoLimitHoldem => Structure::NoLimit,
            Self::PotLimitOmaha => Structure::PotLimit,
            _ => Structure::Limit,
        }
    }

    /// Whether it is opened by blinds, and not by a bring-in.
    pub(super) fn has_blinds(self) -> bool {
        self.game().forced == Forced::Blinds
    }
}
