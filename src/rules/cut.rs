//! The player's own words, which are mixed into the shuffle.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayString;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The player's own words, as UTF-8, which are mixed into the shuffle as a cut is into a pack.
///
/// The house has committed to its seed before it knows them, and whoever chooses them does not know the seed: neither
/// side decides the deal alone. No words are an empty cut.
///
/// ```
/// use controbuio::rules::{Cut, CutError};
/// let cut: Cut = "tre civette".parse()?;
/// assert_eq!(cut.as_str(), "tre civette");
/// let long = "è".repeat(40).parse::<Cut>();
/// assert_eq!(long, Err(CutError { bytes: 80 }));
/// # Ok::<(), CutError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cut(ArrayString<{ Cut::MAX_BYTES }>);

impl Cut {
    /// The longest words, in bytes of UTF-8: more than 32 random bytes in any notation need, and short enough for a link.
    pub const MAX_BYTES: usize = 64;

    /// The words.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The words as the shuffle takes them: their UTF-8, exactly as they were written; nothing is added, folded or trimmed.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }

    /// Whether there are no words.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The words are too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutError {
    /// How long they are, in bytes of UTF-8.
    pub bytes: usize,
}

impl fmt::Display for CutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected words of at most {} bytes, found {}", Cut::MAX_BYTES, self.bytes)
    }
}

impl std::error::Error for CutError {}

impl FromStr for Cut {
    type Err = CutError;

    fn from_str(words: &str) -> Result<Self, CutError> {
        ArrayString::from(words).map(Self).map_err(|_| CutError { bytes: words.len() })
    }
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for Cut {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Cut {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = std::borrow::Cow::<str>::deserialize(deserializer)?;
        words.parse().map_err(serde::de::Error::custom)
    }
}
