//! The log as data: what happened, worded only when it is shown, so that it follows the language.

use std::sync::Arc;

use super::{Facts, PotName, ResultScene, Spread, Verdict, best};
use crate::rules::rank::HandName;
use crate::rules::{
    Blind, Card, Chips, Event, Face, HandState, Opener, Part, PerSeat, Seat, Stakes, StreetName, Structure, WagerKind,
};
use crate::session::Doing;

/// A person in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// The player.
    You,
    /// Somebody else, by name.
    Named(Arc<str>),
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Line {
    HandBegins {
        number: u64,
    },
    Ante {
        who: Who,
        chips: Chips,
    },
    Blind {
        who: Who,
        blind: Blind,
        chips: Chips,
    },
    Dealt {
        cards: Vec<Card>,
    },
    /// A card dealt face up to a player.
    Open {
        who: Who,
        card: Card,
    },
    Street {
        name: StreetName,
        cards: Vec<Card>,
    },
    /// One card for everyone, where there were too few (rule G8).
    Shared {
        card: Card,
    },
    /// Who is asked first, where the open cards say it.
    Opens {
        who: Who,
    },
    Fold {
        who: Who,
    },
    Check {
        who: Who,
    },
    Wager {
        who: Who,
        kind: WagerKind,
        to: Chips,
        added: Chips,
        all_in: bool,
    },
    Returned {
        who: Who,
        chips: Chips,
    },
    Shows {
        who: Who,
        cards: Vec<Card>,
        name: Option<HandName>,
        low: Option<HandName>,
    },
    Mucks {
        who: Who,
    },
    /// With the private cards that play, where the game says how many those are.
    Wins {
        who: Who,
        chips: Chips,
        pot: PotName,
        part: Part,
        name: Option<HandName>,
        from_hole: Vec<Card>,
    },
    /// Somebody comes, goes, sits out or buys chips.
    Does {
        who: Who,
        what: Doing,
    },
    /// The player is dealt in when the big blind comes.
    Waits,
    /// The player's chips come after the running hand.
    BuysLater {
        chips: Chips,
    },
    /// The stakes of a tournament rise; the first level is 0.
    Level {
        level: u32,
        structure: Structure,
        stakes: Stakes,
    },
    /// Somebody is out of a tournament, or has won it.
    Finishes {
        who: Who,
        place: usize,
        sharing: usize,
    },
}

impl Line {
    /// How many cards the line names: a line that grows while cards are dealt is another line than before.
    #[must_use]
    pub fn weight(&self) -> usize {
        match self {
            Self::Dealt { cards } | Self::Street { cards, .. } | Self::Shows { cards, .. } => cards.len(),
            _ => 0,
        }
    }
}

/// What the screen remembers of the running hand beside its state: the lines of the log, what each call added
/// and what has been paid from each pot.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    lines: Vec<Line>,
    added: PerSeat<Chips>,
    paid: Vec<Chips>,
    opener: Option<Who>,
    result: ResultScene,
}

impl Lines {
    /// The lines of the running hand so far.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// What the seat's last wager added.
    #[must_use]
    pub fn added(&self, seat: Seat) -> Chips {
        self.added[seat]
    }

    /// What has been paid from this pot.
    #[must_use]
    pub fn paid(&self, pot: usize) -> Chips {
        self.paid.get(pot).copied().unwrap_or_default()
    }

    /// Who was asked first on this street.
    #[must_use]
    pub const fn opener(&self) -> Option<&Who> {
        self.opener.as_ref()
    }

    /// Who has won so far.
    #[must_use]
    pub const fn result(&self) -> &ResultScene {
        &self.result
    }

    /// A line about something beside the hand.
    pub fn add(&mut self, line: Line) {
        self.lines.push(line);
    }

    /// A new hand.
    #[must_use]
    pub fn begin(number: u64) -> Self {
        Self { lines: vec![Line::HandBegins { number }], ..Self::default() }
    }

    /// One more event; `before` is the hand without it, `after` the hand with it.
    pub fn tell(&mut self, facts: &Facts, before: &HandState<Face>, event: &Event<Face>, after: &HandState<Face>) {
        let open_game = Spread::of(after.setup().game).open;
        let line = match *event {
            Event::Ante { seat, chips } => Line::Ante { who: facts.who(seat), chips },
            Event::Blind { seat, blind, chips } => Line::Blind { who: facts.who(seat), blind, chips },
            // Before a board, the blinds have said already that a hand begins.
            Event::StreetBegins { street: 0 } if !open_game => return,
            Event::StreetBegins { .. } => {
                self.opener = None;
                let Some(street) = after.street() else { return };
                Line::Street { name: street.name, cards: Vec::new() }
            }
            Event::Down { seat, card: Face::Known(card) } if seat == facts.you => {
                let this_street = self.lines.iter_mut().rev().take_while(|line| !matches!(line, Line::Street { .. }));
                if let Some(Line::Dealt { cards }) = { this_street }.find(|line| matches!(line, Line::Dealt { .. })) {
                    cards.push(card);
                    return;
                }
                Line::Dealt { cards: vec![card] }
            }
            Event::Up { seat, card } => Line::Open { who: facts.who(seat), card },
            Event::Board { card } if open_game => Line::Shared { card },
            Event::Board { card } => {
                if let Some(Line::Street { cards, .. }) = self.lines.last_mut() {
                    cards.push(card);
                }
                return;
            }
            Event::Opens { seat } => {
                self.opener = Some(facts.who(seat));
                let by_cards = after.street().is_some_and(|street| matches!(street.opener, Opener::BestShowing(_)));
                if !by_cards {
                    return;
                }
                Line::Opens { who: facts.who(seat) }
            }
            Event::Fold { seat } => Line::Fold { who: facts.who(seat) },
            Event::Check { seat } => Line::Check { who: facts.who(seat) },
            Event::Wager { seat, kind, to } => {
                let added = to.saturating_sub(before.player(seat).bet);
                self.added[seat] = added;
                Line::Wager { who: facts.who(seat), kind, to, added, all_in: after.player(seat).stack.is_zero() }
            }
            Event::Return { seat, chips } => Line::Returned { who: facts.who(seat), chips },
            Event::Show { seat, ref cards } => Line::Shows {
                who: facts.who(seat),
                cards: cards.to_vec(),
                name: best(after, seat, Part::High).map(|best| best.name),
                low: best(after, seat, Part::Low).map(|best| best.name),
            },
            Event::Muck { seat } => Line::Mucks { who: facts.who(seat) },
            Event::Award { pot, part, seat, chips } => {
                let index = usize::from(pot);
                if self.paid.len() <= index {
                    self.paid.resize(index + 1, Chips::ZERO);
                }
                self.paid[index] += chips;
                let verdict = Verdict::of(facts, after, index, part, seat, chips);
                let line = Line::Wins {
                    who: facts.who(seat),
                    chips,
                    pot: verdict.pot,
                    part,
                    name: verdict.best.map(|best| best.name),
                    from_hole: verdict.from_hole.clone(),
                };
                self.result.add(verdict);
                line
            }
            _ => return,
        };
        self.lines.push(line);
    }
}
