//! What a tournament must come to, booked beside the engine and compared with it.

use std::error::Error;
use std::fmt;

use controbuio::rules::{
    Chips, Clock, NoChips, PerSeat, Seat, SeatSet, Setup, Tournament, TournamentConfig, level_stakes,
};

/// A tournament that is not as it should be.
#[derive(Debug)]
pub struct Wrong(pub String);

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Wrong {}

fn same<T: PartialEq + fmt::Debug>(what: &str, is: T, should: T) -> Result<(), Wrong> {
    if is == should { Ok(()) } else { Err(Wrong(format!("{what}: {is:?}, and should be {should:?}"))) }
}

/// Who is out, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Out {
    place: usize,
    sharing: usize,
    /// How far left of the button of that hand.
    left: usize,
}

/// The books of one tournament.
pub struct Ledger<'a> {
    config: &'a TournamentConfig,
    entrants: SeatSet,
    stacks: PerSeat<Chips>,
    /// The stacks with which the last hand began.
    before: PerSeat<Chips>,
    button: Seat,
    big_blind: Option<Seat>,
    hands: u64,
    seconds: u64,
    /// How often chips were paid for, the entries included.
    bought: u64,
    add_ons: SeatSet,
    out: PerSeat<Option<Out>>,
    ties: u64,
    most_out: usize,
}

impl<'a> Ledger<'a> {
    pub fn new(config: &'a TournamentConfig, entrants: SeatSet, button: Seat) -> Self {
        let stack = |seat| if entrants.contains(seat) { config.speed.stack() } else { Chips::ZERO };
        Self {
            config,
            entrants,
            stacks: PerSeat::from_fn(stack),
            before: PerSeat::default(),
            button,
            big_blind: None,
            hands: 0,
            seconds: 0,
            bought: entrants.len() as u64,
            add_ons: SeatSet::EMPTY,
            out: PerSeat::default(),
            ties: 0,
            most_out: 0,
        }
    }

    fn playing(&self) -> SeatSet {
        self.entrants.iter().filter(|&seat| self.out[seat].is_none()).collect()
    }

    /// The level of the next hand.
    fn level(&self) -> u32 {
        let length = u64::from(self.config.speed.length(self.config.clock));
        let level = match self.config.clock {
            Clock::Hands => self.hands / length,
            Clock::Minutes => self.seconds / 60 / length,
        };
        level as u32
    }

    /// A hand begins: for the amounts of its level, with everyone who is left and all their chips, and with a big blind
    /// that moves (rules M1, M3, T4). Nothing is sold during it (rule M2).
    pub fn deals(&mut self, tournament: &Tournament, setup: &Setup) -> Result<(), Wrong> {
        same("stakes", setup.stakes, level_stakes(self.config.game, self.level()))?;
        same("dealt in", setup.dealt_in(), self.playing())?;
        same("stacks", setup.stacks, self.stacks)?;
        if let Some((_, big)) = setup.blinds() {
            let next = self.big_blind.map(|last| self.playing().next_after(last));
            same("big blind", Some(big), next.unwrap_or(Some(big)))?;
            self.big_blind = Some(big);
        }
        self.before = self.stacks;
        self.button = setup.button;
        self.hands += 1;
        same("a re-buy in the hand", tournament.may_rebuy(self.config, setup.button), Err(NoChips::NotNow))?;
        same("an add-on in the hand", tournament.may_add_on(self.config, setup.button), Err(NoChips::NotNow))
    }

    /// The hand took so long and left these stacks.
    pub fn settles(&mut self, tournament: &mut Tournament, seconds: u32, stacks: &PerSeat<Chips>) -> Result<(), Wrong> {
        tournament.pass(seconds);
        tournament.settle(stacks);
        self.seconds += u64::from(seconds);
        self.stacks = *stacks;
        self.counts(tournament)
    }

    /// Somebody asks for a re-buy, which is sold to whom it should be (rule M2).
    pub fn rebuys(&mut self, tournament: &mut Tournament, seat: Seat) -> Result<(), Wrong> {
        let sells = self.playing().contains(seat) && self.level() < self.config.rebuy_levels;
        let sold = sells && self.stacks[seat] <= self.config.speed.stack();
        same("a re-buy", tournament.rebuy(self.config, seat).is_ok(), sold)?;
        self.books(seat, sold);
        self.counts(tournament)
    }

