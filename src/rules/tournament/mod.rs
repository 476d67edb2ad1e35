//! A tournament at one table: levels, re-buys, who goes out in which place, and what that pays (rules M1 to M4).

mod prizes;
mod schedule;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::chips::Chips;
use super::game::{Forced, Game, Structure};
use super::room::Room;
use super::seat::{PerSeat, Seat, SeatSet};
use super::setup::{Blinds, Setup};
use super::stakes::Stakes;
use super::table::{Candidates, Succession};
pub use prizes::{prizes, shared};
pub use schedule::{Clock, Speed, level_stakes};

/// What a tournament is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentConfig {
    /// The game.
    pub game: &'static Game,
    /// How large a bet may be.
    pub structure: Structure,
    /// The house rules.
    pub room: Room,
    /// How fast it goes.
    pub speed: Speed,
    /// What ends a level.
    pub clock: Clock,
    /// What one pays to enter, and for a re-buy or an add-on: money, not chips.
    pub buy_in: Chips,
    /// How many levels re-buys and the one add-on are sold for; none when 0 (rule M2).
    pub rebuy_levels: u32,
}

/// A tournament between two hands, or while one is played.
///
/// [`Tournament::deal`] begins a hand and [`Tournament::settle`] takes what it left; who has busted may buy again
/// until [`Tournament::close`], which is when places are given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    entrants: SeatSet,
    stacks: PerSeat<Chips>,
    /// The stacks before the last hand, by which those who bust in it are placed (rule M4).
    before: PerSeat<Chips>,
    succession: Succession,
    in_hand: bool,
    hands: u64,
    seconds: u64,
    finishes: Vec<Finish>,
    rebuys: PerSeat<u32>,
    add_ons: SeatSet,
}

/// A player who is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finish {
    /// Who.
    pub seat: Seat,
    /// The place, 1 the winner's; the best of those that are shared.
    pub place: usize,
    /// How many players share it.
    pub sharing: usize,
    /// How many hands had been dealt by then.
    pub hands: u64,
}

/// Why a tournament sells no chips. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoChips {
    /// The period is over, or there is none (rule M2).
    Over,
    /// A hand is running, or the player is not in the tournament.
    NotNow,
    /// The player has more than one begins with.
    Enough,
    /// The player has had the add-on.
    Had,
}

impl fmt::Display for NoChips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over => "no more chips are sold",
            Self::NotNow => "chips are sold between hands, to players of the tournament",
            Self::Enough => "a re-buy is for who has no more than one begins with",
            Self::Had => "there is one add-on for each player",
        })
    }
}

impl std::error::Error for NoChips {}

impl Tournament {
    /// Everyone in these seats enters; the button was drawn by lot (rule G9).
    #[must_use]
    pub fn new(config: &TournamentConfig, entrants: SeatSet, button: Seat) -> Self {
        let stack = |seat| if entrants.contains(seat) { config.speed.stack() } else { Chips::ZERO };
        Self {
            entrants,
            stacks: PerSeat::from_fn(stack),
            before: PerSeat::default(),
            succession: Succession::drawn(button),
            in_hand: false,
            hands: 0,
            seconds: 0,
            finishes: Vec::new(),
            rebuys: PerSeat::default(),
            add_ons: SeatSet::EMPTY,
        }
    }

    /// Who entered.
    #[must_use]
    pub const fn entrants(&self) -> SeatSet {
        self.entrants
    }

    /// Who is not out yet; a player who has busted is not until the hand is closed.
    #[must_use]
    pub fn playing(&self) -> SeatSet {
        self.finishes.iter().fold(self.entrants, |mut playing, finish| {
            playing.remove(finish.seat);
            playing
        })
    }

    /// The chips in front of a player, as the last hand left them.
    #[must_use]
    pub fn stack(&self, seat: Seat) -> Chips {
        self.stacks[seat]
    }

    /// Whether this can be a tournament between two hands: one that was saved by something else may be none.
    #[must_use]
    pub fn is_possible(&self) -> bool {
        let out: SeatSet = self.finishes.iter().map(|finish| finish.seat).collect();
        !self.in_hand && out.is_subset(self.entrants) && out.len() == self.finishes.len()
    }

