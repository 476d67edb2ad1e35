//! The running sitting as signals: what the components draw, and what they may ask for.

mod clock;
mod countdown;
mod keep;
mod notice;

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::effects::location;
use super::room::Room;
use super::scene::{Scene, SeatScene};
use super::sitting::{Floor, Next, Phase, Plan, Service, Sitting, Speech, Told};
use crate::rules::{Action, Chips, Seat, Seed};
use crate::session::{Address, AddressProblem, Config, DecisionId, Format, Purse, Session, SessionError};
pub use clock::DEAF;
use clock::Time;
use countdown::Countdown;
pub use keep::{CHECKPOINT, JOURNAL};
pub use notice::Notice;

/// The sitting, for every component.
#[derive(Clone, Copy)]
pub struct Play {
    room: Room,
    sitting: StoredValue<Option<Sitting>, LocalStorage>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    arming: StoredValue<Option<Timeout>, LocalStorage>,
    time: StoredValue<Time, LocalStorage>,
    /// Whether hands are played at once that the player is out of.
    rushing: StoredValue<bool, LocalStorage>,
    /// What lies on the table.
    pub scene: RwSignal<Scene>,
    /// How often the table has changed.
    pub beat: RwSignal<u32>,
    /// What the player is asked.
    pub phase: RwSignal<Phase>,
    /// What the room knows besides the hand.
    pub floor: RwSignal<Floor>,
    /// Whether the player looks at their own cards, where they are covered.
    pub peeks: RwSignal<bool>,
    /// What was read out last.
    pub said: RwSignal<String>,
    /// The player's play money.
    pub purse: RwSignal<Purse>,
    /// What is ticked while the others act.
    pub plan: RwSignal<Option<Plan>>,
    /// Whether nothing happens by itself until the player says so.
    pub paused: RwSignal<bool>,
    /// The time that is left for the player's decision.
    pub countdown: Countdown,
    /// Whether the controls listen: not in the first moment after their meaning changed.
    pub armed: RwSignal<bool>,
    speech: StoredValue<Speech, LocalStorage>,
    /// What was said aloud lately, each burst with its number.
    pub spoken: RwSignal<Vec<(usize, Vec<Told>)>>,
    /// The log.
    pub log: RwSignal<Vec<Told>>,
    /// What the player should be told.
    pub notice: RwSignal<Option<Notice>>,
    /// What fixed the running deal before it began.
    pub commitment: RwSignal<String>,
    /// Whether the sitting can be repeated from the seed in the address.
    pub reproducible: RwSignal<bool>,
}

