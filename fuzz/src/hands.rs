//! Kept hands, as links and as JSON: whatever can be read is written as the same hand, and looked at at any point.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use controbuio::session::history::{LinkProblem, PlayedHand, SavedProblem, Sight};
use sha2::{Digest, Sha256};

/// The bytes as a link, as one whose guard fits, and as JSON.
pub fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match PlayedHand::from_link(&text) {
        Ok(hand) => read(&hand),
        Err(problem) => assert_ne!(problem.to_string(), ""),
    }
    if let Some(link) = guarded(data) {
        match PlayedHand::from_link(&link) {
            Ok(hand) => read(&hand),
            Err(LinkProblem::Damaged | LinkProblem::Letters) => panic!("the guard of {link} does not fit"),
            Err(problem) => assert_ne!(problem.to_string(), ""),
        }
    }
    match PlayedHand::from_json(&text) {
        Ok(hand) => read(&hand),
        Err(SavedProblem::Version { found }) => assert_ne!(found, 1),
        Err(problem) => assert_ne!(problem.to_string(), ""),
    }
}

fn read(hand: &PlayedHand) {
    assert_eq!(PlayedHand::from_json(&hand.json()).as_ref(), Ok(hand));
    match hand.link() {
        Ok(link) => {
            let again = PlayedHand::from_link(&link).unwrap_or_else(|problem| panic!("{problem}: {link}"));
            assert_eq!(again.seen(Sight::All), hand.seen(Sight::All));
            assert_eq!(again.circumstances, hand.circumstances);
        }
        Err(LinkProblem::TooLong { .. } | LinkProblem::UnknownCards) => {}
        Err(problem) => panic!("{problem}"),
    }
    for sight in [Sight::Player, Sight::All] {
        let seen = hand.seen(sight);
        assert_eq!(seen.after(usize::MAX), seen.after(seen.events().len()));
    }
}

/// The bytes as what a link carries, with the guard that fits them: so that a change gets past it.
fn guarded(data: &[u8]) -> Option<String> {
    let bytes = URL_SAFE_NO_PAD.decode(data).ok()?;
    let (told, _) = bytes.split_last_chunk::<4>()?;
    let guard = &Sha256::digest(told)[..4];
    Some(URL_SAFE_NO_PAD.encode([told, guard].concat()))
}
