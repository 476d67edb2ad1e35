//! Who won which pot, and why.

use super::{Facts, PotName, Who, best};
use crate::rules::rank::Best;
use crate::rules::{CardSet, Chips, Face, HandState, Part, Rank, Seat};

/// What has been paid so far, in the order it was paid: the last side pot first, the main pot at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultScene {
    /// One entry for each pot or part of a pot.
    pub verdicts: Vec<Verdict>,
}

/// Who won one pot or one part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Which pot.
    pub pot: PotName,
    /// Which part of it.
    pub part: Part,
    /// The winners.
    pub who: Vec<Who>,
    /// What they got together.
    pub chips: Chips,
    /// The winning hand, if it was shown.
    pub best: Option<Best>,
    /// The kicker that made the difference.
    pub kicker: Option<Rank>,
    /// The cards of every winner that play.
    pub plays: CardSet,
}

impl Verdict {
    pub(super) fn of(facts: &Facts, state: &HandState<Face>, pot: usize, part: Part, seat: Seat, chips: Chips) -> Self {
        let pots = state.pots();
        let shown = |seat: Seat| if state.shown().contains(seat) { best(state, seat) } else { None };
        let won = shown(seat);
        // The strongest hand that did not win says what decided.
        let claimants = pots.get(pot).map(|pot| pot.claimants).unwrap_or_default();
        let runner_up = won.and_then(|won| {
            let hands = claimants.iter().filter_map(shown);
            hands.filter(|hand| hand.strength < won.strength).max_by_key(|hand| hand.strength)
        });
        Self {
            pot: PotName::of(pot, pots.len()),
            part,
            who: vec![facts.who(seat)],
            chips,
            best: won,
            kicker: won.zip(runner_up).and_then(|(won, other)| won.name.deciding_kicker(other.name)),
            plays: won.map(|won| won.cards.into_iter().collect()).unwrap_or_default(),
        }
    }
}

impl ResultScene {
    /// One more payment; a second winner of the same part joins the first.
    pub(super) fn add(&mut self, verdict: Verdict) {
        match self.verdicts.last_mut() {
            Some(last) if last.pot == verdict.pot && last.part == verdict.part => {
                last.who.extend(verdict.who);
                last.chips += verdict.chips;
                last.plays = last.plays | verdict.plays;
            }
            _ => self.verdicts.push(verdict),
        }
    }

    /// The same for reading, the main pot first. Pots that went to the same players with the same hand are one, which
    /// then bears no pot's name.
    #[must_use]
    pub fn summary(&self) -> Vec<Verdict> {
        let mut summary: Vec<Verdict> = Vec::new();
        for verdict in self.verdicts.iter().rev() {
            let same =
                |one: &&mut Verdict| one.who == verdict.who && one.best == verdict.best && one.part == verdict.part;
            match summary.iter_mut().find(same) {
                Some(one) => {
                    one.chips += verdict.chips;
                    one.pot = PotName::Only;
                }
                None => summary.push(verdict.clone()),
            }
        }
        summary
    }

    /// The cards to lift: those that won the pot paid last. `None` while nothing was paid or shown.
    #[must_use]
    pub fn marks(&self) -> Option<CardSet> {
        self.verdicts.last().map(|verdict| verdict.plays).filter(|plays| !plays.is_empty())
    }
}
