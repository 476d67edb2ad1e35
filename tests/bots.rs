//! The opponents: always legal, blind to hidden cards, never foolish, and as good as they should be.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "bots/arena.rs"]
mod arena;
#[path = "../examples/arena/baselines.rs"]
mod baselines;
#[path = "../examples/arena/duplicate.rs"]
mod duplicate;
#[path = "bots/general.rs"]
mod general;
#[path = "bots/matches.rs"]
mod matches;
#[path = "bots/notes.rs"]
mod notes;
#[path = "bots/numbers.rs"]
mod numbers;

use std::collections::BTreeSet;
use std::path::Path;

use controbuio::bots::{Bot, BotRng, Combo, Decision, GAMES, Notes, Pace, Seen, Style, Why};
use controbuio::rules::{
    Action, Blinds, Card, CardSet, Chips, Choices, Deck, Face, Game, Hand, HoleUse, PerSeat, RaiseAmounts, Ranking,
    Room, Seat, Seed, Setup, Stakes, Structure, View, Viewer, catalog,
};

fn chances(label: &str, number: u64) -> BotRng {
    BotRng::new(Seed::new([42; 32]).derive(label, number).stream())
}

fn cards(text: &str) -> Vec<Card> {
    let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    letters.chunks(2).map(|pair| pair.iter().collect::<String>().parse().unwrap()).collect()
}

fn combo(text: &str) -> Combo {
    let cards = cards(text);
    Combo::new(cards[0], cards[1]).unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// No-limit hold'em for three with a hundred big blinds each.
fn three_handed() -> Setup {
    Setup {
        game: &catalog::HOLDEM,
        structure: Structure::NoLimit,
        stakes: Stakes::blinds(Chips(50), Chips(100)),
        room: Room::CIRCOLO,
        button: seat(0),
        blinds: Blinds::FromButton,
        entries: PerSeat::default(),
        stacks: PerSeat::from_fn(|seat| Chips(if seat.index() < 3 { 10_000 } else { 0 })),
    }
}

/// What a bot decides in this hand, seeing what this viewer was told, at a table that remembers nobody.
fn decide(bot: &dyn Bot, hand: &Hand, viewer: Viewer, rng: &mut BotRng) -> Decision {
    let (view, told) = (hand.view(viewer), hand.told(viewer, 0).collect::<Vec<_>>());
    let seen = Seen { view: &view, told: &told, notes: &Notes::default() };
    bot.decide(&seen, &hand.choices().unwrap(), rng)
}

/// The styles and everything they may meet.
fn bot(number: u32) -> &'static dyn Bot {
    match number {
        0 | 1 => Style::Steady.bot(),
        2 | 3 => Style::Loose.bot(),
        4 => &baselines::Anything,
        5 => &baselines::Raiser::Most,
        6 => &baselines::Raiser::Least,
        _ => &baselines::Caller,
    }
}

/// A table of chance: any stacks, now and then very short, an ante now and then.
fn table(structure: Structure, seats: usize, rng: &mut BotRng) -> Setup {
    let stacks = PerSeat::from_fn(|seat| {
        let most = [300, 2_000, 20_000][rng.below(3) as usize];
        if seat.index() < seats { Chips(u64::from(1 + rng.below(most))) } else { Chips::ZERO }
    });
    let ante = if rng.chance(200) { Chips(u64::from(rng.below(30))) } else { Chips::ZERO };
    let stakes = Stakes::blinds(Chips(u64::from(20 + rng.below(31))), Chips(100)).with_ante(ante);
    let button = Seat::new(rng.below(seats as u32) as u8).unwrap();
    Setup {
        game: &catalog::HOLDEM,
        structure,
        stakes,
        room: Room::CIRCOLO,
        button,
        blinds: Blinds::FromButton,
        entries: PerSeat::default(),
        stacks,
    }
}

/// One decision that was met in play.
struct Met {
    style: bool,
    view: View,
    choices: Choices,
    decision: Decision,
}

/// Plays a hand and shows each decision before it is acted upon.
fn play(setup: Setup, deck: Deck, number: u64, mut meet: impl FnMut(&Hand, &Met)) -> Hand {
    let mut rng = chances("seating", number);
    let bots = PerSeat::from_fn(|_| rng.below(8));
    let mut hand = Hand::start(setup, deck).unwrap();
    while let Some(seat) = hand.turn() {
        let (view, choices) = (hand.view(Viewer::Seat(seat)), hand.choices().unwrap());
        let mut rng = chances("decision", number << 10 | hand.events().len() as u64);
        let decision = decide(bot(bots[seat]), &hand, Viewer::Seat(seat), &mut rng);
        let met = Met { style: bots[seat] < 4, view, choices, decision };
        meet(&hand, &met);
        hand.act(seat, decision.action).expect("every decision is legal");
    }
    hand
}

