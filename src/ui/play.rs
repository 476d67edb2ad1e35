//! The running sitting as signals: what the components draw, and what they may ask for.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::effects::{location, storage};
use super::room::Room;
use super::scene::{Line, Scene, SeatScene};
use super::sitting::{Next, Phase, Sitting};
use crate::rules::{Action, Seat, Seed};
use crate::session::{Address, AddressProblem, Config, DecisionId, ResumeError, Session, SessionError};

/// The sitting, for every component.
#[derive(Clone, Copy)]
pub struct Play {
    room: Room,
    sitting: StoredValue<Option<Sitting>, LocalStorage>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    arming: StoredValue<Option<Timeout>, LocalStorage>,
    /// What lies on the table.
    pub scene: RwSignal<Scene>,
    /// How often the table has changed.
    pub beat: RwSignal<u32>,
    /// What the player is asked.
    pub phase: RwSignal<Phase>,
    /// Whether the controls listen: not in the first moment after their meaning changed.
    pub armed: RwSignal<bool>,
    /// The log.
    pub log: RwSignal<Vec<(usize, Line)>>,
    /// What the player should be told.
    pub notice: RwSignal<Option<Notice>>,
    /// What fixed the running deal before it began.
    pub commitment: RwSignal<String>,
    /// Whether the sitting can be repeated from the seed in the address.
    pub reproducible: RwSignal<bool>,
}

/// Something that went wrong and that the player should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The address describes no table.
    Address(Vec<AddressProblem>),
    /// A save could not be read and was set aside with this text.
    Save {
        /// Whether another version of the game wrote it.
        foreign: bool,
        /// Everything that was kept.
        text: String,
    },
    /// Nothing can be kept here.
    NoStorage,
    /// The engine refused.
    Refused,
    /// Another tab goes on with this sitting.
    Elsewhere,
}

/// The sitting before its running hand.
pub const CHECKPOINT: &str = "controbuio.table";
/// What happened in it since.
pub const JOURNAL: &str = "controbuio.hand";
/// Saves that could not be read, each with the time it was found.
const ASIDE: &str = "controbuio.aside";

/// How long the controls are deaf after their meaning changed, in milliseconds.
pub const DEAF: u32 = 300;

impl Play {
    /// Nothing on the table yet.
    #[must_use]
    pub fn open(room: Room) -> Self {
        let play = Self {
            room,
            sitting: StoredValue::new_local(None),
            timer: StoredValue::new_local(None),
            arming: StoredValue::new_local(None),
            scene: RwSignal::new(Scene::default()),
            beat: RwSignal::new(0),
            phase: RwSignal::new(Phase::Lobby),
            armed: RwSignal::new(true),
            log: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            commitment: RwSignal::new(String::new()),
            reproducible: RwSignal::new(false),
        };
        provide_context(play);
        play
    }

    /// The sitting, for a component.
    #[must_use]
    pub fn here() -> Self {
        expect_context()
    }

    /// Whether nobody has sat down.
    #[must_use]
    pub fn in_lobby(self) -> bool {
        self.phase.with(|phase| *phase == Phase::Lobby)
    }

