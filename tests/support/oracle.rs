//! Who is paid what, found the slow way: chip by chip, and by trying every five cards.

use std::collections::BTreeMap;

use controbuio::rules::rank::Strength;
use controbuio::rules::{
    Antes, Blind, Card, Event, Forced, HandState, HoleUse, OddUnitRule, OddUnits, Ranking, Seat, SeatSet, Setup,
    Showdown,
};

/// The pots unit by unit: the first unit of everyone, the second of everyone who put in two, and so on. Who can win
/// a unit are the live players among those who put theirs beside it (rule P3). Main pot first.
pub fn unit_by_unit(paid: &[u64], live: &[usize]) -> Vec<(u64, Vec<usize>)> {
    let mut pots: BTreeMap<Vec<usize>, u64> = BTreeMap::new();
    let mut nobodys = 0;
    for unit in 1..=paid.iter().copied().max().unwrap_or(0) {
        let payers: Vec<usize> = (0..paid.len()).filter(|&seat| paid[seat] >= unit).collect();
        let claimants: Vec<usize> = payers.iter().copied().filter(|seat| live.contains(seat)).collect();
        if claimants.is_empty() {
            nobodys += payers.len() as u64;
        } else {
            *pots.entry(claimants).or_default() += payers.len() as u64;
        }
    }
    let mut pots: Vec<_> = pots.into_iter().map(|(claimants, chips)| (chips, claimants)).collect();
    // The main pot has the most claimants.
    pots.sort_by_key(|(_, claimants)| std::cmp::Reverse(claimants.len()));
    if let Some((chips, _)) = pots.last_mut() {
        *chips += nobodys;
    }
    pots
}

/// What each seat has put in and not got back, by the events alone, and what of all that nobody had to match.
pub fn paid(setup: &Setup, events: &[Event<Card>]) -> (Vec<u64>, u64) {
    let (mut paid, mut bets, mut dead) = (vec![0; 10], vec![0; 10], 0);
    let one_ante = setup.room.antes == Antes::BigBlind && setup.game.forced == Forced::Blinds;
    for event in events {
        match *event {
            Event::Ante { chips, .. } if one_ante => dead += chips.0,
            Event::Blind { blind: Blind::Dead, chips, .. } => dead += chips.0,
            Event::Ante { seat, chips } => paid[seat.index()] += chips.0,
            Event::Blind { seat, chips, .. } => {
                paid[seat.index()] += chips.0;
                bets[seat.index()] += chips.0;
            }
            Event::Wager { seat, to, .. } => {
                paid[seat.index()] += to.0 - bets[seat.index()];
                bets[seat.index()] = to.0;
            }
            Event::Return { seat, chips } => paid[seat.index()] -= chips.0,
            Event::Collect => bets = vec![0; 10],
            _ => {}
        }
    }
    (paid, dead)
}

/// The five cards that play and how good they are, by trying all fives; of equals the one with the highest cards.
fn best(state: &HandState<Card>, ranking: Ranking, seat: usize) -> Option<(Strength, Vec<Card>)> {
    let player = state.player(super::seat(seat));
    let private: Vec<Card> = player.down.iter().chain(&player.up).copied().collect();
    let cards: Vec<Card> = private.iter().chain(state.board()).copied().collect();
    let mut found: Vec<(Strength, Vec<Card>)> = Vec::new();
    for choice in 0_u32..1 << cards.len() {
        if choice.count_ones() != 5 {
            continue;
        }
        let mut five: Vec<Card> = (0..cards.len()).filter(|at| choice >> at & 1 == 1).map(|at| cards[at]).collect();
        let own = five.iter().filter(|card| private.contains(card)).count();
        if state.setup().game.hole_use == HoleUse::ExactlyTwo && own != 2 {
            continue;
        }
        let strength = ranking.strength(HoleUse::Any, five.iter().copied().collect(), Default::default());
        five.sort_unstable_by(|one, two| two.cmp(one));
        found.extend(strength.map(|strength| (strength, five)));
    }
    found.into_iter().max()
}

/// What every seat wins of this pot, all live hands being seen (rules P4, S2 to S4).
fn divide(state: &HandState<Card>, chips: u64, claimants: &[usize], won: &mut [u64]) {
    let share = |ranking: Ranking, chips: u64, won: &mut [u64]| {
        let hands: Vec<_> = claimants.iter().map(|&seat| (best(state, ranking, seat), seat)).collect();
        let top = hands.iter().filter_map(|(best, _)| best.as_ref()).map(|(strength, _)| *strength).max();
        let mut winners: Vec<_> = hands
            .into_iter()
            .filter_map(|(best, seat)| best.filter(|(it, _)| Some(*it) == top).map(|it| (it.1, seat)))
            .collect();
        let all_to_first = state.setup().room.odd_units == OddUnitRule::AllToFirst;
        match state.setup().game.odd_units {
            _ if all_to_first => {
                let button = state.setup().button.index();
                winners.sort_by_key(|(_, seat)| (seat + 9 - button) % 10);
            }
            OddUnits::LeftOfButton => {
                let button = state.setup().button.index();
                winners.sort_by_key(|(_, seat)| (seat + 9 - button) % 10);
            }
            OddUnits::HighestCard => {
                // A shared card is passed over; in a low the ace is the lowest.
                let height = |card: &Card| match ranking {
                    Ranking::High => (card.rank() as u8 + 1, card.suit()),
                    _ => ((card.rank() as u8 + 1) % 13, card.suit()),
                };
                winners.sort_by_cached_key(|(five, _)| {
                    let own = five.iter().filter(|card| !state.board().contains(card));
                    let mut own: Vec<_> = own.map(height).collect();
                    own.sort_unstable();
                    own.reverse();
                    std::cmp::Reverse(own)
                });
            }
        }
        let ways = winners.len() as u64;
        for (place, (_, seat)) in winners.iter().enumerate() {
            let odd = chips % ways;
            let odd = if all_to_first { odd * u64::from(place == 0) } else { u64::from((place as u64) < odd) };
            won[*seat] += chips / ways + odd;
        }
        ways > 0
    };
    if let [only] = claimants {
        won[*only] += chips;
        return;
    }
    match state.setup().game.showdown {
        Showdown::Whole(ranking) => assert!(share(ranking, chips, won)),
        Showdown::Halves(high, low) => {
            let half = chips / 2;
            if share(low, half, won) {
                assert!(share(high, chips - half, won));
            } else {
                assert!(share(high, chips, won));
            }
        }
    }
}

/// What every seat must have won of a finished hand, had every live player shown.
pub fn winnings(state: &HandState<Card>, events: &[Event<Card>]) -> Vec<u64> {
    let live: Vec<usize> = state.live().iter().map(Seat::index).collect();
    let mut won = vec![0; 10];
    let (paid, mut dead) = paid(state.setup(), events);
    for (chips, claimants) in unit_by_unit(&paid, &live) {
        // Dead money is everyone's who is left: with the main pot, unless some of them paid nothing but dead money.
        let dead = if claimants.len() == live.len() { std::mem::take(&mut dead) } else { 0 };
        divide(state, chips + dead, &claimants, &mut won);
    }
    if dead > 0 {
        divide(state, dead, &live, &mut won);
    }
    won
}

/// The seats of a list.
pub fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|&number| super::seat(number)).collect()
}
