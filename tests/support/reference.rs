//! The betting rules B1 to B11 read a second time: what the seat in turn may do, from the bare list of events.
//!
//! Nothing is carried along from one action to the next as the engine does; every question reads the whole street
//! again, rule by rule.

use controbuio::rules::{
    Blind, Card, Choices, Event, Forced, HandState, NoRaise, Passive, RaiseAmounts, Seat, Structure, Tier, WagerKind,
};

/// What may be done: what staying in adds, 0 being a check, and to how much one may raise; `None` where not at all.
#[derive(Debug, PartialEq, Eq)]
pub enum May {
    BringIn { adds: u64, complete: Option<Vec<u64>> },
    Bet { adds: u64, raise: Option<Vec<u64>> },
}

/// The engine's answer in the same form: a range by its ends, fixed amounts one by one.
pub fn engine(choices: &Choices) -> Option<May> {
    let amounts = |amounts: &RaiseAmounts| match amounts {
        RaiseAmounts::OneOf(amounts) => amounts.iter().map(|chips| chips.0).collect(),
        RaiseAmounts::Range { min_to, max_to } => vec![min_to.0, max_to.0],
    };
    let raise = choices.raise().map(|raise| amounts(&raise.amounts));
    match choices {
        Choices::BringIn { chips, .. } => Some(May::BringIn { adds: chips.0, complete: raise }),
        Choices::Bet { passive: Passive::Call(adds), .. } => Some(May::Bet { adds: adds.0, raise }),
        Choices::Bet { passive: Passive::Check, .. } => Some(May::Bet { adds: 0, raise }),
        Choices::ShowOrMuck => None,
    }
}

/// A street as far as it has gone.
struct Street<'a> {
    state: &'a HandState<Card>,
    events: &'a [Event<Card>],
    blinds: bool,
    /// The fixed bet, or the smallest bet outside fixed limit.
    bet: u64,
}

/// One bet, raise or completion, and what had to be matched before it.
struct Raise {
    at: usize,
    to: u64,
    before: u64,
}

impl Street<'_> {
    /// The highest bet among the first `count` events, nominal blinds and bring-ins counting in full (rule F5).
    fn highest(&self, count: usize) -> u64 {
        let stakes = &self.state.setup().stakes;
        let worth = |event: &Event<Card>| match *event {
            Event::Blind { blind: Blind::Small | Blind::Big | Blind::Entry, .. } => stakes.big_blind.0,
            Event::Wager { kind: WagerKind::BringIn, .. } => stakes.bring_in.0,
            Event::Wager { to, .. } => to.0,
            _ => 0,
        };
        self.events[..count].iter().map(worth).max().unwrap_or(0)
    }

    /// What is no bet of anybody's own: the blind outside stud counts as one, the bring-in does not.
    fn raises(&self) -> Vec<Raise> {
        let raise = |(at, event): (usize, &Event<Card>)| match *event {
            Event::Wager { kind: WagerKind::Bet | WagerKind::Raise | WagerKind::Complete, to, .. } => {
                Some(Raise { at, to: to.0, before: self.highest(at) })
            }
            _ => None,
        };
        self.events.iter().enumerate().filter_map(raise).collect()
    }

    /// When this seat last acted of its own will, if it has: a forced bet is no act.
    fn acted(&self, seat: Seat) -> Option<usize> {
        self.events.iter().rposition(|event| match *event {
            Event::Check { seat: other } => other == seat,
            Event::Wager { seat: other, kind, .. } => other == seat && kind != WagerKind::BringIn,
            _ => false,
        })
    }

    /// Each raise outside fixed limit with its least size: the last full one before it (rule B8).
    fn sizes(&self) -> (u64, Vec<(usize, bool)>) {
        let brought_in = |event: &Event<Card>| match *event {
            Event::Wager { kind: WagerKind::BringIn, to, .. } => Some(to.0),
            _ => None,
        };
        let brought_in = self.events.iter().find_map(brought_in).unwrap_or(0);
        let mut least = self.bet;
        let mut full = Vec::new();
        for (number, raise) in self.raises().iter().enumerate() {
            let opens = number == 0 && !self.blinds;
            let size = if opens { raise.to.saturating_sub(brought_in) } else { raise.to - raise.before };
            full.push((raise.at, if opens { raise.to >= self.bet } else { size >= least }));
            least = least.max(size);
        }
        (least, full)
    }

    /// How many full bets of a fixed-limit street these bets come to, half a bet counting as one (rule B9a).
    fn level(&self, to: u64) -> u64 {
        let base = if self.blinds { self.state.setup().stakes.big_blind.0 } else { 0 };
        (2 * to.saturating_sub(base) + self.bet) / (2 * self.bet)
    }

    /// What bets of a level come to.
    fn of_level(&self, level: u64) -> u64 {
        (if self.blinds { self.state.setup().stakes.big_blind.0 } else { 0 }) + level * self.bet
    }

    /// The raises of fixed limit (rules B5, B6, B9a).
    fn limit(&self, seat: Seat) -> Result<u64, NoRaise> {
        let room = &self.state.setup().room;
        let raises = self.raises();
        let first = u64::from(self.blinds && room.blind_counts);
        let now = raises.last().map_or(0, |raise| raise.to);
        let highest = self.highest(self.events.len());
        let (bets, next, full_since) = if room.half_bet {
            let level = self.level(now);
            let then = |at: usize| raises.iter().filter(|raise| raise.at <= at).map(|raise| self.level(raise.to)).max();
            let since = self.acted(seat).is_none_or(|at| level > then(at).unwrap_or(0));
            (first + level, self.of_level(level + 1), since)
        } else {
            // The total of the last bet and one full bet more; what is less than a full bet re-opens nothing.
            let from = if self.blinds { highest } else { now };
            let mut before = self.of_level(0);
            let mut full = Vec::new();
            for raise in &raises {
                full.extend((raise.to - before >= self.bet).then_some(raise.at));
                before = raise.to;
            }
            let since = self.acted(seat).is_none_or(|at| full.iter().any(|&raise| raise > at));
            (first + raises.len() as u64, from + self.bet, since)
        };
        if bets >= u64::from(room.cap) {
            return Err(NoRaise::Capped { bets: u8::try_from(bets).unwrap() });
        }
        if full_since { Ok(next) } else { Err(NoRaise::NotReopened) }
    }

    /// The raises outside fixed limit (rules B8, B9, B10): the least and the most.
    fn big_bet(&self, seat: Seat, bet: u64) -> Result<(u64, u64), NoRaise> {
        let highest = self.highest(self.events.len());
        let (size, full) = self.sizes();
        let since = self.acted(seat).is_none_or(|at| full.iter().any(|&(raise, full)| full && raise > at));
        if !since && highest - bet < size {
            return Err(NoRaise::NotReopened);
        }
        let opened = self.blinds || !full.is_empty();
        let least = if opened { highest + size } else { self.bet };
        let pot: u64 = self.state.total().0;
        let most = match self.state.setup().structure {
            Structure::PotLimit => (highest + pot + (highest - bet)).max(least),
            _ => u64::MAX,
        };
        Ok((least, most))
    }
}

