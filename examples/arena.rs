//! Bots against each other, in duplicate.
//!
//! `cargo run --release --no-default-features --example arena -- --structure no-limit --seats 6 --stack 100
//! --hands 6000 --seed 1 --line-up steady,loose` prints what each wins, in big blinds a hundred hands with a 95 %
//! interval, and how many hands it plays and raises. `--hands` are those played; each deck is played once a seat.
//!
//! A line-up is repeated round the table. Besides the styles there are `call`, which always calls, `random`, which takes
//! any action on offer, and `raise` and `most`, which bet and raise whenever they may, by the least and by the most.

use std::error::Error;

use controbuio::bots::{Bot, Style};
use controbuio::rules::Structure;

#[path = "arena/baselines.rs"]
mod baselines;
#[path = "arena/duplicate.rs"]
mod duplicate;

fn main() -> Result<(), Box<dyn Error>> {
    let options: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str, usual: &str| {
        let place = options.iter().position(|option| option == name);
        place.and_then(|place| options.get(place + 1)).map_or(usual, String::as_str).to_owned()
    };
    let structure = Structure::by_code(&option("--structure", "no-limit")).ok_or("--structure: no such structure")?;
    let seats: usize = option("--seats", "6").parse()?;
    let hands: u64 = option("--hands", "6000").parse()?;
    let (seed, stack) = (option("--seed", "1").parse()?, option("--stack", "100").parse()?);
    if !(2..=10).contains(&seats) {
        return Err("--seats: 2 to 10".into());
    }
    let names = option("--line-up", "steady,loose");
    let names: Vec<&str> = names.split(',').collect();
    let line_up = names.iter().map(|name| by_name(name).ok_or(format!("--line-up: no bot {name}")));
    let line_up: Vec<&dyn Bot> = line_up.collect::<Result<_, _>>()?;
    let decks = (hands / seats as u64).max(2);
    let started = std::time::Instant::now();
    let scores = duplicate::Match { structure, seats, decks, seed, stack }.play(&line_up)?;
    let seconds = started.elapsed().as_secs_f64();
    println!("bot          bb/100    ±95%   VPIP    PFR");
    for (name, score) in names.iter().zip(&scores) {
        let ((won, interval), (entered, raised)) = (score.won(), score.played());
        println!("{name:<10}{won:>9.1}{interval:>8.1}{entered:>7.1}{raised:>7.1}");
    }
    let decisions: u64 = scores.iter().map(|score| score.decisions).sum();
    println!("{decks} decks, {seats} rotations each, {:.0} decisions a second", decisions as f64 / seconds);
    Ok(())
}

fn by_name(name: &str) -> Option<&'static dyn Bot> {
    Style::by_code(name).map(Style::bot).or_else(|| baselines::by_name(name))
}