    /// How many hands were dealt.
    #[must_use]
    pub const fn hands(&self) -> u64 {
        self.hands
    }

    /// How many seconds were played.
    #[must_use]
    pub const fn seconds(&self) -> u64 {
        self.seconds
    }

    /// The level of the next hand, 0 the first (rule M1).
    #[must_use]
    pub fn level(&self, config: &TournamentConfig) -> u32 {
        let length = u64::from(config.speed.length(config.clock));
        let level = match config.clock {
            Clock::Hands => self.hands / length,
            Clock::Minutes => self.seconds / (60 * length),
        };
        u32::try_from(level).unwrap_or(u32::MAX)
    }

    /// What is left of the level: so many hands, or so many seconds.
    #[must_use]
    pub fn left_of_level(&self, config: &TournamentConfig) -> u64 {
        let length = u64::from(config.speed.length(config.clock));
        match config.clock {
            Clock::Hands => length - self.hands % length,
            Clock::Minutes => 60 * length - self.seconds % (60 * length),
        }
    }

    /// What the next hand is played for (rule M1).
    #[must_use]
    pub fn stakes(&self, config: &TournamentConfig) -> Stakes {
        level_stakes(config.game, self.level(config))
    }

    /// So much time passed at the table; a level that ends changes the next hand (rule M1).
    pub fn pass(&mut self, seconds: u32) {
        self.seconds = self.seconds.saturating_add(u64::from(seconds));
    }

    /// Everything that was paid in.
    #[must_use]
    pub fn pool(&self, config: &TournamentConfig) -> Chips {
        let again: u64 = self.rebuys.iter().map(|(_, &rebuys)| u64::from(rebuys)).sum();
        config.buy_in.times((self.entrants.len() + self.add_ons.len()) as u64 + again)
    }

    /// What the places pay now, best first; re-buys raise it.
    #[must_use]
    pub fn prizes(&self, config: &TournamentConfig) -> Vec<Chips> {
        prizes(self.entrants.len(), self.pool(config))
    }

    /// Who is out, first out first; when all is over the winner is the last.
    #[must_use]
    pub fn finishes(&self) -> &[Finish] {
        &self.finishes
    }

