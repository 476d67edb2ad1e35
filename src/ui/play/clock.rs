//! What happens by itself, and when: beats of the running hand, opponents, the next hand, the controls that wait.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::Play;
use crate::ui::effects::sound;
use crate::ui::scene::Cue;
use crate::ui::settings::{AfterFold, Tempo};
use crate::ui::sitting::{BREATH, Next, Phase, Sitting};

/// How long the controls are deaf after their meaning changed, in milliseconds.
pub const DEAF: u32 = 300;

/// How long hands that nobody looks at are played before the screen is drawn again, in milliseconds: less than a frame
/// that is noticed.
const SLICE: f64 = 12.0;

/// So many bursts stay in the page after they were said.
const SPOKEN: usize = 6;

/// The longest time between two things that happen that still counts as time at the table, in milliseconds: who is away
/// from the screen stops the clock.
const LONGEST: f64 = 60_000.0;

/// Time spent at the table that no tournament has been told of yet.
#[derive(Clone, Copy)]
pub(super) struct Time {
    /// When it was looked at last, in milliseconds since 1970.
    seen: f64,
    /// What has passed, in milliseconds.
    passed: f64,
}

impl Time {
    pub(super) fn start() -> Self {
        Self { seen: js_sys::Date::now(), passed: 0.0 }
    }

    fn look(&mut self) {
        let now = js_sys::Date::now();
        self.passed += (now - self.seen).clamp(0.0, LONGEST);
        self.seen = now;
    }

    /// What has passed since it was looked at is not counted.
    fn skip(&mut self) {
        self.seen = js_sys::Date::now();
    }

    /// The whole seconds that have passed; they are told once.
    fn take(&mut self) -> u32 {
        self.look();
        let seconds = (self.passed / 1_000.0).floor();
        self.passed -= seconds * 1_000.0;
        seconds as u32
    }
}

impl Play {
    /// Another question, or none: the controls mean something else from now on.
    pub(super) fn set_phase(self, phase: Phase) {
        if self.phase.with_untracked(|now| *now == phase) {
            return;
        }
        if matches!(phase, Phase::Asked(_)) {
            self.sound(Cue::Turn);
        }
        self.phase.set(phase);
        self.disarm();
    }

    /// What is heard of what has just been shown.
    pub(super) fn hear(self) {
        let cue = self.sitting.try_update_value(|sitting| sitting.as_mut().and_then(Sitting::take_cue)).flatten();
        if let Some(cue) = cue {
            self.sound(cue);
        }
    }

    pub(super) fn sound(self, cue: Cue) {
        let loudness = self.room.sound.get_untracked().share();
        if loudness > 0.0 {
            sound::play(cue, loudness);
        }
    }

    /// The controls do not listen for a moment.
    pub fn disarm(self) {
        self.armed.set(false);
        self.arming.set_value(Some(Timeout::new(DEAF, move || self.armed.set(true))));
    }

    /// Deals the next hand.
    pub(super) fn deal(self) {
        if self.paused.get_untracked() {
            self.pause(false);
        }
        let seconds = self.time.try_update_value(Time::take).unwrap_or(0);
        if self.try_change(|sitting| sitting.next_hand(seconds)) {
            self.keep_all();
        }
    }

    /// How long things take now.
    pub(super) fn tempo(self, sitting: &Sitting) -> Tempo {
        let play = self.room.pace.get_untracked();
        let tempo = Tempo { play, run_out: self.room.run_out.get_untracked().unwrap_or(play) };
        if sitting.has_folded() { self.room.after_fold.get_untracked().tempo(tempo) } else { tempo }
    }

    /// Says aloud what has happened since something was said.
    fn speak(self) {
        let log = self.log.get_untracked();
        let told = self.speech.try_update_value(|speech| speech.take(&log)).unwrap_or_default();
        if let Some(number) = told.last().map(|told| told.number) {
            self.spoken.update(|spoken| {
                spoken.push((number, told));
                // What was said long ago is in the log.
                spoken.drain(..spoken.len().saturating_sub(SPOKEN));
            });
        }
    }

    /// Stops everything that happens by itself, or lets it go on.
    pub fn pause(self, pauses: bool) {
        self.time.update_value(if pauses { Time::look } else { Time::skip });
        self.paused.set(pauses);
        self.go_on();
    }

    /// Starts the clock for what comes next by itself. One clock runs at a time.
    pub fn go_on(self) {
        if self.paused.get_untracked() {
            self.timer.set_value(None);
            return;
        }
        self.time.update_value(Time::look);
        if self.rushing.get_value() {
            self.timer.set_value(Some(Timeout::new(0, move || self.rush())));
            return;
        }
        let follow = |sitting: &Sitting| {
            let tempo = self.tempo(sitting);
            (tempo, sitting.next(tempo), sitting.has_folded())
        };
        let Some((tempo, next, folded)) = self.read(follow) else { return };
        if !matches!(next, Next::Beat(wait) | Next::Bot(wait) if wait < BREATH) {
            self.speak();
        }
        let later = |wait, then: fn(Self)| self.timer.set_value(Some(Timeout::new(wait, move || then(self))));
        match next {
            Next::Beat(0) => {
                self.update(|sitting| sitting.skip(tempo));
                self.publish();
            }
            Next::Beat(wait) => later(wait, |play| {
                play.update(Sitting::advance);
                play.publish();
            }),
            Next::Bot(wait) => later(wait, |play| play.change(Sitting::bot_acts)),
            Next::Rest => {
                self.timer.set_value(None);
                if self.read(Sitting::goes_on) == Some(true) {
                    later(1_600, Self::deal);
                } else if self.phase.with_untracked(Phase::deals) {
                    if folded && self.room.after_fold.get_untracked() == AfterFold::Next {
                        later(600, Self::deal);
                    } else if self.room.auto_deal.get_untracked() {
                        later(self.room.interval.get_untracked().interval(), Self::deal);
                    }
                }
            }
        }
    }

    /// Plays on without the player, as much as fits before the screen is drawn.
    fn rush(self) {
        let start = js_sys::Date::now();
        let mut goes_on = true;
        while goes_on && js_sys::Date::now() - start < SLICE {
            goes_on =
                self.sitting.try_update_value(|sitting| sitting.as_mut().is_some_and(Sitting::rush)) == Some(true);
        }
        self.rushing.set_value(goes_on);
        self.keep_all();
        self.publish();
    }
}
