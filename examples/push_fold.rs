//! Heads-up, all-in or fold: which hands the button pushes and which the big blind calls with, at equilibrium.
//!
//! `cargo run --release --no-default-features --example push_fold -- 10 15` prints, for stacks of so many big blinds, how
//! many of a hundred hands are pushed and called, and which. The blinds are a half and one, without antes; who folds
//! loses the blind.
//!
//! What each class of starting hands wins against each other is drawn from `TRIALS` deals a pair, standard error below
//! 0.9 % of the pot. The equilibrium is approached by fictitious play: again and again each side takes the best answer to
//! the mean of what the other has done so far. What is left to gain for either side is printed; it is below a thousandth
//! of a big blind a hand.

use std::collections::BTreeMap;
use std::error::Error;

use controbuio::bots::{BotRng, Combo, Range, equity::equity};
use controbuio::rules::Seed;

const TRIALS: u32 = 3_000;
const ROUNDS: u32 = 4_000;

/// The classes of starting hands, and what meets what.
struct Classes {
    names: Vec<String>,
    /// How many hands each class has.
    counts: Vec<f64>,
    /// How many pairs of hands of two classes share no card.
    meets: Vec<Vec<f64>>,
    /// What the first wins against the second.
    wins: Vec<Vec<f64>>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let stacks: Vec<f64> = std::env::args().skip(1).map(|stack| stack.parse()).collect::<Result<_, _>>()?;
    let stacks = if stacks.is_empty() { vec![5.0, 8.0, 10.0, 12.0, 15.0, 20.0] } else { stacks };
    let classes = Classes::new();
    for stack in stacks {
        let (push, call, gain) = classes.solve(stack);
        let share = |plays: &[f64]| {
            100.0 * plays.iter().zip(&classes.counts).map(|(play, count)| play * count).sum::<f64>()
                / Combo::COUNT as f64
        };
        println!("{stack} bb: push {:.1} %, call {:.1} %, to gain {gain:.5} bb", share(&push), share(&call));
        println!("  push {}\n  call {}", classes.listed(&push), classes.listed(&call));
    }
    Ok(())
}

impl Classes {
    fn new() -> Self {
        let mut by_name: BTreeMap<String, Vec<Combo>> = BTreeMap::new();
        for combo in Combo::all() {
            by_name.entry(combo.class_name()).or_default().push(combo);
        }
        let hands: Vec<&Vec<Combo>> = by_name.values().collect();
        let apart = |one: &[Combo], other: &[Combo]| {
            one.iter().map(|one| other.iter().filter(|other| !other.touches(one.cards())).count()).sum::<usize>() as f64
        };
        let meets = hands.iter().map(|one| hands.iter().map(|other| apart(one, other)).collect()).collect();
        let mut wins = vec![vec![0.5; hands.len()]; hands.len()];
        for first in 0..hands.len() {
            for second in 0..first {
                let range = Range::from_fn(|combo| f32::from(hands[second].contains(&combo)));
                // Every hand of the first class meets the second alike.
                let number = (first << 8 | second) as u64;
                let mut rng = BotRng::new(Seed::new([8; 32]).derive("push or fold", number).stream());
                let share = f64::from(equity(hands[first][0], &[], &[range], TRIALS, &mut rng).share);
                (wins[first][second], wins[second][first]) = (share, 1.0 - share);
            }
        }
        let counts = hands.iter().map(|hands| hands.len() as f64).collect();
        Self { names: by_name.keys().cloned().collect(), counts, meets, wins }
    }

    /// How often each class is pushed and called, and what either side could still gain by another play.
    fn solve(&self, stack: f64) -> (Vec<f64>, Vec<f64>, f64) {
        let count = self.names.len();
        let (mut push, mut call) = (vec![1.0; count], vec![0.5; count]);
        for round in 1..=ROUNDS {
            let part = 1.0 / f64::from(round + 1);
            let pushes = self.pushes(&call, stack);
            let calls = self.calls(&push, stack);
            for class in 0..count {
                push[class] += part * (f64::from(pushes[class] > -0.5) - push[class]);
                call[class] += part * (f64::from(calls[class] > 0.0) - call[class]);
            }
        }
        let to_gain = |plays: &[f64], over: &[f64]| -> f64 {
            let each = plays.iter().zip(over).zip(&self.counts);
            each.map(|((play, over), count)| (over.max(0.0) - play * over) * count).sum::<f64>() / Combo::COUNT as f64
        };
        let over: Vec<f64> = self.pushes(&call, stack).iter().map(|value| value + 0.5).collect();
        // A call is only asked for when there is a push.
        let calls = self.calls(&push, stack);
        let gain = to_gain(&push, &over).max(to_gain(&call, &calls));
        (push, call, gain)
    }

    /// What a push wins with each class, in big blinds.
    fn pushes(&self, call: &[f64], stack: f64) -> Vec<f64> {
        let value = |class: usize| {
            let (mut total, mut weight) = (0.0, 0.0);
            for (other, &call) in call.iter().enumerate() {
                let meets = self.meets[class][other];
                let called = stack * (2.0 * self.wins[class][other] - 1.0);
                total += meets * (call * called + (1.0 - call));
                weight += meets;
            }
            total / weight
        };
        (0..self.names.len()).map(value).collect()
    }

    /// What a call wins with each class beyond a fold, weighed by how often it is pushed into.
    fn calls(&self, push: &[f64], stack: f64) -> Vec<f64> {
        let value = |class: usize| {
            let (mut total, mut weight) = (0.0, 0.0);
            for (other, &push) in push.iter().enumerate() {
                let meets = self.meets[class][other];
                total += meets * push * (stack * (2.0 * self.wins[class][other] - 1.0) + 1.0);
                weight += meets;
            }
            total / weight
        };
        (0..self.names.len()).map(value).collect()
    }

    /// The classes that are played, those that are played only at times with how often.
    fn listed(&self, plays: &[f64]) -> String {
        let word = |(name, &play): (&String, &f64)| match play {
            play if play > 0.99 => Some(name.clone()),
            play if play > 0.01 => Some(format!("{name}:{play:.2}")),
            _ => None,
        };
        self.names.iter().zip(plays).filter_map(word).collect::<Vec<_>>().join(" ")
    }
}
