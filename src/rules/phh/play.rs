//! A told hand, played again by the engine.

use super::amount::Unit;
use super::dealt::Dealt;
use super::difference::{Difference, Expected, Place};
use super::history::History;
use super::notation::{Deed, Notation};
use super::setup::Undealable;
use crate::rules::card::{Card, Face};
use crate::rules::card_set::CardSet;
use crate::rules::chips::Chips;
use crate::rules::choices::{Action, Choices, Passive};
use crate::rules::deck::Deck;
use crate::rules::event::Event;
use crate::rules::hand::Hand;
use crate::rules::record::Record;
use crate::rules::room::{FourthStreet, Room};
use crate::rules::seat::{PerSeat, Seat};
use crate::rules::setup::Setup;

/// The house of PokerKit, the format's own program: the big blind is not one of the four bets of a round, a short
/// all-in never re-opens the betting in fixed limit, and fourth street has no larger bet.
pub const HOUSE: Room =
    Room { blind_counts: false, half_bet: false, fourth_street: FourthStreet::Never, ..Room::CIRCOLO };

/// How many stand-ins for unknown cards are tried.
const ATTEMPTS: u8 = 64;

/// A told hand that the engine played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// Every card is known.
    Whole(Record),
    /// Some cards are unknown: they stay hidden, and a card turned up that nobody can name is told as a hidden one.
    /// Where the pots depend on them the hand ends before the showdown, and the pots lie in the middle.
    Partial(Record<Face>),
}

impl Played {
    /// The stacks at the end.
    #[must_use]
    pub fn stacks(&self) -> PerSeat<Chips> {
        match self {
            Self::Whole(record) => record.stacks(),
            Self::Partial(record) => record.stacks(),
        }
    }

    /// Whether the pots were paid.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        match self {
            Self::Whole(_) => true,
            Self::Partial(record) => record.events().last() == Some(&Event::End),
        }
    }
}

impl History {
    /// Plays the hand again in a room of these rules: every action must be among the engine's choices, and every card
    /// dealt when the engine deals it. What the file says of the result is another matter, for
    /// [`agreement`](Self::agreement).
    ///
    /// A player who is asked and of whom the file says nothing puts the cards away unseen.
    ///
    /// # Errors
    /// The first [`Difference`].
    pub fn play(&self, room: Room) -> Result<Played, Difference> {
        let start = |expected| Difference::new(Place::Start, expected);
        let setup = self.setup(room).map_err(|reason| start(Expected::Dealable(reason)))?;
        let dealt =
            Dealt::of(self).map_err(|twice| Difference::new(self.place(twice.step), Expected::NotAgain(twice.card)))?;
        if !dealt.is_partial() {
            return Replay::new(self, &dealt, setup, 0)?.run().map(Played::Whole);
        }
        let (mut difference, mut unsettled) = (None, None);
        for attempt in 0..ATTEMPTS {
            let replay = Replay::new(self, &dealt, setup, attempt)?;
            let stand_ins = replay.stand_ins;
            match replay.run() {
                Ok(record) if !reveals(record.events(), &dealt) => {
                    return Ok(Played::Partial(hide(&record, stand_ins, usize::MAX)));
                }
                Ok(record) => {
                    let shown = |event: &Event<Card>| matches!(event, Event::Show { .. } | Event::Muck { .. });
                    let end = record.events().iter().position(shown).unwrap_or(usize::MAX);
                    unsettled = unsettled.or_else(|| Some(hide(&record, stand_ins, end)));
                }
                Err(first) => difference = difference.or(Some(first)),
            }
        }
        match (unsettled, difference) {
            (Some(record), _) => Ok(Played::Partial(record)),
            (None, Some(difference)) => Err(difference),
            (None, None) => Err(start(Expected::Over)),
        }
    }

    fn place(&self, step: usize) -> Place {
        self.steps.get(step).map_or(Place::End, |told| Place::Action {
            number: step + 1,
            notation: told.notation.clone(),
            line: told.line,
        })
    }
}

/// Whether a hand was turned up of which the file does not tell every card.
fn reveals(events: &[Event<Card>], dealt: &Dealt) -> bool {
    events.iter().any(|event| matches!(event, Event::Show { seat, .. } if dealt.hands[*seat].contains(&Face::Hidden)))
}

/// The first events, with stand-ins and burned cards hidden.
fn hide(record: &Record, stand_ins: CardSet, end: usize) -> Record<Face> {
    let face = |_, card| if stand_ins.contains(card) { Face::Hidden } else { Face::Known(card) };
    let events = record.events().iter().take(end).map(|event| match *event {
        Event::Up { seat, card } if stand_ins.contains(card) => Event::Down { seat, card: Face::Hidden },
        _ => event.hiding(face),
    });
    Record::partial(*record.setup(), events.collect())
}

/// A told hand in play.
struct Replay<'a> {
    history: &'a History,
    unit: Unit,
    hand: Hand,
    hands: PerSeat<Vec<Card>>,
    stand_ins: CardSet,
    /// How many private cards the file has dealt so far.
    told: PerSeat<usize>,
    /// How many cards of the board.
    board: usize,
    /// Who turns up the cards when asked.
    shows: PerSeat<bool>,
}

impl<'a> Replay<'a> {
    fn new(history: &'a History, dealt: &Dealt, setup: Setup, attempt: u8) -> Result<Self, Difference> {
        let (hands, stand_ins) = dealt.fill(attempt);
        let deck = Deck::dealing(&dealt.script(setup.game, &hands));
        let hand = Hand::start(setup, deck)
            .map_err(|error| Difference::new(Place::Start, Expected::Dealable(Undealable::Setup(error))))?;
        let mut shows = PerSeat::default();
        for step in &history.steps {
            if let Notation::Player(seat, Deed::Show(_)) = step.notation {
                shows[seat] = true;
            }
        }
        let (told, board) = (PerSeat::default(), 0);
        Ok(Self { history, unit: history.unit(), hand, hands, stand_ins, told, board, shows })
    }

