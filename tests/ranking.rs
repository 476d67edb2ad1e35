//! What beats what, against the rule book, against trying everything, and against whole packs counted out.

// A test says what it expects.
#![allow(clippy::expect_used)]

#[path = "ranking/counts.rs"]
mod counts;
#[path = "ranking/naive.rs"]
mod naive;
#[path = "ranking/random.rs"]
mod random;
#[path = "ranking/vectors.rs"]
mod vectors;

use controbuio::rules::Rank::*;
use controbuio::rules::rank::{Best, HandName, HoleUse, Ranking, Showing, Strength};
use controbuio::rules::{Card, CardSet};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

fn set(text: &str) -> CardSet {
    text.parse().expect("cards")
}

fn high(text: &str) -> Strength {
    Ranking::High.strength(HoleUse::Any, set(text), CardSet::EMPTY).expect("a hand")
}

fn low_eight(text: &str) -> Option<Strength> {
    Ranking::LowEight.strength(HoleUse::Any, set(text), CardSet::EMPTY)
}

fn razz(text: &str) -> Strength {
    Ranking::LowAceFive.strength(HoleUse::Any, set(text), CardSet::EMPTY).expect("a hand")
}

fn best(ranking: Ranking, hole_use: HoleUse, hole: &str, board: &str) -> Best {
    ranking.best(hole_use, &cards(hole), &cards(board)).expect("a hand")
}

fn read(best: &Best) -> String {
    best.cards.map(|card| card.to_string()).join(" ")
}

/// The first is the best, and each beats the next.
fn assert_descending<S: Ord + std::fmt::Debug>(hands: &[&str], strength: impl Fn(&str) -> S) {
    for pair in hands.windows(2) {
        assert!(strength(pair[0]) > strength(pair[1]), "{} should beat {}", pair[0], pair[1]);
    }
}

// rule H1
#[test]
fn h1_categories_in_order() {
    let hands = [
        "As Ks Qs Js Ts",
        "5d 4d 3d 2d Ad",
        "2c 2d 2h 2s 3c",
        "2c 2d 2h 3c 3d",
        "7s 5s 4s 3s 2s",
        "Ah Kc Qc Jd Tc",
        "5d 4h 3d 2c As",
        "2c 2d 2h 4c 3d",
        "3c 3d 2c 2h 4s",
        "2c 2d 5h 4s 3c",
        "Ac Kd Qh Js 9c",
        "7c 5d 4h 3s 2c",
    ];
    assert_descending(&hands, high);
}

// rule H1
#[test]
fn h1_the_ace_is_low_in_the_wheel_only() {
    assert_descending(&["6c 5d 4h 3s 2c", "Ac 5d 4h 3s 2c", "Ac Ad Ah Ks Qc"], high);
    // No straight goes around.
    assert_descending(&["2c 2d 5h 4s 3c", "Kc Ad 2h 3s 4c", "Kc Qd Jh 3s 2c"], high);
    let wheel = best(Ranking::High, HoleUse::Any, "Ac 2d", "3h 4s 5c Kd Kh");
    assert_eq!(wheel.name, HandName::Straight { top: Five });
    assert_eq!(read(&wheel), "5c 4s 3h 2d Ac");
    let royal = best(Ranking::High, HoleUse::Any, "As Ks", "Qs Js Ts Ah Ad");
    assert_eq!(royal.name, HandName::StraightFlush { top: Ace });
}

// rule S5
#[test]
fn s5_kickers_decide() {
    let board = "Kd Ks 9h 5c 6h";
    let queen = best(Ranking::High, HoleUse::Any, "Ah Qs", board);
    let jack = best(Ranking::High, HoleUse::Any, "As Jd", board);
    assert!(queen.strength > jack.strength);
    assert_eq!(queen.name, HandName::Pair { pair: King, kickers: [Ace, Queen, Nine] });
    assert_eq!(jack.name, HandName::Pair { pair: King, kickers: [Ace, Jack, Nine] });
    assert_eq!(queen.name.deciding_kicker(jack.name), Some(Queen));
    assert_eq!(queen.name.deciding_kicker(queen.name), None);
    let nines = best(Ranking::High, HoleUse::Any, "9c 9d", board);
    assert_eq!(nines.name, HandName::FullHouse { three: Nine, two: King });
    assert_eq!(nines.name.deciding_kicker(queen.name), None);
}

