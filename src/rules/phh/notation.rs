//! One action as a file writes it.

use std::fmt;
use std::str::FromStr;

use super::amount::{Amount, AmountError};
use crate::rules::card::{Card, Face};
use crate::rules::seat::Seat;

/// What one entry of a file's `actions` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notation {
    /// Nothing but a remark.
    Remark,
    /// `d db CARDS`: cards for everyone.
    DealBoard(Vec<Card>),
    /// `d dh pN CARDS`: private cards, down and up, unknown ones written `??`.
    DealHole(Seat, Vec<Face>),
    /// `pN …`: what a player did.
    Player(Seat, Deed),
}

/// What a player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// `f`.
    Fold,
    /// `cc`: checked or called.
    CheckOrCall,
    /// `cbr AMOUNT`: completed, bet or raised, so that the bets of the street come to this much.
    RaiseTo(Amount),
    /// `pb`: paid the bring-in.
    BringIn,
    /// `sd CARDS`: drew for these cards, or stood pat; no game here has it.
    Draw(Vec<Face>),
    /// `sm`: put the cards away unseen.
    Muck,
    /// `sm CARDS`: turned the cards up; `sm -` turns up the cards that were dealt and names none.
    Show(Vec<Face>),
}

/// The text is no action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What would fit in its place.
    pub expected: &'static str,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl std::error::Error for NotationError {}

const fn expected<T>(expected: &'static str) -> Result<T, NotationError> {
    Err(NotationError { expected })
}

impl FromStr for Notation {
    type Err = NotationError;

    /// Reads an action without a remark behind it.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = text.split_whitespace();
        let mut words = [words.next(), words.next(), words.next(), words.next(), words.next()].into_iter().flatten();
        let words: [&str; 5] = std::array::from_fn(|_| words.next().unwrap_or_default());
        match words {
            ["", ..] => Ok(Self::Remark),
            ["d", "db", cards, "", ""] => {
                let known = faces(cards)?.into_iter().map(Face::known).collect();
                match known {
                    Some(cards) => Ok(Self::DealBoard(cards)),
                    None => expected("the cards of the board, all of them known"),
                }
            }
            ["d", "dh", player, cards, ""] => Ok(Self::DealHole(seat(player)?, faces(cards)?)),
            ["d", ..] => expected("d db CARDS or d dh pN CARDS"),
            [player, deed, rest, "", ""] => Ok(Self::Player(seat(player)?, self::deed(deed, rest)?)),
            _ => expected("at most three words after a player"),
        }
    }
}

fn deed(word: &str, rest: &str) -> Result<Deed, NotationError> {
    Ok(match (word, rest) {
        ("f", "") => Deed::Fold,
        ("cc", "") => Deed::CheckOrCall,
        ("cbr", to) => Deed::RaiseTo(to.parse().or(expected(AmountError::EXPECTED))?),
        ("pb", "") => Deed::BringIn,
        ("sd", "") => Deed::Draw(Vec::new()),
        ("sd", cards) => Deed::Draw(faces(cards)?),
        ("sm", "") => Deed::Muck,
        ("sm", "-") => Deed::Show(Vec::new()),
        ("sm", cards) => Deed::Show(faces(cards)?),
        _ => return expected("f, cc, cbr AMOUNT, pb, sd [CARDS] or sm [CARDS] after a player"),
    })
}

fn seat(text: &str) -> Result<Seat, NotationError> {
    let number = text.strip_prefix('p').filter(|number| !number.starts_with(['+', '0']));
    let number: Option<u8> = number.and_then(|number| number.parse().ok());
    let seat = number.and_then(|number| number.checked_sub(1)).and_then(Seat::new);
    seat.map_or_else(|| expected("d or a player from p1 to p10"), Ok)
}

/// Cards one after another, at least one.
fn faces(text: &str) -> Result<Vec<Face>, NotationError> {
    let mut letters = text.chars();
    let mut faces = Vec::new();
    while let Some(rank) = letters.next() {
        let card: String = std::iter::once(rank).chain(letters.next()).collect();
        faces.push(match (card.as_str(), card.parse()) {
            ("??", _) => Face::Hidden,
            (_, Ok(card)) => Face::Known(card),
            (_, Err(_)) => return expected("cards such as AhTd2c, unknown ones as ??"),
        });
    }
    if faces.is_empty() { expected("cards") } else { Ok(faces) }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Remark => Ok(()),
            Self::DealBoard(cards) => {
                f.write_str("d db ")?;
                cards.iter().try_for_each(|card| write!(f, "{card}"))
            }
            Self::DealHole(player, cards) => {
                write!(f, "d dh {} ", PlayerName(*player))?;
                write_faces(f, cards)
            }
            Self::Player(player, deed) => {
                write!(f, "{} ", PlayerName(*player))?;
                match deed {
                    Deed::Fold => f.write_str("f"),
                    Deed::CheckOrCall => f.write_str("cc"),
                    Deed::RaiseTo(to) => write!(f, "cbr {to}"),
                    Deed::BringIn => f.write_str("pb"),
                    Deed::Muck => f.write_str("sm"),
                    Deed::Show(cards) if cards.is_empty() => f.write_str("sm -"),
                    Deed::Show(cards) => {
                        f.write_str("sm ")?;
                        write_faces(f, cards)
                    }
                    Deed::Draw(cards) if cards.is_empty() => f.write_str("sd"),
                    Deed::Draw(cards) => {
                        f.write_str("sd ")?;
                        write_faces(f, cards)
                    }
                }
            }
        }
    }
}

/// A player as a file names it, `p1` first.
pub(super) struct PlayerName(pub Seat);

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0.index() + 1)
    }
}

fn write_faces(f: &mut fmt::Formatter<'_>, faces: &[Face]) -> fmt::Result {
    faces.iter().try_for_each(|face| match face {
        Face::Known(card) => write!(f, "{card}"),
        Face::Hidden => f.write_str("??"),
    })
}