/// What the seat in turn may do by the rule book; `None` where no bet is asked for, or on a fixed-limit street with
/// two bets (rule B7), which is not read here.
pub fn may(state: &HandState<Card>, events: &[Event<Card>]) -> Option<May> {
    let seat = state.turn().filter(|_| !state.asks_to_show())?;
    let setup = state.setup();
    let limit = setup.structure == Structure::Limit;
    let tier = state.street()?.tier;
    if limit && tier == Tier::SmallOrBig {
        return None;
    }
    let begins = events.iter().rposition(|event| matches!(event, Event::StreetBegins { .. }))?;
    let first = state.street_index() == Some(0);
    let street = Street {
        state,
        events: &events[begins..],
        blinds: first && setup.game.forced == Forced::Blinds,
        bet: if limit && tier == Tier::Big { setup.stakes.big_bet.0 } else { setup.stakes.small_bet.0 },
    };
    let (stack, bet) = (state.player(seat).stack.0, state.player(seat).bet.0);
    let highest = street.highest(street.events.len());
    let owes = first
        && setup.game.forced != Forced::Blinds
        && !street.events.iter().any(|event| matches!(event, Event::Wager { .. }));
    let to_match = if owes { setup.stakes.bring_in.0 } else { highest };
    // Somebody else must be able to put more in than lies there.
    let lies = state.dealt_in().iter().map(|seat| state.player(seat).bet.0).max().unwrap_or(0);
    let caller = |other: Seat| {
        let player = state.player(other);
        other != seat && player.stack.0 > 0 && player.bet.0 + player.stack.0 > lies
    };
    let possible = bet + stack > to_match && state.live().iter().any(caller);
    let raise = possible.then(|| {
        if limit {
            street.limit(seat).ok().map(|to| vec![to.min(bet + stack)])
        } else {
            let range = street.big_bet(seat, bet).ok();
            range.map(|(least, most)| vec![least.min(bet + stack), most.min(bet + stack)])
        }
    });
    let (adds, raise) = ((to_match - bet).min(stack), raise.flatten());
    Some(if owes { May::BringIn { adds, complete: raise } } else { May::Bet { adds, raise } })
}