// rule S5
#[test]
fn s5_every_combination_has_its_kickers() {
    let decides = |winner: &str, loser: &str| {
        let [winner, loser] = [winner, loser].map(|hand| best(Ranking::High, HoleUse::Any, hand, ""));
        assert!(winner.strength > loser.strength);
        winner.name.deciding_kicker(loser.name)
    };
    assert_eq!(decides("Ac Kd 9h 8s 3c", "Ad Kc 9s 8h 2c"), Some(Three));
    assert_eq!(decides("Ac Kd 9h 8s 3c", "Kc Qd 9s 8h 2c"), None);
    assert_eq!(decides("9c 9d 5h 5s 8c", "9h 9s 5c 5d 7c"), Some(Eight));
    assert_eq!(decides("9c 9d 5h 5s 7c", "9h 9s 4c 4d 8c"), None);
    assert_eq!(decides("9c 9d 9h Ks 8c", "9c 9d 9h Ks 7c"), Some(Eight));
    assert_eq!(decides("9c 9d 9h 9s 8c", "9c 9d 9h 9s 7c"), Some(Eight));
    assert_eq!(decides("Ac Jc 9c 8c 7c", "Ad Td 9d 8d 7d"), Some(Jack));
    assert_eq!(decides("Tc 9d 8h 7s 6c", "9d 8h 7s 6c 5c"), None);
    assert_eq!(decides("9c 9d 9h 5s 5c", "9c 9d 9h 4s 4c"), None);
}

// rule S2
#[test]
fn s2_suits_break_no_tie() {
    let board = set("6h 7s Tc 8d 9s");
    let aces = Ranking::High.strength(HoleUse::Any, set("Ah Ac"), board);
    assert_eq!(aces, Ranking::High.strength(HoleUse::Any, set("7h 2c"), board));
    assert_eq!(high("As Ks 9s 8s 2s"), high("Ac Kc 9c 8c 2c"));
}

// rule S3
#[test]
fn s3_the_best_suits_play() {
    let pairs = best(Ranking::High, HoleUse::Any, "Kc Kd Kh", "9c 9d Ks 9s");
    assert_eq!(read(&pairs), "Ks Kh Kd Kc 9s");
    // The straight could take either ten and either nine.
    let straight = best(Ranking::High, HoleUse::Any, "Tc Td", "9h 9s 8c 7d 6h");
    assert_eq!(read(&straight), "Td 9s 8c 7d 6h");
    // With two private cards the ten must be the lower one.
    let two = best(Ranking::High, HoleUse::ExactlyTwo, "Tc 9s 2d 2h", "Ts 9c 8c 7d 6h");
    assert_eq!(read(&two), "Tc 9s 8c 7d 6h");
    let low = best(Ranking::LowEight, HoleUse::Any, "2c 2h", "3d 4s 8c 7d 7h");
    assert_eq!(read(&low), "8c 7h 4s 3d 2h");
}

/// Omaha hands of two given ranks, in suits that make no flush, and two cards that do not help.
fn omaha(board: &str, two: &str, others: &str) -> Best {
    best(Ranking::High, HoleUse::ExactlyTwo, &format!("{two} {others}"), board)
}

// rule H2
#[test]
fn h2_a_lone_heart_is_no_flush() {
    let board = "Th 7s 2h 3h Kh";
    assert!(matches!(omaha(board, "Ah Qs", "Jd 9c").name, HandName::HighCard { .. }));
    let nuts = omaha(board, "Ah 4h", "Jd 9c");
    assert_eq!(nuts.name, HandName::Flush { ranks: [Ace, King, Ten, Four, Three] });
    assert!(nuts.strength > omaha(board, "Qh Jh", "Ad 9c").strength);
    let holdem = best(Ranking::High, HoleUse::Any, "Ah Qs", board);
    assert_eq!(holdem.name, HandName::Flush { ranks: [Ace, King, Ten, Three, Two] });
}

// rule H2
#[test]
fn h2_a_straight_on_the_board() {
    let board = "7h 8h 9s Tc Jd";
    let top = |two: &str| match omaha(board, two, "2c 2d").name {
        HandName::Straight { top } => top,
        other => unreachable!("{two} plays {other:?}"),
    };
    assert_eq!(top("5c 6d"), Nine);
    assert_eq!(top("Kc Qd"), King);
    for two in ["7c 8d", "8c 9d", "9c Td", "Ts Js", "Jc 7d"] {
        assert_eq!(top(two), Jack, "{two}");
    }
    for two in ["Qc Js", "Qc Td", "Qc 9d", "Qc 8d"] {
        assert_eq!(top(two), Queen, "{two}");
    }
    let holdem = |hole: &str| best(Ranking::High, HoleUse::Any, hole, board).name;
    assert_eq!(holdem("2c 3d"), HandName::Straight { top: Jack });
    assert_eq!(holdem("Qc 3d"), HandName::Straight { top: Queen });
    assert_eq!(holdem("Kc Qd"), HandName::Straight { top: King });
}

