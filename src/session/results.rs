//! How a sitting stands, and how it ended.

use serde::{Deserialize, Serialize};

use super::{Session, Wait};
use crate::rules::{Card, Chips, Clock, Finish, HandState, Seat, Stakes, level_stakes};

/// A hand that made a difference to the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyHand {
    /// Its number in the sitting, 0 first.
    pub hand: u64,
    /// The player's private cards, down and up.
    pub cards: Vec<Card>,
    /// The player's stack before.
    pub before: Chips,
    /// And after.
    pub after: Chips,
}

/// So many of them are kept, those with the largest difference.
const KEPT: usize = 5;

impl KeyHand {
    /// What this hand was to the player; `None` when it changed nothing.
    pub(super) fn of(hand: u64, state: &HandState<Card>) -> Option<Self> {
        let player = state.player(Session::PLAYER);
        let (before, after) = (state.setup().stacks[Session::PLAYER], player.stack);
        let cards = player.down.iter().chain(&player.up).copied().collect();
        (before != after).then_some(Self { hand, cards, before, after })
    }

    fn difference(&self) -> u64 {
        self.before.0.abs_diff(self.after.0)
    }

    /// Adds this hand to those that are kept, in the order in which they were played.
    pub(super) fn keep(self, kept: &mut Vec<Self>) {
        kept.push(self);
        let least = (0..kept.len()).min_by_key(|&index| kept[index].difference());
        if let Some(least) = least.filter(|_| kept.len() > KEPT) {
            kept.remove(least);
        }
    }
}

/// How a tournament stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The level of the next hand, 0 the first.
    pub level: u32,
    /// What ends it.
    pub clock: Clock,
    /// What is left of it: so many hands, or so many seconds.
    pub left: u64,
    /// What the next level is played for.
    pub next: Stakes,
    /// How many entered.
    pub entrants: usize,
    /// How many are not out.
    pub playing: usize,
    /// The player's place by chips among them, or the place in which the player finished; 1 the best.
    pub place: usize,
    /// Whether the player is out.
    pub out: bool,
    /// The chips in play, for each who is not out.
    pub average: Chips,
    /// What the places pay, best first.
    pub prizes: Vec<Chips>,
    /// Whether re-buys and add-ons are sold.
    pub sells: bool,
}

/// One line of a tournament's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Result {
    /// Who.
    pub seat: Seat,
    /// The place, 1 the winner's.
    pub place: usize,
    /// How many share it.
    pub sharing: usize,
    /// What it pays.
    pub prize: Chips,
}

/// What a sitting comes to if the player leaves now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Everything the player paid.
    pub bought: Chips,
    /// What the player takes along: the stack, or the prize. Chips in a running hand stay there.
    pub takes: Chips,
    /// How many hands were dealt.
    pub hands: u64,
}

impl Session {
    /// How the tournament stands, if it is one.
    #[must_use]
    pub fn progress(&self) -> Option<Progress> {
        let (terms, tournament) = self.venue.tournament()?;
        let level = tournament.level(terms);
        let finishes = self.venue.finishes()?;
        let finish = finishes.iter().find(|finish| finish.seat == Self::PLAYER);
        let own = self.stack(Self::PLAYER);
        let ahead = self.taken().iter().filter(|&seat| self.stack(seat) > own).count();
        let playing = tournament.entrants().len() - finishes.iter().filter(|finish| finish.place > 1).count();
        let chips: Chips = tournament.entrants().iter().map(|seat| self.stack(seat)).sum();
        let (average, _) = (chips + self.view.state().total()).split(playing.max(1) as u64);
        Some(Progress {
            level,
            clock: terms.clock,
            left: tournament.left_of_level(terms),
            next: level_stakes(terms.game, level.saturating_add(1)),
            entrants: tournament.entrants().len(),
            playing,
            place: finish.map_or(ahead + 1, |finish| finish.place),
            out: finish.is_some_and(|finish| finish.place > 1),
            average,
            prizes: tournament.prizes(terms),
            sells: tournament.sells(terms),
        })
    }

    /// Who is out of the tournament, first out first, and at its end the winner; nobody at a cash table.
    #[must_use]
    pub fn finishes(&self) -> Vec<Finish> {
        self.venue.finishes().unwrap_or_default()
    }

    /// How the tournament ended, best place first; `None` before it has.
    #[must_use]
    pub fn results(&self) -> Option<Vec<Result>> {
        if self.waits_for() != Wait::Over {
            return None;
        }
        let (terms, tournament) = self.venue.tournament()?;
        let closed = tournament.closed();
        let paid = closed.payout(terms);
        let result = |finish: &Finish| Result {
            seat: finish.seat,
            place: finish.place,
            sharing: finish.sharing,
            prize: paid[finish.seat],
        };
        Some(closed.finishes().iter().rev().map(result).collect())
    }

    /// The player's own line of the result; `None` while the player is not out and nobody has won.
    #[must_use]
    pub fn own_result(&self) -> Option<Result> {
        let (terms, tournament) = self.venue.tournament()?;
        let finishes = self.venue.finishes()?;
        let finish = finishes.iter().find(|finish| finish.seat == Self::PLAYER)?;
        let (seat, place, sharing) = (finish.seat, finish.place, finish.sharing);
        Some(Result { seat, place, sharing, prize: tournament.closed().payout(terms)[seat] })
    }

    /// The hands that made the largest difference to the player, in the order in which they were played.
    #[must_use]
    pub fn key_hands(&self) -> &[KeyHand] {
        self.venue.key_hands()
    }

    /// What the sitting comes to if the player leaves now.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let takes = match self.venue.tournament() {
            None => self.stack(Self::PLAYER),
            Some((terms, tournament)) => tournament.closed().payout(terms)[Self::PLAYER],
        };
        let running = !self.view.state().is_over();
        Outcome { bought: self.bought(), takes, hands: self.hand_number().saturating_add(u64::from(!running)) }
    }
}
