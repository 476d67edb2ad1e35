//! Reads a transcript back from its text alone: who has how much in the end, and which cards are in it.

use std::collections::{BTreeMap, BTreeSet};

/// A hand as its text tells it.
#[derive(Debug, Default)]
pub struct Told {
    /// What stands between the hand's number and the stakes, such as `Hold'em No Limit`.
    pub game: String,
    /// The stacks at the end, by the number of the seat.
    pub stacks: BTreeMap<usize, u64>,
    /// Every card that stands anywhere.
    pub cards: BTreeSet<String>,
    /// The cards that were shown, by the number of the seat.
    pub shown: BTreeMap<usize, Vec<String>>,
}

struct Player {
    seat: usize,
    stack: u64,
    bet: u64,
    won: u64,
}

/// An amount such as `$0.50`, `$2` or `200`, in the smallest unit.
fn amount(text: &str) -> u64 {
    match text.trim_matches(['(', ')', '.']).strip_prefix('$') {
        None => text.trim_matches(['(', ')', '.']).parse().unwrap_or_else(|_| panic!("{text:?} is no amount")),
        Some(money) => {
            let (whole, part) = money.split_once('.').unwrap_or((money, "00"));
            assert_eq!(part.len(), 2, "{text:?}");
            whole.parse::<u64>().unwrap() * 100 + part.parse::<u64>().unwrap()
        }
    }
}

/// Everything in brackets.
fn cards(line: &str) -> Vec<String> {
    let inside = line.split('[').skip(1).map(|rest| rest.split(']').next().unwrap());
    inside.flat_map(str::split_whitespace).map(str::to_owned).collect()
}

