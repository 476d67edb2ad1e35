//! What is shown against what is true, at every beat.

use super::*;
use crate::rules::{Chips, Passive, Seed, Speed, Stakes, Structure};
use crate::session::{Cash, Config, Format, SitAndGo};
use crate::ui::scene::{Ask, Standing};
use crate::ui::settings::AfterFold;

pub(super) fn sitting(byte: u8) -> Option<Sitting> {
    Session::open(Config::default(), Seed::new([byte; 32]), true).ok().map(Sitting::new)
}

/// A table of every game in every structure, as full as the game allows.
fn every_table() -> Vec<Sitting> {
    let mut tables = Vec::new();
    for game in crate::bots::GAMES {
        for structure in Structure::ALL {
            let stakes = Stakes::usual(game, Chips(100));
            let format = Format::Cash(Cash::of(stakes));
            let config = Config { game, structure, seats: game.max_seats, format, ..Config::default() };
            tables.extend((0..3).filter_map(|byte| Session::open(config, Seed::new([byte; 32]), true).ok()));
        }
    }
    assert_eq!(tables.len(), crate::bots::GAMES.len() * 9);
    tables.into_iter().map(Sitting::new).collect()
}

/// Plays a hand by checking and calling; `each` sees the sitting at every beat.
fn play(sitting: &mut Sitting, mut each: impl FnMut(&Sitting)) {
    for _ in 0..2_000 {
        each(sitting);
        match sitting.next(Tempo::even(Pace::STEADY)) {
            Next::Beat(_) => sitting.advance(),
            Next::Bot(_) => assert_eq!(sitting.bot_acts(), Ok(())),
            Next::Rest => match sitting.session().waits_for() {
                Wait::Player(decision, choices) => {
                    let action = match choices {
                        crate::rules::Choices::Bet { passive: Passive::Check, .. } => Action::Check,
                        crate::rules::Choices::Bet { .. } => Action::Call,
                        crate::rules::Choices::BringIn { .. } => Action::BringIn,
                        _ => Action::Show,
                    };
                    assert_eq!(sitting.act(decision, action), Ok(()));
                }
                _ => return,
            },
        }
    }
    unreachable!("a hand ends");
}

#[test]
fn what_is_shown_ends_as_what_is_true() {
    for mut sitting in every_table() {
        play(&mut sitting, |sitting| {
            if !sitting.is_behind() {
                assert_eq!(sitting.view.state(), sitting.session().view().state());
            }
        });
        assert!(sitting.view.state().is_over());
        assert_eq!(sitting.scene().total, Chips::ZERO);
        assert!(sitting.scene().pots.is_empty());
        assert!(!sitting.scene().result.verdicts.is_empty());
    }
}

#[test]
fn catching_up_shows_the_same_as_waiting() {
    for (mut slow, mut fast) in every_table().into_iter().zip(every_table()) {
        while slow.is_behind() {
            slow.advance();
        }
        fast.catch_up();
        assert_eq!(Scene { moves: Vec::new(), ..slow.scene() }, fast.scene());
        assert_eq!(slow.log(), fast.log());
    }
}

#[test]
fn nobody_elses_cards_are_drawn_before_they_are_shown() {
    for mut sitting in every_table() {
        play(&mut sitting, |sitting| {
            let shown = sitting.view.state().shown();
            for seat in sitting.scene().seats.iter().filter(|seat| !seat.you && !shown.contains(seat.seat)) {
                assert!(seat.down.iter().all(|card| card.face == Face::Hidden));
                assert!(seat.standing != Standing::Folded || seat.down.is_empty() && seat.up.is_empty());
            }
        });
    }
}

#[test]
fn one_decision_takes_one_action() {
    for byte in 0..12 {
        let mut one = sitting(byte);
        let Some(sitting) = &mut one else { return };
        while !matches!(sitting.session().waits_for(), Wait::Player(..)) {
            if sitting.bot_acts().is_err() {
                break;
            }
        }
        sitting.catch_up();
        let Phase::Asked(turn) = sitting.phase(&Presets::USUAL) else { continue };
        assert_eq!(sitting.act(turn.decision, Action::Fold), Ok(()));
        let events = sitting.session().told().len();
        assert_eq!(sitting.act(turn.decision, Action::Fold), Err(SessionError::NotAsked));
        assert_eq!(sitting.session().told().len(), events);
    }
}

#[test]
fn nothing_is_asked_while_something_is_still_to_be_shown() {
    let mut one = sitting(3);
    let Some(sitting) = &mut one else { return };
    play(sitting, |sitting| {
        if sitting.is_behind() {
            assert!(matches!(sitting.phase(&Presets::USUAL), Phase::Watching(_)));
        } else if let Phase::Asked(turn) = sitting.phase(&Presets::USUAL) {
            assert!(matches!(turn.ask, Ask::Bet { .. } | Ask::Show));
        }
    });
}

