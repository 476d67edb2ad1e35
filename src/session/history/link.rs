//! A hand as the end of an address: short text that carries all of it.
//!
//! The text is base64 for addresses (RFC 4648, section 5, without padding) of: one byte with the version; the hand;
//! and the first four bytes of SHA-256 of all that. Numbers are written seven bits to a byte, lowest first, and texts
//! with their length before them. Nobody acts but whoever is asked, so that actions are written without seats, and the
//! hand is over where its bytes are.

mod bytes;

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use super::circumstances::{Circumstances, Worth};
use super::played::{HandProblem, PlayedHand, dealt, play};
use crate::rules::{
    Action, Antes, Blinds, Card, Chips, Cut, Deck, Entry, EntryRule, FourthStreet, Game, OddUnitRule, PerSeat, Room,
    SeatSet, Seed, Setup, Stakes, Structure, catalog,
};
use bytes::{Reader, Writer};

/// The longest text of a hand, in characters: what every browser and every messenger takes in an address.
pub const MAX_LINK: usize = 2_000;

/// The number of the format; a link of another is refused with its number.
const VERSION: u8 = 1;

/// So many bytes of the digest guard against a link that was cut off or mistyped.
const CHECK: usize = 4;

/// The games by their number in a link. A game keeps its number for ever; new ones go to the end.
const GAMES: [&Game; 7] = [
    &catalog::HOLDEM,
    &catalog::OMAHA,
    &catalog::OMAHA_HILO,
    &catalog::SEVEN_CARD_STUD,
    &catalog::FIVE_CARD_STUD,
    &catalog::RAZZ,
    &catalog::SEVEN_CARD_STUD_HILO,
];

/// The same for what else is one of a few.
const STRUCTURES: [Structure; 3] = [Structure::Limit, Structure::PotLimit, Structure::NoLimit];
const WORTHS: [Worth; 2] = [Worth::Money, Worth::Chips];
const FOURTH_STREETS: [FourthStreet; 3] = [FourthStreet::OpenPair, FourthStreet::Any, FourthStreet::Never];
const ANTES: [Antes; 2] = [Antes::Everyone, Antes::BigBlind];
const ODD_UNITS: [OddUnitRule; 2] = [OddUnitRule::OneEach, OddUnitRule::AllToFirst];
const ENTRY_RULES: [EntryRule; 3] = [EntryRule::PostOrWait, EntryRule::Wait, EntryRule::Free];
const ENTRIES: [Entry; 4] = [Entry::Free, Entry::SmallBlind, Entry::BigBlind, Entry::BothBlinds];

/// Why a hand has no link, or a text is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkProblem {
    /// It is longer than [`MAX_LINK`].
    TooLong {
        /// How many characters it has, or would have.
        characters: usize,
    },
    /// Not every card of the hand is known.
    UnknownCards,
    /// The text is not base64 for addresses.
    Letters,
    /// It was written by another version of the format.
    Version {
        /// Its number.
        found: u8,
    },
    /// It was cut off or changed: what guards it does not fit.
    Damaged,
    /// Something else stands where a value belongs.
    Unexpected {
        /// What belongs there.
        expected: &'static str,
    },
    /// It can be read, but what it tells could not have happened.
    Impossible(HandProblem),
}

impl fmt::Display for LinkProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { characters } => write!(f, "{characters} characters, expected at most {MAX_LINK}"),
            Self::UnknownCards => f.write_str("not every card of the hand is known"),
            Self::Letters => f.write_str("expected letters, digits, - and _"),
            Self::Version { found } => write!(f, "a link of format {found}, this is format {VERSION}"),
            Self::Damaged => f.write_str("the link was cut off or changed"),
            Self::Unexpected { expected } => write!(f, "expected {expected}"),
            Self::Impossible(problem) => write!(f, "a hand that cannot be: {problem}"),
        }
    }
}

impl std::error::Error for LinkProblem {}

