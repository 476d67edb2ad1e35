//! Plays one hand of the vectors through the engine and compares everything that can be compared.

use std::cmp::Reverse;

use controbuio::rules::phh::HOUSE;
use controbuio::rules::rank::Ranking;
use controbuio::rules::{
    Action, Blinds, Card, CardSet, Chips, Choices, Deck, Event, Game, Hand, HandState, NoRaise, Passive, PerSeat, Seat,
    Setup, Showdown, Stakes, Structure, catalog,
};

use super::disputes::{Compared, KINDS, Kind};
use super::record::{Act, Fact, Layer, Legal, Record, Shown};

/// How far a hand could be compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    InFull,
    UpToAnAct,
    UpToSixthStreet,
    LeftOut,
}

/// What was compared of one hand.
pub struct Played {
    pub kinds: Vec<&'static Kind>,
    pub reach: Reach,
    /// Checks that were asked of a player whom nobody can answer (rule B4), and that our rules do not ask.
    pub empty_checks: usize,
    /// Openers whose whole stack is the bring-in or less.
    pub empty_completions: usize,
}

/// Plays the hand; the error says where we differ first.
pub fn play(record: &Record) -> Result<Played, String> {
    let find = |name: &String| KINDS.iter().find(|kind| kind.name == name).ok_or(format!("unknown dispute {name}"));
    let kinds: Vec<&Kind> = record.disputes.iter().map(find).collect::<Result<_, _>>()?;
    let is = |compared| kinds.iter().any(|kind| kind.compared == compared);
    let (mut reach, mut empty_checks, mut empty_completions) = (Reach::LeftOut, 0, 0);
    if !is(Compared::LeftOut) {
        let deck = if is(Compared::Cards) { Deck::dealing(&dealt(record)?) } else { known(record)? };
        let hand = Hand::start(setup(record)?, deck).map_err(|error| error.to_string())?;
        let mut playing = Playing { record, hand, is: &is, empty_checks: 0, empty_completions: 0 };
        reach = playing.play()?;
        (empty_checks, empty_completions) = (playing.empty_checks, playing.empty_completions);
    }
    Ok(Played { kinds, reach, empty_checks, empty_completions })
}

/// A hand of the vectors in play.
struct Playing<'a> {
    record: &'a Record,
    hand: Hand,
    is: &'a dyn Fn(Compared) -> bool,
    empty_checks: usize,
    empty_completions: usize,
}

