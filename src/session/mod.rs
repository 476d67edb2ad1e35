//! One sitting: a table, its players, its seeds, from sitting down to leaving. No screen and no clock.
//!
//! Everything random in a sitting follows one-way from one seed of 32 bytes: each hand's seed, the first
//! button, the opponents and their decisions. With the player's actions it is the whole sitting.

mod address;
mod config;
mod opponent;
mod save;

use std::fmt;

use chacha20::rand_core::Rng;

use crate::bots::{BotRng, Decision};
use crate::rules::{
    Action, ActionError, Chips, Choices, Commitment, Deck, Event, Face, Hand, PerSeat, Presence, Seat, SeatSet, Seed,
    SetupError, Table, TableError, View, Viewer,
};

pub use address::{Address, AddressProblem};
pub use config::{Config, ConfigProblem};
pub use opponent::Opponent;
use save::Entry;
pub use save::ResumeError;

/// One sitting at a cash table.
pub struct Session {
    config: Config,
    seed: Seed,
    chosen_seed: bool,
    opponents: Vec<Opponent>,
    /// The table before the running hand; what happened since is in the journal.
    checkpoint: Table,
    journal: Vec<Entry>,
    /// The table now.
    table: Table,
    hand: Hand,
    commitment: Commitment,
    told: Vec<Event<Face>>,
    view: View,
}

/// What a sitting waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wait {
    /// An opponent's decision: [`Session::bot_decides`] and [`Session::bot_acts`].
    Bot(Seat),
    /// The player's decision: [`Session::act`].
    Player(DecisionId, Choices),
    /// The next hand: [`Session::next_hand`].
    NextHand,
    /// The player cannot be dealt into the next hand: [`Session::rebuy`], or, where the others can go on
    /// without the player, [`Session::next_hand`].
    Rebuy {
        /// What brings the stack back to the buy-in.
        chips: Chips,
        /// Whether a hand can be dealt without the player.
        can_wait: bool,
    },
}

/// Names one decision of one sitting, so that a late click cannot decide something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DecisionId(u64);

