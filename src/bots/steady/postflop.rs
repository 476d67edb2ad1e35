//! From the flop on: each line of play is weighed against what the others may hold, and the best is taken.

use arrayvec::ArrayVec;

use crate::bots::decision::per_mille;
use crate::bots::outlook::{Line, MAX_LINES, Outlook, outlook};
use crate::bots::reading;
use crate::bots::spot::{Spot, amount};
use crate::bots::standing::Standing;
use crate::bots::{BotRng, Decision, Motive, Pace, Why};
use crate::rules::{Action, Structure};

/// The parts of the pot that are bet. The size is drawn before the hand is looked at, so that it tells nothing of it.
const SIZES: [f32; 6] = [0.33, 0.5, 0.5, 0.66, 0.75, 1.0];

/// Lines that are worth so much less than the best, as a part of the pot, are taken now and then.
const INDIFFERENT: f32 = 0.03;

/// How often, per mille, a very strong hand waits.
const TRAPS: u32 = 120;

/// How often, per mille, a player who called a raise from the blinds checks the flop whatever it holds.
const CHECKS_TO_THE_RAISER: u32 = 750;

/// How often, per mille, a bluff that seems worth it is made.
const BLUFFS: u32 = 700;

pub(super) fn decide(spot: &Spot<'_>, standing: &Standing, rng: &mut BotRng) -> Decision {
    let ranges = reading::ranges(spot, standing);
    let mut actions: ArrayVec<Action, MAX_LINES> = ArrayVec::new();
    actions.push(spot.passive());
    for to in raises(spot, rng) {
        let raise = spot.bet_to(to).map(Action::RaiseTo).filter(|raise| !actions.contains(raise));
        actions.extend(raise);
    }
    if leaves_it_to_the_raiser(spot) && rng.chance(CHECKS_TO_THE_RAISER) {
        actions.truncate(1);
    }
    let trials = if ranges.len() == 1 { 1000 } else { 600 };
    let outlook = outlook(spot, standing, &ranges, &actions, trials, rng);
    choose(spot, standing, &outlook, rng)
}

/// Whether somebody else raised before the flop and is still to act: then a good player out of the blinds checks almost
/// everything, strong hands too.
fn leaves_it_to_the_raiser(spot: &Spot<'_>) -> bool {
    let raiser = spot.preflop_raiser().filter(|raiser| spot.opponents.contains(raiser));
    spot.board.len() == 3 && spot.call.is_zero() && raiser.is_some_and(|raiser| !spot.acts_after(raiser))
}

/// To how much one might raise, in chips: two sizes by chance, and all-in where the stack is no more than the pot.
fn raises(spot: &Spot<'_>, rng: &mut BotRng) -> ArrayVec<f32, 3> {
    let mut size = || SIZES[rng.below(SIZES.len() as u32) as usize % SIZES.len()];
    let (first, second) = (size(), size());
    let mut raises: ArrayVec<f32, 3> = [spot.part_of_pot(first)].into_iter().collect();
    if spot.is_limit() {
        return raises;
    }
    raises.push(spot.part_of_pot(second));
    let own = spot.own();
    if spot.structure() == Structure::NoLimit && amount(spot.effective_stack()) <= 1.2 * spot.pot() {
        raises.push(amount(own.bet + own.stack));
    }
    raises
}

/// One of the lines, or a fold when none is worth anything.
pub(super) fn choose(spot: &Spot<'_>, standing: &Standing, outlook: &Outlook, rng: &mut BotRng) -> Decision {
    let fold = Line { action: Action::Fold, value: 0.0, called: 0.0 };
    let passive = outlook.lines.first().copied().unwrap_or(fold);
    let mut lines: ArrayVec<Line, { MAX_LINES + 1 }> = outlook.lines.iter().copied().collect();
    if !spot.call.is_zero() {
        lines.push(fold);
    }
    let best = lines.iter().map(|line| line.value).fold(f32::MIN, f32::max);
    let slack = INDIFFERENT * spot.pot();
    let weigh = |line: &Line| {
        let near = (1.0 - (best - line.value) / slack.max(f32::EPSILON)).max(0.0);
        // Nobody pays for a hand that cannot win.
        if line.action == Action::Call && outlook.equity <= 0.0 { 0.0 } else { near * near }
    };
    let mut point = rng.unit() * lines.iter().map(weigh).sum::<f32>();
    let mut chosen = lines.iter().copied().max_by(|one, other| one.value.total_cmp(&other.value)).unwrap_or(fold);
    for line in &lines {
        point -= weigh(line);
        if point < 0.0 {
            chosen = *line;
            break;
        }
    }
    let mut motive = motive(spot, standing, &chosen, outlook);
    let instead = if passive.value >= 0.0 || spot.call.is_zero() { passive } else { fold };
    if motive == Motive::Bluff && !rng.chance(BLUFFS) {
        chosen = instead;
        motive = self::motive(spot, standing, &chosen, outlook);
    }
    let early = (3..5).contains(&spot.board.len());
    if motive == Motive::Value && early && spot.opponents.len() == 1 && outlook.equity > 0.88 && rng.chance(TRAPS) {
        (chosen, motive) = (passive, Motive::Trap);
    }
    let rivals = lines.iter().filter(|line| kind(line.action) != kind(chosen.action));
    let gap =
        rivals.map(|line| (best - line.value).abs().max((chosen.value - line.value).abs())).fold(f32::MAX, f32::min);
    let why = Why::Odds { motive, equity: per_mille(outlook.equity), price: per_mille(spot.price()) };
    Decision { action: chosen.action, why, pace: Pace::from_gap(gap, 0.35 * spot.pot()) }
}

/// Amounts apart, what an action is.
fn kind(action: Action) -> std::mem::Discriminant<Action> {
    std::mem::discriminant(&action)
}

fn motive(spot: &Spot<'_>, standing: &Standing, line: &Line, outlook: &Outlook) -> Motive {
    let fair = 1.0 / (spot.opponents.len() as f32 + 1.0);
    match line.action {
        Action::RaiseTo(_) if line.called >= 0.5 || outlook.equity > 2.0 * fair => Motive::Value,
        Action::RaiseTo(_) if spot.board.len() < 5 && standing.outs(spot.hole) >= 4 => Motive::SemiBluff,
        Action::RaiseTo(_) if line.called >= 0.35 => Motive::Value,
        Action::RaiseTo(_) => Motive::Bluff,
        Action::Fold => Motive::GiveUp,
        Action::Call => Motive::Odds,
        _ => Motive::Free,
    }
}
