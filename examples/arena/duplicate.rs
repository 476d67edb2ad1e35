//! Duplicate matches, for the arena and for tests.
//!
//! Each deck is played once for every rotation of the line-up around the table, so that everyone plays every hand from
//! every seat. A deck counts once: its score for a bot is the mean over the rotations and over the seats of that bot,
//! and the interval is that of the mean over the decks. Every hand begins with the same stacks.

use std::error::Error;

use controbuio::bots::{Bot, BotRng};
use controbuio::rules::{
    Action, Blinds, Chips, Choices, Deck, Hand, PerSeat, Room, Seat, Seed, Setup, Stakes, Structure, Viewer, catalog,
};

/// The table of a match.
pub struct Match {
    pub structure: Structure,
    pub seats: usize,
    pub decks: u64,
    pub seed: u64,
    /// In big blinds.
    pub stack: u64,
}

/// What is counted of one bot of the line-up.
#[derive(Clone, Default)]
pub struct Score {
    /// In big blinds a hundred hands, deck by deck.
    pub decks: Vec<f64>,
    pub hands: u64,
    /// Hands with chips put in by choice before the flop, and with a raise there.
    pub entered: u64,
    pub raised: u64,
    pub decisions: u64,
}

const BIG_BLIND: u64 = 100;

impl Match {
    /// Plays it. The line-up is repeated round the table; there is one score for each of its bots.
    pub fn play(&self, line_up: &[&dyn Bot]) -> Result<Vec<Score>, Box<dyn Error>> {
        let source = Seed::new([0; 32]).derive("arena", self.seed);
        let stack = |seat: Seat| if seat.index() < self.seats { self.stack * BIG_BLIND } else { 0 };
        let setup = Setup {
            game: &catalog::HOLDEM,
            structure: self.structure,
            stakes: Stakes::blinds(Chips(BIG_BLIND / 2), Chips(BIG_BLIND)),
            room: Room::CIRCOLO,
            button: Seat::new(0).ok_or("no seat")?,
            blinds: Blinds::FromButton,
            entries: PerSeat::default(),
            stacks: PerSeat::from_fn(|seat| Chips(stack(seat))),
        };
        let mut scores = vec![Score::default(); line_up.len()];
        for deck in 0..self.decks {
            let mut totals = vec![(0.0, 0.0); line_up.len()];
            for rotation in 0..self.seats {
                let bot = |seat: Seat| (seat.index() + rotation) % self.seats % line_up.len();
                let mut hand = Hand::start(setup, Deck::shuffled(source.derive("deck", deck), b""))?;
                let chances = source.derive("bots", deck << 8 | rotation as u64);
                let mut acts = PerSeat::<(bool, bool)>::default();
                while let Some(seat) = hand.turn() {
                    let choices = hand.choices().ok_or("no choices")?;
                    let mut rng = BotRng::new(chances.derive("decision", hand.events().len() as u64).stream());
                    let view = hand.view(Viewer::Seat(seat));
                    let action = line_up[bot(seat)].decide(&view, &choices, &mut rng).action;
                    scores[bot(seat)].decisions += 1;
                    if hand.state().board().is_empty() && choices != Choices::ShowOrMuck {
                        let raised = matches!(action, Action::RaiseTo(_));
                        acts[seat].0 |= raised || action == Action::Call;
                        acts[seat].1 |= raised;
                    }
                    hand.act(seat, action)?;
                }
                for seat in setup.dealt_in().iter() {
                    let won = hand.state().player(seat).stack.0 as f64 - stack(seat) as f64;
                    let total = &mut totals[bot(seat)];
                    *total = (total.0 + won / BIG_BLIND as f64, total.1 + 1.0);
                    let score = &mut scores[bot(seat)];
                    score.hands += 1;
                    score.entered += u64::from(acts[seat].0);
                    score.raised += u64::from(acts[seat].1);
                }
            }
            for (score, (won, hands)) in scores.iter_mut().zip(totals) {
                score.decks.push(100.0 * won / f64::max(hands, 1.0));
            }
        }
        Ok(scores)
    }
}

impl Score {
    /// Big blinds won in a hundred hands, and half the width of its 95 % interval.
    pub fn won(&self) -> (f64, f64) {
        let count = self.decks.len() as f64;
        let mean = self.decks.iter().sum::<f64>() / count;
        let squares: f64 = self.decks.iter().map(|won| (won - mean) * (won - mean)).sum();
        (mean, 1.96 * (squares / (count - 1.0) / count).sqrt())
    }

    /// How many of a hundred hands it entered by choice, and how many it raised before the flop.
    pub fn played(&self) -> (f64, f64) {
        let percent = |times: u64| 100.0 * times as f64 / self.hands as f64;
        (percent(self.entered), percent(self.raised))
    }
}