impl Playing<'_> {
    fn play(&mut self) -> Result<Reach, String> {
        let acts =
            self.record.events.iter().filter_map(|fact| if let Fact::Act(act) = fact { Some(act) } else { None });
        for (number, act) in acts.enumerate() {
            let reach = self.act(act).map_err(|difference| format!("act {number}, {difference}"))?;
            if reach != Reach::InFull {
                return Ok(reach);
            }
        }
        if self.shares_a_card() {
            return Ok(Reach::UpToSixthStreet);
        }
        while self.hand.state().asks_to_show() {
            let seat = self.hand.turn().ok_or("nobody is asked to show")?;
            self.hand.act(seat, Action::Muck).map_err(|error| error.to_string())?;
        }
        self.end()?;
        Ok(Reach::InFull)
    }

    /// One decision: the same seat, the same pot, the same bounds; then what was done.
    fn act(&mut self, act: &Act) -> Result<Reach, String> {
        let is = self.is;
        if self.shares_a_card() {
            return Ok(Reach::UpToSixthStreet);
        }
        let asked = self.hand.turn().filter(|_| !self.hand.state().asks_to_show()).map(Seat::index);
        if asked != Some(act.p) {
            let empty = act.what == "c" && act.put == 0 && act.legal.min.is_none();
            if empty && self.record.flags.iter().any(|flag| flag == "forced_check") {
                self.empty_checks += 1;
                return Ok(Reach::InFull);
            }
            return Err(format!("seat {} acts, ours asks {asked:?}", act.p));
        }
        let choices = self.hand.choices().ok_or("no choices")?;
        let ours = legal(&choices);
        let mut theirs = Legal { b: act.legal.b, ..act.legal_ref.unwrap_or(act.legal) };
        if act.legal_ref.is_some() && !is(Compared::LegalRef) {
            return Err("legal_ref without a dispute about it".into());
        }
        let limit = self.hand.state().setup().structure == Structure::Limit;
        if is(Compared::LegalRef) && limit && ours != theirs && self.hand.state().street_index() == Some(0) {
            return Ok(Reach::UpToAnAct);
        }
        if is(Compared::Reopening) && not_reopened(&choices) {
            // Who does not raise leaves the hand as it is with us.
            theirs = Legal { min: None, max: None, ..theirs };
        }
        // Where the stack does not go beyond the bring-in, paying it has two names in the vectors' house and one in ours.
        if self.hand.state().bring_in_due() && theirs.min == theirs.b && theirs.max == theirs.b {
            self.empty_completions += 1;
            if act.what == "r" {
                return Ok(Reach::UpToAnAct);
            }
            theirs = Legal { min: None, max: None, ..theirs };
        }
        same("pot", &act.pot, &self.hand.state().total().0)?;
        same("bounds", &theirs, &ours)?;
        let (action, put) = match act.what.as_str() {
            "f" => (Action::Fold, 0),
            "b" => (Action::BringIn, ours.b.unwrap_or(0)),
            "c" if ours.c == Some(0) => (Action::Check, 0),
            "c" => (Action::Call, ours.c.unwrap_or(0)),
            _ => (Action::RaiseTo(Chips(act.to)), act.put),
        };
        let ours_has_it = put == act.put && choices.check(action).is_ok();
        if !ours_has_it && (is(Compared::LegalRef) || is(Compared::Reopening) && not_reopened(&choices)) {
            return Ok(Reach::UpToAnAct);
        }
        same("chips put in", &act.put, &put)?;
        self.hand.act(seat(act.p)?, action).map_err(|error| error.to_string())?;
        Ok(Reach::InFull)
    }

    /// Whether we turned one card for all where the record deals single cards.
    fn shares_a_card(&self) -> bool {
        let board = self.record.events.iter().any(|fact| matches!(fact, Fact::Board { .. }));
        (self.is)(Compared::Cards) && !board && !self.hand.state().board().is_empty()
    }
    /// Everything about a finished hand.
    fn end(&self) -> Result<(), String> {
        let (record, state, by_names) = (self.record, self.hand.state(), (self.is)(Compared::Cards));
        if let Some(seat) = self.hand.turn() {
            return Err(format!("the hand is not over: ours asks {}", seat.index()));
        }
        let mut cards = (Vec::new(), Vec::new());
        let (mut returned, mut shown) = ((Vec::new(), Vec::new()), (Vec::new(), Vec::new()));
        for fact in &record.events {
            match fact {
                Fact::Hole { p, c, up } => cards.0.push(format!("{p} {c} {up}")),
                Fact::Burn { c } if !by_names => cards.0.push(c.clone()),
                Fact::Board { c } => cards.0.extend(parse(c)?.iter().map(Card::to_string)),
                Fact::Uncalled { p, a } => returned.0.push((*p, *a)),
                Fact::Show { p } => shown.0.push((*p, true)),
                Fact::Muck { p } => shown.0.push((*p, false)),
                _ => {}
            }
        }
        for event in self.hand.events() {
            match *event {
                Event::Down { seat, card } => cards.1.push(format!("{} {card} false", seat.index())),
                Event::Up { seat, card } => cards.1.push(format!("{} {card} true", seat.index())),
                Event::Burn { card } if !by_names => cards.1.push(card.to_string()),
                Event::Board { card } => cards.1.push(card.to_string()),
                Event::Return { seat, chips } => returned.1.push((seat.index(), chips.0)),
                Event::Show { seat, .. } => shown.1.push((seat.index(), true)),
                Event::Muck { seat } if state.live().len() > 1 => shown.1.push((seat.index(), false)),
                _ => {}
            }
        }
        let pots: Vec<Layer> = state
            .pots()
            .iter()
            .map(|pot| Layer { a: pot.chips.0, el: pot.claimants.iter().map(Seat::index).collect() })
            .collect();
        same("cards", &cards.0, &cards.1)?;
        same("returned chips", &returned.0, &returned.1)?;
        same("pots", &record.pots, &pots)?;
        same("contributions", &record.contrib, &each(record, state, |state, seat| state.player(seat).paid))?;
        // Where somebody is all-in every hand is turned up, and the order decides nothing. Where one card was turned
        // for all, the vectors' house mucks before anyone has shown.
        if !by_names && !state.live().iter().any(|seat| state.player(seat).paid == state.setup().stacks[seat]) {
            same("order of showing", &shown.0, &shown.1)?;
        }
        strengths(record, state)?;
        if record.end_ref.is_some() && !(self.is)(Compared::FinalRef) {
            return Err("final_ref without a dispute about it".into());
        }
        let stacks = record.end_ref.as_ref().filter(|_| (self.is)(Compared::FinalRef)).unwrap_or(&record.end);
        same("final stacks", stacks, &each(record, state, |state, seat| state.player(seat).stack))
    }
}

/// Whether a short all-in keeps the player from raising (rule B9).
fn not_reopened(choices: &Choices) -> bool {
    matches!(choices, Choices::Bet { raise: Err(NoRaise::NotReopened), .. })
}

