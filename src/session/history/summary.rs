//! What many hands come to.
//!
//! The figures are those that players know by their letters, counted over hands that the player was dealt in; see
//! [`Conduct`](super::Conduct) for what is counted:
//!
//! - *VPIP*: hands in which the player put chips in on the first street without having to.
//! - *PFR*: hands in which the player bet, raised or completed on the first street.
//! - *AF*: bets and raises on later streets for each call there.
//! - *WTSD*: hands that came to a showdown with the player, of those in which the player saw the second street.
//! - *W$SD*: hands in which the player was paid at a showdown, of those that came to one with the player.

use super::circumstances::Worth;
use super::line::Line;
use crate::rules::Game;

/// What the hands of one kind come to: a fold, so that it can be counted in slices and in any order of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Hands that the player was dealt in.
    pub hands: u64,
    /// The result in hundredths of money; hands for other chips are not in it.
    pub money: i64,
    /// The result in hundredths of big blinds, each hand by its own.
    pub hundredths: i64,
    /// Hands entered by choice on the first street.
    pub entered: u64,
    /// Hands raised on the first street.
    pub raised: u64,
    /// Bets and raises on later streets.
    pub bets: u64,
    /// Calls on later streets.
    pub calls: u64,
    /// Hands in which the second street was seen.
    pub saw_second: u64,
    /// Hands that came to a showdown.
    pub showdowns: u64,
    /// Hands paid at a showdown.
    pub won_showdowns: u64,
}

/// So many of so many. Nothing of nothing is no share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// How often it happened.
    pub times: u64,
    /// How often it could have.
    pub of: u64,
}

impl Share {
    /// In tenths of a percent, rounded half up; for [`Tally::aggression`], thousandths.
    #[must_use]
    pub const fn thousandths(self) -> Option<u64> {
        if self.of == 0 {
            return None;
        }
        Some((self.times.saturating_mul(2_000).saturating_add(self.of)) / self.of.saturating_mul(2))
    }
}

impl Tally {
    /// One more hand.
    pub fn add(&mut self, line: &Line) {
        let Some(conduct) = line.conduct else { return };
        self.hands += 1;
        self.money = self.money.saturating_add(if line.worth == Worth::Money { line.result } else { 0 });
        self.hundredths = self.hundredths.saturating_add(line.hundredths());
        self.entered += u64::from(conduct.entered);
        self.raised += u64::from(conduct.raised);
        self.bets += u64::from(conduct.bets);
        self.calls += u64::from(conduct.calls);
        self.saw_second += u64::from(conduct.saw_second);
        self.showdowns += u64::from(conduct.showdown);
        self.won_showdowns += u64::from(conduct.won_showdown);
    }

    /// VPIP.
    #[must_use]
    pub const fn vpip(&self) -> Share {
        Share { times: self.entered, of: self.hands }
    }

    /// PFR.
    #[must_use]
    pub const fn pfr(&self) -> Share {
        Share { times: self.raised, of: self.hands }
    }

    /// AF: bets and raises for each call.
    #[must_use]
    pub const fn aggression(&self) -> Share {
        Share { times: self.bets, of: self.calls }
    }

    /// WTSD. A game without a second street would have none.
    #[must_use]
    pub const fn went_to_showdown(&self) -> Share {
        Share { times: self.showdowns, of: self.saw_second }
    }

    /// W$SD.
    #[must_use]
    pub const fn won_at_showdown(&self) -> Share {
        Share { times: self.won_showdowns, of: self.showdowns }
    }
}

/// What the hands of a sitting, or of a selection, come to: in all, by game, and over time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// All games together.
    pub all: Tally,
    /// Each game that was played, in the order in which it first was.
    pub games: Vec<(&'static Game, Tally)>,
    /// The result after each hand that the player was dealt in.
    pub course: Vec<Standing>,
}

/// How the player stood after a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// When.
    pub time: u64,
    /// In hundredths of money.
    pub money: i64,
    /// In hundredths of big blinds.
    pub hundredths: i64,
}

impl Summary {
    /// One more hand; a course over time needs them in that order.
    pub fn add(&mut self, line: &Line) {
        if line.conduct.is_none() {
            return;
        }
        self.all.add(line);
        let place = self.games.iter().position(|&(game, _)| game == line.game).unwrap_or_else(|| {
            self.games.push((line.game, Tally::default()));
            self.games.len() - 1
        });
        if let Some((_, tally)) = self.games.get_mut(place) {
            tally.add(line);
        }
        self.course.push(Standing { time: line.time, money: self.all.money, hundredths: self.all.hundredths });
    }

    /// The course in at most so many points, the last one among them: enough for a line on a screen.
    #[must_use]
    pub fn drawn(&self, most: usize) -> Vec<Standing> {
        let step = self.course.len().div_ceil(most.max(1)).max(1);
        self.course.iter().rev().step_by(step).copied().collect::<Vec<_>>().into_iter().rev().collect()
    }
}
