//! Where a sitting takes place: a cash table or a tournament, and who is there.

use serde::{Deserialize, Serialize};

use super::company::{Interval, News, Opponents, buy_chips};
use super::config::{Cash, Company, Config, Format};
use super::{KeyHand, Session, SessionError};
use crate::bots::{BotRng, Notes};
use crate::rules::{
    Card, Chips, Cut, Finish, HandState, PerSeat, Presence, Seat, SeatSet, Seed, Setup, Table, TableConfig, Tournament,
    TournamentConfig,
};

/// Everything of a sitting that outlasts a hand.
#[derive(Clone)]
pub(super) struct Venue {
    event: Event,
    pub(super) opponents: Opponents,
    /// What the table has seen of its players, in finished hands.
    pub(super) notes: Notes,
    /// Whether the player has left a tournament's hands to themselves: then they are checked or folded (rule M4).
    pub(super) away: bool,
    /// Whether the player wants no re-buy.
    declined: bool,
    key_hands: Vec<KeyHand>,
    /// The player's words for the next shuffle, and for those after it until there are others.
    pub(super) cut: Cut,
}

#[derive(Clone)]
enum Event {
    Cash { terms: TableConfig, cash: Cash, table: Box<Table> },
    Tournament { terms: TournamentConfig, tournament: Tournament },
}

/// A venue as it is saved: its terms are in the choices that the player made.
#[derive(Serialize, Deserialize)]
pub(super) struct SavedVenue {
    table: Option<Table>,
    tournament: Option<Tournament>,
    opponents: Opponents,
    #[serde(default)]
    notes: Notes,
    away: bool,
    declined: bool,
    key_hands: Vec<KeyHand>,
    #[serde(default)]
    cut: Cut,
}

/// What the player can ask of the table beside acting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// To buy so many chips: at once between hands, or after the running one (rule T2).
    Buy(Chips),
    /// To sit out from the next hand on; in a tournament to be absent.
    SitOut,
    /// Not to buy again, now that it was offered.
    Decline,
    /// To come back, posting what is owed.
    Return,
    /// To come back when the big blind comes (rule T3).
    Wait,
    /// A tournament's re-buy (rule M2).
    Rebuy,
    /// A tournament's add-on.
    AddOn,
    /// So many seconds passed at the table.
    Pass(u32),
    /// To have these words mixed into every shuffle from the next one on.
    Cut(Cut),
}

/// What the table would grant the player now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// Chips can be bought: at least and at most so many.
    pub buy: Option<(Chips, Chips)>,
    /// What was asked for and comes after the running hand.
    pub asked: Chips,
    /// The player may sit out.
    pub sit_out: bool,
    /// The player may come back: for this live and this dead part of an entry (rule T3).
    pub come_back: Option<(Chips, Chips)>,
    /// The player has come back and waits for the big blind.
    pub waiting: bool,
    /// A re-buy is sold.
    pub rebuy: bool,
    /// The add-on is sold.
    pub add_on: bool,
}

impl Venue {
    /// A new table with its opponents, the button drawn by lot (rule G9).
    pub(super) fn open(config: &Config, seed: &Seed) -> Result<Self, SessionError> {
        let everyone = SeatSet::first(usize::from(config.seats));
        let mut lot = BotRng::new(seed.derive("button", 0).stream());
        let button = everyone.iter().nth(lot.below(u32::from(config.seats)) as usize).unwrap_or(Session::PLAYER);
        let event = match config.format {
            Format::Cash(cash) => {
                let (terms, mut table) = (config.table(&cash), Table::new(button));
                for seat in everyone.iter() {
                    table.sit(&terms, seat, cash.buy_in).map_err(SessionError::Table)?;
                }
                Event::Cash { terms, cash, table: Box::new(table) }
            }
            Format::Tournament(format) => {
                let terms = config.tournament(&format);
                Event::Tournament { terms, tournament: Tournament::new(&terms, everyone, button) }
            }
        };
        let mut random = BotRng::new(seed.derive("opponents", 0).stream());
        let opponents = Opponents::line_up(opponents_seats(config), &mut random);
        Ok(Self {
            event,
            opponents,
            notes: Notes::default(),
            away: false,
            declined: false,
            key_hands: Vec::new(),
            cut: Cut::default(),
        })
    }

    pub(super) fn save(&self) -> SavedVenue {
        let (table, tournament) = match &self.event {
            Event::Cash { table, .. } => (Some(Table::clone(table)), None),
            Event::Tournament { tournament, .. } => (None, Some(tournament.clone())),
        };
        let Self { opponents, notes, away, declined, key_hands, cut, .. } = self.clone();
        SavedVenue { table, tournament, opponents, notes, away, declined, key_hands, cut }
    }