    fn run(mut self) -> Result<Record, Difference> {
        self.answer();
        for (number, step) in self.history.steps.iter().enumerate() {
            self.step(&step.notation).map_err(|expected| Difference::new(self.history.place(number), expected))?;
            self.answer();
        }
        self.all_dealt().map_err(|expected| Difference::new(Place::End, expected))?;
        let expected = self.expected();
        self.hand.finish().map_err(|_| Difference::new(Place::End, expected))
    }

    /// Whoever is asked to show or muck does what the file says, or mucks.
    fn answer(&mut self) {
        while let Some(seat) = self.hand.turn().filter(|_| self.hand.state().asks_to_show()) {
            let action = if self.shows[seat] { Action::Show } else { Action::Muck };
            if self.hand.act(seat, action).is_err() {
                return;
            }
        }
    }

    fn step(&mut self, notation: &Notation) -> Result<(), Expected> {
        match notation {
            Notation::Remark => Ok(()),
            Notation::DealHole(seat, cards) => {
                self.told[*seat] += cards.len();
                if self.told[*seat] > self.private(*seat).len() { Err(self.expected()) } else { Ok(()) }
            }
            Notation::DealBoard(cards) => {
                self.board += cards.len();
                if self.board > self.hand.state().board().len() { Err(self.expected()) } else { Ok(()) }
            }
            Notation::Player(seat, Deed::Show(cards)) => self.shown(*seat, cards),
            Notation::Player(seat, Deed::Muck) => self.mucked(*seat),
            Notation::Player(seat, deed) => self.act(*seat, deed),
        }
    }

    /// Betting goes on when everything has been dealt that the engine has dealt.
    fn act(&mut self, seat: Seat, deed: &Deed) -> Result<(), Expected> {
        self.all_dealt()?;
        let action = match (deed, self.hand.choices()) {
            (Deed::Fold, _) => Action::Fold,
            (Deed::CheckOrCall, Some(Choices::Bet { passive: Passive::Check, .. })) => Action::Check,
            (Deed::CheckOrCall, _) => Action::Call,
            (Deed::RaiseTo(to), _) => {
                Action::RaiseTo(self.raise(seat, self.unit.chips(*to).ok_or_else(|| self.expected())?))
            }
            (Deed::BringIn, _) => Action::BringIn,
            (Deed::Draw(_) | Deed::Muck | Deed::Show(_), _) => return Err(self.expected()),
        };
        let expected = self.expected();
        self.hand.act(seat, action).map_err(|_| expected)
    }

    /// What a told raise comes to. Some files name no more than the others can call: below the smallest raise that is
    /// the smallest raise, of which the rest comes back (rule P2).
    fn raise(&self, seat: Seat, to: Chips) -> Chips {
        let state = self.hand.state();
        let others = state.live().iter().filter(|&other| other != seat).map(|other| state.player(other));
        let most = others.map(|other| other.bet + other.stack).max();
        let least = self.hand.choices().and_then(|choices| Some(choices.raise()?.amounts.min_to()));
        least.filter(|&least| most == Some(to) && to < least).unwrap_or(to)
    }

    /// The file turned up a hand: so did the engine, and it is the same hand.
    fn shown(&self, seat: Seat, cards: &[Face]) -> Result<(), Expected> {
        let state = self.hand.state();
        if !state.shown().contains(seat) {
            return Err(self.expected());
        }
        let dealt = self.hands[seat].get(..self.told[seat]).unwrap_or_default();
        let shown: CardSet = cards.iter().filter_map(|face| face.known()).collect();
        let whole: CardSet = dealt.iter().copied().collect();
        let unknown = cards.is_empty() || cards.contains(&Face::Hidden);
        if shown == whole || unknown && (shown - whole).is_empty() {
            return Ok(());
        }
        Err(Expected::Show { player: seat, cards: dealt.to_vec() })
    }

    /// The file put a hand away: so did the engine, unless nobody knows what the hand was.
    fn mucked(&self, seat: Seat) -> Result<(), Expected> {
        let state = self.hand.state();
        let unknown = self.hands[seat].iter().any(|&card| self.stand_ins.contains(card));
        if state.mucked().contains(seat) || unknown && state.shown().contains(seat) {
            return Ok(());
        }
        if state.shown().contains(seat) {
            return Err(Expected::Show { player: seat, cards: self.hands[seat].clone() });
        }
        Err(self.expected())
    }

    /// Every card that the engine has dealt is one that the file has dealt, and to the same player.
    fn all_dealt(&self) -> Result<(), Expected> {
        let same = |seat: Seat| {
            let told = self.hands[seat].get(..self.told[seat]).unwrap_or_default();
            told.iter().copied().collect::<CardSet>() == self.private(seat)
        };
        let all = self.board == self.hand.state().board().len() && self.hand.state().dealt_in().iter().all(same);
        if all { Ok(()) } else { Err(Expected::Cards) }
    }

    fn private(&self, seat: Seat) -> CardSet {
        let player = self.hand.state().player(seat);
        player.down.iter().chain(&player.up).copied().collect()
    }

    fn expected(&self) -> Expected {
        match (self.hand.turn(), self.hand.choices()) {
            (Some(player), Some(choices)) => Expected::Choice { player, choices, unit: self.unit },
            _ => Expected::Over,
        }
    }
}
