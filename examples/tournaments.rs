//! Plays whole tournaments at one table and checks stakes, blinds, chips, places and prizes after every hand.
//!
//! `cargo run --release --example tournaments -- --tournaments 10000 --seed 1` goes through every game and structure of
//! the lobby, field sizes, speeds, clocks and re-buys, and ends with 1 at the first thing wrong. The same options with
//! `--from N --tournaments 1` play tournament N again; `--game`, `--structure` and `--seats` keep to one of them. The
//! engine's `Tournament` is driven without a `Session`, so that each seat can have a temper of its own, from absent to
//! all-in with any cards, and many bust in one hand; `--play bots` seats the house's bots, who take far longer.

#[path = "../tests/support/ledger.rs"]
mod ledger;
#[path = "tournaments/player.rs"]
mod player;
#[path = "tournaments/tally.rs"]
mod tally;

use std::collections::BTreeMap;
use std::error::Error;
use std::process::ExitCode;

use chacha20::rand_core::Rng;
use controbuio::bots;
use controbuio::rules::{
    Chips, Clock, Deck, Hand, PerSeat, Room, SeatSet, Seed, Speed, Structure, Tournament, TournamentConfig, catalog,
};
use ledger::{Ledger, Wrong};
use player::Player;
use tally::Tally;

/// A tournament that takes more hands stalls: the longest schedule is in its last level, in which a big blind is more
/// than all chips, after 368.
const MOST_HANDS: u64 = 2_000;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(if error.is::<Wrong>() { 1 } else { 2 })
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let options: Vec<String> = std::env::args().skip(1).collect();
    let known = ["--game", "--structure", "--seats", "--tournaments", "--from", "--seed", "--play"];
    if let Some(unknown) = options.iter().step_by(2).find(|option| !known.contains(&option.as_str())) {
        return Err(format!("unknown option {unknown}; there are {}", known.join(" ")).into());
    }
    let option = |name: &str| {
        let place = options.iter().step_by(2).position(|option| option == name)?;
        Some(options.get(2 * place + 1).map_or("", String::as_str))
    };
    let number =
        |name: &str, usual| option(name).map_or(Ok(usual), str::parse::<u64>).map_err(|_| format!("{name}: a number"));
    let by_bots = match option("--play") {
        None | Some("simple") => false,
        Some("bots") => true,
        Some(_) => return Err("--play: simple or bots".into()),
    };
    let game = option("--game").map(|code| catalog::by_code(code).ok_or("--game: no such game")).transpose()?;
    let structure = option("--structure")
        .map(|code| Structure::by_code(code).ok_or("--structure: one of limit pot-limit no-limit"))
        .transpose()?;
    let (count, from, seed) = (number("--tournaments", 1_000)?, number("--from", 0)?, number("--seed", 1)?);
    let games = game.map_or(bots::GAMES.to_vec(), |game| vec![game]);
    let structures = structure.map_or(Structure::ALL.to_vec(), |structure| vec![structure]);
    let most = games.iter().map(|game| u64::from(game.max_seats)).min().unwrap_or(0);
    let seats = option("--seats").map(|_| number("--seats", 0)).transpose()?;
    if seats.is_some_and(|seats| !(2..=most).contains(&seats)) {
        return Err(format!("--seats: 2 to {most}").into());
    }
    let mut tallies: BTreeMap<(usize, usize), Tally> = BTreeMap::new();
    for number in from..from + count {
        // Every choice is a digit of the number: 9,720 tournaments have every combination of them.
        let mut rest = number;
        let mut digit = |values: usize| {
            let value = rest % values as u64;
            rest /= values as u64;
            value as usize
        };
        let key = (digit(games.len()), digit(structures.len()));
        let (game, structure) = (games[key.0], structures[key.1]);
        let field = seats.map_or_else(|| 2 + digit(usize::from(game.max_seats) - 1), |seats| seats as usize);
        let (rebuy_levels, clock, speed) = ([0, 1, 3][digit(3)], Clock::ALL[digit(2)], Speed::ALL[digit(4)]);
        // Two of them leave units over when they are shared.
        let buy_in = Chips([1_000, 1_001, 7][digit(3)]);
        let config = TournamentConfig { game, structure, room: Room::CIRCOLO, speed, clock, buy_in, rebuy_levels };
        let source = Seed::new([0; 32]).derive("tournaments", seed).derive("tournament", number);
        let ledger = play(&config, field, &source, by_bots).map_err(|error| {
            let kind = [game.code, structure.code(), speed.code(), clock.code()].join(" ");
            Wrong(format!(
                "tournament {number} of seed {seed}, {kind}, {field} players, {rebuy_levels} levels: {error}"
            ))
        })?;
        tallies.entry(key).or_default().add(&ledger);
    }
    let mut all = Tally::default();
    for ((game, structure), tally) in &tallies {
        println!("{} {}: {tally}", games[*game].code, structures[*structure].code());
        all.merge(tally);
    }
    println!("seed {seed}, {all}; none wrong");
    Ok(())
}

/// One tournament to its end.
fn play<'a>(
    config: &'a TournamentConfig,
    field: usize,
    source: &Seed,
    by_bots: bool,
) -> Result<Ledger<'a>, Box<dyn Error>> {
    let mut chance = source.derive("chance", 0).stream();
    let mut below = |bound: u64| chance.next_u64() % bound.max(1);
    let entrants = SeatSet::first(field);
    let button = entrants.iter().nth(below(field as u64) as usize).ok_or("nobody entered")?;
    let mut tournament = Tournament::new(config, entrants, button);
    let mut ledger = Ledger::new(config, entrants, button);
    let mut players =
        PerSeat::from_fn(|seat| if by_bots { Player::bot(seat, source) } else { Player::simple(&mut below) });
    while let Some(setup) = tournament.deal(config) {
        ledger.deals(&tournament, &setup)?;
        if tournament.hands() > MOST_HANDS {
            return Err(format!("it goes on after {MOST_HANDS} hands").into());
        }
        let mut hand = Hand::start(setup, Deck::shuffled(source.derive("hand", tournament.hands()), b""))?;
        while let Some(seat) = hand.turn() {
            let action = players[seat].decides(&hand, seat, &mut below).ok_or("nobody knows what may be done")?;
            hand.act(seat, action)?;
        }
        let stacks = PerSeat::from_fn(|seat| hand.state().player(seat).stack);
        ledger.settles(&mut tournament, 15 * below(8) as u32, &stacks)?;
        for seat in entrants.iter() {
            // Half of those who bust ask to buy again, and now and then anybody, whether it is sold or not.
            if below(10) < if tournament.stack(seat).is_zero() { 5 } else { 1 } {
                ledger.rebuys(&mut tournament, seat)?;
            }
            if below(10) < 1 {
                ledger.adds_on(&mut tournament, seat)?;
            }
        }
        ledger.closes(&tournament)?;
    }
    ledger.ends(&tournament)?;
    Ok(ledger)
}
