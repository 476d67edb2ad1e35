//! Node.js and the npm packages of the browser tests.

use crate::problem::Problem;
use crate::project::{Project, run, say};
use std::fs;

/// The oldest Node.js that works.
const OLDEST: u32 = 20;

/// Checks that Node.js is there and new enough.
///
/// # Errors
/// [`Problem::Missing`] when it is not.
pub fn node(project: &Project) -> Result<(), Problem> {
    let hint = format!("install Node.js {OLDEST} or newer, with npm (https://nodejs.org), and try again.");
    match project.output("node", &["--version"]) {
        None => Err(Problem::missing("Node.js was not found", hint)),
        Some(version) if major(&version).is_none_or(|major| major < OLDEST) => {
            Err(Problem::missing(format!("Node.js {version} is too old"), hint))
        }
        Some(_) => Ok(()),
    }
}

/// Installs the npm packages that the browser tests' lock file asks for, unless they are there.
///
/// # Errors
/// [`Problem::Missing`] when npm is missing or fails, [`Problem::File`] when its lock file cannot be read.
pub fn packages(project: &Project) -> Result<(), Problem> {
    // npm leaves no trustworthy mark of a finished `npm ci`, so a copy of the lock file is kept as one.
    let lock = project.read("e2e/package-lock.json")?;
    let mark = project.path("e2e/node_modules/.installed-lock.json");
    if fs::read_to_string(&mark).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    if project.find("npm").is_none() {
        return Err(Problem::missing("npm was not found", "install npm, which comes with Node.js, and try again."));
    }
    say("Installing the npm packages of the browser tests");
    let mut npm = project.command("npm");
    npm.current_dir(project.path("e2e")).args(["ci", "--no-audit", "--no-fund"]);
    run("npm ci", &mut npm).map_err(|_| {
        Problem::missing("npm could not install the packages of e2e/", "check the network, then try again.")
    })?;
    fs::write(&mark, lock).map_err(Problem::file(mark))
}

/// The major version in what `node --version` prints.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn reads_the_major_version() {
        assert_eq!(major("v20.20.2"), Some(20));
        assert_eq!(major("nonsense"), None);
    }
}
