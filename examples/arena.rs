//! Bots against each other, in duplicate.
//!
//! `cargo run --release --no-default-features --example arena -- --game holdem --structure no-limit --seats 6
//! --hands 6000 --seed 1 --line-up steady,loose` prints what each wins, in small bets a hundred hands with a 95 %
//! interval (a small bet is the big blind in games with blinds, and the bet of the early streets in stud), and how it
//! plays. `--hands` are those played; each deck is played once a rotation and counts once. Bots remember each other for 50 decks. `--stack` is in small bets,
//! 100 unless said otherwise; `--threads` as many as there are cores. `--json` prints the same for programs. But for the
//! times, what it prints depends on the seed alone.
//!
//! A line-up is repeated round the table: the house's own styles, and the baselines `random` (any legal action), `call`,
//! `raise`, `pot`, `overbet`, `shove` (raise whenever they may: by the least, the pot, twice the pot, everything),
//! `rock` (the best tenth of hands) and `honest` (calls with a fair share, never raises).

use std::error::Error;

use controbuio::bots::{Bot, Style, Times};
use controbuio::rules::{Structure, catalog};
use serde_json::json;

#[path = "arena/baselines.rs"]
mod baselines;
#[path = "arena/duplicate.rs"]
mod duplicate;

use duplicate::{Match, Score};

const OPTIONS: [&str; 8] =
    ["--game", "--structure", "--seats", "--hands", "--seed", "--stack", "--threads", "--line-up"];

fn main() -> Result<(), Box<dyn Error>> {
    let mut options: Vec<String> = std::env::args().skip(1).collect();
    let given = options.len();
    options.retain(|option| option != "--json");
    let as_json = options.len() < given;
    if let Some(unknown) = options.iter().step_by(2).find(|option| !OPTIONS.contains(&option.as_str())) {
        return Err(format!("unknown option {unknown}; there are {} --json", OPTIONS.join(" ")).into());
    }
    let option = |name: &str, usual: &str| {
        let place = options.iter().step_by(2).position(|option| option == name);
        place.and_then(|place| options.get(2 * place + 1)).map_or(usual, String::as_str).to_owned()
    };
    let games = catalog::GAMES.map(|game| game.code).join(" ");
    let game = catalog::by_code(&option("--game", "holdem")).ok_or(format!("--game: one of {games}"))?;
    let structure = Structure::by_code(&option("--structure", "no-limit")).ok_or("--structure: no such structure")?;
    let seats: usize = option("--seats", "6").parse().map_err(|_| "--seats: a number")?;
    if !(2..=usize::from(game.max_seats)).contains(&seats) {
        return Err(format!("--seats: 2 to {}", game.max_seats).into());
    }
    let hands: u64 = option("--hands", "6000").parse().map_err(|_| "--hands: a number")?;
    let seed = option("--seed", "1").parse().map_err(|_| "--seed: a number")?;
    let stack: u64 = option("--stack", "100").parse().map_err(|_| "--stack: a number of small bets")?;
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = option("--threads", &cores.to_string()).parse().map_err(|_| "--threads: a number")?;
    let names = option("--line-up", "steady,loose");
    let names: Vec<&str> = names.split(',').collect();
    if names.len() > seats {
        return Err(format!("--line-up: {} bots for {seats} seats", names.len()).into());
    }
    let line_up = names.iter().map(|name| by_name(name).ok_or_else(|| format!("--line-up: no bot {name}")));
    let line_up: Vec<&dyn Bot> = line_up.collect::<Result<_, _>>()?;
    let mut table = Match { game, structure, seats, decks: 0, seed, stack, threads };
    let rotations = table.rotations(names.len());
    table.decks = (hands / rotations as u64).max(2);
    let started = std::time::Instant::now();
    let scores = table.play(&line_up).map_err(|error| error.to_string())?;
    let decisions: usize = scores.iter().map(|score| score.times.len()).sum();
    let speed = decisions as f64 / started.elapsed().as_secs_f64();
    if as_json {
        let bots: Vec<_> = names.iter().zip(&scores).map(|(name, score)| as_value(name, score)).collect();
        let told = json!({
            "game": game.code, "structure": structure.code(), "seats": seats, "stack": stack, "seed": seed,
            "unit": "small bets", "decks": table.decks, "rotations": rotations, "bots": bots,
        });
        println!("{told}");
        return Ok(());
    }
    println!("bot          bb/100    ±95%   VPIP    PFR   3bet     AF   WTSD   W$SD   cbet  µs mean   p99");
    for (name, score) in names.iter().zip(&scores) {
        println!("{}", as_line(name, score));
    }
    println!(
        "{} {} for {seats}, {stack} small bets deep: {} decks, {rotations} rotations each, {speed:.0} decisions a second",
        game.code,
        structure.code(),
        table.decks
    );
    Ok(())
}

fn as_line(name: &str, score: &Score) -> String {
    let ((won, interval), (mean, most), tally) = (score.won(), score.pace(), &score.tally);
    let shares = [tally.entered, tally.raised, tally.reraised].map(Times::percent);
    let later = [tally.showdowns, tally.won, tally.continued].map(Times::percent);
    let columns = shares.into_iter().chain([tally.aggression()]).chain(later);
    let columns: String =
        columns.map(|it| it.map_or_else(|| "      -".to_owned(), |number| format!("{number:>7.1}"))).collect();
    format!("{name:<10}{won:>9.1}{interval:>8.1}{columns}{mean:>9.1}{most:>6.0}")
}

fn as_value(name: &str, score: &Score) -> serde_json::Value {
    let ((won, interval), tally) = (score.won(), &score.tally);
    json!({
        "name": name, "bb100": won, "ci95": interval, "hands": score.hands, "decisions": score.times.len(),
        "vpip": tally.entered.percent(), "pfr": tally.raised.percent(), "three_bet": tally.reraised.percent(),
        "af": tally.aggression(), "wtsd": tally.showdowns.percent(), "won_at_showdown": tally.won.percent(),
        "cbet": tally.continued.percent(),
    })
}

fn by_name(name: &str) -> Option<&'static dyn Bot> {
    Style::by_code(name).map(Style::bot).or_else(|| baselines::by_name(name))
}
