//! Who shows, who may muck, and who is paid.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::Hand;
use crate::rules::card::{Card, Rank};
use crate::rules::card_set::CardSet;
use crate::rules::chips::Chips;
use crate::rules::event::{Event, Hole, Part};
use crate::rules::game::{Forced, OddUnits, Opener, Showdown};
use crate::rules::pot::Pot;
use crate::rules::rank::{Ranking, Strength};
use crate::rules::room::OddUnitRule;
use crate::rules::seat::{MAX_SEATS, Seat, SeatSet};

impl Hand {
    /// The next hand in order is turned up, or its player asked; `false` when nobody is left (rule S1).
    pub(super) fn show_next(&mut self) -> bool {
        let state = &self.state;
        // A hand that was turned up for an all-in is turned up again when it was dealt another card since.
        let is_open = |seat| {
            let player = state.player(seat);
            state.shown().contains(seat) && usize::from(player.turned) == player.down.len()
        };
        let waits = |seat| !is_open(seat) && !state.mucked().contains(seat);
        let Some(seat) = self.showing_order().find(|&seat| waits(seat)) else { return false };
        let all_in = state.live().iter().any(|seat| state.is_all_in(seat));
        let first = (state.shown() | state.mucked()).is_empty();
        if all_in || first || self.could_win(seat) {
            let cards = self.state.player(seat).down.clone();
            self.happens(Event::Show { seat, cards });
        } else {
            self.happens(Event::AskedToShow { seat });
        }
        true
    }

    /// The last to bet or raise shows first; after a round of checks the one who opened it in stud, the first
    /// left of the button elsewhere; then clockwise (rule S1).
    fn showing_order(&self) -> impl Iterator<Item = Seat> {
        let state = &self.state;
        let by_cards = state.street().is_some_and(|street| street.opener != Opener::LeftOfButton)
            && matches!(state.setup().game.forced, Forced::BringIn(_));
        let first = state.round().aggressor().or_else(|| state.opener().filter(|_| by_cards));
        let itself = first.filter(|&seat| state.live().contains(seat));
        let others = state.live().clockwise_after(first.unwrap_or(state.setup().button));
        itself.into_iter().chain(others.filter(move |&seat| Some(seat) != first))
    }

    /// Whether what is already shown leaves this player a share of any pot, high or low.
    fn could_win(&self, seat: Seat) -> bool {
        let shares = |pot: &Pot, ranking| {
            let own = self.strength(ranking, seat);
            let mut shown = (pot.claimants & self.state.shown()).iter();
            own.is_some() && shown.all(|other| self.strength(ranking, other) <= own)
        };
        self.state.pots().iter().filter(|pot| pot.claimants.contains(seat)).any(|pot| {
            match self.state.setup().game.showdown {
                Showdown::Whole(ranking) => shares(pot, ranking),
                Showdown::Halves(high, low) => shares(pot, high) || shares(pot, low),
            }
        })
    }

    fn private(&self, seat: Seat) -> Hole<Card> {
        let player = self.state.player(seat);
        player.down.iter().chain(&player.up).copied().take(Hole::<Card>::new().capacity()).collect()
    }

    fn strength(&self, ranking: Ranking, seat: Seat) -> Option<Strength> {
        let player = self.state.player(seat);
        let private: CardSet = player.down.iter().chain(&player.up).copied().collect();
        let board: CardSet = self.state.board().iter().copied().collect();
        ranking.strength(self.state.setup().game.hole_use, private, board)
    }

    /// Pays every pot, the last side pot first and the main pot last, each on its own (rules P3, P4, S2–S4).
    pub(super) fn pay(&mut self) {
        for (number, pot) in self.state.pots().into_iter().enumerate().rev() {
            let claimants = pot.claimants - self.state.mucked();
            match self.state.setup().game.showdown {
                Showdown::Whole(high) => self.pay_part(number, Part::Whole, pot.chips, claimants, high),
                Showdown::Halves(high, low) if claimants.len() > 1 && !self.best(low, claimants).is_empty() => {
                    // The unit that cannot be halved goes to the high half (rule S4).
                    let (half, odd) = pot.chips.split(2);
                    self.pay_part(number, Part::High, half + odd, claimants, high);
                    self.pay_part(number, Part::Low, half, claimants, low);
                }
                Showdown::Halves(high, _) => self.pay_part(number, Part::Whole, pot.chips, claimants, high),
            }
        }
    }

    /// Splits a pot, or half of one, among the best of its claimants.
    fn pay_part(&mut self, pot: usize, part: Part, chips: Chips, claimants: SeatSet, ranking: Ranking) {
        let winners = if claimants.len() == 1 { claimants } else { self.best(ranking, claimants) };
        let (share, odd) = chips.split(winners.len() as u64);
        for (place, seat) in self.odd_unit_order(ranking, winners).into_iter().enumerate() {
            let units = match self.state.setup().room.odd_units {
                OddUnitRule::OneEach => u64::from((place as u64) < odd.0),
                OddUnitRule::AllToFirst => {
                    if place == 0 {
                        odd.0
                    } else {
                        0
                    }
                }
            };
            let chips = share + Chips(units);
            if !chips.is_zero() {
                self.happens(Event::Award { pot: pot as u8, part, seat, chips });
            }
        }
    }

    /// The claimants with the best hand of this ranking; nobody when none qualifies (rule S2: suits never matter).
    fn best(&self, ranking: Ranking, claimants: SeatSet) -> SeatSet {
        let mut best = (None, SeatSet::EMPTY);
        for seat in claimants.iter() {
            let strength = self.strength(ranking, seat);
            if strength > best.0 {
                best = (strength, SeatSet::EMPTY);
            }
            if strength.is_some() && strength == best.0 {
                best.1.insert(seat);
            }
        }
        best.1
    }

    /// Who is given the first of the units that cannot be split (rule S3).
    fn odd_unit_order(&self, ranking: Ranking, winners: SeatSet) -> ArrayVec<Seat, MAX_SEATS> {
        let mut order: ArrayVec<Seat, MAX_SEATS> = winners.clockwise_after(self.state.setup().button).collect();
        let setup = self.state.setup();
        let by_card = setup.game.odd_units == OddUnits::HighestCard && setup.room.odd_units == OddUnitRule::OneEach;
        if winners.len() > 1 && by_card {
            // A card on the board plays for everyone and decides nothing.
            let own = |seat: Seat| {
                let hole_use = setup.game.hole_use;
                let five = ranking.best(hole_use, &self.private(seat), self.state.board()).map(|best| best.cards);
                let own = five.into_iter().flatten().filter(|card| !self.state.board().contains(card));
                let mut own: ArrayVec<_, 5> = own.map(|card| (height(ranking, card), card)).collect();
                own.sort_unstable_by_key(|&card| Reverse(card));
                own
            };
            order.sort_by_cached_key(|&seat| Reverse(own(seat)));
        }
        order
    }
}

/// How high a card counts when odd units are given out: the ace is low in a low hand.
fn height(ranking: Ranking, card: Card) -> u8 {
    match (ranking, card.rank()) {
        (Ranking::LowEight | Ranking::LowAceFive, Rank::Ace) => 0,
        (_, rank) => rank as u8 + 1,
    }
}
