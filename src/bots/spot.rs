//! What a bot reads from its view: the public facts of a decision, each by the name players use.

use arrayvec::ArrayVec;

use super::combo::Combo;
use super::seen::Seen;
use crate::rules::{
    Action, Card, Chips, Choices, Did, Face, HandState, MAX_SEATS, Passive, Player, Raise, Seat, Structure, WagerKind,
    catalog,
};

/// One decision about a bet.
pub(super) struct Spot<'a> {
    seen: &'a Seen<'a>,
    pub state: &'a HandState<Face>,
    pub me: Seat,
    pub hole: Combo,
    pub board: &'a [Card],
    /// Everyone else who has not folded.
    pub opponents: ArrayVec<Seat, MAX_SEATS>,
    /// What a call adds; nothing when checking is free.
    pub call: Chips,
    pub raise: Option<&'a Raise>,
}

impl<'a> Spot<'a> {
    /// The decision, if it is one about a bet in hold'em.
    pub(super) fn new(seen: &'a Seen<'a>, choices: &'a Choices) -> Option<Self> {
        let state = seen.view.state();
        let me = seen.view.seat()?;
        let Choices::Bet { passive, raise } = choices else { return None };
        if state.setup().game != &catalog::HOLDEM {
            return None;
        }
        let [one, other] = state.player(me).down[..] else { return None };
        let hole = Combo::new(one.known()?, other.known()?)?;
        let opponents = state.live().clockwise_after(me).filter(|&seat| seat != me).collect();
        let call = match passive {
            Passive::Check => Chips::ZERO,
            Passive::Call(chips) => *chips,
        };
        Some(Self { seen, state, me, hole, board: state.board(), opponents, call, raise: raise.as_ref().ok() })
    }

    pub(super) fn player(&self, seat: Seat) -> &Player<Face> {
        self.state.player(seat)
    }

    pub(super) fn own(&self) -> &Player<Face> {
        self.player(self.me)
    }

    /// What staying in without a raise is here.
    pub(super) fn passive(&self) -> Action {
        if self.call.is_zero() { Action::Check } else { Action::Call }
    }

    pub(super) fn structure(&self) -> Structure {
        self.state.setup().structure
    }

    pub(super) fn is_limit(&self) -> bool {
        self.structure() == Structure::Limit
    }

    /// Everything in the middle.
    pub(super) fn pot(&self) -> f32 {
        amount(self.state.total())
    }

    /// An amount in big blinds.
    pub(super) fn in_blinds(&self, chips: Chips) -> f32 {
        amount(chips) / amount(self.state.setup().stakes.big_blind).max(1.0)
    }

    /// What must be matched, in big blinds.
    pub(super) fn highest_in_blinds(&self) -> f32 {
        self.in_blinds(self.state.round().highest())
    }

    /// What a call adds, as a share of the part of the pot that the player can win afterwards.
    pub(super) fn price(&self) -> f32 {
        if self.call.is_zero() {
            return 0.0;
        }
        let reach = self.own().paid + self.call;
        let winnable: Chips = self.state.dealt_in().iter().map(|seat| self.player(seat).paid.min(reach)).sum();
        let call = amount(self.call);
        call / (amount(winnable) + call)
    }

    /// The most chips that this player can still lose: the own stack, or what the deepest opponent has beyond the
    /// player's bet.
    pub(super) fn effective_stack(&self) -> Chips {
        let reach = |&seat: &Seat| self.player(seat).bet + self.player(seat).stack;
        let deepest = self.opponents.iter().map(reach).max().unwrap_or_default();
        self.own().stack.min(deepest.saturating_sub(self.own().bet))
    }

    /// Whether nobody acts after this player from the flop on.
    pub(super) fn in_position(&self) -> bool {
        let able = self.state.able();
        let last = able.clockwise_after(self.state.setup().button).last();
        last.is_none_or(|last| last == self.me)
    }

    /// Whether this player acts after that one from the flop on.
    pub(super) fn acts_after(&self, other: Seat) -> bool {
        let order = || self.state.dealt_in().clockwise_after(self.state.setup().button);
        order().position(|seat| seat == self.me) > order().position(|seat| seat == other)
    }

    /// How many players act after this seat in the first round, the blinds included: how early it is. Zero for the big
    /// blind.
    pub(super) fn behind(&self, seat: Seat) -> usize {
        let Some((_, big)) = self.state.setup().blinds() else { return 0 };
        if seat == big {
            return 0;
        }
        let after = self.state.dealt_in().clockwise_after(seat);
        after.take_while(|&next| next != big).count() + 1
    }

    /// How often it was bet or raised on this street; the blinds are no raise. Before the flop a raise to as much as
    /// several usual ones counts for as many, outside fixed limit.
    pub(super) fn raises(&self) -> usize {
        let raises = self.seen.raisers().count();
        if raises == 0 || self.is_limit() || !self.board.is_empty() {
            return raises;
        }
        let height = self.highest_in_blinds();
        raises.max([7.0, 16.0, 36.0].iter().filter(|&&limit| height > limit).count() + 1)
    }

    /// Who raised last before the flop, from the flop on.
    pub(super) fn preflop_raiser(&self) -> Option<Seat> {
        self.seen.first_street_raiser()
    }

    /// How many opponents have called on this street.
    pub(super) fn callers(&self) -> usize {
        let called = |&&seat: &&Seat| matches!(self.player(seat).last, Some(Did::Wager { kind: WagerKind::Call, .. }));
        self.opponents.iter().filter(called).count()
    }

    /// Who has bet or raised last on this street, unless it was this player.
    pub(super) fn aggressor(&self) -> Option<Seat> {
        self.state.round().aggressor().filter(|&seat| seat != self.me)
    }
}

/// Chips as a number to reckon with. Estimates only: what is bet is always [`Chips`] again.
pub(super) fn amount(chips: Chips) -> f32 {
    chips.0 as f32
}
