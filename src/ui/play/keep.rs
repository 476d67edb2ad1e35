//! What is kept in the browser: the sitting before its running hand, the journal of that hand, the purse.

use leptos::prelude::*;

use super::{Notice, Play};
use crate::session::{Outcome, Purse, ResumeError, Session};
use crate::ui::effects::storage;

/// The sitting before its running hand.
pub const CHECKPOINT: &str = "controbuio.table";
/// What happened in it since.
pub const JOURNAL: &str = "controbuio.hand";
/// Saves that could not be read, each with the time it was found.
const ASIDE: &str = "controbuio.aside";
/// The player's play money.
const PURSE: &str = "controbuio.purse";

/// The purse of the last visit, or a stranger's.
pub(super) fn purse() -> Purse {
    let kept = storage::read(PURSE).and_then(|text| serde_json::from_str(&text).ok());
    kept.unwrap_or_default()
}

impl Play {
    /// The kept sitting, if there is one that can be read.
    pub(super) fn resume(self) -> Option<Session> {
        let checkpoint = storage::read(CHECKPOINT)?;
        let journal = storage::read(JOURNAL);
        match Session::resume(&checkpoint, journal.as_deref()) {
            Ok(session) => Some(session),
            Err(error) => {
                let foreign = matches!(error, ResumeError::Version { .. });
                let text = self.set_aside();
                self.notice.set(Some(Notice::Save { foreign, text }));
                None
            }
        }
    }

    /// Moves what is kept to a key of its own, so that nothing writes over it.
    fn set_aside(self) -> String {
        let Some(checkpoint) = storage::read(CHECKPOINT) else { return String::new() };
        let journal = storage::read(JOURNAL).unwrap_or_default();
        let text = format!("{checkpoint}\n{journal}\n");
        if storage::write(&format!("{ASIDE}.{}", js_sys::Date::now()), &text) {
            self.forget();
        }
        text
    }

    /// The kept sitting is over.
    fn forget(self) {
        storage::remove(CHECKPOINT);
        storage::remove(JOURNAL);
    }

    /// The player leaves the table of this sitting, with what it came to.
    pub(super) fn cash_out(self, session: &Session) -> Outcome {
        let outcome = session.outcome();
        self.purse.update(|purse| purse.leave(&outcome, session.config(), now()));
        self.keep_purse();
        self.forget();
        outcome
    }

    /// A new sitting is paid from the purse.
    pub(super) fn pay_in(self) {
        if let Some(config) = self.read(|sitting| *sitting.session().config()) {
            self.purse.update(|purse| purse.sit_down(&config, now()));
        }
    }

    pub(super) fn keep_all(self) {
        let Some(text) = self.read(|sitting| sitting.session().checkpoint()) else { return };
        self.told_if_lost(storage::write(CHECKPOINT, &text));
        self.keep_journal();
    }

    /// Keeps the running hand, and pays for what was bought since.
    pub(super) fn keep_journal(self) {
        let Some((text, bought, config)) = self.read(|sitting| {
            let session = sitting.session();
            (session.journal(), session.bought(), *session.config())
        }) else {
            return;
        };
        self.told_if_lost(storage::write(JOURNAL, &text));
        if self.purse.try_update(|purse| purse.pay(bought, &config, now())) == Some(true) {
            self.notice.set(Some(Notice::Refilled));
        }
        self.keep_purse();
    }

    fn keep_purse(self) {
        let text = self.purse.with_untracked(|purse| serde_json::to_string(purse).unwrap_or_default());
        self.told_if_lost(storage::write(PURSE, &text));
    }

    fn told_if_lost(self, kept: bool) {
        if !kept && self.notice.with_untracked(Option::is_none) {
            self.notice.set(Some(Notice::NoStorage));
        }
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}
