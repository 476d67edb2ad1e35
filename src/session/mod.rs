//! One sitting: a table or a tournament, its players, its seeds, from sitting down to leaving. No screen and no clock.
//!
//! Everything random in a sitting follows one-way from one seed of 32 bytes: each hand's seed, the first
//! button, the opponents, their coming and going and their decisions. With the player's actions it is the whole
//! sitting.

mod address;
mod company;
mod config;
mod error;
mod fair;
pub mod history;
mod opponent;
mod purse;
mod results;
mod save;
mod venue;

use std::fmt;

use crate::bots::{BotRng, Decision, Notes, Seen};
use crate::rules::{
    Action, Chips, Choices, Commitment, Cut, Deck, Event, Face, Hand, PerSeat, Presence, Seat, SeatSet, Seed, Stakes,
    View, Viewer,
};

pub use address::{Address, AddressProblem};
pub use company::{Doing, News};
pub use config::{Cash, Company, Config, ConfigProblem, Format, SitAndGo};
pub use error::SessionError;
use fair::hand_seed;
pub use opponent::Opponent;
pub use purse::{Movement, Purse, Reason};
pub use results::{KeyHand, Outcome, Progress, Result as TournamentResult};
use save::Entry;
pub use save::ResumeError;
use venue::Venue;
pub use venue::{Offers, Request};

/// One sitting at a table.
pub struct Session {
    config: Config,
    seed: Seed,
    chosen_seed: bool,
    /// Everything before the running hand; what happened since is in the journal.
    checkpoint: Venue,
    journal: Vec<Entry>,
    /// How many actions of the running hand are in it.
    acts: u64,
    /// Everything now.
    venue: Venue,
    hand: Hand,
    commitment: Commitment,
    news: Vec<News>,
    told: Vec<Event<Face>>,
    view: View,
}

/// What a sitting waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wait {
    /// An opponent's decision, or the absent player's: [`Session::bot_decides`] and [`Session::bot_acts`].
    Bot(Seat),
    /// The player's decision: [`Session::act`].
    Player(DecisionId, Choices),
    /// The next hand: [`Session::next_hand`].
    NextHand {
        /// Whether the player will be dealt in.
        dealt_in: bool,
    },
    /// The player has too few chips to go on: [`Session::rebuy`], or [`Request::Decline`]. This is asked once.
    Rebuy {
        /// So many chips are sold.
        chips: Chips,
        /// For so much.
        price: Chips,
        /// Whether a hand can be dealt without the player.
        can_wait: bool,
    },
    /// Nobody can be dealt in until the player comes back: [`Session::ask`].
    Alone,
    /// Nothing: the tournament is over.
    Over,
}

/// Names one decision of one sitting, so that a late click cannot decide something else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DecisionId(u64);

impl fmt::Display for DecisionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Session {
    /// Sits down and deals the first hand. `chosen_seed` says that the seed came from the player and not from
    /// chance, so that the whole sitting can be repeated.
    ///
    /// # Errors
    /// [`SessionError::Config`] when the table cannot be opened.
    pub fn open(config: Config, seed: Seed, chosen_seed: bool) -> Result<Self, SessionError> {
        Self::open_cut(config, seed, chosen_seed, Cut::default())
    }

    /// Sits down and deals the first hand with the player's words in its shuffle. Before the player is asked for them,
    /// [`Session::first_commitment`] is to be shown.
    ///
    /// # Errors
    /// As [`Session::open`].
    pub fn open_cut(config: Config, seed: Seed, chosen_seed: bool, cut: Cut) -> Result<Self, SessionError> {
        let problems = config.problems();
        if !problems.is_empty() {
            return Err(SessionError::Config(problems));
        }
        let mut venue = Venue::open(&config, &seed)?;
        venue.cut = cut;
        Self::deal(config, seed, chosen_seed, venue)
    }

    /// The player's seat; the opponents follow clockwise.
    pub const PLAYER: Seat = match Seat::new(0) {
        Some(seat) => seat,
        None => unreachable!(),
    };

