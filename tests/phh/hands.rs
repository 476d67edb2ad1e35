//! Small hands written out, with results that follow from the rule book.

use controbuio::rules::phh::{self, Agreement, HOUSE, History, Played, Unit};
use controbuio::rules::{Event, Face, PerSeat, Structure};

use crate::support::{holdem, seat};

/// A hand of no-limit hold'em, or another variant when the fields name one.
fn hand(fields: &str, actions: &str) -> History {
    let actions: Vec<String> = actions.split(',').map(|action| format!("'{}'", action.trim())).collect();
    let variant = if fields.contains("variant") { "" } else { "variant = 'NT'\n" };
    let text = format!("{variant}{fields}\nactions = [{}]\n", actions.join(", "));
    phh::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[track_caller]
fn plays(hand: &History) -> Played {
    let played = hand.play(HOUSE).unwrap_or_else(|difference| panic!("{difference}"));
    assert_eq!(hand.agreement(&played), Agreement::Exact, "{:?}", played.stacks());
    played
}

#[track_caller]
fn differs(hand: &History, why: &str) {
    assert_eq!(hand.play(HOUSE).unwrap_err().to_string(), why);
}

// Rule P2 ⟶ stacks 10.03 and 9.93; on the turn 1.83 is left against 1.93: 0.10 goes back.
#[test]
fn uncalled_cents_go_back() {
    let hand = hand(
        "antes = [0, 0]\nblinds_or_straddles = [0.05, 0.10]\nmin_bet = 0.10\nstarting_stacks = [10.03, 9.93]
         finishing_stacks = [19.96, 0]",
        "d dh p1 AsAh, d dh p2 KsKh, p2 cbr 8.10, p1 cc, d db 2c3d7h, p1 cc, p2 cc, d db 9s, p1 cbr 1.93, p2 cc,
         p1 sm AsAh, p2 sm KsKh, d db Jc",
    );
    plays(&hand);
}

// Rule P3a ⟶ 300, 200 and 100 all in: the shortest has the best hand and wins 300, the second 200 and 100 back.
#[test]
fn side_pots() {
    let hand = hand(
        "antes = [0, 0, 0]\nblinds_or_straddles = [10, 20, 0]\nmin_bet = 20\nstarting_stacks = [300, 200, 100]
         finishing_stacks = [300, 0, 300]",
        "d dh p1 KsKh, d dh p2 QsQh, d dh p3 AsAh, p3 cbr 100, p1 cbr 300, p2 cc, p1 sm KsKh, p2 sm QsQh, p3 sm AsAh,
         d db 2c3d7h, d db 9s, d db Jc",
    );
    plays(&hand);
}

const ODD: &str = "antes = [0, 0, 0]\nblinds_or_straddles = [0.50, 1.01, 0]\nmin_bet = 1.01
    starting_stacks = [100, 100, 100]\n";
const TIE: &str = "d dh p1 2c3c, d dh p2 7h2d, d dh p3 4c5c, p3 cbr 49.50, p1 cc, p2 f, d db TsJsQs, p1 cc, p3 cc,
    d db Ks, p1 cc, p3 cc, d db As, p1 cc, p3 cc, p1 sm 2c3c, p3 sm 4c5c";

// Rule S3 ⟶ pot 100.01, the small blind and the button tie: 50.01 and 50.00.
#[test]
fn the_odd_unit_goes_left_of_the_button() {
    plays(&hand(&format!("{ODD}finishing_stacks = [100.51, 98.99, 100.50]"), TIE));
}

// The same pot split on paper: half a cent beside ours. A whole cent is another result.
#[test]
fn a_result_agrees_within_half_a_unit() {
    let split = hand(&format!("{ODD}finishing_stacks = [100.505, 98.99, 100.505]"), TIE);
    assert_eq!(split.agreement(&split.play(HOUSE).unwrap()), Agreement::WithinHalf);
    let wrong = hand(&format!("{ODD}finishing_stacks = [100.50, 98.99, 100.51]"), TIE);
    let agreement = wrong.agreement(&wrong.play(HOUSE).unwrap());
    assert_eq!(agreement.to_string(), "finishing_stacks: found 100.50 for p1, expected 100.51");
}

// Every amount is whole but for its decimals: they say that the pot of 11 is split in hundredths, 5.50 each. Without
// them the odd chip goes to the left of the button.
#[test]
fn zeros_say_what_a_pot_is_split_in() {
    let tie = |blinds: &str, stacks: &str| {
        let fields = format!(
            "antes = [0, 0, 0]\nblinds_or_straddles = {blinds}\nmin_bet = 5\nstarting_stacks = [100, 100, 100]
             finishing_stacks = {stacks}"
        );
        let actions =
            "d dh p1 2c3c, d dh p2 7h2d, d dh p3 4c5c, p3 cc, p1 f, p2 cc, d db TsJsQs, p2 cc, p3 cc, d db Ks,
            p2 cc, p3 cc, d db As, p2 cc, p3 cc, p2 sm 7h2d, p3 sm 4c5c";
        plays(&hand(&fields, actions));
    };
    tie("[1.00, 5, 0]", "[99, 100.50, 100.50]");
    tie("[1, 5, 0]", "[99, 101, 100]");
    tie("[1.0, 5.0, 0.0]", "[99.0, 101.0, 100.0]");
}

// Rule B10a ⟶ 1/2 blinds, first to act: minimum raise to 4, pot raise to 7; next player pot re-raise to 24.
#[test]
fn a_raise_beyond_the_pot_differs() {
    let fields = "variant = 'PO'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 0, 0]\nmin_bet = 2
        starting_stacks = [100, 100, 100, 100]";
    let dealt = "d dh p1 2c3c4c5c, d dh p2 2d3d4d5d, d dh p3 2h3h4h5h, d dh p4 2s3s4s5s";
    let at = |actions: &str| hand(fields, &format!("{dealt}, {actions}"));
    differs(&at("p3 cbr 8"), "action 5, line 6: found p3 cbr 8, expected p3 f, cc (for 2), cbr 4 to 7");
    differs(&at("p3 cbr 7, p4 cbr 25"), "action 6, line 6: found p4 cbr 25, expected p4 f, cc (for 7), cbr 12 to 24");
    differs(&at("p4 f"), "action 5, line 6: found p4 f, expected p3 f, cc (for 2), cbr 4 to 7");
    differs(&at("p3 f"), "after the last action: expected p4 f, cc (for 2), cbr 4 to 7");
}

// Rule F4: the lowest card opens, and of two deuces that of clubs.
#[test]
fn the_lowest_club_brings_it_in() {
    let fields = "variant = 'F7S'\nantes = [1, 1]\nbring_in = 5\nsmall_bet = 10\nbig_bet = 20
        starting_stacks = [100, 100]\nfinishing_stacks = [106, 94]";
    plays(&hand(fields, "d dh p1 AhKh2d, d dh p2 QsJs2c, p2 pb, p1 cbr 10, p2 f"));
    let wrong = hand(fields, "d dh p1 AhKh2d, d dh p2 QsJs2c, p1 pb, p2 f");
    differs(&wrong, "action 3, line 8: found p1 pb, expected p2 pb (of 5), cbr 10");
}

// Rule F1: heads-up the button is the small blind, and a file lists its blind and the other's ante first.
#[test]
fn heads_up_what_is_posted_is_listed_the_other_way_round() {
    let hand = hand(
        "antes = [0, 30]\nblinds_or_straddles = [10, 20]\nmin_bet = 20\nstarting_stacks = [1000, 1000]
         finishing_stacks = [1010, 990]",
        "d dh p1 2c3c, d dh p2 4c5c, p2 f",
    );
    plays(&hand);
    assert!(hand.to_string().contains("antes = [0, 30]\nblinds_or_straddles = [10, 20]\n"), "{hand}");
}

// Rule T4: where the small blind is dead, the first player is the big blind and the second acts first.
#[test]
fn a_dead_small_blind_is_not_posted() {
    let hand = hand(
        "variant = 'FT'\nantes = [0, 0, 0]\nblinds_or_straddles = [100, 0, 0]\nsmall_bet = 100\nbig_bet = 200
         starting_stacks = [1000, 1000, 1000]\nfinishing_stacks = [1100, 900, 1000]",
        "d dh p1 2c3c, d dh p2 4c5c, d dh p3 6c7c, p2 cc, p3 f, p1 cc, d db 2d3d4d, p1 cbr 100, p2 f",
    );
    let played = plays(&hand);
    let Played::Whole(record) = played else { panic!("every card is known") };
    let told = History::of(&record, Unit::WHOLE, &PerSeat::default(), Default::default()).unwrap();
    assert_eq!(told.players(), hand.players());
}

// Rule T3: one who comes in posts a live big blind, 100 and still has the option, and a dead small blind, 50. The pot is
// 50 + 100 + 150, of which the big blind put in 100.
#[test]
fn a_newcomer_posts_a_live_big_blind_and_a_dead_small_one() {
    let hand = hand(
        "antes = [0, 0, 0, 50]\nblinds_or_straddles = [50, 100, 0, -100]\nmin_bet = 100
         starting_stacks = [1000, 1000, 1000, 1000]\nfinishing_stacks = [950, 1200, 1000, 850]",
        "d dh p1 2c3c, d dh p2 4c5c, d dh p3 6c7c, d dh p4 8c9c, p3 f, p4 cc, p1 f, p2 cc, d db 2d3d4d, p2 cbr 100,
         p4 f",
    );
    let Played::Whole(record) = plays(&hand) else { panic!("every card is known") };
    let told = History::of(&record, Unit::WHOLE, &PerSeat::default(), Default::default()).unwrap();
    assert_eq!(told.players(), hand.players());
}

#[test]
fn what_cannot_be_dealt_says_why() {
    let dealt = |antes: &str, blinds: &str| {
        let fields =
            format!("antes = {antes}\nblinds_or_straddles = {blinds}\nmin_bet = 20\nstarting_stacks = [9, 9, 9, 9]");
        hand(&fields, "d dh p1 2c3c").play(HOUSE).unwrap_err().to_string()
    };
    let because = |why: &str| format!("before the first action: expected a hand that can be dealt, but {why}");
    assert_eq!(dealt("[0, 0, 0, 0]", "[0, 0, 0, 0]"), because("nobody posts a big blind"));
    let straddle = because("p3 posts neither the small nor the big blind, nor comes in");
    assert_eq!(dealt("[0, 0, 0, 0]", "[10, 20, 40, 0]"), straddle);
    let ante = because("the ante of p4 is not everyone's, nor the big blind's for all");
    assert_eq!(dealt("[1, 1, 1, 7]", "[10, 20, 0, 0]"), ante);
    assert_eq!(dealt("[0, 0, 0, 0]", "[10, 1e13, 0, 0]"), because("the amount 10000000000000 is too large"));
}

const BLINDS: &str =
    "antes = [0, 0, 0]\nblinds_or_straddles = [10, 20, 0]\nmin_bet = 20\nstarting_stacks = [100, 100, 100]\n";

#[test]
fn cards_are_those_of_the_pack_and_come_in_their_order() {
    let dealt = |actions: &str| hand(BLINDS, actions).play(HOUSE).unwrap_err().to_string();
    let twice = "action 2, line 7: found d dh p2 2c9d, expected another card than 2c, which lies elsewhere";
    assert_eq!(dealt("d dh p1 2c3c, d dh p2 2c9d"), twice);
    let missing = "action 3, line 7: found p3 f, expected the cards that are dealt before it";
    assert_eq!(dealt("d dh p1 2c3c, d dh p2 4c5c, p3 f, d dh p3 6c7c"), missing);
    let early = "action 4, line 7: found d db 2d3d4d, expected p3 f, cc (for 20), cbr 40 to 100";
    assert_eq!(dealt("d dh p1 2c3c, d dh p2 4c5c, d dh p3 6c7c, d db 2d3d4d"), early);
}

// Rule S1: a winning hand must be shown.
#[test]
fn a_winner_shows() {
    let actions = "d dh p1 2c2h, d dh p2 AcAh, d dh p3 6c7c, p3 f, p1 cc, p2 cc, d db Ks9s4d, p1 cc, p2 cc, d db 5h,
        p1 cc, p2 cc, d db Jd, p1 cc, p2 cc, p1 sm 2c2h";
    differs(&hand(BLINDS, &format!("{actions}, p2 sm")), "action 17, line 7: found p2 sm, expected p2 sm AcAh");
    plays(&hand(&format!("{BLINDS}finishing_stacks = [80, 120, 100]"), &format!("{actions}, p2 sm AcAh")));
    // Nothing is told of the showdown: who must show does.
    plays(&hand(&format!("{BLINDS}finishing_stacks = [80, 120, 100]"), actions));
}

/// How many private cards of each seat nobody knows.
fn hidden(played: &Played) -> [usize; 3] {
    let Played::Partial(record) = played else { panic!("some cards are unknown") };
    let end = record.after(record.events().len());
    [0, 1, 2].map(|number| end.player(seat(number)).down.iter().filter(|face| **face == Face::Hidden).count())
}

#[test]
fn unknown_cards_that_were_folded_stay_hidden() {
    let hand = hand(
        &format!("{BLINDS}finishing_stacks = [90, 110, 100]"),
        "d dh p1 ????, d dh p2 4c5c, d dh p3 6c??, p3 f, p1 f",
    );
    let played = plays(&hand);
    assert_eq!(hidden(&played), [2, 0, 1]);
    let Played::Partial(record) = played else { panic!("some cards are unknown") };
    let told = History::of(&record, Unit::WHOLE, &PerSeat::default(), Default::default()).unwrap();
    assert_eq!(told.steps(), hand.steps());
}

// An unknown hand that was put away at the showdown lost to the one that was shown.
#[test]
fn an_unknown_hand_that_was_mucked_has_lost() {
    let hand = hand(
        &format!("{BLINDS}finishing_stacks = [120, 80, 100]"),
        "d dh p1 AcAh, d dh p2 ????, d dh p3 ????, p3 f, p1 cc, p2 cc, d db Ks9s4d, p1 cc, p2 cc, d db 5h, p1 cc, p2 cc,
         d db Jd, p1 cc, p2 cc, p1 sm AcAh, p2 sm",
    );
    assert_eq!(hidden(&plays(&hand)), [0, 2, 2]);
}

// Rule S1 turns every hand up where somebody is all-in, so that a mucked unknown one decides the pot.
#[test]
fn a_pot_that_unknown_cards_decide_stays_in_the_middle() {
    let hand = hand(
        &format!("{BLINDS}finishing_stacks = [210, 0, 100]"),
        "d dh p1 AcAh, d dh p2 ????, d dh p3 6c7c, p3 f, p1 cbr 100, p2 cc, p1 sm AcAh, p2 sm, d db Ks9s4d, d db 5h,
         d db Jd",
    );
    let played = hand.play(HOUSE).unwrap();
    assert_eq!(hand.agreement(&played), Agreement::Unsettled);
    let Played::Partial(record) = &played else { panic!("some cards are unknown") };
    assert_eq!(record.after(record.events().len()).total().0, 200);
    assert!(!record.events().iter().any(|event| matches!(event, Event::Award { .. })));
}

// A card turned up that nobody can name is told as a hidden one; the bring-in is still the player's who paid it.
#[test]
fn unknown_cards_that_lay_open() {
    let hand = hand(
        "variant = 'F7S/8'\nantes = [1, 1, 1]\nbring_in = 5\nsmall_bet = 10\nbig_bet = 20
         starting_stacks = [100, 100, 100]\nfinishing_stacks = [107, 99, 94]",
        "d dh p1 AhKhTd, d dh p2 ??????, d dh p3 QsJs4c, p3 pb, p1 cbr 10, p2 f, p3 f",
    );
    assert_eq!(hidden(&plays(&hand)), [0, 3, 0]);
}

// A file may name no more than the opponents can call; the rest of the bet comes back (rule P2).
#[test]
fn a_fixed_raise_that_nobody_can_call_in_full() {
    let hand = hand(
        "variant = 'FT'\nantes = [0, 0]\nblinds_or_straddles = [5, 10]\nsmall_bet = 10\nbig_bet = 20
         starting_stacks = [12, 100]\nfinishing_stacks = [0, 112]",
        "d dh p1 2c3h, d dh p2 AcAh, p2 cbr 12, p1 cc, p1 sm 2c3h, p2 sm AcAh, d db Ks9s8d, d db 7h, d db Jd",
    );
    plays(&hand);
}

// Empty seats are left out, and `p1` is left of the button (rule F1).
#[test]
fn seats_become_players() {
    let mut play = holdem(Structure::NoLimit, 10, 20, &[0, 100, 0, 100, 100]).button(1).start();
    play.play("1 folds, 3 folds, 4 mucks");
    let record = play.hand.finish().map_err(|_| "not over").unwrap();
    let mut names = PerSeat::default();
    names[seat(1)] = "Ann".to_owned();
    names[seat(3)] = "Bob".to_owned();
    let told = History::of(&record, Unit::WHOLE, &names, Default::default()).unwrap().to_string();
    let end = "seats = [4, 5, 2]\nplayers = [\"Bob\", \"\", \"Ann\"]\nfinishing_stacks = [90, 110, 100]\n";
    assert!(told.ends_with(end), "{told}");
    assert!(told.contains("  \"p3 f\",\n  \"p1 f\",\n]\n"), "{told}");
}

#[test]
fn the_format_has_no_name_for_other_games() {
    let mut play = holdem(Structure::PotLimit, 10, 20, &[100, 100]).start();
    play.play("0 folds, 1 mucks");
    let record = play.hand.finish().map_err(|_| "not over").unwrap();
    let error = History::of(&record, Unit::WHOLE, &PerSeat::default(), Default::default()).unwrap_err();
    assert_eq!(error.to_string(), "the format has no name for holdem pot-limit");
}
