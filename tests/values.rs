//! The plain values: chips, cards, seats, and what a hand begins with.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use controbuio::rules::Structure::{Limit, NoLimit, PotLimit};
use controbuio::rules::{
    Card, CardError, CardSet, Chips, Deck, Forced, Game, Hand, PerSeat, Rank, Room, Seat, SeatSet, Seed, Setup,
    SetupError, SetupProblem, Stakes, StakesProblem, Suit, catalog,
};
use proptest::prelude::*;
use support::random::{config, setups};
use support::{cards, holdem, seat, stud};

#[test]
fn chips_say_what_happens_when_there_are_too_few() {
    assert_eq!(Chips(5).checked_sub(Chips(5)), Some(Chips::ZERO));
    assert_eq!(Chips(5).checked_sub(Chips(6)), None);
    assert_eq!(Chips(5).saturating_sub(Chips(6)), Chips::ZERO);
    assert_eq!(Chips(5).saturating_sub(Chips(2)), Chips(3));
    assert!(Chips(0).is_zero() && !Chips(1).is_zero());
}

#[test]
fn chips_never_wrap_around() {
    let most = Chips(u64::MAX);
    assert_eq!(most + Chips(1), most);
    assert_eq!(most.times(2), most);
    let mut sum = most;
    sum += Chips(1);
    assert_eq!(sum, most);
    assert_eq!([most, Chips(1)].into_iter().sum::<Chips>(), most);
}

// rule S3
#[test]
fn chips_split_into_equal_shares_and_odd_units() {
    assert_eq!(Chips(10_001).split(2), (Chips(5_000), Chips(1)));
    assert_eq!(Chips(101).split(3), (Chips(33), Chips(2)));
    assert_eq!(Chips(2).split(3), (Chips(0), Chips(2)));
    assert_eq!(Chips(7).split(0), (Chips(0), Chips(7)), "without a winner all is left over");
}

// rule G6
#[test]
fn the_pack_has_every_rank_in_every_suit_once() {
    let pack: Vec<Card> = Card::all().collect();
    assert_eq!(pack.len(), 52);
    let by_rank_and_suit =
        Rank::ALL.into_iter().flat_map(|rank| Suit::ALL.into_iter().map(move |suit| Card::new(rank, suit)));
    assert!(pack.iter().copied().eq(by_rank_and_suit));
    for (number, card) in pack.iter().enumerate() {
        assert_eq!(usize::from(card.id()), number);
        assert_eq!(Card::from_id(card.id()), Some(*card));
        assert_eq!(card.to_string().parse(), Ok(*card));
    }
    assert_eq!((Card::from_id(52), Card::from_id(255)), (None, None));
}

#[test]
fn a_card_is_a_rank_and_a_suit_and_nothing_else() {
    let card: Card = "Th".parse().unwrap();
    assert_eq!((card.rank(), card.suit()), (Rank::Ten, Suit::Hearts));
    for broken in ["", "A", "h", "hA", "AH", "ah", "10h", "1h", "Ahh", "Xh", "Ax", " Ah", "A♥", "é"] {
        assert_eq!(broken.parse::<Card>(), Err(CardError(broken.to_owned())));
    }
}

