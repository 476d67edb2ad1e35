//! The order of the starting hands: what a hand wins against two opponents who hold one of the best hands of the same
//! order. It begins with what each wins against any two hands, and repeats until the order feeds on itself.
//!
//! `cargo run --release --no-default-features --example starting_hands` prints the order that `bots::starting` keeps.

use std::collections::BTreeMap;

use controbuio::bots::{BotRng, Combo, Range, equity::equity};
use controbuio::rules::Seed;

/// An opponent holds one of this share of all hands.
const PLAYED: f64 = 0.3;
const ROUNDS: u64 = 5;
const TRIALS: u32 = 400_000;

fn main() {
    let mut classes: BTreeMap<String, (Combo, u32)> = BTreeMap::new();
    for combo in Combo::all() {
        classes.entry(combo.class_name()).or_insert((combo, 0)).1 += 1;
    }
    let mut order: Vec<String> = Vec::new();
    for round in 0..ROUNDS {
        let range = if order.is_empty() { Range::any() } else { best(&order, &classes) };
        let ranges = [range.clone(), range];
        let mut shares: Vec<(f32, String)> = classes
            .iter()
            .enumerate()
            .map(|(number, (name, &(combo, _)))| {
                let mut rng =
                    BotRng::new(Seed::new([9; 32]).derive("starting hands", round << 8 | number as u64).stream());
                (equity(combo, &[], &ranges, TRIALS, &mut rng).share, name.clone())
            })
            .collect();
        shares.sort_by(|one, other| other.0.total_cmp(&one.0));
        eprintln!("round {round}: the best and the worst win {:.4} and {:.4}", shares[0].0, shares[168].0);
        order = shares.into_iter().map(|(_, name)| name).collect();
    }
    for line in order.chunks(22) {
        println!("{}", line.join(" "));
    }
}

/// The best of the order, up to the share that is played; the last class counts in part.
fn best(order: &[String], classes: &BTreeMap<String, (Combo, u32)>) -> Range {
    let mut left = PLAYED * Combo::COUNT as f64;
    let mut weights: BTreeMap<&str, f32> = BTreeMap::new();
    for name in order {
        let count = f64::from(classes[name].1);
        weights.insert(name, (left / count).clamp(0.0, 1.0) as f32);
        left -= count;
    }
    Range::from_fn(|combo| weights[combo.class_name().as_str()])
}
