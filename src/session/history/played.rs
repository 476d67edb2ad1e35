//! One finished hand, kept.

use std::fmt;

use super::circumstances::Circumstances;
use crate::rules::phh::{self, Played};
use crate::rules::{
    Action, ActionError, Card, Commitment, Cut, Deck, Event, Face, Hand, Proof, Record, Seat, Setup, SetupError, Viewer,
};
use crate::session::Session;

/// One finished hand, as the history keeps it. It exists only when the engine has played it to its end: whatever is read
/// from a save, a link or a file is played again first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedHand {
    /// When and where it was played, and by whom.
    pub circumstances: Circumstances,
    told: Told,
    /// What was shown before the deal, where that is known.
    commitment: Option<Commitment>,
}

/// What is known of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// Every card.
    Whole(Record),
    /// Not every card: a hand from elsewhere, with the text that tells it.
    Partial { record: Record<Face>, text: String },
}

/// How much of a hand is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// What the player saw while it was played.
    Player,
    /// Every card that is known.
    All,
}

/// Why something is no finished hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandProblem {
    /// It cannot be dealt.
    Setup(SetupError),
    /// Somebody does what cannot be done.
    Action {
        /// The number of the action, 1 first.
        number: usize,
        /// Why not.
        error: ActionError,
    },
    /// It is not played to its end.
    Unfinished,
    /// The words of the cut are not UTF-8, or too many.
    Cut,
    /// The text that tells it is no hand, or one that cannot be played.
    Text(String),
}

impl fmt::Display for HandProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => write!(f, "it cannot be dealt: {error}"),
            Self::Action { number, error } => write!(f, "action {number}: {error}"),
            Self::Unfinished => f.write_str("it is not played to its end"),
            Self::Cut => write!(f, "the cut is not text of at most {} bytes", Cut::MAX_BYTES),
            Self::Text(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for HandProblem {}

impl Session {
    /// The hand that has just ended, to be kept: at this time, at a table of this name. `None` while it runs.
    #[must_use]
    pub fn played(&self, time: u64, table: &str) -> Option<PlayedHand> {
        let record = self.hand.clone().finish().ok()?;
        let mut circumstances = Circumstances {
            time,
            table: table.to_owned(),
            number: self.hand_number().saturating_add(1),
            player: Some(Self::PLAYER),
            ..Circumstances::default()
        };
        if self.venue.tournament().is_some() {
            circumstances.worth = super::Worth::Chips;
        }
        let dealt_in = record.setup().dealt_in();
        for (seat, opponent) in self.seated().filter(|&(seat, _)| dealt_in.contains(seat)) {
            circumstances.names[seat].clone_from(&opponent.name);
        }
        let commitment = Some(self.commitment());
        Some(PlayedHand { circumstances, told: Told::Whole(record), commitment })
    }
}

impl PlayedHand {
    /// A hand that was dealt from a seed, or one from elsewhere of which every card is known. Of the latter nobody knows
    /// what was burned, and other cards stand in for it.
    ///
    /// # Errors
    /// [`HandProblem::Cut`] when the cut is no [`Cut`].
    pub fn new(record: Record, circumstances: Circumstances) -> Result<Self, HandProblem> {
        let record = match record.seed() {
            Some((_, cut)) => words(cut).map(|_| record).ok_or(HandProblem::Cut)?,
            None => {
                let actions = record.actions().map(|(seat, action)| (Some(seat), action));
                play(*record.setup(), Deck::dealing(&dealt(&record)), actions)?
            }
        };
        Ok(Self { circumstances, told: Told::Whole(record), commitment: None })
    }

    /// A hand that a text in the PHH format tells, played by PokerKit's rules ([`phh::HOUSE`]).
    ///
    /// # Errors
    /// [`HandProblem`] when it is no hand, or cannot be played.
    pub fn told(text: &str, circumstances: Circumstances) -> Result<Self, HandProblem> {
        let history = phh::read(text).map_err(|error| HandProblem::Text(error.to_string()))?;
        match history.play(phh::HOUSE).map_err(|error| HandProblem::Text(error.to_string()))? {
            Played::Whole(record) => Self::new(record, circumstances),
            Played::Partial(record) => {
                let told = Told::Partial { record, text: text.to_owned() };
                Ok(Self { circumstances, told, commitment: None })
            }
        }
    }

    pub(super) fn dealt_by(mut self, commitment: Option<Commitment>) -> Self {
        self.commitment = commitment;
        self
    }

    pub(super) const fn all_told(&self) -> &Told {
        &self.told
    }

    pub(super) const fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// The whole truth, unless the hand is one from elsewhere of which some cards are unknown.
    #[must_use]
    pub const fn record(&self) -> Option<&Record> {
        match &self.told {
            Told::Whole(record) => Some(record),
            Told::Partial { .. } => None,
        }
    }

    /// What the hand began with.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        match &self.told {
            Told::Whole(record) => record.setup(),
            Told::Partial { record, .. } => record.setup(),
        }
    }

    /// The hand for a replay: what happened, and by [`Record::after`] how it stood at any point of it.
    #[must_use]
    pub fn seen(&self, sight: Sight) -> Record<Face> {
        match (&self.told, sight) {
            (Told::Whole(record), Sight::All) => record.open(),
            (Told::Whole(record), Sight::Player) => record.seen_by(self.viewer()),
            // What is unknown was hidden from everyone.
            (Told::Partial { record, .. }, _) => record.clone(),
        }
    }

    /// Who looked on: the player, or somebody who sees what lies open.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.circumstances.player.map_or(Viewer::Rail, Viewer::Seat)
    }

    /// What proves how it was dealt; `None` for a hand from elsewhere. Where nothing was kept of what was shown before
    /// the deal, as in a link, the commitment is the seed's own and proves nothing.
    #[must_use]
    pub fn proof(&self) -> Option<Proof> {
        let (seed, cut) = self.record()?.seed()?;
        let commitment = self.commitment.unwrap_or_else(|| seed.commitment());
        Some(Proof { seed: seed.clone(), cut: words(cut)?, commitment })
    }
}

fn words(cut: &[u8]) -> Option<Cut> {
    std::str::from_utf8(cut).ok()?.parse().ok()
}

/// The cards in the order in which they were dealt, without those that were burned.
pub(super) fn dealt(record: &Record) -> Vec<Card> {
    let card = |event: &Event<Card>| match *event {
        Event::Down { card, .. } | Event::Up { card, .. } | Event::Board { card } => Some(card),
        _ => None,
    };
    record.events().iter().filter_map(card).collect()
}

/// Plays a hand to its end. Where no seat is named, whoever is asked acts.
pub(super) fn play(
    setup: Setup,
    deck: Deck,
    actions: impl IntoIterator<Item = (Option<Seat>, Action)>,
) -> Result<Record, HandProblem> {
    let mut hand = Hand::start(setup, deck).map_err(HandProblem::Setup)?;
    for (number, (seat, action)) in (1..).zip(actions) {
        let refused = |error| HandProblem::Action { number, error };
        let seat = seat.or_else(|| hand.turn()).ok_or(refused(ActionError::HandOver))?;
        hand.act(seat, action).map_err(refused)?;
    }
    hand.finish().map_err(|_| HandProblem::Unfinished)
}
