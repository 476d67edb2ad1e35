//! Hands as text that trackers read: against a reader of the text alone, and line by line for the numbers of the rule
//! book.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "transcript/examples.rs"]
mod examples;
#[path = "transcript/reader.rs"]
mod reader;
mod support;

use std::collections::BTreeSet;

use controbuio::rules::{
    Card, Chips, CivilTime, Event, Hand, Occasion, PerSeat, Played, Record, Seat, Structure, Viewer, catalog,
};
use proptest::prelude::*;
use support::random::{config, plans};
use support::{cards, deal, seat};

const NAMES: [&str; 10] = ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gina", "Hugo", "Ida", "Jacopo"];
const MONEY: Played<'_> = Played::ForMoney { symbol: '$', code: "USD" };

fn occasion(viewer: Viewer, played: Played<'static>) -> Occasion<'static> {
    Occasion {
        number: 1,
        table: "Circolo",
        places: 10,
        names: PerSeat::from_fn(|seat| NAMES[seat.index()]),
        viewer,
        played,
        time: CivilTime { year: 2026, month: 3, day: 1, hour: 9, minute: 5, second: 7 },
        zone: "ET",
        eastern: None,
    }
}

fn record(hand: Hand) -> Record {
    hand.finish().ok().unwrap()
}

/// The cards that this viewer saw, or that were shown.
fn seen(record: &Record, viewer: Viewer) -> BTreeSet<String> {
    let cards = record.events().iter().flat_map(|event| match event {
        Event::Down { seat, card } if viewer == Viewer::Seat(*seat) => vec![*card],
        Event::Up { card, .. } | Event::Board { card } => vec![*card],
        Event::Show { cards, .. } => cards.to_vec(),
        _ => Vec::new(),
    });
    cards.map(|card| card.to_string()).collect()
}

/// The private cards of a player, in the order in which they came.
fn private(record: &Record, seat: Seat) -> Vec<String> {
    let dealt = record.events().iter().filter_map(|event| match *event {
        Event::Down { seat: to, card } | Event::Up { seat: to, card } if to == seat => Some(card.to_string()),
        _ => None,
    });
    dealt.collect()
}

fn any_kind() -> impl Strategy<Value = Played<'static>> {
    let tournament = (any::<u64>(), 0_u64..9_000, prop::option::of(1_u16..40));
    let tournament =
        tournament.prop_map(|(number, buy_in, level)| Played::InTournament { number, buy_in: Chips(buy_in), level });
    prop_oneof![Just(MONEY), Just(Played::ForPlay), tournament]
}

proptest! {
    #![proptest_config(config(4_000))]

    // rule P1: what was bet, returned and won is all there, and so are the stacks
    #[test]
    fn the_text_alone_tells_how_the_hand_ended(plan in plans(), teller in 0_u8..11, played in any_kind()) {
        let viewer = Seat::new(teller).map_or(Viewer::Rail, Viewer::Seat);
        let record = record(plan.run(|_| Ok(()))?);
        let text = record.transcript(&occasion(viewer, played));
        let told = reader::read(&text);
        for seat in record.setup().dealt_in().iter() {
            prop_assert_eq!(told.stacks[&(seat.index() + 1)], record.stacks()[seat].0, "{} in\n{}", NAMES[seat.index()], text);
        }
        prop_assert_eq!(told.stacks.len(), record.setup().dealt_in().len());

        // Every card that the teller saw or that was shown is there, and no other.
        prop_assert_eq!(&told.cards, &seen(&record, viewer), "{}", text);
        let shown: Vec<Seat> = Seat::all().filter(|&seat| record.after(usize::MAX).shown().contains(seat)).collect();
        prop_assert_eq!(told.shown.len(), shown.len(), "{}", text);
        for seat in shown {
            prop_assert_eq!(&told.shown[&(seat.index() + 1)], &private(&record, seat), "{}", text);
        }
    }

    // Secrecy: who tells the hand adds what was dealt to that player alone, and changes nothing else.
    #[test]
    fn two_tellers_differ_in_their_own_cards_only(plan in plans(), teller in 0_u8..10) {
        let hero = Seat::new(teller).unwrap();
        let record = record(plan.run(|_| Ok(()))?);
        let rail = record.transcript(&occasion(Viewer::Rail, Played::ForPlay));
        let own = record.transcript(&occasion(Viewer::Seat(hero), Played::ForPlay));
        let name = NAMES[hero.index()];
        let others = |text: &str| {
            let dealt = format!("Dealt to {name} ");
            let mucked = format!("Seat {}: {name}", hero.index() + 1);
            let lines = text.lines().filter(|line| !line.starts_with(&dealt));
            lines.map(|line| if line.starts_with(&mucked) { line.split(" mucked").next().unwrap() } else { line }.to_owned()).collect::<Vec<_>>()
        };
        prop_assert_eq!(others(&rail), others(&own));
    }
}

