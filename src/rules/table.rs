//! Seats across hands: who sits where with how much, and where the button is.

use serde::{Deserialize, Serialize};

use super::chips::Chips;
use super::game::{Forced, Game, Structure};
use super::room::Room;
use super::seat::{PerSeat, Seat, SeatSet};
use super::setup::{Blinds, Setup};
use super::stakes::Stakes;

/// What a cash table is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableConfig {
    /// The game.
    pub game: &'static Game,
    /// How large a bet may be.
    pub structure: Structure,
    /// The amounts.
    pub stakes: Stakes,
    /// The house rules.
    pub room: Room,
}

/// A cash table between two hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    stacks: PerSeat<Chips>,
    bought: PerSeat<Chips>,
    taken: SeatSet,
    button: Seat,
    hands: u64,
}

impl Table {
    /// An empty table whose first button was drawn by lot (rule G9).
    #[must_use]
    pub fn new(button: Seat) -> Self {
        Self { stacks: PerSeat::default(), bought: PerSeat::default(), taken: SeatSet::EMPTY, button, hands: 0 }
    }

    /// A player sits down, or one who sits there already buys more chips between two hands (rule T2).
    pub fn buy(&mut self, seat: Seat, chips: Chips) {
        self.taken.insert(seat);
        self.stacks[seat] += chips;
        self.bought[seat] += chips;
    }

    /// Who has a place.
    #[must_use]
    pub const fn taken(&self) -> SeatSet {
        self.taken
    }

    /// The chips in front of a player.
    #[must_use]
    pub fn stack(&self, seat: Seat) -> Chips {
        self.stacks[seat]
    }

    /// Everything a player has paid for.
    #[must_use]
    pub fn bought(&self, seat: Seat) -> Chips {
        self.bought[seat]
    }

    /// How many hands were played.
    #[must_use]
    pub const fn hands(&self) -> u64 {
        self.hands
    }

    /// The next hand as it would be dealt now, or `None` when fewer than two players can be dealt in.
    ///
    /// The button moves to the next player clockwise (rule G9). A player who is due the big blind and cannot
    /// pay it after the ante is left out (rule F5), as is one without chips.
    #[must_use]
    pub fn next_hand(&self, config: &TableConfig) -> Option<Setup> {
        let mut stacks = self.stacks;
        loop {
            let players: SeatSet = stacks.iter().filter(|(_, stack)| !stack.is_zero()).map(|(seat, _)| seat).collect();
            if players.len() < 2 {
                return None;
            }
            let stays = self.hands == 0 && players.contains(self.button);
            let button = if stays { self.button } else { players.next_after(self.button)? };
            let TableConfig { game, structure, stakes, room } = *config;
            let setup = Setup {
                game,
                structure,
                stakes,
                room,
                button,
                blinds: Blinds::FromButton,
                entries: PerSeat::default(),
                stacks,
            };
            match too_short(&setup) {
                Some(seat) => stacks[seat] = Chips::ZERO,
                None => return Some(setup),
            }
        }
    }

    /// A hand was played: the stacks are what it left, and the button stands where it stood.
    pub fn settle(&mut self, setup: &Setup, stacks: &PerSeat<Chips>) {
        for seat in setup.dealt_in().iter() {
            self.stacks[seat] = stacks[seat];
        }
        self.button = setup.button;
        self.hands += 1;
    }
}

/// A player whom the cash table leaves out of this hand because the stack is too short (rule F5).
fn too_short(setup: &Setup) -> Option<Seat> {
    let stakes = &setup.stakes;
    match setup.game.forced {
        Forced::Blinds => {
            let (_, big) = setup.blinds()?;
            (setup.stacks[big] < stakes.ante + stakes.big_blind).then_some(big)
        }
        Forced::BringIn(_) => setup.dealt_in().iter().find(|&seat| setup.stacks[seat] < stakes.ante + stakes.bring_in),
    }
}
