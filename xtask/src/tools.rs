//! Tools that rustup and crates.io bring: the wasm32 target, trunk and wasm-bindgen-cli for the page, and cargo-fuzz.

use crate::problem::Problem;
use crate::project::{Project, run, say};
use std::path::Path;

/// Trunk's version. Trunk is not in `Cargo.lock`, so it is chosen here; 0.22 needs a newer Rust.
const TRUNK: &str = "0.21.14";

/// The version of cargo-fuzz, chosen here for the same reason.
const CARGO_FUZZ: &str = "0.13.2";

/// The target of everything that runs in the browser.
pub const WASM32: &str = "wasm32-unknown-unknown";

/// A build tool from crates.io, at the one version that fits.
struct Tool {
    name: &'static str,
    version: String,
    /// The programs it brings.
    programs: &'static [&'static str],
    /// How it is compiled. Its own release profile would take several times as long, for a tool that runs for seconds.
    profile: &'static [(&'static str, &'static str)],
    features: &'static [&'static str],
    minutes: u8,
}

/// Makes the wasm32 target available to the Rust in use.
///
/// # Errors
/// [`Problem::Missing`] when it is not there and rustup cannot add it.
pub fn wasm32(project: &Project) -> Result<(), Problem> {
    let libraries = project.output("rustc", &["--print", "target-libdir", "--target", WASM32]);
    if libraries.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    let hint = format!("install rustup (https://rustup.rs), then run `rustup target add {WASM32}`.");
    if project.find("rustup").is_none() {
        return Err(Problem::missing(format!("this Rust cannot build for {WASM32}, and there is no rustup"), hint));
    }
    say(format!("Adding the Rust target {WASM32}"));
    run("rustup", project.command("rustup").args(["target", "add", WASM32])).map_err(|_| {
        Problem::missing(
            format!("rustup could not add the target {WASM32}"),
            format!("check the network, then run `rustup target add {WASM32}` and try again."),
        )
    })
}

/// Makes trunk, which assembles the page, available.
///
/// # Errors
/// [`Problem::Missing`] when it is not there and cannot be installed.
pub fn trunk(project: &Project) -> Result<(), Problem> {
    ensure(
        project,
        &Tool {
            name: "trunk",
            version: TRUNK.into(),
            programs: &["trunk"],
            profile: &[("OPT_LEVEL", "0"), ("LTO", "off"), ("CODEGEN_UNITS", "16")],
            // Without its default features trunk cannot download anything, and need not.
            features: &["--no-default-features"],
            minutes: 4,
        },
    )
}

/// Makes wasm-bindgen's programs available, at the version that `Cargo.lock` asks for.
///
/// # Errors
/// [`Problem::Missing`] when they are not there and cannot be installed.
pub fn wasm_bindgen(project: &Project) -> Result<(), Problem> {
    let version = locked_version(&project.read("Cargo.lock")?, "wasm-bindgen").ok_or_else(|| {
        Problem::missing("Cargo.lock does not name wasm-bindgen", "restore Cargo.lock as it is in the repository.")
    })?;
    ensure(
        project,
        &Tool {
            name: "wasm-bindgen-cli",
            version,
            programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
            profile: &[("OPT_LEVEL", "1"), ("LTO", "off")],
            features: &[],
            minutes: 2,
        },
    )
}

/// Makes `cargo fuzz`, which only soaking needs, available.
///
/// # Errors
/// [`Problem::Missing`] when it is not there and cannot be installed.
pub fn cargo_fuzz(project: &Project) -> Result<(), Problem> {
    ensure(
        project,
        &Tool {
            name: "cargo-fuzz",
            version: CARGO_FUZZ.into(),
            programs: &["cargo-fuzz"],
            profile: &[("OPT_LEVEL", "0")],
            features: &[],
            minutes: 1,
        },
    )
}

/// Installs a tool into `.tools/`, unless all its programs are found at the right version.
fn ensure(project: &Project, tool: &Tool) -> Result<(), Problem> {
    let fits = |program: &&str| {
        let answer = project.output(program, &["--version"]);
        answer.and_then(|text| text.split_whitespace().last().map(str::to_owned)).as_ref() == Some(&tool.version)
    };
    if tool.programs.iter().all(fits) {
        return Ok(());
    }
    say(format!("Installing {} {} into .tools (once, about {} minutes)", tool.name, tool.version, tool.minutes));
    let mut install = project.cargo();
    install.args(["install", "--locked", tool.name, "--version", &tool.version]).args(tool.features);
    install.arg("--root").arg(project.tools());
    for (setting, value) in tool.profile {
        install.env(format!("CARGO_PROFILE_RELEASE_{setting}"), value);
    }
    run(tool.name, &mut install).map_err(|_| {
        Problem::missing(
            format!("{} {} could not be installed (the lines above say why)", tool.name, tool.version),
            format!(
                "check the network and that a C compiler is there, then try again; \
                 or install it yourself with `cargo install --locked {} --version {}`.",
                tool.name, tool.version
            ),
        )
    })
}

/// The version of a package in the text of a `Cargo.lock`.
fn locked_version(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"').map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::locked_version;

    const LOCK: &str = "\
[[package]]
name = \"wasm-bindgen-futures\"
version = \"0.4.79\"

[[package]]
name = \"wasm-bindgen\"
version = \"0.2.129\"
dependencies = [
 \"cfg-if\",
]
";

    #[test]
    fn reads_the_exact_package_from_the_lock() {
        assert_eq!(locked_version(LOCK, "wasm-bindgen").as_deref(), Some("0.2.129"));
        assert_eq!(locked_version(LOCK, "wasm"), None);
        assert_eq!(locked_version("name = \"wasm\"", "wasm"), None);
    }
}
