//! `cargo xtask test`: everything that has to hold before a change is good.
//!
//! The steps go from quick to slow. Compiling Leptos is what takes the time, so they are arranged to do it five times
//! and no more: clippy checks it for the host (rustdoc takes that up) and for wasm32; the native tests build it for the
//! host (the doctests take that up); the wasm tests build it for wasm32, and the page once more, optimised.

use crate::problem::Problem;
use crate::project::{Project, run};
use crate::step::{self, Step};
use crate::{browser, dist, node, tools};
use std::fs;
use std::path::PathBuf;

/// All steps, in the order in which they run.
pub const STEPS: &[Step] = &[
    Step { name: "fmt", title: "formatting", work: format },
    Step { name: "clippy", title: "clippy, host", work: clippy_host },
    Step { name: "clippy", title: "clippy, wasm32", work: clippy_wasm32 },
    Step { name: "native", title: "tests without the screen", work: test_engine },
    Step { name: "native", title: "tests with the screen", work: test_screen },
    Step { name: "doc", title: "doctests", work: doctests },
    Step { name: "doc", title: "rustdoc", work: rustdoc },
    Step { name: "wasm", title: "wasm tests, in Node.js", work: test_wasm },
    Step { name: "e2e", title: "release build", work: release },
    Step { name: "e2e", title: "browser tests", work: test_browser },
];

/// Runs the steps named in `only`, or all when it is empty, and reports how long each took.
///
/// # Errors
/// The problem of the first step that has one; the steps after it do not run.
pub fn check(project: &Project, only: &[String]) -> Result<(), Problem> {
    let chosen = step::chosen(STEPS, only);
    let includes = |names: &[&str]| chosen.iter().any(|step| names.contains(&step.name));

    // A missing prerequisite is found out now, not after ten minutes.
    if includes(&["wasm", "e2e"]) {
        node::node(project)?;
    }
    if includes(&["e2e"]) {
        node::packages(project)?;
        browser::for_tests(project)?;
    }
    if includes(&["clippy", "wasm", "e2e"]) {
        tools::wasm32(project)?;
    }

    step::run_all(project, &chosen, "test")
}

fn format(project: &Project) -> Result<(), Problem> {
    run("the formatting check", project.cargo().args(["fmt", "--all", "--check"]))
}

fn clippy_host(project: &Project) -> Result<(), Problem> {
    let args = ["clippy", "--locked", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"];
    run("clippy", project.cargo().args(args))
}

fn clippy_wasm32(project: &Project) -> Result<(), Problem> {
    let args = ["clippy", "--locked", "--target", tools::WASM32, "--lib", "--bins", "--", "-D", "warnings"];
    run("clippy for wasm32", project.cargo().args(args))
}

/// Without the `ui` feature: proves that the rules, the bots and the session need nothing of a browser.
fn test_engine(project: &Project) -> Result<(), Problem> {
    let args = ["test", "--locked", "--workspace", "--no-default-features", "--lib", "--bins", "--tests"];
    run("a test", project.cargo().args(args))
}

/// The screen's own tests, and those of `tests/` that look at it: what the others say does not change with it.
fn test_screen(project: &Project) -> Result<(), Problem> {
    let mut cargo = project.cargo();
    cargo.args(["test", "--locked", "--all-features", "--lib", "--bins"]);
    for file in files(project, "tests", ".rs")? {
        let text = fs::read_to_string(&file).map_err(Problem::file(&file))?;
        if let (true, Some(name)) = (text.contains("controbuio::ui"), file.file_stem()) {
            cargo.arg("--test").arg(name);
        }
    }
    run("a test", &mut cargo)
}

fn doctests(project: &Project) -> Result<(), Problem> {
    run("a doctest", project.cargo().args(["test", "--locked", "--all-features", "--doc"]))
}

fn rustdoc(project: &Project) -> Result<(), Problem> {
    let args = ["doc", "--locked", "--workspace", "--all-features", "--no-deps"];
    run("rustdoc", project.cargo().args(args).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Only `tests/wasm.rs`: what the other tests say about the rules does not change with the target.
fn test_wasm(project: &Project) -> Result<(), Problem> {
    tools::wasm_bindgen(project)?;
    run("a wasm test", project.cargo().args(["test", "--locked", "--target", tools::WASM32, "--test", "wasm"]))
}

fn release(project: &Project) -> Result<(), Problem> {
    dist::build(project, None)
}

fn test_browser(project: &Project) -> Result<(), Problem> {
    let browser = browser::for_tests(project)?;
    let mut tests = project.command("node");
    // The files are named one by one: Node.js 20 expands no patterns, and neither does Windows.
    tests.args(["--test", "--test-reporter=spec"]).args(files(project, "e2e", ".test.mjs")?);
    run("a browser test", tests.env("CHROME_PATH", browser))
}

/// The files of a folder whose names end so, sorted.
fn files(project: &Project, folder: &str, ending: &str) -> Result<Vec<PathBuf>, Problem> {
    let path = project.path(folder);
    let listed = fs::read_dir(&path).map_err(Problem::file(&path))?;
    let mut files: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.to_string_lossy().ends_with(ending));
    files.sort();
    if files.is_empty() {
        return Err(Problem::missing(format!("{folder}/ has no tests"), "restore it as it is in the repository."));
    }
    Ok(files)
}