/// Plays so many hands in each structure at each number of seats.
fn play_everywhere(hands: u64, mut meet: impl FnMut(&Hand, &Met)) -> u64 {
    let mut number = 0;
    for structure in Structure::ALL {
        for seats in 2..=10 {
            for _ in 0..hands {
                let setup = table(structure, seats, &mut chances("table", number));
                let deck = Deck::shuffled(Seed::new([1; 32]).derive("deck", number), b"");
                let hand = play(setup, deck, number, &mut meet);
                let sum = |stack: &dyn Fn(Seat) -> Chips| Seat::all().map(stack).sum::<Chips>();
                let (before, after) = (sum(&|seat| setup.stacks[seat]), sum(&|seat| hand.state().player(seat).stack));
                assert_eq!(before, after, "chips are conserved");
                number += 1;
            }
        }
    }
    number
}

fn own_cards(view: &View) -> Vec<Card> {
    let seat = view.seat().unwrap();
    view.state().player(seat).down.iter().filter_map(|face| face.known()).collect()
}

/// How the hand stands on a full board against every two cards: better, equal or worse than how many.
fn against_all(hole: &[Card], board: &[Card]) -> (usize, usize, usize) {
    let set = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
    let strength = |hole: CardSet| Ranking::High.strength(HoleUse::Any, hole, set(board)).unwrap();
    let own = strength(set(hole));
    let others = Combo::all().filter(|combo| !combo.touches(set(hole) | set(board)));
    let (mut better, mut equal, mut worse) = (0, 0, 0);
    for other in others {
        match own.cmp(&strength(other.cards())) {
            std::cmp::Ordering::Greater => better += 1,
            std::cmp::Ordering::Equal => equal += 1,
            std::cmp::Ordering::Less => worse += 1,
        }
    }
    (better, equal, worse)
}

#[test]
fn decisions_are_legal_and_never_foolish() {
    let (mut decisions, mut nuts, mut crumbs) = (0_u32, 0_u32, 0_u32);
    let hands = play_everywhere(150, |hand, met| {
        let Met { style: true, view, choices, decision } = met else { return };
        decisions += 1;
        assert_eq!(choices.check(decision.action), Ok(()));
        assert!(decision.pace <= Pace::AGONIZING);
        let (state, seat) = (view.state(), view.seat().unwrap());
        let free = choices.check(Action::Check).is_ok();
        assert!(!(free && decision.action == Action::Fold), "a fold where checking is free");
        if let (Action::RaiseTo(to), Some(RaiseAmounts::Range { max_to, .. })) =
            (decision.action, choices.raise().map(|raise| &raise.amounts))
        {
            let player = state.player(seat);
            let behind = (player.bet + player.stack).saturating_sub(to);
            let pot = state.total() + to.saturating_sub(player.bet);
            assert!(behind.is_zero() || behind.times(10) >= pot, "{to} leaves {behind}, with {pot} in the middle");
            crumbs += u32::from(behind.is_zero() && to == *max_to);
        }
        let hole = own_cards(view);
        if state.board().is_empty() && hole[0].rank() == hole[1].rank() && hole[0].rank().letter() == 'A' {
            assert_ne!(decision.action, Action::Fold, "aces before the flop");
        }
        if state.board().len() >= 3 && !free && *choices != Choices::ShowOrMuck {
            let (better, equal, worse) = against_all(&hole, state.board());
            assert!(worse > 0 || decision.action != Action::Fold, "the nuts were folded");
            let hopeless = state.board().len() == 5 && better + equal == 0;
            assert!(!hopeless || decision.action != Action::Call, "a call with a hand that cannot win");
            nuts += u32::from(worse == 0);
        }
        let others = hand.state().live().iter().filter(|&other| other != seat);
        let somebody_could_call = others.clone().any(|other| !hand.state().player(other).stack.is_zero());
        assert!(somebody_could_call || !matches!(decision.action, Action::RaiseTo(_)), "a raise that nobody can call");
    });
    // Enough of everything, so that the assertions above mean something.
    assert_eq!(hands, 4_050);
    assert!(decisions > 15_000 && nuts > 10 && crumbs > 100, "{decisions} decisions, {nuts} nuts, {crumbs} all-ins");
}

