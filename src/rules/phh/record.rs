//! From a finished hand to what a file tells of it.

use std::fmt;

use super::about::About;
use super::amount::Unit;
use super::history::{History, Line, Player, Results, Step};
use super::notation::{Deed, Notation};
use super::variant::Variant;
use crate::rules::card::{Card, Face};
use crate::rules::chips::Chips;
use crate::rules::event::{Blind, Event, WagerKind};
use crate::rules::game::{Game, Structure};
use crate::rules::record::Record;
use crate::rules::seat::{PerSeat, Seat};
use crate::rules::setup::{Entry, Setup};

/// Why a hand cannot be told in the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// The format has no name for this game in this structure.
    Variant {
        /// The game.
        game: &'static Game,
        /// The structure.
        structure: Structure,
    },
    /// What the players posted would be read as something else.
    Posts,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variant { game, structure } => {
                write!(f, "the format has no name for {} {}", game.code, structure.code())
            }
            Self::Posts => f.write_str("the format cannot say who posted what"),
        }
    }
}

impl std::error::Error for Unwritable {}

impl History {
    /// What a file tells of a finished hand whose chips are of this unit. Empty seats are left out; `seats` keeps the
    /// numbers of the others, 1 first, and `names` are told if there are any.
    ///
    /// # Errors
    /// [`Unwritable`] when the format has no words for it.
    pub fn of<C: Copy + From<Card> + Into<Face>>(
        record: &Record<C>,
        unit: Unit,
        names: &PerSeat<String>,
        about: About,
    ) -> Result<Self, Unwritable> {
        let setup = record.setup();
        let variant = Variant::of(setup.game, setup.structure)
            .ok_or(Unwritable::Variant { game: setup.game, structure: setup.structure })?;
        let seats: Vec<Seat> = setup.dealt_in().clockwise_after(setup.button).collect();
        let players: Vec<Player> = seats.iter().map(|&seat| player(setup, seat, unit)).collect();
        let even = players.windows(2).all(|pair| pair[0].ante == pair[1].ante);
        let stacks = record.stacks();
        let is_over = matches!(record.events().last(), Some(Event::End));
        let named = seats.iter().any(|&seat| !names[seat].is_empty());
        let history = Self {
            variant,
            players,
            // What this variant has no use for is not told.
            bring_in: unit.amount(paid(!variant.has_blinds(), setup.stakes.bring_in)),
            small_bet: unit.amount(setup.stakes.small_bet),
            big_bet: unit.amount(paid(setup.structure == Structure::Limit, setup.stakes.big_bet)),
            ante_trimming: Some(even),
            steps: Teller::new(&seats, unit).tell(record.events()),
            results: Results {
                names: named.then(|| seats.iter().map(|&seat| names[seat].clone()).collect()),
                seats: Some(seats.iter().map(|seat| seat.index() as u64 + 1).collect()),
                finishing_stacks: is_over.then(|| seats.iter().map(|&seat| unit.amount(stacks[seat])).collect()),
                winnings: None,
            },
            about,
        };
        if history.says_posts_of(setup, &seats) { Ok(history) } else { Err(Unwritable::Posts) }
    }

    /// Whether this history is read as the same posts of the same players.
    fn says_posts_of(&self, setup: &Setup, seats: &[Seat]) -> bool {
        let read = self.setup(setup.room);
        read.is_ok_and(|read| {
            seats.iter().zip(self.seats()).all(|(&seat, told)| posts(setup, seat) == posts(&read, told))
        })
    }
}

/// What a player posts: the blind, unless it is nothing, what coming in costs, and whether an ante.
fn posts(setup: &Setup, seat: Seat) -> (Option<Blind>, Entry, bool) {
    let blind = setup.blinds().and_then(|(small, big)| match seat {
        _ if seat == big => Some(Blind::Big),
        _ if small == Some(seat) && !setup.stakes.small_blind.is_zero() => Some(Blind::Small),
        _ => None,
    });
    let entry = setup.entering().find(|&(other, _)| other == seat).map_or(Entry::Free, |(_, entry)| entry);
    (blind, entry, setup.ante_payers().contains(seat))
}

const fn paid(pays: bool, amount: Chips) -> Chips {
    if pays { amount } else { Chips::ZERO }
}