#[test]
fn cards_are_saved_as_text() {
    let hand = cards("AhTc");
    assert_eq!(serde_json::to_string(&hand).unwrap(), r#"["Ah","Tc"]"#);
    assert_eq!(serde_json::from_str::<Vec<Card>>(r#"["Ah","Tc"]"#).unwrap(), hand);
    for broken in [r#"["Ah","Tx"]"#, r"[12]", r#"[""]"#, r"[null]"] {
        assert!(serde_json::from_str::<Vec<Card>>(broken).is_err(), "{broken}");
    }
}

#[test]
fn a_card_set_behaves_as_a_set() {
    let set: CardSet = "Ah Kh 2c".parse().unwrap();
    let other: CardSet = "KhKd".parse().unwrap();
    assert_eq!((set.len(), other.len()), (3, 2));
    assert_eq!(set & other, "Kh".parse().unwrap());
    assert_eq!(set - other, "Ah2c".parse().unwrap());
    assert_eq!(set | other, "2cAhKhKd".parse().unwrap());
    assert!(set.contains(cards("2c")[0]) && !set.contains(cards("2d")[0]));
    let mut grown = set;
    assert!(grown.insert(cards("2d")[0]), "new");
    assert!(!grown.insert(cards("2d")[0]), "there already");
    assert_eq!(grown.len(), 4);
    assert_eq!((CardSet::FULL.len(), CardSet::EMPTY.len(), CardSet::EMPTY.is_empty()), (52, 0, true));
    assert_eq!(Card::all().collect::<CardSet>(), CardSet::FULL);
    let order: Vec<Card> = "As2s3dAcKc".parse::<CardSet>().unwrap().iter().collect();
    assert_eq!(order, cards("KcAc3d2sAs"), "clubs first, the lowest rank first");
    assert_eq!(set.ranks_of(Suit::Hearts), 1 << 12 | 1 << 11);
    for broken in ["A", "AhK", "AhKx", "Ah,Kh"] {
        assert!(broken.parse::<CardSet>().is_err(), "{broken}");
    }
}

#[test]
fn seats_are_numbered_0_to_9() {
    assert!((0..10).all(|number| Seat::new(number).map(Seat::index) == Some(usize::from(number))));
    assert_eq!((Seat::new(10), Seat::new(255)), (None, None));
    assert_eq!(serde_json::from_str::<Seat>("9").unwrap(), seat(9));
    for broken in ["10", "-1", "300", "\"1\"", "1.5", "null"] {
        assert!(serde_json::from_str::<Seat>(broken).is_err(), "{broken}");
    }
}

// rule B2: clockwise is from a number to the next, and from 9 to 0
#[test]
fn seats_go_round_clockwise() {
    let set: SeatSet = [8, 0, 3, 9].into_iter().map(seat).collect();
    let after = |number| set.clockwise_after(seat(number)).map(Seat::index).collect::<Vec<_>>();
    assert_eq!(after(3), [8, 9, 0, 3], "the seat itself comes last");
    assert_eq!(after(9), [0, 3, 8, 9]);
    assert_eq!(after(5), [8, 9, 0, 3], "a seat outside the set is only where it begins");
    assert_eq!(set.next_after(seat(9)), Some(seat(0)));
    assert_eq!(SeatSet::EMPTY.next_after(seat(4)), None);
    let alone: SeatSet = [seat(4)].into_iter().collect();
    assert_eq!(alone.next_after(seat(4)), Some(seat(4)));
    assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 3, 8, 9]);
}

#[test]
fn a_seat_set_behaves_as_a_set() {
    let mut set = SeatSet::first(3);
    assert_eq!((set.len(), SeatSet::first(99).len(), SeatSet::first(0)), (3, 10, SeatSet::EMPTY));
    set.insert(seat(7));
    set.remove(seat(0));
    set.remove(seat(9));
    let same: SeatSet = [1, 2, 7].into_iter().map(seat).collect();
    assert_eq!(set, same);
    let odd: SeatSet = [1, 3, 5, 7, 9].into_iter().map(seat).collect();
    assert_eq!((set & odd).len(), 2);
    assert_eq!((set | odd).len(), 6);
    assert_eq!(set - odd, [seat(2)].into_iter().collect());
    assert!((set & odd).is_subset(set) && !set.is_subset(odd) && SeatSet::EMPTY.is_subset(set));
    assert!(set.contains(seat(7)) && !set.contains(seat(0)) && !set.is_empty());
}

#[test]
fn a_saved_seat_set_has_no_seat_beyond_the_table() {
    let set: SeatSet = [0, 9].into_iter().map(seat).collect();
    let saved = serde_json::to_string(&set).unwrap();
    assert_eq!(serde_json::from_str::<SeatSet>(&saved).unwrap(), set);
    for broken in ["1024", "65535", "-1", "70000"] {
        assert!(serde_json::from_str::<SeatSet>(broken).is_err(), "{broken}");
    }
}

fn problems(setup: Setup) -> Vec<SetupProblem> {
    let problems = setup.problems();
    let started = Hand::start(setup, Deck::shuffled(Seed::new([0; 32]), b""));
    let expected = if problems.is_empty() { None } else { Some(SetupError(problems.clone())) };
    assert_eq!(started.err(), expected, "a hand begins exactly if there is no problem");
    problems
}

#[test]
fn a_hand_needs_two_players_with_chips() {
    assert_eq!(problems(holdem(NoLimit, 5, 10, &[100]).setup), [SetupProblem::TooFewPlayers]);
    assert_eq!(problems(holdem(NoLimit, 5, 10, &[]).setup), [SetupProblem::TooFewPlayers]);
    assert_eq!(problems(holdem(NoLimit, 5, 10, &[0, 1, 0, 1]).setup), []);
}

// rules G1 to G5
#[test]
fn a_game_seats_so_many_and_no_more() {
    for game in catalog::GAMES {
        let blinds = holdem(NoLimit, 5, 10, &[1000; 10]).setup;
        let stakes = match game.forced {
            Forced::Blinds => blinds.stakes,
            Forced::BringIn(_) => stud(NoLimit, [1, 3, 10, 20], &[]).setup.stakes,
        };
        let most = usize::from(game.max_seats);
        let seated = |players: usize| Setup {
            game,
            stakes,
            stacks: PerSeat::from_fn(|seat| Chips(if seat.index() < players { 100 } else { 0 })),
            ..blinds
        };
        assert_eq!(problems(seated(most)), [], "{}", game.code);
        if most < 10 {
            assert_eq!(problems(seated(most + 1)), [SetupProblem::TooManyPlayers { most: game.max_seats }]);
        }
    }
    let most = |game: &Game| game.max_seats;
    assert_eq!(most(&catalog::HOLDEM), 10);
    assert_eq!(most(&catalog::OMAHA), 10);
    assert_eq!(most(&catalog::OMAHA_HILO), 10);
    assert_eq!(most(&catalog::SEVEN_CARD_STUD), 8);
    assert_eq!(most(&catalog::FIVE_CARD_STUD), 10);
}

#[test]
fn every_reason_against_a_setup_is_given_at_once() {
    let mut setup = holdem(NoLimit, 20, 10, &[]).setup;
    setup.stakes.small_bet = Chips(0);
    setup.room = Room { cap: 0, ..Room::CIRCOLO };
    setup.stacks[seat(4)] = Chips(Chips::MAX.0 + 1);
    assert_eq!(
        problems(setup),
        [
            SetupProblem::Stakes(StakesProblem::NoSmallBet),
            SetupProblem::Stakes(StakesProblem::SmallBlindAboveBig),
            SetupProblem::Stakes(StakesProblem::SmallBetIsNotBigBlind),
            SetupProblem::TooFewPlayers,
            SetupProblem::NoBets,
            SetupProblem::StackTooLarge(seat(4)),
        ]
    );
    let text = SetupError(problems(setup)).to_string();
    assert_eq!(text.matches("; ").count(), 5, "{text}");
}

// rules F2, F4, B8
#[test]
fn stakes_that_cannot_be_played_for_are_refused_with_every_reason() {
    use StakesProblem::*;
    let blinds = |small, big| Stakes::blinds(Chips(small), Chips(big));
    let flop = |stakes: Stakes, structure| stakes.problems(&catalog::HOLDEM, structure);
    assert_eq!(flop(blinds(5, 10), NoLimit), []);
    assert_eq!(flop(blinds(10, 10), NoLimit), []);
    assert_eq!(flop(blinds(0, 10), NoLimit), []);
    assert_eq!(flop(blinds(0, 0), NoLimit), [NoSmallBet, NoBigBlind]);
    assert_eq!(flop(blinds(11, 10), NoLimit), [SmallBlindAboveBig]);
    let bets = |small, big| Stakes { small_bet: Chips(small), big_bet: Chips(big), ..blinds(5, 10) };
    assert_eq!(flop(bets(20, 40), PotLimit), [SmallBetIsNotBigBlind]);
    assert_eq!(flop(bets(20, 40), Limit), [], "in fixed limit the bets are free of the blinds");
    assert_eq!(flop(bets(10, 9), Limit), [BigBetBelowSmall]);
    assert_eq!(flop(bets(10, 9), NoLimit), [], "elsewhere the big bet means nothing");
    assert_eq!(flop(blinds(5, Chips::MAX.0 + 1), NoLimit), [TooLarge]);
    assert_eq!(flop(blinds(5, 10).with_ante(Chips(u64::MAX)), NoLimit), [TooLarge]);

    let stud = |[ante, bring_in, small, big]: [u64; 4], structure| {
        let stakes = Stakes::bring_in(Chips(ante), Chips(bring_in), Chips(small), Chips(big));
        stakes.problems(&catalog::SEVEN_CARD_STUD, structure)
    };
    assert_eq!(stud([1, 3, 10, 20], Limit), []);
    assert_eq!(stud([0, 9, 10, 20], Limit), []);
    assert_eq!(stud([0, 0, 10, 20], NoLimit), [BringInOutOfRange]);
    assert_eq!(stud([0, 10, 10, 20], NoLimit), [BringInOutOfRange]);
    assert_eq!(stud([0, 10, 0, 20], PotLimit), [NoSmallBet, BringInOutOfRange]);
    assert_eq!(stud([0, 3, 10, 9], Limit), [BigBetBelowSmall]);
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn a_saved_setup_comes_back_as_it_was(setup in setups()) {
        let saved = serde_json::to_string(&setup).unwrap();
        prop_assert!(saved.contains(setup.game.code));
        prop_assert_eq!(serde_json::from_str::<Setup>(&saved).unwrap(), setup);
    }
}

#[test]
fn a_broken_save_of_a_setup_is_an_error() {
    let saved = serde_json::to_string(&holdem(NoLimit, 5, 10, &[100; 3]).button(9).setup).unwrap();
    assert!(serde_json::from_str::<Setup>(&saved).is_ok());
    let broken = |from: &str, to: &str| {
        assert!(saved.contains(from), "{from} is not in {saved}");
        serde_json::from_str::<Setup>(&saved.replace(from, to)).is_err()
    };
    assert!(broken("\"holdem\"", "\"holdup\""), "an unknown game");
    assert!(broken("\"no-limit\"", "\"no-limits\""), "an unknown structure");
    assert!(broken("\"button\":9", "\"button\":10"), "a seat beyond the table");
    assert!(broken("\"big_blind\":10", "\"big_blind\":-10"), "a negative amount");
    assert!(broken("\"big_blind\":10", "\"big_blind\":0.1"), "a broken amount");
    assert!(broken("\"big_blind\":10,", ""), "an amount that is missing");
    assert!(broken("[100,100,100,", "[100,100,"), "a seat that is missing");
    assert!(serde_json::from_str::<Setup>(&saved[..saved.len() - 1]).is_err(), "cut off");
    assert!(serde_json::from_str::<Setup>("").is_err());
}

#[test]
fn the_games_of_the_catalog_are_found_by_their_codes() {
    for game in catalog::GAMES {
        assert_eq!(catalog::by_code(game.code), Some(game));
        assert_eq!(game.problem(), None);
    }
    assert_eq!(catalog::by_code("Holdem"), None);
    assert_eq!(catalog::by_code(""), None);
}
