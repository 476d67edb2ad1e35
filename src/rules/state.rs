//! A hand as it stands: the fold over its events.

use arrayvec::ArrayVec;

use super::card::{Card, Face};
use super::chips::Chips;
use super::event::{Blind, Event, Viewer, WagerKind};
use super::game::{Game, Street, Structure, Tier};
use super::player::{Did, Player};
use super::pot::{Pots, pots};
use super::round::{Means, Round, RoundRules};
use super::seat::{PerSeat, Seat, SeatSet};
use super::setup::Setup;

/// The cards in the middle.
pub type Board = ArrayVec<Card, { Game::MAX_BOARD }>;

/// A hand as it stands after some events. The engine, the replay, a resumed hand, a bot's view and the screen
/// are all this one fold; `C` is [`Card`] for the truth and [`Face`] for what one observer knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandState<C> {
    setup: Setup,
    dealt_in: SeatSet,
    live: SeatSet,
    players: PerSeat<Player<C>>,
    board: Board,
    burned: u8,
    street: Option<u8>,
    round: Round,
    opener: Option<Seat>,
    to_act: Option<Seat>,
    bring_in_due: bool,
    asked_to_show: Option<Seat>,
    shown: SeatSet,
    mucked: SeatSet,
    over: bool,
}

impl<C: Copy + From<Card>> HandState<C> {
    /// The hand before anything has happened.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        let dealt_in = setup.dealt_in();
        Self {
            setup: *setup,
            dealt_in,
            live: dealt_in,
            players: PerSeat::from_fn(|seat| Player::new(setup.stacks[seat])),
            board: Board::new(),
            burned: 0,
            street: None,
            round: Round::new(round_rules(setup, None)),
            opener: None,
            to_act: None,
            bring_in_due: false,
            asked_to_show: None,
            shown: SeatSet::EMPTY,
            mucked: SeatSet::EMPTY,
            over: false,
        }
    }

    /// One more event. Events are facts: the engine makes no other, so nothing is checked here.
    pub fn apply(&mut self, event: &Event<C>) {
        match *event {
            Event::Ante { seat, chips } => {
                self.pay(seat, chips);
                if self.setup.big_blind_ante().is_some() {
                    self.players[seat].dead += chips;
                }
                self.players[seat].last = Some(Did::Ante(chips));
            }
            Event::Collect => {
                self.to_act = None;
                for seat in Seat::all() {
                    self.players[seat].bet = Chips::ZERO;
                }
            }
            Event::StreetBegins { street } => {
                self.street = Some(street);
                self.round = Round::new(round_rules(&self.setup, self.street()));
                for seat in self.live.iter() {
                    self.players[seat].last = None;
                }
            }
            Event::Blind { seat, blind, chips } => {
                self.pay(seat, chips);
                let player = &mut self.players[seat];
                *(if blind.is_live() { &mut player.bet } else { &mut player.dead }) += chips;
                player.last = Some(Did::Blind(blind, chips));
                if blind == Blind::Big {
                    self.round.post_big_blind(self.setup.stakes.big_blind, self.setup.room.blind_counts);
                }
            }
            Event::Burn { .. } => self.burned += 1,
            // The game's value bounds how many cards there are; a longer list of events is cut off.
            Event::Down { seat, card } => drop(self.players[seat].down.try_push(card)),
            Event::Up { seat, card } => drop(self.players[seat].up.try_push(card)),
            Event::Board { card } => drop(self.board.try_push(card)),
            Event::Reshuffle => self.burned = 0,
            Event::Opens { seat } => {
                self.opener = Some(seat);
                self.to_act = Some(seat);
                self.bring_in_due = self.owes_bring_in();
                if let Some(larger) = self.larger_bet() {
                    self.round.allow(larger);
                }
            }
            Event::Fold { seat } => {
                self.live.remove(seat);
                self.round.act(seat);
                self.did(seat, Did::Fold);
            }
            Event::Check { seat } => {
                self.round.act(seat);
                self.did(seat, Did::Check);
            }
            Event::Wager { seat, kind, to } => self.wager(seat, kind, to),
            Event::Return { seat, chips } => {
                let player = &mut self.players[seat];
                player.stack += chips;
                player.bet = player.bet.saturating_sub(chips);
                player.paid = player.paid.saturating_sub(chips);
            }
            Event::AskedToShow { seat } => self.asked_to_show = Some(seat),
            Event::Show { seat, ref cards } => {
                self.players[seat].turned = cards.len() as u8;
                self.players[seat].down = cards.iter().map(|&card| C::from(card)).collect();
                self.shown.insert(seat);
                self.asked_to_show = None;
            }
            Event::Muck { seat } => {
                self.mucked.insert(seat);
                self.asked_to_show = None;
            }
            Event::Award { seat, chips, .. } => {
                let player = &mut self.players[seat];
                player.stack += chips;
                player.won += chips;
            }
            Event::End => self.over = true,
        }
    }

    fn pay(&mut self, seat: Seat, chips: Chips) {
        let player = &mut self.players[seat];
        player.stack = player.stack.saturating_sub(chips);
        player.paid += chips;
    }

    fn wager(&mut self, seat: Seat, kind: WagerKind, to: Chips) {
        self.pay(seat, to.saturating_sub(self.players[seat].bet));
        self.players[seat].bet = to;
        match kind {
            WagerKind::BringIn => self.round.bring_in(seat, self.setup.stakes.bring_in, to),
            WagerKind::Call => self.round.act(seat),
            WagerKind::Bet | WagerKind::Raise | WagerKind::Complete => self.round.raise(seat, to),
        }
        self.bring_in_due = false;
        self.did(seat, Did::Wager { kind, to });
    }

    fn did(&mut self, seat: Seat, did: Did) {
        self.players[seat].last = Some(did);
        self.to_act = self.live.clockwise_after(seat).find(|&next| self.must_answer(next));
    }
}

