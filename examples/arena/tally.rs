//! What a player did in the hands of a match, as players count it.

use controbuio::rules::{Card, Event, PerSeat, SeatSet, WagerKind};

/// A count of the times something was done, and of the times it could have been.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    pub done: u64,
    pub possible: u64,
}

impl Times {
    fn count(&mut self, done: bool) {
        self.done += u64::from(done);
        self.possible += 1;
    }

    /// In percent, if it was ever possible.
    pub fn percent(self) -> Option<f64> {
        (self.possible > 0).then(|| 100.0 * self.done as f64 / self.possible as f64)
    }

    fn add(&mut self, other: Self) {
        self.done += other.done;
        self.possible += other.possible;
    }
}

/// The usual statistics, as counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Chips put in by choice on the first street (VPIP): a call, bet, raise or completion. Of all hands.
    pub entered: Times,
    /// A bet, raise or completion there (PFR). Of all hands.
    pub raised: Times,
    /// A raise where the player faced exactly one on the first street (3-bet).
    pub reraised: Times,
    /// Bets and raises after the first street, and calls there.
    pub bets: u64,
    pub calls: u64,
    /// To a showdown (WTSD), of the hands in which the player saw the second street.
    pub showdowns: Times,
    /// Chips won (W$SD), of the showdowns.
    pub won: Times,
    /// A first bet on the second street by the last to raise on the first, where nobody bet before (c-bet).
    pub continued: Times,
}

impl Tally {
    /// Bets and raises for each call after the first street (AF).
    #[allow(dead_code)]
    pub fn aggression(&self) -> Option<f64> {
        (self.calls > 0).then(|| self.bets as f64 / self.calls as f64)
    }

    /// Both together.
    pub fn add(&mut self, other: &Self) {
        self.entered.add(other.entered);
        self.raised.add(other.raised);
        self.reraised.add(other.reraised);
        self.showdowns.add(other.showdowns);
        self.won.add(other.won);
        self.continued.add(other.continued);
        self.bets += other.bets;
        self.calls += other.calls;
    }

    /// What each of those dealt in did in a finished hand.
    pub fn of(dealt_in: SeatSet, events: &[Event<Card>]) -> PerSeat<Self> {
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
                        tally.bets += u64::from(raises_now);
                        tally.calls += u64::from(kind == Some(WagerKind::Call));
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
