//! The opponents between two hands: they come and go, sit out, and buy chips (rules T3, T5, M2).

use serde::{Deserialize, Serialize};

use super::config::Cash;
use super::opponent::Opponent;
use crate::bots::{BotRng, Notes, Style};
use crate::rules::{Chips, Entry, PerSeat, Presence, Seat, SeatSet, Table, TableConfig, Tournament, TournamentConfig};

/// The opponents by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Opponents(PerSeat<Option<Opponent>>);

/// What an opponent did between two hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// What it is called.
    pub name: String,
    /// What it did.
    pub what: Doing,
}

/// What an opponent did between two hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// It sat down with so many chips.
    SitsDown(Chips),
    /// It left.
    Leaves,
    /// It bought so many chips.
    Buys(Chips),
    /// It sits out for a while.
    SitsOut,
    /// It is back.
    Returns,
}

impl Opponents {
    /// An opponent for each of these seats. Styles come in turn, so that every table has some of each.
    pub(super) fn line_up(seats: SeatSet, random: &mut BotRng) -> Self {
        let mut opponents = Self::default();
        for (seat, style) in seats.iter().zip(Style::ALL.into_iter().cycle()) {
            opponents.invite(seat, style, random);
        }
        opponents
    }

    fn invite(&mut self, seat: Seat, style: Style, random: &mut BotRng) {
        let known: Vec<&str> = self.iter().map(|(_, opponent)| opponent.name.as_str()).collect();
        let opponent = Opponent::new(style, &known, random);
        self.0[seat] = Some(opponent);
    }

    /// The opponent in this seat.
    pub(super) fn get(&self, seat: Seat) -> Option<&Opponent> {
        self.0[seat].as_ref()
    }

    /// Each opponent with its seat.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Seat, &Opponent)> {
        self.0.iter().filter_map(|(seat, opponent)| Some((seat, opponent.as_ref()?)))
    }

    fn name(&self, seat: Seat) -> String {
        self.get(seat).map(|opponent| opponent.name.clone()).unwrap_or_default()
    }
}

/// A cash table between two hands, as its opponents see it.
pub(super) struct Interval<'a> {
    pub terms: &'a TableConfig,
    pub table: &'a mut Table,
    pub opponents: &'a mut Opponents,
    /// Who leaves is forgotten.
    pub notes: &'a mut Notes,
    /// The seats that opponents may take.
    pub seats: SeatSet,
    /// What the player chose: they sit down with as much.
    pub cash: &'a Cash,
    pub news: Vec<News>,
}

