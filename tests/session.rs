//! One sitting: seeds, the journal, resuming, buying again.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "session/cash.rs"]
mod cash;
#[path = "session/fair.rs"]
mod fair;
#[path = "session/tournament.rs"]
mod tournament;

use controbuio::rules::{Action, Chips, Choices, Passive, Seat, SeatSet, Seed, Stakes, Structure, View};
use controbuio::session::{Cash, Company, Config, Format, Request, ResumeError, Session, SessionError, SitAndGo, Wait};
use proptest::prelude::*;

/// A table whose opponents stay.
fn config(structure: Structure, seats: u8) -> Config {
    let cash = Cash { company: Company::Fixed, ..Cash::of(Stakes::blinds(Chips(50), Chips(100))) };
    Config { structure, seats, format: Format::Cash(cash), ..Config::default() }
}

/// A table whose opponents come and go.
fn lively(structure: Structure, seats: u8) -> Config {
    Config { structure, seats, ..Config::default() }
}

fn open(config: Config, seed: u8) -> Session {
    Session::open(config, Seed::new([seed; 32]), true).unwrap()
}

/// One step: the opponent acts, or the player does as `player` says, or the next hand is dealt.
fn step(session: &mut Session, player: &mut impl FnMut(&View, &Choices) -> Action) {
    match session.waits_for() {
        Wait::Bot(_) => session.bot_acts().unwrap(),
        Wait::Player(decision, choices) => {
            let action = player(session.view(), &choices);
            session.act(decision, action).unwrap();
        }
        Wait::NextHand { .. } => session.next_hand().unwrap(),
        Wait::Rebuy { .. } => session.rebuy().unwrap(),
        Wait::Alone => session.ask(Request::Return).unwrap(),
        Wait::Over => {}
    }
}

fn call(_: &View, choices: &Choices) -> Action {
    match choices {
        Choices::Bet { passive: Passive::Check, .. } => Action::Check,
        Choices::Bet { passive: Passive::Call(_), .. } => Action::Call,
        Choices::BringIn { .. } => Action::BringIn,
        Choices::ShowOrMuck => Action::Muck,
    }
}

fn all_in(view: &View, choices: &Choices) -> Action {
    choices.raise().map_or_else(|| call(view, choices), |raise| Action::RaiseTo(raise.amounts.max_to()))
}

fn same(one: &Session, other: &Session) -> bool {
    one.view() == other.view()
        && one.told() == other.told()
        && one.waits_for() == other.waits_for()
        && one.commitment() == other.commitment()
        && one.hand_number() == other.hand_number()
        && one.bought() == other.bought()
        && one.news() == other.news()
        && one.offers() == other.offers()
        && one.progress() == other.progress()
        && one.key_hands() == other.key_hands()
        && Seat::all().all(|seat| one.stack(seat) == other.stack(seat) && one.opponent(seat) == other.opponent(seat))
}

#[test]
fn a_sitting_follows_from_its_seed_and_the_players_actions() {
    for structure in Structure::ALL {
        let (mut one, mut other) = (open(config(structure, 6), 1), open(config(structure, 6), 1));
        let mut elsewhere = open(config(structure, 6), 2);
        for _ in 0..300 {
            step(&mut one, &mut call);
            step(&mut other, &mut call);
            assert!(same(&one, &other));
        }
        step(&mut elsewhere, &mut call);
        assert_ne!(open(config(structure, 6), 1).commitment(), open(config(structure, 6), 2).commitment());
    }
}

#[test]
fn a_sitting_resumes_exactly_where_it_was_at_every_step() {
    let tournament = Format::Tournament(SitAndGo { rebuy_levels: 2, ..SitAndGo::default() });
    for table in [
        config(Structure::NoLimit, 2),
        lively(Structure::PotLimit, 5),
        lively(Structure::Limit, 10),
        Config { format: tournament, ..lively(Structure::NoLimit, 4) },
    ] {
        let mut session = open(table, 3);
        let mut hands = 0;
        for _ in 0..400 {
            let mut resumed = Session::resume(&session.checkpoint(), Some(&session.journal())).unwrap();
            assert!(same(&session, &resumed));
            // What is resumed goes on in the same way, opponents included.
            assert_eq!(
                session.bot_decides().map(|decision| decision.action),
                resumed.bot_decides().map(|decision| decision.action)
            );
            let mut player = if hands % 3 == 0 { all_in } else { call };
            step(&mut session, &mut player);
            step(&mut resumed, &mut player);
            assert!(same(&session, &resumed));
            hands = session.hand_number();
        }
        assert!(hands > 3);
    }
}