impl PlayedHand {
    /// The whole hand as text for an address. Whoever has it knows every card.
    ///
    /// # Errors
    /// [`LinkProblem::UnknownCards`], or [`LinkProblem::TooLong`] for a hand of very many raises or very long names.
    pub fn link(&self) -> Result<String, LinkProblem> {
        let record = self.record().ok_or(LinkProblem::UnknownCards)?;
        let mut to = Writer::default();
        to.byte(VERSION);
        write_circumstances(&mut to, &self.circumstances);
        write_setup(&mut to, record.setup());
        match record.seed() {
            Some((seed, cut)) => {
                to.byte(0);
                to.all(seed.bytes());
                to.text(cut);
            }
            None => {
                let cards = dealt(record);
                to.number(cards.len() as u64 + 1);
                cards.iter().for_each(|card| to.byte(card.id()));
            }
        }
        for (_, action) in record.actions() {
            match action {
                Action::Fold => to.byte(0),
                Action::Check => to.byte(1),
                Action::Call => to.byte(2),
                Action::BringIn => to.byte(3),
                Action::Show => to.byte(4),
                Action::Muck => to.byte(5),
                Action::RaiseTo(chips) => to.number(chips.0.saturating_add(6)),
            }
        }
        let text = guarded(to.bytes());
        if text.len() > MAX_LINK { Err(LinkProblem::TooLong { characters: text.len() }) } else { Ok(text) }
    }

    /// Reads what [`link`](Self::link) writes, and plays it again.
    ///
    /// # Errors
    /// [`LinkProblem`] says what is wrong with it.
    pub fn from_link(text: &str) -> Result<Self, LinkProblem> {
        if text.len() > MAX_LINK {
            return Err(LinkProblem::TooLong { characters: text.chars().count() });
        }
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| LinkProblem::Letters)?;
        let &found = bytes.first().ok_or(LinkProblem::Damaged)?;
        // The version first: another may have another guard.
        if found != VERSION {
            return Err(LinkProblem::Version { found });
        }
        let (told, guard) = bytes.split_last_chunk::<CHECK>().ok_or(LinkProblem::Damaged)?;
        if *guard != check(told) {
            return Err(LinkProblem::Damaged);
        }
        let mut from = Reader::new(&told[1..]);
        let circumstances = read_circumstances(&mut from)?;
        let setup = read_setup(&mut from)?;
        let deck = read_deck(&mut from)?;
        let mut actions = Vec::new();
        while !from.is_empty() {
            actions.push((None, read_action(&mut from)?));
        }
        let record = play(setup, deck, actions).map_err(LinkProblem::Impossible)?;
        Self::new(record, circumstances).map_err(LinkProblem::Impossible)
    }
}

/// The bytes with what guards them, as text.
fn guarded(mut bytes: Vec<u8>) -> String {
    let check = check(&bytes);
    bytes.extend(check);
    URL_SAFE_NO_PAD.encode(bytes)
}

fn check(bytes: &[u8]) -> [u8; CHECK] {
    let digest: [u8; 32] = Sha256::digest(bytes).into();
    std::array::from_fn(|index| digest[index])
}

fn write_circumstances(to: &mut Writer, circumstances: &Circumstances) {
    let Circumstances { time, table, number, player, names, worth } = circumstances;
    to.number(*time);
    to.text(table.as_bytes());
    to.number(*number);
    to.optional_seat(*player);
    to.seats(names.iter().filter(|(_, name)| !name.is_empty()).map(|(seat, _)| seat).collect());
    names.iter().filter(|(_, name)| !name.is_empty()).for_each(|(_, name)| to.text(name.as_bytes()));
    to.one_of(&WORTHS, worth);
}

fn read_circumstances(from: &mut Reader<'_>) -> Result<Circumstances, LinkProblem> {
    let (time, table, number) = (from.number()?, from.text()?, from.number()?);
    let player = from.optional_seat()?;
    let mut names = PerSeat::default();
    for seat in from.seats()?.iter() {
        names[seat] = from.text()?;
    }
    Ok(Circumstances { time, table, number, player, names, worth: from.one_of(&WORTHS, "what the chips are")? })
}

