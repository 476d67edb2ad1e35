//! What happens up to the last bet: forced bets, cards and actions.

use std::borrow::Borrow;

use super::Writer;
use crate::rules::card::{Card, Face};
use crate::rules::chips::Chips;
use crate::rules::event::{Blind, Event, WagerKind};
use crate::rules::game::StreetName;
use crate::rules::seat::{PerSeat, Seat};
use crate::rules::setup::Entry;

/// The cards that were dealt, as the observer was told of them, and how far they are written.
#[derive(Default)]
pub(super) struct Dealing {
    /// Whether something was dealt that is not written yet.
    waits: bool,
    reshuffled: bool,
    /// How many cards of the board are written.
    board: usize,
    /// Private cards, in the order in which they were dealt.
    private: PerSeat<Vec<Dealt>>,
    /// How many of them are written.
    written: PerSeat<usize>,
}

/// A private card as the observer was told of it.
#[derive(Clone, Copy)]
pub(super) struct Dealt {
    face: Face,
    /// Whether it was dealt face down.
    pub(super) down: bool,
}

impl Dealing {
    /// One more card, or a shuffle.
    pub(super) fn note(&mut self, event: &Event<Face>) {
        self.waits = true;
        match *event {
            Event::Down { seat, card } => self.private[seat].push(Dealt { face: card, down: true }),
            Event::Up { seat, card } => self.private[seat].push(Dealt { face: Face::Known(card), down: false }),
            Event::Reshuffle => self.reshuffled = true,
            _ => {}
        }
    }

    /// The private cards of the seat, in the order in which they were dealt.
    pub(super) fn private(&self, seat: Seat) -> &[Dealt] {
        &self.private[seat]
    }

    /// The cards of the seat that are written and those that are not, as far as the observer saw them dealt. From now
    /// on all of them are written.
    fn write(&mut self, seat: Seat) -> (String, String) {
        let cards = &self.private[seat];
        let written = std::mem::replace(&mut self.written[seat], cards.len());
        let (before, now) = cards.split_at(written);
        let known = |cards: &[Dealt]| listed(cards.iter().filter_map(|card| card.face.known()));
        (known(before), known(now))
    }
}

impl Writer<'_> {
    /// Writes the street that was dealt, if one was: its name and what the observer saw of its cards.
    pub(super) fn street_dealt(&mut self) {
        if !std::mem::take(&mut self.dealing.waits) {
            return;
        }
        let Some(name) = self.state.street().map(|street| street.name) else { return };
        let (old, new) = self.state.board().split_at(self.dealing.board.min(self.state.board().len()));
        let heading = format!("*** {} ***{}{}", heading(name), listed(old), listed(new));
        self.dealing.board = self.state.board().len();
        self.line(&heading);
        if std::mem::take(&mut self.dealing.reshuffled) {
            self.line("The deck is reshuffled");
        }
        for seat in self.state.live().iter() {
            let (before, now) = self.dealing.write(seat);
            if !now.is_empty() {
                let line = format!("Dealt to {}{before}{now}", self.name(seat));
                self.line(&line);
            }
        }
    }

    /// Writes what a player paid or did. `highest` and `before` are what was to be matched and what the player had bet
    /// before it.
    pub(super) fn act(&mut self, event: &Event<Face>, highest: Chips, before: Chips) {
        let (seat, deed) = match *event {
            Event::Ante { seat, chips } => (seat, format!("posts the ante {}", self.amount(chips))),
            Event::Blind { seat, blind, chips } => {
                let Some(posted) = self.posted(seat, blind, chips) else { return };
                (seat, posted)
            }
            Event::Fold { seat } => return self.did(seat, "folds"),
            Event::Check { seat } => return self.did(seat, "checks"),
            Event::Wager { seat, kind, to } => (seat, self.wagered(kind, to, highest, before)),
            Event::Return { seat, chips } => {
                let line = format!("Uncalled bet ({}) returned to {}", self.amount(chips), self.name(seat));
                return self.line(&line);
            }
            _ => return,
        };
        let all_in = if self.state.player(seat).stack.is_zero() { " and is all-in" } else { "" };
        self.did(seat, &format!("{deed}{all_in}"));
    }

    fn did(&mut self, seat: Seat, deed: &str) {
        let line = format!("{}: {deed}", self.name(seat));
        self.line(&line);
    }

    /// A blind, unless there is nothing to say of it. Who owes both blinds says so once; a small blind of somebody who
    /// is not the small blind is a dead one (rule T3).
    fn posted(&self, seat: Seat, blind: Blind, chips: Chips) -> Option<String> {
        let player = self.state.player(seat);
        let setup = self.state.setup();
        let more_to_come =
            setup.entries[seat] == Entry::BothBlinds && !setup.stakes.small_blind.is_zero() && !player.stack.is_zero();
        let (what, chips) = match blind {
            Blind::Entry if more_to_come => return None,
            Blind::Dead if !player.bet.is_zero() => ("small & big blinds", player.bet + chips),
            Blind::Small | Blind::Dead => ("small blind", chips),
            Blind::Big | Blind::Entry => ("big blind", chips),
        };
        // A big blind that died on the ante posts nothing.
        (!chips.is_zero()).then(|| format!("posts {what} {}", self.amount(chips)))
    }

    /// Completing a bring-in is a raise in this format, and a full bet in place of the bring-in a bet.
    fn wagered(&self, kind: WagerKind, to: Chips, highest: Chips, before: Chips) -> String {
        let amount = |chips| self.amount(chips);
        match kind {
            WagerKind::BringIn => format!("brings in for {}", amount(to)),
            WagerKind::Call => format!("calls {}", amount(to.saturating_sub(before))),
            WagerKind::Bet | WagerKind::Raise | WagerKind::Complete if highest.is_zero() => {
                format!("bets {}", amount(to))
            }
            WagerKind::Bet | WagerKind::Raise | WagerKind::Complete => {
                format!("raises {} to {}", amount(to.saturating_sub(highest)), amount(to))
            }
        }
    }
}

/// The last street of seven card stud is a river in this format, so that a card which plays for everyone stands
/// there as it does in hold'em (rule G8).
const fn heading(street: StreetName) -> &'static str {
    match street {
        StreetName::Preflop => "HOLE CARDS",
        StreetName::Flop => "FLOP",
        StreetName::Turn => "TURN",
        StreetName::River | StreetName::Seventh => "RIVER",
        StreetName::Second => "2nd STREET",
        StreetName::Third => "3rd STREET",
        StreetName::Fourth => "4th STREET",
        StreetName::Fifth => "5th STREET",
        StreetName::Sixth => "6th STREET",
    }
}

/// Cards in brackets behind a space, nothing when there are none.
pub(super) fn listed<C: Borrow<Card>>(cards: impl IntoIterator<Item = C>) -> String {
    let cards: Vec<String> = cards.into_iter().map(|card| card.borrow().to_string()).collect();
    if cards.is_empty() { String::new() } else { format!(" [{}]", cards.join(" ")) }
}
