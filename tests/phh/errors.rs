//! What is wrong with a text is said with its hand, its line, what was found and what belongs there.

use controbuio::rules::phh::{self, Date, MAX_BYTES, MAX_HANDS, Text};

const GOOD: &str = "variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [10, 20]
min_bet = 20
starting_stacks = [1000, 1000]
actions = ['d dh p1 2c3c', 'd dh p2 4c5c', 'p2 f']
";

/// The good text with one piece put in place of another.
fn read(piece: &str, other: &str) -> String {
    assert!(GOOD.contains(piece), "{piece}");
    match phh::read(&GOOD.replace(piece, other)) {
        Ok(_) => "nothing".to_owned(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn fields_are_what_they_should_be() {
    let cases = [
        ("variant = 'NT'", "", "line 1: found no variant, expected one"),
        ("'NT'", "'N2L1D'", "line 1: variant: found N2L1D, expected one of FT, NT, PO, FO/8, F7S, F7S/8, FR"),
        ("'NT'", "7", "line 1: variant: found 7, expected a name such as \"NT\""),
        ("min_bet = 20\n", "", "line 1: found no min_bet, expected one"),
        (
            "min_bet = 20",
            "min_bet = -20",
            "line 4: min_bet: found -20, expected an amount such as 1000 or 2.50, of at most 18 digits",
        ),
        ("antes = [0, 0]", "antes = [0]", "line 2: antes: found [0], expected a list of 2, one a player"),
        ("antes = [0, 0]", "antes = 0", "line 2: antes: found 0, expected a list"),
        ("[1000, 1000]", "[1000]", "line 5: starting_stacks: found [1000], expected a list of 2 to 10 amounts"),
        ("[1000, 1000]", "[1000, 0]", "line 5: starting_stacks: found 0, expected players who have chips"),
        (
            "min_bet = 20",
            "min_bet = 20\nyear = 2023\nmonth = 2\nday = 29",
            "line 7: year, month, day: found 2023-2-29, expected a day of the calendar",
        ),
        (
            "min_bet = 20",
            "min_bet = 20\nmonth = 13",
            "line 5: year, month, day: found ?-13-?, expected a day of the calendar",
        ),
        ("min_bet = 20", "min_bet = 20\ntime = 25:00:00", "line 5: found no TOML: "),
        ("min_bet = 20", "min_bet = 20\nauthor = 7", "line 5: author: found 7, expected a text in quotes"),
        (
            "min_bet = 20",
            "min_bet = 20\nplayers = ['A']",
            "line 5: players: found ['A'], expected a list of 2, one a player",
        ),
        ("[0, 0]", "[0, 0", "line 3: found no TOML: "),
    ];
    for (piece, other, error) in cases {
        let found = read(piece, other);
        assert!(found.starts_with(error), "{other}: {found}");
    }
}

#[test]
fn actions_are_what_they_should_be() {
    let cases = [
        ("p2 x", "f, cc, cbr AMOUNT, pb, sd [CARDS] or sm [CARDS] after a player"),
        ("p11 f", "d or a player from p1 to p10"),
        ("p0 f", "d or a player from p1 to p10"),
        ("p2 cbr", "an amount such as 1000 or 2.50, of at most 18 digits"),
        ("p2 cbr 1e99", "an amount such as 1000 or 2.50, of at most 18 digits"),
        ("p2 cbr 1e18", "an amount such as 1000 or 2.50, of at most 18 digits"),
        ("p2 sm AhK", "cards such as AhTd2c, unknown ones as ??"),
        ("d db ????", "the cards of the board, all of them known"),
        ("d dc 2c", "d db CARDS or d dh pN CARDS"),
        ("p2 cbr 20 20", "at most three words after a player"),
    ];
    for (action, expected) in cases {
        assert_eq!(read("p2 f", action), format!("line 6: actions: found {action:?}, expected {expected}"));
    }
    assert_eq!(read("'p2 f'", "'p2 f # all of it'"), "nothing");
    assert_eq!(read("'p2 f'", "'# a remark alone', 'p2 f'"), "nothing");
}

#[test]
fn one_broken_hand_leaves_the_others() {
    let broken = GOOD.replace("[0, 0]", "[0, 0");
    let text = format!("[1]\n{GOOD}\n[2]\n{broken}\n[3]\n{GOOD}\n[3]\n{GOOD}\n[5]\n{}", GOOD.replace("'NT'", "'XX'"));
    let entries = phh::read_all(&text).unwrap();
    let names: Vec<_> = entries.iter().map(|entry| entry.name.as_deref().unwrap_or("")).collect();
    assert_eq!(names, ["1", "2", "3", "3", "5"]);
    let error = |index: usize| entries[index].history.as_ref().unwrap_err().to_string();
    assert_eq!((&entries[0].history, &entries[2].history), (&phh::read(GOOD), &phh::read(GOOD)));
    assert!(error(1).starts_with("hand 2, line 12: found no TOML: "), "{}", error(1));
    assert_eq!(error(3), "hand 3, line 25: hand: found 3, expected a name that no other hand has");
    assert!(error(4).starts_with("hand 5, line 34: variant: found XX, expected one of FT"), "{}", error(4));
}

#[test]
fn a_text_has_a_longest_length() {
    let long = "#".repeat(MAX_BYTES + 1);
    let error = format!("line 1: found {} bytes, expected at most {MAX_BYTES}", MAX_BYTES + 1);
    assert_eq!(phh::read(&long).unwrap_err().to_string(), error);
    assert_eq!(phh::read_all(&long).unwrap_err().to_string(), error);
    let many = |hands: usize, broken| (0..hands).map(|hand| format!("[{hand}]\n")).collect::<String>() + broken;
    for broken in ["", "["] {
        assert_eq!(phh::read_all(&many(MAX_HANDS, broken)).map(|entries| entries.len()), Ok(MAX_HANDS));
        let error = phh::read_all(&many(MAX_HANDS + 1, broken)).unwrap_err().to_string();
        assert_eq!(error, format!("line 1: found {} hands, expected at most {MAX_HANDS}", MAX_HANDS + 1));
    }
}

#[test]
fn only_days_of_the_calendar_are_dates() {
    let is_date = |year, month, day| Date::new(year, month, day).is_ok();
    assert!(is_date(Some(2024), Some(2), Some(29)) && is_date(Some(2000), Some(2), Some(29)));
    assert!(!is_date(Some(2023), Some(2), Some(29)) && !is_date(Some(1900), Some(2), Some(29)));
    assert!(
        !is_date(Some(2023), Some(4), Some(31)) && !is_date(None, Some(2), Some(30)) && !is_date(None, None, Some(32))
    );
    assert!(is_date(Some(2009), Some(11), None) && is_date(None, None, None));
}

// Everything that is said beside the hand comes back, known or not.
#[test]
fn fields_are_kept() {
    let about =
        "author = \"Ann \\\"A\\\" \\u00e8\"\ncity = 'Las Vegas'\ntime = 21:30:00\nday = 22\nmonth = 6\nyear = 2023
hand = 'A-7'\ntable = 12\nlevel = 3\nseat_count = 9\nseats = [4, 8]\nplayers = ['Ann', 'Bob']
finishing_stacks = [1010, 990]\nwinnings = [30, 0]\ncurrency = 'EUR'\ntime_zone = 'Europe/Rome'
_mine = { a = [1, 2.50, 'x'], \"b c\" = 1979-05-27 }\nrake = 0x1F\n";
    let text = format!("{GOOD}{about}[table_of.others]\nkey = [\n 1, # one\n 2]\n");
    let hand = phh::read(&text).unwrap();
    assert_eq!(phh::read(&hand.to_string()).as_ref(), Ok(&hand), "{hand}");
    assert_eq!(hand.about().texts[&Text::Author], "Ann \"A\" \u{e8}");
    let others: Vec<_> = hand.about().others.iter().map(|other| format!("{} = {}", other.key, other.value)).collect();
    let expected = [
        "_mine = { a = [1, 2.50, \"x\"], \"b c\" = 1979-05-27 }",
        "rake = 0x1F",
        "table_of = { others = { key = [1, 2] } }",
    ];
    assert_eq!(others, expected);
    let many = phh::write_all(&[hand.clone(), hand.clone()]);
    let again: Vec<_> = phh::read_all(&many).unwrap().into_iter().map(|entry| entry.history).collect();
    assert_eq!(again, [Ok(hand.clone()), Ok(hand)]);
}
