//! What happens in a hand, one fact at a time.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::card::{Card, Face};
use super::chips::Chips;
use super::game::Game;
use super::seat::Seat;

/// The private cards of one player.
pub type Hole<C> = ArrayVec<C, { Game::MAX_PRIVATE }>;

/// One fact of a hand. `Event<Card>` is the truth, `Event<Face>` what one observer was told of it; a hand is
/// the fold of its events and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event<C> {
    /// A player paid the ante, or what they had of it (rules F3, F5).
    Ante {
        /// Who.
        seat: Seat,
        /// How much.
        chips: Chips,
    },
    /// A player posted a blind, or what they had of it (rules F1, F5, T3).
    Blind {
        /// Who.
        seat: Seat,
        /// Which.
        blind: Blind,
        /// How much.
        chips: Chips,
    },
    /// The betting round is over and its bets went into the pot.
    Collect,
    /// The next street began.
    StreetBegins {
        /// Its number in the game's list, 0 first.
        street: u8,
    },
    /// A card was set aside (rule G6).
    Burn {
        /// Nobody sees it.
        card: C,
    },
    /// A private card was dealt face down.
    Down {
        /// To whom.
        seat: Seat,
        /// Which; the player alone sees it.
        card: C,
    },
    /// A private card was dealt face up.
    Up {
        /// To whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card was turned up for everyone.
    Board {
        /// Which.
        card: Card,
    },
    /// The burned cards came back into the stub and it was shuffled again (rule G8).
    Reshuffle,
    /// Betting began and this seat is asked first (rule B2).
    Opens {
        /// Who.
        seat: Seat,
    },
    /// A player gave up.
    Fold {
        /// Who.
        seat: Seat,
    },
    /// A player passed with nothing to call.
    Check {
        /// Who.
        seat: Seat,
    },
    /// A player put chips in.
    Wager {
        /// Who.
        seat: Seat,
        /// What it was.
        kind: WagerKind,
        /// The player's bets of this street in all, afterwards.
        to: Chips,
    },
    /// Chips that nobody called went back (rule P2).
    Return {
        /// To whom.
        seat: Seat,
        /// How much.
        chips: Chips,
    },
    /// A player may show or muck, as they like (rule S1).
    AskedToShow {
        /// Who.
        seat: Seat,
    },
    /// A player turned the private cards up.
    Show {
        /// Who.
        seat: Seat,
        /// The cards that were face down.
        cards: Hole<Card>,
    },
    /// A player put the cards away unseen.
    Muck {
        /// Who.
        seat: Seat,
    },
    /// A player was paid from a pot (rules P4, S2–S4).
    Award {
        /// The pot's number, 0 the main pot.
        pot: u8,
        /// Which part of it.
        part: Part,
        /// To whom.
        seat: Seat,
        /// How much.
        chips: Chips,
    },
    /// The hand is over.
    End,
}

/// Which blind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blind {
    /// The small blind.
    Small,
    /// The big blind.
    Big,
    /// A big blind out of turn, of one who comes in: a bet like the big blind itself (rule T3).
    Entry,
    /// A small blind that was missed: it goes into the pot and is no bet (rule T3).
    Dead,
}

impl Blind {
    /// Whether it is the player's bet, and not the pot's at once.
    #[must_use]
    pub const fn is_live(self) -> bool {
        !matches!(self, Self::Dead)
    }
}

/// What putting chips in was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WagerKind {
    /// The forced opening in stud (rule F4).
    BringIn,
    /// Matching the highest bet, as far as the stack goes.
    Call,
    /// The first bet of a round.
    Bet,
    /// A bet over another; over the big blind too.
    Raise,
    /// Making the bring-in a full bet.
    Complete,
}

/// Which part of a pot was paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    Whole,
    /// The half for the first ranking of the game.
    High,
    /// The half for the second.
    Low,
}

/// Who is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player, who sees their own cards.
    Seat(Seat),
    /// Somebody who sees what lies open and nothing else.
    Rail,
}

impl Viewer {
    /// Whether this viewer sees the down cards of `seat` as they are dealt.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl Event<Card> {
    /// What `viewer` is told of this fact.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event<Face> {
        self.hiding(|seat, card| if viewer.sees(seat) { Face::Known(card) } else { Face::Hidden })
    }

    /// The fact with the down cards as `face` tells them: the one place where cards are hidden.
    pub(super) fn hiding(&self, face: impl Fn(Seat, Card) -> Face) -> Event<Face> {
        match *self {
            Self::Ante { seat, chips } => Event::Ante { seat, chips },
            Self::Blind { seat, blind, chips } => Event::Blind { seat, blind, chips },
            Self::Collect => Event::Collect,
            Self::StreetBegins { street } => Event::StreetBegins { street },
            Self::Burn { .. } => Event::Burn { card: Face::Hidden },
            Self::Down { seat, card } => Event::Down { seat, card: face(seat, card) },
            Self::Up { seat, card } => Event::Up { seat, card },
            Self::Board { card } => Event::Board { card },
            Self::Reshuffle => Event::Reshuffle,
            Self::Opens { seat } => Event::Opens { seat },
            Self::Fold { seat } => Event::Fold { seat },
            Self::Check { seat } => Event::Check { seat },
            Self::Wager { seat, kind, to } => Event::Wager { seat, kind, to },
            Self::Return { seat, chips } => Event::Return { seat, chips },
            Self::AskedToShow { seat } => Event::AskedToShow { seat },
            Self::Show { seat, ref cards } => Event::Show { seat, cards: cards.clone() },
            Self::Muck { seat } => Event::Muck { seat },
            Self::Award { pot, part, seat, chips } => Event::Award { pot, part, seat, chips },
            Self::End => Event::End,
        }
    }
}
