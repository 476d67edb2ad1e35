//! House rules: what one card room does differently from another.

use serde::{Deserialize, Serialize};

/// The house rules of a room. A room of one's own is any other value of this type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Room {
    /// The most places at a table, whatever the game would seat.
    pub seats: u8,
    /// Bets and raises a round in fixed limit (rule B6).
    pub cap: u8,
    /// Whether the big blind is the first of them.
    pub blind_counts: bool,
    /// Whether an all-in of half a bet or more counts as a full bet in fixed limit, and less as nothing (rule
    /// B9a). Where it does not, a short all-in never re-opens the betting, is one of the bets that the cap counts,
    /// and a raise over it is its total plus one full bet.
    pub half_bet: bool,
    /// Who may make the big bet on fourth street (rule B7).
    pub fourth_street: FourthStreet,
    /// Who pays an ante where there is one (rule F3).
    pub antes: Antes,
    /// Who gets the units that cannot be split (rule S3).
    pub odd_units: OddUnitRule,
    /// How one comes in between two hands (rule T3).
    pub entry: EntryRule,
}

/// Who may make the big bet on the first street that allows it, in fixed limit (rule B7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FourthStreet {
    /// Everyone, when any player shows a pair.
    OpenPair,
    /// Everyone, always.
    Any,
    /// Nobody.
    Never,
}

impl FourthStreet {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::OpenPair, Self::Any, Self::Never];

    /// The name in addresses and files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::OpenPair => "open-pair",
            Self::Any => "any",
            Self::Never => "never",
        }
    }

    /// The value of this name.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.code() == code)
    }
}

/// Who pays the ante.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Antes {
    /// Everyone dealt in (rule F3).
    Everyone,
    /// The big blind, one ante for the whole table, dead in the main pot; everyone where there is no big blind.
    BigBlind,
}

impl Antes {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Everyone, Self::BigBlind];

    /// The name in addresses and files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Everyone => "everyone",
            Self::BigBlind => "big-blind",
        }
    }

    /// The value of this name.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.code() == code)
    }
}

/// Who gets the units that cannot be split.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OddUnitRule {
    /// One each, in the order that the game names (rule S3).
    OneEach,
    /// All of them to the first winner left of the button, in stud too.
    AllToFirst,
}

impl OddUnitRule {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::OneEach, Self::AllToFirst];

    /// The name in addresses and files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::OneEach => "one-each",
            Self::AllToFirst => "all-to-first",
        }
    }

    /// The value of this name.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.code() == code)
    }
}

/// How a newcomer, or a player who missed blinds, is dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryRule {
    /// The player posts at once or waits for the big blind, as they like (rule T3).
    PostOrWait,
    /// The player waits for the big blind.
    Wait,
    /// The player is dealt in and owes nothing.
    Free,
}

impl EntryRule {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::PostOrWait, Self::Wait, Self::Free];

    /// The name in addresses and files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::PostOrWait => "post-or-wait",
            Self::Wait => "wait",
            Self::Free => "free",
        }
    }

    /// The value of this name.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.code() == code)
    }
}

impl Room {
    /// Follows PokerListings' rules, the standard.
    pub const CIRCOLO: Self = Self {
        seats: 10,
        cap: 4,
        blind_counts: true,
        half_bet: true,
        fourth_street: FourthStreet::OpenPair,
        antes: Antes::Everyone,
        odd_units: OddUnitRule::OneEach,
        entry: EntryRule::PostOrWait,
    };

    /// Follows RunnerPoker's published rules: the big bet for anyone on fourth street.
    pub const RUNNER: Self = Self { fourth_street: FourthStreet::Any, ..Self::CIRCOLO };

    /// Follows People's Poker's published rules: nine seats.
    pub const POPOLARE: Self = Self { seats: 9, ..Self::CIRCOLO };
}

/// The rooms that come with the game, each by its name in addresses, commands and files.
pub const ROOMS: [(&str, Room); 3] =
    [("circolo", Room::CIRCOLO), ("runner", Room::RUNNER), ("popolare", Room::POPOLARE)];

impl Default for Room {
    fn default() -> Self {
        Self::CIRCOLO
    }
}
