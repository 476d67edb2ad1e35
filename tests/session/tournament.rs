//! A tournament from the first hand to the prizes (rules M1 to M4).

use controbuio::bots;
use controbuio::rules::{Action, Chips, Choices, Clock, Passive, Speed, Structure, View};
use controbuio::session::{Config, Format, Request, Session, SessionError, SitAndGo, Wait};

use super::{all_in, call, open, same, step};

fn hyper(seats: u8, rebuy_levels: u32) -> Config {
    let format = SitAndGo { speed: Speed::Hyper, rebuy_levels, ..SitAndGo::default() };
    Config { seats, format: Format::Tournament(format), ..Config::default() }
}

fn fold(_: &View, choices: &Choices) -> Action {
    match choices {
        Choices::Bet { passive: Passive::Check, .. } => Action::Check,
        Choices::Bet { .. } => Action::Fold,
        Choices::BringIn { .. } => Action::BringIn,
        Choices::ShowOrMuck => Action::Muck,
    }
}

/// Plays to the end and says how many hands it took.
fn play(session: &mut Session, mut player: impl FnMut(&View, &Choices) -> Action) -> u64 {
    for _ in 0..20_000 {
        if session.waits_for() == Wait::Over {
            return session.hand_number();
        }
        step(session, &mut player);
    }
    panic!("the tournament does not end");
}

#[test]
fn a_tournament_ends_with_a_winner_and_pays_what_was_collected() {
    for (number, structure) in Structure::ALL.into_iter().cycle().enumerate().take(12) {
        let game = bots::GAMES[number % bots::GAMES.len()];
        let seats = 2 + (number as u8 % (game.max_seats - 1));
        let mut session = open(Config { game, structure, ..hyper(seats, 2) }, number as u8);
        play(&mut session, call);
        let results = session.results().unwrap();
        assert_eq!(results.len(), usize::from(seats));
        assert_eq!(results[0].place, 1);
        assert!(results.is_sorted_by_key(|result| result.place));
        let paid: Chips = results.iter().map(|result| result.prize).sum();
        let progress = session.progress().unwrap();
        assert_eq!(paid, progress.prizes.iter().copied().sum());
        assert!(paid >= Chips(1_000).times(u64::from(seats)), "re-buys raise it");
        let own = results.iter().find(|result| result.seat == Session::PLAYER).unwrap();
        assert_eq!(session.outcome().takes, own.prize);
        assert_eq!(session.next_hand(), Err(SessionError::TooFewPlayers));
    }
}

// rule M4: an absent player is dealt in, posts and folds
#[test]
fn an_absent_player_is_blinded_out() {
    let mut session = open(hyper(4, 0), 1);
    session.ask(Request::SitOut).unwrap();
    assert!(session.is_away());
    let mut asked = 0;
    for _ in 0..20_000 {
        match session.waits_for() {
            Wait::Player(..) => asked += 1,
            Wait::Bot(_) => session.bot_acts().unwrap(),
            Wait::NextHand { .. } => session.next_hand().unwrap(),
            Wait::Over => break,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!((session.waits_for(), asked), (Wait::Over, 0));
    // The player put in nothing but blinds and antes.
    assert!(session.key_hands().iter().all(|hand| hand.before > hand.after || hand.after.0 < 2 * 500));
}

// rule M2
#[test]
fn a_rebuy_is_offered_once_and_only_while_some_are_sold() {
    let (mut bought, mut declined, mut none) = (0, 0, 0);
    for seed in 0..30 {
        let mut session = open(hyper(5, 1), seed);
        for _ in 0..2_000 {
            match session.waits_for() {
                Wait::Rebuy { chips, price, .. } => {
                    assert_eq!((chips, price), (Chips(500), Chips(1_000)));
                    assert!(session.progress().unwrap().sells);
                    if seed % 2 == 0 {
                        session.rebuy().unwrap();
                        assert_eq!(session.stack(Session::PLAYER), Chips(500));
                        bought += 1;
                    } else {
                        session.ask(Request::Decline).unwrap();
                        assert_eq!(session.ask(Request::Decline), Err(SessionError::NotOffered));
                        declined += 1;
                    }
                }
                Wait::NextHand { dealt_in: false } | Wait::Over => {
                    none += 1;
                    break;
                }
                _ => step(&mut session, &mut all_in),
            }
        }
        let cost = 1 + session.bought().0 / 1_000 - 1;
        assert_eq!(session.bought(), Chips(1_000 * cost));
    }
    assert!(bought > 3 && declined > 3 && none > 10, "{bought} {declined} {none}");
}

#[test]
fn the_player_who_is_out_may_watch_to_the_end() {
    let mut session = open(hyper(6, 0), 3);
    while !session.progress().unwrap().out && session.waits_for() != Wait::Over {
        step(&mut session, &mut all_in);
    }
    let place = session.progress().unwrap().place;
    let hands = play(&mut session, fold);
    let results = session.results().unwrap();
    let own = results.iter().find(|result| result.seat == Session::PLAYER).unwrap();
    assert_eq!(own.place, place);
    assert!(hands > 0);
}

// rule M1: minutes are those that are reported, and the journal keeps them
#[test]
fn table_time_passes_only_when_it_is_reported() {
    let format = SitAndGo { speed: Speed::Hyper, clock: Clock::Minutes, ..SitAndGo::default() };
    let table = Config { format: Format::Tournament(format), ..Config::default() };
    let mut session = open(table, 5);
    let decision = |session: &Session| match session.waits_for() {
        Wait::Player(decision, _) => Some(decision),
        _ => None,
    };
    while decision(&session).is_none() {
        step(&mut session, &mut call);
    }
    let asked = decision(&session);
    session.ask(Request::Pass(119)).unwrap();
    assert_eq!(decision(&session), asked, "the decision is the same");
    let progress = session.progress().unwrap();
    assert_eq!((progress.level, progress.left), (0, 1));
    session.ask(Request::Pass(1)).unwrap();
    assert_eq!(session.progress().unwrap().level, 1);
    let resumed = Session::resume(&session.checkpoint(), Some(&session.journal())).unwrap();
    assert!(same(&session, &resumed));
    let big = session.stakes().big_blind;
    while !matches!(session.waits_for(), Wait::NextHand { .. }) {
        step(&mut session, &mut call);
    }
    session.next_hand().unwrap();
    assert_eq!((big, session.stakes().big_blind), (Chips(20), Chips(30)));
}

#[test]
fn what_a_tournament_does_not_have_is_refused() {
    let mut session = open(hyper(3, 0), 6);
    for request in [Request::Buy(Chips(100)), Request::Wait, Request::Decline] {
        assert_eq!(session.ask(request), Err(SessionError::NotOffered));
    }
    assert!(matches!(session.ask(Request::AddOn), Err(SessionError::NoChips(_))));
    let mut cash = open(Config::default(), 6);
    for request in [Request::Rebuy, Request::AddOn, Request::Pass(9), Request::Decline] {
        assert_eq!(cash.ask(request), Err(SessionError::NotOffered));
    }
    assert_eq!((cash.progress(), cash.results()), (None, None));
}
