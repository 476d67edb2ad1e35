//! How many hands the engine plays in a second: the example `simulate`, which also checks them, game by game.

use std::error::Error;
use std::process::Command;

use controbuio::rules::{Forced, Structure, catalog};

/// How many hands a game plays.
const HANDS: u64 = 100_000;

/// Prints what `simulate` says of every game, with two, six and all seats, in the structure in which it is mostly played.
pub fn hands_a_second() -> Result<(), Box<dyn Error>> {
    for play in ["check-call", "random"] {
        println!("{play}");
        for game in catalog::GAMES {
            let structure = match game.forced {
                Forced::Blinds => Structure::NoLimit,
                Forced::BringIn(_) => Structure::Limit,
            };
            for seats in [2, 6, game.max_seats] {
                let options = ["--game", game.code, "--structure", structure.code(), "--play", play];
                let played = Command::new(env!("CARGO"))
                    .args(["run", "--quiet", "--release", "--no-default-features", "--example", "simulate"])
                    .args(["--manifest-path", concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml"), "--"])
                    .args(options)
                    .args(["--seats", &seats.to_string(), "--hands", &HANDS.to_string()])
                    .status()?;
                if !played.success() {
                    return Err(format!("simulate ended with {played}").into());
                }
            }
        }
    }
    Ok(())
}
