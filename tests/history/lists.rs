//! Lines, filters and statistics: every figure is counted by hand from a short script.

use controbuio::rules::{Chips, Hand, PerSeat, Structure, catalog};
use controbuio::session::history::{
    Circumstances, Conduct, Filter, Line, PlayedHand, Search, Share, Standing, Summary, Tally, Won, Worth,
};

use super::support::{Play, cards, holdem, seat, stud};

/// The finished hand, looked at from seat 0.
fn line(hand: Hand, time: u64) -> Line {
    let names = PerSeat::from_fn(|seat| ["Io", "Bice", "Ugo"].get(seat.index()).copied().unwrap_or("").to_owned());
    let circumstances = Circumstances {
        time,
        table: "Circolo".to_owned(),
        number: time,
        player: Some(seat(0)),
        names,
        worth: Worth::Money,
    };
    Line::of(&PlayedHand::new(hand.finish().ok().unwrap(), circumstances).unwrap())
}

fn played(mut play: Play, script: &str) -> Hand {
    play.play(script);
    play.hand
}

/// Blinds of 50 and 100; seat 0 has the button, 1 the small blind, 2 the big blind.
fn table() -> Play {
    let aces = holdem(Structure::NoLimit, 50, 100, &[10_000; 3]);
    aces.hand(0, "AhAd").hand(1, "KhKd").hand(2, "7c2d").board("2c 3d 9h Ts Jc").start()
}

/// The player raises, is called by one, bets the flop and the turn, checks the river, and wins at the showdown.
fn raised() -> Hand {
    played(
        table(),
        "0 raises 300, 1 folds, 2 calls, 2 checks, 0 bets 200, 2 calls, 2 checks, 0 bets 400, 2 calls, 2 checks, 0 checks",
    )
}

/// The player folds at once; the others check it down.
fn folded() -> Hand {
    played(table(), "0 folds, 1 calls, 2 checks, 1-2 check, 1-2 check, 1-2 check, 2 mucks")
}

/// The player calls, calls a bet on the flop, and folds to one on the turn.
fn called() -> Hand {
    played(table(), "0 calls, 1 folds, 2 checks, 2 bets 100, 0 calls, 2 bets 300, 0 folds, 2 mucks")
}

/// The player is the big blind, checks the option, calls a bet on the river, and loses.
fn checked() -> Hand {
    let deal = holdem(Structure::NoLimit, 50, 100, &[10_000; 3]).button(1).hand(0, "7c2d").hand(2, "KhKd");
    played(
        deal.board("3c 4d 9h Ts Jc").start(),
        "1 folds, 2 calls, 0 checks, 2 checks, 0 checks, 2 checks, 0 checks, 2 bets 100, 0 calls, 0 mucks",
    )
}

#[test]
fn a_line_tells_what_the_hand_came_to() {
    let line = line(raised(), 5);
    // 300 + 200 + 400 of each of two, and the small blind of 50: the player wins 950 over the own 900.
    assert_eq!((line.pot, line.result, line.unit), (Chips(1_850), 950, Chips(100)));
    assert_eq!((line.hundredths(), line.showdown, line.starred), (950, true, false));
    assert_eq!((line.cards.clone(), line.names.join(" ")), (cards("Ah Ad"), "Bice Ugo".to_owned()));
    assert_eq!((line.game, line.structure, line.table.as_str()), (&catalog::HOLDEM, Structure::NoLimit, "Circolo"));
    let conduct = Conduct {
        entered: true,
        raised: true,
        bets: 2,
        calls: 0,
        saw_second: true,
        showdown: true,
        won_showdown: true,
    };
    assert_eq!(line.conduct, Some(conduct));
    let json = serde_json::to_string(&line).unwrap();
    assert_eq!(serde_json::from_str::<Line>(&json).unwrap(), line);
}

#[test]
fn conduct_is_what_the_player_chose() {
    let conduct = |hand| line(hand, 1).conduct.unwrap();
    assert_eq!(conduct(folded()), Conduct::default());
    let calls = Conduct { entered: true, calls: 1, saw_second: true, ..Conduct::default() };
    assert_eq!(conduct(called()), calls);
    // A big blind that is checked is no choice.
    let checks = Conduct { calls: 1, saw_second: true, showdown: true, ..Conduct::default() };
    assert_eq!(conduct(checked()), checks);
}

/// In stud the bring-in is no choice, completing is a raise, and the small bet is the unit.
#[test]
fn in_stud_the_bring_in_is_no_choice() {
    let deal = || {
        let deal = stud(Structure::Limit, [10, 30, 100, 200], &[10_000; 2]);
        deal.hand(0, "AhAd2c").hand(1, "KhKd9s").start()
    };
    let brought = line(played(deal(), "0 brings, 1 completes 100, 0 folds, 1 mucks"), 1);
    assert_eq!((brought.conduct, brought.result), (Some(Conduct::default()), -40));
    assert_eq!((brought.unit, brought.hundredths()), (Chips(100), -40));
    let completed = line(played(deal(), "0 completes 100, 1 folds, 0 mucks"), 1);
    assert_eq!(completed.conduct, Some(Conduct { entered: true, raised: true, ..Conduct::default() }));
    assert_eq!(completed.result, 10);
}

