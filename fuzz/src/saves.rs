//! Saves: whatever can be resumed is saved as what it was resumed from, and can be played on.

use controbuio::rules::{Action, Choices, Passive, Seat};
use controbuio::session::{Request, ResumeError, Session, SessionError, Wait};

/// How far a resumed sitting is played on: not far, as each opponent thinks for milliseconds.
const STEPS: usize = 6;

/// The bytes as a save: the checkpoint on the first line, the journal, if there is one, behind it.
pub fn check(data: &[u8]) {
    match resume(data) {
        Ok(mut session) => {
            for _ in 0..STEPS {
                resumed_is_the_same(&session);
                if step(&mut session).is_err() {
                    break;
                }
            }
            resumed_is_the_same(&session);
        }
        Err(error) => assert_ne!(error.to_string(), ""),
    }
}

/// The sitting that the bytes are a save of.
pub fn resume(data: &[u8]) -> Result<Session, ResumeError> {
    let text = String::from_utf8_lossy(data);
    match text.split_once('\n') {
        Some((checkpoint, journal)) => Session::resume(checkpoint, Some(journal)),
        None => Session::resume(&text, None),
    }
}

/// One step: the opponent acts, or the player checks or calls, or the next hand is dealt.
fn step(session: &mut Session) -> Result<(), SessionError> {
    match session.waits_for() {
        Wait::Bot(_) => session.bot_acts(),
        Wait::Player(decision, choices) => session.act(decision, passive(&choices)),
        Wait::NextHand { .. } => session.next_hand(),
        Wait::Rebuy { .. } => session.rebuy(),
        Wait::Alone => session.ask(Request::Return),
        Wait::Over => Err(SessionError::NotAsked),
    }
}

fn passive(choices: &Choices) -> Action {
    match choices {
        Choices::Bet { passive: Passive::Check, .. } => Action::Check,
        Choices::Bet { passive: Passive::Call(_), .. } => Action::Call,
        Choices::BringIn { .. } => Action::BringIn,
        Choices::ShowOrMuck => Action::Show,
    }
}

/// Everything that a sitting tells, before and after being saved and resumed.
fn resumed_is_the_same(one: &Session) {
    let (checkpoint, journal) = (one.checkpoint(), one.journal());
    let other = match Session::resume(&checkpoint, Some(&journal)) {
        Ok(other) => other,
        Err(error) => panic!("{error}, but it was saved:\n{checkpoint}\n{journal}"),
    };
    assert_eq!((other.checkpoint(), other.journal()), (checkpoint, journal));
    assert_eq!(one.config(), other.config());
    assert_eq!(one.view(), other.view());
    assert_eq!(one.told(), other.told());
    assert_eq!(one.waits_for(), other.waits_for());
    assert_eq!(one.commitment(), other.commitment());
    assert_eq!((one.cut(), one.next_cut()), (other.cut(), other.next_cut()));
    assert_eq!(one.news(), other.news());
    assert_eq!(one.offers(), other.offers());
    assert_eq!(one.progress(), other.progress());
    assert_eq!(one.results(), other.results());
    assert_eq!(one.outcome(), other.outcome());
    assert_eq!(one.key_hands(), other.key_hands());
    assert_eq!((one.presence(), one.is_away(), one.taken()), (other.presence(), other.is_away(), other.taken()));
    for seat in Seat::all() {
        assert_eq!((one.stack(seat), one.opponent(seat)), (other.stack(seat), other.opponent(seat)));
    }
}

/// Numbers at the edges of what a save can say.
const EDGES: [u64; 12] =
    [0, 1, 9, 10, 255, 1_023, 65_535, 1_000_000_000_000, 1_000_000_000_001, u32::MAX as u64, u64::MAX - 1, u64::MAX];

/// The same bytes with another number somewhere, so that what is made of a good save is mostly still a save; `None`
/// when there is no number in them.
pub fn with_another_number(data: &[u8], choice: u32) -> Option<Vec<u8>> {
    let part_of_a_word = |at: Option<&u8>| at.is_some_and(u8::is_ascii_alphanumeric);
    let starts = |&at: &usize| data[at].is_ascii_digit() && !part_of_a_word(data[..at].last());
    let end = |start: usize| start + data[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let numbers = (0..data.len()).filter(starts).map(|start| start..end(start));
    let numbers: Vec<_> = numbers.filter(|number| !part_of_a_word(data.get(number.end))).collect();
    let choice = usize::try_from(choice).ok()?;
    let number = numbers.get(choice.checked_rem(numbers.len())?)?;
    let value: u64 = std::str::from_utf8(&data[number.clone()]).ok()?.parse().unwrap_or_default();
    let other = match choice / numbers.len() % (EDGES.len() + 2) {
        0 => value.wrapping_add(1),
        1 => value.wrapping_sub(1),
        edge => EDGES[edge - 2],
    };
    Some([&data[..number.start], other.to_string().as_bytes(), &data[number.end..]].concat())
}
