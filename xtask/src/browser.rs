//! The browser: one to open for a person, one to run the tests in.

use crate::problem::Problem;
use crate::project::{Project, run, say};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// Names under which a Chromium may be on `PATH`.
const NAMES: &[&str] =
    &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge", "microsoft-edge"];

/// Where macOS keeps them.
const MAC: &[&str] = &[
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];

/// Where Windows keeps them, below one of [`WINDOWS_ROOTS`].
const WINDOWS: &[&str] = &[r"Google\Chrome\Application\chrome.exe", r"Microsoft\Edge\Application\msedge.exe"];
const WINDOWS_ROOTS: &[&str] = &["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"];

/// A Chromium, Chrome or Edge for the tests. `CHROME_PATH` decides when it is set; otherwise the machine is searched;
/// on Debian, as root, one is installed.
///
/// # Errors
/// [`Problem::Missing`] when there is none and none may be installed.
pub fn for_tests(project: &Project) -> Result<PathBuf, Problem> {
    if let Some(chosen) = env::var_os("CHROME_PATH").filter(|path| !path.is_empty()) {
        let chosen = PathBuf::from(chosen);
        return if chosen.is_file() {
            Ok(chosen)
        } else {
            let what = format!("CHROME_PATH names {}, which is no file", chosen.display());
            Err(Problem::missing(what, "set it to the browser's program, or unset it."))
        };
    }
    if let Some(found) = find(project) {
        return Ok(found);
    }
    if may_install(project) {
        install(project)?;
    }
    find(project).ok_or_else(|| {
        Problem::missing(
            "no browser for the tests was found",
            "install Chromium, Chrome or Edge (on Debian: `apt-get install chromium`), \
             or set CHROME_PATH to its program, and try again.",
        )
    })
}

fn find(project: &Project) -> Option<PathBuf> {
    let on_path = NAMES.iter().find_map(|name| project.find(name));
    let elsewhere = || -> Option<PathBuf> {
        let windows = WINDOWS_ROOTS.iter().filter_map(env::var_os);
        let windows = windows.flat_map(|root| WINDOWS.iter().map(move |program| Path::new(&root).join(program)));
        MAC.iter().map(PathBuf::from).chain(windows).find(|program| program.is_file())
    };
    on_path.or_else(elsewhere)
}

/// Only Debian itself: elsewhere the package of this name is an empty shell or a different thing.
fn may_install(project: &Project) -> bool {
    let debian = fs::read_to_string("/etc/os-release").is_ok_and(|text| text.lines().any(|line| line == "ID=debian"));
    debian && project.find("apt-get").is_some() && project.output("id", &["-u"]).as_deref() == Some("0")
}

fn install(project: &Project) -> Result<(), Problem> {
    say("Installing Debian's chromium for the browser tests (once, about a minute)");
    for args in [&["update", "-q"][..], &["install", "-y", "-q", "chromium"][..]] {
        let mut apt = project.command("apt-get");
        apt.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
        run("apt-get", &mut apt).map_err(|_| {
            Problem::missing(
                format!("`apt-get {}` failed", args.join(" ")),
                "install chromium yourself, or set CHROME_PATH to another Chromium, Chrome or Edge, and try again.",
            )
        })?;
    }
    Ok(())
}

/// Opens an address in the person's own browser; `false` when the system offers no way to.
pub fn open(project: &Project, address: &str) -> bool {
    let (program, args): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", "", address])
    } else if cfg!(target_os = "macos") {
        ("open", &[address])
    } else {
        ("xdg-open", &[address])
    };
    let mut command = project.command(program);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