fn write_setup(to: &mut Writer, setup: &Setup) {
    let Setup { game, structure, stakes, room, button, blinds, entries, stacks } = setup;
    to.one_of(&GAMES, game);
    to.one_of(&STRUCTURES, structure);
    let Stakes { small_blind, big_blind, small_bet, big_bet, ante, bring_in } = stakes;
    [small_blind, big_blind, small_bet, big_bet, ante, bring_in].into_iter().for_each(|amount| to.number(amount.0));
    write_room(to, room);
    to.seat(*button);
    match *blinds {
        Blinds::FromButton => to.optional_seat(None),
        Blinds::At { small, big } => {
            to.optional_seat(Some(big));
            to.optional_seat(small);
        }
    }
    let dealt_in = setup.dealt_in();
    to.seats(dealt_in);
    dealt_in.iter().for_each(|seat| to.number(stacks[seat].0));
    let entering = entries.iter().filter(|(_, entry)| **entry != Entry::Free).map(|(seat, _)| seat);
    let entering: SeatSet = entering.collect();
    to.seats(entering);
    entering.iter().for_each(|seat| to.one_of(&ENTRIES, &entries[seat]));
}

fn read_setup(from: &mut Reader<'_>) -> Result<Setup, LinkProblem> {
    let game = from.one_of(&GAMES, "a game")?;
    let structure = from.one_of(&STRUCTURES, "a structure")?;
    let mut amount = || from.number().map(Chips);
    let stakes = Stakes {
        small_blind: amount()?,
        big_blind: amount()?,
        small_bet: amount()?,
        big_bet: amount()?,
        ante: amount()?,
        bring_in: amount()?,
    };
    let room = read_room(from)?;
    let button = from.seat()?;
    let blinds = match from.optional_seat()? {
        None => Blinds::FromButton,
        Some(big) => Blinds::At { small: from.optional_seat()?, big },
    };
    let mut stacks = PerSeat::default();
    for seat in from.seats()?.iter() {
        stacks[seat] = Chips(from.number()?);
    }
    let mut entries = PerSeat::default();
    for seat in from.seats()?.iter() {
        entries[seat] = from.one_of(&ENTRIES, "an entry")?;
    }
    Ok(Setup { game, structure, stakes, room, button, blinds, entries, stacks })
}

/// Every house rule, and no room's name: a room may change its rules.
fn write_room(to: &mut Writer, room: &Room) {
    let Room { seats, cap, blind_counts, half_bet, fourth_street, antes, odd_units, entry } = room;
    to.byte(*seats);
    to.byte(*cap);
    to.byte(u8::from(*blind_counts) | u8::from(*half_bet) << 1);
    to.one_of(&FOURTH_STREETS, fourth_street);
    to.one_of(&ANTES, antes);
    to.one_of(&ODD_UNITS, odd_units);
    to.one_of(&ENTRY_RULES, entry);
}

fn read_room(from: &mut Reader<'_>) -> Result<Room, LinkProblem> {
    let (seats, cap) = (from.byte()?, from.byte()?);
    let flags = from.byte()?;
    if flags > 3 {
        return Err(LinkProblem::Unexpected { expected: "two house rules" });
    }
    Ok(Room {
        seats,
        cap,
        blind_counts: flags & 1 != 0,
        half_bet: flags & 2 != 0,
        fourth_street: from.one_of(&FOURTH_STREETS, "a rule for fourth street")?,
        antes: from.one_of(&ANTES, "who pays antes")?,
        odd_units: from.one_of(&ODD_UNITS, "who gets odd units")?,
        entry: from.one_of(&ENTRY_RULES, "how one comes in")?,
    })
}

fn read_deck(from: &mut Reader<'_>) -> Result<Deck, LinkProblem> {
    let Some(count) = from.number()?.checked_sub(1) else {
        let seed = Seed::new(from.chunk()?);
        let cut: Cut = from.text()?.parse().map_err(|_| LinkProblem::Impossible(HandProblem::Cut))?;
        return Ok(Deck::shuffled(seed, cut.as_bytes()));
    };
    // Each card is a byte that has to be there, so that the number needs no bound.
    let mut cards = Vec::new();
    for _ in 0..count {
        cards.push(Card::from_id(from.byte()?).ok_or(LinkProblem::Unexpected { expected: "a card" })?);
    }
    Ok(Deck::dealing(&cards))
}

fn read_action(from: &mut Reader<'_>) -> Result<Action, LinkProblem> {
    Ok(match from.number()? {
        0 => Action::Fold,
        1 => Action::Check,
        2 => Action::Call,
        3 => Action::BringIn,
        4 => Action::Show,
        5 => Action::Muck,
        more => Action::RaiseTo(Chips(more - 6)),
    })
}
