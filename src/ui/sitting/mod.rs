//! One sitting as the screen follows it: what has happened, and how much of it is shown so far.
//!
//! The session is always ahead or equal. What is drawn is the same fold over the same events, cut at the beat
//! that the movement on the screen has reached, so that a picture can never disagree with the truth.

mod floor;
mod pace;
mod plan;
mod service;
mod speech;

pub use floor::Floor;
pub use pace::{Next, Phase};
pub use plan::Plan;
pub use service::Service;
pub use speech::{BREATH, Speech};

use super::scene::{Cue, Facts, Line, Lines, Move, Scene, Turn, Who};
use super::settings::{Pace, Presets, Tempo};
use crate::rules::{Action, Chips, Event, Face, PerSeat, SeatSet, View, Viewer};
use crate::session::{DecisionId, Doing, Request, Session, SessionError, Wait};

/// A session and how much of its running hand is shown.
pub struct Sitting {
    session: Session,
    shown: usize,
    view: View,
    lines: Lines,
    moves: Vec<Move>,
    /// What is heard of the beat that is shown.
    cue: Option<Cue>,
    /// The lines of the hands before, each with its big blind, and how many are forgotten.
    past: Vec<(Chips, Line)>,
    forgotten: usize,
    /// How many of those who are out of the tournament the log has named.
    named: usize,
    /// What is ticked, and on which street.
    plan: Option<(Plan, Option<u8>)>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// Its number in the sitting.
    pub number: usize,
    /// The big blind of its hand, in which amounts may be counted.
    pub big_blind: Chips,
    /// What it says.
    pub line: Line,
}

/// So many lines of earlier hands stay in the log.
const PAST_LINES: usize = 600;

