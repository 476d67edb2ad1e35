//! Texts written by hand, from the rules and the rule book's numbers.

use controbuio::rules::Structure::{Limit, NoLimit};
use controbuio::rules::{Blinds, Chips, Entry, Played, Viewer, catalog};

use super::support::{Play, holdem, reach, seat, stud};
use super::{MONEY, occasion, record};

/// Compares line by line, so that the first wrong one is told.
#[track_caller]
fn reads(play: Play, viewer: Viewer, played: Played<'static>, expected: &str) {
    let text = record(play.hand).transcript(&occasion(viewer, played));
    let expected: Vec<&str> = expected.trim().lines().map(str::trim).collect();
    for (line, expected) in text.lines().zip(&expected) {
        assert_eq!(line, *expected, "in\n{text}");
    }
    assert_eq!(text.trim_end().lines().count(), expected.len(), "{text}");
}

// rule B6a: ten seats, 10/20 limit, capped by the big blind
#[test]
fn a_capped_round_of_fixed_limit() {
    let mut play = holdem(Limit, 5, 10, &[1_000; 10]).hand(3, "AsAh").board("2c 7d 9h").start();
    play.play("3 raises 20, 4-7 fold, 8 raises 30, 9 calls 30, 0 folds, 1 calls 25, 2 raises 40");
    play.play("3 calls 20, 8 calls 10, 9 folds, 1 calls 10, 1 bets 10, 2 folds, 3 folds, 8 folds, 1 mucks");
    reads(
        play,
        Viewer::Seat(seat(3)),
        Played::ForPlay,
        "
        PokerStars Hand #1:  Hold'em Limit (10/20) - 2026/03/01 9:05:07 ET
        Table 'Circolo' 10-max (Play Money) Seat #1 is the button
        Seat 1: Ada (1000 in chips)
        Seat 2: Bruno (1000 in chips)
        Seat 3: Carla (1000 in chips)
        Seat 4: Dino (1000 in chips)
        Seat 5: Elsa (1000 in chips)
        Seat 6: Fabio (1000 in chips)
        Seat 7: Gina (1000 in chips)
        Seat 8: Hugo (1000 in chips)
        Seat 9: Ida (1000 in chips)
        Seat 10: Jacopo (1000 in chips)
        Bruno: posts small blind 5
        Carla: posts big blind 10
        *** HOLE CARDS ***
        Dealt to Dino [As Ah]
        Dino: raises 10 to 20
        Elsa: folds
        Fabio: folds
        Gina: folds
        Hugo: folds
        Ida: raises 10 to 30
        Jacopo: calls 30
        Ada: folds
        Bruno: calls 25
        Carla: raises 10 to 40
        Dino: calls 20
        Ida: calls 10
        Jacopo: folds
        Bruno: calls 10
        *** FLOP *** [2c 7d 9h]
        Bruno: bets 10
        Carla: folds
        Dino: folds
        Ida: folds
        Uncalled bet (10) returned to Bruno
        Bruno collected 190 from pot
        Bruno: doesn't show hand
        *** SUMMARY ***
        Total pot 190 | Rake 0
        Board [2c 7d 9h]
        Seat 1: Ada (button) folded before Flop (didn't bet)
        Seat 2: Bruno (small blind) collected (190)
        Seat 3: Carla (big blind) folded on the Flop
        Seat 4: Dino folded on the Flop
        Seat 5: Elsa folded before Flop (didn't bet)
        Seat 6: Fabio folded before Flop (didn't bet)
        Seat 7: Gina folded before Flop (didn't bet)
        Seat 8: Hugo folded before Flop (didn't bet)
        Seat 9: Ida folded on the Flop
        Seat 10: Jacopo folded before Flop
        ",
    );
}

// rules P3a, P2: 300, 200 and 100 all in; the best hand is the shortest
#[test]
fn three_all_in_with_a_side_pot() {
    let deal = holdem(NoLimit, 500, 1_000, &[30_000, 20_000, 10_000]);
    let mut play = deal.hand(0, "KsKh").hand(1, "QsQh").hand(2, "AsAh").board("2c 7d 9h Jc 4s").start();
    play.play("0 raises 30000, 1 calls, 2 calls");
    reads(
        play,
        Viewer::Rail,
        MONEY,
        "
        PokerStars Hand #1:  Hold'em No Limit ($5/$10 USD) - 2026/03/01 9:05:07 ET
        Table 'Circolo' 10-max Seat #1 is the button
        Seat 1: Ada ($300 in chips)
        Seat 2: Bruno ($200 in chips)
        Seat 3: Carla ($100 in chips)
        Bruno: posts small blind $5
        Carla: posts big blind $10
        *** HOLE CARDS ***
        Ada: raises $290 to $300 and is all-in
        Bruno: calls $195 and is all-in
        Carla: calls $90 and is all-in
        Uncalled bet ($100) returned to Ada
        *** FLOP *** [2c 7d 9h]
        *** TURN *** [2c 7d 9h] [Jc]
        *** RIVER *** [2c 7d 9h Jc] [4s]
        *** SHOW DOWN ***
        Ada: shows [Ks Kh] (a pair of Kings)
        Bruno: shows [Qs Qh] (a pair of Queens)
        Carla: shows [As Ah] (a pair of Aces)
        Ada collected $200 from side pot
        Carla collected $300 from main pot
        *** SUMMARY ***
        Total pot $500 Main pot $300. Side pot $200. | Rake $0
        Board [2c 7d 9h Jc 4s]
        Seat 1: Ada (button) showed [Ks Kh] and won ($200) with a pair of Kings
        Seat 2: Bruno (small blind) showed [Qs Qh] and lost with a pair of Queens
        Seat 3: Carla (big blind) showed [As Ah] and won ($300) with a pair of Aces
        ",
    );
}

// rule S3: of 100.01, the small blind has 50.01 and the button 50.00
#[test]
fn an_odd_cent() {
    let deal = holdem(NoLimit, 50, 101, &[10_000; 3]).hand(0, "AhAc").hand(1, "AsAd").hand(2, "4c5c");
    let mut play = deal.board("Kh Ks Kc 3d 2s").start();
    play.play("0 raises 4950, 1 calls, 2 folds").check_down();
    reads(
        play,
        Viewer::Seat(seat(2)),
        Played::ForMoney { symbol: '€', code: "EUR" },
        "
        PokerStars Hand #1:  Hold'em No Limit (€0.50/€1.01 EUR) - 2026/03/01 9:05:07 ET
        Table 'Circolo' 10-max Seat #1 is the button
        Seat 1: Ada (€100 in chips)
        Seat 2: Bruno (€100 in chips)
        Seat 3: Carla (€100 in chips)
        Bruno: posts small blind €0.50
        Carla: posts big blind €1.01
        *** HOLE CARDS ***
        Dealt to Carla [4c 5c]
        Ada: raises €48.49 to €49.50
        Bruno: calls €49
        Carla: folds
        *** FLOP *** [Kh Ks Kc]
        Bruno: checks
        Ada: checks
        *** TURN *** [Kh Ks Kc] [3d]
        Bruno: checks
        Ada: checks
        *** RIVER *** [Kh Ks Kc 3d] [2s]
        Bruno: checks
        Ada: checks
        *** SHOW DOWN ***
        Bruno: shows [As Ad] (a full house, Kings full of Aces)
        Ada: shows [Ah Ac] (a full house, Kings full of Aces)
        Bruno collected €50.01 from pot
        Ada collected €50 from pot
        *** SUMMARY ***
        Total pot €100.01 | Rake €0
        Board [Kh Ks Kc 3d 2s]
        Seat 1: Ada (button) showed [Ah Ac] and won (€50) with a full house, Kings full of Aces
        Seat 2: Bruno (small blind) showed [As Ad] and won (€50.01) with a full house, Kings full of Aces
        Seat 3: Carla (big blind) folded before Flop
        ",
    );
}

// rule S4a: the best high and half of the low is three quarters; heads-up the button is the small blind (rule F1)
#[test]
fn high_and_low_in_a_tournament() {
    let deal = holdem(NoLimit, 10, 20, &[1_000; 2]).game(&catalog::OMAHA_HILO);
    let mut play = deal.hand(0, "Ac4cKcKd").hand(1, "Ad4dJhJc").board("2h 3d 8c Ks Qd").start();
    play.play("0 calls, 1 checks").check_down();
    reads(
        play,
        Viewer::Rail,
        Played::InTournament { number: 12, buy_in: Chips(1_000), level: Some(4) },
        "
        PokerStars Hand #1: Tournament #12, 1000+0 Omaha Hi/Lo No Limit - Level IV (10/20) - 2026/03/01 9:05:07 ET
        Table '12 Circolo' 10-max Seat #1 is the button
        Seat 1: Ada (1000 in chips)
        Seat 2: Bruno (1000 in chips)
        Ada: posts small blind 10
        Bruno: posts big blind 20
        *** HOLE CARDS ***
        Ada: calls 10
        Bruno: checks
        *** FLOP *** [2h 3d 8c]
        Bruno: checks
        Ada: checks
        *** TURN *** [2h 3d 8c] [Ks]
        Bruno: checks
        Ada: checks
        *** RIVER *** [2h 3d 8c Ks] [Qd]
        Bruno: checks
        Ada: checks
        *** SHOW DOWN ***
        Bruno: shows [Ad 4d Jh Jc] (HI: a pair of Jacks; LO: 8,4,3,2,A)
        Ada: shows [Ac 4c Kc Kd] (HI: three of a kind, Kings; LO: 8,4,3,2,A)
        Ada collected 20 from pot
        Bruno collected 10 from pot
        Ada collected 10 from pot
        *** SUMMARY ***
        Total pot 40 | Rake 0
        Board [2h 3d 8c Ks Qd]
        Seat 1: Ada (button) (small blind) showed [Ac 4c Kc Kd] and won (30) with HI: three of a kind, Kings; LO: 8,4,3,2,A
        Seat 2: Bruno (big blind) showed [Ad 4d Jh Jc] and won (10) with HI: a pair of Jacks; LO: 8,4,3,2,A
        ",
    );
}

// rules F4, B5: the lowest card brings it in, and the king's player completes
#[test]
fn a_bring_in_that_is_completed() {
    let deal = stud(Limit, [1, 3, 10, 20], &[1_000, 1_000, 1_000]);
    let deal = deal.hand(0, "KsKhKd 4c 5d 9s Jh").hand(1, "7s7h2c").hand(2, "AsAhQd Qh 8c 8d 2h");
    let mut play = deal.start();
    play.play("1 brings in, 2 calls 3, 0 completes 10, 1 folds, 2 calls 7");
    play.play(
        "2 checks, 0 checks, 2 checks, 0 bets 20, 2 calls, 2 checks, 0 checks, 2 checks, 0 bets 20, 2 calls, 2 mucks",
    );
    reads(
        play,
        Viewer::Seat(seat(2)),
        Played::ForPlay,
        "
        PokerStars Hand #1:  7 Card Stud Limit (10/20) - 2026/03/01 9:05:07 ET
        Table 'Circolo' 10-max (Play Money)
        Seat 1: Ada (1000 in chips)
        Seat 2: Bruno (1000 in chips)
        Seat 3: Carla (1000 in chips)
        Bruno: posts the ante 1
        Carla: posts the ante 1
        Ada: posts the ante 1
        *** 3rd STREET ***
        Dealt to Ada [Kd]
        Dealt to Bruno [2c]
        Dealt to Carla [As Ah Qd]
        Bruno: brings in for 3
        Carla: calls 3
        Ada: raises 7 to 10
        Bruno: folds
        Carla: calls 7
        *** 4th STREET ***
        Dealt to Ada [Kd] [4c]
        Dealt to Carla [As Ah Qd] [Qh]
        Carla: checks
        Ada: checks
        *** 5th STREET ***
        Dealt to Ada [Kd 4c] [5d]
        Dealt to Carla [As Ah Qd Qh] [8c]
        Carla: checks
        Ada: bets 20
        Carla: calls 20
        *** 6th STREET ***
        Dealt to Ada [Kd 4c 5d] [9s]
        Dealt to Carla [As Ah Qd Qh 8c] [8d]
        Carla: checks
        Ada: checks
        *** RIVER ***
        Dealt to Carla [As Ah Qd Qh 8c 8d] [2h]
        Carla: checks
        Ada: bets 20
        Carla: calls 20
        *** SHOW DOWN ***
        Ada: shows [Ks Kh Kd 4c 5d 9s Jh] (three of a kind, Kings)
        Carla: mucks hand
        Ada collected 106 from pot
        *** SUMMARY ***
        Total pot 106 | Rake 0
        Seat 1: Ada showed [Ks Kh Kd 4c 5d 9s Jh] and won (106) with three of a kind, Kings
        Seat 2: Bruno folded on the 3rd Street
        Seat 3: Carla mucked [As Ah Qd Qh 8c 8d 2h]
        ",
    );
}

// rule T3: a big blind and a dead small blind of one who comes back, a dead small blind alone, a dead small-blind seat
#[test]
fn blinds_out_of_turn() {
    let mut deal = holdem(NoLimit, 5, 10, &[1_000, 0, 1_000, 1_000, 1_000]);
    deal.setup.blinds = Blinds::At { small: None, big: seat(2) };
    deal.setup.entries[seat(3)] = Entry::BothBlinds;
    deal.setup.entries[seat(4)] = Entry::SmallBlind;
    let mut play = deal.start();
    play.play("3 raises 30, 4 folds, 0 folds, 2 folds, 3 mucks");
    reads(
        play,
        Viewer::Rail,
        Played::ForPlay,
        "
        PokerStars Hand #1:  Hold'em No Limit (5/10) - 2026/03/01 9:05:07 ET
        Table 'Circolo' 10-max (Play Money) Seat #1 is the button
        Seat 1: Ada (1000 in chips)
        Seat 3: Carla (1000 in chips)
        Seat 4: Dino (1000 in chips)
        Seat 5: Elsa (1000 in chips)
        Carla: posts big blind 10
        Dino: posts small & big blinds 15
        Elsa: posts small blind 5
        *** HOLE CARDS ***
        Dino: raises 20 to 30
        Elsa: folds
        Ada: folds
        Carla: folds
        Uncalled bet (20) returned to Dino
        Dino collected 30 from pot
        Dino: doesn't show hand
        *** SUMMARY ***
        Total pot 30 | Rake 0
        Seat 1: Ada (button) folded before Flop (didn't bet)
        Seat 3: Carla (big blind) folded before Flop
        Seat 4: Dino collected (30)
        Seat 5: Elsa folded before Flop (didn't bet)
        ",
    );
}

// rule G8: eight players to the last street of seven card stud share one card
#[test]
fn a_shared_card_after_a_reshuffle() {
    let mut play = reach(stud(Limit, [1, 3, 10, 20], &[1_000; 8]).start(), 4);
    play.check_down();
    while let Some(turn) = play.turn() {
        play.play(&format!("{turn} mucks"));
    }
    let [shared] = play.hand.state().board()[..] else { panic!("one card for everyone") };
    let text = record(play.hand).transcript(&occasion(Viewer::Rail, Played::ForPlay));
    let river: Vec<&str> = text.lines().skip_while(|line| !line.starts_with("*** RIVER")).take(2).collect();
    assert_eq!(river, [format!("*** RIVER *** [{shared}]").as_str(), "The deck is reshuffled"]);
    assert!(text.lines().any(|line| line == format!("Board [{shared}]")), "{text}");
    // Of a hand that was mucked nothing is told, not even what lay open.
    let mut mucked = text.lines().filter(|line| line.contains(" mucked")).peekable();
    assert!(mucked.peek().is_some() && mucked.all(|line| line.ends_with(" mucked")), "{text}");
}

// razz: the best low of any five cards
#[test]
fn a_razz_hand_is_called_by_its_low() {
    let deal = stud(Limit, [1, 3, 10, 20], &[1_000; 2]).game(&catalog::RAZZ);
    let mut play = reach(deal.hand(0, "7s5h4d3c2hKdKs").hand(1, "QsQhQdJcJhTdTs").start(), 4);
    play.check_down();
    while let Some(turn) = play.turn() {
        play.play(&format!("{turn} shows"));
    }
    let text = record(play.hand).transcript(&occasion(Viewer::Rail, Played::ForPlay));
    assert!(text.contains("\nAda: shows [7s 5h 4d 3c 2h Kd Ks] (Lo: 7,5,4,3,2)\n"), "{text}");
    assert!(text.contains("\nBruno: shows [Qs Qh Qd Jc Jh Td Ts] (Lo: two pair, Jacks and Tens)\n"), "{text}");
}
