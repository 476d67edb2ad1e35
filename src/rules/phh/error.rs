//! Why a text is no hand.

use std::fmt;

/// Why a text is no hand, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The hand's name in a text of several hands.
    pub hand: Option<String>,
    /// The line, 1 first.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is longer than [`MAX_BYTES`](super::MAX_BYTES).
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// It has more tables than [`MAX_HANDS`](super::MAX_HANDS).
    TooMany {
        /// How many.
        hands: usize,
    },
    /// It is not TOML.
    Syntax(String),
    /// A field is missing that this variant needs.
    Missing(&'static str),
    /// The variant is none of those that are played here.
    Variant(String),
    /// Something else stands where a value belongs.
    Unexpected {
        /// The field.
        field: String,
        /// What stands there, cut short.
        found: String,
        /// What belongs there.
        expected: String,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(hand) = &self.hand {
            write!(f, "hand {hand}, ")?;
        }
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { bytes } => write!(f, "found {bytes} bytes, expected at most {}", super::MAX_BYTES),
            Self::TooMany { hands } => write!(f, "found {hands} hands, expected at most {}", super::MAX_HANDS),
            Self::Syntax(message) => write!(f, "found no TOML: {message}"),
            Self::Missing(field) => write!(f, "found no {field}, expected one"),
            Self::Variant(found) => {
                let known = super::Variant::ALL.map(super::Variant::code).join(", ");
                write!(f, "variant: found {found}, expected one of {known}")
            }
            Self::Unexpected { field, found, expected } => write!(f, "{field}: found {found}, expected {expected}"),
        }
    }
}

impl std::error::Error for ReadError {}
