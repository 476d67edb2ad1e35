//! A finished hand.

use std::fmt;

use super::card::{Card, Face};
use super::chips::Chips;
use super::choices::Action;
use super::deck::{Deck, Origin};
use super::event::{Event, Viewer, WagerKind};
use super::hand::Hand;
use super::seat::{PerSeat, Seat};
use super::setup::Setup;
use super::shuffle::{Commitment, Seed};
use super::state::HandState;

/// A finished hand: what it began with, where its cards came from, and everything that happened. It exists only
/// when the hand is over, so that nobody learns a card from it too early.
///
/// `Record<Card>` is the whole truth; a `Record<Face>` is what one observer was told, or a hand from elsewhere of
/// which some cards are unknown.
#[derive(Clone, PartialEq, Eq)]
pub struct Record<C = Card> {
    setup: Setup,
    origin: Origin,
    events: Vec<Event<C>>,
}

/// Why a record is not the hand that its seed deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyError {
    /// The commitment that was shown before the deal is of another seed.
    Commitment {
        /// The commitment to the seed in question.
        found: Commitment,
    },
    /// The seed deals another hand, from the event of this number on, 0 first.
    Event {
        /// The first event that differs.
        number: usize,
    },
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Commitment { found } => write!(f, "the seed has the commitment {found}"),
            Self::Event { number } => write!(f, "the seed deals another hand from event {number} on"),
        }
    }
}

impl std::error::Error for VerifyError {}

impl<C> Record<C> {
    /// What the hand began with.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everything that happened.
    #[must_use]
    pub fn events(&self) -> &[Event<C>] {
        &self.events
    }

    /// What the players did, in order: with the setup and the deck it is the whole hand.
    pub fn actions(&self) -> impl Iterator<Item = (Seat, Action)> {
        let mut asked = None;
        self.events.iter().filter_map(move |event| {
            let action = match *event {
                Event::AskedToShow { seat } => {
                    asked = Some(seat);
                    return None;
                }
                // The engine turns up most hands by itself; only one who was asked has decided it.
                Event::Show { seat, .. } if asked.take() == Some(seat) => (seat, Action::Show),
                Event::Muck { seat } if asked.take() == Some(seat) => (seat, Action::Muck),
                Event::Fold { seat } => (seat, Action::Fold),
                Event::Check { seat } => (seat, Action::Check),
                Event::Wager { seat, kind: WagerKind::Call, .. } => (seat, Action::Call),
                Event::Wager { seat, kind: WagerKind::BringIn, .. } => (seat, Action::BringIn),
                Event::Wager { seat, to, .. } => (seat, Action::RaiseTo(to)),
                _ => return None,
            };
            Some(action)
        })
    }
}

impl<C: Copy + From<Card>> Record<C> {
    /// The hand as it stood after so many events; after all of them when there are fewer.
    #[must_use]
    pub fn after(&self, events: usize) -> HandState<C> {
        let mut state = HandState::new(&self.setup);
        for event in self.events.iter().take(events) {
            state.apply(event);
        }
        state
    }

    /// The stacks at the end.
    #[must_use]
    pub fn stacks(&self) -> PerSeat<Chips> {
        let end = self.after(self.events.len());
        PerSeat::from_fn(|seat| end.player(seat).stack)
    }
}

impl Record<Face> {
    /// A hand from elsewhere of which some cards are unknown.
    pub(super) const fn partial(setup: Setup, events: Vec<Event<Face>>) -> Self {
        Self { setup, origin: Origin::Elsewhere, events }
    }
}

impl Record {
    pub(super) const fn new(setup: Setup, origin: Origin, events: Vec<Event<Card>>) -> Self {
        Self { setup, origin, events }
    }

    /// The seed of the deal and the player's own cut, unless the hand was played elsewhere.
    ///
    /// Whoever has it knows the cards that were mucked, too: it is told on request, and never to a bot.
    #[must_use]
    pub fn seed(&self) -> Option<(&Seed, &[u8])> {
        match &self.origin {
            Origin::Seed { seed, cut } => Some((seed, cut)),
            Origin::Elsewhere => None,
        }
    }

    /// What `viewer` was told of the hand.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Record<Face> {
        Record::partial(self.setup, self.events.iter().map(|event| event.seen_by(viewer)).collect())
    }

    /// The hand with every card face up, burned ones apart: for looking back at it.
    #[must_use]
    pub fn open(&self) -> Record<Face> {
        let face = |_, card| Face::Known(card);
        Record::partial(self.setup, self.events.iter().map(|event| event.hiding(face)).collect())
    }

    /// Deals the hand again from this seed and cut, plays the same actions, and compares everything.
    ///
    /// ```
    /// # use controbuio::rules::*;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let setup = Setup {
    /// #     game: &catalog::HOLDEM,
    /// #     structure: Structure::NoLimit,
    /// #     stakes: Stakes::blinds(Chips(50), Chips(100)),
    /// #     room: Room::CIRCOLO,
    /// #     button: Seat::new(0).ok_or("no seat")?,
    /// #     blinds: Blinds::FromButton,
    /// #     entries: PerSeat::default(),
    /// #     stacks: PerSeat::from_fn(|seat| if seat.index() < 2 { Chips(10_000) } else { Chips::ZERO }),
    /// # };
    /// let seed = Seed::new([7; 32]);
    /// let commitment = seed.commitment();
    /// let mut hand = Hand::start(setup, Deck::shuffled(seed.clone(), b""))?;
    /// # while let Some(seat) = hand.turn() {
    /// #     let action = if hand.state().asks_to_show() { Action::Muck } else { Action::Fold };
    /// #     hand.act(seat, action)?;
    /// # }
    /// let record = hand.finish().map_err(|_| "not over")?;
    /// assert_eq!(record.verify(&seed, b"", commitment), Ok(()));
    /// assert!(record.verify(&Seed::new([8; 32]), b"", commitment).is_err());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`VerifyError`] says whether the commitment or the deal is another.
    pub fn verify(&self, seed: &Seed, cut: &[u8], commitment: Commitment) -> Result<(), VerifyError> {
        let found = seed.commitment();
        if found != commitment {
            return Err(VerifyError::Commitment { found });
        }
        let dealt = match Hand::start(self.setup, Deck::shuffled(seed.clone(), cut)) {
            Ok(mut hand) => {
                // Where an action does not fit, the events differ already.
                let _ = self.actions().try_for_each(|(seat, action)| hand.act(seat, action));
                hand.events().to_vec()
            }
            Err(_) => Vec::new(),
        };
        let same = self.events.iter().zip(&dealt).take_while(|(told, dealt)| told == dealt).count();
        if same == self.events.len() && same == dealt.len() { Ok(()) } else { Err(VerifyError::Event { number: same }) }
    }
}

/// Without the seed: a printed record says nothing that was not played.
impl<C: fmt::Debug> fmt::Debug for Record<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record").field("setup", &self.setup).field("events", &self.events).finish_non_exhaustive()
    }
}