    /// One seat of the scene.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Option<SeatScene> {
        self.scene.with(|scene| scene.seats.iter().find(|scene| scene.seat == seat).cloned())
    }

    /// Goes where the address leads: on with the kept sitting if it is of that table, else to a new one, else to
    /// the first screen.
    pub fn arrive(self) {
        let kept = self.resume();
        match Address::read(&location::hash()) {
            Ok(Address::Lobby) => match kept {
                Some(session) => self.continue_with(session),
                None => self.clear(),
            },
            Ok(Address::Table { config, seed }) => match kept {
                Some(session) if same_table(&session, &config, seed.as_ref()) => self.continue_with(session),
                _ => self.sit_down(config, seed),
            },
            Err(problems) => {
                self.clear();
                self.notice.set(Some(Notice::Address(problems)));
            }
        }
    }

    /// The kept sitting, if there is one that can be read.
    fn resume(self) -> Option<Session> {
        let checkpoint = storage::read(CHECKPOINT)?;
        let journal = storage::read(JOURNAL);
        match Session::resume(&checkpoint, journal.as_deref()) {
            Ok(session) => Some(session),
            Err(error) => {
                let foreign = matches!(error, ResumeError::Version { .. });
                let text = self.set_aside();
                self.notice.set(Some(Notice::Save { foreign, text }));
                None
            }
        }
    }

    /// Moves what is kept to a key of its own, so that nothing writes over it.
    fn set_aside(self) -> String {
        let Some(checkpoint) = storage::read(CHECKPOINT) else { return String::new() };
        let journal = storage::read(JOURNAL).unwrap_or_default();
        let text = format!("{checkpoint}\n{journal}\n");
        if storage::write(&format!("{ASIDE}.{}", js_sys::Date::now()), &text) {
            storage::remove(CHECKPOINT);
            storage::remove(JOURNAL);
        }
        text
    }

    /// Opens a table and deals the first hand; without a seed of the player's own, from chance.
    pub fn sit_down(self, config: Config, seed: Option<Seed>) {
        let chosen = seed.is_some();
        let Some(seed) = seed.or_else(by_chance) else {
            self.clear();
            self.notice.set(Some(Notice::Refused));
            return;
        };
        // A sitting that is still kept here is not written over.
        self.set_aside();
        location::replace(&Address::of_table(&config, chosen.then_some(&seed)));
        match Session::open(config, seed, chosen) {
            Ok(session) => {
                self.log.set(Vec::new());
                self.begin(Sitting::new(session));
                self.keep_all();
            }
            Err(SessionError::Config(problems)) => {
                self.clear();
                let problems = problems.into_iter().map(AddressProblem::Table).collect();
                self.notice.set(Some(Notice::Address(problems)));
            }
            Err(_) => self.clear(),
        }
    }

    fn continue_with(self, session: Session) {
        location::replace(&Address::of_table(session.config(), session.chosen_seed()));
        let mut sitting = Sitting::new(session);
        sitting.catch_up();
        self.begin(sitting);
    }

    fn begin(self, sitting: Sitting) {
        self.room.table.set(*sitting.session().config());
        self.room.count_like(sitting.session().config());
        self.reproducible.set(sitting.session().chosen_seed().is_some());
        self.sitting.set_value(Some(sitting));
        self.publish();
    }

    /// Leaves the table; the sitting is over.
    pub fn leave(self) {
        storage::remove(CHECKPOINT);
        storage::remove(JOURNAL);
        location::replace("#/");
        self.clear();
    }

    /// The first screen.
    fn clear(self) {
        self.timer.set_value(None);
        self.sitting.set_value(None);
        self.reproducible.set(false);
        self.log.set(Vec::new());
        self.beat.update(|beat| *beat += 1);
        self.set_phase(Phase::Lobby);
        self.lay();
    }

    /// Lays the table that is chosen, without anybody there.
    pub fn lay(self) {
        let table = self.room.table.get_untracked();
        self.scene.set(Scene::laid(table.game, usize::from(table.seats)));
    }

    /// The player decides.
    pub fn act(self, decision: DecisionId, action: Action) {
        if self.armed.get_untracked() {
            self.change(|sitting| sitting.act(decision, action));
        }
    }

    /// Deals the next hand.
    pub fn next_hand(self) {
        if self.armed.get_untracked() {
            self.deal();
        }
    }

    fn deal(self) {
        if self.try_change(Sitting::next_hand) {
            self.keep_all();
        }
    }

    /// Buys back in.
    pub fn rebuy(self) {
        if self.armed.get_untracked() {
            self.change(Sitting::rebuy);
        }
    }

    /// Shows everything that has happened at once.
    pub fn catch_up(self) {
        let behind = self.sitting.with_value(|sitting| sitting.as_ref().is_some_and(Sitting::is_behind));
        if behind {
            self.update(Sitting::catch_up);
            self.publish();
        }
    }

    /// Nothing more happens here: another tab has written over the sitting.
    pub fn stop(self) {
        self.timer.set_value(None);
        if self.sitting.with_value(Option::is_some) {
            self.set_phase(Phase::Elsewhere);
            self.notice.set(Some(Notice::Elsewhere));
        }
    }

    fn change(self, change: impl FnOnce(&mut Sitting) -> Result<(), SessionError>) {
        if self.try_change(change) {
            self.keep_journal();
        }
    }

    fn try_change(self, change: impl FnOnce(&mut Sitting) -> Result<(), SessionError>) -> bool {
        match self.sitting.try_update_value(|sitting| sitting.as_mut().map(change)).flatten() {
            Some(Ok(())) => {
                // What was just decided is seen at once; only what follows from it takes its time.
                self.update(|sitting| {
                    if sitting.next(self.room.pace.get_untracked()) == Next::Beat(0) {
                        sitting.advance();
                    }
                });
                self.publish();
                true
            }
            // A late click on a decision that is taken: nothing to say.
            Some(Err(SessionError::NotAsked)) | None => false,
            Some(Err(_)) => {
                self.notice.set(Some(Notice::Refused));
                false
            }
        }
    }

    fn update(self, change: impl FnOnce(&mut Sitting)) {
        self.sitting.update_value(|sitting| {
            if let Some(sitting) = sitting {
                change(sitting);
            }
        });
    }

    fn read<T>(self, read: impl FnOnce(&Sitting) -> T) -> Option<T> {
        self.sitting.with_value(|sitting| sitting.as_ref().map(read))
    }

    /// Hands the sitting to the components, and sees to what comes next by itself.
    fn publish(self) {
        let Some((scene, log, phase, commitment)) = self.read(|sitting| {
            (sitting.scene(), sitting.log(), sitting.phase(), sitting.session().commitment().to_string())
        }) else {
            return;
        };
        self.beat.update(|beat| *beat += 1);
        self.commitment.set(commitment);
        self.scene.set(scene);
        self.log.set(log);
        self.set_phase(phase);
        self.go_on();
    }

    fn set_phase(self, phase: Phase) {
        if self.phase.with_untracked(|now| *now == phase) {
            return;
        }
        self.phase.set(phase);
        self.disarm();
    }

    /// The controls do not listen for a moment.
    pub fn disarm(self) {
        self.armed.set(false);
        self.arming.set_value(Some(Timeout::new(DEAF, move || self.armed.set(true))));
    }

    /// Starts the clock for what comes next by itself. One clock runs at a time.
    pub fn go_on(self) {
        let pace = self.room.pace.get_untracked();
        let Some(next) = self.read(|sitting| sitting.next(pace)) else { return };
        let later = |wait, then: fn(Self)| self.timer.set_value(Some(Timeout::new(wait, move || then(self))));
        match next {
            Next::Beat(0) => {
                self.update(if pace.0 == 0 { Sitting::catch_up } else { Sitting::advance });
                self.publish();
            }
            Next::Beat(wait) => later(wait, |play| {
                play.update(Sitting::advance);
                play.publish();
            }),
            Next::Bot(wait) => later(wait, |play| play.change(Sitting::bot_acts)),
            Next::Rest => {
                self.timer.set_value(None);
                let over = self.phase.with_untracked(|phase| *phase == Phase::Over);
                if over && self.room.auto_deal.get_untracked() {
                    later(2_500 + 700 * pace.0 as u32, Self::deal);
                }
            }
        }
    }

    fn keep_all(self) {
        let Some(text) = self.read(|sitting| sitting.session().checkpoint()) else { return };
        self.told_if_lost(storage::write(CHECKPOINT, &text));
        self.keep_journal();
    }

    fn keep_journal(self) {
        let Some(text) = self.read(|sitting| sitting.session().journal()) else { return };
        self.told_if_lost(storage::write(JOURNAL, &text));
    }

    fn told_if_lost(self, kept: bool) {
        if !kept && self.notice.with_untracked(Option::is_none) {
            self.notice.set(Some(Notice::NoStorage));
        }
    }
}

/// A seed from the browser's source of chance; without one nothing is dealt, since anyone could foretell it.
fn by_chance() -> Option<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(Seed::new(bytes))
}

/// Whether an address names the table of this sitting.
fn same_table(session: &Session, config: &Config, seed: Option<&Seed>) -> bool {
    session.config() == config && session.chosen_seed() == seed
}
