//! The project's folder, and how programs are found and run in it.

use crate::problem::Problem;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of this clone.
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// The clone that `cargo xtask` was called in.
    ///
    /// Cargo says so when it runs this program. What it said when compiling may be about another clone: where several
    /// share one target folder, they share this program too.
    pub fn here() -> Self {
        let xtask = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let xtask = Path::new(&xtask);
        Self { root: xtask.parent().unwrap_or(xtask).to_owned() }
    }

    /// A path inside the clone.
    pub fn path(&self, inside: &str) -> PathBuf {
        self.root.join(inside)
    }

    /// Where the build tools are installed: not `target/`, so that `cargo clean` keeps them.
    pub fn tools(&self) -> PathBuf {
        self.path(".tools")
    }

    /// `PATH` with the project's own tools first.
    fn search_path(&self) -> OsString {
        let inherited = env::var_os("PATH").unwrap_or_default();
        let own = self.tools().join("bin");
        // Joining fails only when our own folder has the separator in its name; then the person's PATH has to do.
        env::join_paths(std::iter::once(own).chain(env::split_paths(&inherited))).unwrap_or(inherited)
    }

    /// The program of this name: the project's own, else the first on `PATH`.
    pub fn find(&self, name: &str) -> Option<PathBuf> {
        let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
        env::split_paths(&self.search_path())
            .flat_map(|folder| endings.iter().map(move |ending| folder.join(format!("{name}{ending}"))))
            .find(|program| program.is_file())
    }

    /// A command run in the project's folder, with the project's tools first on its `PATH`.
    pub fn command(&self, name: &str) -> Command {
        let mut command = Command::new(self.find(name).unwrap_or_else(|| name.into()));
        command.current_dir(&self.root).env("PATH", self.search_path());
        command
    }

    /// The cargo that started this program.
    pub fn cargo(&self) -> Command {
        self.command(&env::var("CARGO").unwrap_or_else(|_| "cargo".into()))
    }

    /// What a program prints, trimmed; `None` when it is missing or fails.
    pub fn output(&self, name: &str, args: &[&str]) -> Option<String> {
        let output = self.command(name).args(args).stderr(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// The file's text.
    ///
    /// # Errors
    /// [`Problem::File`] when it cannot be read.
    pub fn read(&self, inside: &str) -> Result<String, Problem> {
        let path = self.path(inside);
        std::fs::read_to_string(&path).map_err(Problem::file(path))
    }
}

/// Runs a command whose output the person sees; `what` names it when it fails.
///
/// # Errors
/// [`Problem::Failed`] when it cannot be started or reports failure.
pub fn run(what: &str, command: &mut Command) -> Result<(), Problem> {
    let status = match command.status() {
        Ok(status) if status.success() => return Ok(()),
        Ok(status) => status.to_string(),
        Err(why) => why.to_string(),
    };
    Err(Problem::Failed { what: what.into(), status })
}

/// One line to the person about what is going on.
pub fn say(what: impl AsRef<str>) {
    println!("• {}", what.as_ref());
}