// rule H2
#[test]
fn h2_quads_on_the_board() {
    let board = "Kh Ks Kc Kd 9s";
    let aces = omaha(board, "Ac Ad", "2c 3d");
    assert_eq!(aces.name, HandName::FullHouse { three: King, two: Ace });
    assert_eq!(read(&aces), "Ks Kh Kd Ad Ac");
    let queens = omaha(board, "Qc Qd", "2c 3d");
    assert_eq!(queens.name, HandName::FullHouse { three: King, two: Queen });
    assert!(aces.strength > queens.strength);
    assert!(queens.strength > omaha(board, "Jc Jd", "Ac Qh").strength);
    let holdem = |hole: &str| best(Ranking::High, HoleUse::Any, hole, board).name;
    assert_eq!(holdem("Ac 2d"), HandName::FourOfAKind { four: King, kicker: Ace });
    assert_eq!(holdem("Qc 2d"), HandName::FourOfAKind { four: King, kicker: Queen });
    assert_eq!(holdem("8c 2d"), HandName::FourOfAKind { four: King, kicker: Nine });
}

// rule H2
#[test]
fn h2_three_kings_on_the_board() {
    let board = "Kc Kh Ks 7s As";
    let hands = [
        ("Ad Kd", HandName::FourOfAKind { four: King, kicker: Ace }),
        ("Kd Qc", HandName::FourOfAKind { four: King, kicker: Queen }),
        ("Kd Jc", HandName::FourOfAKind { four: King, kicker: Jack }),
        ("Kd 4c", HandName::FourOfAKind { four: King, kicker: Four }),
        ("Ac Ad", HandName::FullHouse { three: Ace, two: King }),
        ("Qc Qd", HandName::FullHouse { three: King, two: Queen }),
    ];
    for (two, name) in hands {
        assert_eq!(omaha(board, two, "2c 3d").name, name, "{two}");
    }
    let strength = |two: &str| omaha(board, two, "2c 3d").strength;
    assert!(strength("Kd 4c") > strength("Ac Ad"));
    assert!(strength("Ac Ad") > strength("Ac 7d"));
    let holdem = |hole: &str| best(Ranking::High, HoleUse::Any, hole, board);
    assert_eq!(holdem("Kd 2c").name, HandName::FourOfAKind { four: King, kicker: Ace });
    assert!(holdem("Kd 2c").strength > holdem("Ac Ad").strength);
    assert_eq!(holdem("Ac Ad").name, HandName::FullHouse { three: Ace, two: King });
}

// rule H3
#[test]
fn h3_lows_in_order() {
    let hands =
        ["5 4 3 2 A", "6 5 4 3 2", "7 4 3 2 A", "7 5 4 3 2", "7 6 3 2 A", "7 6 5 4 3", "8 4 3 2 A", "8 6 5 4 A"]
            .into_iter()
            .chain(["8 6 5 4 2", "8 6 5 4 3", "8 7 3 2 A", "8 7 6 5 4"]);
    // In one suit, where a straight or a flush would be, it makes no difference.
    let suited =
        |suit: &str, hand: &str| low_eight(&hand.split(' ').map(|rank| format!("{rank}{suit}")).collect::<String>());
    let strengths: Vec<_> = hands.map(|hand| suited("c", hand).expect(hand)).collect();
    assert!(strengths.is_sorted_by(|better, worse| better > worse));
    assert_eq!(low_eight("5c 4d 3h 2s Ac"), suited("h", "5 4 3 2 A"));
}

// rule H3
#[test]
fn h3_five_different_ranks_of_eight_or_below() {
    assert!(low_eight("Ac 3d 4h 5s 8c").is_some());
    assert!(low_eight("Ac Ad 4h 5s 8c").is_none());
    assert!(low_eight("8c 6d 5h 4s 3c").is_some());
    assert!(low_eight("9c 4d 3h 2s Ac").is_none());
    assert!(low_eight("Kc Kd 8h 7s 3c 2d Ac").is_some());
    let low = best(Ranking::LowEight, HoleUse::Any, "Ac Kd", "8h 7s 3c 2d 2h");
    assert_eq!(low.name, HandName::Low { ranks: [Eight, Seven, Three, Two, Ace] });
    assert_eq!(read(&low), "8h 7s 3c 2h Ac");
}

