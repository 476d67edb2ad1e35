//! What a hand begins with.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::catalog;
use super::chips::Chips;
use super::game::{Forced, Game, Structure};
use super::room::Room;
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
    /// Where the dealer's button lies (rule G9).
    pub button: Seat,
    /// The chips in front of each player; a seat with none is not dealt in (rule P1).
    pub stacks: PerSeat<Chips>,
}

/// Why a hand cannot be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupProblem {
    /// Fewer than two players have chips.
    TooFewPlayers,
    /// More players have chips than the game seats.
    TooManyPlayers {
        /// The game's most.
        most: u8,
    },
    /// A stack is above [`Chips::MAX`].
    StackTooLarge(Seat),
    /// The cap allows no bet at all.
    NoBets,
    /// An amount cannot be played for.
    Stakes(StakesProblem),
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFewPlayers => write!(f, "a hand needs two players with chips"),
            Self::TooManyPlayers { most } => write!(f, "this game seats at most {most} players"),
            Self::StackTooLarge(seat) => write!(f, "seat {} has more than {} chips", seat.index() + 1, Chips::MAX),
            Self::NoBets => write!(f, "the cap must allow one bet"),
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

    /// Who owes the small and the big blind (rule F1); nobody in a game with a bring-in.
    #[must_use]
    pub fn blinds(&self) -> Option<(Seat, Seat)> {
        if self.game.forced != Forced::Blinds {
            return None;
        }
        let players = self.dealt_in();
        // Heads-up the button itself is the small blind.
        let heads_up = players.len() == 2 && players.contains(self.button);
        let small = if heads_up { self.button } else { players.next_after(self.button)? };
        Some((small, players.next_after(small)?))
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
        if players > usize::from(self.game.max_seats) {
            problems.push(SetupProblem::TooManyPlayers { most: self.game.max_seats });
        }
        if self.room.cap == 0 {
            problems.push(SetupProblem::NoBets);
        }
        let large = self.stacks.iter().filter(|(_, stack)| **stack > Chips::MAX);
        problems.extend(large.map(|(seat, _)| SetupProblem::StackTooLarge(seat)));
        problems
    }
}

fn write_game<S: Serializer>(game: &&'static Game, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(game.code)
}

fn read_game<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static Game, D::Error> {
    let code = String::deserialize(deserializer)?;
    catalog::by_code(&code).ok_or_else(|| serde::de::Error::custom(format!("unknown game {code:?}")))
}
