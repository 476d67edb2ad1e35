//! How fast Controbuio is.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml` sets its ranking beside the crates `pokers` and `aya_poker`:
//! the same hands, in turns. It ends with 0 when every ratio reaches its bar, with 1 when one does not, and with 2 when
//! the libraries do not order the hands alike. With the argument `hands` it counts the hands that the engine plays in a
//! second, game by game.

mod contest;
mod deal;
mod engine;
mod omaha;
mod seven;

use std::error::Error;
use std::process::ExitCode;

use deal::Deal;

fn main() -> ExitCode {
    let done = match std::env::args().nth(1).as_deref() {
        None => race(),
        Some("hands") => engine::hands_a_second().map(|()| true),
        Some(other) => Err(format!("unknown argument {other}; there is hands").into()),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// Runs every contest; whether all bars were reached.
fn race() -> Result<bool, Box<dyn Error>> {
    let deals = Deal::many(50_000);
    let contests = seven::contests(&deals).into_iter().chain(omaha::contests(&deals));
    println!("{}", contest::HEADING);
    let mut reached = true;
    for contest in contests {
        let outcome = contest.run()?;
        println!("{outcome}");
        reached &= outcome.reaches_bar();
    }
    Ok(reached)
}
