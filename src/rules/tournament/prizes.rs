//! What the places pay (rule M4).

use crate::rules::chips::Chips;

/// Shares of the prize pool, in percent and best place first, for fields up to so many entrants.
const PRIZES: [(usize, &[u64]); 3] = [(3, &[100]), (6, &[65, 35]), (10, &[50, 30, 20])];

/// The prizes of a field of this size, best place first. Their sum is the pool: units that the percentages leave over
/// go to the better places, one each.
#[must_use]
pub fn prizes(entrants: usize, pool: Chips) -> Vec<Chips> {
    let fits = PRIZES.iter().find(|(most, _)| entrants <= *most).or(PRIZES.last());
    let shares = fits.map_or(&[][..], |(_, shares)| shares);
    // In two steps, so that no pool is too large to be multiplied.
    let (percent, rest) = pool.split(100);
    let mut prizes: Vec<Chips> =
        shares.iter().map(|&share| percent.times(share) + Chips(rest.0 * share / 100)).collect();
    let paid: Chips = prizes.iter().copied().sum();
    let mut over = pool.saturating_sub(paid).0;
    for prize in &mut prizes {
        let unit = over.min(1);
        *prize += Chips(unit);
        over -= unit;
    }
    prizes
}

/// What players get who share the places from `place` on, 1 the first, in the order in which they are given units that
/// cannot be split.
#[must_use]
pub fn shared(prizes: &[Chips], place: usize, players: usize) -> Vec<Chips> {
    let sum: Chips = prizes.iter().skip(place.saturating_sub(1)).take(players).copied().sum();
    let (each, odd) = sum.split(players.max(1) as u64);
    (0..players as u64).map(|number| each + Chips(u64::from(number < odd.0))).collect()
}