impl<C> HandState<C> {
    /// What the hand began with.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// One player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player<C> {
        &self.players[seat]
    }

    /// Who was dealt in.
    #[must_use]
    pub const fn dealt_in(&self) -> SeatSet {
        self.dealt_in
    }

    /// Who has not folded.
    #[must_use]
    pub const fn live(&self) -> SeatSet {
        self.live
    }

    /// Who is live and still has chips.
    #[must_use]
    pub fn able(&self) -> SeatSet {
        self.live.iter().filter(|&seat| !self.players[seat].stack.is_zero()).collect()
    }

    /// Whether this player is live with nothing left.
    #[must_use]
    pub fn is_all_in(&self, seat: Seat) -> bool {
        self.live.contains(seat) && self.players[seat].stack.is_zero() && !self.over
    }

    /// The cards in the middle.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Burned cards that lie beside the stub.
    #[must_use]
    pub const fn burned(&self) -> u8 {
        self.burned
    }

    /// The number of the street, 0 first; `None` before the first begins.
    #[must_use]
    pub const fn street_index(&self) -> Option<u8> {
        self.street
    }

    /// The street as the game defines it.
    #[must_use]
    pub fn street(&self) -> Option<&'static Street> {
        self.setup.game.streets.get(usize::from(self.street?))
    }

    /// The betting round of this street.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// Who was asked first in the last round that had betting.
    #[must_use]
    pub const fn opener(&self) -> Option<Seat> {
        self.opener
    }

    /// Who is asked now: to act, or to show or muck.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.asked_to_show.or(self.to_act)
    }

    /// Whether the seat in turn is asked to show or muck.
    #[must_use]
    pub const fn asks_to_show(&self) -> bool {
        self.asked_to_show.is_some()
    }

    /// Whether the seat in turn owes the bring-in (rule F4).
    #[must_use]
    pub const fn bring_in_due(&self) -> bool {
        self.bring_in_due
    }

    /// Whose private cards were turned up.
    #[must_use]
    pub const fn shown(&self) -> SeatSet {
        self.shown
    }

    /// Who mucked at the showdown.
    #[must_use]
    pub const fn mucked(&self) -> SeatSet {
        self.mucked
    }

    /// Whether the hand is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The pots already collected, main pot first, without the bets that still lie in front of the players.
    #[must_use]
    pub fn pots(&self) -> Pots {
        let collected = PerSeat::from_fn(|seat| self.players[seat].matched().saturating_sub(self.players[seat].bet));
        let dead = self.players.iter().map(|(_, player)| player.dead).sum();
        pots(&collected, dead, self.live)
    }

    /// Everything in the middle: the pots and all bets, as long as it is not paid out.
    #[must_use]
    pub fn total(&self) -> Chips {
        let paid: Chips = self.players.iter().map(|(_, player)| player.paid).sum();
        paid.saturating_sub(self.players.iter().map(|(_, player)| player.won).sum())
    }

    /// The highest bet that lies in front of a player.
    pub(super) fn highest_bet(&self) -> Chips {
        self.players.iter().map(|(_, player)| player.bet).max().unwrap_or_default()
    }

    /// What a player brings to a raise.
    pub(super) fn means(&self, seat: Seat) -> Means {
        let player = &self.players[seat];
        Means { bet: player.bet, stack: player.stack, pot: self.total() }
    }
}

impl HandState<Card> {
    /// What `viewer` knows of this hand, which is the fold of what `viewer` was told.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> HandState<Face> {
        let faces = |seat: Seat| {
            let player = &self.players[seat];
            let seen = if viewer.sees(seat) { player.down.len() } else { usize::from(player.turned) };
            let face = |(index, &card)| if index < seen { Face::Known(card) } else { Face::Hidden };
            player.down.iter().enumerate().map(face).collect()
        };
        HandState {
            players: PerSeat::from_fn(|seat| {
                let player = &self.players[seat];
                Player {
                    stack: player.stack,
                    bet: player.bet,
                    paid: player.paid,
                    dead: player.dead,
                    won: player.won,
                    down: faces(seat),
                    turned: player.turned,
                    up: player.up.clone(),
                    last: player.last,
                }
            }),
            setup: self.setup,
            dealt_in: self.dealt_in,
            live: self.live,
            board: self.board.clone(),
            burned: self.burned,
            street: self.street,
            round: self.round,
            opener: self.opener,
            to_act: self.to_act,
            bring_in_due: self.bring_in_due,
            asked_to_show: self.asked_to_show,
            shown: self.shown,
            mucked: self.mucked,
            over: self.over,
        }
    }
}

fn round_rules(setup: &Setup, street: Option<&Street>) -> RoundRules {
    let stakes = &setup.stakes;
    // Bet sizes do not change by street outside fixed limit (rule B11).
    let late = setup.structure == Structure::Limit && street.is_some_and(|street| street.tier == Tier::Big);
    RoundRules {
        structure: setup.structure,
        bet: if late { stakes.big_bet } else { stakes.small_bet },
        larger: None,
        cap: setup.room.cap,
        half_bet: setup.room.half_bet,
    }
}
