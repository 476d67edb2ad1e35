//! What is done for the player: what was ticked, and what is always done at the end.

use super::super::tests::sitting;
use super::*;
use crate::rules::{Did, WagerKind};
use crate::ui::settings::Presets;
use crate::ui::sitting::Phase;

/// Plays the given sittings step by step; `tick` is asked at every step at which something can be ticked, and `done`
/// sees what the player then did by it.
fn planned(tick: impl Fn(&[Plan]) -> Option<Plan>, mut done: impl FnMut(Plan, Chips, Option<Did>, bool)) -> usize {
    let mut acted = 0;
    for byte in 0..40 {
        let mut one = sitting(byte);
        let Some(sitting) = &mut one else { return acted };
        for _ in 0..400 {
            if let Phase::Watching(plans) = sitting.phase(&Presets::USUAL)
                && sitting.plan().is_none()
            {
                sitting.set_plan(tick(&plans));
            }
            if sitting.is_behind() {
                sitting.advance();
                continue;
            }
            let (plan, state) = (sitting.plan(), sitting.view.state().clone());
            if sitting.act_as_planned(Reveal::Ask) {
                acted += 1;
                let price = state.round().highest().saturating_sub(state.player(Session::PLAYER).bet);
                sitting.advance();
                let last = sitting.view.state().player(Session::PLAYER).last;
                done(plan.unwrap_or(Plan::Check), price, last, sitting.plan().is_none());
                continue;
            }
            match sitting.session().waits_for() {
                Wait::Bot(_) => assert_eq!(sitting.bot_acts(), Ok(())),
                Wait::Player(decision, choices) => {
                    assert_eq!(sitting.plan(), None, "what did not fit is ticked no more");
                    let check = choices.check(Action::Check).is_ok();
                    let stay = if check { Action::Check } else { Action::Call };
                    assert!(sitting.act(decision, stay).is_ok() || sitting.act(decision, Action::Muck).is_ok());
                }
                _ => break,
            }
        }
    }
    acted
}

#[test]
fn check_or_fold_never_folds_for_nothing() {
    let (mut checked, mut folded) = (0, 0);
    let done = |plan, price: Chips, did, cleared| {
        assert_eq!((plan, cleared), (Plan::CheckFold, true));
        assert_eq!(did, Some(if price.is_zero() { Did::Check } else { Did::Fold }));
        *(if price.is_zero() { &mut checked } else { &mut folded }) += 1;
    };
    planned(|plans| plans.first().copied(), done);
    assert!(checked > 3 && folded > 3, "{checked} {folded}");
}

#[test]
fn a_call_that_was_ticked_is_a_call_of_that_price() {
    let done = |plan, price: Chips, did, cleared| {
        assert!(cleared && plan == Plan::Call(price), "{plan:?} {price}");
        assert!(matches!(did, Some(Did::Wager { kind: WagerKind::Call, .. })), "{did:?}");
    };
    let call = |plans: &[Plan]| plans.iter().copied().find(|plan| matches!(plan, Plan::Call(_)));
    assert!(planned(call, done) > 5);
}

/// Plays hands in which the player goes all-in; how often the cards were shown or mucked without asking, and how often
/// somebody was asked.
fn revealed(reveal: Reveal) -> (usize, usize) {
    let (mut done, mut asked) = (0, 0);
    for mut sitting in (0..60).filter_map(sitting) {
        loop {
            sitting.catch_up();
            let alone = sitting.view.state().live().len() == 1;
            if sitting.act_as_planned(reveal) {
                sitting.catch_up();
                let mucked = sitting.view.state().mucked().contains(Session::PLAYER);
                assert_eq!((mucked, reveal == Reveal::Show && alone), (reveal == Reveal::Muck, false));
                done += 1;
                continue;
            }
            let acted = match sitting.session().waits_for() {
                Wait::Bot(_) => sitting.bot_acts(),
                Wait::Player(decision, Choices::ShowOrMuck) => {
                    assert!(reveal == Reveal::Ask || reveal == Reveal::Show && alone);
                    asked += 1;
                    sitting.act(decision, Action::Muck)
                }
                Wait::Player(decision, choices) => {
                    let most = choices.raise().map(|raise| Action::RaiseTo(raise.amounts.max_to()));
                    sitting.act(decision, most.unwrap_or(Action::Call))
                }
                _ => break,
            };
            assert_eq!(acted, Ok(()));
        }
    }
    (done, asked)
}

// rule S1
#[test]
fn cards_that_need_not_be_shown_are_shown_or_mucked_as_set() {
    let (asked, shown, mucked) = (revealed(Reveal::Ask), revealed(Reveal::Show), revealed(Reveal::Muck));
    assert_eq!((asked.0, mucked.1), (0, 0));
    assert!(asked.1 > 0 && mucked.0 > 0, "{asked:?} {mucked:?}");
    assert_eq!(asked.1, mucked.0, "the same hands ask");
    assert_eq!(shown.0 + shown.1, asked.1, "who wins alone is asked all the same");
    assert!(shown.1 > 0, "{shown:?}");
}
