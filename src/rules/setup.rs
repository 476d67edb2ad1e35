//! What a hand begins with.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::catalog;
use super::chips::Chips;
use super::game::{Forced, Game, Structure};
use super::room::{Antes, Room};
use super::seat::{PerSeat, Seat, SeatSet};
use super::stakes::{Stakes, StakesProblem};

/// The description of a hand about to be dealt. It may be impossible; [`Setup::problems`] says why, and only a
/// possible one is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The game, saved as its code.
    #[serde(serialize_with = "write_game", deserialize_with = "read_game")]
    pub game: &'static Game,
    /// How large a bet may be.
    pub structure: Structure,
    /// The amounts.
    pub stakes: Stakes,
    /// The house rules.
    pub room: Room,
    /// Where the dealer's button lies, perhaps before an empty seat (rules G9, T4).
    pub button: Seat,
    /// Who posts the blinds; it says nothing in a game with a bring-in.
    pub blinds: Blinds,
    /// What those who come in, or come back, pay besides (rule T3).
    pub entries: PerSeat<Entry>,
    /// The chips in front of each player; a seat with none is not dealt in (rule P1).
    pub stacks: PerSeat<Chips>,
}

/// Who posts the blinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blinds {
    /// The first two players left of the button; heads-up the button itself posts the small blind (rule F1).
    #[default]
    FromButton,
    /// Those whom the succession of the big blind names (rule T4).
    At {
        /// The small blind, which is dead when its player is gone.
        small: Option<Seat>,
        /// The big blind.
        big: Seat,
    },
}

/// What a player pays to be dealt in between two turns of the big blind (rule T3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// Nothing: the player owes nothing.
    #[default]
    Free,
    /// A dead small blind: it goes into the pot and is no bet.
    SmallBlind,
    /// A live big blind: it is the player's bet, and the option to raise stays.
    BigBlind,
    /// Both.
    BothBlinds,
}

/// Why a hand cannot be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupProblem {
    /// Fewer than two players have chips.
    TooFewPlayers,
    /// More players have chips than the game, or the room, seats.
    TooManyPlayers {
        /// The most.
        most: u8,
    },
    /// A stack is above [`Chips::MAX`].
    StackTooLarge(Seat),
    /// The cap allows no bet at all.
    NoBets,
    /// Somebody who is not dealt in, or two blinds at one seat, or an entry beside a blind.
    Posts(Seat),
    /// An amount cannot be played for.
    Stakes(StakesProblem),
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFewPlayers => write!(f, "a hand needs two players with chips"),
            Self::TooManyPlayers { most } => write!(f, "this table seats at most {most} players"),
            Self::StackTooLarge(seat) => write!(f, "seat {} has more than {} chips", seat.index() + 1, Chips::MAX),
            Self::NoBets => write!(f, "the cap must allow one bet"),
            Self::Posts(seat) => write!(f, "seat {} cannot post what it is asked to", seat.index() + 1),
            Self::Stakes(problem) => write!(f, "these stakes cannot be played for: {problem:?}"),
        }
    }
}

impl Setup {
    /// The seats that are dealt in.
    #[must_use]
    pub fn dealt_in(&self) -> SeatSet {
        self.stacks.iter().filter(|(_, stack)| !stack.is_zero()).map(|(seat, _)| seat).collect()
    }

    /// Who owes the small blind, which may be dead, and the big blind (rules F1, T4); nobody in a game with a
    /// bring-in.
    #[must_use]
    pub fn blinds(&self) -> Option<(Option<Seat>, Seat)> {
        if self.game.forced != Forced::Blinds {
            return None;
        }
        match self.blinds {
            Blinds::At { small, big } => Some((small, big)),
            Blinds::FromButton => {
                let players = self.dealt_in();
                // Heads-up the button itself is the small blind.
                let heads_up = players.len() == 2 && players.contains(self.button);
                let small = if heads_up { self.button } else { players.next_after(self.button)? };
                Some((Some(small), players.next_after(small)?))
            }
        }
    }

    /// Who pays the ante, if there is one (rule F3).
    #[must_use]
    pub fn ante_payers(&self) -> SeatSet {
        match (self.stakes.ante.is_zero(), self.big_blind_ante()) {
            (true, _) => SeatSet::EMPTY,
            (false, Some(big)) => std::iter::once(big).collect(),
            (false, None) => self.dealt_in(),
        }
    }

    /// The big blind where it alone pays the ante. That ante is dead money: nobody has to match it.
    #[must_use]
    pub fn big_blind_ante(&self) -> Option<Seat> {
        // The house first: it is asked at every ante.
        if self.room.antes != Antes::BigBlind {
            return None;
        }
        self.blinds().map(|(_, big)| big)
    }

    /// What each player who comes in pays, besides the blinds, clockwise from the button's left (rule T3).
    pub(super) fn entering(&self) -> impl Iterator<Item = (Seat, Entry)> {
        let seats = if self.game.forced == Forced::Blinds { self.dealt_in() } else { SeatSet::EMPTY };
        let entries = self.entries;
        seats.clockwise_after(self.button).map(move |seat| (seat, entries[seat])).filter(|&(_, it)| it != Entry::Free)
    }

    /// Everything that keeps this hand from being dealt; empty when nothing does.
    #[must_use]
    pub fn problems(&self) -> Vec<SetupProblem> {
        let mut problems: Vec<_> =
            self.stakes.problems(self.game, self.structure).into_iter().map(SetupProblem::Stakes).collect();
        let players = self.dealt_in().len();
        if players < 2 {
            problems.push(SetupProblem::TooFewPlayers);
        }
        let most = self.game.max_seats.min(self.room.seats);
        if players > usize::from(most) {
            problems.push(SetupProblem::TooManyPlayers { most });
        }
        if self.room.cap == 0 {
            problems.push(SetupProblem::NoBets);
        }
        problems.extend(self.wrong_post().map(SetupProblem::Posts));
        let large = self.stacks.iter().filter(|(_, stack)| **stack > Chips::MAX);
        problems.extend(large.map(|(seat, _)| SetupProblem::StackTooLarge(seat)));
        problems
    }

    /// A seat that cannot post what it is asked to.
    fn wrong_post(&self) -> Option<Seat> {
        let (small, big) = self.blinds()?;
        let players = self.dealt_in();
        if players.len() < 2 {
            return None;
        }
        let absent = small.into_iter().chain([big]).find(|&seat| !players.contains(seat));
        let twice = small.filter(|&seat| seat == big);
        let beside = self.entering().map(|(seat, _)| seat).find(|&seat| seat == big || small == Some(seat));
        absent.or(twice).or(beside)
    }
}

fn write_game<S: Serializer>(game: &&'static Game, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(game.code)
}

fn read_game<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static Game, D::Error> {
    let code = String::deserialize(deserializer)?;
    catalog::by_code(&code).ok_or_else(|| serde::de::Error::custom(format!("unknown game {code:?}")))
}
