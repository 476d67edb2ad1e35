//! The commands of this project: `cargo xtask play`, `test`, `soak` and `build`.
//!
//! Rust's standard library is all this needs, so it compiles in a second on a machine that has nothing else yet.
//! Everything it installs comes from rustup, crates.io, npm or Debian, and lands in `.tools/`, `target/` or
//! `e2e/node_modules/`, never elsewhere in the person's home. (Chromium on Debian is the one exception: see [`browser`].)

mod args;
mod browser;
mod check;
mod dist;
mod node;
mod play;
mod problem;
mod project;
mod soak;
mod step;
mod stylesheet;
mod tools;

use args::Task;
use problem::Problem;
use project::Project;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("\n{problem}");
            problem.exit_code()
        }
    }
}

fn run() -> Result<(), Problem> {
    let project = Project::here();
    match args::parse(std::env::args().skip(1))? {
        Task::Help => {
            println!("{}", args::USAGE);
            Ok(())
        }
        Task::Play { port, open } => play::play(&project, port, open),
        Task::Test { only } => check::check(&project, &only),
        Task::Soak { only } => soak::soak(&project, &only),
        Task::Build { public_url } => dist::build(&project, public_url.as_deref()),
        Task::Css => stylesheet::write(&project),
    }
}