    /// The saved venue under these terms, unless they do not fit each other.
    pub(super) fn restore(config: &Config, saved: SavedVenue) -> Option<Self> {
        let SavedVenue { table, tournament, opponents, notes, away, declined, key_hands, cut } = saved;
        let event = match (config.format, table, tournament) {
            (Format::Cash(cash), Some(table), None) => {
                Event::Cash { terms: config.table(&cash), cash, table: Box::new(table) }
            }
            (Format::Tournament(format), None, Some(tournament)) => {
                Event::Tournament { terms: config.tournament(&format), tournament }
            }
            _ => return None,
        };
        let venue = Self { event, opponents, notes, away, declined, key_hands, cut };
        let seats: SeatSet = venue.opponents.iter().map(|(seat, _)| seat).collect();
        // A checkpoint is made between two hands.
        let (taken, possible) = match &venue.event {
            Event::Cash { table, .. } => (table.taken(), table.in_hand().is_empty()),
            Event::Tournament { tournament, .. } => (tournament.entrants(), tournament.is_possible()),
        };
        let mut expected = seats;
        expected.insert(Session::PLAYER);
        (possible && notes.is_possible() && taken == expected && seats.is_subset(opponents_seats(config)))
            .then_some(venue)
    }

    /// How many hands were dealt.
    pub(super) const fn hands(&self) -> u64 {
        match &self.event {
            Event::Cash { table, .. } => table.hands(),
            Event::Tournament { tournament, .. } => tournament.hands(),
        }
    }

    /// The chips in front of a player, as the last hand left them.
    pub(super) fn stack(&self, seat: Seat) -> Chips {
        match &self.event {
            Event::Cash { table, .. } => table.stack(seat),
            Event::Tournament { tournament, .. } => tournament.stack(seat),
        }
    }

    /// Who has a place; in a tournament, who is not out.
    pub(super) fn taken(&self) -> SeatSet {
        match &self.event {
            Event::Cash { table, .. } => table.taken(),
            Event::Tournament { tournament, .. } => tournament.playing(),
        }
    }

    /// What the player has paid for: money at a cash table, buy-ins in a tournament.
    pub(super) fn bought(&self) -> Chips {
        match &self.event {
            Event::Cash { table, .. } => table.place(Session::PLAYER).map_or(Chips::ZERO, |place| place.bought),
            Event::Tournament { terms, tournament } => {
                terms.buy_in.times(1 + u64::from(tournament.bought_again(Session::PLAYER)))
            }
        }
    }

    /// The tournament, if it is one.
    pub(super) const fn tournament(&self) -> Option<(&TournamentConfig, &Tournament)> {
        match &self.event {
            Event::Cash { .. } => None,
            Event::Tournament { terms, tournament } => Some((terms, tournament)),
        }
    }

    /// How the player wants to be dealt in; `None` when there is no such choice.
    pub(super) fn presence(&self) -> Option<Presence> {
        match &self.event {
            Event::Cash { table, .. } => Some(table.place(Session::PLAYER)?.presence),
            Event::Tournament { .. } => None,
        }
    }

    /// The opponents come and go, and the next hand is dealt; `None` when fewer than two can be dealt in, or the
    /// tournament is over. Chance follows from the sitting's seed and the number of the hand.
    pub(super) fn begin(&mut self, config: &Config, seed: &Seed) -> Option<(Setup, Vec<News>)> {
        let mut random = BotRng::new(seed.derive("company", self.hands()).stream());
        let opening = self.hands() == 0;
        match &mut self.event {
            Event::Cash { terms, cash, table } => {
                let news = Vec::new();
                let seats = opponents_seats(config);
                let (opponents, notes) = (&mut self.opponents, &mut self.notes);
                let interval = Interval { terms, table, opponents, notes, seats, cash, news };
                let news = match cash.company {
                    _ if opening => Vec::new(),
                    Company::Lively => interval.mingle(&mut random),
                    Company::Fixed => interval.stay(),
                };
                Some((table.deal(terms)?, news))
            }
            Event::Tournament { terms, tournament } => {
                let news = buy_chips(tournament, terms, &self.opponents, &mut random);
                Some((tournament.deal(terms)?, news))
            }
        }
    }

    /// The running hand is over and left these stacks.
    pub(super) fn settle(&mut self, stacks: &PerSeat<Chips>) {
        match &mut self.event {
            Event::Cash { terms, table, .. } => table.settle(terms, stacks),
            Event::Tournament { tournament, .. } => tournament.settle(stacks),
        }
    }

