//! Tournaments: rules M1 to M4.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::{
    Chips, Choices, Clock, Deck, Game, Hand, NoChips, Passive, PerSeat, Room, Seat, SeatSet, Speed, Stakes, Structure,
    Tournament, TournamentConfig, catalog, level_stakes, prizes, shared,
};
use proptest::prelude::*;
use support::ledger::{Ledger, Wrong};
use support::random::config as cases;
use support::seat;

fn config(game: &'static Game, rebuy_levels: u32) -> TournamentConfig {
    TournamentConfig {
        game,
        structure: Structure::NoLimit,
        room: Room::CIRCOLO,
        speed: Speed::Regular,
        clock: Clock::Hands,
        buy_in: Chips(1_000),
        rebuy_levels,
    }
}

fn tournament(config: &TournamentConfig, seats: usize) -> Tournament {
    Tournament::new(config, SeatSet::first(seats), seat(0))
}

/// One hand that leaves these stacks.
fn leaves(tournament: &mut Tournament, config: &TournamentConfig, stacks: &[u64]) {
    let setup = tournament.deal(config).unwrap();
    let total = |stacks: &PerSeat<Chips>| stacks.iter().map(|(_, chips)| chips.0).sum::<u64>();
    let stacks = PerSeat::from_fn(|seat| Chips(stacks.get(seat.index()).copied().unwrap_or(0)));
    assert_eq!(total(&stacks), total(&setup.stacks), "chips come from nowhere");
    tournament.settle(&stacks);
}

fn places(tournament: &Tournament) -> Vec<(usize, usize)> {
    tournament.finishes().iter().map(|finish| (finish.seat.index(), finish.place)).collect()
}

// rule M1
#[test]
fn a_level_ends_after_so_many_hands_and_changes_the_next_one() {
    let config = config(&catalog::HOLDEM, 0);
    let mut tournament = tournament(&config, 3);
    let mut blinds = Vec::new();
    for hand in 0..31 {
        assert_eq!(tournament.left_of_level(&config), 10 - hand % 10);
        let setup = tournament.deal(&config).unwrap();
        blinds.push(setup.stakes.big_blind.0);
        tournament.settle(&setup.stacks);
    }
    let ten = |big: u64| std::iter::repeat_n(big, 10);
    assert_eq!(blinds, ten(20).chain(ten(30)).chain(ten(50)).chain([80]).collect::<Vec<_>>());
}

// rule M1
#[test]
fn a_level_ends_after_so_many_minutes_of_table_time() {
    let config = TournamentConfig { clock: Clock::Minutes, ..config(&catalog::HOLDEM, 0) };
    let mut tournament = tournament(&config, 3);
    let setup = tournament.deal(&config).unwrap();
    tournament.pass(8 * 60 - 1);
    assert_eq!((tournament.level(&config), tournament.left_of_level(&config)), (0, 1));
    tournament.pass(1);
    assert_eq!(
        (setup.stakes.big_blind, tournament.level(&config)),
        (Chips(20), 1),
        "the running hand keeps its stakes"
    );
    tournament.settle(&setup.stacks);
    assert_eq!(tournament.deal(&config).unwrap().stakes.big_blind, Chips(30));
}

// rule M1: blinds, antes, and in stud antes, bring-in and bets rise together
#[test]
fn every_level_of_every_game_can_be_played_and_is_above_the_last() {
    for game in catalog::GAMES {
        let mut last = Stakes::default();
        for level in 0..24 {
            let stakes = level_stakes(game, level);
            for structure in Structure::ALL {
                assert_eq!(stakes.problems(game, structure), [], "{} level {level}", game.code);
            }
            assert!(stakes.small_bet > last.small_bet && stakes.ante >= last.ante && stakes.bring_in >= last.bring_in);
            last = stakes;
        }
        assert_eq!(level_stakes(game, u32::MAX), last, "the last level stays");
    }
    let blinds = level_stakes(&catalog::HOLDEM, 4);
    assert_eq!((blinds.small_blind, blinds.big_blind, blinds.ante), (Chips(50), Chips(100), Chips(10)));
    assert_eq!(level_stakes(&catalog::HOLDEM, 3).ante, Chips(0));
    let stud = level_stakes(&catalog::SEVEN_CARD_STUD, 4);
    assert_eq!(stud, Stakes::bring_in(Chips(10), Chips(30), Chips(100), Chips(200)));
}