    /// The next hand at this venue.
    fn deal(config: Config, seed: Seed, chosen_seed: bool, checkpoint: Venue) -> Result<Self, SessionError> {
        let mut venue = checkpoint.clone();
        let (setup, news) = venue.begin(&config, &seed).ok_or(SessionError::TooFewPlayers)?;
        let hand_seed = hand_seed(&seed, checkpoint.hands());
        let commitment = hand_seed.commitment();
        let hand =
            Hand::start(setup, Deck::shuffled(hand_seed, checkpoint.cut.as_bytes())).map_err(SessionError::Setup)?;
        let viewer = Viewer::Seat(Self::PLAYER);
        let told = hand.told(viewer, 0).collect();
        let view = hand.view(viewer);
        let journal = Vec::new();
        let mut session =
            Self { config, seed, chosen_seed, checkpoint, journal, acts: 0, venue, hand, commitment, news, told, view };
        session.settle();
        Ok(session)
    }

    /// What the sitting waits for.
    #[must_use]
    pub fn waits_for(&self) -> Wait {
        if let Some(seat) = self.hand.turn() {
            return match self.view.choices() {
                Some(choices) if seat == Self::PLAYER && !self.venue.away => Wait::Player(self.decision(), choices),
                _ => Wait::Bot(seat),
            };
        }
        let next = self.venue.clone().begin(&self.config, &self.seed);
        let dealt_in = next.as_ref().is_some_and(|(setup, _)| setup.dealt_in().contains(Self::PLAYER));
        match self.venue.rebuy() {
            Some((chips, price)) if !dealt_in && self.venue.asks_to_rebuy() => {
                Wait::Rebuy { chips, price, can_wait: next.is_some() }
            }
            _ if next.is_some() => Wait::NextHand { dealt_in },
            _ if self.venue.tournament().is_some() => Wait::Over,
            _ => Wait::Alone,
        }
    }

    fn decision(&self) -> DecisionId {
        DecisionId(self.hand_number() << 16 | self.acts)
    }

    /// The player decides.
    ///
    /// # Errors
    /// [`SessionError::NotAsked`] when this decision is not open any more, [`SessionError::Action`] when the
    /// action is not among its choices.
    pub fn act(&mut self, decision: DecisionId, action: Action) -> Result<(), SessionError> {
        let asked = self.hand.turn() == Some(Self::PLAYER) && !self.venue.away;
        if !asked || decision != self.decision() {
            return Err(SessionError::NotAsked);
        }
        self.enter(Entry::Act(Self::PLAYER, action))
    }

    /// What the opponent in turn will do, and how long the thought should seem to take. The same every time it
    /// is asked. An absent player checks or folds (rule M4).
    #[must_use]
    pub fn bot_decides(&self) -> Option<Decision> {
        let seat = self.hand.turn()?;
        let view = self.hand.view(Viewer::Seat(seat));
        let choices = view.choices()?;
        if seat == Self::PLAYER {
            return self.venue.away.then(|| Decision::absent(&choices));
        }
        let seed = self.seed.derive("bot", self.hand_number()).derive("decision", self.acts);
        let style = self.opponent(seat)?.style;
        let told: Vec<Event<Face>> = self.hand.told(view.viewer(), 0).collect();
        let seen = Seen { view: &view, told: &told, notes: &self.venue.notes };
        Some(style.bot().decide(&seen, &choices, &mut BotRng::new(seed.stream())))
    }

    /// The opponent in turn acts as it decided.
    ///
    /// # Errors
    /// [`SessionError::NotAsked`] when no opponent is asked, [`SessionError::Action`] when the engine refuses.
    pub fn bot_acts(&mut self) -> Result<(), SessionError> {
        let seat = self.hand.turn().ok_or(SessionError::NotAsked)?;
        let decision = self.bot_decides().ok_or(SessionError::NotAsked)?;
        self.enter(Entry::Act(seat, decision.action))
    }

    /// Deals the next hand. Before it the opponents come and go.
    ///
    /// # Errors
    /// [`SessionError::HandRunning`], or [`SessionError::TooFewPlayers`] when no hand can be dealt now.
    pub fn next_hand(&mut self) -> Result<(), SessionError> {
        if self.hand.turn().is_some() {
            return Err(SessionError::HandRunning);
        }
        *self = Self::deal(self.config, self.seed.clone(), self.chosen_seed, self.venue.clone())?;
        Ok(())
    }

