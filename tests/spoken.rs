//! What somebody hears who plays by ear alone: one hand of each game in each language, kept as text to be read.
//!
//! The hands are dealt from a seed and played by a fixed script; nobody's judgement is in them. `CONTROBUIO_GOLDEN=write`
//! writes the texts anew; whoever does that reads what has changed.
#![cfg(feature = "ui")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fmt::Write;
use std::path::Path;

use controbuio::bots::GAMES;
use controbuio::rules::{
    Action, Blinds, Chips, Choices, Deck, Entry, Game, Hand, Passive, PerSeat, Room, Seat, SeatSet, Seed, Setup,
    Stakes, Structure, View, Viewer,
};
use controbuio::session::DecisionId;
use controbuio::ui::scene::{Facts, Lines, Scene, Turn};
use controbuio::ui::settings::{Presets, Say, Verbosity};
use controbuio::ui::sitting::{Speech, Told};
use controbuio::ui::text::number::{Count, Money};
use controbuio::ui::text::{Language, question, readout, speech};

const PLAYERS: usize = 4;
const SAYS: [(char, Say); 5] =
    [('W', Say::Cards), ('G', Say::Makes), ('E', Say::Board), ('O', Say::Pot), ('H', Say::Players)];

fn setup(game: &'static Game) -> Setup {
    Setup {
        game,
        structure: Structure::Limit,
        stakes: Stakes::usual(game, Chips(1_000)),
        room: Room::CIRCOLO,
        button: Seat::new(2).unwrap(),
        blinds: Blinds::FromButton,
        entries: PerSeat::from_fn(|_| Entry::Free),
        stacks: PerSeat::from_fn(|seat| if seat.index() < PLAYERS { Chips(40_000) } else { Chips::ZERO }),
    }
}

/// The third to decide raises, Carla folds to it; everyone else checks and calls, and you raise the last street.
fn action(seat: Seat, decision: usize, last: bool, choices: &Choices) -> Action {
    match choices {
        Choices::BringIn { .. } => Action::BringIn,
        Choices::ShowOrMuck if seat.index() == 0 => Action::Show,
        Choices::ShowOrMuck => Action::Muck,
        Choices::Bet { raise: Ok(raise), .. } if decision == 2 || last && seat.index() == 0 => {
            Action::RaiseTo(raise.amounts.min_to())
        }
        Choices::Bet { passive: Passive::Call(_), .. } if seat.index() == 3 => Action::Fold,
        Choices::Bet { passive: Passive::Check, .. } => Action::Check,
        Choices::Bet { .. } => Action::Call,
    }
}

struct Listener {
    facts: Facts,
    view: View,
    lines: Lines,
    told: usize,
    speech: Speech,
    text: String,
    language: Language,
}

impl Listener {
    fn money(&self) -> Money {
        Money { marks: self.language.words().marks, count: Count::Whole }
    }

    /// Hears what has happened since the last time.
    fn hear(&mut self, hand: &Hand) {
        for event in &hand.events()[self.told..] {
            let event = event.seen_by(Viewer::Seat(self.facts.you));
            let before = self.view.state().clone();
            self.view.apply(&event);
            self.lines.tell(&self.facts, &before, &event, self.view.state());
        }
        self.told = hand.events().len();
        let told = |(number, line): (usize, _)| Told { number, big_blind: Chips::ZERO, line };
        let log: Vec<Told> = self.lines.lines().iter().cloned().enumerate().map(told).collect();
        let new = self.speech.take(&log);
        let lines = new.iter().map(|told| (&told.line, self.money()));
        let said = speech(lines, Verbosity::Full, false, self.language.words());
        if !said.is_empty() {
            writeln!(self.text, "  {said}").unwrap();
        }
    }

    /// Is asked, and asks what can be asked.
    fn ask(&mut self, decision: DecisionId, choices: &Choices) {
        let (words, money, you) = (self.language.words(), self.money(), self.facts.you);
        let turn = Turn::of(decision, choices, self.view.state(), you, &Presets::USUAL);
        let question = question(&turn, words, money);
        let scene = Scene::of(&self.facts, &self.lines, self.view.state(), Vec::new());
        writeln!(self.text, "? {question}").unwrap();
        for (key, what) in SAYS {
            writeln!(self.text, "  {key}: {}", readout(what, &scene, &question, words, money)).unwrap();
        }
        for effect in (words.guide.effects)(&turn, money) {
            writeln!(self.text, "  I: {effect}").unwrap();
        }
    }
}

fn heard(game: &'static Game, language: Language) -> String {
    let setup = setup(game);
    let you = Seat::new(0).unwrap();
    let names = ["", "Ada", "Bruno", "Carla"];
    let facts = Facts {
        hand: 1,
        you,
        names: PerSeat::from_fn(|seat| names.get(seat.index()).copied().unwrap_or_default().to_owned()),
        seated: SeatSet::first(PLAYERS),
        stacks: setup.stacks,
    };
    let view = View::new(Viewer::Seat(you), &setup);
    let (lines, text) = (Lines::begin(1), String::new());
    let mut listener = Listener { facts, view, lines, told: 0, speech: Speech::default(), text, language };
    let mut hand = Hand::start(setup, Deck::shuffled(Seed::new([9; 32]), b"")).unwrap();
    let mut decision = 0;
    while let Some(seat) = hand.turn() {
        let choices = hand.state().choices().unwrap();
        if seat == you {
            listener.hear(&hand);
            listener.ask(DecisionId::default(), &choices);
        }
        let last = hand.state().street_index() == Some(u8::try_from(game.streets.len()).unwrap() - 1);
        let action = action(seat, decision, last && decision > 10, &choices);
        if seat == you {
            writeln!(listener.text, "> {action:?}").unwrap();
        }
        hand.act(seat, action).unwrap();
        decision += 1;
    }
    listener.hear(&hand);
    assert!(hand.state().is_over());
    listener.text
}

#[test]
fn a_hand_of_each_game_is_told_as_it_is_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/spoken");
    let writes = std::env::var("CONTROBUIO_GOLDEN").is_ok_and(|value| value == "write");
    for game in GAMES {
        for language in Language::ALL {
            let path = folder.join(format!("{}.{}.txt", game.code, language.code()));
            let text = heard(game, language);
            if writes {
                std::fs::write(&path, &text).unwrap();
            }
            let kept = std::fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(text, kept, "{}", path.display());
        }
    }
}

// Whoever listens is told every decision, in both languages alike.
#[test]
fn both_languages_tell_the_same_hand() {
    for game in GAMES {
        let [one, other] = Language::ALL.map(|language| heard(game, language));
        let shape = |text: &str| text.lines().map(|line| line.chars().take(2).collect::<String>()).collect::<Vec<_>>();
        assert_eq!(shape(&one), shape(&other), "{}", game.code);
        assert!(one.contains("? ") && one.lines().filter(|line| line.starts_with('>')).count() >= 4, "{one}");
    }
}
