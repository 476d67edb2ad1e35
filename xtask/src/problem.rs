//! Why a command stopped, and what a person can do about it.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

/// A reason to stop. Each one says what happened; those that a person can mend also say how.
#[derive(Debug)]
pub enum Problem {
    /// The command line was not understood.
    Usage(String),
    /// Something the work needs is not here and could not be installed.
    Missing { what: String, hint: String },
    /// A program ran and reported failure; it has already said why on the terminal.
    Failed { what: String, status: String },
    /// A file could not be read or written.
    File { path: PathBuf, why: io::Error },
    /// Another program already listens on the port that was asked for.
    PortBusy(u16),
}

impl Problem {
    /// Builds [`Problem::Missing`].
    pub fn missing(what: impl Into<String>, hint: impl Into<String>) -> Self {
        Self::Missing { what: what.into(), hint: hint.into() }
    }

    /// Builds [`Problem::File`]; made to be handed to `map_err`.
    pub fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |why| Self::File { path, why }
    }

    /// 2 when the command line was wrong, 1 for everything else.
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(if matches!(self, Self::Usage(_)) { 2 } else { 1 })
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(what) => write!(f, "{what}\n\n{}", crate::args::USAGE),
            Self::Missing { what, hint } => write!(f, "Stopped: {what}.\nWhat to do: {hint}"),
            Self::Failed { what, status } => write!(f, "Stopped: {what} failed ({status})."),
            Self::File { path, why } => write!(f, "Stopped: {}: {why}.", path.display()),
            Self::PortBusy(port) => write!(
                f,
                "Stopped: another program is using port {port}.\n\
                 What to do: choose another one, for instance `cargo xtask play --port {}`.",
                port.checked_add(1).unwrap_or(8080),
            ),
        }
    }
}
