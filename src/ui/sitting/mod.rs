//! One sitting as the screen follows it: what has happened, and how much of it is shown so far.
//!
//! The session is always ahead or equal. What is drawn is the same fold over the same events, cut at the beat
//! that the movement on the screen has reached, so that a picture can never disagree with the truth.

mod pace;

pub use pace::{Next, Pace, Phase};

use super::scene::{Facts, Line, Lines, Move, Scene, Turn, Who};
use crate::rules::{Action, Chips, Event, Face, PerSeat, Presence, SeatSet, View, Viewer};
use crate::session::{DecisionId, Request, Session, SessionError, Wait};

/// A session and how much of its running hand is shown.
pub struct Sitting {
    session: Session,
    shown: usize,
    view: View,
    lines: Lines,
    moves: Vec<Move>,
    /// The lines of the hands before, and how many are forgotten.
    past: Vec<Line>,
    forgotten: usize,
}

/// So many lines of earlier hands stay in the log.
const PAST_LINES: usize = 600;

impl Sitting {
    /// A session whose running hand is not shown yet.
    #[must_use]
    pub fn new(session: Session) -> Self {
        let view = fresh_view(&session);
        let lines = Lines::begin(session.hand_number() + 1);
        Self { session, shown: 0, view, lines, moves: Vec::new(), past: Vec::new(), forgotten: 0 }
    }

    /// The session itself, for saving and for what it knows of the table.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// What the table knows besides the hand.
    #[must_use]
    pub fn facts(&self) -> Facts {
        let session = &self.session;
        let name = |seat| session.opponent(seat).map(|opponent| opponent.name.clone()).unwrap_or_default();
        Facts {
            hand: session.hand_number() + 1,
            you: Session::PLAYER,
            names: PerSeat::from_fn(name),
            seated: SeatSet::first(usize::from(session.config().seats)),
            stacks: PerSeat::from_fn(|seat| session.stack(seat)),
        }
    }

