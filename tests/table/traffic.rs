//! Players who come and go as they like, and what must hold all the while (rules T1 to T5, F5).

use controbuio::rules::{Chips, EntryRule, Presence, Room, Seat, Stakes, Structure, Table, TableConfig, catalog};
use proptest::prelude::*;

use super::books::Books;
use super::{cash, seat};
use crate::support::random::config;

/// What somebody does, between two hands or during one.
#[derive(Clone, Copy, Debug)]
pub enum Move {
    Sit(Seat, Chips),
    Leave(Seat),
    Is(Seat, Presence),
    Buy(Seat, Chips),
}

fn moves(seats: Vec<Seat>) -> impl Strategy<Value = Move> {
    let seats = move || prop::sample::select(seats.clone());
    let chips = |amounts: &'static [u64]| prop::sample::select(amounts).prop_map(Chips);
    let presence = prop::sample::select(&[Presence::Playing, Presence::Waiting, Presence::SittingOut][..]);
    prop_oneof![
        3 => (seats(), chips(&[399, 400, 1000, 3000, 3001])).prop_map(|(seat, chips)| Move::Sit(seat, chips)),
        1 => seats().prop_map(Move::Leave),
        3 => (seats(), presence).prop_map(|(seat, presence)| Move::Is(seat, presence)),
        2 => (seats(), chips(&[1, 150, 400, 2600])).prop_map(|(seat, chips)| Move::Buy(seat, chips)),
    ]
}

/// Moves before a hand, moves during it, and who wins how many quarters of whose stack.
#[derive(Clone, Debug)]
struct Round {
    before: Vec<Move>,
    during: Vec<Move>,
    winner: Seat,
    loser: Seat,
    quarters: u64,
}

fn rounds(seats: Vec<Seat>) -> impl Strategy<Value = Vec<Round>> {
    let one = prop::sample::select(seats.clone());
    let some = |most| prop::collection::vec(moves(seats.clone()), 0..most);
    let round = (some(3), some(4), one.clone(), one, 0_u64..5)
        .prop_map(|(before, during, winner, loser, quarters)| Round { before, during, winner, loser, quarters });
    prop::collection::vec(round, 1..80)
}

/// Two or more places of the table that are ever taken, whether each is at the opening, and what happens then.
fn traffic(places: usize) -> impl Strategy<Value = (Vec<Seat>, Vec<bool>, Vec<Round>)> {
    let all: Vec<Seat> = Seat::all().take(places).collect();
    prop::sample::subsequence(all, 2..=places)
        .prop_flat_map(|seats| (Just(seats.clone()), prop::collection::vec(any::<bool>(), seats.len()), rounds(seats)))
}

fn tables() -> impl Strategy<Value = TableConfig> {
    let ante = prop::sample::select(&[0_u64, 10][..]);
    let entry =
        prop::sample::select(&[EntryRule::PostOrWait, EntryRule::PostOrWait, EntryRule::Wait, EntryRule::Free][..]);
    (ante, entry).prop_map(|(ante, entry)| TableConfig {
        room: Room { entry, ..Room::CIRCOLO },
        min_buy_in: Chips(400),
        max_buy_in: Chips(3000),
        ..cash(ante)
    })
}

/// Opens a table and lets everything happen, with books beside it.
fn play(
    config: &TableConfig,
    button: usize,
    (seats, seated, rounds): (Vec<Seat>, Vec<bool>, Vec<Round>),
) -> Result<(), TestCaseError> {
    let mut table = Table::new(seat(button));
    let mut books = Books::new(config);
    for (&seat, _) in seats.iter().zip(seated).filter(|(_, seated)| *seated) {
        books.makes(&mut table, Move::Sit(seat, Chips(1000)))?;
    }
    for Round { before, during, winner, loser, quarters } in rounds {
        for it in before {
            books.makes(&mut table, it)?;
        }
        let waiting = table.clone();
        let setup = table.deal(config);
        let Some(setup) = setup else {
            prop_assert_eq!(&table, &waiting, "nothing has changed");
            // Then fewer than two could have paid a big blind, or play at all (rule F5).
            let least = config.stakes.ante + config.stakes.big_blind.max(config.stakes.bring_in);
            let able =
                |at: Seat| waiting.place(at).is_some_and(|it| it.presence != Presence::SittingOut && it.stack >= least);
            prop_assert!(waiting.taken().iter().filter(|&at| able(at)).count() < 2);
            continue;
        };
        prop_assert_eq!(setup.problems(), vec![]);
        books.deals(&waiting, &setup)?;
        for it in during {
            books.makes(&mut table, it)?;
        }
        let mut stacks = setup.stacks;
        if setup.dealt_in().contains(winner) && setup.dealt_in().contains(loser) && winner != loser {
            let won = Chips(stacks[loser].0 * quarters / 4);
            stacks[loser] = stacks[loser].saturating_sub(won);
            stacks[winner] += won;
        }
        books.settles(&mut table, &stacks)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(2_000))]

    // rules T1 to T5, F5
    #[test]
    fn nobody_pays_the_big_blind_twice_running_and_nobody_escapes_it(
        config in tables(),
        button in 0_usize..10,
        traffic in traffic(10),
    ) {
        play(&config, button, traffic)?;
    }

    // rules T2, T4, F5: without blinds nobody owes anything, and the dealer's place goes to the next who plays
    #[test]
    fn in_stud_whoever_can_bring_it_in_is_dealt_in(button in 0_usize..10, traffic in traffic(8)) {
        let config = TableConfig {
            game: &catalog::SEVEN_CARD_STUD,
            structure: Structure::Limit,
            stakes: Stakes::bring_in(Chips(10), Chips(30), Chips(100), Chips(200)),
            min_buy_in: Chips(400),
            max_buy_in: Chips(3000),
            ..cash(0)
        };
        play(&config, button, traffic)?;
    }
}
