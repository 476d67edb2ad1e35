//! What is shown against what is true, at every beat.

use super::*;
use crate::rules::{Chips, Passive, Seed, Stakes, Structure};
use crate::session::{Cash, Config, Format};
use crate::ui::scene::{Ask, Standing};

fn sitting(byte: u8) -> Option<Sitting> {
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
        match sitting.next(Pace::STEADY) {
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
        let Phase::Asked(turn) = sitting.phase() else { continue };
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
            assert_eq!(sitting.phase(), Phase::Watching(None));
        } else if let Phase::Asked(turn) = sitting.phase() {
            assert!(matches!(turn.ask, Ask::Bet { .. } | Ask::Show));
        }
    });
}

#[test]
fn at_once_means_at_once() {
    let one = sitting(1);
    let Some(sitting) = &one else { return };
    assert!(matches!(sitting.next(Pace(0)), Next::Beat(0)));
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

#[test]
fn who_is_broke_may_look_on_and_buy_back_after_any_hand() {
    let mut came_back = 0;
    for byte in 0..20 {
        let mut one = sitting(byte);
        let Some(sitting) = &mut one else { return assert!(one.is_some()) };
        for _ in 0..30 {
            all_in(sitting);
            if let Phase::Broke { can_wait: true, .. } = sitting.phase() {
                assert_eq!(sitting.next_hand(), Ok(()));
                all_in(sitting);
                assert!(matches!(sitting.phase(), Phase::Broke { .. }), "{:?}", sitting.phase());
                assert_eq!(sitting.rebuy(), Ok(()));
                assert_eq!(sitting.session().stack(Session::PLAYER), sitting.session().config().buy_in());
                assert_eq!(sitting.phase(), Phase::Over);
                // Blinds were missed: at most a round until the player is dealt in.
                for _ in 0..4 {
                    assert_eq!(sitting.next_hand(), Ok(()));
                    if sitting.session().view().state().dealt_in().contains(Session::PLAYER) {
                        break;
                    }
                    all_in(sitting);
                }
                assert!(sitting.session().view().state().dealt_in().contains(Session::PLAYER));
                came_back += 1;
                break;
            }
            if sitting.phase() != Phase::Over {
                break;
            }
            assert_eq!(sitting.next_hand(), Ok(()));
        }
    }
    assert!(came_back > 5, "{came_back}");
}
