//! Letters and digits as keys at the table.

use serde::{Deserialize, Serialize};

/// What a letter or digit can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// Fold, or muck.
    Fold,
    /// Check or call, or show.
    Passive,
    /// Go to the amount.
    Raise,
    /// Fill in everything.
    AllIn,
    /// Fill in the pot.
    Pot,
    /// Fill in a ready amount, 0 the first.
    Preset(u8),
    /// Fold the log away or unfold it.
    Log,
    /// Read something out.
    Say(Say),
    /// Stop what happens by itself, or let it go on.
    Pause,
    /// Open the guide.
    Guide,
}

/// What can be read out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Say {
    /// The player's own cards.
    Cards,
    /// What they make.
    Makes,
    /// The board.
    Board,
    /// The pot, and what is asked.
    Pot,
    /// Who is in.
    Players,
}

impl Shortcut {
    /// All of them, in the order in which they are listed and kept.
    pub const ALL: [Self; 17] = [
        Self::Fold,
        Self::Passive,
        Self::Raise,
        Self::AllIn,
        Self::Pot,
        Self::Preset(0),
        Self::Preset(1),
        Self::Preset(2),
        Self::Preset(3),
        Self::Log,
        Self::Say(Say::Cards),
        Self::Say(Say::Makes),
        Self::Say(Say::Board),
        Self::Say(Say::Pot),
        Self::Say(Say::Players),
        Self::Pause,
        Self::Guide,
    ];

    /// So many there were in the first version.
    const FIRST: usize = 15;
}

/// Which key means what: for each shortcut one letter or digit, each another one.
///
/// ```
/// use controbuio::ui::settings::{Keys, Shortcut};
/// let mut keys = Keys::default();
/// assert_eq!(keys.meaning("f"), Some(Shortcut::Fold));
/// // A key that is taken changes places with the one that gives way.
/// assert!(keys.set(Shortcut::Fold, "c"));
/// assert_eq!((keys.meaning("C"), keys.meaning("F")), (Some(Shortcut::Fold), Some(Shortcut::Passive)));
/// assert!(!keys.set(Shortcut::Fold, "?"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct Keys([char; Shortcut::ALL.len()]);

impl Default for Keys {
    fn default() -> Self {
        Self::USUAL
    }
}

impl Keys {
    /// The first letters of the English words, and digits.
    pub const USUAL: Self = Self(['F', 'C', 'R', 'A', 'P', '1', '2', '3', '4', 'L', 'W', 'G', 'E', 'O', 'H', 'Z', 'I']);

    /// The key of a shortcut, as it is written on the keyboard.
    #[must_use]
    pub fn of(&self, shortcut: Shortcut) -> char {
        let pairs = Shortcut::ALL.iter().zip(self.0);
        pairs.filter(|(each, _)| **each == shortcut).map(|(_, key)| key).next().unwrap_or(' ')
    }

    /// What a key means, named as browsers do.
    #[must_use]
    pub fn meaning(&self, key: &str) -> Option<Shortcut> {
        let key = readable(key)?;
        self.0.iter().zip(Shortcut::ALL).find(|(each, _)| **each == key).map(|(_, shortcut)| shortcut)
    }

    /// Gives the shortcut another key; one that means something else already changes places with it. `false` if it is
    /// neither a letter nor a digit.
    pub fn set(&mut self, shortcut: Shortcut, key: &str) -> bool {
        let Some(key) = readable(key) else { return false };
        let old = self.of(shortcut);
        for (place, each) in self.0.iter_mut().zip(Shortcut::ALL) {
            if each == shortcut {
                *place = key;
            } else if *place == key {
                *place = old;
            }
        }
        true
    }
}

/// A letter or digit, the letter as it is written on the keyboard.
fn readable(key: &str) -> Option<char> {
    let mut chars = key.chars();
    let (first, rest) = (chars.next()?, chars.next());
    // A letter whose capital is more than one, such as the German sharp s, stays as it is.
    let mut capital = first.to_uppercase();
    let one = if capital.len() == 1 { capital.next()? } else { first };
    (rest.is_none() && first.is_alphanumeric()).then_some(one)
}

impl TryFrom<String> for Keys {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let keys: Option<Vec<char>> = text.chars().map(|key| readable(key.encode_utf8(&mut [0; 4]))).collect();
        let mut keys = keys.filter(|keys| keys.len() >= Shortcut::FIRST).unwrap_or_default();
        // A shortcut that an earlier version did not have gets its usual key, or another one that is free.
        for usual in Self::USUAL.0.into_iter().skip(if keys.is_empty() { Shortcut::ALL.len() } else { keys.len() }) {
            let free = [usual].into_iter().chain('A'..='Z').find(|key| !keys.contains(key));
            keys.extend(free);
        }
        let keys: [char; Shortcut::ALL.len()] = keys.try_into().map_err(|_| "a letter or digit for each shortcut")?;
        let twice = keys.iter().enumerate().any(|(at, key)| keys[..at].contains(key));
        if twice { Err("a key means one thing") } else { Ok(Self(keys)) }
    }
}

impl From<Keys> for String {
    fn from(keys: Keys) -> Self {
        keys.0.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shortcut_always_has_a_key_of_its_own() {
        let mut keys = Keys::USUAL;
        for (step, key) in "QFC1È7fßlwq2Ж0".chars().cycle().take(200).enumerate() {
            let shortcut = Shortcut::ALL[step * 7 % Shortcut::ALL.len()];
            assert!(keys.set(shortcut, &key.to_string()));
            assert_eq!(keys.meaning(&key.to_string()), Some(shortcut));
            for each in Shortcut::ALL {
                assert_eq!(keys.meaning(&keys.of(each).to_string()), Some(each));
            }
            assert_eq!(Keys::try_from(String::from(keys)), Ok(keys));
        }
    }

    #[test]
    fn what_is_no_letter_and_no_digit_is_no_key() {
        let mut keys = Keys::USUAL;
        for key in ["", " ", "?", "Enter", "ArrowUp", "F1", "+", "♠"] {
            assert!(!keys.set(Shortcut::Fold, key), "{key}");
            assert_eq!(keys.meaning(key), None, "{key}");
        }
        assert_eq!(keys, Keys::USUAL);
    }

    #[test]
    fn keys_that_an_earlier_version_kept_are_completed() {
        let complete = |text: &str| Keys::try_from(text.to_owned()).map(String::from);
        assert_eq!(complete("FCRAP1234LWGEOH").as_deref(), Ok("FCRAP1234LWGEOHZI"));
        // The usual one is taken: the first letter that is free.
        assert_eq!(complete("ZCRIP1234LWGEOH").as_deref(), Ok("ZCRIP1234LWGEOHAB"));
    }

    #[test]
    fn kept_keys_that_mean_two_things_or_none_are_refused() {
        for text in
            ["", "FCRAP1234LWGEO", "FCRAP1234LWGEOHXYZ", "FFRAP1234LWGEOH", "FcRAP1234LWGEOf", " CRAP1234LWGEOH"]
        {
            assert!(Keys::try_from(text.to_owned()).is_err(), "{text}");
        }
    }
}