/// A player before the hand. The format has no dead small blind (rule T3) but an ante that is larger than the others'.
fn player(setup: &Setup, seat: Seat, unit: Unit) -> Player {
    let stakes = &setup.stakes;
    let (blind, entry, ante) = posts(setup, seat);
    let enters = matches!(entry, Entry::BigBlind | Entry::BothBlinds);
    let dead = matches!(entry, Entry::SmallBlind | Entry::BothBlinds);
    let posted = match blind {
        Some(Blind::Small) => stakes.small_blind,
        Some(_) => stakes.big_blind,
        None => paid(enters, stakes.big_blind),
    };
    Player {
        stack: unit.amount(setup.stacks[seat]),
        ante: unit.amount(paid(ante, stakes.ante) + paid(dead, stakes.small_blind)),
        blind: unit.amount(posted),
        enters,
    }
}

/// Tells the events of a hand in the format's words.
struct Teller {
    /// The players, `p1` first.
    seats: Vec<Seat>,
    unit: Unit,
    /// Who has not folded.
    live: usize,
    /// What each player holds, and whether it was dealt face down.
    hands: PerSeat<Vec<(Face, bool)>>,
    /// How many of these cards were told.
    told: PerSeat<usize>,
    /// Cards of the board not yet told.
    board: Vec<Card>,
    steps: Vec<Step>,
}

impl Teller {
    fn new(seats: &[Seat], unit: Unit) -> Self {
        Self {
            seats: seats.to_vec(),
            unit,
            live: seats.len(),
            hands: PerSeat::default(),
            told: PerSeat::default(),
            board: Vec::new(),
            steps: Vec::new(),
        }
    }

    fn tell<C: Copy + Into<Face>>(mut self, events: &[Event<C>]) -> Vec<Step> {
        for event in events {
            match *event {
                Event::Down { seat, card } => self.hands[seat].push((card.into(), true)),
                Event::Up { seat, card } => self.hands[seat].push((Face::Known(card), false)),
                Event::Board { card } => self.board.push(card),
                Event::StreetBegins { .. } | Event::End => self.tell_cards(),
                Event::Fold { seat } => {
                    self.live -= 1;
                    self.player(seat, Deed::Fold);
                }
                Event::Check { seat } | Event::Wager { seat, kind: WagerKind::Call, .. } => {
                    self.player(seat, Deed::CheckOrCall);
                }
                Event::Wager { seat, kind: WagerKind::BringIn, .. } => self.player(seat, Deed::BringIn),
                Event::Wager { seat, to, .. } => self.player(seat, Deed::RaiseTo(self.unit.amount(to))),
                Event::Show { seat, ref cards } => {
                    let down = self.hands[seat].iter_mut().filter(|(_, down)| *down);
                    for ((face, _), &card) in down.zip(cards) {
                        *face = Face::Known(card);
                    }
                    let hand = self.hands[seat].iter().map(|&(face, _)| face).collect();
                    self.player(seat, Deed::Show(hand));
                }
                // Who won because everyone else folded puts the cards away without a word.
                Event::Muck { seat } if self.live > 1 => self.player(seat, Deed::Muck),
                _ => {}
            }
        }
        self.tell_cards();
        self.steps
    }

    fn player(&mut self, seat: Seat, deed: Deed) {
        self.tell_cards();
        let step = self.number(seat).map(|number| Notation::Player(number, deed));
        self.steps.extend(step.map(Step::of));
    }

    /// The cards that were dealt since, player by player, and then the board.
    fn tell_cards(&mut self) {
        for seat in self.seats.clone() {
            let hand = &self.hands[seat];
            let new: Vec<Face> = hand.iter().skip(self.told[seat]).map(|&(face, _)| face).collect();
            self.told[seat] = hand.len();
            if let Some(number) = self.number(seat).filter(|_| !new.is_empty()) {
                self.steps.push(Step::of(Notation::DealHole(number, new)));
            }
        }
        if !self.board.is_empty() {
            let board = std::mem::take(&mut self.board);
            self.steps.push(Step::of(Notation::DealBoard(board)));
        }
    }

    /// The player's number as a seat, `p1` the first.
    fn number(&self, seat: Seat) -> Option<Seat> {
        let number = self.seats.iter().position(|&each| each == seat)?;
        Seat::new(u8::try_from(number).ok()?)
    }
}

impl Step {
    /// An action without a remark.
    const fn of(notation: Notation) -> Self {
        Self { notation, remark: None, line: Line(None) }
    }
}