#[test]
fn a_journal_of_an_earlier_hand_is_passed_over() {
    let mut session = open(config(Structure::NoLimit, 3), 4);
    while !matches!(session.waits_for(), Wait::NextHand { .. }) {
        step(&mut session, &mut call);
    }
    let old = session.journal();
    session.next_hand().unwrap();
    let resumed = Session::resume(&session.checkpoint(), Some(&old)).unwrap();
    assert!(same(&session, &resumed));
    let without = Session::resume(&session.checkpoint(), None).unwrap();
    assert!(same(&session, &without));
}

/// Rules P1 and T2: chips come only from buying, and only between hands.
#[test]
fn a_broke_player_buys_again_and_no_chip_comes_from_nowhere() {
    let mut rebuys = 0;
    for seed in 0..6 {
        let mut session = open(config(Structure::NoLimit, 4), seed);
        for _ in 0..300 {
            if let Wait::Rebuy { chips, .. } = session.waits_for() {
                let bought = session.bought();
                session.rebuy().unwrap();
                assert_eq!(session.bought(), bought + chips);
                assert_eq!(session.stack(Session::PLAYER), session.config().buy_in());
                assert_eq!(session.rebuy(), Err(SessionError::NotOffered));
                rebuys += 1;
            }
            step(&mut session, &mut all_in);
            let state = session.view().state();
            let in_play: Chips = state.dealt_in().iter().map(|seat| state.player(seat).stack).sum();
            let brought: Chips = state.dealt_in().iter().map(|seat| state.setup().stacks[seat]).sum();
            assert_eq!(in_play + state.total(), brought);
        }
    }
    assert!(rebuys > 3);
}

/// Rule G9.
#[test]
fn the_first_button_is_drawn_and_then_moves_clockwise() {
    let mut first = [0; 5];
    for seed in 0..200 {
        let mut session = open(config(Structure::Limit, 5), seed);
        let button = session.view().state().setup().button;
        first[button.index()] += 1;
        while !matches!(session.waits_for(), Wait::NextHand { .. }) {
            step(&mut session, &mut call);
        }
        session.next_hand().unwrap();
        let state = session.view().state();
        assert_eq!(Some(state.setup().button), state.dealt_in().next_after(button));
    }
    assert!(first.iter().all(|&times| times > 15), "{first:?}");
}

#[test]
fn a_decision_is_taken_once() {
    let mut session = open(config(Structure::NoLimit, 2), 5);
    while !matches!(session.waits_for(), Wait::Player(_, Choices::Bet { .. })) {
        step(&mut session, &mut call);
    }
    let Wait::Player(decision, _) = session.waits_for() else { panic!() };
    assert!(matches!(session.act(decision, Action::RaiseTo(Chips(1))), Err(SessionError::Action(_))));
    session.act(decision, Action::Fold).unwrap();
    let before = session.journal();
    assert_eq!(session.act(decision, Action::Fold), Err(SessionError::NotAsked));
    assert_eq!(session.journal(), before);
}

/// Rule F5: a stack too short for the big blind is left out in that seat, and the others go on.
#[test]
fn a_player_too_short_for_the_big_blind_may_buy_or_wait() {
    let stakes = Stakes::blinds(Chips(50), Chips(100));
    let cash = Cash { buy_in: Chips(150), least: Chips(100), company: Company::Fixed, ..Cash::of(stakes) };
    let table = Config { format: Format::Cash(cash), ..config(Structure::NoLimit, 4) };
    let mut waited = 0;
    for seed in 0..40 {
        let mut session = open(table, seed);
        for _ in 0..60 {
            if let Wait::Rebuy { can_wait, .. } = session.waits_for() {
                assert!(session.stack(Session::PLAYER) < Chips(100));
                if can_wait {
                    session.next_hand().unwrap();
                    assert!(!session.view().state().dealt_in().contains(Session::PLAYER));
                    waited += 1;
                }
                break;
            }
            step(&mut session, &mut all_in);
        }
    }
    assert!(waited > 5);
}

#[test]
fn opponents_have_different_names() {
    let session = open(config(Structure::NoLimit, 10), 9);
    let names: std::collections::BTreeSet<_> = session.seated().map(|(_, opponent)| &opponent.name).collect();
    assert_eq!(names.len(), 9);
    assert_eq!(session.seated().map(|(seat, _)| seat).collect::<SeatSet>().len(), 9);
}