#[test]
fn at_once_means_at_once() {
    let one = sitting(1);
    let Some(sitting) = &one else { return };
    assert!(matches!(sitting.next(Tempo::even(Pace(0))), Next::Beat(0)));
}

/// Goes all-in until the hand is over, and lets the opponents act.
fn all_in(sitting: &mut Sitting) {
    for _ in 0..400 {
        let done = match sitting.session().waits_for() {
            Wait::Bot(_) => sitting.bot_acts(),
            Wait::Player(decision, choices) => {
                let most = choices.raise().map(|raise| Action::RaiseTo(raise.amounts.max_to()));
                let stay = [Action::Call, Action::Check, Action::Muck].into_iter();
                let action = most.into_iter().chain(stay).find(|action| choices.check(*action).is_ok());
                sitting.act(decision, action.unwrap_or(Action::Fold))
            }
            _ => break,
        };
        assert_eq!(done, Ok(()));
    }
    sitting.catch_up();
}

/// Whether this is offered now.
fn offers(sitting: &Sitting, test: impl Fn(&Service) -> bool) -> Option<Service> {
    sitting.phase(&Presets::USUAL).services().iter().copied().find(test)
}

/// Asks for something that must be offered.
fn ask(sitting: &mut Sitting, test: impl Fn(&Service) -> bool) {
    let offered = offers(sitting, test);
    let Some(service) = offered else { return assert!(offered.is_some(), "{:?}", sitting.phase(&Presets::USUAL)) };
    assert_eq!(sitting.serve(service), Ok(()), "{service:?}");
}

const fn is_rebuy(service: &Service) -> bool {
    matches!(service, Service::Rebuy { .. })
}

// rules T2, T3, T5
#[test]
fn who_is_broke_is_asked_once_looks_on_and_may_buy_back_after_any_hand() {
    let mut came_back = 0;
    for byte in 0..20 {
        let mut one = sitting(byte);
        let Some(sitting) = &mut one else { return assert!(one.is_some()) };
        for _ in 0..30 {
            all_in(sitting);
            if offers(sitting, |service| *service == Service::Decline).is_some() {
                assert!(offers(sitting, is_rebuy).is_some());
                ask(sitting, |service| *service == Service::Decline);
                assert_eq!(offers(sitting, |service| *service == Service::Decline), None);
                assert_eq!(sitting.next_hand(0), Ok(()));
                // While the others play, and afterwards, the way back stays open.
                assert!(
                    matches!(sitting.phase(&Presets::USUAL), Phase::Aside(_)) && offers(sitting, is_rebuy).is_some()
                );
                all_in(sitting);
                assert!(sitting.goes_on());
                ask(sitting, is_rebuy);
                assert_eq!(sitting.session().stack(Session::PLAYER), sitting.session().config().buy_in());
                // Blinds were missed: at most a round until the player is dealt in.
                for _ in 0..5 {
                    assert_eq!(sitting.next_hand(0), Ok(()));
                    if !sitting.looks_on() {
                        break;
                    }
                    all_in(sitting);
                }
                assert!(!sitting.looks_on());
                came_back += 1;
                break;
            }
            if sitting.phase(&Presets::USUAL) != Phase::Between(vec![Service::Next]) {
                break;
            }
            assert_eq!(sitting.next_hand(0), Ok(()));
        }
    }
    assert!(came_back > 5, "{came_back}");
}

// rule T3: what coming back costs is said before it is paid.
#[test]
fn who_sat_out_past_the_big_blind_posts_or_waits() {
    for waits in [false, true] {
        let mut one = sitting(4);
        let Some(sitting) = &mut one else { return assert!(one.is_some()) };
        assert!(sitting.floor().services.contains(&Service::SitOut));
        assert_eq!(sitting.serve(Service::SitOut), Ok(()));
        all_in(sitting);
        // Once around the table: the blinds are missed.
        for _ in 0..7 {
            assert_eq!(sitting.next_hand(0), Ok(()));
            assert!(sitting.looks_on());
            all_in(sitting);
        }
        let back = Service::ComeBack { live: Chips(100), dead: Chips(50) };
        let services = sitting.phase(&Presets::USUAL).services().to_vec();
        assert!(services.starts_with(&[Service::Watch]) && services.ends_with(&[back]), "{services:?}");
        let before = sitting.session().stack(Session::PLAYER);
        ask(sitting, |service| *service == if waits { Service::Wait } else { back });
        assert_eq!(sitting.floor().waits, waits);
        // Nobody comes in between the button and the blinds, so it may take some hands.
        for _ in 0..7 {
            assert_eq!(sitting.next_hand(0), Ok(()));
            if !sitting.looks_on() {
                break;
            }
            all_in(sitting);
        }
        let posted: Vec<_> = sitting
            .session()
            .told()
            .iter()
            .filter_map(|event| match event {
                Event::Blind { seat: Session::PLAYER, blind, chips } => Some((*blind, *chips)),
                _ => None,
            })
            .collect();
        let (big, entry) = (crate::rules::Blind::Big, crate::rules::Blind::Entry);
        if waits {
            assert_eq!(posted, [(big, Chips(100))]);
        } else {
            assert!(posted.contains(&(entry, Chips(100))) || posted.contains(&(big, Chips(100))), "{posted:?}");
        }
        assert!(sitting.session().stack(Session::PLAYER) < before);
    }
}