impl Interval<'_> {
    /// Those who busted buy in again and everyone stays: always the same line-up.
    pub(super) fn stay(mut self) -> Vec<News> {
        for seat in self.sitting().iter() {
            if self.is_short(seat) {
                self.buy_back(seat);
            }
        }
        self.news
    }

    /// They come and go. One of them is always ready to play.
    pub(super) fn mingle(mut self, random: &mut BotRng) -> Vec<News> {
        for seat in self.sitting().iter() {
            self.consider(seat, random);
        }
        for seat in (self.seats - self.table.taken()).iter() {
            if random.chance(250) {
                self.sit(seat, random);
            }
        }
        if !self.sitting().iter().any(|seat| self.is_ready(seat)) {
            match self.sitting().iter().next() {
                Some(seat) => self.get_ready(seat),
                None => self.seats.iter().next().into_iter().for_each(|seat| self.sit(seat, random)),
            }
        }
        self.news
    }

    /// What one of them does now.
    fn consider(&mut self, seat: Seat, random: &mut BotRng) {
        let Some(place) = self.table.place(seat).copied() else { return };
        let alone = self.sitting().len() == 1;
        if self.is_short(seat) {
            if random.chance(750) || alone { self.buy_back(seat) } else { self.leave(seat) }
        } else if place.presence == Presence::SittingOut {
            if random.chance(300) {
                // Half of them wait for the big blind.
                let presence = if random.chance(500) { Presence::Playing } else { Presence::Waiting };
                self.set(seat, presence, Doing::Returns);
            }
        } else if !alone && random.chance(if place.stack > self.terms.max_buy_in.times(2) { 25 } else { 8 }) {
            self.leave(seat);
        } else if !alone && random.chance(12) {
            self.set(seat, Presence::SittingOut, Doing::SitsOut);
        } else if place.stack.times(3) < self.cash.buy_in && random.chance(250) {
            self.buy(seat, self.cash.buy_in.saturating_sub(place.stack));
        }
    }

    fn sitting(&self) -> SeatSet {
        self.table.taken() & self.seats
    }

    fn is_short(&self, seat: Seat) -> bool {
        self.table.stack(seat) < self.cash.least_to_play()
    }

    /// Whether it can be dealt in as soon as its place allows it.
    fn is_ready(&self, seat: Seat) -> bool {
        let plays = |place: &crate::rules::Place| place.presence != Presence::SittingOut;
        self.table.place(seat).is_some_and(plays) && !self.is_short(seat)
    }

    fn get_ready(&mut self, seat: Seat) {
        if self.is_short(seat) {
            self.buy_back(seat);
        } else {
            self.set(seat, Presence::Playing, Doing::Returns);
        }
    }

    /// Back to the buy-in, and to the game.
    fn buy_back(&mut self, seat: Seat) {
        self.buy(seat, self.cash.buy_in.saturating_sub(self.table.stack(seat)));
        let _ = self.table.set_presence(seat, Presence::Playing);
    }

    fn buy(&mut self, seat: Seat, chips: Chips) {
        if self.table.top_up(self.terms, seat, chips).is_ok() {
            self.tell(seat, Doing::Buys(chips));
        }
    }

    fn set(&mut self, seat: Seat, presence: Presence, doing: Doing) {
        if self.table.set_presence(seat, presence).is_ok() {
            self.tell(seat, doing);
        }
    }

    fn leave(&mut self, seat: Seat) {
        if self.table.leave(seat).is_ok() {
            self.tell(seat, Doing::Leaves);
            self.opponents.0[seat] = None;
            self.notes.forget(seat);
        }
    }

    fn sit(&mut self, seat: Seat, random: &mut BotRng) {
        // From two fifths of the buy-in to all of it, as far as the table allows it.
        let (fifth, _) = self.cash.buy_in.split(5);
        let chips = fifth.times(2 + u64::from(random.below(4))).max(self.terms.min_buy_in).min(self.cash.buy_in);
        if self.table.sit(self.terms, seat, chips).is_ok() {
            let style = Style::ALL[random.below(Style::ALL.len() as u32) as usize];
            self.opponents.invite(seat, style, random);
            let waits = self.table.place(seat).is_some_and(|place| place.owes != Entry::Free) && random.chance(500);
            let presence = if waits { Presence::Waiting } else { Presence::Playing };
            let _ = self.table.set_presence(seat, presence);
            self.tell(seat, Doing::SitsDown(chips));
        }
    }

    fn tell(&mut self, seat: Seat, what: Doing) {
        self.news.push(News { name: self.opponents.name(seat), what });
    }
}

/// The opponents of a tournament buy chips while some are sold: most of those who bust, and in the last level of the
/// period many the add-on (rule M2).
pub(super) fn buy_chips(
    tournament: &mut Tournament,
    terms: &TournamentConfig,
    opponents: &Opponents,
    random: &mut BotRng,
) -> Vec<News> {
    let mut news = Vec::new();
    let ends = tournament.level(terms).checked_add(1) == Some(terms.rebuy_levels);
    for (seat, opponent) in opponents.iter() {
        let bust = tournament.stack(seat).is_zero();
        // Chance is asked in any case, so that what one of them does is not moved by what another did.
        let (again, more) = (random.chance(800), random.chance(400));
        let bought = bust && again && tournament.rebuy(terms, seat).is_ok()
            || !bust && ends && more && tournament.add_on(terms, seat).is_ok();
        if bought {
            news.push(News { name: opponent.name.clone(), what: Doing::Buys(terms.speed.stack()) });
        }
    }
    news
}
