//! Who wins how often: two private cards against what others may hold, played to the end without another bet.

use arrayvec::ArrayVec;

use super::combo::Combo;
use super::random::BotRng;
use super::range::{Range, Urn};
use crate::rules::rank::{HandSum, HighTables, Strength};
use crate::rules::{Card, CardSet, Game, MAX_SEATS};

/// One way in which the unknown cards may lie.
#[derive(Debug)]
pub struct Deal<'a> {
    /// How much this way counts.
    pub weight: f32,
    /// What the hand in question makes of it.
    pub own: Strength,
    /// What each opponent holds, and makes of it.
    pub others: &'a [(Combo, Strength)],
}

impl Deal<'_> {
    /// The share of a pot for which everyone stays: 1 for the best hand, less for a tie, else 0.
    #[must_use]
    pub fn share(&self) -> f32 {
        let mut winners = 1;
        for &(_, strength) in self.others {
            if strength > self.own {
                return 0.0;
            }
            winners += i32::from(strength == self.own);
        }
        1.0 / winners as f32
    }
}

/// The part of the pot that a hand wins on average.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Equity {
    /// The share, 0 to 1.
    pub share: f32,
    /// Its standard error; zero when every deal was counted.
    pub error: f32,
}

/// The equity of two cards on a board of zero to five cards against these ranges, one for each opponent.
///
/// It counts every deal when there are no more of them than `trials`, which is so on the river against one opponent,
/// and otherwise draws so many.
pub fn equity(hole: Combo, board: &[Card], ranges: &[Range], trials: u32, rng: &mut BotRng) -> Equity {
    let (mut weights, mut shares, mut squares) = (0.0_f64, 0.0_f64, 0.0_f64);
    let exact = each_deal(hole, board, ranges, trials, rng, |deal, _| {
        let (weight, share) = (f64::from(deal.weight), f64::from(deal.share()));
        weights += weight;
        shares += weight * share;
        squares += weight * share * share;
    });
    if weights <= 0.0 {
        return Equity { share: 0.0, error: 0.0 };
    }
    let share = shares / weights;
    let variance = (squares / weights - share * share).max(0.0);
    let error = if exact { 0.0 } else { (variance / weights).sqrt() };
    Equity { share: share as f32, error: error as f32 }
}

