//! One player as drawn.

use super::{CardScene, Facts, Lines, Mark, Place, Spread, best, places};
use crate::rules::rank::HandName;
use crate::rules::{Blind, Card, Chips, Did, Face, HandState, Part, Seat, WagerKind};

/// One seat of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatScene {
    /// Which.
    pub seat: Seat,
    /// Where it is drawn.
    pub place: Place,
    /// The player's name; empty where nobody sits.
    pub name: String,
    /// Whether it is yours.
    pub you: bool,
    /// The chips behind.
    pub stack: Chips,
    /// The chips in front, bet on this street.
    pub bet: Chips,
    /// What the player did last.
    pub deed: Option<Deed>,
    /// How the player stands in the hand.
    pub standing: Standing,
    /// Whether the dealer's button lies here.
    pub dealer: bool,
    /// Whether the player is asked.
    pub acting: bool,
    /// Whether the player has been paid from a pot.
    pub winner: bool,
    /// The cards dealt face down that are still held.
    pub down: Vec<CardScene>,
    /// The cards dealt face up that are still held, in the order they came.
    pub up: Vec<CardScene>,
    /// What the cards make, once everybody sees them.
    pub hand: Option<HandName>,
    /// What they make for the low half of the pot.
    pub low: Option<HandName>,
}

/// How a player stands in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// In it, with chips.
    Live,
    /// In it, with nothing left.
    AllIn,
    /// Out of it, having folded or mucked.
    Folded,
    /// Not dealt in.
    Out,
    /// Nobody sits here.
    Empty,
}

impl Standing {
    /// The name used in the sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::AllIn => "all-in",
            Self::Folded => "folded",
            Self::Out => "out",
            Self::Empty => "empty",
        }
    }
}

/// What a player did last, for the word beside the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Deed {
    Ante(Chips),
    Blind(Blind, Chips),
    Fold,
    Check,
    BringIn(Chips),
    /// What the call added.
    Call(Chips),
    Bet(Chips),
    RaiseTo(Chips),
    CompleteTo(Chips),
    AllIn,
    Mucks,
    Wins(Chips),
}

impl SeatScene {
    /// A place where nobody sits yet: so many cards wait there.
    #[must_use]
    pub fn empty(seat: Seat, place: Place, backs: usize) -> Self {
        Self {
            seat,
            place,
            name: String::new(),
            you: false,
            stack: Chips::ZERO,
            bet: Chips::ZERO,
            deed: None,
            standing: Standing::Empty,
            dealer: false,
            acting: false,
            winner: false,
            down: vec![CardScene { face: Face::Hidden, mark: Mark::None, closed: false }; backs],
            up: Vec::new(),
            hand: None,
            low: None,
        }
    }
}

/// The seats in the order they are drawn: yours, then clockwise.
pub(super) fn order(facts: &Facts) -> Vec<Seat> {
    let mut order: Vec<Seat> = facts.seated.clockwise_after(facts.you).filter(|&seat| seat != facts.you).collect();
    order.insert(0, facts.you);
    order
}

/// All seats.
pub(super) fn scenes(
    facts: &Facts,
    order: &[Seat],
    lines: &Lines,
    state: &HandState<Face>,
    mark: &dyn Fn(Card) -> Mark,
) -> Vec<SeatScene> {
    let places = places(order.len());
    order.iter().zip(places).map(|(&seat, place)| scene(facts, seat, place, lines, state, mark)).collect()
}

fn scene(
    facts: &Facts,
    seat: Seat,
    place: Place,
    lines: &Lines,
    state: &HandState<Face>,
    mark: &dyn Fn(Card) -> Mark,
) -> SeatScene {
    let player = state.player(seat);
    let you = seat == facts.you;
    let live = state.live().contains(seat) && !state.mucked().contains(seat);
    let shown = state.shown().contains(seat);
    let standing = match () {
        () if !you && facts.names[seat].is_empty() => Standing::Empty,
        () if !state.dealt_in().contains(seat) => Standing::Out,
        () if !live => Standing::Folded,
        () if state.is_all_in(seat) => Standing::AllIn,
        () => Standing::Live,
    };
    // A folded hand is gone from the table; your own you may still look at.
    let held = |face: &Face| live || (you && *face != Face::Hidden);
    let lies = |face: Face, closed| CardScene { face, mark: face.known().map_or(Mark::None, mark), closed };
    let closed = you && !shown && Spread::of(state.setup().game).open;
    let down = player.down.iter().copied().filter(held).map(|face| lies(face, closed)).collect();
    let up = player.up.iter().map(|&card| Face::Known(card)).filter(held).map(|face| lies(face, false)).collect();
    let makes = |part| if shown { best(state, seat, part).map(|best| best.name) } else { None };
    let deed = match player.last {
        _ if !player.won.is_zero() => Some(Deed::Wins(player.won)),
        _ if state.mucked().contains(seat) => Some(Deed::Mucks),
        _ if standing == Standing::Folded => Some(Deed::Fold),
        _ if standing == Standing::AllIn => Some(Deed::AllIn),
        None => None,
        Some(Did::Ante(chips)) => Some(Deed::Ante(chips)),
        Some(Did::Blind(blind, chips)) => Some(Deed::Blind(blind, chips)),
        Some(Did::Fold) => Some(Deed::Fold),
        Some(Did::Check) => Some(Deed::Check),
        Some(Did::Wager { kind, to }) => Some(match kind {
            WagerKind::Call => Deed::Call(lines.added(seat)),
            WagerKind::Bet => Deed::Bet(to),
            WagerKind::Raise => Deed::RaiseTo(to),
            WagerKind::Complete => Deed::CompleteTo(to),
            WagerKind::BringIn => Deed::BringIn(to),
        }),
    };
    SeatScene {
        seat,
        place,
        name: facts.names[seat].clone(),
        you,
        stack: if state.is_over() || matches!(standing, Standing::Out | Standing::Empty) {
            facts.stacks[seat]
        } else {
            player.stack
        },
        bet: player.bet,
        deed,
        standing,
        dealer: state.setup().button == seat,
        acting: state.turn() == Some(seat),
        winner: !player.won.is_zero(),
        down,
        up,
        hand: makes(Part::High),
        low: makes(Part::Low),
    }
}