    /// Somebody asks for the add-on, which everyone may have once (rule M2).
    pub fn adds_on(&mut self, tournament: &mut Tournament, seat: Seat) -> Result<(), Wrong> {
        let sells = self.playing().contains(seat) && self.level() < self.config.rebuy_levels;
        let sold = sells && !self.add_ons.contains(seat);
        same("an add-on", tournament.add_on(self.config, seat).is_ok(), sold)?;
        if sold {
            self.add_ons.insert(seat);
        }
        self.books(seat, sold);
        self.counts(tournament)
    }

    fn books(&mut self, seat: Seat, sold: bool) {
        if sold {
            self.stacks[seat] += self.config.speed.stack();
            self.bought += 1;
        }
    }

    /// No chip is lost and none comes from nowhere; the pool is what was paid in (rule M4).
    fn counts(&self, tournament: &Tournament) -> Result<(), Wrong> {
        same("stacks", PerSeat::from_fn(|seat| tournament.stack(seat)), self.stacks)?;
        let chips = self.stacks.iter().map(|(_, &stack)| stack).sum();
        same("chips in play", chips, self.config.speed.stack().times(self.bought))?;
        same("collected", tournament.pool(self.config), self.config.buy_in.times(self.bought))
    }

    /// Who has busted and not bought again is out, in the place of rule M4.
    pub fn closes(&mut self, tournament: &Tournament) -> Result<(), Wrong> {
        let playing = self.playing();
        let left: SeatSet = playing.iter().filter(|&seat| !self.stacks[seat].is_zero()).collect();
        let out = playing - left;
        for seat in out.iter() {
            let than_own =
                |order| out.iter().filter(|&other| self.before[other].cmp(&self.before[seat]) == order).count();
            let place = left.len() + 1 + than_own(std::cmp::Ordering::Greater);
            let sharing = than_own(std::cmp::Ordering::Equal);
            self.out[seat] = Some(Out { place, sharing, left: self.left_of_button(seat) });
        }
        if let (1, Some(winner)) = (left.len(), left.iter().next()) {
            self.out[winner] = Some(Out { place: 1, sharing: 1, left: self.left_of_button(winner) });
        }
        self.most_out = self.most_out.max(out.len());
        let mut places: PerSeat<Option<(usize, usize)>> = PerSeat::default();
        for finish in tournament.closed().finishes() {
            same("out twice", places[finish.seat].replace((finish.place, finish.sharing)), None)?;
        }
        same("places", places, PerSeat::from_fn(|seat| self.out[seat].map(|out| (out.place, out.sharing))))
    }

    fn left_of_button(&self, seat: Seat) -> usize {
        self.entrants.clockwise_after(self.button).position(|other| other == seat).unwrap_or_default()
    }

    /// Every place is there once, or shared by as many as it stands for; each pays its prize or an equal share of the
    /// prizes, units that cannot be split going to the first left of the button; and what is paid is what was collected
    /// (rule M4).
    pub fn ends(&mut self, tournament: &Tournament) -> Result<(), Wrong> {
        let (prizes, paid) = (tournament.prizes(self.config), tournament.payout(self.config));
        let mut place = 1;
        while place <= self.entrants.len() {
            let shares = |out: Out| (out.place == place).then_some(out.left);
            let mut seats: Vec<(usize, Seat)> =
                self.entrants.iter().filter_map(|seat| Some((shares(self.out[seat]?)?, seat))).collect();
            seats.sort_unstable();
            let first = seats.first().and_then(|&(_, seat)| self.out[seat]);
            same("players who share a place", Some(seats.len()), first.map(|out| out.sharing))?;
            let sum: Chips = prizes.iter().skip(place - 1).take(seats.len()).copied().sum();
            let (share, odd) = sum.split(seats.len() as u64);
            for (number, &(_, seat)) in seats.iter().enumerate() {
                let prize = share + Chips(u64::from((number as u64) < odd.0));
                same("prize", paid[seat], prize)?;
            }
            self.ties += u64::from(seats.len() > 1);
            place += seats.len();
        }
        let all: Chips = paid.iter().map(|(_, &prize)| prize).sum();
        same("paid", all, self.config.buy_in.times(self.bought))
    }

    /// How many hands were dealt.
    pub fn hands(&self) -> u64 {
        self.hands
    }

    /// How often chips were bought again.
    pub fn bought_again(&self) -> u64 {
        self.bought - self.entrants.len() as u64
    }

    /// How many places were shared.
    pub fn ties(&self) -> u64 {
        self.ties
    }

    /// The most who went out in one hand.
    pub fn most_out(&self) -> usize {
        self.most_out
    }
}
