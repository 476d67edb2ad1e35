//! Two libraries rank the same hands in turns.

use std::fmt;
use std::time::{Duration, Instant};

/// How often each library has its turn. A noisy machine disturbs both, and the median takes no notice.
const ROUNDS: usize = 15;

/// Ranks all hands of a contest and says how many are better than the one before: something that every library has
/// to work for, and on which all that order the hands alike agree.
pub type Rank<'a> = Box<dyn Fn() -> u64 + 'a>;

/// One task, done by us and by another crate.
pub struct Contest<'a> {
    /// What is ranked, and how it is given.
    pub task: &'static str,
    /// How many hands that is.
    pub hands: u64,
    /// Ours.
    pub ours: Rank<'a>,
    /// The other crate.
    pub rival: &'static str,
    /// Theirs.
    pub theirs: Rank<'a>,
    /// The ratio to reach, if there is one: how many hands we rank in the time in which they rank one.
    pub bar: Option<f64>,
}

/// How a contest went.
pub struct Outcome {
    task: &'static str,
    rival: &'static str,
    ours: Duration,
    theirs: Duration,
    hands: u64,
    ratio: f64,
    bar: Option<f64>,
}

/// The libraries do not order the hands alike, so that their times say nothing.
#[derive(Debug)]
pub struct Disagreement {
    task: &'static str,
    rival: &'static str,
    ours: u64,
    theirs: u64,
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { task, rival, ours, theirs } = self;
        write!(f, "{task}: {ours} hands beat the one before, {theirs} by {rival}")
    }
}

impl std::error::Error for Disagreement {}

impl Contest<'_> {
    /// Both in turns, after one turn each that fills tables and caches.
    pub fn run(&self) -> Result<Outcome, Disagreement> {
        let (_, ours) = timed(&self.ours);
        let (_, theirs) = timed(&self.theirs);
        if ours != theirs {
            return Err(Disagreement { task: self.task, rival: self.rival, ours, theirs });
        }
        let rounds: Vec<_> = (0..ROUNDS).map(|_| (timed(&self.ours).0, timed(&self.theirs).0)).collect();
        Ok(Outcome {
            task: self.task,
            rival: self.rival,
            ours: median(rounds.iter().map(|(ours, _)| *ours)),
            theirs: median(rounds.iter().map(|(_, theirs)| *theirs)),
            hands: self.hands,
            ratio: median(rounds.iter().map(|(ours, theirs)| theirs.as_secs_f64() / ours.as_secs_f64())),
            bar: self.bar,
        })
    }
}

fn timed(rank: &Rank<'_>) -> (Duration, u64) {
    let start = Instant::now();
    let climbs = rank();
    (start.elapsed(), climbs)
}

fn median<T: PartialOrd + Copy>(values: impl Iterator<Item = T>) -> T {
    let mut values: Vec<T> = values.collect();
    values.sort_by(|a, b| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal));
    values[values.len() / 2]
}

/// How many strengths are greater than the one before.
pub fn climbs(strengths: impl Iterator<Item = u16>) -> u64 {
    let mut climbs = Climbs::default();
    strengths.for_each(|strength| climbs.see(strength));
    climbs.count
}

/// The count of [`climbs`], one strength at a time.
#[derive(Default)]
pub struct Climbs {
    last: u16,
    /// How many so far.
    pub count: u64,
}

impl Climbs {
    /// The next strength.
    #[inline]
    pub fn see(&mut self, strength: u16) {
        self.count += u64::from(strength > self.last);
        self.last = strength;
    }
}

/// The heading over the outcomes.
pub const HEADING: &str = "\
task                              against        ours      theirs   ratio     bar
                                              ns/hand     ns/hand   > 1: we are faster";

impl Outcome {
    /// Whether the ratio is as high as it is meant to be.
    pub fn reaches_bar(&self) -> bool {
        self.bar.is_none_or(|bar| self.ratio >= bar)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nanoseconds = |time: Duration| time.as_secs_f64() * 1e9 / self.hands as f64;
        let (ours, theirs) = (nanoseconds(self.ours), nanoseconds(self.theirs));
        write!(f, "{:<34}{:<9}{ours:>10.2}{theirs:>12.2}{:>8.2}", self.task, self.rival, self.ratio)?;
        match self.bar {
            None => Ok(()),
            Some(bar) if self.reaches_bar() => write!(f, "{bar:>8.1}"),
            Some(bar) => write!(f, "{bar:>8.1}  MISSED"),
        }
    }
}
