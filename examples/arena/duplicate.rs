//! Duplicate matches, for the arena and for tests.
//!
//! Each deck is played once for every rotation of the line-up around the table, so that everyone plays every hand from
//! every seat. A deck counts once: its score for a bot is the mean over the rotations and over the seats of that bot,
//! and the interval is that of the mean over the decks. Every hand begins with the same stacks.
//!
//! Bots remember the decks before, [`MEMORY`] of them; then everybody is forgotten and the next block of decks begins.
//!
//! Amounts are counted in small bets: the big blind in games with blinds, the small bet of the early streets in stud.

use std::error::Error;
use std::time::Instant;

use controbuio::bots::{Bot, BotRng, Notes, Seen, Tally};
use controbuio::rules::{Blinds, Chips, Deck, Game, Hand, PerSeat, Room, Seat, Seed, Setup, Stakes, Structure, Viewer};

/// The table of a match.
#[derive(Clone, Copy)]
pub struct Match {
    pub game: &'static Game,
    pub structure: Structure,
    pub seats: usize,
    pub decks: u64,
    pub seed: u64,
    /// In small bets.
    pub stack: u64,
    /// How many threads play it; what comes out is the same for any number.
    pub threads: usize,
}

/// What is counted of one bot of the line-up.
#[derive(Clone, Default)]
pub struct Score {
    /// In small bets a hundred hands, deck by deck.
    pub decks: Vec<f64>,
    pub hands: u64,
    pub tally: Tally,
    /// How long each decision took, in nanoseconds; the one thing that is not the same each time.
    pub times: Vec<u32>,
}

const SMALL_BET: u64 = 100;

/// For how many decks the players remember each other.
const MEMORY: u64 = 50;

type Failed = Box<dyn Error + Send + Sync>;

impl Match {
    /// How often each deck is played: once for each bot where they go round the table evenly, and else once a seat.
    pub fn rotations(&self, bots: usize) -> usize {
        if self.seats.is_multiple_of(bots.max(1)) { bots } else { self.seats }
    }

    /// Plays it. The line-up is repeated round the table; there is one score for each of its bots.
    pub fn play(&self, line_up: &[&dyn Bot]) -> Result<Vec<Score>, Failed> {
        let threads = self.threads.max(1) as u64;
        let blocks = self.decks.div_ceil(MEMORY);
        let shares: Vec<Result<Vec<Vec<Score>>, Failed>> = std::thread::scope(|scope| {
            let play = |first: u64| {
                move || (first..blocks).step_by(threads as usize).map(|block| self.block(block, line_up)).collect()
            };
            let running: Vec<_> = (0..threads).map(|first| scope.spawn(play(first))).collect();
            let lost = |_| Err(Failed::from("a thread panicked"));
            running.into_iter().map(|thread| thread.join().unwrap_or_else(lost)).collect()
        });
        let shares: Vec<Vec<Vec<Score>>> = shares.into_iter().collect::<Result<_, _>>()?;
        let mut shares: Vec<_> = shares.into_iter().map(Vec::into_iter).collect();
        let mut scores = vec![Score::default(); line_up.len()];
        for block in 0..blocks {
            let played = shares[(block % threads) as usize].next().ok_or("a block was not played")?;
            for (score, part) in scores.iter_mut().zip(played) {
                score.add(part);
            }
        }
        Ok(scores)
    }

    /// The decks of one block, in order.
    fn block(&self, block: u64, line_up: &[&dyn Bot]) -> Result<Vec<Score>, Failed> {
        let mut notes = vec![Notes::default(); self.rotations(line_up.len())];
        let mut scores = vec![Score::default(); line_up.len()];
        for deck in block * MEMORY..((block + 1) * MEMORY).min(self.decks) {
            for (score, part) in scores.iter_mut().zip(self.deck(deck, line_up, &mut notes)?) {
                score.add(part);
            }
        }
        Ok(scores)
    }