fn legal(choices: &Choices) -> Legal {
    let (c, b) = match choices {
        Choices::Bet { passive: Passive::Check, .. } => (Some(0), None),
        Choices::Bet { passive: Passive::Call(chips), .. } => (Some(chips.0), None),
        Choices::BringIn { chips, .. } => (None, Some(chips.0)),
        Choices::ShowOrMuck => (None, None),
    };
    let amounts = choices.raise().map(|raise| &raise.amounts);
    Legal { c, b, min: amounts.map(|each| each.min_to().0), max: amounts.map(|each| each.max_to().0) }
}

/// The hands shown down rank alike, high and low.
fn strengths(record: &Record, state: &HandState<Card>) -> Result<(), String> {
    let game = state.setup().game;
    let board: CardSet = state.board().iter().copied().collect();
    let mut hands = Vec::new();
    for (number, shown) in &record.hands {
        let player = state.player(seat(number.parse().map_err(|_| "a seat is no number")?)?);
        let private: CardSet = player.down.iter().chain(&player.up).copied().collect();
        hands.push((shown, move |ranking: Ranking| ranking.strength(game.hole_use, private, board)));
    }
    for (one, ours_one) in &hands {
        for (other, ours_other) in &hands {
            let (high, low) = match game.showdown {
                Showdown::Whole(high) => (high, None),
                Showdown::Halves(high, low) => (high, Some(low)),
            };
            // Class 1 is the best.
            same("high hands", &other.hi.cmp(&one.hi), &ours_one(high).cmp(&ours_other(high)))?;
            if let Some(low) = low {
                let theirs = |shown: &Shown| shown.lo.clone().map(Reverse);
                same("low hands", &theirs(one).cmp(&theirs(other)), &ours_one(low).cmp(&ours_other(low)))?;
            }
        }
    }
    Ok(())
}

fn each(record: &Record, state: &HandState<Card>, value: impl Fn(&HandState<Card>, Seat) -> Chips) -> Vec<u64> {
    Seat::all().take(record.n).map(|seat| value(state, seat).0).collect()
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, theirs: &T, ours: &T) -> Result<(), String> {
    if theirs == ours { Ok(()) } else { Err(format!("{what}: {theirs:?}, ours {ours:?}")) }
}

fn seat(number: usize) -> Result<Seat, String> {
    u8::try_from(number).ok().and_then(Seat::new).ok_or(format!("no seat {number}"))
}

fn setup(record: &Record) -> Result<Setup, String> {
    let game: &Game = match record.game.as_str() {
        "holdem" => &catalog::HOLDEM,
        "omaha" => &catalog::OMAHA,
        "omaha8" => &catalog::OMAHA_HILO,
        "stud7" => &catalog::SEVEN_CARD_STUD,
        "stud5" => &catalog::FIVE_CARD_STUD,
        other => return Err(format!("unknown game {other}")),
    };
    let structure = match record.limit.as_str() {
        "FL" => Structure::Limit,
        "PL" => Structure::PotLimit,
        _ => Structure::NoLimit,
    };
    let blind = |place: usize| Chips(record.blinds.get(place).copied().unwrap_or(0));
    let (small_blind, big_blind) = if record.n == 2 { (blind(1), blind(0)) } else { (blind(0), blind(1)) };
    let stakes = Stakes {
        small_blind,
        big_blind,
        small_bet: Chips(record.small_bet.max(record.min_bet)),
        big_bet: Chips(record.big_bet),
        ante: Chips(record.ante),
        bring_in: Chips(record.bring_in),
    };
    let stacks = PerSeat::from_fn(|seat| Chips(record.stacks.get(seat.index()).copied().unwrap_or(0)));
    Ok(Setup {
        game,
        structure,
        stakes,
        room: HOUSE,
        button: seat(record.n - 1)?,
        blinds: Blinds::FromButton,
        entries: PerSeat::default(),
        stacks,
    })
}

/// The deck in the order of the record.
fn known(record: &Record) -> Result<Deck, String> {
    Deck::known(&parse(&record.deck)?).map_err(|error| error.to_string())
}

/// The cards in the order in which players and board got them.
fn dealt(record: &Record) -> Result<Vec<Card>, String> {
    let mut cards = Vec::new();
    for fact in &record.events {
        if let Fact::Hole { c, .. } | Fact::Board { c } = fact {
            cards.extend(parse(c)?);
        }
    }
    Ok(cards)
}

/// Cards written one after another.
pub fn parse(text: &str) -> Result<Vec<Card>, String> {
    let letters: Vec<char> = text.chars().collect();
    let card = |pair: &[char]| pair.iter().collect::<String>().parse().map_err(|_| format!("no card: {pair:?}"));
    letters.chunks(2).map(card).collect()
}
