//! `cargo xtask soak`: what takes too long for every change, for before a release.

use crate::problem::Problem;
use crate::project::{Project, run, say};
use crate::step::{self, Step};
use crate::tools;
use std::fs;
use std::path::PathBuf;

/// All steps, in the order in which they run.
pub const STEPS: &[Step] = &[
    Step { name: "vectors", title: "hands of other programs", work: vectors },
    Step { name: "corpus", title: "hand histories", work: corpus },
    Step { name: "hands", title: "a million random hands", work: hands },
    Step { name: "tournaments", title: "ten thousand tournaments", work: tournaments },
    Step { name: "exports", title: "exports in PokerKit", work: exports },
    Step { name: "fuzz", title: "fuzzing", work: fuzz },
];

/// How long each target is fuzzed, in seconds. Another run goes on with what this one found.
const FUZZING: u32 = 300;

/// Runs the steps named in `only`, or all when it is empty.
///
/// # Errors
/// The problem of the first step that has one.
pub fn soak(project: &Project, only: &[String]) -> Result<(), Problem> {
    step::run_all(project, &step::chosen(STEPS, only), "soak")
}

/// One of the command-line examples, optimised.
fn example(project: &Project, name: &str, args: &[String]) -> Result<(), Problem> {
    let mut cargo = project.cargo();
    cargo.args(["run", "--locked", "--release", "--no-default-features", "--example", name, "--"]).args(args);
    run(name, &mut cargo)
}

/// Files that are not the project's own: beside the clone, where somebody has them.
fn beside(project: &Project, folder: &str) -> Option<PathBuf> {
    let found = Some(project.path("..").join("shared").join(folder)).filter(|path| path.is_dir());
    if found.is_none() {
        say(format!("../shared/{folder} is not here: nothing is compared"));
    }
    found
}

fn vectors(project: &Project) -> Result<(), Problem> {
    let Some(folder) = beside(project, "vectors") else { return Ok(()) };
    let listed = fs::read_dir(&folder).map_err(Problem::file(&folder))?;
    let mut files: Vec<String> = listed.flatten().map(|file| file.path().to_string_lossy().into_owned()).collect();
    files.retain(|file| file.ends_with(".jsonl.gz"));
    files.sort();
    example(project, "conform", &files)
}

fn corpus(project: &Project) -> Result<(), Problem> {
    let Some(folder) = beside(project, "phh-corpus") else { return Ok(()) };
    example(project, "replay", &[folder.to_string_lossy().into_owned()])
}

/// Every game in every structure at a full table: 21 times as many as are said here.
fn hands(project: &Project) -> Result<(), Problem> {
    let options = "--game all --structure all --seats full --hands 50000";
    example(project, "simulate", &options.split(' ').map(str::to_owned).collect::<Vec<_>>())
}

fn tournaments(project: &Project) -> Result<(), Problem> {
    example(project, "tournaments", &["--tournaments".into(), "10000".into()])
}

/// What the game exports ends with the same stacks in the program of the format.
fn exports(project: &Project) -> Result<(), Problem> {
    let folder = project.path("target/exports");
    example(project, "export_hands", &[folder.display().to_string(), "--hands".into(), "2000".into()])?;
    run("PokerKit", project.command("python3").arg(project.path("tests/tools/pokerkit/check.py")).arg(folder))
}

fn fuzz(project: &Project) -> Result<(), Problem> {
    tools::cargo_fuzz(project)?;
    let folder = project.path("fuzz/fuzz_targets");
    let listed = fs::read_dir(&folder).map_err(Problem::file(&folder))?;
    let mut targets: Vec<String> =
        listed.flatten().filter_map(|file| Some(file.path().file_stem()?.to_string_lossy().into_owned())).collect();
    targets.sort();
    for target in targets {
        say(format!("Fuzzing {target} for {FUZZING} seconds"));
        let found = project.path("fuzz/found").join(&target);
        fs::create_dir_all(&found).map_err(Problem::file(&found))?;
        // No sanitizer: there is no unsafe code to watch, and stable Rust has none.
        let mut cargo = project.cargo();
        cargo.args(["fuzz", "run", "--sanitizer", "none", &target]);
        cargo.arg(found).arg(project.path("fuzz/corpus").join(&target)).arg("--");
        cargo.args([format!("-max_total_time={FUZZING}"), "-timeout=20".into()]);
        let words = project.path("fuzz/dict").join(&target);
        if words.is_file() {
            cargo.arg(format!("-dict={}", words.display()));
        }
        run("fuzzing", &mut cargo)?;
    }
    Ok(())
}
