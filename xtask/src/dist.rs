//! `cargo xtask build`: `dist/`, ready for a static host.

use crate::problem::Problem;
use crate::project::{Project, run, say};
use crate::tools;
use std::env;
use std::fs;

/// Builds the release page into `dist/`, installing what is missing first.
///
/// Without a public URL every address in the page is relative, so that the same `dist/` works in any folder of a host.
///
/// # Errors
/// [`Problem::Missing`] when a tool cannot be had, [`Problem::Failed`] when the build fails.
pub fn build(project: &Project, public_url: Option<&str>) -> Result<(), Problem> {
    tools::wasm32(project)?;
    tools::wasm_bindgen(project)?;
    tools::trunk(project)?;

    // Trunk runs offline, and then so does its cargo: whatever is to be downloaded is downloaded here.
    say("Fetching the packages of Cargo.lock");
    run("cargo fetch", project.cargo().args(["fetch", "--locked"])).map_err(|_| {
        Problem::missing("the packages of Cargo.lock could not be fetched", "check the network, then try again.")
    })?;

    say("Building the page (the first time takes about two minutes)");
    let mut trunk = project.command("trunk");
    trunk.args(["build", "--release", "--cargo-profile", "page", "--offline", "--locked", "--skip-version-check"]);
    trunk.args(public_url.iter().flat_map(|url| ["--public-url", url]));
    if env::var_os("NO_COLOR").is_some() {
        // Trunk accepts only `true` here and stops at the usual `1`.
        trunk.env("NO_COLOR", "true");
    }
    run("trunk build", &mut trunk)?;
    say(format!("dist/ is ready ({})", summary(project)?));
    Ok(())
}

/// How many files `dist/` has and how large they are.
fn summary(project: &Project) -> Result<String, Problem> {
    let dist = project.path("dist");
    let listed = fs::read_dir(&dist).map_err(Problem::file(dist))?;
    let sizes: Vec<u64> = listed.flatten().filter_map(|file| file.metadata().ok()).map(|file| file.len()).collect();
    Ok(format!("{} files, {} KB before compression", sizes.len(), sizes.iter().sum::<u64>() / 1000))
}