impl Play {
    /// Nothing on the table yet.
    #[must_use]
    pub fn open(room: Room) -> Self {
        let play = Self {
            room,
            sitting: StoredValue::new_local(None),
            timer: StoredValue::new_local(None),
            arming: StoredValue::new_local(None),
            time: StoredValue::new_local(Time::start()),
            rushing: StoredValue::new_local(false),
            scene: RwSignal::new(Scene::default()),
            beat: RwSignal::new(0),
            phase: RwSignal::new(Phase::Lobby),
            floor: RwSignal::new(Floor::default()),
            peeks: RwSignal::new(false),
            said: RwSignal::new(String::new()),
            purse: RwSignal::new(keep::purse()),
            plan: RwSignal::new(None),
            paused: RwSignal::new(false),
            countdown: Countdown::new(),
            armed: RwSignal::new(true),
            speech: StoredValue::new_local(Speech::default()),
            spoken: RwSignal::new(Vec::new()),
            log: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            commitment: RwSignal::new(String::new()),
            reproducible: RwSignal::new(false),
        };
        // Other ready amounts are seen at once.
        Effect::new(move |before: Option<()>| {
            room.presets.track();
            if before.is_some() {
                play.publish();
            }
        });
        play.count_down();
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
                kept => {
                    // Who goes to another table leaves the one before.
                    if let Some(session) = kept {
                        self.cash_out(&session);
                    }
                    self.sit_down(config, seed);
                }
            },
            Err(problems) => {
                self.clear();
                self.notice.set(Some(Notice::Address(problems)));
            }
        }
    }

    /// Opens a table and deals the first hand; without a seed of the player's own, from chance.
    pub fn sit_down(self, config: Config, seed: Option<Seed>) {
        let chosen = seed.is_some();
        let Some(seed) = seed.or_else(by_chance) else {
            self.clear();
            self.notice.set(Some(Notice::Refused));
            return;
        };
        location::replace(&Address::of_table(&config, chosen.then_some(&seed)));
        match Session::open(config, seed, chosen) {
            Ok(session) => {
                self.log.set(Vec::new());
                self.begin(Sitting::new(session));
                self.pay_in();
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
        self.time.set_value(Time::start());
        self.rushing.set_value(false);
        self.paused.set(false);
        let mut speech = Speech::default();
        speech.skip(&sitting.log());
        self.speech.set_value(speech);
        self.spoken.set(Vec::new());
        self.room.table.set(*sitting.session().config());
        self.room.count_like(sitting.session().config());
        self.reproducible.set(sitting.session().chosen_seed().is_some());
        self.sitting.set_value(Some(sitting));
        self.publish();
    }

    /// Leaves the table; the sitting is over, and what it came to is said.
    pub fn leave(self) {
        let left = self.sitting.with_value(|sitting| sitting.as_ref().map(|sitting| self.said(sitting.session())));
        location::replace("#/");
        self.clear();
        self.notice.set(left);
    }

    /// Cashes out, and says what it came to.
    fn said(self, session: &Session) -> Notice {
        let outcome = self.cash_out(session);
        match session.config().format {
            Format::Cash(_) => Notice::Left { outcome, table: *session.config() },
            Format::Tournament(_) => Notice::Finished { outcome, result: session.own_result() },
        }
    }

    /// Sits down at another table of the same kind; the one before is left.
    fn again(self) {
        let Some(config) = self.read(|sitting| *sitting.session().config()) else { return };
        self.leave();
        self.notice.set(None);
        self.sit_down(config, None);
    }

    /// The first screen.
    fn clear(self) {
        self.timer.set_value(None);
        self.rushing.set_value(false);
        self.sitting.set_value(None);
        self.floor.set(Floor::default());
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

    /// Does what the player asks the room for.
    pub fn serve(self, service: Service) {
        if !self.armed.get_untracked() {
            return;
        }
        match service {
            Service::Next | Service::Watch => self.deal(),
            Service::Leave => self.leave(),
            Service::Again => self.again(),
            Service::Finish => {
                self.rushing.set_value(true);
                self.go_on();
            }
            service => self.change(|sitting| sitting.serve(service)),
        }
    }

    /// Ticks what is to be done when the player is asked, or nothing.
    pub fn plan(self, plan: Option<Plan>) {
        if self.armed.get_untracked() {
            self.update(|sitting| sitting.set_plan(plan));
            self.plan.set(self.read(Sitting::plan).flatten());
        }
    }

    /// Buys chips: at once, or after the running hand.
    pub fn buy(self, chips: Chips) {
        self.change(|sitting| sitting.buy(chips));
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
                    if sitting.next(self.tempo(sitting)) == Next::Beat(0) {
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
        let reveal = self.room.reveal.get_untracked();
        let act = |sitting: &mut Sitting| sitting.act_as_planned(reveal);
        if self.sitting.try_update_value(|sitting| sitting.as_mut().is_some_and(act)) == Some(true) {
            self.keep_journal();
        }
        self.plan.set(self.read(Sitting::plan).flatten());
        let presets = self.room.presets.get_untracked();
        let Some((scene, log, phase, floor, commitment)) = self.read(|sitting| {
            let commitment = sitting.session().commitment().to_string();
            (sitting.scene(), sitting.log(), sitting.phase(&presets), sitting.floor(), commitment)
        }) else {
            return;
        };
        self.beat.update(|beat| *beat += 1);
        self.commitment.set(commitment);
        self.room.big_blind.set(floor.stakes.big_blind);
        self.scene.set(scene);
        self.log.set(log);
        self.floor.set(floor);
        self.set_phase(phase);
        self.hear();
        self.go_on();
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
