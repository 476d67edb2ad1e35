//! Seats across hands: who sits where with how much, who is dealt in, and where button and blinds are.

mod place;
mod succession;

use serde::{Deserialize, Serialize};

use super::chips::Chips;
use super::game::{Forced, Game, Structure};
use super::room::{EntryRule, Room};
use super::seat::{PerSeat, Seat, SeatSet};
use super::setup::{Blinds, Entry, Setup};
use super::stakes::Stakes;
pub use place::{Place, Presence, TableError};
pub(super) use succession::Candidates;
pub use succession::Succession;

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
    /// The least one sits down with (rule T1).
    pub min_buy_in: Chips,
    /// The most one can have in front by buying (rules T1, T2).
    pub max_buy_in: Chips,
}

/// A cash table between two hands, or while one is played.
///
/// [`Table::deal`] says what the next hand begins with and books who pays what to come in; [`Table::settle`] takes
/// the stacks that it left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    places: PerSeat<Option<Place>>,
    succession: Succession,
    /// Who is in the running hand; nobody between hands.
    in_hand: SeatSet,
    hands: u64,
    /// Everything that was ever bought, and what those who left took with them.
    bought: Chips,
    cashed: Chips,
}

impl Table {
    /// An empty table whose first button was drawn by lot (rule G9).
    #[must_use]
    pub fn new(button: Seat) -> Self {
        Self {
            places: PerSeat::default(),
            succession: Succession::drawn(button),
            in_hand: SeatSet::EMPTY,
            hands: 0,
            bought: Chips::ZERO,
            cashed: Chips::ZERO,
        }
    }

    /// Who has a place.
    #[must_use]
    pub fn taken(&self) -> SeatSet {
        self.places.iter().filter(|(_, place)| place.is_some()).map(|(seat, _)| seat).collect()
    }

