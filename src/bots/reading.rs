//! What a bot makes of the others: what each may hold after what it did, and whether it would call a bet.
//!
//! The model is one typical player for everyone. It knows the street as far as the view tells it: bets that still lie
//! there and each player's last action. Of earlier streets only what each has paid is left.

use super::combo::Combo;
use super::range::Range;
use super::spot::{Spot, amount};
use super::standing::Standing;
use super::starting;
use crate::rules::{Chips, Did, Seat, WagerKind};

/// The share of starting hands, per mille, with which a typical player raises first, by how many players are still
/// behind: the open-raising ranges that six-handed players teach, from the blinds to the first seat, and tighter still
/// at a fuller table.
const OPENS: [u16; 10] = [250, 380, 430, 280, 210, 165, 140, 120, 110, 100];
/// The same for the button of two players, who has the small blind.
const OPENS_HEADS_UP: u16 = 700;

/// How many starting hands, per mille, a player in this seat raises first.
pub(super) fn opens(spot: &Spot<'_>, seat: Seat) -> f32 {
    let behind = spot.behind(seat);
    if behind == 1 && spot.state.dealt_in().len() == 2 {
        return f32::from(OPENS_HEADS_UP);
    }
    f32::from(OPENS.get(behind).copied().unwrap_or(100))
}

/// How many starting hands, per mille, the last to raise before the flop holds.
pub(super) fn raises_with(spot: &Spot<'_>, raiser: Seat) -> f32 {
    // Short stacks go all-in with what they would otherwise raise.
    let short = spot.player(raiser).stack.is_zero() && spot.highest_in_blinds() <= 15.0;
    match spot.raises() {
        _ if short && spot.callers() == 0 => 0.8 * opens(spot, raiser),
        0 | 1 => opens(spot, raiser) * (3.5 / spot.highest_in_blinds()).clamp(0.5, 1.1),
        2 if spot.is_limit() => 130.0,
        2 => 85.0,
        _ if spot.is_limit() => 60.0,
        _ => 35.0,
    }
}

/// What each opponent may hold, in the order of [`Spot::opponents`].
pub(super) fn ranges(spot: &Spot<'_>, standing: &Standing) -> Vec<Range> {
    let seen = spot.board.iter().fold(spot.hole.cards(), |seen, &card| seen.with(card));
    spot.opponents
        .iter()
        .map(|&seat| {
            let mut range =
                if spot.board.is_empty() { this_street_preflop(spot, seat) } else { since_preflop(spot, seat) };
            if !spot.board.is_empty() {
                earlier_streets(spot, seat, standing, &mut range);
                this_street(spot, seat, standing, &mut range);
            }
            range.remove(seen);
            range
        })
        .collect()
}

/// The best so many starting hands per mille, with soft edges; the others now and then.
fn best(plays: f32) -> Range {
    Range::from_fn(|combo| top(combo, plays).max(0.02))
}

fn top(combo: Combo, plays: f32) -> f32 {
    1.0 - ramp(f32::from(starting::place(combo)), 0.8 * plays, 1.2 * plays)
}

/// Hands that are good enough to call with so many per mille, but would mostly have raised with the best.
fn middling(plays: f32, raised: f32) -> Range {
    Range::from_fn(|combo| (top(combo, plays) * (1.0 - 0.7 * top(combo, raised))).max(0.02))
}

fn this_street_preflop(spot: &Spot<'_>, seat: Seat) -> Range {
    match spot.player(seat).last {
        Some(Did::Wager { kind: WagerKind::Call, .. }) if spot.raises() == 0 => middling(550.0, 60.0),
        Some(Did::Wager { kind: WagerKind::Call, .. }) => middling(260.0, 40.0),
        Some(Did::Wager { .. }) => best(raises_with(spot, seat)),
        _ => Range::any(),
    }
}