/// Reads one hand. The small blind is live where the summary says that the seat is the small blind; a line it does not
/// know, or an amount that does not fit the others, fails the test.
pub fn read(text: &str) -> Told {
    let mut told = Told::default();
    let (play, summary) = text.split_once("*** SUMMARY ***\n").unwrap();
    assert!(summary.ends_with("\n\n\n"), "hands are told apart by empty lines");
    let mut lines = play.lines();
    let head = lines.next().unwrap();
    let title = head.strip_prefix("PokerStars Hand #").unwrap().split_once(": ").unwrap().1.trim_start();
    let (title, stakes) = title.split_once(" (").unwrap();
    // A tournament names its number, its price and perhaps its level besides.
    let game = title.strip_prefix("Tournament ").map_or(title, |title| title.splitn(3, ' ').nth(2).unwrap());
    told.game = game.split(" - ").next().unwrap().to_owned();
    let mut stakes = stakes.split_once(')').unwrap().0.split(['/', ' ']);
    let (first, second) = (amount(stakes.next().unwrap()), amount(stakes.next().unwrap()));
    // Fixed limit names the bets, of which the first is the big blind; elsewhere the second is.
    let fixed = !title.contains("No Limit") && !title.contains("Pot Limit");
    let big_blind = if fixed { first } else { second };
    let table = lines.next().unwrap();
    assert!(table.starts_with("Table '"), "{table}");

    let mut players: BTreeMap<String, Player> = BTreeMap::new();
    let (mut highest, mut nominal, mut put_in) = (0, true, 0);
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        let seen = cards(line);
        told.cards.extend(seen.iter().cloned());
        if let Some(seat) = line.strip_prefix("Seat ") {
            let (number, rest) = seat.split_once(": ").unwrap();
            let (name, stack) = rest.rsplit_once(" (").unwrap();
            let stack = amount(stack.strip_suffix(" in chips)").unwrap());
            players.insert(name.to_owned(), Player { seat: number.parse().unwrap(), stack, bet: 0, won: 0 });
        } else if line.starts_with("*** ") {
            // The blinds stand above the first cards, and are called in full however short they are.
            if line == "*** HOLE CARDS ***" {
                highest = big_blind;
            } else {
                players.values_mut().for_each(|player| player.bet = 0);
                (highest, nominal) = (0, true);
            }
        } else if line == "The deck is reshuffled" {
        } else if words[0] == "Dealt" {
            let name = line.strip_prefix("Dealt to ").unwrap().split(" [").next().unwrap();
            assert!(players.contains_key(name) && !seen.is_empty(), "{line}");
        } else if words[0] == "Uncalled" {
            let (_, rest) = line.split_once("Uncalled bet ").unwrap();
            let (chips, name) = rest.split_once(" returned to ").unwrap();
            let player = players.get_mut(name).unwrap();
            player.stack += amount(chips);
            player.bet = player.bet.saturating_sub(amount(chips));
            put_in -= amount(chips);
        } else if let Some((name, rest)) = line.split_once(" collected ") {
            let (chips, pot) = rest.split_once(" from ").unwrap();
            assert!(pot == "pot" || pot == "main pot" || pot.starts_with("side pot"), "{line}");
            let player = players.get_mut(name).unwrap();
            player.stack += amount(chips);
            player.won += amount(chips);
        } else {
            let (name, deed) = line.split_once(": ").unwrap_or_else(|| panic!("what is {line:?}?"));
            let player = players.get_mut(name).unwrap();
            let (deed, all_in) = deed.strip_suffix(" and is all-in").map_or((deed, false), |deed| (deed, true));
            let words: Vec<&str> = deed.split(' ').collect();
            let last = || amount(words.last().unwrap());
            let small_blind = summary
                .lines()
                .any(|line| line.starts_with(&format!("Seat {}: ", player.seat)) && line.contains(" (small blind)"));
            let before = player.bet;
            let (dead, bet) = match words[..] {
                ["folds" | "checks"] | ["mucks", "hand"] | ["doesn't", "show", "hand"] => continue,
                ["shows", ..] => {
                    told.shown.insert(player.seat, seen);
                    continue;
                }
                ["posts", "the", "ante", _] => (last(), before),
                ["posts", "small", "blind", _] if small_blind => (0, before + last()),
                ["posts", "small", "blind", _] => (last(), before),
                ["posts", "big", "blind", _] => (0, before + last()),
                ["posts", "small", "&", "big", "blinds", _] => (last() - last().min(big_blind), last().min(big_blind)),
                ["calls", _] => (0, before + last()),
                ["bets", _] => {
                    assert_eq!((before, highest), (0, 0), "{line}");
                    (0, last())
                }
                ["brings", "in", "for", _] => {
                    // A short one leaves the nominal amount to be called.
                    nominal = !all_in;
                    (0, last())
                }
                ["raises", by, "to", _] => {
                    assert!(!nominal || highest + amount(by) == last(), "{line} over {highest}");
                    nominal = true;
                    (0, last())
                }
                _ => panic!("what is {line:?}?"),
            };
            highest = highest.max(bet);
            player.stack = player.stack.checked_sub(dead + bet - before).unwrap_or_else(|| panic!("{line}: too much"));
            put_in += dead + bet - before;
            player.bet = bet;
            assert_eq!(all_in, player.stack == 0, "{line}");
        }
    }
    balance(summary, &players, put_in);
    told.cards.extend(summary.lines().flat_map(cards));
    told.stacks = players.values().map(|player| (player.seat, player.stack)).collect();
    told
}

/// The summary agrees with what stands above it.
fn balance(summary: &str, players: &BTreeMap<String, Player>, put_in: u64) {
    let mut lines = summary.trim_end().lines().peekable();
    let total = lines.next().unwrap();
    let (pots, rake) = total.strip_prefix("Total pot ").unwrap().split_once(" | Rake ").unwrap();
    assert_eq!(amount(rake), 0);
    let is_amount = |word: &&str| word.starts_with(|start: char| start.is_ascii_digit() || start == '$');
    let pots: Vec<u64> = pots.split(' ').filter(is_amount).map(amount).collect();
    assert_eq!(pots[0], put_in, "{total}");
    assert!(pots.len() != 2, "one pot is not told twice: {total}");
    assert!(pots.len() == 1 || pots[0] == pots[1..].iter().sum::<u64>(), "{total}");
    assert_eq!(players.values().map(|player| player.won).sum::<u64>(), put_in);
    let _ = lines.next_if(|line| line.starts_with("Board ["));
    let mut seats: Vec<(usize, &Player)> = players.values().map(|player| (player.seat, player)).collect();
    seats.sort_unstable_by_key(|(seat, _)| *seat);
    for (seat, player) in seats {
        let line = lines.next().unwrap();
        assert!(line.starts_with(&format!("Seat {seat}: ")), "{line}");
        let won = line.split_once(" won (").or_else(|| line.split_once(" collected ("));
        assert_eq!(won.map_or(0, |(_, won)| amount(won.split(')').next().unwrap())), player.won, "{line}");
    }
    assert_eq!(lines.next(), None);
}
