//! All that a player may hold.

use super::combo::Combo;
use super::random::BotRng;
use crate::rules::CardSet;

/// How likely a player is to hold each two cards: a weight for each, in no particular unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Range(Box<[f32]>);

impl Range {
    /// Any two cards.
    #[must_use]
    pub fn any() -> Self {
        Self::from_fn(|_| 1.0)
    }

    /// The weight that `weigh` gives each two cards.
    #[must_use]
    pub fn from_fn(weigh: impl FnMut(Combo) -> f32) -> Self {
        Self(Combo::all().map(weigh).collect())
    }

    /// The weight of these two cards.
    #[must_use]
    pub fn weight(&self, combo: Combo) -> f32 {
        self.0.get(combo.index()).copied().unwrap_or(0.0)
    }

    /// Makes each two cards so many times as likely, as an action of the player does.
    pub fn reweigh(&mut self, mut factor: impl FnMut(Combo) -> f32) {
        for (weight, combo) in self.0.iter_mut().zip(Combo::all()) {
            *weight *= factor(combo);
        }
    }

    /// Takes out everything that holds one of these cards, since they lie elsewhere. When nothing is left, the player
    /// may hold anything that is.
    pub fn remove(&mut self, dead: CardSet) {
        self.reweigh(|combo| if combo.touches(dead) { 0.0 } else { 1.0 });
        if self.0.iter().all(|&weight| weight <= 0.0) {
            *self = Self::from_fn(|combo| if combo.touches(dead) { 0.0 } else { 1.0 });
        }
    }

    /// Each two cards that are possible, with their weight.
    pub fn iter(&self) -> impl Iterator<Item = (Combo, f32)> {
        Combo::all().zip(self.0.iter().copied()).filter(|&(_, weight)| weight > 0.0)
    }

    /// A way to draw from it again and again.
    pub(super) fn urn(&self) -> Urn {
        let mut total = 0.0;
        let sums = self.0.iter().map(|weight| {
            total += weight;
            total
        });
        Urn { sums: sums.collect(), total }
    }
}

/// A range to draw from: the running sums of its weights.
pub(super) struct Urn {
    sums: Box<[f32]>,
    total: f32,
}

impl Urn {
    /// Two cards, by their weight.
    pub(super) fn draw(&self, rng: &mut BotRng) -> Option<Combo> {
        let point = rng.unit() * self.total;
        Combo::from_index(self.sums.partition_point(|&sum| sum <= point))
    }
}
