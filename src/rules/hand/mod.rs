//! One hand from the first ante to the last chip: what players do, and everything that follows by itself.

mod dealing;
mod showdown;

use std::fmt;

use super::card::{Card, Face};
use super::choices::{Action, ActionError, Choices, Passive, Raise};
use super::deck::Deck;
use super::event::{Event, Viewer, WagerKind};
use super::record::Record;
use super::seat::Seat;
use super::setup::{Setup, SetupProblem};
use super::state::HandState;
use super::view::View;

/// A hand in play. It knows every card, and so has no `Debug`; players and bots get a [`View`].
///
/// Between two actions it goes on by itself as far as the rules decide: it deals, returns what nobody called,
/// turns hands up and pays. Nothing here knows which game is played.
///
/// ```
/// use controbuio::rules::*;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let setup = Setup {
///     game: &catalog::HOLDEM,
///     structure: Structure::NoLimit,
///     stakes: Stakes::blinds(Chips(50), Chips(100)),
///     room: Room::CIRCOLO,
///     button: Seat::new(0).ok_or("no seat")?,
///     blinds: Blinds::FromButton,
///     entries: PerSeat::default(),
///     stacks: PerSeat::from_fn(|seat| if seat.index() < 2 { Chips(10_000) } else { Chips::ZERO }),
/// };
/// let mut hand = Hand::start(setup, Deck::shuffled(Seed::new([7; 32]), b""))?;
/// let button = hand.turn().ok_or("nobody is asked")?;
/// hand.act(button, Action::Fold)?;
/// assert_eq!(hand.state().player(button).stack, Chips(9_950));
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Hand {
    state: HandState<Card>,
    deck: Deck,
    events: Vec<Event<Card>>,
    stage: Stage,
    /// What the seat that is asked may do, worked out once a question.
    choices: Option<Choices>,
}

/// What the hand does next when nobody is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Betting,
    Showing,
    Paying,
    Ending,
}

/// The hand cannot be dealt, for all these reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub Vec<SetupProblem>);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            write!(f, "{}{problem}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}

impl Hand {
    /// Posts, deals, and stops where the first player is asked.
    ///
    /// # Errors
    /// [`SetupError`] with every reason why this hand cannot be dealt.
    pub fn start(setup: Setup, deck: Deck) -> Result<Self, SetupError> {
        let problems = setup.problems();
        if !problems.is_empty() {
            return Err(SetupError(problems));
        }
        let events = Vec::with_capacity(128);
        let mut hand = Self { state: HandState::new(&setup), deck, events, stage: Stage::Betting, choices: None };
        hand.post_antes();
        hand.return_uncalled();
        hand.begin_street(0);
        hand.go_on();
        Ok(hand)
    }

    /// The seat that is asked, if any.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.state.turn()
    }

    /// What that seat may do.
    #[must_use]
    pub fn choices(&self) -> Option<Choices> {
        self.choices.clone()
    }

    /// A player does something, and the hand goes on to the next question or to its end.
    ///
    /// # Errors
    /// [`ActionError`] when it is not the seat's turn or the action is not among its [`Choices`]; the hand is
    /// then as it was.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), ActionError> {
        let turn = self.turn().ok_or(ActionError::HandOver)?;
        if seat != turn {
            return Err(ActionError::NotYourTurn { turn });
        }
        let choices = self.choices.as_ref().ok_or(ActionError::HandOver)?;
        choices.check(action)?;
        let player = self.state.player(seat);
        // The choices have the amounts, so that what was offered is what is done.
        let event = match (action, choices) {
            (Action::Fold, _) => Event::Fold { seat },
            (Action::Check, _) => Event::Check { seat },
            (Action::Call, Choices::Bet { passive: Passive::Call(chips), .. }) => {
                Event::Wager { seat, kind: WagerKind::Call, to: player.bet + *chips }
            }
            (
                Action::RaiseTo(to),
                Choices::Bet { raise: Ok(Raise { kind, .. }), .. }
                | Choices::BringIn { complete: Ok(Raise { kind, .. }), .. },
            ) => Event::Wager { seat, kind: *kind, to },
            (Action::BringIn, Choices::BringIn { chips, .. }) => {
                Event::Wager { seat, kind: WagerKind::BringIn, to: *chips }
            }
            (Action::Show, _) => Event::Show { seat, cards: player.down.clone() },
            (Action::Muck, _) => Event::Muck { seat },
            (Action::Call | Action::RaiseTo(_) | Action::BringIn, _) => return Err(ActionError::NotOffered(action)),
        };
        self.happens(event);
        self.go_on();
        Ok(())
    }

    /// The whole truth.
    #[must_use]
    pub const fn state(&self) -> &HandState<Card> {
        &self.state
    }

    /// Everything that has happened.
    #[must_use]
    pub fn events(&self) -> &[Event<Card>] {
        &self.events
    }

    /// What `viewer` was told, from the event of this number on.
    pub fn told(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = Event<Face>> {
        self.events.iter().skip(from).map(move |event| event.seen_by(viewer))
    }

    /// What `viewer` may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        View::of(viewer, self.state.seen_by(viewer))
    }

    /// The finished hand as a record, or the hand itself when it is not over.
    ///
    /// # Errors
    /// The untouched hand.
    pub fn finish(self) -> Result<Record, Box<Self>> {
        if self.state.is_over() {
            Ok(Record::new(*self.state.setup(), self.deck.origin(), self.events))
        } else {
            Err(Box::new(self))
        }
    }

    fn happens(&mut self, event: Event<Card>) {
        self.state.apply(&event);
        self.events.push(event);
    }

    /// Everything that needs no player's word, up to the next question.
    fn go_on(&mut self) {
        while self.turn().is_none() && !self.state.is_over() {
            match self.stage {
                Stage::Betting => self.end_round(),
                Stage::Showing => {
                    if !self.show_next() {
                        self.stage = Stage::Paying;
                    }
                }
                Stage::Paying => {
                    self.pay();
                    self.stage = Stage::Ending;
                    if self.state.live().len() == 1
                        && let Some(seat) = self.state.live().iter().next()
                    {
                        self.happens(Event::AskedToShow { seat });
                    }
                }
                Stage::Ending => self.happens(Event::End),
            }
        }
        self.choices = self.state.choices();
    }

    /// The betting of a street is over, or there was none.
    fn end_round(&mut self) {
        self.return_uncalled();
        if self.state.dealt_in().iter().any(|seat| !self.state.player(seat).bet.is_zero()) {
            self.happens(Event::Collect);
        }
        if self.state.live().len() < 2 {
            self.stage = Stage::Paying;
            return;
        }
        let next = self.state.street_index().map_or(0, |street| street + 1);
        if self.state.able().len() < 2 {
            // No more betting is possible: every live hand is turned up at once (rule S1).
            while self.show_next() {}
        }
        if usize::from(next) < self.state.setup().game.streets.len() {
            self.begin_street(next);
        } else {
            self.stage = Stage::Showing;
        }
    }

    /// Gives back what one player has put in beyond everyone else (rule P2): an ante that nobody could pay in full
    /// too.
    fn return_uncalled(&mut self) {
        let paid = || self.state.dealt_in().iter().map(|seat| (self.state.player(seat).matched(), seat));
        let Some((highest, seat)) = paid().max() else { return };
        let second = paid().filter(|&(_, other)| other != seat).map(|(paid, _)| paid).max().unwrap_or_default();
        let chips = highest.saturating_sub(second);
        if !chips.is_zero() && self.state.live().contains(seat) {
            self.happens(Event::Return { seat, chips });
        }
    }
}
