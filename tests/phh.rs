//! The hand history format: reading, writing, playing (rules G7, F1–F5, S1).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "phh/corpus.rs"]
mod corpus;

use controbuio::rules::phh::{self, Problem};

#[test]
fn what_is_read_is_written_and_read_again() {
    let mut hands = 0;
    for file in corpus::files(".") {
        for entry in phh::read_all(&file.text).unwrap() {
            let hand = match entry.history {
                Ok(hand) => hand,
                Err(error) if matches!(error.problem, Problem::Variant(_)) => continue,
                Err(error) => panic!("{}: {error}", file.name),
            };
            assert_eq!(phh::read(&hand.to_string()).as_ref(), Ok(&hand), "{}:\n{hand}", file.name);
            hands += 1;
        }
    }
    eprintln!("{hands}");
}