    fn setup(&self) -> Result<Setup, Failed> {
        let stack = |seat: Seat| if seat.index() < self.seats { self.stack * SMALL_BET } else { 0 };
        Ok(Setup {
            game: self.game,
            structure: self.structure,
            stakes: Stakes::usual(self.game, Chips(SMALL_BET)),
            room: Room::CIRCOLO,
            button: Seat::new(0).ok_or("no seat")?,
            blinds: Blinds::FromButton,
            entries: PerSeat::default(),
            stacks: PerSeat::from_fn(|seat| Chips(stack(seat))),
        })
    }

    /// One deck in every rotation, each with what was noted in it so far.
    fn deck(&self, deck: u64, line_up: &[&dyn Bot], notes: &mut [Notes]) -> Result<Vec<Score>, Failed> {
        let source = Seed::new([0; 32]).derive("arena", self.seed);
        let setup = self.setup()?;
        let mut scores = vec![Score::default(); line_up.len()];
        let mut totals = vec![(0.0, 0.0); line_up.len()];
        for (rotation, notes) in notes.iter_mut().enumerate() {
            let bot = |seat: Seat| (seat.index() + rotation) % self.seats % line_up.len();
            let mut hand = Hand::start(setup, Deck::shuffled(source.derive("deck", deck), b""))?;
            let chances = source.derive("bots", deck << 8 | rotation as u64);
            while let Some(seat) = hand.turn() {
                let choices = hand.choices().ok_or("no choices")?;
                let mut rng = BotRng::new(chances.derive("decision", hand.events().len() as u64).stream());
                let view = hand.view(Viewer::Seat(seat));
                let told: Vec<_> = hand.told(view.viewer(), 0).collect();
                let seen = Seen { view: &view, told: &told, notes };
                let asked = Instant::now();
                let action = line_up[bot(seat)].decide(&seen, &choices, &mut rng).action;
                scores[bot(seat)].times.push(u32::try_from(asked.elapsed().as_nanos()).unwrap_or(u32::MAX));
                hand.act(seat, action)?;
            }
            notes.add(setup.dealt_in(), hand.events());
            let tallies = Tally::of(setup.dealt_in(), hand.events());
            for seat in setup.dealt_in().iter() {
                let won = hand.state().player(seat).stack.0 as f64 - setup.stacks[seat].0 as f64;
                let total = &mut totals[bot(seat)];
                *total = (total.0 + won / SMALL_BET as f64, total.1 + 1.0);
                scores[bot(seat)].hands += 1;
                scores[bot(seat)].tally.add(&tallies[seat]);
            }
        }
        for (score, (won, hands)) in scores.iter_mut().zip(totals) {
            score.decks.push(100.0 * won / f64::max(hands, 1.0));
        }
        Ok(scores)
    }
}

impl Score {
    fn add(&mut self, other: Self) {
        self.decks.extend(other.decks);
        self.hands += other.hands;
        self.tally.add(&other.tally);
        self.times.extend(other.times);
    }

    /// Small bets won in a hundred hands, and half the width of its 95 % interval.
    pub fn won(&self) -> (f64, f64) {
        let count = self.decks.len() as f64;
        let mean = self.decks.iter().sum::<f64>() / count;
        let squares: f64 = self.decks.iter().map(|won| (won - mean) * (won - mean)).sum();
        (mean, 1.96 * (squares / (count - 1.0) / count).sqrt())
    }

    /// How long a decision took, in microseconds: the mean, and what 99 of a hundred stay below.
    #[allow(dead_code)]
    pub fn pace(&self) -> (f64, f64) {
        let mut times = self.times.clone();
        times.sort_unstable();
        let sum: u64 = times.iter().map(|&time| u64::from(time)).sum();
        let most = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
        (sum as f64 / times.len().max(1) as f64 / 1000.0, f64::from(most) / 1000.0)
    }
}