    /// Does what the player asks for.
    pub(super) fn grant(&mut self, request: Request) -> Result<(), SessionError> {
        let seat = Session::PLAYER;
        if request == Request::Decline {
            return self.decline();
        }
        match (&mut self.event, request) {
            (_, Request::Cut(cut)) => self.cut = cut,
            (Event::Cash { terms, table, .. }, Request::Buy(chips)) => {
                let busted = table.stack(seat).is_zero();
                table.top_up(terms, seat, chips).map_err(SessionError::Table)?;
                if busted {
                    table.set_presence(seat, Presence::Playing).map_err(SessionError::Table)?;
                }
            }
            (Event::Cash { table, .. }, Request::SitOut | Request::Return | Request::Wait) => {
                let presence = match request {
                    Request::SitOut => Presence::SittingOut,
                    Request::Wait => Presence::Waiting,
                    _ => Presence::Playing,
                };
                table.set_presence(seat, presence).map_err(SessionError::Table)?;
            }
            (Event::Tournament { .. }, Request::SitOut) => self.away = true,
            (Event::Tournament { .. }, Request::Return) => self.away = false,
            (Event::Tournament { terms, tournament }, Request::Rebuy) => {
                tournament.rebuy(terms, seat).map_err(SessionError::NoChips)?;
            }
            (Event::Tournament { terms, tournament }, Request::AddOn) => {
                tournament.add_on(terms, seat).map_err(SessionError::NoChips)?;
            }
            (Event::Tournament { tournament, .. }, Request::Pass(seconds)) => tournament.pass(seconds),
            (Event::Cash { .. }, Request::Rebuy | Request::AddOn | Request::Pass(_))
            | (Event::Tournament { .. }, Request::Buy(_) | Request::Wait)
            | (_, Request::Decline) => return Err(SessionError::NotOffered),
        }
        Ok(())
    }

    /// The player does not buy again: out of the tournament, or sitting at the table without playing.
    fn decline(&mut self) -> Result<(), SessionError> {
        if !self.asks_to_rebuy() {
            return Err(SessionError::NotOffered);
        }
        match &mut self.event {
            Event::Cash { table, .. } => {
                table.set_presence(Session::PLAYER, Presence::SittingOut).map_err(SessionError::Table)?;
            }
            Event::Tournament { .. } => self.declined = true,
        }
        Ok(())
    }

    /// The re-buy that brings the player back: so many chips, for so much.
    pub(super) fn rebuy(&self) -> Option<(Chips, Chips)> {
        let seat = Session::PLAYER;
        match &self.event {
            Event::Cash { cash, table, .. } => {
                let chips = cash.buy_in.saturating_sub(table.stack(seat));
                Some((chips, chips))
            }
            Event::Tournament { terms, tournament } => {
                let sold = tournament.stack(seat).is_zero() && tournament.may_rebuy(terms, seat).is_ok();
                sold.then_some((terms.speed.stack(), terms.buy_in))
            }
        }
    }

    /// Whether the player is still to say if they buy again: with too few chips to be dealt in everywhere (rule F5),
    /// and wanting to play.
    pub(super) fn asks_to_rebuy(&self) -> bool {
        match &self.event {
            Event::Cash { cash, table, .. } => table
                .place(Session::PLAYER)
                .is_some_and(|place| place.presence != Presence::SittingOut && place.stack < cash.least_to_play()),
            Event::Tournament { .. } => !self.declined && self.rebuy().is_some(),
        }
    }

    /// Keeps a finished hand of the player's if it is one of those that mattered.
    pub(super) fn remember(&mut self, hand: u64, state: &HandState<Card>) {
        if let Some(key) = KeyHand::of(hand, state) {
            key.keep(&mut self.key_hands);
        }
    }

    pub(super) fn key_hands(&self) -> &[KeyHand] {
        &self.key_hands
    }

    /// What the player can ask for now.
    pub(super) fn offers(&self) -> Offers {
        let seat = Session::PLAYER;
        match &self.event {
            Event::Cash { terms, table, .. } => {
                let Some(place) = table.place(seat) else { return Offers::default() };
                let limits = table.top_up_limits(terms, seat);
                let out = place.presence == Presence::SittingOut;
                let can_play = !place.stack.is_zero();
                let waiting = place.presence == Presence::Waiting && !table.in_hand().contains(seat);
                Offers {
                    buy: limits.filter(|&(least, most)| least <= most && !most.is_zero()),
                    asked: table.asked(seat),
                    sit_out: !out,
                    come_back: ((out || waiting) && can_play).then(|| table.entry_price(terms, seat)),
                    waiting,
                    ..Offers::default()
                }
            }
            Event::Tournament { terms, tournament } => {
                let plays = tournament.playing().contains(seat);
                Offers {
                    sit_out: plays && !self.away,
                    come_back: (plays && self.away).then_some((Chips::ZERO, Chips::ZERO)),
                    rebuy: tournament.may_rebuy(terms, seat).is_ok(),
                    add_on: tournament.may_add_on(terms, seat).is_ok(),
                    ..Offers::default()
                }
            }
        }
    }

    /// Who finished where in a tournament, those of the last hand included unless they may still buy again.
    pub(super) fn finishes(&self) -> Option<Vec<Finish>> {
        let Event::Tournament { terms, tournament } = &self.event else { return None };
        let out = !tournament.sells(terms) || self.declined;
        Some(if out { tournament.closed().finishes().to_vec() } else { tournament.finishes().to_vec() })
    }
}

/// The seats that are not the player's.
fn opponents_seats(config: &Config) -> SeatSet {
    let mut seats = SeatSet::first(usize::from(config.seats));
    seats.remove(Session::PLAYER);
    seats
}