/// What the price of seeing the flop says. Later on it can no longer be told from what was bet since.
fn since_preflop(spot: &Spot<'_>, seat: Seat) -> Range {
    let player = spot.player(seat);
    let paid = spot.in_blinds(player.paid.saturating_sub(player.bet));
    let on_flop = spot.board.len() == 3;
    match paid {
        paid if paid < 1.5 => middling(800.0, 60.0),
        paid if paid < 7.0 || !on_flop || spot.is_limit() => best(330.0),
        paid if paid < 16.0 => best(140.0),
        _ => best(70.0),
    }
}

/// On turn and river: who paid much to get there has something.
fn earlier_streets(spot: &Spot<'_>, seat: Seat, standing: &Standing, range: &mut Range) {
    let player = spot.player(seat);
    let paid = spot.in_blinds(player.paid.saturating_sub(player.bet));
    if spot.board.len() == 3 || paid < 4.0 {
        return;
    }
    // On the river those who missed are still there, and have no other way to win than a bet.
    let floor = if spot.board.len() == 5 { 0.4 } else { 0.25 };
    let needs = 0.45 * (1.0 - 4.0 / (paid + 2.0));
    range.reweigh(|combo| ramp(standing.hopeful(combo), needs - 0.15, needs + 0.2).max(floor));
}

fn this_street(spot: &Spot<'_>, seat: Seat, standing: &Standing, range: &mut Range) {
    let player = spot.player(seat);
    let before = amount(spot.state.total().saturating_sub(player.bet)).max(1.0);
    let size = (amount(player.bet) / before).min(2.0);
    let raises = spot.raises();
    match player.last {
        Some(Did::Check) => range.reweigh(|combo| 1.0 - 0.5 * ramp(standing.made(combo), 0.7, 0.9)),
        Some(Did::Wager { kind: WagerKind::Call, .. }) => {
            let needs = 0.38 + 0.2 * size;
            range.reweigh(|combo| {
                let strong = ramp(standing.made(combo), 0.92, 0.98);
                ramp(standing.hopeful(combo), needs - 0.1, needs + 0.15).max(0.05) * (1.0 - 0.4 * strong)
            });
        }
        Some(Did::Wager { .. }) if raises <= 1 => {
            // Good hands, hands that may become good, and some that have no other way to win.
            let needs = 0.55 + 0.12 * size;
            range.reweigh(|combo| ramp(standing.hopeful(combo), needs, needs + 0.2).max(0.24));
        }
        Some(Did::Wager { .. }) => {
            let needs = (0.66 + 0.06 * raises as f32).min(0.9);
            range.reweigh(|combo| ramp(standing.hopeful(combo), needs, needs + 0.15).max(0.1));
        }
        _ => {}
    }
}

/// How likely a typical player with these cards is to put in `add` more, when the middle holds `middle` with the bet.
///
/// After the minimum defence frequency: the larger the bet, as a share of the pot it makes, the better the hand has to
/// be. Players call a little more than that.
pub(super) fn calls(spot: &Spot<'_>, standing: &Standing, combo: Combo, seat: Seat, add: Chips, middle: f32) -> f32 {
    if add.is_zero() {
        return 1.0;
    }
    // The fewer cards are to come, the more of them give up; who has bet already gives up less.
    let street = match spot.board.len() {
        5 => 0.07,
        4 => 0.03,
        _ => 0.0,
    };
    let committed = if spot.board.is_empty() || spot.player(seat).bet.is_zero() { 0.0 } else { 0.05 };
    let share = amount(add) / middle.max(1.0);
    let crowd = 0.03 * (spot.opponents.len() as f32 - 1.0).min(4.0);
    let needs = 0.33 + 0.5 * share + crowd + street - committed;
    ramp(standing.hopeful(combo), needs - 0.12, needs + 0.12)
}

/// 0 below `low`, 1 above `high`, and in between in proportion.
pub(super) fn ramp(value: f32, low: f32, high: f32) -> f32 {
    ((value - low) / (high - low).max(f32::EPSILON)).clamp(0.0, 1.0)
}
