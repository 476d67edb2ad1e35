//! The cards of a told hand, and stand-ins for those that nobody tells.

use super::history::History;
use super::notation::{Deed, Notation};
use crate::rules::card::{Card, Face};
use crate::rules::card_set::CardSet;
use crate::rules::game::{Deal, Game};
use crate::rules::seat::{PerSeat, Seat};
use crate::rules::shuffle::{Seed, shuffle};

/// The cards that a file deals, in its order.
#[derive(Clone)]
pub(super) struct Dealt {
    pub hands: PerSeat<Vec<Face>>,
    board: Vec<Card>,
    known: CardSet,
}

/// A card is dealt that lies elsewhere.
pub(super) struct Twice {
    /// The number of the step, 0 first.
    pub step: usize,
    pub card: Card,
}

impl Dealt {
    /// Everything that is dealt, and what unknown cards turn out to be when they are shown.
    pub fn of(history: &History) -> Result<Self, Twice> {
        let mut dealt = Self { hands: PerSeat::default(), board: Vec::new(), known: CardSet::EMPTY };
        for (step, told) in history.steps.iter().enumerate() {
            let twice = |card| Twice { step, card };
            match &told.notation {
                Notation::DealHole(seat, cards) => {
                    for &face in cards {
                        face.known().map_or(Ok(()), |card| dealt.know(card)).map_err(twice)?;
                        dealt.hands[*seat].push(face);
                    }
                }
                Notation::DealBoard(cards) => {
                    for &card in cards {
                        dealt.know(card).map_err(twice)?;
                        dealt.board.push(card);
                    }
                }
                Notation::Player(seat, Deed::Show(cards)) => dealt.reveal(*seat, cards).map_err(twice)?,
                _ => {}
            }
        }
        Ok(dealt)
    }

    fn know(&mut self, card: Card) -> Result<(), Card> {
        if self.known.insert(card) { Ok(()) } else { Err(card) }
    }

    /// A whole hand is shown: what was unknown of it takes its place in order.
    fn reveal(&mut self, seat: Seat, shown: &[Face]) -> Result<(), Card> {
        let hand = &self.hands[seat];
        if shown.len() != hand.len() || hand.len() > Game::MAX_PRIVATE {
            return Ok(());
        }
        let others: Vec<Card> =
            shown.iter().filter(|face| !hand.contains(face)).filter_map(|face| face.known()).collect();
        for &card in &others {
            self.know(card)?;
        }
        let hidden = self.hands[seat].iter_mut().filter(|face| **face == Face::Hidden);
        for (face, card) in hidden.zip(others) {
            *face = Face::Known(card);
        }
        Ok(())
    }

    /// Whether some card is unknown.
    pub fn is_partial(&self) -> bool {
        self.hands.iter().any(|(_, hand)| hand.contains(&Face::Hidden))
    }

    /// The hands with stand-ins for unknown cards, others at each attempt, and the stand-ins.
    pub fn fill(&self, attempt: u8) -> (PerSeat<Vec<Card>>, CardSet) {
        let mut spare: Vec<Card> = Card::all().filter(|&card| !self.known.contains(card)).collect();
        shuffle(&mut spare, &Seed::new([attempt; 32]), 0, b"");
        let mut spare = spare.into_iter();
        let mut stand_ins = CardSet::EMPTY;
        let hands = PerSeat::from_fn(|seat| {
            let card = |face: &Face| {
                face.known().or_else(|| {
                    let stand_in = spare.next()?;
                    stand_ins.insert(stand_in);
                    Some(stand_in)
                })
            };
            self.hands[seat].iter().filter_map(card).collect()
        });
        (hands, stand_ins)
    }

    /// All cards in the order in which the engine deals them (rule G7). Who is dealt a card is who has one left.
    pub fn script(&self, game: &Game, hands: &PerSeat<Vec<Card>>) -> Vec<Card> {
        let mut hands = PerSeat::from_fn(|seat| hands[seat].iter().copied());
        let mut board = self.board.iter().copied();
        let mut script = Vec::new();
        for street in game.streets {
            let before = script.len();
            for deal in street.deals {
                match *deal {
                    Deal::Burn => {}
                    Deal::Board(count) => script.extend(board.by_ref().take(usize::from(count))),
                    Deal::Down(count) | Deal::Up(count) => {
                        for _ in 0..count {
                            script.extend(Seat::all().filter_map(|seat| hands[seat].next()));
                        }
                    }
                }
            }
            if script.len() == before {
                // Where the stub was too short, one card was turned up for everyone (rule G8).
                script.extend(board.next());
            }
        }
        script
    }
}
