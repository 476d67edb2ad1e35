//! Texts that nobody meant to write: an error at worst.

use controbuio::rules::phh::{self, Amount, HOUSE, History};
use proptest::prelude::*;

use crate::support::random::config;

const HOLDEM: &str = "variant = 'NT'
antes = [1, 1, 1]
blinds_or_straddles = [0.5, 1, 0]
min_bet = 1
starting_stacks = [100, 100, 100]
actions = [
  'd dh p1 KsKh', 'd dh p2 ????', 'd dh p3 AsAh', 'p3 cbr 30', 'p1 cbr 99 # all in', 'p2 f', 'p3 cc',
  'p1 sm KsKh', 'p3 sm AsAh', 'd db 2c3d7h', 'd db 9s', 'd db Jc',
]
day = 3
month = 12
year = 2021
players = ['A', \"B\", 'C']
finishing_stacks = [0.0, 98, 202]
_own = { a = [1] }
";

const STUD: &str = "[1]
variant = 'F7S/8'
antes = [1, 1]
bring_in = 5
small_bet = 10
big_bet = 20
starting_stacks = [100, 100]
actions = ['d dh p1 AhKh2d', 'd dh p2 QsJs2c', 'p2 pb', 'p1 cbr 10', 'p2 cc', 'd dh p1 ??', 'd dh p2 3c', 'p1 cc',
  'p2 cbr 10', 'p1 f']
[2]
variant = 'FR'
antes = [1, 1]
";

/// Reads both ways and plays whatever can be read; what was read is also written and read again.
fn survive(text: &str) {
    let histories = phh::read_all(text).into_iter().flatten().filter_map(|entry| entry.history.ok());
    for history in phh::read(text).into_iter().chain(histories) {
        let written = history.to_string();
        assert_eq!(phh::read(&written).as_ref(), Ok(&history), "{written}");
        let _ = history.play(HOUSE).map(|played| history.agreement(&played)).map_err(|error| error.to_string());
    }
}

#[test]
fn both_texts_are_good_hands() {
    let played = phh::read(HOLDEM).unwrap().play(HOUSE).unwrap();
    assert!(played.is_settled());
    let stud: Result<History, _> = phh::read_all(STUD).unwrap().remove(0).history;
    assert!(stud.unwrap().play(HOUSE).unwrap().is_settled());
}

#[test]
fn a_text_cut_off_anywhere() {
    for text in [HOLDEM, STUD] {
        for end in 0..text.len() {
            survive(&text[..end]);
            survive(&text[end..]);
        }
    }
}

#[test]
fn nesting_has_an_end() {
    for piece in ["[", "{a=", "a.", "[a.", "\"", "'''", "[[", "[1]\n"] {
        let deep = piece.repeat(200_000 / piece.len());
        survive(&deep);
        survive(&format!("{HOLDEM}x = {deep}"));
        survive(&format!("{HOLDEM}{deep}"));
    }
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn bytes_that_were_changed(
        stud in any::<bool>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8),
    ) {
        let mut bytes = if stud { STUD } else { HOLDEM }.as_bytes().to_vec();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        survive(&String::from_utf8_lossy(&bytes));
    }

    /// Words that belong there, in places where they do not.
    #[test]
    fn words_that_were_exchanged(
        stud in any::<bool>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..6),
    ) {
        const OTHERS: [&str; 12] =
            ["0", "-1", "1e12", "999999999999999999", "0.000000000000000001", "??", "sm", "cc", "cbr", "p2", "'p1 sm -',", ""];
        let text = if stud { STUD } else { HOLDEM };
        let mut words: Vec<&str> = text.split_inclusive([' ', '\n', ',', '\'']).collect();
        let known: Vec<&str> = words.iter().copied().chain(OTHERS).collect();
        for (place, word) in changes {
            let place = place.index(words.len());
            words[place] = known[word.index(known.len())];
        }
        survive(&words.concat());
    }

    #[test]
    fn an_amount_is_its_text(whole in 0_u64..1_000_000_000_000, part in 0_u32..1_000_000) {
        let text = format!("{whole}.{part:06}");
        let amount: Amount = text.parse().unwrap();
        prop_assert_eq!(amount.to_string(), &text[..]);
        prop_assert_eq!(text.trim_end_matches('0').trim_end_matches('.').parse::<Amount>().unwrap(), amount);
        prop_assert_eq!(format!("{whole}{part:06}e-6").parse::<Amount>().unwrap(), amount);
    }
}
