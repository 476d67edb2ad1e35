//! Hand histories: whatever can be read is written as a text of the same hand, and whatever can be played loses no chip.

use controbuio::rules::phh::{self, HOUSE, History, Played};
use controbuio::rules::{Chips, Seat};

/// The bytes as a text of one hand and as one of several.
pub fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let several = phh::read_all(&text).into_iter().flatten().filter_map(|entry| entry.history.ok());
    for history in phh::read(&text).into_iter().chain(several) {
        written_and_read(&history);
        played(&history);
    }
}

fn written_and_read(history: &History) {
    let text = history.to_string();
    assert_eq!(phh::read(&text).as_ref(), Ok(history), "{text}");
    assert_eq!(phh::read(&text).map(|again| again.to_string()).as_ref(), Ok(&text));
}

fn played(history: &History) {
    let played = match history.play(HOUSE) {
        Ok(played) => played,
        Err(difference) => return assert_ne!(difference.to_string(), ""),
    };
    let agreement = history.agreement(&played);
    assert_ne!(agreement.to_string(), "");
    if played.is_settled() {
        let before: Chips = history.players().iter().filter_map(|player| history.unit().chips(player.stack)).sum();
        let stacks = played.stacks();
        assert_eq!(Seat::all().map(|seat| stacks[seat]).sum::<Chips>(), before, "{history}");
    }
    if let Played::Whole(record) = &played {
        let end = record.after(usize::MAX);
        assert!(end.is_over() && end.total().is_zero(), "{history}");
    }
}
