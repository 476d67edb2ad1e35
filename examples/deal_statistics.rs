//! Whether the deal is as chance would have it: chi-square tests of positions and neighbours over a million decks.
//!
//! `cargo run --release --example deal_statistics -- [--decks 1000000] [--seed 1] [--cut WORDS]`
//!
//! - *Positions*: how often each card lies at each of the 52 positions. For one position the counts of the 52 cards are
//!   a multinomial sample: 51 degrees of freedom. For all at once the counts are a sum of permutation matrices, whose
//!   deviations have 51² degrees of freedom when chi-square is scaled by 51/52, as rows and columns are fixed.
//! - *Neighbours*: how often each ordered pair of cards lies at two adjacent positions. For one pair of positions the
//!   52 × 51 counts are a multinomial sample again: 2,651 degrees of freedom. For all at once each deck gives one pair,
//!   from another place each time, so that no deck is counted twice.
//!
//! Where many tests are made at once the smallest p-value is multiplied by their number (Bonferroni). Ends with 1 if a
//! p-value is below one in ten thousand, or so near to 1 that the counts are too even to be chance.

#[path = "deal_statistics/chi_square.rs"]
mod chi_square;

use std::error::Error;
use std::process::ExitCode;

use chi_square::{chi_square, p_value};
use controbuio::rules::{Card, Cut, Seed, shuffle};

const CARDS: usize = Card::COUNT;
/// Ordered pairs of two cards.
const PAIRS: usize = CARDS * (CARDS - 1);

/// Below this a p-value is no chance any more.
const LEAST: f64 = 1e-4;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// How often each card, or each ordered pair of cards, was seen.
struct Counts {
    positions: Vec<[u32; CARDS]>,
    neighbours: Vec<Vec<u32>>,
    /// One pair a deck.
    single: Vec<u32>,
}

fn run() -> Result<bool, Box<dyn Error>> {
    let options: Vec<String> = std::env::args().skip(1).collect();
    let known = ["--decks", "--seed", "--cut"];
    if let Some(unknown) = options.iter().step_by(2).find(|option| !known.contains(&option.as_str())) {
        return Err(format!("unknown option {unknown}; there are {}", known.join(" ")).into());
    }
    let option = |name: &str, usual: &str| {
        let place = options.iter().step_by(2).position(|option| option == name);
        place.and_then(|place| options.get(2 * place + 1)).map_or(usual, String::as_str).to_owned()
    };
    let decks: u32 = option("--decks", "1000000").parse().map_err(|_| "--decks: a number")?;
    let seed: u64 = option("--seed", "1").parse().map_err(|_| "--seed: a number")?;
    let cut: Cut = option("--cut", "").parse()?;

    let counts = count(decks, &Seed::new([0; 32]).derive("statistics", seed), &cut);
    println!("{decks} decks of seed {seed}, cut {:?}", cut.as_str());
    let decks = f64::from(decks);
    let (cards, pairs) = (CARDS as f64, PAIRS as f64);
    let (free_cards, free_pairs) = (CARDS as u32 - 1, PAIRS as u32 - 1);
    let mut p_values = Vec::new();

    let each: Vec<f64> = counts.positions.iter().map(|row| chi_square(*row, decks / cards)).collect();
    let scaled = each.iter().sum::<f64>() * (cards - 1.0) / cards;
    p_values.push(say("positions, all", scaled, free_cards * free_cards));
    p_values.push(say_least("positions, each", &each, free_cards));

    p_values.push(say("neighbours, one pair a deck", chi_square(pairs_of(&counts.single), decks / pairs), free_pairs));
    let each: Vec<f64> = counts.neighbours.iter().map(|row| chi_square(pairs_of(row), decks / pairs)).collect();
    p_values.push(say_least("neighbours, each", &each, free_pairs));
    Ok(p_values.into_iter().all(|p| p > LEAST && (p < 1.0 - LEAST || p == 1.0)))
}

fn count(decks: u32, source: &Seed, cut: &Cut) -> Counts {
    let mut counts = Counts {
        positions: vec![[0; CARDS]; CARDS],
        neighbours: vec![vec![0; CARDS * CARDS]; CARDS - 1],
        single: vec![0; CARDS * CARDS],
    };
    let pack: Vec<Card> = Card::all().collect();
    for number in 0..decks {
        let mut deck = pack.clone();
        shuffle(&mut deck, &source.derive("hand", u64::from(number)), 0, cut.as_bytes());
        for (row, card) in counts.positions.iter_mut().zip(&deck) {
            row[usize::from(card.id())] += 1;
        }
        for (row, pair) in counts.neighbours.iter_mut().zip(deck.windows(2)) {
            row[ordered(pair)] += 1;
        }
        let place = number as usize % (CARDS - 1);
        counts.single[ordered(&deck[place..place + 2])] += 1;
    }
    counts
}

/// The number of an ordered pair of cards. A card is never its own neighbour: those places stay empty.
fn ordered(pair: &[Card]) -> usize {
    usize::from(pair[0].id()) * CARDS + usize::from(pair[1].id())
}

/// The counts of pairs, without the places that no pair has.
fn pairs_of(counts: &[u32]) -> impl Iterator<Item = u32> {
    counts.iter().enumerate().filter(|(index, _)| index / CARDS != index % CARDS).map(|(_, &count)| count)
}

fn say(what: &str, chi_square: f64, degrees: u32) -> f64 {
    let p = p_value(chi_square, degrees);
    println!("{what:<28} chi-square {chi_square:9.1}  degrees {degrees:5}  p {p:.4}");
    p
}

fn say_least(what: &str, each: &[f64], degrees: u32) -> f64 {
    let p_values: Vec<f64> = each.iter().map(|&chi_square| p_value(chi_square, degrees)).collect();
    let least = p_values.iter().copied().fold(1.0, f64::min);
    let below = p_values.iter().filter(|&&p| p < 0.05).count();
    let p = (least * each.len() as f64).min(1.0);
    let tests = each.len();
    println!(
        "{what:<28} {tests} tests, {below} of them below 0.05; the smallest {least:.5}, for {tests} tests p {p:.4}"
    );
    p
}
