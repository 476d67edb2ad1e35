//! The cards not yet dealt.

use arrayvec::ArrayVec;

use super::card::Card;
use super::card_set::CardSet;
use super::shuffle::{Seed, shuffle};

type Pile = ArrayVec<Card, { Card::COUNT }>;

/// The stub and the burned cards of one hand. It has no `Debug`: whoever sees it knows what comes.
#[derive(Clone)]
pub struct Deck {
    /// The cards to come, the next one last.
    stub: Pile,
    burned: Pile,
    origin: Origin,
    /// How often the cards were shuffled: the number of the next shuffle.
    shuffles: u64,
    /// The cards that a record names, the next one last; they come before the stub's own order.
    script: Vec<Card>,
}

/// Where the cards of a hand came from. No `Debug`: it may hold a seed.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Origin {
    /// Shuffled from a hand's seed and the player's own cut.
    Seed { seed: Seed, cut: Vec<u8> },
    /// Told by a record or a test.
    Elsewhere,
}

/// The cards do not make a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DuplicateCard(pub Card);

impl std::fmt::Display for DuplicateCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the card {} is there twice", self.0)
    }
}

impl std::error::Error for DuplicateCard {}

impl Deck {
    /// The deck of the hand with this seed and the player's own cut, which may be empty.
    #[must_use]
    pub fn shuffled(seed: Seed, cut: &[u8]) -> Self {
        let mut stub: Pile = Card::all().collect();
        shuffle(&mut stub, &seed, 0, cut);
        stub.reverse();
        let origin = Origin::Seed { seed, cut: cut.to_vec() };
        Self { stub, burned: Pile::new(), origin, shuffles: 1, script: Vec::new() }
    }

    /// A deck in a known order, the rest of the pack following in order of number: the one door for tests and
    /// for hands that were played elsewhere.
    ///
    /// # Errors
    /// [`DuplicateCard`] when a card is there twice.
    pub fn known(first: &[Card]) -> Result<Self, DuplicateCard> {
        let mut seen = CardSet::EMPTY;
        for &card in first {
            if !seen.insert(card) {
                return Err(DuplicateCard(card));
            }
        }
        let rest = Card::all().filter(|&card| !seen.contains(card));
        let mut stub: Pile = first.iter().copied().chain(rest).collect();
        stub.reverse();
        Ok(Self { stub, burned: Pile::new(), origin: Origin::Elsewhere, shuffles: 1, script: Vec::new() })
    }

    /// A deck that deals these cards in this order, whatever is burned or shuffled meanwhile, and the rest of the
    /// pack after them: for records that name the cards that were dealt and not those that were burned. A card may
    /// be there twice, as it may come again after a reshuffle.
    #[must_use]
    pub fn dealing(cards: &[Card]) -> Self {
        let stub = Card::all().rev().collect();
        let script = cards.iter().rev().copied().collect();
        Self { stub, burned: Pile::new(), origin: Origin::Elsewhere, shuffles: 1, script }
    }

    /// Where the cards came from.
    pub(super) fn origin(self) -> Origin {
        self.origin
    }

    /// How many cards are left to deal.
    pub(super) fn left(&self) -> usize {
        self.stub.len()
    }

    /// How many cards were burned and did not come back.
    pub(super) fn burned(&self) -> usize {
        self.burned.len()
    }

    /// The next card.
    pub(super) fn deal(&mut self) -> Option<Card> {
        let Some(card) = self.script.pop() else { return self.stub.pop() };
        // The stub loses a card in any case, so that its count stays true.
        match self.stub.iter().position(|&other| other == card) {
            Some(place) => self.stub.remove(place),
            None => self.spare()?,
        };
        Some(card)
    }

    /// The next card that no script asks for.
    fn spare(&mut self) -> Option<Card> {
        match self.stub.iter().rposition(|card| !self.script.contains(card)) {
            Some(place) => self.stub.pop_at(place),
            None => self.stub.pop(),
        }
    }

    /// Sets the next card aside (rule G6).
    pub(super) fn burn(&mut self) -> Option<Card> {
        let card = self.spare()?;
        self.burned.push(card);
        Some(card)
    }

    /// Brings the burned cards back and shuffles them with the stub (rule G8): the stub in the order in which
    /// it would have been dealt, then the burned cards in the order in which they were burned.
    pub(super) fn bring_back(&mut self) {
        let mut cards: Pile = self.stub.drain(..).rev().collect();
        cards.extend(self.burned.drain(..));
        match &self.origin {
            Origin::Seed { seed, cut } => shuffle(&mut cards, seed, self.shuffles, cut),
            // A deck that nobody shuffled has no seed of its own; what comes is as fixed as the rest of it.
            Origin::Elsewhere => shuffle(&mut cards, &Seed::new([0; 32]), self.shuffles, b""),
        }
        self.shuffles += 1;
        self.stub = cards.into_iter().rev().collect();
    }
}
