//! What the room knows besides the hand: chips and seats, the tournament, how the sitting stands.

use super::Sitting;
use super::service::{self, Service};
use crate::rules::{Chips, Stakes};
use crate::session::{KeyHand, Outcome, Progress, TournamentResult};
use crate::ui::scene::Who;

/// What is shown beside the table, and in the menu.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Floor {
    /// What the hand is played for.
    pub stakes: Stakes,
    /// What can be asked for at any time.
    pub services: Vec<Service>,
    /// Chips can be bought: at least and at most so many (rule T2).
    pub sells: Option<(Chips, Chips)>,
    /// What was asked for and comes after the running hand.
    pub asked: Chips,
    /// What the sitting comes to when the player leaves now.
    pub outcome: Option<Outcome>,
    /// How the tournament stands.
    pub progress: Option<Progress>,
    /// How it ended for the player, if it has.
    pub result: Option<TournamentResult>,
    /// Whether the player has come back and waits for the big blind.
    pub waits: bool,
    /// How it ended, best place first, with the names.
    pub results: Vec<(Who, TournamentResult)>,
    /// The player's hands that mattered, once it is over for the player.
    pub key_hands: Vec<KeyHand>,
}

impl Sitting {
    /// What the room knows besides the hand. What has happened but is not shown yet stays untold.
    #[must_use]
    pub fn floor(&self) -> Floor {
        let session = &self.session;
        let (offers, progress) = (session.offers(), session.progress());
        let facts = self.facts();
        let named = |result: TournamentResult| (facts.who(result.seat), result);
        let shown = !self.is_behind();
        let results: Vec<_> = session.results().filter(|_| shown).unwrap_or_default().into_iter().map(named).collect();
        let over = !results.is_empty() || shown && progress.as_ref().is_some_and(|progress| progress.out);
        Floor {
            stakes: *session.stakes(),
            services: service::always(session),
            sells: offers.buy.filter(|_| progress.is_none()),
            asked: offers.asked,
            outcome: Some(session.outcome()),
            progress,
            result: session.own_result().filter(|_| shown),
            waits: offers.waiting,
            key_hands: if over { session.key_hands().to_vec() } else { Vec::new() },
            results,
        }
    }
}
