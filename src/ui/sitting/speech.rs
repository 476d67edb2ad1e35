//! What is said aloud of the log, and when: what happens in a burst is said in one go.

use super::Told;
use crate::ui::scene::Line;

/// What has been said so far.
#[derive(Clone, Debug, Default)]
pub struct Speech {
    /// The number of the first line that has not been said.
    next: usize,
}

/// A pause of at least so long, in milliseconds, is long enough to speak in.
pub const BREATH: u32 = 1_000;

impl Speech {
    /// The lines that have not been said. One that announces cards which are still to come waits for them.
    pub fn take(&mut self, log: &[Told]) -> Vec<Told> {
        let announces = |told: &&Told| matches!(&told.line, Line::Street { cards, .. } if cards.is_empty());
        let ready = log.len() - usize::from(log.last().as_ref().is_some_and(announces));
        let new: Vec<Told> = log[..ready].iter().filter(|told| told.number >= self.next).cloned().collect();
        self.next = new.last().map_or(self.next, |told| told.number + 1);
        new
    }

    /// Everything so far counts as said: who comes back to a table hears what happens from then on.
    pub fn skip(&mut self, log: &[Told]) {
        self.next = log.last().map_or(self.next, |told| told.number + 1);
    }
}
