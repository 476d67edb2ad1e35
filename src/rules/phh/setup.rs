//! What a told hand begins with, in the engine's terms.

use std::fmt;

use super::amount::{Amount, Unit};
use super::history::History;
use super::notation::PlayerName;
use crate::rules::chips::Chips;
use crate::rules::game::Structure;
use crate::rules::hand::SetupError;
use crate::rules::room::{Antes, Room};
use crate::rules::seat::{PerSeat, Seat};
use crate::rules::setup::{Blinds, Entry, Setup};
use crate::rules::stakes::Stakes;

/// Why a told hand cannot be dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undealable {
    /// An amount is larger than any table's, once all amounts are whole numbers of one unit.
    TooLarge(Amount),
    /// Nobody posts a big blind.
    NoBigBlind,
    /// A player posts what is neither a small nor a big blind, such as a straddle.
    Blind(Seat),
    /// A player's ante is neither everyone's, nor the big blind's for the table, nor a dead small blind with it.
    Ante(Seat),
    /// The engine does not deal it.
    Setup(SetupError),
}

impl fmt::Display for Undealable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge(amount) => write!(f, "the amount {amount} is too large"),
            Self::NoBigBlind => f.write_str("nobody posts a big blind"),
            Self::Blind(seat) => {
                write!(f, "{} posts neither the small nor the big blind, nor comes in", PlayerName(*seat))
            }
            Self::Ante(seat) => {
                write!(f, "the ante of {} is not everyone's, nor the big blind's for all", PlayerName(*seat))
            }
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Undealable {}

/// What players posted, by who they are.
struct Posts {
    small: Option<Seat>,
    big: Option<Seat>,
    small_blind: Chips,
    big_blind: Chips,
    entries: PerSeat<Entry>,
}

impl History {
    /// What the hand begins with, in a room of these rules; the file itself says who pays antes.
    ///
    /// Player `pN` sits in seat N − 1, and the last one has the button.
    ///
    /// # Errors
    /// [`Undealable`] says why it cannot be dealt here.
    pub fn setup(&self, room: Room) -> Result<Setup, Undealable> {
        let unit = self.unit();
        let whole = |amount: Amount| unit.chips(amount).ok_or(Undealable::TooLarge(amount));
        let mut stacks = PerSeat::default();
        let mut antes = PerSeat::default();
        for (seat, player) in Seat::all().zip(&self.players) {
            stacks[seat] = whole(player.stack)?;
            antes[seat] = whole(player.ante)?;
        }
        let mut posts = self.posts(unit)?;
        let (ante, payers) = self.antes(&antes, &mut posts)?;
        let (small_bet, big_bet) = match self.variant.structure() {
            Structure::Limit => (whole(self.small_bet)?, whole(self.big_bet)?),
            Structure::PotLimit | Structure::NoLimit => (whole(self.small_bet)?, whole(self.small_bet)?.times(2)),
        };
        let stakes = Stakes {
            small_blind: posts.small_blind,
            big_blind: posts.big_blind,
            small_bet,
            big_bet,
            ante,
            bring_in: whole(self.bring_in)?,
        };
        let setup = Setup {
            game: self.variant.game(),
            structure: self.variant.structure(),
            stakes,
            room: Room { antes: payers, ..room },
            button: self.seats().last().ok_or(Undealable::NoBigBlind)?,
            blinds: posts.big.map_or(Blinds::FromButton, |big| Blinds::At { small: posts.small, big }),
            entries: posts.entries,
            stacks,
        };
        let problems = setup.problems();
        if problems.is_empty() { Ok(setup) } else { Err(Undealable::Setup(SetupError(problems))) }
    }

    /// The seats of the players, `p1` first.
    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> {
        Seat::all().take(self.players.len())
    }

    /// The blinds (rules F1, T3, T4): at most two are regular, and the larger is the big blind. Heads-up the button is
    /// the small blind unless it posts more.
    fn posts(&self, unit: Unit) -> Result<Posts, Undealable> {
        let nothing = Chips::ZERO;
        let entries = PerSeat::default();
        let mut posts = Posts { small: None, big: None, small_blind: nothing, big_blind: nothing, entries };
        if !self.variant.has_blinds() {
            return Ok(posts);
        }
        let mut regular = Vec::new();
        let mut entering = Vec::new();
        for (seat, player) in Seat::all().zip(&self.players) {
            let chips = unit.chips(player.blind).ok_or(Undealable::TooLarge(player.blind))?;
            if !chips.is_zero() {
                let list = if player.enters { &mut entering } else { &mut regular };
                list.push((seat, chips));
            }
        }
        if let ([first, second], 2) = (&regular[..], self.players.len())
            && first.1 >= second.1
        {
            regular.reverse();
        }
        match regular[..] {
            [] => return Err(Undealable::NoBigBlind),
            [(big, chips)] => (posts.big, posts.big_blind) = (Some(big), chips),
            [(small, less), (big, chips)] if less <= chips => {
                (posts.small, posts.small_blind) = (Some(small), less);
                (posts.big, posts.big_blind) = (Some(big), chips);
            }
            [_, (second, _)] => return Err(Undealable::Blind(second)),
            [_, _, (third, _), ..] => return Err(Undealable::Blind(third)),
        }
        for (seat, chips) in entering {
            if chips != posts.big_blind {
                return Err(Undealable::Blind(seat));
            }
            posts.entries[seat] = Entry::BigBlind;
        }
        Ok(posts)
    }

    /// The ante, and who pays it (rule F3). What a player pays above it is a dead small blind (rule T3).
    fn antes(&self, antes: &PerSeat<Chips>, posts: &mut Posts) -> Result<(Chips, Antes), Undealable> {
        let everyone = self.seats().map(|seat| antes[seat]).min().unwrap_or_default();
        let tables = posts.big.filter(|&big| everyone.is_zero() && !antes[big].is_zero());
        for seat in self.seats().filter(|&seat| tables != Some(seat)) {
            let dead = antes[seat].saturating_sub(everyone);
            if dead.is_zero() {
                continue;
            }
            // Where the small blind is dead, only those who missed it tell how much it is.
            if posts.small_blind.is_zero() {
                posts.small_blind = dead;
            }
            if posts.big.is_none() || dead != posts.small_blind {
                return Err(Undealable::Ante(seat));
            }
            posts.entries[seat] = match posts.entries[seat] {
                Entry::Free | Entry::SmallBlind => Entry::SmallBlind,
                Entry::BigBlind | Entry::BothBlinds => Entry::BothBlinds,
            };
        }
        Ok(tables.map_or((everyone, Antes::Everyone), |big| (antes[big], Antes::BigBlind)))
    }
}