// rule M1: what the speeds promise
#[test]
fn faster_tournaments_have_fewer_big_blinds_and_shorter_levels() {
    let big = level_stakes(&catalog::HOLDEM, 0).big_blind;
    assert_eq!(Speed::ALL.map(|speed| Speed::by_code(speed.code())), Speed::ALL.map(Some));
    assert_eq!(Speed::ALL.map(Speed::stack), [150, 75, 50, 25].map(|blinds| big.times(blinds)));
    for clock in Clock::ALL {
        assert!(Speed::ALL.is_sorted_by(|slower, faster| slower.length(clock) > faster.length(clock)));
        assert_eq!(Clock::by_code(clock.code()), Some(clock));
    }
}

// rule M4
#[test]
fn of_two_who_bust_the_larger_stack_finishes_higher() {
    let config = config(&catalog::HOLDEM, 0);
    let mut four = tournament(&config, 4);
    leaves(&mut four, &config, &[1000, 2000, 1400, 1600]);
    leaves(&mut four, &config, &[0, 4600, 0, 1400]);
    assert_eq!(places(&four), [], "not before the hand is closed");
    four.close();
    assert_eq!(places(&four), [(0, 4), (2, 3)]);
    leaves(&mut four, &config, &[0, 6000, 0, 0]);
    assert!(four.deal(&config).is_none());
    assert_eq!(places(&four), [(0, 4), (2, 3), (3, 2), (1, 1)]);
    // 4,000 in all: 65 and 35 percent.
    assert_eq!([0, 1, 2, 3].map(|number| four.payout(&config)[seat(number)].0), [0, 2600, 0, 1400]);
}

// rule M4: equal stacks share the place and split the sum of its prizes
#[test]
fn equal_stacks_share_a_place_and_its_prizes() {
    let config = TournamentConfig { buy_in: Chips(1_001), ..config(&catalog::HOLDEM, 0) };
    let mut eight = tournament(&config, 8);
    leaves(&mut eight, &config, &[0, 0, 0, 0, 0, 3000, 3000, 6000]);
    eight.close();
    assert_eq!(eight.finishes().iter().map(|finish| (finish.place, finish.sharing)).collect::<Vec<_>>(), [(4, 5); 5]);
    let setup = eight.deal(&config).unwrap();
    assert_eq!((setup.button, setup.blinds()), (seat(1), Some((None, seat(5)))), "the big blind was 2: dead button");
    let stacks = PerSeat::from_fn(|seat| Chips(if seat.index() == 7 { 12_000 } else { 0 }));
    eight.settle(&stacks);
    eight.close();
    assert_eq!(places(&eight)[5..], [(5, 2), (6, 2), (7, 1)]);
    // 50, 30 and 20 percent of 8,008 are 4,004, 2,402.4 and 1,601.6; the unit that is left over goes to place 1.
    // Places 2 and 3 have 4,003 together, and the odd unit goes to the first left of the button.
    assert_eq!([5, 6, 7].map(|number| eight.payout(&config)[seat(number)].0), [2_002, 2_001, 4_005]);
}

// rule M4: units that are left over go from the button's left, the button itself last
#[test]
fn of_equals_the_first_left_of_the_button_is_given_the_odd_unit() {
    let config = TournamentConfig { buy_in: Chips(1_002), ..config(&catalog::HOLDEM, 0) };
    let mut four = Tournament::new(&config, SeatSet::first(4), seat(2));
    leaves(&mut four, &config, &[6000, 0, 0, 0]);
    four.close();
    // 65 and 35 percent of 4,008 are 2,605.2 and 1,402.8; the unit left over goes to place 1. Of the three who share the
    // 1,402, seat 3 is the first left of the button.
    assert_eq!([0, 1, 2, 3].map(|number| four.payout(&config)[seat(number)].0), [2606, 467, 467, 468]);
}

// rule M4
#[test]
fn prizes_are_shares_whose_sum_is_the_pool() {
    let chips = |amounts: &[u64]| amounts.iter().map(|&chips| Chips(chips)).collect::<Vec<_>>();
    assert_eq!(prizes(2, Chips(2_000)), chips(&[2_000]));
    assert_eq!(prizes(3, Chips(3_000)), chips(&[3_000]));
    assert_eq!(prizes(6, Chips(6_000)), chips(&[3_900, 2_100]));
    assert_eq!(prizes(4, Chips(4_000)), chips(&[2_600, 1_400]));
    assert_eq!(prizes(7, Chips(7_000)), chips(&[3_500, 2_100, 1_400]));
    assert_eq!(prizes(8, Chips(9)), chips(&[5, 3, 1]), "4.5, 2.7 and 1.8: two units left over, one each");
    assert_eq!(prizes(9, Chips(9_000)), chips(&[4_500, 2_700, 1_800]));
    assert_eq!(prizes(10, Chips(7)), chips(&[4, 2, 1]), "3.5, 2.1 and 1.4, and the unit left over to the first");
    assert_eq!(shared(&chips(&[50, 30, 21]), 2, 2), chips(&[26, 25]));
    assert_eq!(shared(&chips(&[50, 30, 20]), 3, 3), chips(&[7, 7, 6]));
    assert_eq!(shared(&chips(&[50, 30, 20]), 4, 2), chips(&[0, 0]));
}

