//! Who won which pot, and why.

use super::{Facts, Marks, PotName, Who, best};
use crate::rules::rank::{Best, HoleUse};
use crate::rules::{Card, CardSet, Chips, Face, HandState, Part, Rank, Seat, Showdown};

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
    /// The hand that won the low half as well, where one player won both and they are told together.
    pub low: Option<Best>,
    /// The kicker that made the difference.
    pub kicker: Option<Rank>,
    /// Whether it could have been halved, and nobody had a hand for the other half (rule S4).
    pub unhalved: bool,
    /// The private cards that the winning hand uses, where a game says how many those are; of the first winner.
    pub from_hole: Vec<Card>,
    /// The cards of every winner that play.
    pub plays: CardSet,
}

impl Verdict {
    pub(super) fn of(facts: &Facts, state: &HandState<Face>, pot: usize, part: Part, seat: Seat, chips: Chips) -> Self {
        let pots = state.pots();
        let shown = |seat: Seat| if state.shown().contains(seat) { best(state, seat, part) } else { None };
        let won = shown(seat);
        // The strongest hand that did not win says what decided.
        let claimants = pots.get(pot).map(|pot| pot.claimants).unwrap_or_default();
        let runner_up = won.and_then(|won| {
            let hands = claimants.iter().filter_map(shown);
            hands.filter(|hand| hand.strength < won.strength).max_by_key(|hand| hand.strength)
        });
        let game = state.setup().game;
        let private = |card: &Card| !state.board().contains(card);
        let from_hole = match (game.hole_use, won) {
            (HoleUse::ExactlyTwo, Some(won)) => won.cards.into_iter().filter(private).collect(),
            _ => Vec::new(),
        };
        let halves = matches!(game.showdown, Showdown::Halves(..));
        Self {
            pot: PotName::of(pot, pots.len()),
            part,
            who: vec![facts.who(seat)],
            chips,
            best: won,
            low: None,
            kicker: won.zip(runner_up).and_then(|(won, other)| won.name.deciding_kicker(other.name)),
            unhalved: halves && part == Part::Whole && claimants.len() > 1,
            from_hole,
            plays: won.map(|won| won.cards.into_iter().collect()).unwrap_or_default(),
        }
    }
}

impl Verdict {
    /// Whether this is the low half of the pot whose high half the same player won.
    fn completes(&self, high: &Self) -> bool {
        (high.part, self.part) == (Part::High, Part::Low)
            && high.pot == self.pot
            && high.who == self.who
            && self.who.len() == 1
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

    /// The same for reading, the main pot first, of a pot the high half first. Pots that went to the same players with
    /// the same hand are one, which then bears no pot's name; both halves that one player won are one.
    #[must_use]
    pub fn summary(&self) -> Vec<Verdict> {
        let mut summary: Vec<Verdict> = Vec::new();
        for pot in self.verdicts.chunk_by(|one, other| one.pot == other.pot).rev() {
            for verdict in pot {
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
        }
        let mut told: Vec<Verdict> = Vec::new();
        for verdict in summary {
            match told.last_mut() {
                Some(high) if verdict.completes(high) => {
                    high.chips += verdict.chips;
                    high.low = verdict.best;
                    high.part = Part::Whole;
                }
                _ => told.push(verdict),
            }
        }
        told
    }

    /// The cards to lift: those that won the pot paid last, or both halves of it. None while nothing was paid or shown.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let last = self.verdicts.chunk_by(|one, other| one.pot == other.pot).next_back().unwrap_or_default();
        last.iter().fold(Marks::default(), |marks, verdict| match verdict.part {
            Part::Whole => Marks { high: verdict.plays, ..marks },
            Part::High => Marks { high: verdict.plays, halved: true, ..marks },
            Part::Low => Marks { low: verdict.plays, halved: true, ..marks },
        })
    }
}
