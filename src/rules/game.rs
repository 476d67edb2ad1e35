//! A poker game as a value.
//!
//! The engine reads what a game is from here and never asks which game it plays: a further game is one more
//! [`Game`] in the [catalog](super::catalog).

use super::rank::{HoleUse, Ranking};

/// One variant of poker: what is dealt, who must open, how a hand is made and who wins.
///
/// The betting structure is a separate value ([`Structure`]), so that every game exists in every structure.
#[derive(Debug, PartialEq, Eq)]
pub struct Game {
    /// The name in addresses, commands and files, such as `holdem`.
    pub code: &'static str,
    /// Who is made to put the first chips in (rules F1, F4).
    pub forced: Forced,
    /// The streets in order; a betting round follows the cards of each.
    pub streets: &'static [Street],
    /// How private and board cards may be combined.
    pub hole_use: HoleUse,
    /// What wins.
    pub showdown: Showdown,
    /// Who gets the units that cannot be split (rule S3).
    pub odd_units: OddUnits,
    /// The most players.
    pub max_seats: u8,
}

/// Who is made to put the first chips in. Antes exist with both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forced {
    /// Small and big blind, left of the button (rule F1).
    Blinds,
    /// The player with this up-card brings it in (rule F4).
    BringIn(BringInCard),
}

/// Which up-card has to bring it in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BringInCard {
    /// The lowest, ace high, clubs lowest among equals (rule F4).
    Lowest,
    /// The highest, ace low, spades highest among equals: games that are won by the lowest hand.
    HighestAceLow,
}

/// One street: the cards that are dealt and the betting round that follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Street {
    /// What players call it.
    pub name: StreetName,
    /// The cards, in the order they are dealt.
    pub deals: &'static [Deal],
    /// Who is asked first (rule B2).
    pub opener: Opener,
    /// Which fixed bet applies (rule B5).
    pub tier: Tier,
}

/// What players call a street.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum StreetName {
    Preflop,
    Flop,
    Turn,
    River,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
}

/// One step of dealing. Private cards go one at a time, clockwise from the button's left (rule G7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal {
    /// One card is set aside unseen (rule G6).
    Burn,
    /// So many private cards to each live player.
    Down(u8),
    /// So many open cards to each live player.
    Up(u8),
    /// So many cards for everyone.
    Board(u8),
}

/// Who is asked first in a betting round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opener {
    /// The first seat after those that were forced to bet: left of the big blind, or the bring-in itself.
    Forced,
    /// The first active seat left of the button.
    LeftOfButton,
    /// The best hand showing; a tie goes to the first such seat left of the button.
    BestShowing(Ranking),
}

/// Which of the two fixed bets a street is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// The small bet.
    Small,
    /// The big bet.
    Big,
    /// The small bet, or the big one where the house's rule for fourth street allows it (rule B7).
    SmallOrBig,
}

/// What wins the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showdown {
    /// The whole pot goes to the best hand of one ranking.
    Whole(Ranking),
    /// Half for each of two rankings; where nobody qualifies for the second, the first takes all (rule S4).
    Halves(Ranking, Ranking),
}

/// Who gets the units that cannot be split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OddUnits {
    /// One each from the button's left.
    LeftOfButton,
    /// One each in the order of the winners' highest card, by rank and then suit.
    HighestCard,
}

/// How large a bet may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Structure {
    /// Bets of a fixed size, so many a round (rules B5, B6).
    Limit,
    /// At most the pot (rule B10).
    PotLimit,
    /// At most one's stack (rule B8).
    NoLimit,
}

impl Structure {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Limit, Self::PotLimit, Self::NoLimit];

    /// The name in addresses, commands and files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Limit => "limit",
            Self::PotLimit => "pot-limit",
            Self::NoLimit => "no-limit",
        }
    }

    /// The structure of this name.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|structure| structure.code() == code)
    }
}

impl Game {
    /// The most private cards, down and up together, that one player can hold.
    pub const MAX_PRIVATE: usize = 7;
    /// The most cards on the board.
    pub const MAX_BOARD: usize = 5;

    /// What makes this value impossible to play, or `None`. The catalog refuses such a game when it is compiled.
    #[must_use]
    pub const fn problem(&self) -> Option<&'static str> {
        if self.code.is_empty() {
            return Some("a game needs a code");
        }
        if self.streets.is_empty() {
            return Some("a game needs a street");
        }
        if self.max_seats < 2 || self.max_seats as usize > super::seat::MAX_SEATS {
            return Some("a game seats 2 to 10 players");
        }
        let (mut down, mut up, mut board, mut first_up) = (0, 0, 0, 0);
        let mut street = 0;
        while street < self.streets.len() {
            let deals = self.streets[street].deals;
            let mut deal = 0;
            while deal < deals.len() {
                match deals[deal] {
                    Deal::Burn => {}
                    Deal::Down(cards) => down += cards,
                    Deal::Up(cards) => up += cards,
                    Deal::Board(cards) => board += cards,
                }
                deal += 1;
            }
            if street == 0 {
                first_up = up;
            }
            match self.streets[street].opener {
                Opener::Forced if street != 0 => return Some("only the first street follows forced bets"),
                Opener::BestShowing(_) if up == 0 => return Some("nobody shows a card to open with"),
                _ => {}
            }
            street += 1;
        }
        if (down + up) as usize > Self::MAX_PRIVATE || board as usize > Self::MAX_BOARD {
            return Some("a player holds at most seven cards, the board five");
        }
        if down + up + board < 5 {
            return Some("nobody could make five cards");
        }
        match self.hole_use {
            HoleUse::ExactlyTwo if down < 2 || board < 3 => {
                return Some("two private and three board cards must exist");
            }
            _ => {}
        }
        match self.forced {
            Forced::BringIn(_) if first_up == 0 => Some("a bring-in needs an up-card on the first street"),
            _ => None,
        }
    }

    /// How many private cards, down and up, a player holds when all are dealt.
    #[must_use]
    pub fn private_cards(&self) -> u8 {
        self.deals().map(|deal| if let Deal::Down(cards) | Deal::Up(cards) = deal { cards } else { 0 }).sum()
    }

    /// How many cards the board has in the end; none in stud.
    #[must_use]
    pub fn board_cards(&self) -> u8 {
        self.deals().map(|deal| if let Deal::Board(cards) = deal { cards } else { 0 }).sum()
    }

    fn deals(&self) -> impl Iterator<Item = Deal> {
        self.streets.iter().flat_map(|street| street.deals).copied()
    }
}
