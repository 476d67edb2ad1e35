//! What a cash table must come to, booked beside it: who has paid what, who owes what, and where the big blind was.

use controbuio::rules::{
    Chips, Entry, EntryRule, PerSeat, Place, Presence, Seat, SeatSet, Setup, Stakes, Table, TableConfig, TableError,
};
use proptest::prelude::*;

use super::traffic::Move;

pub struct Books<'a> {
    config: &'a TableConfig,
    stacks: PerSeat<Option<Chips>>,
    /// What each player has asked to buy after the running hand.
    asked: PerSeat<Chips>,
    presence: PerSeat<Presence>,
    owes: PerSeat<Entry>,
    in_hand: SeatSet,
    bought: Chips,
    cashed: Chips,
    hands: u64,
    button: Option<Seat>,
    /// Where the small blind was last, dead or not.
    small: Option<Seat>,
    big: Option<Seat>,
    /// How many hands in a row each player has been dealt in without the big blind.
    since: PerSeat<u32>,
}

impl<'a> Books<'a> {
    pub fn new(config: &'a TableConfig) -> Self {
        Self {
            config,
            stacks: PerSeat::default(),
            asked: PerSeat::default(),
            presence: PerSeat::from_fn(|_| Presence::Playing),
            owes: PerSeat::default(),
            in_hand: SeatSet::EMPTY,
            bought: Chips::ZERO,
            cashed: Chips::ZERO,
            hands: 0,
            button: None,
            small: None,
            big: None,
            since: PerSeat::default(),
        }
    }

    fn has_blinds(&self) -> bool {
        !self.config.stakes.big_blind.is_zero()
    }

    /// Somebody does something, and the table allows it when it should and books it (rules T1, T2, T3, T5).
    pub fn makes(&mut self, table: &mut Table, it: Move) -> Result<(), TestCaseError> {
        let (least, most) = (self.config.min_buy_in, self.config.max_buy_in);
        match it {
            Move::Sit(seat, chips) => {
                let fits = self.stacks[seat].is_none() && chips >= least && chips <= most;
                prop_assert_eq!(table.sit(self.config, seat, chips).is_ok(), fits, "rule T1");
                if fits {
                    let free = self.hands == 0 || self.config.room.entry == EntryRule::Free;
                    self.owes[seat] = if free { Entry::Free } else { Entry::BigBlind };
                    self.presence[seat] = Presence::Playing;
                    self.stacks[seat] = Some(chips);
                    self.bought += chips;
                }
            }
            Move::Leave(seat) => match (self.stacks[seat], self.in_hand.contains(seat)) {
                (Some(stack), false) => {
                    prop_assert_eq!(table.leave(seat).map(|place| place.stack), Ok(stack), "rule T5");
                    self.stacks[seat] = None;
                    self.cashed += stack;
                }
                (_, true) => prop_assert_eq!(table.leave(seat), Err(TableError::InHand(seat))),
                (None, false) => prop_assert_eq!(table.leave(seat), Err(TableError::Empty(seat))),
            },
            Move::Is(seat, presence) => {
                prop_assert_eq!(table.set_presence(seat, presence).is_ok(), self.stacks[seat].is_some());
                self.presence[seat] = presence;
            }
            Move::Buy(seat, chips) => {
                let fits = self.stacks[seat]
                    .is_some_and(|stack| stack + chips <= most && (!stack.is_zero() || chips >= least));
                prop_assert_eq!(table.top_up(self.config, seat, chips).is_ok(), fits, "rules T1, T2");
                if fits && self.in_hand.contains(seat) {
                    self.asked[seat] = chips;
                } else if fits {
                    self.pays(seat, chips);
                }
            }
        }
        self.counts(table)
    }

    fn pays(&mut self, seat: Seat, chips: Chips) {
        self.stacks[seat] = self.stacks[seat].map(|stack| stack + chips);
        self.bought += chips;
    }

    /// Everyone has and owes what they should, and chips bought, less those that left, are on the table (rules T2 to
    /// T5).
    fn counts(&self, table: &Table) -> Result<(), TestCaseError> {
        for seat in Seat::all() {
            let is = table.place(seat).map(|place| (place.stack, table.asked(seat), place.presence, place.owes));
            let should = |stack| (stack, self.asked[seat], self.presence[seat], self.owes[seat]);
            prop_assert_eq!(is, self.stacks[seat].map(should), "chips, asked, presence, owed: {:?}", seat);
        }
        let there: Chips = self.stacks.iter().filter_map(|(_, &stack)| stack).sum();
        prop_assert_eq!((table.bought(), table.cashed()), (self.bought, self.cashed));
        prop_assert_eq!(there + self.cashed, self.bought);
        Ok(())
    }

    /// A hand begins at the table as it was: the right players are in it and pay what they should.
    pub fn deals(&mut self, table: &Table, setup: &Setup) -> Result<(), TestCaseError> {
        let players = setup.dealt_in();
        let blinds = self.has_blinds();
        let free: SeatSet = table.taken().iter().filter(|&at| !blinds || self.owes[at] == Entry::Free).collect();
        for at in players.iter() {
            prop_assert_eq!(Some(setup.stacks[at]), self.stacks[at], "rule P1");
            prop_assert_ne!(self.presence[at], Presence::SittingOut, "rule T5");
        }
        if self.has_blinds() {
            self.blinds(table, setup)?;
        } else {
            self.dealer(table, setup)?;
        }
        for at in table.taken().iter() {
            // Who is dealt in has come in; who could be and was not has too few chips (rule F5).
            if players.contains(at) {
                self.presence[at] = Presence::Playing;
            } else if free.contains(at) {
                self.presence[at] = Presence::SittingOut;
            }
        }
        self.in_hand = players;
        self.hands += 1;
        self.button = Some(setup.button);
        Ok(())
    }

