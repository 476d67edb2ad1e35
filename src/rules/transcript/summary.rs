//! The summary: the pots, the board, and one line for each player.

use super::Writer;
use super::showdown::{Folded, pot_name};
use super::street::listed;
use crate::rules::chips::Chips;
use crate::rules::game::StreetName;
use crate::rules::seat::Seat;

impl Writer<'_> {
    /// Writes it, and the empty lines by which hands in one file are told apart.
    pub(super) fn summary(&mut self) {
        self.line("*** SUMMARY ***");
        let pots = self.state.pots();
        let mut total = format!("Total pot {}", self.amount(pots.iter().map(|pot| pot.chips).sum()));
        if pots.len() > 1 {
            for (number, pot) in pots.iter().enumerate() {
                let name = pot_name(number, pots.len());
                let (initial, rest) = name.split_at(1);
                total.push_str(&format!(" {}{rest} {}.", initial.to_uppercase(), self.amount(pot.chips)));
            }
        }
        // The house takes nothing.
        self.line(&format!("{total} | Rake {}", self.amount(Chips::ZERO)));
        let board = listed(self.state.board());
        if !board.is_empty() {
            self.line(&format!("Board{board}"));
        }
        for seat in self.state.dealt_in().iter() {
            let line =
                format!("Seat {}: {}{} {}", seat.index() + 1, self.name(seat), self.position(seat), self.outcome(seat));
            self.line(&line);
        }
        self.text.push_str("\n\n");
    }

    /// Button and blinds, where the game has blinds; heads-up one player is two of them.
    fn position(&self, seat: Seat) -> String {
        let setup = self.state.setup();
        let Some((small, big)) = setup.blinds() else { return String::new() };
        let held = [
            (setup.button == seat, " (button)"),
            (small == Some(seat), " (small blind)"),
            (big == seat, " (big blind)"),
        ];
        held.into_iter().filter(|(holds, _)| *holds).map(|(_, name)| name).collect()
    }

    fn outcome(&self, seat: Seat) -> String {
        let won = self.state.player(seat).won;
        if let Some(folded) = self.ending.folded[seat] {
            return folded.to_string();
        }
        let cards = listed(self.private(seat));
        let with = self.described(seat).map_or_else(String::new, |what| format!(" with {what}"));
        match (self.state.shown().contains(seat), won.is_zero()) {
            (true, true) => format!("showed{cards} and lost{with}"),
            (true, false) => format!("showed{cards} and won ({}){with}", self.amount(won)),
            (false, false) => format!("collected ({})", self.amount(won)),
            // The observer's own cards, if these are they.
            (false, true) if self.knows(seat) => format!("mucked{cards}"),
            (false, true) => "mucked".to_owned(),
        }
    }

    /// Whether the observer knows all private cards of the player.
    fn knows(&self, seat: Seat) -> bool {
        self.state.player(seat).down.iter().all(|face| face.known().is_some())
    }
}

impl std::fmt::Display for Folded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let street = match self.street {
            StreetName::Preflop => "before Flop",
            StreetName::Flop => "on the Flop",
            StreetName::Turn => "on the Turn",
            StreetName::River | StreetName::Seventh => "on the River",
            StreetName::Second => "on the 2nd Street",
            StreetName::Third => "on the 3rd Street",
            StreetName::Fourth => "on the 4th Street",
            StreetName::Fifth => "on the 5th Street",
            StreetName::Sixth => "on the 6th Street",
        };
        write!(f, "folded {street}{}", if self.at_once { " (didn't bet)" } else { "" })
    }
}