#[test]
fn a_save_of_another_format_or_with_impossible_facts_is_refused_with_the_reason() {
    let session = open(Config::default(), 6);
    let (checkpoint, journal) = (session.checkpoint(), session.journal());
    let resume = |from: &str, to: &str| {
        assert!(checkpoint.contains(from), "{checkpoint}");
        Session::resume(&checkpoint.replacen(from, to, 1), Some(&journal)).err()
    };
    assert_eq!(resume("\"version\":2", "\"version\":99"), Some(ResumeError::Version { found: 99 }));
    assert!(matches!(resume("\"holdem\"", "\"belote\""), Some(ResumeError::Unreadable(_))));
    assert!(matches!(resume("\"seats\":6", "\"seats\":5"), Some(ResumeError::Impossible(_))));
    assert!(matches!(resume("10000", "9999999999999"), Some(ResumeError::Unreadable(_) | ResumeError::Impossible(_))));
    assert!(matches!(Session::resume("", None), Err(ResumeError::Unreadable(_))));
    let forged = format!("{{\"hand\":{},\"entries\":[{{\"ask\":\"rebuy\"}}]}}", session.hand_number());
    assert!(matches!(Session::resume(&checkpoint, Some(&forged)), Err(ResumeError::Impossible(_))));
}

/// Counts that no sitting reaches: hands, seconds and re-buys stay at the largest number.
#[test]
fn a_save_may_count_to_the_last_number() {
    let tournament = Format::Tournament(SitAndGo { rebuy_levels: u32::MAX, ..SitAndGo::default() });
    for table in [config(Structure::NoLimit, 3), Config { format: tournament, ..config(Structure::NoLimit, 3) }] {
        let checkpoint = open(table, 8).checkpoint();
        let last = |name: &str, first: &str, most: u64| {
            (format!("\"{name}\":{first}"), format!("\"{name}\":{}", first.replacen('0', &most.to_string(), 1)))
        };
        let counts =
            [last("hands", "0", u64::MAX), last("seconds", "0", u64::MAX), last("rebuys", "[0", u32::MAX.into())];
        let saved = counts.iter().fold(checkpoint, |saved, (from, to)| saved.replacen(from, to, 1));
        let mut session = Session::resume(&saved, None).unwrap();
        assert_eq!((session.hand_number(), session.outcome().hands), (u64::MAX, u64::MAX));
        // At the stakes of the last level the tournament is soon over.
        for _ in 0..100 {
            let may_pass = session.ask(Request::Pass(1)).is_ok();
            assert_eq!(may_pass, table.format == tournament);
            step(&mut session, &mut call);
        }
        assert_eq!(session.hand_number(), u64::MAX);
        let again = Session::resume(&session.checkpoint(), Some(&session.journal())).unwrap();
        assert!(same(&session, &again));
    }
}

#[test]
fn a_save_of_a_tournament_in_the_middle_of_a_hand_or_with_one_out_twice_is_impossible() {
    let tournament = Format::Tournament(SitAndGo::default());
    let checkpoint = open(Config { format: tournament, ..config(Structure::NoLimit, 3) }, 8).checkpoint();
    let out = "{\"seat\":2,\"place\":3,\"sharing\":1,\"hands\":1}";
    let elsewhere = out.replace('2', "7");
    for (from, to) in [
        ("\"in_hand\":false", "\"in_hand\":true".to_owned()),
        ("\"finishes\":[]", format!("\"finishes\":[{out},{out}]")),
        ("\"finishes\":[]", format!("\"finishes\":[{elsewhere}]")),
    ] {
        assert!(checkpoint.contains(from), "{checkpoint}");
        let error = Session::resume(&checkpoint.replacen(from, &to, 1), None).err();
        assert!(matches!(error, Some(ResumeError::Impossible(_))), "{to}: {error:?}");
    }
    let once = checkpoint.replacen("\"finishes\":[]", &format!("\"finishes\":[{out}]"), 1);
    assert!(Session::resume(&once, None).is_ok());
}

proptest! {
    #[test]
    fn no_damage_to_a_save_does_more_than_an_error(at in 0_usize..900, byte in 32_u8..127, cut: bool, which: bool) {
        let mut session = open(config(Structure::PotLimit, 3), 7);
        for _ in 0..5 {
            step(&mut session, &mut call);
        }
        let (mut checkpoint, mut journal) = (session.checkpoint(), session.journal());
        let damaged = if which { &mut checkpoint } else { &mut journal };
        let at = at % damaged.len();
        if cut {
            damaged.truncate(at);
        } else {
            damaged.replace_range(at..=at, &char::from(byte).to_string());
        }
        if let Ok(resumed) = Session::resume(&checkpoint, Some(&journal)) {
            prop_assert!(resumed.view().state().dealt_in().len() >= 2);
        }
    }
}
