//! What is remembered of the players at a table: counts of what each did in front of everyone, hand by hand.
//!
//! Nothing here looks at a card, so nobody can be remembered for one that was not shown; and it begins with the table,
//! so nobody is known from elsewhere. The counts are plain numbers that can be shown to the player.

use serde::{Deserialize, Serialize};

use crate::rules::{Event, PerSeat, Seat, SeatSet, WagerKind};

/// What a table has seen of each of its players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Notes(PerSeat<Tally>);

impl Notes {
    /// What was seen of the player in this seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &Tally {
        &self.0[seat]
    }

    /// One more finished hand: who was dealt in, and everything that happened as anybody was told it.
    pub fn add<C>(&mut self, dealt_in: SeatSet, events: &[Event<C>]) {
        let tallies = Tally::of(dealt_in, events);
        for seat in dealt_in.iter() {
            self.0[seat].add(&tallies[seat]);
        }
    }

    /// The player of this seat is gone.
    pub fn forget(&mut self, seat: Seat) {
        self.0[seat] = Tally::default();
    }

    /// Whether nothing was done more often than it could be.
    #[must_use]
    pub fn is_possible(&self) -> bool {
        self.0.iter().all(|(_, tally)| tally.times().iter().all(|times| times.done <= times.possible))
    }
}

/// A count of the times something was done, and of the times it could have been.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    /// How often it was done.
    pub done: u32,
    /// How often it could have been.
    pub possible: u32,
}

impl Times {
    fn count(&mut self, done: bool) {
        self.add(Self { done: u32::from(done), possible: 1 });
    }

    /// In percent, if it was ever possible.
    #[must_use]
    pub fn percent(self) -> Option<f64> {
        (self.possible > 0).then(|| 100.0 * f64::from(self.done) / f64::from(self.possible))
    }

    fn add(&mut self, other: Self) {
        self.done = self.done.saturating_add(other.done);
        self.possible = self.possible.saturating_add(other.possible);
    }
}

/// The usual statistics, as counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Chips put in by choice on the first street (VPIP): a call, bet, raise or completion. Of all hands.
    pub entered: Times,
    /// A bet, raise or completion there (PFR). Of all hands.
    pub raised: Times,
    /// A raise where the player faced exactly one on the first street (3-bet).
    pub reraised: Times,
    /// Bets and raises after the first street.
    pub bets: u32,
    /// Calls there.
    pub calls: u32,
    /// To a showdown (WTSD), of the hands in which the player saw the second street.
    pub showdowns: Times,
    /// Chips won (W$SD), of the showdowns.
    pub won: Times,
    /// A first bet on the second street by the last to raise on the first, where nobody bet before (c-bet).
    pub continued: Times,
}

impl Tally {
    /// Bets and raises for each call after the first street (AF).
    #[must_use]
    pub fn aggression(&self) -> Option<f64> {
        (self.calls > 0).then(|| f64::from(self.bets) / f64::from(self.calls))
    }

    /// Everything that is counted against what could have been.
    const fn times(&self) -> [Times; 6] {
        [self.entered, self.raised, self.reraised, self.showdowns, self.won, self.continued]
    }

    /// Counts these too.
    pub fn add(&mut self, other: &Self) {
        self.entered.add(other.entered);
        self.raised.add(other.raised);
        self.reraised.add(other.reraised);
        self.showdowns.add(other.showdowns);
        self.won.add(other.won);
        self.continued.add(other.continued);
        self.bets = self.bets.saturating_add(other.bets);
        self.calls = self.calls.saturating_add(other.calls);
    }

    /// What each of those dealt in did in a finished hand.
    #[must_use]
    pub fn of<C>(dealt_in: SeatSet, events: &[Event<C>]) -> PerSeat<Self> {
        let mut tallies = PerSeat::<Self>::default();
        let (mut entered, mut raised, mut winners) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
        let (mut live, mut saw_second, mut acted) = (dealt_in, SeatSet::EMPTY, SeatSet::EMPTY);
        let (mut street, mut raises, mut aggressor, mut bet_there) = (0, 0, None, false);
        for event in events {
            match *event {
                Event::StreetBegins { street: next } => {
                    street = next;
                    if next == 1 {
                        saw_second = live;
                    }
                }
                Event::Fold { seat } | Event::Check { seat } | Event::Wager { seat, .. } => {
                    let tally = &mut tallies[seat];
                    let kind = if let Event::Wager { kind, .. } = *event { Some(kind) } else { None };
                    let raises_now = matches!(kind, Some(WagerKind::Bet | WagerKind::Raise | WagerKind::Complete));
                    if street == 0 {
                        if raises == 1 && aggressor != Some(seat) {
                            tally.reraised.count(raises_now);
                        }
                        if raises_now {
                            raised.insert(seat);
                            aggressor = Some(seat);
                            raises += 1;
                        }
                        if raises_now || kind == Some(WagerKind::Call) {
                            entered.insert(seat);
                        }
                    } else {
                        if street == 1 && aggressor == Some(seat) && !bet_there && !acted.contains(seat) {
                            tally.continued.count(raises_now);
                        }
                        acted.insert(seat);
                        bet_there |= raises_now;
                        tally.bets += u32::from(raises_now);
                        tally.calls += u32::from(kind == Some(WagerKind::Call));
                    }
                    if let Event::Fold { .. } = event {
                        live.remove(seat);
                    }
                }
                Event::Award { seat, .. } => winners.insert(seat),
                _ => {}
            }
        }
        for seat in dealt_in.iter() {
            let tally = &mut tallies[seat];
            tally.entered.count(entered.contains(seat));
            tally.raised.count(raised.contains(seat));
            let shows_down = live.contains(seat) && live.len() > 1;
            if saw_second.contains(seat) {
                tally.showdowns.count(shows_down);
            }
            if shows_down {
                tally.won.count(winners.contains(seat));
            }
        }
        tallies
    }
}