#[test]
fn a_player_who_is_not_dealt_in_has_no_conduct() {
    let hand = holdem(Structure::NoLimit, 50, 100, &[0, 1_000, 1_000]).button(1).start();
    let line = line(played(hand, "1 folds, 2 mucks"), 1);
    assert_eq!((line.conduct, line.result, line.cards.len()), (None, 0, 0));
    let mut summary = Summary::default();
    summary.add(&line);
    assert_eq!(summary, Summary::default());
}

#[test]
fn a_summary_is_the_sum_of_its_hands() {
    let mut summary = Summary::default();
    for (time, hand) in (1..).zip([raised(), folded(), called(), checked()]) {
        summary.add(&line(hand, time));
    }
    let mut other = line(raised(), 5);
    (other.game, other.worth) = (&catalog::OMAHA, Worth::Chips);
    summary.add(&other);
    let holdem = Tally {
        hands: 4,
        // 950, nothing, −200, −200.
        money: 550,
        hundredths: 550,
        entered: 2,
        raised: 1,
        bets: 2,
        calls: 2,
        saw_second: 3,
        showdowns: 2,
        won_showdowns: 1,
    };
    assert_eq!(summary.games[0], (&catalog::HOLDEM, holdem));
    assert_eq!(
        (summary.games[1].0, summary.games[1].1.money, summary.games[1].1.hundredths),
        (&catalog::OMAHA, 0, 950)
    );
    assert_eq!(holdem.vpip().thousandths(), Some(500));
    assert_eq!(holdem.pfr().thousandths(), Some(250));
    assert_eq!(holdem.aggression().thousandths(), Some(1_000));
    // Two of three, rounded.
    assert_eq!(holdem.went_to_showdown(), Share { times: 2, of: 3 });
    assert_eq!(holdem.went_to_showdown().thousandths(), Some(667));
    assert_eq!(holdem.won_at_showdown().thousandths(), Some(500));
    assert_eq!(Share::default().thousandths(), None);
    assert_eq!((summary.all.hands, summary.all.money, summary.all.hundredths), (5, 550, 1_500));
    let course: Vec<(u64, i64)> = summary.course.iter().map(|point| (point.time, point.money)).collect();
    assert_eq!(course, [(1, 950), (2, 950), (3, 750), (4, 550), (5, 550)]);
    let last = Standing { time: 5, money: 550, hundredths: 1_500 };
    assert_eq!(summary.drawn(1), [last]);
    assert_eq!(summary.drawn(2).iter().map(|point| point.time).collect::<Vec<_>>(), [2, 5]);
    assert_eq!(summary.drawn(100).len(), 5);
}

/// A hundred thousand lines, looked through in slices: what is found is what fits, and in order.
#[test]
fn a_search_finds_what_fits_slice_by_slice() {
    let samples: Vec<Line> = [raised(), folded(), called(), checked()].into_iter().map(|hand| line(hand, 1)).collect();
    let mut lines: Vec<Line> = samples.iter().cycle().take(100_000).cloned().collect();
    for (number, line) in lines.iter_mut().enumerate() {
        line.starred = number % 1_000 == 7;
        if number == 77_777 {
            line.table = "Bisca".to_owned();
        }
    }
    let found = |filter: Filter| {
        let mut search = Search::new(filter);
        let mut slices = 1;
        while search.advance(&lines, 1_024) {
            slices += 1;
        }
        assert_eq!(slices, 98);
        search.found().to_vec()
    };
    let none = Filter::default;
    let count = |filter| found(filter).len();
    assert_eq!(found(none()), (0..100_000).collect::<Vec<_>>());
    assert_eq!(count(Filter { game: Some(&catalog::OMAHA), ..none() }), 0);
    assert_eq!(count(Filter { game: Some(&catalog::HOLDEM), structure: Some(Structure::NoLimit), ..none() }), 100_000);
    assert_eq!(count(Filter { structure: Some(Structure::Limit), ..none() }), 0);
    assert_eq!(found(Filter { table: Some("Bisca".to_owned()), ..none() }), [77_777]);
    assert_eq!(found(Filter { text: "BISC ho".to_owned(), ..none() }), [77_777]);
    assert_eq!(count(Filter { text: "bice ugo".to_owned(), ..none() }), 100_000);
    assert_eq!(count(Filter { text: "nessuno".to_owned(), ..none() }), 0);
    assert_eq!(found(Filter { starred: true, ..none() }), (7..100_000).step_by(1_000).collect::<Vec<_>>());
    // Of each four: one won, one even, two lost; three with a showdown.
    assert_eq!(found(Filter { result: Some(Won::Won), ..none() }), (0..100_000).step_by(4).collect::<Vec<_>>());
    assert_eq!(count(Filter { result: Some(Won::Even), ..none() }), 25_000);
    assert_eq!(count(Filter { result: Some(Won::Lost), ..none() }), 50_000);
    assert_eq!(count(Filter { showdown: Some(true), ..none() }), 75_000);
    // Pots of 1,850, 200, 450 and 400.
    assert_eq!(count(Filter { least_pot: Some(Chips(400)), most_pot: Some(Chips(450)), ..none() }), 50_000);
    assert_eq!(count(Filter { most_pot: Some(Chips(399)), ..none() }), 25_000);
    assert_eq!(count(Filter { text: "ahad".to_owned(), ..none() }), 75_000);
}