    /// Whether something has happened that is not shown.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        self.shown < self.session.told().len()
    }

    /// What comes next by itself.
    #[must_use]
    pub fn next(&self, pace: Pace) -> Next {
        if let Some(event) = self.session.told().get(self.shown) {
            return Next::Beat(pace.beat(self.length(event)));
        }
        match self.session.waits_for() {
            Wait::Bot(_) => Next::Bot(self.thought(pace)),
            _ => Next::Rest,
        }
    }

    /// How long the opponent in turn thinks: longer where the decision is close, never longer for a better hand.
    fn thought(&self, pace: Pace) -> u32 {
        let whole = pace.thought();
        if whole == 0 {
            return 0;
        }
        let close = self.session.bot_decides().map_or(0, |decision| u32::from(decision.pace.per_mille()));
        whole / 2 + whole * close / 1_000
    }

    /// How long the table is seen as it is before this event is shown, in milliseconds.
    fn length(&self, event: &Event<Face>) -> u32 {
        let state = self.view.state();
        let previous = self.shown.checked_sub(1).and_then(|index| self.session.told().get(index));
        match event {
            Event::Down { .. } | Event::Up { .. }
                if state.street_index() == Some(0)
                    || matches!(previous, Some(Event::Down { .. } | Event::Up { .. })) =>
            {
                70
            }
            Event::Ante { .. } => 60,
            Event::Blind { .. } => 160,
            Event::Board { .. } if matches!(previous, Some(Event::Board { .. })) => 140,
            // Nobody can bet any more: the street is worth waiting for.
            Event::Board { .. } | Event::Down { .. } | Event::Up { .. } if state.able().len() < 2 => 1_200,
            Event::Board { .. } | Event::Down { .. } | Event::Up { .. } => 380,
            Event::Collect => 420,
            Event::Return { .. } => 350,
            Event::Show { .. } | Event::Muck { .. } => 450,
            Event::Award { .. } if matches!(previous, Some(Event::Award { .. })) => 1_100,
            Event::Award { .. } => 700,
            _ => 0,
        }
    }

    /// Shows the next beat: one event, and those after it that take no time of their own.
    pub fn advance(&mut self) {
        self.moves.clear();
        self.show_one();
        while self.session.told().get(self.shown).is_some_and(|event| self.length(event) == 0) {
            self.show_one();
        }
    }

    /// Shows everything at once.
    pub fn catch_up(&mut self) {
        self.moves.clear();
        while self.is_behind() {
            self.show_one();
        }
        self.moves.clear();
    }

    fn show_one(&mut self) {
        let facts = self.facts();
        let Some(event) = self.session.told().get(self.shown) else { return };
        let before = self.view.state().clone();
        self.view.apply(event);
        self.moves.extend(Move::of(&facts, &before, event));
        self.lines.tell(&facts, &before, event, self.view.state());
        self.shown += 1;
    }

    /// What is drawn.
    #[must_use]
    pub fn scene(&self) -> Scene {
        Scene::of(&self.facts(), &self.lines, self.view.state(), self.moves.clone())
    }

    /// The log, oldest line first, each with its number in the sitting.
    #[must_use]
    pub fn log(&self) -> Vec<(usize, Line)> {
        (self.forgotten..).zip(self.past.iter().chain(self.lines.lines()).cloned()).collect()
    }

    /// What the player is asked.
    #[must_use]
    pub fn phase(&self) -> Phase {
        if self.is_behind() {
            return Phase::Watching(None);
        }
        let wait = self.session.waits_for();
        if let Some((chips, can_wait)) = self.lacks(&wait) {
            return Phase::Broke { chips, can_wait };
        }
        match wait {
            Wait::Bot(seat) => Phase::Watching(Some(seat)),
            Wait::Player(decision, choices) => {
                Phase::Asked(Turn::of(decision, &choices, self.view.state(), Session::PLAYER))
            }
            Wait::NextHand { .. } => Phase::Over,
            Wait::Rebuy { .. } | Wait::Alone | Wait::Over => Phase::Closed,
        }
    }

    /// What the player has to buy to be dealt in again, and whether the others can play on without. It is offered
    /// after every hand in which the player looked on.
    fn lacks(&self, wait: &Wait) -> Option<(Chips, bool)> {
        match *wait {
            Wait::Rebuy { chips, can_wait, .. } => Some((chips, can_wait)),
            Wait::NextHand { dealt_in: false } | Wait::Alone
                if self.session.presence() == Some(Presence::SittingOut) =>
            {
                let chips = self.session.config().buy_in().saturating_sub(self.session.stack(Session::PLAYER));
                (!chips.is_zero()).then_some((chips, *wait != Wait::Alone))
            }
            _ => None,
        }
    }

    /// The player decides.
    ///
    /// # Errors
    /// As [`Session::act`].
    pub fn act(&mut self, decision: DecisionId, action: Action) -> Result<(), SessionError> {
        self.session.act(decision, action)
    }

    /// The opponent in turn acts.
    ///
    /// # Errors
    /// As [`Session::bot_acts`].
    pub fn bot_acts(&mut self) -> Result<(), SessionError> {
        self.session.bot_acts()
    }

    /// Deals the next hand.
    ///
    /// # Errors
    /// As [`Session::next_hand`].
    pub fn next_hand(&mut self) -> Result<(), SessionError> {
        self.session.next_hand()?;
        self.past.extend_from_slice(self.lines.lines());
        let surplus = self.past.len().saturating_sub(PAST_LINES);
        self.past.drain(..surplus);
        self.forgotten += surplus;
        self.shown = 0;
        self.view = fresh_view(&self.session);
        self.lines = Lines::begin(self.session.hand_number() + 1);
        self.moves.clear();
        Ok(())
    }

    /// The player buys back in.
    ///
    /// # Errors
    /// As [`Session::rebuy`].
    pub fn rebuy(&mut self) -> Result<(), SessionError> {
        let wait = self.session.waits_for();
        let (chips, _) = self.lacks(&wait).ok_or(SessionError::NotOffered)?;
        if matches!(wait, Wait::Rebuy { .. }) {
            self.session.rebuy()?;
        } else {
            self.session.ask(Request::Buy(chips))?;
            self.session.ask(Request::Return)?;
        }
        self.lines.add(Line::BuysIn { who: Who::You, chips });
        Ok(())
    }
}

fn fresh_view(session: &Session) -> View {
    View::new(Viewer::Seat(Session::PLAYER), session.view().state().setup())
}

#[cfg(test)]
mod tests;