    fn blinds(&mut self, table: &Table, setup: &Setup) -> Result<(), TestCaseError> {
        let (players, ante) = (setup.dealt_in(), self.config.stakes.ante);
        let (small, big) = setup.blinds().unwrap();
        // Before the first hand the big blind was nowhere, and begins after the small one.
        let passed = self.big.or(small).map_or(SeatSet::EMPTY, |last| SeatSet::between(last, big));
        // rule T4
        prop_assert_ne!(Some(big), self.big, "twice running");
        prop_assert!((players & passed).is_empty(), "the big blind passes {:?} by", players & passed);
        prop_assert!(setup.stacks[big] >= ante + self.config.stakes.big_blind, "rule F5");
        if players.len() > 2 {
            let between = players & SeatSet::between(setup.button, big);
            prop_assert_eq!(between, small.into_iter().collect(), "between the button and the big blind");
        } else {
            prop_assert_eq!((players - [big].into_iter().collect()).iter().next(), small);
            prop_assert_eq!(small, Some(setup.button));
        }
        let settled = players.iter().filter(|&at| self.owes[at] == Entry::Free).count();
        if let Some(last) = self.big.filter(|_| players.len() > 2 && settled > 1) {
            prop_assert_eq!(small, Some(last).filter(|&last| players.contains(last)), "where the big blind was");
            // The button follows the small blind, but goes to who has come back between the two.
            prop_assert!(self.small == Some(setup.button) || players.contains(setup.button), "{:?}", setup.button);
        }
        self.small = small.or(self.big);
        for at in Seat::all() {
            // With a big blind that moves at least one seat a hand, ten hands are a round.
            self.since[at] = if at == big || !players.contains(at) { 0 } else { self.since[at] + 1 };
            prop_assert!(self.since[at] < 10, "{:?} has escaped the big blind", at);
        }
        for at in table.taken().iter() {
            let Place { stack, presence, .. } = *table.place(at).unwrap();
            let (owes, is_in, entry) = (self.owes[at], players.contains(at), setup.entries[at]);
            // rule T3: who owes pays, but for the big blind, and where one settled player is left alone
            prop_assert!(entry == owes || entry == Entry::Free);
            if is_in && at != big && players.len() > 2 && settled > 1 {
                prop_assert_eq!(entry, owes, "rule T3: {:?}", at);
            }
            let may = presence != Presence::SittingOut && !stack.is_zero();
            if may && owes == Entry::Free && !is_in {
                prop_assert!(passed.contains(at), "rule F5: {:?} is left out where it is not due", at);
                prop_assert!(stack < ante + self.config.stakes.big_blind, "rule F5: {:?} could have paid", at);
            }
            let posts = may
                && presence == Presence::Playing
                && self.config.room.entry == EntryRule::PostOrWait
                && stack >= ante + price(self.config, owes);
            let place = passed | SeatSet::between(setup.button, big);
            if posts && players.len() > 2 && !place.contains(at) {
                prop_assert!(is_in, "rule T3: {:?} would post", at);
            }
            // What is owed after this hand.
            self.owes[at] = match owes {
                _ if is_in || self.config.room.entry == EntryRule::Free => Entry::Free,
                Entry::Free | Entry::SmallBlind if passed.contains(at) => Entry::BothBlinds,
                Entry::Free if self.big == Some(at) => Entry::SmallBlind,
                owes => owes,
            };
        }
        self.big = Some(big);
        Ok(())
    }

    fn dealer(&self, table: &Table, setup: &Setup) -> Result<(), TestCaseError> {
        let least = self.config.stakes.ante + self.config.stakes.bring_in;
        let can =
            |at: &Seat| table.place(*at).is_some_and(|it| it.presence != Presence::SittingOut && it.stack >= least);
        let players: SeatSet = table.taken().iter().filter(can).collect();
        prop_assert_eq!(setup.dealt_in(), players, "rule F5");
        prop_assert_eq!(&setup.entries, &PerSeat::default());
        if let Some(last) = self.button {
            prop_assert_eq!(Some(setup.button), players.next_after(last), "rule T4");
        }
        Ok(())
    }

    /// The hand left these stacks, and what was asked for meanwhile is added (rule T2).
    pub fn settles(&mut self, table: &mut Table, stacks: &PerSeat<Chips>) -> Result<(), TestCaseError> {
        table.settle(self.config, stacks);
        for at in std::mem::take(&mut self.in_hand).iter() {
            self.stacks[at] = Some(stacks[at]);
            let most = self.config.max_buy_in.saturating_sub(stacks[at]);
            let asked = std::mem::take(&mut self.asked[at]).min(most);
            if !stacks[at].is_zero() || asked >= self.config.min_buy_in {
                self.pays(at, asked);
            }
        }
        self.counts(table)
    }
}

/// What an entry costs: live and dead (rule T3).
fn price(config: &TableConfig, owes: Entry) -> Chips {
    let Stakes { small_blind, big_blind, .. } = config.stakes;
    match owes {
        Entry::Free => Chips::ZERO,
        Entry::SmallBlind => small_blind,
        Entry::BigBlind => big_blind,
        Entry::BothBlinds => big_blind + small_blind,
    }
}