/// The deck of the same hand with every card that this view does not show in another place.
fn permuted(deck: &[Card], view: &View, rng: &mut BotRng) -> Vec<Card> {
    let state = view.state();
    let faces = state.dealt_in().iter().flat_map(|seat| state.player(seat).down.iter());
    let seen: CardSet = faces.filter_map(|face| face.known()).chain(state.board().iter().copied()).collect();
    let hidden: Vec<usize> = (0..deck.len()).filter(|&place| !seen.contains(deck[place])).collect();
    let mut permuted = deck.to_vec();
    for last in (1..hidden.len()).rev() {
        permuted.swap(hidden[last], hidden[rng.below(last as u32 + 1) as usize]);
    }
    permuted
}

#[test]
fn hidden_cards_decide_nothing() {
    let (mut compared, mut differing) = (0, 0);
    for number in 0..270 {
        let structure = Structure::ALL[number as usize % 3];
        let mut rng = chances("permutation", number);
        let mut deck: Vec<Card> = Card::all().collect();
        for last in (1..deck.len()).rev() {
            deck.swap(last, rng.below(last as u32 + 1) as usize);
        }
        let setup = table(structure, 2 + number as usize % 9, &mut chances("table", number));
        let mut script: Vec<(Seat, Action)> = Vec::new();
        play(setup, Deck::known(&deck).unwrap(), number, |hand, met| {
            let seat = met.view.seat().unwrap();
            if met.style {
                let other = permuted(&deck, &met.view, &mut rng);
                let mut again = Hand::start(setup, Deck::known(&other).unwrap()).unwrap();
                for &(seat, action) in &script {
                    again.act(seat, action).unwrap();
                }
                let view = again.view(Viewer::Seat(seat));
                assert_eq!(view, met.view, "the view does not depend on hidden cards");
                let mut rng = chances("decision", number << 10 | hand.events().len() as u64);
                let mut seating = chances("seating", number);
                let bots = PerSeat::from_fn(|_| seating.below(8));
                let decision = decide(bot(bots[seat]), &again, Viewer::Seat(seat), &mut rng);
                assert_eq!(decision, met.decision, "the same view and the same chances, the same decision");
                compared += 1;
                differing += u32::from(other != deck);
            }
            script.push((seat, met.decision.action));
        });
    }
    assert!(compared > 1_000 && differing == compared, "{compared} decisions compared");
}

#[test]
fn bots_name_nothing_that_knows_cards() {
    let forbidden = [
        "Hand",
        "Deck",
        "Seed",
        "Table",
        "TableConfig",
        "Record",
        "Commitment",
        "Cut",
        "Proof",
        "hand",
        "deck",
        "shuffle",
    ];
    let mut files = 0;
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/bots")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap();
            let code = source.lines().map(|line| line.split("//").next().unwrap_or_default());
            for line in code {
                assert!(!line.contains("rules::*"), "{}: imports everything: {line}", path.display());
                assert!(!line.contains("crate::session") && !line.contains("crate::ui"), "{}: {line}", path.display());
                let words: BTreeSet<&str> =
                    line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
                let named = forbidden.iter().find(|word| words.contains(*word));
                assert_eq!(named, None, "{}: {line}", path.display());
            }
            files += 1;
        }
    }
    assert!(files >= 15, "{files} files");
}

#[test]
fn a_game_they_do_not_know_is_played_to_the_end() {
    static OTHER: Game = Game { code: "other", ..catalog::HOLDEM };
    assert!(!GAMES.contains(&&OTHER));
    for style in Style::ALL {
        let setup = Setup { game: &OTHER, ..table(Structure::NoLimit, 4, &mut chances("table", 3)) };
        let mut hand = Hand::start(setup, Deck::shuffled(Seed::new([5; 32]), b"")).unwrap();
        while let Some(seat) = hand.turn() {
            let decision = decide(style.bot(), &hand, Viewer::Seat(seat), &mut chances("other", 0));
            hand.act(seat, decision.action).unwrap();
        }
    }
}

#[test]
fn styles_are_saved_by_name() {
    for style in Style::ALL {
        let text = serde_json::to_string(&style).unwrap();
        assert_eq!(text, format!("\"{}\"", style.code()));
        assert_eq!(serde_json::from_str::<Style>(&text).unwrap(), style);
        assert_eq!(Style::by_code(style.code()), Some(style));
    }
}

#[test]
fn hidden_faces_are_no_cards() {
    // A bot handed somebody else's view plays on without a card rather than guess one.
    let setup = table(Structure::Limit, 3, &mut chances("table", 8));
    let hand = Hand::start(setup, Deck::shuffled(Seed::new([6; 32]), b"")).unwrap();
    let rail = hand.view(Viewer::Rail);
    let turn = hand.turn().unwrap();
    assert!(rail.state().player(turn).down.iter().all(|face| *face == Face::Hidden));
    for style in Style::ALL {
        assert_eq!(decide(style.bot(), &hand, Viewer::Rail, &mut chances("rail", 0)).why, Why::Lost);
    }
}
