//! What poker is: cards, games, betting, pots, one hand from the first ante to the last chip.
//!
//! Nothing here has a clock, does I/O or makes randomness of its own, and money is whole numbers. Tests name
//! the rules of the house's rule book by their ids, such as B9 or P3.
//!
//! Read in this order: values ([`Chips`], [`Card`], [`CardSet`], [`Seat`]), what beats what ([`rank`]), a game
//! as a value ([`Game`], [`catalog`], [`Stakes`], [`Room`]), the deal ([`Seed`], [`Deck`]), one hand
//! ([`Event`], [`HandState`], [`Choices`], [`Hand`]) and what a seat may know of it ([`View`]).

mod card;
mod card_set;
mod chips;
mod seat;

pub mod rank;

pub mod phh;

pub mod catalog;
mod game;
mod room;
mod setup;
mod stakes;

mod cut;
mod deck;
mod proof;
mod shuffle;

mod choices;
mod event;
mod hand;
mod player;
mod pot;
mod record;
mod round;
mod state;
mod table;
mod tournament;
mod transcript;
mod turn;
mod view;

pub use card::{Card, CardError, Face, Rank, Suit};
pub use card_set::CardSet;
pub use chips::Chips;
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Seats};

pub use game::{BringInCard, Deal, Forced, Game, OddUnits, Opener, Showdown, Street, StreetName, Structure, Tier};
pub use rank::{HoleUse, Ranking};
pub use room::{Antes, EntryRule, FourthStreet, OddUnitRule, ROOMS, Room};
pub use setup::{Blinds, Entry, Setup, SetupProblem};
pub use stakes::{Stakes, StakesProblem};

pub use cut::{Cut, CutError};
pub use deck::{Deck, DuplicateCard};
pub use proof::Proof;
pub use shuffle::{Commitment, Seed, SeedError, shuffle};

pub use choices::{Action, ActionError, Choices, NoRaise, Passive, Raise, RaiseAmounts};
pub use event::{Blind, Event, Hole, Part, Viewer, WagerKind};
pub use hand::{Hand, SetupError};
pub use player::{Did, Player};
pub use pot::{Pot, Pots, pots};
pub use record::{Record, VerifyError};
pub use round::{Means, Round, RoundRules};
pub use state::{Board, HandState};
pub use table::{Place, Presence, Succession, Table, TableConfig, TableError};
pub use tournament::{Clock, Finish, NoChips, Speed, Tournament, TournamentConfig, level_stakes, prizes, shared};
pub use transcript::{CivilTime, Occasion, Played};
pub use view::View;