    /// The player in this seat.
    #[must_use]
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places[seat].as_ref()
    }

    /// The chips in front of a player, as the last hand left them; none in an empty seat.
    #[must_use]
    pub fn stack(&self, seat: Seat) -> Chips {
        self.place(seat).map_or(Chips::ZERO, |place| place.stack)
    }

    /// Who is in the running hand; nobody between hands.
    #[must_use]
    pub const fn in_hand(&self) -> SeatSet {
        self.in_hand
    }

    /// How many hands were dealt.
    #[must_use]
    pub const fn hands(&self) -> u64 {
        self.hands
    }

    /// Everything that was ever bought at this table.
    #[must_use]
    pub const fn bought(&self) -> Chips {
        self.bought
    }

    /// Everything that those who left took with them.
    #[must_use]
    pub const fn cashed(&self) -> Chips {
        self.cashed
    }

    /// A player sits down with these chips (rules T1, T3). At the table's opening nobody owes anything; later a
    /// newcomer owes a big blind, where the house asks for it.
    ///
    /// # Errors
    /// [`TableError`] when the seat is taken or the chips are outside the table's limits.
    pub fn sit(&mut self, config: &TableConfig, seat: Seat, chips: Chips) -> Result<(), TableError> {
        if seat.index() >= usize::from(config.game.max_seats.min(config.room.seats)) {
            return Err(TableError::NoSuchSeat(seat));
        }
        if self.places[seat].is_some() {
            return Err(TableError::Taken(seat));
        }
        within(chips, config.min_buy_in, config.max_buy_in)?;
        let free = self.succession.is_opening() || config.room.entry == EntryRule::Free;
        let owes = if free { Entry::Free } else { Entry::BigBlind };
        self.places[seat] = Some(Place::new(chips, owes, Presence::Playing));
        self.bought += chips;
        Ok(())
    }

    /// A player buys more chips, at once between hands, or after the running hand (rule T2). What is more than the
    /// maximum by then is not bought.
    ///
    /// # Errors
    /// [`TableError`] when the player would have more than the maximum, or, having busted, less than the minimum.
    pub fn top_up(&mut self, config: &TableConfig, seat: Seat, chips: Chips) -> Result<(), TableError> {
        let in_hand = self.in_hand.contains(seat);
        let (least, most) = self.top_up_limits(config, seat).ok_or(TableError::Empty(seat))?;
        within(chips, least, most)?;
        let place = self.places[seat].as_mut().ok_or(TableError::Empty(seat))?;
        if in_hand {
            place.asked = chips;
        } else {
            place.stack += chips;
            place.bought += chips;
            self.bought += chips;
        }
        Ok(())
    }

    /// The least and the most that a player may buy now (rules T1, T2); `None` in an empty seat. Where the least is
    /// more than the most, nothing can be bought.
    #[must_use]
    pub fn top_up_limits(&self, config: &TableConfig, seat: Seat) -> Option<(Chips, Chips)> {
        let stack = self.place(seat)?.stack;
        let least = if stack.is_zero() { config.min_buy_in } else { Chips(1) };
        Some((least, config.max_buy_in.saturating_sub(stack)))
    }

    /// What a player has asked to buy after the running hand.
    #[must_use]
    pub fn asked(&self, seat: Seat) -> Chips {
        self.place(seat).map_or(Chips::ZERO, |place| place.asked)
    }

    /// A player sits out from the next hand on, comes back at once, or when the big blind comes (rules T3, T5).
    ///
    /// # Errors
    /// [`TableError::Empty`] when nobody sits there.
    pub fn set_presence(&mut self, seat: Seat, presence: Presence) -> Result<(), TableError> {
        let place = self.places[seat].as_mut().ok_or(TableError::Empty(seat))?;
        place.presence = presence;
        Ok(())
    }

    /// A player leaves with what is in front of them (rule T5).
    ///
    /// # Errors
    /// [`TableError::InHand`] while the player is in the running hand, [`TableError::Empty`] when nobody sits there.
    pub fn leave(&mut self, seat: Seat) -> Result<Place, TableError> {
        if self.in_hand.contains(seat) {
            return Err(TableError::InHand(seat));
        }
        let place = self.places[seat].take().ok_or(TableError::Empty(seat))?;
        self.cashed += place.stack;
        Ok(place)
    }

    /// What a player who comes in now pays: the live part, which is a bet, and the dead part (rule T3).
    #[must_use]
    pub fn entry_price(&self, config: &TableConfig, seat: Seat) -> (Chips, Chips) {
        self.place(seat).map_or((Chips::ZERO, Chips::ZERO), |place| price(config, place.owes))
    }

    /// The next hand, or `None` when fewer than two players can be dealt in; then nothing has changed.
    ///
    /// Button and blinds move (rule T4), entries are booked (rule T3), and whoever is due the big blind, or in stud
    /// the ante and the bring-in, with too few chips sits out (rule F5).
    pub fn deal(&mut self, config: &TableConfig) -> Option<Setup> {
        let setup = match config.game.forced {
            Forced::Blinds => self.deal_with_blinds(config),
            Forced::BringIn(_) => self.deal_without_blinds(config),
        }?;
        self.in_hand = setup.dealt_in();
        self.hands = self.hands.saturating_add(1);
        Some(setup)
    }

    fn deal_with_blinds(&mut self, config: &TableConfig) -> Option<Setup> {
        let places = self.succession.next(self.candidates(config))?;
        // Where the big blind was, the small blind is due now.
        let due_small = self.succession.big_blind();
        self.succession.dealt(&places);
        let mut entries = PerSeat::default();
        for seat in self.taken().iter() {
            let Some(place) = &mut self.places[seat] else { continue };
            if places.dealt_in.contains(seat) {
                if places.enters.contains(seat) {
                    entries[seat] = place.owes;
                }
                place.owes = Entry::Free;
                place.presence = Presence::Playing;
                continue;
            }
            if place.owes == Entry::Free {
                // Who owes nothing and wants to play is passed by only for want of chips.
                place.presence = Presence::SittingOut;
            }
            if config.room.entry != EntryRule::Free {
                place.owes = missed(place.owes, places.passed.contains(seat), due_small == Some(seat));
            }
        }
        let blinds = Blinds::At { small: places.small, big: places.big };
        Some(self.setup(config, places.button, places.dealt_in, blinds, entries))
    }

    fn deal_without_blinds(&mut self, config: &TableConfig) -> Option<Setup> {
        let least = config.stakes.ante + config.stakes.bring_in;
        let players = self.seats(|place| place.presence != Presence::SittingOut && place.stack >= least);
        if players.len() < 2 {
            return None;
        }
        let button = self.succession.next_dealer(players)?;
        self.succession.dealt_from(button);
        for seat in self.taken().iter() {
            if let Some(place) = &mut self.places[seat] {
                place.presence = if players.contains(seat) { Presence::Playing } else { Presence::SittingOut };
            }
        }
        Some(self.setup(config, button, players, Blinds::FromButton, PerSeat::default()))
    }

    fn setup(
        &self,
        config: &TableConfig,
        button: Seat,
        players: SeatSet,
        blinds: Blinds,
        entries: PerSeat<Entry>,
    ) -> Setup {
        let stacks = PerSeat::from_fn(|seat| if players.contains(seat) { self.stack(seat) } else { Chips::ZERO });
        let TableConfig { game, structure, stakes, room, .. } = *config;
        Setup { game, structure, stakes, room, button, blinds, entries, stacks }
    }

    /// Who wants to be in the next hand, and can.
    fn candidates(&self, config: &TableConfig) -> Candidates {
        let wants = |place: &Place| place.presence != Presence::SittingOut && !place.stack.is_zero();
        let pays = |place: &Place, chips| place.stack >= config.stakes.ante + chips;
        Candidates {
            settled: self.seats(|place| wants(place) && place.owes == Entry::Free),
            posting: self.seats(|place| {
                let (live, dead) = price(config, place.owes);
                let asks = place.presence == Presence::Playing && place.owes != Entry::Free;
                asks && config.room.entry == EntryRule::PostOrWait && pays(place, live + dead)
            }),
            able: self.seats(|place| wants(place) && pays(place, config.stakes.big_blind)),
        }
    }

    fn seats(&self, of: impl Fn(&Place) -> bool) -> SeatSet {
        self.places.iter().filter(|(_, place)| place.as_ref().is_some_and(&of)).map(|(seat, _)| seat).collect()
    }

    /// The running hand is over and left these stacks. What was asked for meanwhile is added now (rule T2).
    pub fn settle(&mut self, config: &TableConfig, stacks: &PerSeat<Chips>) {
        for seat in self.in_hand.iter() {
            let Some(place) = &mut self.places[seat] else { continue };
            place.stack = stacks[seat];
            let asked = std::mem::take(&mut place.asked).min(config.max_buy_in.saturating_sub(place.stack));
            // Who has busted meanwhile buys in anew, and not for less than that takes (rule T1).
            let enough = !place.stack.is_zero() || asked >= config.min_buy_in;
            let chips = if enough { asked } else { Chips::ZERO };
            place.stack += chips;
            place.bought += chips;
            self.bought += chips;
        }
        self.in_hand = SeatSet::EMPTY;
    }
}

/// What an entry costs: the live part and the dead one (rule T3).
const fn price(config: &TableConfig, owes: Entry) -> (Chips, Chips) {
    let Stakes { small_blind, big_blind, .. } = config.stakes;
    match owes {
        Entry::Free => (Chips::ZERO, Chips::ZERO),
        Entry::SmallBlind => (Chips::ZERO, small_blind),
        Entry::BigBlind => (big_blind, Chips::ZERO),
        Entry::BothBlinds => (big_blind, small_blind),
    }
}

/// What a player owes who was not dealt in (rule T3). A newcomer never owes more than the big blind.
const fn missed(owes: Entry, big: bool, small: bool) -> Entry {
    match owes {
        Entry::BigBlind => Entry::BigBlind,
        Entry::BothBlinds => Entry::BothBlinds,
        _ if big => Entry::BothBlinds,
        _ if small => Entry::SmallBlind,
        owes => owes,
    }
}

fn within(chips: Chips, least: Chips, most: Chips) -> Result<(), TableError> {
    if chips > most {
        Err(TableError::TooManyChips { most })
    } else if chips < least {
        Err(TableError::TooFewChips { least })
    } else {
        Ok(())
    }
}
