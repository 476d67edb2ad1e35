//! One card of the pack, and a card as somebody was told of it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The thirteen ranks, deuce lowest. The ace is high here; where it is low too, the ranking says so (rule H1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// All ranks, lowest first.
    pub const ALL: [Self; 13] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];
    const LETTERS: [char; 13] = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

    /// The letter of the usual notation, `2`…`9`, `T`, `J`, `Q`, `K`, `A`.
    #[must_use]
    pub const fn letter(self) -> char {
        Self::LETTERS[self as usize]
    }
}

/// The four suits in the order that breaks ties for the bring-in, clubs lowest (rule F4). No suit ever wins a
/// pot over another (rule S2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All suits, lowest first.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];
    const LETTERS: [char; 4] = ['c', 'd', 'h', 's'];

    /// The letter of the usual notation, `c`, `d`, `h`, `s`.
    #[must_use]
    pub const fn letter(self) -> char {
        Self::LETTERS[self as usize]
    }
}

/// One of the 52 cards, ordered by rank and then suit.
///
/// ```
/// use controbuio::rules::{Card, Rank, Suit};
/// let card: Card = "Ah".parse()?;
/// assert_eq!(card, Card::new(Rank::Ace, Suit::Hearts));
/// assert_eq!(card.to_string(), "Ah");
/// # Ok::<(), controbuio::rules::CardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The number of cards in the pack (rule G6).
    pub const COUNT: usize = 52;

    /// The card of this rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(rank as u8 * 4 + suit as u8)
    }

    /// The card's number, 0 to 51: four times the rank plus the suit, both from lowest. The shuffle is
    /// specified in these numbers.
    #[must_use]
    pub const fn id(self) -> u8 {
        self.0
    }

    /// The card with this number, if it is below 52.
    #[must_use]
    pub const fn from_id(id: u8) -> Option<Self> {
        if id < Self::COUNT as u8 { Some(Self(id)) } else { None }
    }

    /// The rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 / 4) as usize]
    }

    /// The suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 % 4) as usize]
    }

    /// The whole pack in order of number, two of clubs first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card such as `Ah` or `2c`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardError(pub String);

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a card such as Ah or 2c, found {:?}", self.0)
    }
}

impl std::error::Error for CardError {}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        let mut letters = text.chars();
        let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(CardError(text.to_owned()));
        };
        let rank = Rank::ALL.into_iter().find(|each| each.letter() == rank);
        let suit = Suit::ALL.into_iter().find(|each| each.letter() == suit);
        match (rank, suit) {
            (Some(rank), Some(suit)) => Ok(Self::new(rank, suit)),
            _ => Err(CardError(text.to_owned())),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A card as one observer knows it. What a seat is told is made of these, so that a bot cannot name a card it
/// may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// The card is seen.
    Known(Card),
    /// Only its back is seen.
    Hidden,
}

impl Face {
    /// The card, if it is seen.
    #[must_use]
    pub const fn known(self) -> Option<Card> {
        match self {
            Self::Known(card) => Some(card),
            Self::Hidden => None,
        }
    }
}

impl From<Card> for Face {
    fn from(card: Card) -> Self {
        Self::Known(card)
    }
}
