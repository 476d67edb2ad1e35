//! The time for a decision, where the player has set one: it runs while the table is seen, and stands in a pause.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::Play;
use crate::session::DecisionId;
use crate::ui::scene::Cue;
use crate::ui::sitting::Phase;

/// The player is told when so many seconds are left.
const SOON: u32 = 10;

/// The seconds that are left for a decision.
#[derive(Clone, Copy)]
pub struct Countdown {
    /// So many; none where there is no end, or no decision.
    pub left: RwSignal<Option<u32>>,
    ticking: StoredValue<Option<Interval>, LocalStorage>,
}

impl Countdown {
    pub(super) fn new() -> Self {
        Self { left: RwSignal::new(None), ticking: StoredValue::new_local(None) }
    }
}

impl Play {
    /// Begins anew with every decision, and with every change of the time for it.
    pub(super) fn count_down(self) {
        let decision = Memo::new(move |_| self.phase.with(Phase::decision));
        Effect::new(move |_| {
            let (time, decision) = (self.room.decision_time.get(), decision.get());
            let left = decision.and_then(|_| time.seconds());
            self.countdown.left.set(left);
            let ticking =
                decision.filter(|_| left.is_some()).map(|decision| Interval::new(1_000, move || self.tick(decision)));
            self.countdown.ticking.set_value(ticking);
        });
    }

    fn tick(self, decision: DecisionId) {
        if self.paused.get_untracked() || document().hidden() {
            return;
        }
        let Some(left) = self.countdown.left.get_untracked().and_then(|left| left.checked_sub(1)) else { return };
        self.countdown.left.set(Some(left));
        if left == SOON {
            self.said.set((self.room.words().seconds_left)(left));
            self.sound(Cue::Turn);
        }
        if left == 0 {
            self.change(|sitting| sitting.lapse(decision));
        }
    }
}
