//! Before the flop: a chart of starting hands by position and by what was raised.

use crate::bots::outlook::outlook;
use crate::bots::reading;
use crate::bots::spot::{Spot, amount};
use crate::bots::standing::Standing;
use crate::bots::{BotRng, Decision, Motive, Pace, Why, starting};
use crate::rules::{Action, Did, Rank, Seat, WagerKind};

/// How many starting hands are raised and how many called, per mille. Those that are raised come first.
struct Chart {
    raises: f32,
    calls: f32,
    /// How often, per mille, a hand just too weak to call is raised instead.
    bluffs: u32,
    /// To how much a raise goes.
    size: f32,
}

pub(super) fn decide(spot: &Spot<'_>, standing: &Standing, rng: &mut BotRng) -> Decision {
    let stack = amount(spot.effective_stack());
    if !spot.call.is_zero() && spot.raises() > 0 && amount(spot.call) >= 0.3 * stack {
        return for_the_stack(spot, standing, rng);
    }
    let chart = match (spot.raises(), spot.aggressor()) {
        (0, _) | (_, None) => first_in(spot, rng),
        (1, Some(raiser)) => against_a_raise(spot, raiser, rng),
        (_, Some(raiser)) => against_a_reraise(spot, raiser, rng),
    };
    by_chart(spot, &chart, rng)
}

/// Nobody has raised.
fn first_in(spot: &Spot<'_>, rng: &mut BotRng) -> Chart {
    let opens = reading::opens(spot, spot.me);
    let big_blind = amount(spot.state.setup().stakes.big_blind);
    let limpers = spot.callers();
    let behind = spot.behind(spot.me);
    let blinds = if behind <= 1 { rng.between(2.8, 3.6) } else { rng.between(2.2, 3.0) };
    let size = big_blind * (blinds + limpers as f32);
    if limpers == 0 {
        // In fixed limit the small blind pays so little that it plays on with more.
        let calls = if behind == 1 && spot.is_limit() { 650.0 } else { 0.0 };
        return Chart { raises: opens, calls, bluffs: 0, size };
    }
    let raises = (0.5 * opens).min(130.0);
    let calls = match behind {
        0 => 1000.0,
        1 => 450.0,
        _ => 0.9 * opens,
    };
    Chart { raises, calls, bluffs: 0, size }
}

/// There was one raise.
fn against_a_raise(spot: &Spot<'_>, raiser: Seat, rng: &mut BotRng) -> Chart {
    let width = reading::raises_with(spot, raiser);
    let in_position = spot.acts_after(raiser);
    let has_called = matches!(spot.own().last, Some(Did::Wager { kind: WagerKind::Call, .. }));
    // How much of the raiser's range is good enough to call with, at what price.
    let (part, usual_price) = match (spot.behind(spot.me), in_position) {
        (0, _) => (0.75 * width + 90.0, 0.28),
        (_, true) => (0.6 * width, 0.36),
        (1, false) => (0.42 * width, 0.33),
        (_, false) => (0.5 * width, 0.33),
    };
    let price = (usual_price / spot.price().max(0.01)).clamp(0.4, 2.5);
    let mut calls = part * price;
    let mut raises = (0.27 * width).clamp(25.0, 95.0);
    if spot.is_limit() {
        raises = (0.42 * width).clamp(40.0, 170.0);
        calls = calls.max(1.3 * raises);
    }
    if spot.callers() > 0 || has_called {
        raises *= 0.75;
    }
    let bluffs = if spot.is_limit() || spot.callers() > 0 || has_called { 0 } else { 140 };
    let times = if in_position { rng.between(2.8, 3.3) } else { rng.between(3.4, 4.2) };
    let size = amount(spot.state.round().highest()) * (times + spot.callers() as f32);
    Chart { raises, calls, bluffs, size }
}

/// There were two raises or more.
fn against_a_reraise(spot: &Spot<'_>, raiser: Seat, rng: &mut BotRng) -> Chart {
    let width = reading::raises_with(spot, raiser);
    let price = (0.33 / spot.price().max(0.01)).clamp(0.4, 4.0);
    let part = if spot.acts_after(raiser) { 0.8 } else { 0.65 };
    let again = spot.raises() > 2;
    let raises = if again { 0.45 * width } else { 0.32 * width };
    let bluffs = if spot.is_limit() || again { 0 } else { 40 };
    let size = amount(spot.state.round().highest()) * rng.between(2.2, 2.6);
    Chart { raises, calls: part * width * price, bluffs, size }
}

fn by_chart(spot: &Spot<'_>, chart: &Chart, rng: &mut BotRng) -> Decision {
    let place = starting::place(spot.hole);
    let plays = chart.raises.max(chart.calls);
    // Hands near an edge fall now on this side of it and now on that.
    let felt = f32::from(place) * rng.between(0.9, 1.1);
    let suited = spot.hole.is_suited() && (spot.hole.high().rank() == Rank::Ace || felt < 1.5 * plays + 40.0);
    let bluff = suited && felt >= plays && felt < 2.0 * plays + 60.0 && rng.chance(chart.bluffs);
    let short = amount(spot.effective_stack()) <= 12.0 * amount(spot.state.setup().stakes.big_blind);
    let size = if short || chart.size >= 0.38 * amount(spot.effective_stack()) {
        amount(spot.own().bet + spot.own().stack)
    } else {
        chart.size
    };
    let raise = (felt < chart.raises || bluff).then(|| spot.bet_to(size)).flatten();
    let (action, motive) = match raise {
        Some(to) if bluff => (Action::RaiseTo(to), Motive::SemiBluff),
        Some(to) => (Action::RaiseTo(to), Motive::Value),
        None if spot.call.is_zero() => (spot.passive(), Motive::Free),
        None if felt < plays => (spot.passive(), Motive::Odds),
        None => (Action::Fold, Motive::GiveUp),
    };
    let to_edge = |edge: f32| (f32::from(place) - edge).abs();
    let raise_counts = spot.raise.is_some();
    let gap = if raise_counts { to_edge(chart.raises).min(to_edge(plays)) } else { to_edge(plays) };
    let why = Why::Chart { motive, place, plays: plays.clamp(0.0, 1000.0) as u16 };
    Decision { action, why, pace: Pace::from_gap(gap, 0.3 * plays + 20.0) }
}

/// A call would take a good part of the stack: call, fold or go all-in by the odds.
fn for_the_stack(spot: &Spot<'_>, standing: &Standing, rng: &mut BotRng) -> Decision {
    let ranges = reading::ranges(spot, standing);
    let all_in = spot.bet_to(amount(spot.own().bet + spot.own().stack)).map(Action::RaiseTo);
    let actions: Vec<Action> = std::iter::once(spot.passive()).chain(all_in).collect();
    let outlook = outlook(spot, standing, &ranges, &actions, 600, rng);
    super::postflop::choose(spot, standing, &outlook, rng)
}
