//! Players who come and go as they like, and what must hold all the while (rules T2 to T4).

use controbuio::rules::{Chips, PerSeat, Presence, Seat, SeatSet, Table, TableConfig};
use proptest::prelude::*;

use super::{cash, seat};
use crate::support::random::config;

/// What somebody does between two hands.
#[derive(Clone, Copy, Debug)]
enum Move {
    Sit(usize),
    Leave(usize),
    SitOut(usize),
    Back(usize, bool),
    Buy(usize),
}

fn moves() -> impl Strategy<Value = Move> {
    let seats = || 0_usize..10;
    prop_oneof![
        3 => seats().prop_map(Move::Sit),
        1 => seats().prop_map(Move::Leave),
        1 => seats().prop_map(Move::SitOut),
        2 => (seats(), any::<bool>()).prop_map(|(seat, waits)| Move::Back(seat, waits)),
        1 => seats().prop_map(Move::Buy),
    ]
}

/// The moves before a hand, and who wins how much of whose stack in it.
fn hands() -> impl Strategy<Value = Vec<(Vec<Move>, usize, usize, u64)>> {
    let hand = (prop::collection::vec(moves(), 0..3), 0_usize..10, 0_usize..10, 0_u64..5);
    prop::collection::vec(hand, 1..80)
}

fn make(table: &mut Table, config: &TableConfig, it: Move) {
    // What the table refuses changes nothing.
    let _ = match it {
        Move::Sit(number) => table.sit(config, seat(number), Chips(1000)),
        Move::Leave(number) => table.leave(seat(number)).map(|_| ()),
        Move::SitOut(number) => table.set_presence(seat(number), Presence::SittingOut),
        Move::Back(number, true) => table.set_presence(seat(number), Presence::Waiting),
        Move::Back(number, false) => table.set_presence(seat(number), Presence::Playing),
        Move::Buy(number) => table.top_up(config, seat(number), Chips(1000)),
    };
}

fn chips(table: &Table) -> Chips {
    table.taken().iter().map(|seat| table.stack(seat)).sum()
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn nobody_pays_the_big_blind_twice_running_and_nobody_escapes_it(
        seated in prop::collection::vec(any::<bool>(), 10),
        button in 0_usize..10,
        hands in hands(),
    ) {
        let config = cash(0);
        let mut table = Table::new(seat(button));
        for number in (0..10).filter(|&number| seated[number]) {
            table.sit(&config, seat(number), Chips(1000)).unwrap();
        }
        let mut last: Option<Seat> = None;
        // How many hands in a row each player has been dealt in without the big blind.
        let mut since: PerSeat<u32> = PerSeat::default();
        for (moves, winner, loser, tenths) in hands {
            for it in moves {
                make(&mut table, &config, it);
            }
            prop_assert_eq!(chips(&table) + table.cashed(), table.bought(), "rule T2: bought and cashed are booked");
            let before = table.clone();
            let Some(setup) = table.deal(&config) else {
                prop_assert_eq!(&table, &before);
                // Then fewer than two could have paid a big blind, or play at all.
                let able = |at: Seat| before.place(at).is_some_and(|it| {
                    it.presence != Presence::SittingOut && it.stack >= config.stakes.big_blind
                });
                prop_assert!(before.taken().iter().filter(|&at| able(at)).count() < 2);
                continue;
            };
            prop_assert_eq!(setup.problems(), vec![]);
            let (small, big) = setup.blinds().unwrap();
            let players = setup.dealt_in();
            prop_assert_ne!(Some(big), last, "twice running");
            prop_assert!(players.contains(big) && setup.stacks[big] >= config.stakes.big_blind);
            // Nobody who wants to play and owes nothing is left out, but for want of a big blind (rule F5).
            for at in (before.taken() - players).iter() {
                let place = before.place(at).unwrap();
                let short = place.stack < config.stakes.big_blind;
                let owes = before.entry_price(&config, at) != (Chips::ZERO, Chips::ZERO);
                prop_assert!(place.presence == Presence::SittingOut || short || owes, "{at:?}");
            }
            // Nobody is between the button and the big blind but the small blind, which is there.
            if players.len() > 2 {
                prop_assert!(small.is_none_or(|small| SeatSet::between(setup.button, big).contains(small)));
                let between = players & SeatSet::between(setup.button, big);
                prop_assert!(between.iter().all(|at| small == Some(at)), "{:?}", setup);
            } else {
                prop_assert_eq!((players - [big].into_iter().collect()).iter().next(), small);
                prop_assert_eq!(small, Some(setup.button));
            }
            // With a big blind that moves at least one seat a hand, ten hands are a round.
            for at in Seat::all() {
                since[at] = if at == big || !players.contains(at) { 0 } else { since[at] + 1 };
                prop_assert!(since[at] < 10, "{at:?} has escaped the big blind");
            }
            last = Some(big);
            let mut stacks = setup.stacks;
            let (winner, loser) = (seat(winner), seat(loser));
            if players.contains(winner) && players.contains(loser) && winner != loser {
                let won = Chips(stacks[loser].0 * tenths / 4);
                stacks[loser] = stacks[loser].saturating_sub(won);
                stacks[winner] += won;
            }
            table.settle(&config, &stacks);
        }
    }
}
