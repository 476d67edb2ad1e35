//! What is drawn: plain data made of a view and the facts of the table, without a word and without a browser.
//!
//! A [`Scene`] says exactly what lies on the table at one beat. It is compared with the one before, and only
//! what differs is drawn anew; tests read it instead of a page.

mod geometry;
mod line;
mod result;
mod seat;
mod turn;

pub use geometry::{CENTRE, Edge, Place, Spot, Station, places};
pub use line::{Line, Lines, Who};
pub use result::{ResultScene, Verdict};
pub use seat::{Deed, SeatScene, Standing};
pub use turn::{Ask, Preset, Raising, Turn};

use crate::rules::rank::Best;
use crate::rules::{Card, Chips, Event, Face, HandState, PerSeat, Seat, SeatSet, Showdown};

/// What a table knows besides the hand itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// The hand's number in the sitting, 1 first.
    pub hand: u64,
    /// Your seat.
    pub you: Seat,
    /// Everyone's name; empty where nobody sits.
    pub names: PerSeat<String>,
    /// Who sits at the table.
    pub seated: SeatSet,
    /// The chips of those who are not in the hand, and everyone's once it is over.
    pub stacks: PerSeat<Chips>,
}

impl Facts {
    /// Who this is to you.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who {
        if seat == self.you { Who::You } else { Who::Named(self.names[seat].as_str().into()) }
    }
}

/// Everything that lies on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The hand's number.
    pub hand: u64,
    /// The seats, yours first, then clockwise.
    pub seats: Vec<SeatScene>,
    /// The places of the board, filled or not; none in a game without one.
    pub board: Vec<Option<CardScene>>,
    /// The pots that are still in the middle, main pot first.
    pub pots: Vec<PotScene>,
    /// Pots and bets together.
    pub total: Chips,
    /// Chips on their way, seen for one beat.
    pub moves: Vec<Move>,
    /// Who has been paid so far, and why.
    pub result: ResultScene,
    /// Where the cards come from: the dealer's place among the seats.
    pub dealer: usize,
}

/// A card as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardScene {
    /// What is seen of it.
    pub face: Face,
    /// Whether it plays.
    pub mark: Mark,
}

/// How a card is set off from others once a pot is paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing is decided.
    #[default]
    None,
    /// One of the winning five.
    Plays,
    /// Not one of them.
    Aside,
}

/// A pot in the middle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PotScene {
    /// What it is called.
    pub name: PotName,
    /// How much is left of it.
    pub chips: Chips,
    /// Who can win it.
    pub who: Vec<Who>,
}

/// What a pot is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PotName {
    /// The only one.
    Only,
    /// The first of several.
    Main,
    /// One of the others, 1 first.
    Side(usize),
}

impl PotName {
    fn of(index: usize, count: usize) -> Self {
        match (index, count) {
            (0, 0 | 1) => Self::Only,
            (0, _) => Self::Main,
            (index, _) => Self::Side(index),
        }
    }
}

/// Chips that travel during one beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Between which places.
    pub way: Way,
    /// The seat at the other end, counted from yours.
    pub place: usize,
    /// How much.
    pub chips: Chips,
}

/// Which way chips travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// From the bet into the pot.
    Gather,
    /// From the pot to a player.
    Pay,
    /// From the bet back to the player.
    Return,
}

impl Way {
    /// The name used in the sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gather => "gather",
            Self::Pay => "pay",
            Self::Return => "return",
        }
    }
}

/// The best hand of a player whose cards are seen, as the game ranks it first; `None` as long as there are not
/// five cards.
pub(super) fn best(state: &HandState<Face>, seat: Seat) -> Option<Best> {
    let game = state.setup().game;
    let (Showdown::Whole(ranking) | Showdown::Halves(ranking, _)) = game.showdown;
    let player = state.player(seat);
    let mut hole: Vec<Card> = player.down.iter().map(|face| face.known()).collect::<Option<_>>()?;
    hole.extend(&player.up);
    if hole.is_empty() || hole.len() + state.board().len() < 5 {
        return None;
    }
    ranking.best(game.hole_use, &hole, state.board())
}

impl Scene {
    /// The scene of a hand as far as it is shown. `moves` are the chips that travel during this beat.
    #[must_use]
    pub fn of(facts: &Facts, lines: &Lines, state: &HandState<Face>, moves: Vec<Move>) -> Self {
        let order = seat::order(facts);
        let result = lines.result();
        let marks = result.marks();
        let mark = |card: Card| match &marks {
            Some(five) if five.contains(card) => Mark::Plays,
            Some(_) => Mark::Aside,
            None => Mark::None,
        };
        let lying = |&card: &Card| Some(CardScene { face: Face::Known(card), mark: mark(card) });
        let mut board: Vec<Option<CardScene>> = state.board().iter().map(lying).collect();
        board.resize(usize::from(state.setup().game.board_cards()), None);
        Self {
            hand: facts.hand,
            seats: seat::scenes(facts, &order, lines, state, &mark),
            board,
            pots: pots(facts, lines, state),
            total: state.total(),
            moves,
            result: result.clone(),
            dealer: order.iter().position(|&seat| seat == state.setup().button).unwrap_or(0),
        }
    }

    /// The laid table of the first screen: so many places, nobody there.
    #[must_use]
    pub fn laid(count: usize) -> Self {
        let seats =
            places(count).into_iter().zip(Seat::all()).map(|(place, seat)| SeatScene::empty(seat, place)).collect();
        Self { seats, board: vec![None; 5], ..Self::default() }
    }
}

fn pots(facts: &Facts, lines: &Lines, state: &HandState<Face>) -> Vec<PotScene> {
    let pots = state.pots();
    let count = pots.len();
    let rest = pots.into_iter().enumerate().map(|(index, pot)| PotScene {
        name: PotName::of(index, count),
        chips: pot.chips.saturating_sub(lines.paid(index)),
        who: pot.claimants.clockwise_after(state.setup().button).map(|seat| facts.who(seat)).collect(),
    });
    rest.filter(|pot| !pot.chips.is_zero()).collect()
}

impl Move {
    /// The chips that an event sets moving; `before` is the hand without it.
    #[must_use]
    pub fn of(facts: &Facts, before: &HandState<Face>, event: &Event<Face>) -> Vec<Self> {
        let order = seat::order(facts);
        let place = |seat: Seat| order.iter().position(|&each| each == seat).unwrap_or(0);
        match *event {
            Event::Collect => Seat::all()
                .map(|seat| Self { way: Way::Gather, place: place(seat), chips: before.player(seat).bet })
                .filter(|step| !step.chips.is_zero())
                .collect(),
            Event::Award { seat, chips, .. } => vec![Self { way: Way::Pay, place: place(seat), chips }],
            Event::Return { seat, chips } => vec![Self { way: Way::Return, place: place(seat), chips }],
            _ => Vec::new(),
        }
    }
}