// rules G3 and H3
#[test]
fn h3_omaha_lows_use_exactly_two_and_three() {
    let low = |hole: &str, board: &str| Ranking::LowEight.best(HoleUse::ExactlyTwo, &cards(hole), &cards(board));
    assert!(low("Ac 2d 3h 4s", "5c 6d Kh Ks Qc").is_none());
    let counterfeit = low("Ac 2d Kh Ks", "2c 5d 7h 8s Qc").expect("a low");
    assert_eq!(counterfeit.name, HandName::Low { ranks: [Eight, Seven, Five, Two, Ace] });
    assert!(low("Ac Ad Kh Qs", "2c 3d 4h 5s 6c").is_none());
    // The high may play other cards than the low (rule G3).
    let board = "2c 5d 7h Ks Kd";
    assert_eq!(read(&low("Ac 3d Kh Qs", board).expect("a low")), "7h 5d 3d 2c Ac");
    assert_eq!(read(&best(Ranking::High, HoleUse::ExactlyTwo, "Ac 3d Kh Qs", board)), "Ks Kh Kd Ac 7h");
}

// Razz: ace-to-five without a limit.
#[test]
fn razz_hands_in_order() {
    let hands = [
        "5s 4s 3s 2s As",
        "6c 4d 3h 2s Ac",
        "6c 5d 4h 3s 2c",
        "8c 7d 6h 5s 4c",
        "9c 4d 3h 2s Ac",
        "Kc Qd Jh Ts 9c",
        "Ac Ad 4h 3s 2c",
        "Ac Ad Kh Qs Jc",
        "2c 2d 4h 3s Ac",
        "Kc Kd Qh Js Tc",
        "2c 2d Ah As 3c",
        "Ac Ad Ah 3s 2c",
        "Ac Ad Ah 2s 2c",
        "Ac Ad Ah As 2c",
    ];
    assert_descending(&hands, razz);
    assert_eq!(razz("5s 4s 3s 2s As"), razz("5c 4d 3h 2s Ac Kd Kh"));
    let pair = best(Ranking::LowAceFive, HoleUse::Any, "Kc Kd 3h", "3s 2c 2d Ac");
    assert_eq!(pair.name, HandName::Pair { pair: Two, kickers: [King, Three, Ace] });
    assert_eq!(read(&pair), "2d 2c Kd 3s Ac");
    let low = best(Ranking::LowAceFive, HoleUse::Any, "Kc 9d 3h", "3s 2c 2d Ac");
    assert_eq!(low.name, HandName::Low { ranks: [King, Nine, Three, Two, Ace] });
}

// rule B2
#[test]
fn b2_showing_hands() {
    let high = |up: &str| Ranking::High.showing(&cards(up));
    assert_descending(&["Ac", "Kd", "2c"], high);
    assert_descending(&["2c 2d", "Ac Kd", "Ac Qd", "Kc Qd"], high);
    assert_descending(&["3c 3d 3h", "Ac Ad Kh", "Ac Ad Qh", "Ac Kc Qc"], high);
    let four =
        ["2c 2d 2h 2s", "3c 3d 3h Ks", "3c 3d 3h Qs", "5c 5d 4h 4s", "5c 5d 3h 3s", "Ac Ad Kh Js", "Ac Ad Kh Ts"];
    assert_descending(&four, high);
    // Four to a straight or a flush is only its highest card.
    assert_descending(&["2c 2d 4h 3s", "Ac Kc Qc Jc", "As Kd Qh Ts"], high);
    assert_eq!(high("Ac Kd 9h"), high("As Kh 9c"));
}

// Razz: the lowest showing opens.
#[test]
fn razz_showing_hands() {
    let low = |up: &str| Ranking::LowAceFive.showing(&cards(up));
    assert_descending(&["Ac", "2d", "Kc"], low);
    assert_descending(&["4c 3d 2h Ac", "5c 3d 2h Ac", "Kc Qd Jh Ts", "Ac Ad 3h 2s", "2c 2d 3h As", "2c 2d Ah As"], low);
    let none: [Showing; 2] = [Ranking::High.showing(&[]), Ranking::High.showing(&cards("2c"))];
    assert!(none[0] < none[1]);
}

#[test]
fn too_few_cards_make_no_hand() {
    for ranking in [Ranking::High, Ranking::LowEight, Ranking::LowAceFive] {
        assert_eq!(ranking.strength(HoleUse::Any, set("Ac 2c"), set("3c 4c")), None);
        assert_eq!(ranking.best(HoleUse::Any, &cards("Ac 2c"), &cards("3c 4c")), None);
        assert_eq!(ranking.strength(HoleUse::ExactlyTwo, set("Ac 2c 3c"), set("4c 5c")), None);
        assert_eq!(ranking.strength(HoleUse::ExactlyTwo, set("Ac"), set("2c 3c 4c 5c 6c")), None);
    }
}
