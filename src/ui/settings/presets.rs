//! The ready amounts of a bet.

use serde::{Deserialize, Serialize};

/// How large a bet is, against what lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// So many tenths of the bet to call.
    Times(u64),
    /// A part of the pot after calling: numerator and denominator.
    Part(u64, u64),
}

impl Size {
    /// What can be chosen over blinds, where one counts in blinds.
    pub const OVER_BLINDS: [Self; 7] = [
        Self::Times(20),
        Self::Times(22),
        Self::Times(25),
        Self::Times(30),
        Self::Times(35),
        Self::Times(40),
        Self::Times(50),
    ];

    /// What can be chosen later.
    pub const OF_THE_POT: [Self; 7] = [
        Self::Part(1, 4),
        Self::Part(1, 3),
        Self::Part(1, 2),
        Self::Part(2, 3),
        Self::Part(3, 4),
        Self::Part(3, 2),
        Self::Part(2, 1),
    ];
}

/// The ready amounts beside the pot and everything, which are always there.
///
/// ```
/// use controbuio::ui::settings::{Presets, Size};
/// let mut presets = Presets::default();
/// assert_eq!(presets.over_blinds().collect::<Vec<_>>(), [Size::Times(25), Size::Times(30)]);
/// // The larger one stands to the right, whatever the order in which they were chosen.
/// presets.over_blinds = [Some(Size::Times(40)), None, Some(Size::Times(20))];
/// assert_eq!(presets.over_blinds().collect::<Vec<_>>(), [Size::Times(20), Size::Times(40)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(try_from = "Kept")]
pub struct Presets {
    /// Over blinds.
    pub over_blinds: [Option<Size>; 3],
    /// On later streets, and wherever there are no blinds.
    pub later: [Option<Size>; 3],
}

impl Default for Presets {
    fn default() -> Self {
        Self::USUAL
    }
}

impl Presets {
    /// A stranger's.
    pub const USUAL: Self = Self {
        over_blinds: [Some(Size::Times(25)), Some(Size::Times(30)), None],
        later: [Some(Size::Part(1, 2)), Some(Size::Part(2, 3)), Some(Size::Part(3, 4))],
    };

    /// Those over blinds, the smallest first, each once.
    pub fn over_blinds(&self) -> impl Iterator<Item = Size> {
        Size::OVER_BLINDS.into_iter().filter(|size| self.over_blinds.contains(&Some(*size)))
    }

    /// Those of later streets, the smallest first, each once.
    pub fn later(&self) -> impl Iterator<Item = Size> {
        Size::OF_THE_POT.into_iter().filter(|size| self.later.contains(&Some(*size)))
    }
}

/// The presets as they were written.
#[derive(Deserialize)]
struct Kept {
    over_blinds: [Option<Size>; 3],
    later: [Option<Size>; 3],
}

impl TryFrom<Kept> for Presets {
    type Error = &'static str;

    fn try_from(Kept { over_blinds, later }: Kept) -> Result<Self, Self::Error> {
        let known = over_blinds.iter().flatten().all(|size| Size::OVER_BLINDS.contains(size))
            && later.iter().flatten().all(|size| Size::OF_THE_POT.contains(size));
        if known { Ok(Self { over_blinds, later }) } else { Err("a size that can be chosen") }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_chosen_is_read() {
        let text = serde_json::to_string(&Presets::USUAL).unwrap();
        assert_eq!(serde_json::from_str::<Presets>(&text).unwrap(), Presets::USUAL);
        for (from, to) in [("[2,3]", "[2,0]"), ("25", "18446744073709551615"), ("\"times\"", "\"part\"")] {
            assert!(text.contains(from), "{text}");
            assert!(serde_json::from_str::<Presets>(&text.replace(from, to)).is_err(), "{text}");
        }
    }
}