// rule M2
#[test]
fn rebuys_and_one_add_on_are_sold_between_hands_while_their_period_lasts() {
    let config = config(&catalog::HOLDEM, 1);
    let mut three = tournament(&config, 3);
    let setup = three.deal(&config).unwrap();
    assert_eq!(three.rebuy(&config, seat(0)), Err(NoChips::NotNow), "a hand is running");
    three.settle(&setup.stacks);
    leaves(&mut three, &config, &[0, 3000, 1500]);
    assert_eq!(three.rebuy(&config, seat(1)), Err(NoChips::Enough));
    assert_eq!(three.rebuy(&config, seat(0)), Ok(()));
    assert_eq!(three.add_on(&config, seat(1)), Ok(()));
    assert_eq!(three.add_on(&config, seat(1)), Err(NoChips::Had));
    assert_eq!(three.rebuy(&config, seat(9)), Err(NoChips::NotNow), "nobody is there");
    assert_eq!((three.pool(&config), three.bought_again(seat(0))), (Chips(5_000), 1));
    assert_eq!([0, 1, 2].map(|number| three.stack(seat(number)).0), [1500, 4500, 1500]);
    for _ in 2..10 {
        let setup = three.deal(&config).unwrap();
        three.settle(&setup.stacks);
    }
    assert_eq!(three.rebuy(&config, seat(0)), Err(NoChips::Over));
    assert_eq!(three.add_on(&config, seat(0)), Err(NoChips::Over));
    leaves(&mut three, &config, &[0, 7500, 0]);
    three.close();
    assert!(three.is_over());
    // Both lost 1,500: they share places 2 and 3. The winner has the whole pool, re-buy and add-on in it.
    assert_eq!(places(&three)[2], (1, 1));
    assert_eq!(three.payout(&config)[seat(1)], Chips(5_000));
}

// rule M2: the period ends with its last hand, for who busts in it too
#[test]
fn who_busts_in_the_last_hand_of_the_period_is_out() {
    let config = config(&catalog::HOLDEM, 1);
    let mut three = tournament(&config, 3);
    for _ in 0..8 {
        let setup = three.deal(&config).unwrap();
        three.settle(&setup.stacks);
    }
    let mut earlier = three.clone();
    leaves(&mut earlier, &config, &[0, 3000, 1500]);
    assert_eq!(earlier.rebuy(&config, seat(0)), Ok(()), "the ninth hand of ten");
    leaves(&mut three, &config, &[1500; 3]);
    leaves(&mut three, &config, &[0, 3000, 1500]);
    assert_eq!(three.rebuy(&config, seat(0)), Err(NoChips::Over));
    assert_eq!(three.add_on(&config, seat(0)), Err(NoChips::Over));
    three.close();
    assert_eq!(places(&three), [(0, 3)]);
    assert_eq!(earlier.add_on(&config, seat(0)), Ok(()), "besides the re-buy");
    assert_eq!(earlier.stack(seat(0)), Chips(3000));
    assert_eq!(earlier.rebuy(&config, seat(9)), Err(NoChips::NotNow));
}

// rule M3
#[test]
fn everyone_is_dealt_in_and_posts_what_there_is() {
    let config = config(&catalog::HOLDEM, 0);
    let mut four = tournament(&config, 4);
    leaves(&mut four, &config, &[2000, 1990, 2000, 10]);
    // The big blind of 20 comes to the seat with 10.
    let setup = four.deal(&config).unwrap();
    assert_eq!((setup.blinds(), setup.dealt_in().len()), (Some((Some(seat(2)), seat(3))), 4));
    // rule F5: all-in with the 10, and the others call the whole blind
    let hand = Hand::start(setup, Deck::dealing(&[])).unwrap();
    assert!(hand.state().is_all_in(seat(3)));
    assert_eq!(hand.turn(), Some(seat(0)));
    assert!(matches!(hand.choices(), Some(Choices::Bet { passive: Passive::Call(Chips(20)), .. })));
}

/// Button, small blind and big blind of the next hand, after which these are out; seat 0 has their chips.
fn bust(tournament: &mut Tournament, config: &TournamentConfig, out: &[usize]) -> (usize, Option<usize>, usize) {
    let setup = tournament.deal(config).unwrap();
    assert_eq!(tournament.closed(), *tournament, "during a hand nobody is out");
    let mut stacks = setup.stacks;
    for &number in out {
        let lost = std::mem::take(&mut stacks[seat(number)]);
        stacks[seat(0)] += lost;
    }
    tournament.settle(&stacks);
    let (small, big) = setup.blinds().unwrap();
    (setup.button.index(), small.map(Seat::index), big.index())
}