/// Shows `visit` every deal, when there are no more of them than `trials`, and else so many drawn by chance. Returns
/// whether it was every one.
///
/// A deal is drawn player by player, each from what the cards before left over; who is drawn first goes round, so that
/// no opponent's range counts for more than another's. `visit` is lent the randomness, for chances of its own.
pub(super) fn each_deal(
    hole: Combo,
    board: &[Card],
    ranges: &[Range],
    trials: u32,
    rng: &mut BotRng,
    mut visit: impl FnMut(&Deal<'_>, &mut BotRng),
) -> bool {
    let table = Runout::new(hole, board);
    if let ([range], true) = (ranges, table.missing == 0) {
        let possible = || range.iter().filter(|(combo, _)| !combo.touches(table.seen));
        if possible().count() <= trials as usize {
            let own = table.strength(hole, table.lying);
            for (combo, weight) in possible() {
                let others = [(combo, table.strength(combo, table.lying))];
                visit(&Deal { weight, own, others: &others }, rng);
            }
            return true;
        }
    }
    let urns: Vec<Urn> = ranges.iter().map(Range::urn).collect();
    let mut others: ArrayVec<(Combo, Strength), MAX_SEATS> = ArrayVec::new();
    for trial in 0..trials as usize {
        let Some(combos) = draw_combos(&urns, trial, table.seen, rng) else { continue };
        let taken = combos.iter().fold(table.seen, |taken, combo| taken | combo.cards());
        let lying = table.complete(taken, rng);
        others.clear();
        others.extend(combos.iter().map(|&combo| (combo, table.strength(combo, lying))));
        visit(&Deal { weight: 1.0, own: table.strength(hole, lying), others: &others }, rng);
    }
    false
}

/// Two cards for each opponent, or nothing when their ranges leave no room for one another this time.
fn draw_combos(urns: &[Urn], trial: usize, seen: CardSet, rng: &mut BotRng) -> Option<ArrayVec<Combo, MAX_SEATS>> {
    /// Narrow ranges collide often, but never for long unless they must.
    const PATIENCE: u32 = 64;
    let count = urns.len().min(MAX_SEATS);
    let any = Combo::from_index(0)?;
    let mut combos: ArrayVec<Combo, MAX_SEATS> = std::iter::repeat_n(any, count).collect();
    let mut taken = seen;
    for step in 0..count {
        let place = (trial + step) % count;
        let drawn = (0..PATIENCE).find_map(|_| urns[place].draw(rng).filter(|combo| !combo.touches(taken)))?;
        taken = taken | drawn.cards();
        combos[place] = drawn;
    }
    Some(combos)
}

/// The board and what is still to come.
struct Runout {
    tables: &'static HighTables,
    seen: CardSet,
    lying: HandSum,
    missing: usize,
}

impl Runout {
    fn new(hole: Combo, board: &[Card]) -> Self {
        let seen = board.iter().copied().collect::<CardSet>() | hole.cards();
        let missing = Game::MAX_BOARD.saturating_sub(board.len());
        Self { tables: HighTables::get(), seen, lying: board.iter().copied().collect(), missing }
    }

    fn strength(&self, combo: Combo, board: HandSum) -> Strength {
        self.tables.strength(board.with(combo.high()).with(combo.low()))
    }

    /// A full board.
    fn complete(&self, mut taken: CardSet, rng: &mut BotRng) -> HandSum {
        let mut lying = self.lying;
        let mut missing = self.missing;
        while missing > 0 {
            let drawn = Card::from_id(rng.below(Card::COUNT as u32) as u8);
            if let Some(card) = drawn.filter(|&card| taken.insert(card)) {
                lying = lying.with(card);
                missing -= 1;
            }
        }
        lying
    }
}

/// How two hands fare on every board that can still come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Boards on which the first hand wins.
    pub wins: u32,
    /// Boards on which it loses.
    pub losses: u32,
    /// Boards on which they tie.
    pub ties: u32,
}

/// One hand against another on every board that can still come: 1,712,304 of them before the flop, in some ten
/// milliseconds. Nothing is counted when a card is there twice.
///
/// ```
/// use controbuio::bots::{Combo, equity::{Tally, tally}};
/// let hand = |one: &str, other: &str| Some(Combo::new(one.parse().ok()?, other.parse().ok()?)?);
/// let (Some(aces), Some(kings)) = (hand("As", "Ah"), hand("Ks", "Kh")) else { return };
/// let board: Result<Vec<_>, _> = ["2c", "7d", "9s", "Jd"].iter().map(|card| card.parse()).collect();
/// // Two kings are left among 44 cards.
/// assert_eq!(board.map(|board| tally(aces, kings, &board)), Ok(Tally { wins: 42, losses: 2, ties: 0 }));
/// ```
#[must_use]
pub fn tally(one: Combo, other: Combo, board: &[Card]) -> Tally {
    let mut tally = Tally::default();
    let runout = Runout::new(one, board);
    if other.touches(runout.seen) || runout.seen.len() != board.len() + 2 {
        return tally;
    }
    let left: Vec<Card> = (CardSet::FULL - runout.seen - other.cards()).iter().collect();
    each_board(&left, runout.missing, runout.lying, &mut |lying| match runout
        .strength(one, lying)
        .cmp(&runout.strength(other, lying))
    {
        std::cmp::Ordering::Greater => tally.wins += 1,
        std::cmp::Ordering::Less => tally.losses += 1,
        std::cmp::Ordering::Equal => tally.ties += 1,
    });
    tally
}

fn each_board(left: &[Card], missing: usize, lying: HandSum, visit: &mut impl FnMut(HandSum)) {
    if missing == 0 {
        visit(lying);
        return;
    }
    let mut rest = left;
    while let Some((&card, others)) = rest.split_first() {
        each_board(others, missing - 1, lying.with(card), visit);
        rest = others;
    }
}