    /// Whether there is a winner.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.finishes.len() == self.entrants.len()
    }

    /// What each player who is out is paid; shared places share the sum of their prizes (rule M4). It can still rise
    /// while re-buys are sold.
    #[must_use]
    pub fn payout(&self, config: &TournamentConfig) -> PerSeat<Chips> {
        let prizes = self.prizes(config);
        let mut paid = PerSeat::default();
        for finishes in self.finishes.chunk_by(|one, other| one.place == other.place) {
            let shares = finishes.first().map(|first| shared(&prizes, first.place, finishes.len()));
            for (finish, chips) in finishes.iter().zip(shares.into_iter().flatten()) {
                paid[finish.seat] = chips;
            }
        }
        paid
    }

    /// Whether chips are sold now (rule M2).
    #[must_use]
    pub fn sells(&self, config: &TournamentConfig) -> bool {
        self.level(config) < config.rebuy_levels
    }

    /// How often a player has paid again: for re-buys and the add-on.
    #[must_use]
    pub fn bought_again(&self, seat: Seat) -> u32 {
        self.rebuys[seat].saturating_add(u32::from(self.add_ons.contains(seat)))
    }

    /// Whether a player may buy as much again as one begins with: with no more than that in front (rule M2).
    ///
    /// # Errors
    /// [`NoChips`] says why not.
    pub fn may_rebuy(&self, config: &TournamentConfig, seat: Seat) -> Result<(), NoChips> {
        self.may_buy(config, seat)?;
        if self.stacks[seat] > config.speed.stack() { Err(NoChips::Enough) } else { Ok(()) }
    }

    /// A player buys as much again as one begins with (rule M2).
    ///
    /// # Errors
    /// As [`Tournament::may_rebuy`].
    pub fn rebuy(&mut self, config: &TournamentConfig, seat: Seat) -> Result<(), NoChips> {
        self.may_rebuy(config, seat)?;
        self.stacks[seat] += config.speed.stack();
        self.rebuys[seat] = self.rebuys[seat].saturating_add(1);
        Ok(())
    }

    /// Whether a player may buy the add-on, which is sold once and whatever there is in front of the player (rule M2).
    ///
    /// # Errors
    /// [`NoChips`] says why not.
    pub fn may_add_on(&self, config: &TournamentConfig, seat: Seat) -> Result<(), NoChips> {
        self.may_buy(config, seat)?;
        if self.add_ons.contains(seat) { Err(NoChips::Had) } else { Ok(()) }
    }

    /// A player buys the add-on: as much as one begins with (rule M2).
    ///
    /// # Errors
    /// As [`Tournament::may_add_on`].
    pub fn add_on(&mut self, config: &TournamentConfig, seat: Seat) -> Result<(), NoChips> {
        self.may_add_on(config, seat)?;
        self.stacks[seat] += config.speed.stack();
        self.add_ons.insert(seat);
        Ok(())
    }

    fn may_buy(&self, config: &TournamentConfig, seat: Seat) -> Result<(), NoChips> {
        if self.in_hand || !self.playing().contains(seat) {
            return Err(NoChips::NotNow);
        }
        if self.sells(config) { Ok(()) } else { Err(NoChips::Over) }
    }

    /// Who has busted is out: of several, the larger stack before the hand finishes higher, equal ones share a place
    /// (rule M4). A single player who is left has won. During a hand nobody has busted yet.
    pub fn close(&mut self) {
        let playing = self.playing();
        let left: SeatSet = playing.iter().filter(|&seat| !self.stacks[seat].is_zero()).collect();
        // The smallest stack goes first; of equal ones the first left of the button is the first to be given odd units.
        let mut out: Vec<Seat> = (playing - left).clockwise_after(self.succession.button()).collect();
        out.sort_by_key(|&seat| self.before[seat]);
        let mut standing = playing.len();
        for equal in out.chunk_by(|&one, &other| self.before[one] == self.before[other]) {
            let (place, sharing) = (standing + 1 - equal.len(), equal.len());
            standing -= equal.len();
            self.finishes.extend(equal.iter().map(|&seat| Finish { seat, place, sharing, hands: self.hands }));
        }
        if let (1, Some(seat)) = (left.len(), left.iter().next()) {
            self.finishes.push(Finish { seat, place: 1, sharing: 1, hands: self.hands });
        }
    }

    /// The tournament as it is once the last hand is closed.
    #[must_use]
    pub fn closed(&self) -> Self {
        let mut closed = self.clone();
        closed.close();
        closed
    }

    /// The next hand, after closing the last one; `None` when the tournament is over. Everyone who is left is dealt in,
    /// absent or not, and posts what there is (rules M3, M4, F5).
    pub fn deal(&mut self, config: &TournamentConfig) -> Option<Setup> {
        self.close();
        let players = self.playing();
        let (button, blinds) = match config.game.forced {
            Forced::Blinds => {
                let everyone = Candidates { settled: players, posting: SeatSet::EMPTY, able: players };
                let places = self.succession.next(everyone)?;
                self.succession.dealt(&places);
                (places.button, Blinds::At { small: places.small, big: places.big })
            }
            Forced::BringIn(_) => {
                let button = self.succession.next_dealer(players)?;
                self.succession.dealt_from(button);
                (button, Blinds::FromButton)
            }
        };
        let stakes = self.stakes(config);
        self.before = self.stacks;
        self.hands = self.hands.saturating_add(1);
        self.in_hand = true;
        let TournamentConfig { game, structure, room, .. } = *config;
        let stacks = PerSeat::from_fn(|seat| if players.contains(seat) { self.stacks[seat] } else { Chips::ZERO });
        Some(Setup { game, structure, stakes, room, button, blinds, entries: PerSeat::default(), stacks })
    }

    /// The running hand is over and left these stacks.
    pub fn settle(&mut self, stacks: &PerSeat<Chips>) {
        for seat in self.playing().iter() {
            self.stacks[seat] = stacks[seat];
        }
        self.in_hand = false;
    }
}
