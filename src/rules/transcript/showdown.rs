//! Who shows, who does not, and who is paid.

use super::Writer;
use super::described::described;
use super::street::{Dealt, listed};
use crate::rules::card::{Card, Face};
use crate::rules::chips::Chips;
use crate::rules::event::Event;
use crate::rules::game::StreetName;
use crate::rules::seat::{PerSeat, Seat};
use crate::rules::state::HandState;

/// How the hand ended for each player.
#[derive(Default)]
pub(super) struct Ending {
    /// Where players folded.
    pub(super) folded: PerSeat<Option<Folded>>,
    /// Who showed or mucked, in order. Hands that an all-in opened early stand here once (rule S1).
    order: Vec<Seat>,
    /// Who was paid how much from which pot, in order.
    awards: Vec<(Seat, u8, Chips)>,
}

/// Where a player folded.
#[derive(Clone, Copy)]
pub(super) struct Folded {
    pub(super) street: StreetName,
    /// On the first street and without a bet there, a forced one included.
    pub(super) at_once: bool,
}

impl Ending {
    /// One more event, before it is applied to the state.
    pub(super) fn note(&mut self, event: &Event<Face>, state: &HandState<Face>) {
        match *event {
            Event::Fold { seat } => {
                let at_once = state.street_index() == Some(0) && state.player(seat).bet.is_zero();
                self.folded[seat] = state.street().map(|street| Folded { street: street.name, at_once });
            }
            Event::Show { seat, .. } | Event::Muck { seat } if !self.order.contains(&seat) => self.order.push(seat),
            Event::Award { pot, seat, chips, .. } => self.awards.push((seat, pot, chips)),
            _ => {}
        }
    }
}

impl Writer<'_> {
    /// Writes the showdown and the payments; of a hand that everyone else folded, the payment first.
    pub(super) fn showdown(&mut self) {
        self.street_dealt();
        let contested = self.state.live().len() > 1;
        if contested {
            self.line("*** SHOW DOWN ***");
            self.hands("mucks hand");
        }
        let pots = self.state.pots().len();
        for (seat, pot, chips) in std::mem::take(&mut self.ending.awards) {
            let pot = pot_name(usize::from(pot), pots);
            let line = format!("{} collected {} from {pot}", self.name(seat), self.amount(chips));
            self.line(&line);
        }
        if !contested {
            self.hands("doesn't show hand");
        }
    }

    fn hands(&mut self, mucked: &str) {
        for seat in std::mem::take(&mut self.ending.order) {
            let name = self.name(seat);
            if self.state.shown().contains(seat) {
                let what = self.described(seat).map_or_else(String::new, |what| format!(" ({what})"));
                let line = format!("{name}: shows{}{what}", listed(self.private(seat)));
                self.line(&line);
            } else {
                self.line(&format!("{name}: {mucked}"));
            }
        }
    }

    /// What the player's hand is called, if the observer knows it and it is one.
    pub(super) fn described(&self, seat: Seat) -> Option<String> {
        described(self.state.setup().game, &self.private(seat), self.state.board())
    }

    /// The player's private cards as far as the observer knows them, in the order in which they were dealt.
    pub(super) fn private(&self, seat: Seat) -> Vec<Card> {
        let player = self.state.player(seat);
        let (mut down, mut up) = (player.down.iter(), player.up.iter().copied());
        // What was turned up since is in the state alone.
        let known = |card: &Dealt| if card.down { down.next()?.known() } else { up.next() };
        self.dealing.private(seat).iter().filter_map(known).collect()
    }
}

/// One pot is the pot, and of two the second is the side pot; more are numbered.
pub(super) fn pot_name(pot: usize, pots: usize) -> String {
    match (pot, pots) {
        (_, 0 | 1) => "pot".to_owned(),
        (0, _) => "main pot".to_owned(),
        (_, 2) => "side pot".to_owned(),
        _ => format!("side pot-{pot}"),
    }
}