    /// The player buys what [`Wait::Rebuy`] offers.
    ///
    /// # Errors
    /// [`SessionError::NotOffered`] when nothing is offered now.
    pub fn rebuy(&mut self) -> Result<(), SessionError> {
        let Wait::Rebuy { chips, .. } = self.waits_for() else { return Err(SessionError::NotOffered) };
        let tournament = self.venue.tournament().is_some();
        self.ask(if tournament { Request::Rebuy } else { Request::Buy(chips) })
    }

    /// The player asks the table for something beside acting.
    ///
    /// # Errors
    /// [`SessionError`] says why it is not granted.
    pub fn ask(&mut self, request: Request) -> Result<(), SessionError> {
        self.enter(Entry::Ask(request))
    }

    /// What the player can ask for now.
    #[must_use]
    pub fn offers(&self) -> Offers {
        self.venue.offers()
    }

    /// One more fact of the sitting: the only way in which a sitting changes between two checkpoints.
    fn enter(&mut self, entry: Entry) -> Result<(), SessionError> {
        match entry {
            Entry::Act(seat, action) => {
                self.hand.act(seat, action).map_err(SessionError::Action)?;
                self.acts += 1;
                let from = self.told.len();
                for event in self.hand.told(self.view.viewer(), from) {
                    self.view.apply(&event);
                    self.told.push(event);
                }
                self.settle();
            }
            Entry::Ask(request) => self.venue.grant(request)?,
        }
        self.journal.push(entry);
        Ok(())
    }

    /// When the hand is over, its chips are the table's.
    fn settle(&mut self) {
        let state = self.hand.state();
        if state.is_over() {
            self.venue.remember(self.checkpoint.hands(), state);
            self.venue.notes.add(state.dealt_in(), &self.told);
            self.venue.settle(&PerSeat::from_fn(|seat| state.player(seat).stack));
        }
    }
}

impl Session {
    /// What was chosen before sitting down.
    #[must_use]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The seed, if the player chose it: then the whole sitting can be repeated from it.
    #[must_use]
    pub fn chosen_seed(&self) -> Option<&Seed> {
        self.chosen_seed.then_some(&self.seed)
    }

    /// The running or just finished hand as the player may know it.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// Everything the player was told of that hand, in order.
    #[must_use]
    pub fn told(&self) -> &[Event<Face>] {
        &self.told
    }

    /// What the opponents did before that hand: who came, went, or bought chips.
    #[must_use]
    pub fn news(&self) -> &[News] {
        &self.news
    }

    /// The number of that hand in this sitting, 0 first.
    #[must_use]
    pub const fn hand_number(&self) -> u64 {
        self.checkpoint.hands()
    }

    /// What that hand is played for.
    #[must_use]
    pub const fn stakes(&self) -> &Stakes {
        &self.view.state().setup().stakes
    }

    /// What fixed the deal of that hand before it began.
    #[must_use]
    pub const fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The opponent in this seat.
    #[must_use]
    pub fn opponent(&self, seat: Seat) -> Option<&Opponent> {
        self.venue.opponents.get(seat)
    }

    /// Each opponent with its seat.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Opponent)> {
        self.venue.opponents.iter()
    }

    /// What the opponents remember of each player at this table: counts of what everybody saw, and nothing else.
    #[must_use]
    pub const fn notes(&self) -> &Notes {
        &self.venue.notes
    }

    /// Who has a place at the table; in a tournament, who is not out.
    #[must_use]
    pub fn taken(&self) -> SeatSet {
        self.venue.taken()
    }

    /// How the player wants to be dealt in at a cash table.
    #[must_use]
    pub fn presence(&self) -> Option<Presence> {
        self.venue.presence()
    }

    /// Whether the player is absent from a tournament: every hand is checked or folded (rule M4).
    #[must_use]
    pub const fn is_away(&self) -> bool {
        self.venue.away
    }

    /// The chips of a seat: as the running hand has them, or as the table does when the seat is not dealt in.
    #[must_use]
    pub fn stack(&self, seat: Seat) -> Chips {
        let state = self.view.state();
        let playing = state.dealt_in().contains(seat) && !state.is_over();
        if playing { state.player(seat).stack } else { self.venue.stack(seat) }
    }

    /// Everything the player has paid for.
    #[must_use]
    pub fn bought(&self) -> Chips {
        self.venue.bought()
    }
}
