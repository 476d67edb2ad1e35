//! What the player ticks while the others act, to be done when it comes to it.

use super::Sitting;
use crate::bots::Decision;
use crate::rules::{Action, Chips, Choices, Face, HandState, Passive, Seat};
use crate::session::{DecisionId, Session, SessionError, Wait};
use crate::ui::settings::Reveal;

/// One thing to do when the player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plan {
    /// To check where it costs nothing, and to fold where it does not.
    CheckFold,
    /// To check; a bet ends it.
    Check,
    /// To call so many chips; any other price ends it.
    Call(Chips),
    /// To check or call whatever it costs.
    CallAny,
}

impl Plan {
    /// The name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::CheckFold => "check-fold",
            Self::Check => "check",
            Self::Call(_) => "call",
            Self::CallAny => "call-any",
        }
    }

    /// What can be ticked as the table is seen; nothing while nobody else is asked.
    #[must_use]
    pub fn offered(state: &HandState<Face>, you: Seat) -> Vec<Self> {
        let player = state.player(you);
        let plays = state.live().contains(you) && !player.stack.is_zero();
        let others_act = state.turn().is_some_and(|turn| turn != you) && !state.asks_to_show() && !state.bring_in_due();
        let price = state.round().highest().saturating_sub(player.bet).min(player.stack);
        if !plays || !others_act || !state.must_answer(you) {
            return Vec::new();
        }
        vec![Self::CheckFold, if price.is_zero() { Self::Check } else { Self::Call(price) }, Self::CallAny]
    }

    /// What it comes to; `None` where it does not fit.
    fn action(self, choices: &Choices) -> Option<Action> {
        let Choices::Bet { passive, .. } = choices else { return None };
        Some(match (self, passive) {
            (Self::CheckFold | Self::Check | Self::CallAny, Passive::Check) => Action::Check,
            (Self::CheckFold, Passive::Call(_)) => Action::Fold,
            (Self::CallAny, Passive::Call(_)) => Action::Call,
            (Self::Call(price), Passive::Call(chips)) if price == *chips => Action::Call,
            (Self::Check | Self::Call(_), _) => return None,
        })
    }
}

impl Sitting {
    /// What is ticked.
    #[must_use]
    pub fn plan(&self) -> Option<Plan> {
        self.plan.map(|(plan, _)| plan)
    }

    /// Ticks something, or nothing. What is not offered is not ticked.
    pub fn set_plan(&mut self, plan: Option<Plan>) {
        let state = self.view.state();
        let offered = plan.filter(|plan| Plan::offered(state, Session::PLAYER).contains(plan));
        self.plan = offered.map(|plan| (plan, state.street_index()));
    }

    /// What was ticked for another street, or for another price, is ticked no more.
    pub(super) fn review_plan(&mut self) {
        let state = self.view.state();
        let offered = Plan::offered(state, Session::PLAYER);
        let fits = |&(plan, street): &(Plan, Option<u8>)| {
            // Where nothing is offered the player is asked, or somebody has just acted.
            street == state.street_index() && !state.is_over() && (offered.is_empty() || offered.contains(&plan))
        };
        self.plan = self.plan.filter(fits);
    }

    /// The decision that is open, and what was ticked for it, or is always done with cards that need not be shown.
    fn planned(&self, reveal: Reveal) -> Option<(DecisionId, Action)> {
        let Wait::Player(decision, choices) = self.session.waits_for() else { return None };
        let state = self.view.state();
        let contested = state.live().len() > 1;
        let action = match (&choices, reveal) {
            (Choices::ShowOrMuck, Reveal::Show) if contested => Some(Action::Show),
            (Choices::ShowOrMuck, Reveal::Muck) => Some(Action::Muck),
            (choices, _) => {
                let (plan, street) = self.plan?;
                plan.action(choices).filter(|_| street == state.street_index())
            }
        };
        action.map(|action| (decision, action))
    }

    /// The time for this decision is up: the player is treated as one who is not there.
    ///
    /// # Errors
    /// As [`Session::act`].
    pub fn lapse(&mut self, decision: DecisionId) -> Result<(), SessionError> {
        let Wait::Player(_, choices) = self.session.waits_for() else { return Err(SessionError::NotAsked) };
        self.act(decision, Decision::absent(&choices).action)
    }

    /// Does what was ticked, or is always done, once the player is asked; whether there was something. What was ticked
    /// is done once.
    pub fn act_as_planned(&mut self, reveal: Reveal) -> bool {
        if self.is_behind() {
            return false;
        }
        let planned = self.planned(reveal);
        if matches!(self.session.waits_for(), Wait::Player(..)) {
            self.plan = None;
        }
        planned.is_some_and(|(decision, action)| self.act(decision, action).is_ok())
    }
}

#[cfg(test)]
mod tests;