/// A tournament for three in a hurry.
fn tournament(byte: u8, rebuy_levels: u32) -> Option<Sitting> {
    let format = Format::Tournament(SitAndGo { speed: Speed::Hyper, rebuy_levels, ..SitAndGo::default() });
    let config = Config { seats: 3, format, ..Config::default() };
    Session::open(config, Seed::new([byte; 32]), true).ok().map(Sitting::new)
}

// rules M1, M2, M4
#[test]
fn a_tournament_is_told_to_its_end() {
    let mut places = [0; 3];
    for byte in 0..12 {
        let mut one = tournament(byte, 0);
        let Some(sitting) = &mut one else { return assert!(one.is_some()) };
        for _ in 0..400 {
            all_in(sitting);
            match sitting.phase(&Presets::USUAL).services() {
                [Service::Next] => assert_eq!(sitting.next_hand(0), Ok(())),
                [Service::Leave, Service::Finish, Service::Watch] => while sitting.rush() {},
                _ => break,
            }
        }
        assert_eq!(sitting.phase(&Presets::USUAL), Phase::Between(vec![Service::Leave, Service::Again]));
        let floor = sitting.floor();
        let results: Vec<_> = floor.results.iter().map(|(_, result)| result.place).collect();
        assert!(results.first() == Some(&1) && results.len() == 3, "{results:?}");
        let own = floor.result.map(|result| result.place);
        places[own.unwrap_or(1) - 1] += 1;
        let log = sitting.log();
        let finishes = log.iter().filter(|told| matches!(told.line, Line::Finishes { .. })).count();
        assert_eq!(finishes, 3, "each is told once");
        let levels = log.iter().filter(|told| matches!(told.line, Line::Level { .. })).count();
        assert_eq!(levels as u64, sitting.session().hand_number() / 4);
    }
    assert!(places[0] > 0 && places[1] + places[2] > 0, "{places:?}");
}

// rule M2
#[test]
fn a_tournament_sells_chips_while_their_period_lasts() {
    let mut rebought = 0;
    for byte in 0..12 {
        let mut one = tournament(byte, 1);
        let Some(sitting) = &mut one else { return assert!(one.is_some()) };
        // The only level of the period is its last: the add-on is offered.
        all_in(sitting);
        if let Some(service) = offers(sitting, is_rebuy) {
            assert_eq!(service, Service::Rebuy { chips: Chips(500), price: Chips(1_000) });
            ask(sitting, is_rebuy);
            assert_eq!(sitting.session().bought(), Chips(2_000));
            rebought += 1;
        }
        ask(sitting, |service| *service == Service::AddOn { chips: Chips(500), price: Chips(1_000) });
        assert_eq!(offers(sitting, |service| matches!(service, Service::AddOn { .. })), None);
    }
    assert!(rebought > 0);
}

#[test]
fn a_hand_that_the_player_has_left_goes_on_as_set() {
    let mut one = sitting(3);
    let Some(sitting) = &mut one else { return };
    loop {
        sitting.catch_up();
        assert!(!sitting.has_folded());
        match sitting.session().waits_for() {
            Wait::Bot(_) => assert_eq!(sitting.bot_acts(), Ok(())),
            Wait::Player(decision, _) => break assert_eq!(sitting.act(decision, Action::Fold), Ok(())),
            _ => unreachable!("the player is asked"),
        }
    }
    assert!(!sitting.has_folded(), "what is not shown has not happened yet");
    sitting.catch_up();
    assert!(sitting.has_folded());
    let slow = Tempo { play: Pace(4), run_out: Pace(0) };
    let fast = Tempo { play: Pace::FAST, run_out: Pace(0) };
    let at_once = Tempo::even(Pace::AT_ONCE);
    assert_eq!(AfterFold::ALL.map(|after| after.tempo(slow)), [slow, fast, at_once, at_once]);
    assert_eq!(AfterFold::Fast.tempo(at_once), at_once);
}
