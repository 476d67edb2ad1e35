//! Who can win how much.

use arrayvec::ArrayVec;

use super::chips::Chips;
use super::seat::{MAX_SEATS, PerSeat, SeatSet};

/// One pot: an amount and the players who can win it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pot {
    /// How much is in it.
    pub chips: Chips,
    /// Who paid into it in full and has not folded.
    pub claimants: SeatSet,
}

/// The pots of a hand, main pot first.
pub type Pots = ArrayVec<Pot, MAX_SEATS>;

/// The pots that follow from what each player has put in and who is still live (rule P3).
///
/// Pots are never kept, only computed: there is nothing that could disagree with the chips. There is one pot
/// for each distinct set of claimants; what folded players paid stays where they paid it, and a layer that no
/// live player reached joins the highest pot. Dead money, which nobody had to match, is everyone's who is live.
#[must_use]
pub fn pots(paid: &PerSeat<Chips>, dead: Chips, live: SeatSet) -> Pots {
    let mut pots = Pots::new();
    let mut add = |chips: Chips, claimants: SeatSet| match pots.last_mut() {
        Some(Pot { chips: below, claimants: same }) if *same == claimants => *below += chips,
        // Every further pot has fewer claimants, so that there are never more pots than seats.
        _ => drop(pots.try_push(Pot { chips, claimants })),
    };
    if !dead.is_zero() {
        add(dead, live);
    }
    let mut below = Chips::ZERO;
    loop {
        let claimants: SeatSet = live.iter().filter(|&seat| paid[seat] > below).collect();
        let Some(level) = claimants.iter().map(|seat| paid[seat]).min() else { break };
        let chips = paid.iter().map(|(_, &chips)| chips.min(level).saturating_sub(below)).sum();
        add(chips, claimants);
        below = level;
    }
    let unclaimed: Chips = paid.iter().map(|(_, &chips)| chips.saturating_sub(below)).sum();
    if let Some(highest) = pots.last_mut() {
        highest.chips += unclaimed;
    }
    pots
}