impl fmt::Display for DecisionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why the sitting did not do what was asked. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionError {
    /// The decision was made already, or is not the player's.
    NotAsked,
    /// The engine refuses the action.
    Action(ActionError),
    /// The hand is still running.
    HandRunning,
    /// Nobody is left to play against until somebody buys chips.
    TooFewPlayers,
    /// The player has enough to be dealt in.
    NoRebuy,
    /// The table cannot be opened.
    Config(Vec<ConfigProblem>),
    /// The table refuses.
    Table(TableError),
    /// The next hand cannot be dealt.
    Setup(SetupError),
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAsked => write!(f, "this decision is not open"),
            Self::Action(error) => error.fmt(f),
            Self::HandRunning => write!(f, "the hand is still running"),
            Self::TooFewPlayers => write!(f, "a hand needs two players with chips"),
            Self::NoRebuy => write!(f, "a re-buy is for a player who cannot be dealt in"),
            Self::Config(problems) => write!(f, "the table cannot be opened: {problems:?}"),
            Self::Table(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SessionError {}

impl Session {
    /// Sits down and deals the first hand. `chosen_seed` says that the seed came from the player and not from
    /// chance, so that the whole sitting can be repeated.
    ///
    /// # Errors
    /// [`SessionError::Config`] when the table cannot be opened.
    pub fn open(config: Config, seed: Seed, chosen_seed: bool) -> Result<Self, SessionError> {
        let problems = config.problems();
        if !problems.is_empty() {
            return Err(SessionError::Config(problems));
        }
        let button = seed.derive("button", 0).stream().next_u64() % u64::from(config.seats);
        let mut table = Table::new(Seat::new(button as u8).unwrap_or(Self::PLAYER));
        for seat in SeatSet::first(usize::from(config.seats)).iter() {
            table.sit(&config.table(), seat, config.buy_in).map_err(SessionError::Table)?;
        }
        let opponents = Opponent::line_up(usize::from(config.seats) - 1, seed.derive("opponents", 0).stream());
        Self::deal(config, seed, chosen_seed, opponents, table)
    }

    /// The player's seat; the opponents follow clockwise.
    pub const PLAYER: Seat = match Seat::new(0) {
        Some(seat) => seat,
        None => unreachable!(),
    };

    fn deal(
        config: Config,
        seed: Seed,
        chosen_seed: bool,
        opponents: Vec<Opponent>,
        table: Table,
    ) -> Result<Self, SessionError> {
        let checkpoint = table.clone();
        let mut table = table;
        let setup = table.deal(&config.table()).ok_or(SessionError::TooFewPlayers)?;
        let hand_seed = seed.derive("hand", checkpoint.hands());
        let commitment = hand_seed.commitment();
        let hand = Hand::start(setup, Deck::shuffled(hand_seed, b"")).map_err(SessionError::Setup)?;
        let viewer = Viewer::Seat(Self::PLAYER);
        let told = hand.told(viewer, 0).collect();
        let view = hand.view(viewer);
        let journal = Vec::new();
        let mut session =
            Self { config, seed, chosen_seed, opponents, checkpoint, journal, table, hand, commitment, told, view };
        session.settle();
        Ok(session)
    }

    /// What the sitting waits for.
    #[must_use]
    pub fn waits_for(&self) -> Wait {
        if let Some(seat) = self.hand.turn() {
            return match self.view.choices() {
                Some(choices) if seat == Self::PLAYER => Wait::Player(self.decision(), choices),
                _ => Wait::Bot(seat),
            };
        }
        let next = self.after_bots_bought().deal(&self.config.table());
        let dealt_in = next.is_some_and(|setup| setup.dealt_in().contains(Self::PLAYER));
        if dealt_in {
            return Wait::NextHand;
        }
        let chips = self.config.buy_in.saturating_sub(self.table.stack(Self::PLAYER));
        Wait::Rebuy { chips, can_wait: next.is_some() }
    }

    fn decision(&self) -> DecisionId {
        DecisionId(self.hand_number() << 16 | self.journal.len() as u64)
    }

    /// The player decides.
    ///
    /// # Errors
    /// [`SessionError::NotAsked`] when this decision is not open any more, [`SessionError::Action`] when the
    /// action is not among its choices.
    pub fn act(&mut self, decision: DecisionId, action: Action) -> Result<(), SessionError> {
        if self.hand.turn() != Some(Self::PLAYER) || decision != self.decision() {
            return Err(SessionError::NotAsked);
        }
        self.enter(Entry::Act(Self::PLAYER, action))
    }

    /// What the opponent in turn will do, and how long the thought should seem to take. The same every time it
    /// is asked.
    #[must_use]
    pub fn bot_decides(&self) -> Option<Decision> {
        let seat = self.hand.turn().filter(|&seat| seat != Self::PLAYER)?;
        let view = self.hand.view(Viewer::Seat(seat));
        let choices = view.choices()?;
        let seed = self.seed.derive("bot", self.hand_number()).derive("decision", self.journal.len() as u64);
        let style = self.opponent(seat)?.style;
        Some(style.bot().decide(&view, &choices, &mut BotRng::new(seed.stream())))
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

    /// Deals the next hand. Opponents who cannot be dealt in buy chips first.
    ///
    /// # Errors
    /// [`SessionError::HandRunning`], or [`SessionError::TooFewPlayers`] when the player must buy first.
    pub fn next_hand(&mut self) -> Result<(), SessionError> {
        if self.hand.turn().is_some() {
            return Err(SessionError::HandRunning);
        }
        let opponents = self.opponents.clone();
        *self = Self::deal(self.config, self.seed.clone(), self.chosen_seed, opponents, self.after_bots_bought())?;
        Ok(())
    }

    /// The player buys back to the buy-in.
    ///
    /// # Errors
    /// [`SessionError::NoRebuy`] when the player needs none now.
    pub fn rebuy(&mut self) -> Result<(), SessionError> {
        let Wait::Rebuy { chips, .. } = self.waits_for() else { return Err(SessionError::NoRebuy) };
        self.enter(Entry::Buy(chips))
    }

    /// One more fact of the sitting: the only way in which a sitting changes between two checkpoints.
    fn enter(&mut self, entry: Entry) -> Result<(), SessionError> {
        match entry {
            Entry::Act(seat, action) => {
                self.hand.act(seat, action).map_err(SessionError::Action)?;
                let from = self.told.len();
                for event in self.hand.told(self.view.viewer(), from) {
                    self.view.apply(&event);
                    self.told.push(event);
                }
                self.settle();
            }
            Entry::Buy(chips) => match self.waits_for() {
                Wait::Rebuy { chips: due, .. } if due == chips => {
                    let (table, config) = (&mut self.table, self.config.table());
                    table.top_up(&config, Self::PLAYER, chips).map_err(SessionError::Table)?;
                    table.set_presence(Self::PLAYER, Presence::Playing).map_err(SessionError::Table)?;
                }
                _ => return Err(SessionError::NoRebuy),
            },
        }
        self.journal.push(entry);
        Ok(())
    }

    /// When the hand is over, its chips are the table's.
    fn settle(&mut self) {
        let state = self.hand.state();
        if state.is_over() {
            self.table.settle(&self.config.table(), &PerSeat::from_fn(|seat| state.player(seat).stack));
        }
    }

    /// The table with every opponent who could not post bought back to the buy-in.
    fn after_bots_bought(&self) -> Table {
        let mut table = self.table.clone();
        for (seat, _) in self.seated() {
            let stack = table.stack(seat);
            if stack < self.config.least_buy_in() {
                let chips = self.config.buy_in.saturating_sub(stack);
                let _ = table.top_up(&self.config.table(), seat, chips);
                let _ = table.set_presence(seat, Presence::Playing);
            }
        }
        table
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

    /// The number of that hand in this sitting, 0 first.
    #[must_use]
    pub const fn hand_number(&self) -> u64 {
        self.checkpoint.hands()
    }

    /// What fixed the deal of that hand before it began.
    #[must_use]
    pub const fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The opponent in this seat.
    #[must_use]
    pub fn opponent(&self, seat: Seat) -> Option<&Opponent> {
        self.opponents.get(seat.index().checked_sub(1)?)
    }

    /// Each opponent with its seat.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Opponent)> {
        Seat::all().skip(1).zip(&self.opponents)
    }

    /// The chips of a seat: as the running hand has them, or as the table does when the seat is not dealt in.
    #[must_use]
    pub fn stack(&self, seat: Seat) -> Chips {
        let state = self.view.state();
        let playing = state.dealt_in().contains(seat) && !state.is_over();
        if playing { state.player(seat).stack } else { self.table.stack(seat) }
    }

    /// Everything the player has bought at this table.
    #[must_use]
    pub fn bought(&self) -> Chips {
        self.table.place(Self::PLAYER).map_or(Chips::ZERO, |place| place.bought)
    }
}