impl Sitting {
    /// A session whose running hand is not shown yet.
    #[must_use]
    pub fn new(session: Session) -> Self {
        let view = fresh_view(&session);
        let lines = Lines::begin(session.hand_number() + 1);
        let named = session.finishes().len();
        let (moves, past) = (Vec::new(), Vec::new());
        Self { session, shown: 0, view, lines, moves, cue: None, past, forgotten: 0, named, plan: None }
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
    pub fn next(&self, tempo: Tempo) -> Next {
        let tempo = if self.looks_on() { tempo.at_least(Pace::FAST) } else { tempo };
        if let Some(event) = self.session.told().get(self.shown) {
            let pace = if self.runs_out(event) { tempo.run_out } else { tempo.play };
            return Next::Beat(pace.beat(self.length(event)));
        }
        match self.session.waits_for() {
            Wait::Bot(_) => Next::Bot(self.thought(tempo.play)),
            _ => Next::Rest,
        }
    }

    /// Whether the running hand, or the one just played, is one that the player only looks on at.
    #[must_use]
    pub fn looks_on(&self) -> bool {
        self.session.is_away() || !self.view.state().dealt_in().contains(Session::PLAYER)
    }

    /// Whether the player has left the running hand, or the one just played, as far as it is shown.
    #[must_use]
    pub fn has_folded(&self) -> bool {
        let state = self.view.state();
        state.dealt_in().contains(Session::PLAYER) && !state.live().contains(Session::PLAYER)
    }

    /// Whether this card, or hand, is opened because nobody can bet any more.
    fn runs_out(&self, event: &Event<Face>) -> bool {
        let state = self.view.state();
        let opens = matches!(event, Event::Board { .. } | Event::Down { .. } | Event::Up { .. } | Event::Show { .. });
        opens && state.street_index().is_some() && state.able().len() < 2 && state.live().len() > 1
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
            // The street is worth waiting for.
            Event::Board { .. } | Event::Down { .. } | Event::Up { .. } if self.runs_out(event) => 1_200,
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
        self.cue = None;
        self.show_one();
        while self.session.told().get(self.shown).is_some_and(|event| self.length(event) == 0) {
            self.show_one();
        }
    }

    /// Shows every beat that takes no time.
    pub fn skip(&mut self, tempo: Tempo) {
        while self.next(tempo) == Next::Beat(0) {
            self.advance();
            if tempo.play == Pace::AT_ONCE {
                self.moves.clear();
                self.cue = None;
            }
        }
    }

    /// Shows everything at once.
    pub fn catch_up(&mut self) {
        self.moves.clear();
        while self.is_behind() {
            self.show_one();
        }
        self.moves.clear();
        self.cue = None;
    }

    fn show_one(&mut self) {
        let facts = self.facts();
        let Some(event) = self.session.told().get(self.shown) else { return };
        let before = self.view.state().clone();
        self.view.apply(event);
        self.moves.extend(Move::of(&facts, &before, event));
        self.cue = self.cue.max(Cue::of(facts.you, event));
        self.lines.tell(&facts, &before, event, self.view.state());
        self.shown += 1;
        self.review_plan();
        if !self.is_behind() {
            self.name_finishes();
        }
    }

    /// What is drawn.
    #[must_use]
    pub fn scene(&self) -> Scene {
        Scene::of(&self.facts(), &self.lines, self.view.state(), self.moves.clone())
    }

    /// What is heard of the beat that is shown, once.
    pub fn take_cue(&mut self) -> Option<Cue> {
        self.cue.take()
    }

    /// The log, oldest line first.
    #[must_use]
    pub fn log(&self) -> Vec<Told> {
        let now = self.session.stakes().big_blind;
        let lines = self.past.iter().cloned().chain(self.lines.lines().iter().cloned().map(|line| (now, line)));
        let told = |(number, (big_blind, line))| Told { number, big_blind, line };
        (self.forgotten..).zip(lines).map(told).collect()
    }

    /// What the player is asked, with these ready amounts.
    #[must_use]
    pub fn phase(&self, presets: &Presets) -> Phase {
        let idle = || match self.looks_on() {
            true => Phase::Aside(service::aside(&self.session)),
            false => Phase::Watching(Plan::offered(self.view.state(), Session::PLAYER)),
        };
        if self.is_behind() {
            return idle();
        }
        match self.session.waits_for() {
            Wait::Bot(_) => idle(),
            Wait::Player(decision, choices) => {
                Phase::Asked(Turn::of(decision, &choices, self.view.state(), Session::PLAYER, presets))
            }
            Wait::NextHand { .. } | Wait::Rebuy { .. } | Wait::Alone | Wait::Over => {
                Phase::Between(service::between(&self.session))
            }
        }
    }

    /// Whether the next hand comes by itself because the player only looks on.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.looks_on()
            && !self.is_behind()
            && (self.session.waits_for() == Wait::NextHand { dealt_in: false } || self.session.is_away())
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

    /// Deals the next hand, for which so many seconds were spent at the table since the last one.
    ///
    /// # Errors
    /// As [`Session::next_hand`].
    pub fn next_hand(&mut self, seconds: u32) -> Result<(), SessionError> {
        let stakes = *self.session.stakes();
        if self.session.progress().is_some() && seconds > 0 {
            self.session.ask(Request::Pass(seconds))?;
        }
        self.session.next_hand()?;
        // Who could still buy again is out now.
        self.name_finishes();
        for news in self.session.news() {
            self.lines.add(Line::Does { who: Who::Named(news.name.as_str().into()), what: news.what });
        }
        if *self.session.stakes() != stakes
            && let Some(progress) = self.session.progress()
        {
            let (level, structure) = (progress.level, self.session.config().structure);
            self.lines.add(Line::Level { level, structure, stakes: *self.session.stakes() });
        }
        let told = self.lines.lines().iter().cloned();
        self.past.extend(told.map(|line| (stakes.big_blind, line)));
        let surplus = self.past.len().saturating_sub(PAST_LINES);
        self.past.drain(..surplus);
        self.forgotten += surplus;
        self.shown = 0;
        self.view = fresh_view(&self.session);
        self.lines = Lines::begin(self.session.hand_number() + 1);
        self.moves.clear();
        Ok(())
    }

    /// Tells who has gone out of the tournament, and who has won it.
    fn name_finishes(&mut self) {
        let (finishes, facts) = (self.session.finishes(), self.facts());
        for finish in finishes.iter().skip(self.named) {
            let (place, sharing) = (finish.place, finish.sharing);
            self.lines.add(Line::Finishes { who: facts.who(finish.seat), place, sharing });
        }
        self.named = finishes.len();
    }

    /// Does what the player asks the room for, where that is one thing of the session's.
    ///
    /// # Errors
    /// As [`Session::ask`].
    pub fn serve(&mut self, service: Service) -> Result<(), SessionError> {
        let own = |what| Line::Does { who: Who::You, what };
        let line = match service {
            Service::Rebuy { chips, .. } => {
                self.rebuy(chips)?;
                Some(own(Doing::Buys(chips)))
            }
            service => {
                self.session.ask(service::request(service).ok_or(SessionError::NotOffered)?)?;
                match service {
                    Service::SitOut => Some(own(Doing::SitsOut)),
                    Service::ComeBack { .. } => Some(own(Doing::Returns)),
                    Service::AddOn { chips, .. } => Some(own(Doing::Buys(chips))),
                    Service::Wait => Some(Line::Waits),
                    _ => None,
                }
            }
        };
        if let Some(line) = line {
            self.lines.add(line);
        }
        if !self.is_behind() {
            self.name_finishes();
        }
        Ok(())
    }

    /// As many chips as are offered, and back into the game.
    fn rebuy(&mut self, chips: Chips) -> Result<(), SessionError> {
        match self.session.waits_for() {
            Wait::Rebuy { .. } => self.session.rebuy(),
            _ if self.session.progress().is_some() => self.session.ask(Request::Rebuy),
            _ => {
                self.session.ask(Request::Buy(chips))?;
                self.session.ask(Request::Return)
            }
        }
    }

    /// The player buys chips: at once, or after the running hand (rule T2).
    ///
    /// # Errors
    /// As [`Session::ask`].
    pub fn buy(&mut self, chips: Chips) -> Result<(), SessionError> {
        self.session.ask(Request::Buy(chips))?;
        let later = !self.session.offers().asked.is_zero();
        let at_once = Line::Does { who: Who::You, what: Doing::Buys(chips) };
        self.lines.add(if later { Line::BuysLater { chips } } else { at_once });
        Ok(())
    }

    /// One step of a hand that is not waited for: an opponent acts, or the next hand is dealt; `false` when nothing is
    /// left to do without the player.
    pub fn rush(&mut self) -> bool {
        self.catch_up();
        let done = match self.session.waits_for() {
            Wait::Bot(_) => self.bot_acts(),
            Wait::NextHand { dealt_in: false } => self.next_hand(0),
            _ => return false,
        };
        self.catch_up();
        done.is_ok()
    }
}

fn fresh_view(session: &Session) -> View {
    View::new(Viewer::Seat(Session::PLAYER), session.view().state().setup())
}

#[cfg(test)]
mod tests;
