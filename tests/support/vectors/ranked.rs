//! Hands ranked by another program.

use std::collections::BTreeMap;
use std::ops::Bound;

use controbuio::rules::CardSet;
use controbuio::rules::rank::{HoleUse, Ranking, Strength};

use super::play::parse;
use super::record::Ranked;

/// What one file has said so far: the class of each strength.
#[derive(Default)]
pub struct Classes {
    class: BTreeMap<Strength, u16>,
}

impl Classes {
    /// The same winners, and the same class for the same strength; the better strength the lower class.
    pub fn check(&mut self, ranked: &Ranked) -> Result<(), String> {
        let (low, omaha) = (!ranked.low.is_empty(), ranked.h.iter().all(|hole| hole.len() == 8));
        let ranking = if low { Ranking::LowEight } else { Ranking::High };
        let hole_use = if omaha { HoleUse::ExactlyTwo } else { HoleUse::Any };
        let set = |text: &str| parse(text).map(|cards| cards.into_iter().collect::<CardSet>());
        let board = set(&ranked.b)?;
        let mut strengths = Vec::new();
        for hole in &ranked.h {
            strengths.push(ranking.strength(hole_use, set(hole)?, board));
        }
        let best = strengths.iter().flatten().max();
        let wins = |place: &usize| best.is_some() && strengths[*place].as_ref() == best;
        let winners: Vec<usize> = (0..strengths.len()).filter(wins).collect();
        if winners != ranked.w {
            return Err(format!("winners {:?}, ours {winners:?}", ranked.w));
        }
        for (low, strength) in ranked.low.iter().zip(&strengths) {
            if low.is_some() != strength.is_some() {
                return Err(format!("low {low:?}, ours {strength:?}"));
            }
        }
        let lows = ranked.low.iter().flatten().map(|low| low_class(low));
        for (class, strength) in ranked.r.iter().copied().chain(lows).zip(strengths.iter().flatten()) {
            self.book(*strength, class)?;
        }
        Ok(())
    }

    fn book(&mut self, strength: Strength, class: u16) -> Result<(), String> {
        let same = *self.class.entry(strength).or_insert(class) == class;
        let worse = self.class.range(..strength).next_back();
        let better = self.class.range((Bound::Excluded(strength), Bound::Unbounded)).next();
        if same && worse.is_none_or(|(_, other)| *other > class) && better.is_none_or(|(_, other)| *other < class) {
            Ok(())
        } else {
            Err(format!("class {class} does not fit its neighbours"))
        }
    }
}

/// A low such as `8432A` as a number that is the lower for the better low: a bit for each rank.
pub fn low_class(low: &str) -> u16 {
    low.chars().map(|rank| 1 << rank.to_digit(10).unwrap_or(1)).sum()
}
