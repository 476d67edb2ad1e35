//! Posting and dealing.

use super::Hand;
use crate::rules::chips::Chips;
use crate::rules::event::{Blind, Event};
use crate::rules::game::Deal;
use crate::rules::seat::Seat;
use crate::rules::setup::Entry;

impl Hand {
    /// Antes, clockwise from the button's left (rules F3, F5).
    pub(super) fn post_antes(&mut self) {
        let setup = *self.state.setup();
        for seat in setup.ante_payers().clockwise_after(setup.button) {
            let chips = setup.stakes.ante.min(self.state.player(seat).stack);
            self.happens(Event::Ante { seat, chips });
        }
    }

    /// A street begins: blinds on the first, cards, and betting if anyone can bet.
    pub(super) fn begin_street(&mut self, street: u8) {
        self.happens(Event::StreetBegins { street });
        if street == 0 {
            self.post_blinds();
        }
        self.deal_street();
        if let Some(seat) = self.state.opener_now() {
            self.happens(Event::Opens { seat });
        }
    }

    /// The blinds, and then what those owe who come in (rules F1, F5, T3).
    fn post_blinds(&mut self) {
        let setup = *self.state.setup();
        let Some((small, big)) = setup.blinds() else { return };
        if let Some(small) = small {
            self.post(small, Blind::Small, setup.stakes.small_blind);
        }
        // A big blind of nothing, from a player who died on the ante, still leaves the big blind to be called.
        let chips = setup.stakes.big_blind.min(self.state.player(big).stack);
        self.happens(Event::Blind { seat: big, blind: Blind::Big, chips });
        for (seat, entry) in setup.entering() {
            if matches!(entry, Entry::BigBlind | Entry::BothBlinds) {
                self.post(seat, Blind::Entry, setup.stakes.big_blind);
            }
            if matches!(entry, Entry::SmallBlind | Entry::BothBlinds) {
                self.post(seat, Blind::Dead, setup.stakes.small_blind);
            }
        }
    }

    fn post(&mut self, seat: Seat, blind: Blind, amount: Chips) {
        let chips = amount.min(self.state.player(seat).stack);
        if !chips.is_zero() {
            self.happens(Event::Blind { seat, blind, chips });
        }
    }

    /// The cards of the street. When the stub is too short for everyone, the burned cards come back, and when
    /// they do not suffice either, one card is turned up for all (rule G8).
    fn deal_street(&mut self) {
        let Some(street) = self.state.street() else { return };
        let live = self.state.live().len();
        let needed: usize = street
            .deals
            .iter()
            .map(|deal| match *deal {
                Deal::Burn => 0,
                Deal::Down(cards) | Deal::Up(cards) => usize::from(cards) * live,
                Deal::Board(cards) => usize::from(cards),
            })
            .sum();
        let shared = self.deck.left() + self.deck.burned() < needed;
        if self.deck.left() < needed {
            self.deck.bring_back();
            self.happens(Event::Reshuffle);
        }
        if shared {
            self.burn();
            self.deal_board(1);
            return;
        }
        for deal in street.deals {
            match *deal {
                Deal::Burn if self.deck.left() > needed => self.burn(),
                Deal::Burn => {}
                Deal::Down(cards) => self.deal_round(cards, Self::deal_down),
                Deal::Up(cards) => self.deal_round(cards, Self::deal_up),
                Deal::Board(cards) => self.deal_board(cards),
            }
        }
    }

    /// One card at a time, clockwise from the button's left (rule G7).
    fn deal_round(&mut self, cards: u8, deal: fn(&mut Self, Seat)) {
        let button = self.state.setup().button;
        for _ in 0..cards {
            for seat in self.state.live().clockwise_after(button) {
                deal(self, seat);
            }
        }
    }

    fn deal_down(&mut self, seat: Seat) {
        if let Some(card) = self.deck.deal() {
            self.happens(Event::Down { seat, card });
        }
    }

    fn deal_up(&mut self, seat: Seat) {
        if let Some(card) = self.deck.deal() {
            self.happens(Event::Up { seat, card });
        }
    }

    fn deal_board(&mut self, cards: u8) {
        for _ in 0..cards {
            if let Some(card) = self.deck.deal() {
                self.happens(Event::Board { card });
            }
        }
    }

    fn burn(&mut self) {
        if let Some(card) = self.deck.burn() {
            self.happens(Event::Burn { card });
        }
    }
}