// rules M3, T4: the big blind goes on, and the small blind and the button are dead where somebody went out
#[test]
fn the_blinds_go_on_after_eliminations() {
    let config = config(&catalog::HOLDEM, 0);
    let mut five = tournament(&config, 5);
    assert_eq!(bust(&mut five, &config, &[1, 2]), (0, Some(1), 2));
    assert_eq!(bust(&mut five, &config, &[]), (1, None, 3), "button and small blind are dead");
    assert_eq!(bust(&mut five, &config, &[]), (2, Some(3), 4));
    assert_eq!(bust(&mut five, &config, &[3]), (3, Some(4), 0));
    // Heads-up the other one is button and small blind, and 4, who paid the small blind, is due the big one.
    assert_eq!(bust(&mut five, &config, &[]), (0, Some(0), 4));
    assert_eq!(bust(&mut five, &config, &[4]), (4, Some(4), 0));
    assert!(five.deal(&config).is_none());
    assert_eq!(places(&five), [(1, 4), (2, 4), (3, 3), (4, 2), (0, 1)]);
}

// rules M3, T4: in stud the dealer's place goes to the next who is left
#[test]
fn the_dealer_of_stud_moves_past_who_is_out() {
    let config = config(&catalog::SEVEN_CARD_STUD, 0);
    let mut four = Tournament::new(&config, SeatSet::first(4), seat(1));
    let mut dealer = |stacks: &[u64]| {
        let setup = four.deal(&config).unwrap();
        four.settle(&PerSeat::from_fn(|seat| Chips(stacks.get(seat.index()).copied().unwrap_or(0))));
        setup.button.index()
    };
    let dealers = [dealer(&[1500; 4]), dealer(&[3000, 1500, 1500, 0]), dealer(&[3000, 1500, 1500, 0])];
    assert_eq!((dealers, dealer(&[6000, 0, 0, 0])), ([1, 2, 0], 1));
    assert!(four.deal(&config).is_none());
}

/// Who wins a hand, how many quarters of everyone's stack, and whether somebody buys chips after it.
type Won = (usize, u64, bool);

/// Hands in which chips go from seat to seat as chance has it.
fn plans() -> impl Strategy<Value = (&'static Game, usize, usize, u32, Vec<Won>)> {
    let game = prop::sample::select(catalog::GAMES.to_vec());
    let hand = (0_usize..10, 0_u64..6, any::<bool>());
    (game, 2_usize..=10, 0_usize..10, 0_u32..3, prop::collection::vec(hand, 1..200))
}

proptest! {
    #![proptest_config(cases(2_000))]

    // rules M1 to M4, T4
    #[test]
    fn no_chip_is_lost_and_the_places_are_a_permutation((game, seats, button, rebuys, plan) in plans()) {
        let config = TournamentConfig { speed: Speed::Hyper, buy_in: Chips(7), ..config(game, rebuys) };
        let entrants = SeatSet::first(seats.min(usize::from(game.max_seats)));
        let mut tournament = Tournament::new(&config, entrants, seat(button));
        let mut ledger = Ledger::new(&config, entrants, seat(button));
        let mut hands = plan.into_iter().cycle();
        while let Some(setup) = tournament.deal(&config).filter(|_| ledger.hands() < 2_000) {
            prop_assert_eq!(setup.problems(), vec![]);
            told(ledger.deals(&tournament, &setup))?;
            // Somebody wins a part of everyone's stack.
            let (winner, quarters, buys) = hands.next().unwrap();
            let players: Vec<Seat> = setup.dealt_in().iter().collect();
            let winner = players[winner % players.len()];
            let mut stacks = setup.stacks;
            for &seat in players.iter().filter(|&&seat| seat != winner) {
                let lost = Chips((stacks[seat].0 * quarters).div_ceil(4)).min(stacks[seat]);
                stacks[seat] = stacks[seat].saturating_sub(lost);
                stacks[winner] += lost;
            }
            told(ledger.settles(&mut tournament, 60, &stacks))?;
            if buys {
                told(ledger.rebuys(&mut tournament, players[0]))?;
                told(ledger.adds_on(&mut tournament, players[0]))?;
            }
            told(ledger.closes(&tournament))?;
        }
        if tournament.is_over() {
            told(ledger.ends(&tournament))?;
        }
    }
}

fn told(books: Result<(), Wrong>) -> Result<(), TestCaseError> {
    books.map_err(|wrong| TestCaseError::fail(wrong.to_string()))
}
