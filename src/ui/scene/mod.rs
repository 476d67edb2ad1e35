//! What is drawn: plain data made of a view and the facts of the table, without a word and without a browser.
//!
//! A [`Scene`] says exactly what lies on the table at one beat. It is compared with the one before, and only
//! what differs is drawn anew; tests read it instead of a page.

mod card;
mod chart;
mod cue;
mod geometry;
mod line;
mod pot;
mod result;
mod seat;
mod turn;

pub use card::{CardScene, Mark, Marks, Spread};
pub use chart::{ChartRow, high_chart, low_chart};
pub use cue::Cue;
pub use geometry::{CENTRE, Edge, Place, Spot, Station, places, row};
pub use line::{Line, Lines, Who};
pub use pot::{Move, PotName, PotScene, Way};
pub use result::{ResultScene, Verdict};
pub use seat::{Deed, SeatScene, Standing};
pub use turn::{Ask, Preset, Raising, Turn};

use crate::rules::rank::HandName;
use crate::rules::{Card, Chips, Deal, Face, Game, HandState, Opener, Part, PerSeat, Seat, SeatSet, StreetName};
use card::best;

/// What a table knows besides the hand itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// The hand's number in the sitting, 1 first.
    pub hand: u64,
    /// Your seat.
    pub you: Seat,
    /// Everyone's name; empty where nobody sits.
    pub names: PerSeat<String>,
    /// The places of the table, taken or not.
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
    /// How each player's own cards lie.
    pub spread: Spread,
    /// The seats, yours first, then clockwise.
    pub seats: Vec<SeatScene>,
    /// The places of the board, filled or not. In a game without one, the card that all share if there is one (rule
    /// G8).
    pub board: Vec<Option<CardScene>>,
    /// The street, where no board tells it.
    pub street: Option<StreetScene>,
    /// The pots that are still in the middle, main pot first.
    pub pots: Vec<PotScene>,
    /// Pots and bets together.
    pub total: Chips,
    /// Chips on their way, seen for one beat.
    pub moves: Vec<Move>,
    /// Who has been paid so far, and why.
    pub result: ResultScene,
    /// What your cards make, high and low, once there are enough of them.
    pub makes: Vec<HandName>,
    /// Where the cards come from: the dealer's place among the seats.
    pub dealer: usize,
}

/// A street that no board tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreetScene {
    /// What it is called.
    pub name: StreetName,
    /// Who opened its betting, or has to.
    pub opener: Option<Who>,
    /// Whether by a bring-in.
    pub forced: bool,
}

impl Scene {
    /// The scene of a hand as far as it is shown. `moves` are the chips that travel during this beat.
    #[must_use]
    pub fn of(facts: &Facts, lines: &Lines, state: &HandState<Face>, moves: Vec<Move>) -> Self {
        let order = seat::order(facts);
        let result = lines.result();
        let marks = result.marks();
        let mark = |card: Card| marks.of(card);
        let lying = |&card: &Card| Some(CardScene { face: Face::Known(card), mark: mark(card), closed: false });
        let game = state.setup().game;
        let places = usize::from(game.board_cards());
        let mut board: Vec<Option<CardScene>> = state.board().iter().map(lying).collect();
        board.resize(board.len().max(places), None);
        // Who won takes the place of the street.
        let street = state.street().filter(|_| places == 0 && result.verdicts.is_empty());
        Self {
            hand: facts.hand,
            spread: Spread::of(game),
            seats: seat::scenes(facts, &order, lines, state, &mark),
            board,
            street: street.map(|street| StreetScene {
                name: street.name,
                opener: lines.opener().cloned(),
                forced: street.opener == Opener::Forced,
            }),
            pots: pot::pots(facts, lines, state),
            total: state.total(),
            moves,
            result: result.clone(),
            makes: [Part::High, Part::Low]
                .into_iter()
                .filter_map(|part| Some(best(state, facts.you, part)?.name))
                .collect(),
            dealer: order.iter().position(|&seat| seat == state.setup().button).unwrap_or(0),
        }
    }

    /// The laid table of the first screen: so many places, nobody there, and the cards that come first.
    #[must_use]
    pub fn laid(game: &Game, count: usize) -> Self {
        let first = game.streets.first().map_or(&[][..], |street| street.deals);
        let dealt = first.iter().map(|deal| if let Deal::Down(cards) | Deal::Up(cards) = deal { *cards } else { 0 });
        let backs: u8 = dealt.sum();
        let seat = |(place, seat)| SeatScene::empty(seat, place, usize::from(backs));
        Self {
            spread: Spread::of(game),
            seats: places(count).into_iter().zip(Seat::all()).map(seat).collect(),
            board: vec![None; usize::from(game.board_cards())],
            ..Self::default()
        }
    }
}