#[test]
fn every_game_and_structure_has_its_name() {
    let games = ["Hold'em", "Omaha", "Omaha Hi/Lo", "7 Card Stud", "5 Card Stud", "Razz", "7 Card Stud Hi/Lo"];
    let structures = [("Limit", "$10/$20"), ("Pot Limit", "$5/$10"), ("No Limit", "$5/$10")];
    for (game, name) in catalog::GAMES.into_iter().zip(games) {
        for (structure, (structure_name, amounts)) in Structure::ALL.into_iter().zip(structures) {
            // rule F2: the bets in fixed limit, elsewhere blinds, or bring-in and smallest bet
            let stakes = controbuio::rules::Stakes {
                small_blind: Chips(500),
                big_blind: Chips(1_000),
                small_bet: Chips(1_000),
                big_bet: Chips(2_000),
                ante: Chips(100),
                bring_in: Chips(500),
            };
            let mut play = deal(game, structure, stakes, &[100_000; 3]).start();
            while let Some(turn) = play.turn() {
                let may = play.may();
                let step = ["bring", "fold", "muck"].into_iter().find(|step| may.contains(step)).unwrap();
                play.play(&format!("{turn} {step}s"));
            }
            let text = record(play.hand).transcript(&occasion(Viewer::Rail, MONEY));
            let head = format!("PokerStars Hand #1:  {name} {structure_name} ({amounts} USD) - 2026/03/01 9:05:07 ET");
            assert_eq!(text.lines().next(), Some(head.as_str()));
            assert_eq!(reader::read(&text).game, format!("{name} {structure_name}"));
        }
    }
}

#[test]
fn every_kind_of_hand_has_its_words() {
    for (hand, board, words) in [
        ("AhKd", "Qs 9d 7c 4h 2s", "high card Ace"),
        ("6h6d", "Qs 9d 7c 4h 2s", "a pair of Sixes"),
        ("AhKd", "As Kc 7c 4h 2s", "two pair, Aces and Kings"),
        ("7h7d", "Qs 9d 7c 4h 2s", "three of a kind, Sevens"),
        ("Ah2d", "3s 4d 5c Kh Qs", "a straight, Ace to Five"),
        ("AhKd", "Qs Jd Tc 4h 2s", "a straight, Ten to Ace"),
        ("6h2d", "3s 4d 5c Kh Qs", "a straight, Deuce to Six"),
        ("KhQh", "9h 4h 2h Ks Qs", "a flush, King high"),
        ("9h9d", "9s 8d 8c 4h 2s", "a full house, Nines full of Eights"),
        ("2h2d", "2s 2c 8c 4h Ks", "four of a kind, Deuces"),
        ("9h5h", "8h 7h 6h Ah Ks", "a straight flush, Five to Nine"),
        ("AhKh", "Qh Jh Th 4h 2s", "a Royal Flush"),
    ] {
        let mut play = support::holdem(Structure::NoLimit, 5, 10, &[1_000; 2]).hand(1, hand).board(board).start();
        play.play("0 calls, 1 checks").check_down();
        // The seat left of the button shows first, and must (rule S1).
        while play.turn().is_some() {
            play.play("0 mucks");
        }
        let text = record(play.hand).transcript(&occasion(Viewer::Rail, Played::ForPlay));
        let written: Vec<String> = cards(hand).iter().map(Card::to_string).collect();
        assert!(text.contains(&format!("\nBruno: shows [{}] ({words})\n", written.join(" "))), "{text}");
    }
}

#[test]
fn the_time_in_new_york_stands_beside_the_time_here() {
    let mut play = support::holdem(Structure::NoLimit, 5, 10, &[1_000; 2]).start();
    play.play("0 folds, 1 mucks");
    let here = CivilTime { year: 2026, month: 1, day: 1, hour: 4, minute: 30, second: 0 };
    let eastern = Some(CivilTime { year: 2025, month: 12, day: 31, hour: 22, ..here });
    let there = Occasion { time: here, zone: "CET", eastern, ..occasion(Viewer::Rail, Played::ForPlay) };
    let text = record(play.hand).transcript(&there);
    let head = "PokerStars Hand #1:  Hold'em No Limit (5/10) - 2026/01/01 4:30:00 CET [2025/12/31 22:30:00 ET]";
    assert_eq!(text.lines().next(), Some(head));
}

#[test]
fn a_name_stays_on_its_line() {
    let mut play = support::holdem(Structure::NoLimit, 5, 10, &[1_000; 2]).start();
    play.play("0 folds, 1 mucks");
    let mut odd = occasion(Viewer::Rail, Played::ForPlay);
    odd.names[seat(0)] = "A\nB";
    odd.names[seat(1)] = "";
    odd.table = "one\ntwo";
    let text = record(play.hand).transcript(&odd);
    for line in
        ["Table 'one two' 10-max (Play Money) Seat #1 is the button", "A B: folds", "Player 2 collected 10 from pot"]
    {
        assert!(text.lines().any(|each| each == line), "{line:?} in\n{text}");
    }
}
