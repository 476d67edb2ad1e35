//! Plays random legal hands and checks that no chip is lost.
//!
//! `cargo run --release --example simulate -- --game omaha --structure pot-limit --seats 9 --hands 100000 --seed 1`
//! ends with 0 when every hand ended, every chip was accounted for, and every record's fold is the final state. With
//! `--play check-call` everyone checks or calls: the usual measure of an engine. `--game all`, `--structure all` and
//! `--seats full` take every one, each with so many `--hands`. What is left out is hold'em, no limit, six.

use std::error::Error;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use chacha20::rand_core::Rng;
use controbuio::rules::{
    Blinds, Chips, Deck, Game, Hand, PerSeat, Room, Seat, Seed, Setup, Stakes, Structure, catalog,
};

mod chance;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(if error.is::<Wrong>() { 1 } else { 2 })
        }
    }
}

/// A hand that is not as it should be.
#[derive(Debug)]
struct Wrong(String);

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Wrong {}

fn run() -> Result<(), Box<dyn Error>> {
    let options: Vec<String> = std::env::args().skip(1).collect();
    let known = ["--game", "--structure", "--seats", "--hands", "--seed", "--play"];
    if let Some(unknown) = options.iter().step_by(2).find(|option| !known.contains(&option.as_str())) {
        return Err(format!("unknown option {unknown}; there are {}", known.join(" ")).into());
    }
    let option = |name: &str, usual: &str| {
        let place = options.iter().step_by(2).position(|option| option == name);
        place.and_then(|place| options.get(2 * place + 1)).map_or(usual, String::as_str).to_owned()
    };
    let (game, structure) = (option("--game", "holdem"), option("--structure", "no-limit"));
    let games: Vec<_> = catalog::GAMES.into_iter().filter(|each| game == "all" || game == each.code).collect();
    if games.is_empty() {
        return Err(format!("--game: all or one of {}", catalog::GAMES.map(|game| game.code).join(" ")).into());
    }
    let structures = Structure::ALL.into_iter().filter(|each| structure == "all" || structure == each.code());
    let structures: Vec<_> = structures.collect();
    if structures.is_empty() {
        return Err("--structure: all or one of limit pot-limit no-limit".into());
    }
    let seats = option("--seats", "6");
    let seats = if seats == "full" { None } else { Some(seats.parse().map_err(|_| "--seats: full or a number")?) };
    let hands: u64 = option("--hands", "100000").parse().map_err(|_| "--hands: a number")?;
    let seed: u64 = option("--seed", "1").parse().map_err(|_| "--seed: a number")?;
    let random = match option("--play", "random").as_str() {
        "random" => true,
        "check-call" => false,
        _ => return Err("--play: random or check-call".into()),
    };
    for game in games {
        let seats = seats.unwrap_or(game.max_seats);
        if !(2..=game.max_seats).contains(&seats) {
            return Err(format!("--seats: {} seats 2 to {}", game.code, game.max_seats).into());
        }
        for &structure in &structures {
            simulate((game, structure, seats), hands, seed, random)?;
        }
    }
    Ok(())
}

/// What is played, and by how many.
type Table = (&'static Game, Structure, u8);

fn simulate((game, structure, seats): Table, hands: u64, seed: u64, random: bool) -> Result<(), Wrong> {
    let source = Seed::new([0; 32]).derive("simulate", seed);
    let (mut chance, mut playing) = (source.derive("chance", 0).stream(), Duration::ZERO);
    for number in 0..hands {
        let setup = setup((game, structure, seats), number, || chance.next_u64(), random);
        let start = Instant::now();
        let hand = play(setup, &source, number, |most| if random { chance.next_u64() % most } else { 50 });
        playing += start.elapsed();
        hand.and_then(|hand| check(&setup, hand))
            .map_err(|error| Wrong(format!("hand {number} of seed {seed}: {error}")))?;
    }
    // Without the time of checking them.
    let rate = hands as f64 / playing.as_secs_f64();
    println!("{} {} {seats} seats: {hands} hands, none wrong, {rate:.0} hands a second", game.code, structure.code());
    Ok(())
}

fn setup((game, structure, seats): Table, number: u64, mut chance: impl FnMut() -> u64, random: bool) -> Setup {
    let stakes = Stakes::usual(game, Chips(100));
    // From less than a blind to a hundred of them, so that players are all-in at every point of a hand.
    let mut stack = || if random { 1 + chance() % [150, 1_000, 10_000][(chance() % 3) as usize] } else { 10_000 };
    let stacks = PerSeat::from_fn(|seat| Chips(if seat.index() < usize::from(seats) { stack() } else { 0 }));
    let button = Seat::all().nth((number % u64::from(seats)) as usize).unwrap_or_else(|| unreachable!());
    let (room, blinds, entries) = (Room::CIRCOLO, Blinds::FromButton, PerSeat::default());
    Setup { game, structure, stakes, room, button, blinds, entries, stacks }
}

fn play(setup: Setup, source: &Seed, number: u64, below: impl FnMut(u64) -> u64) -> Result<Hand, Box<dyn Error>> {
    chance::play_on(Hand::start(setup, Deck::shuffled(source.derive("hand", number), b""))?, below)
}

fn check(setup: &Setup, hand: Hand) -> Result<(), Box<dyn Error>> {
    let state = hand.state().clone();
    let end = hand.finish().map_err(|_| "it did not end")?.after(usize::MAX);
    let before: u64 = setup.stacks.iter().map(|(_, stack)| stack.0).sum();
    let after: u64 = Seat::all().map(|seat| end.player(seat).stack.0).sum();
    if before != after {
        return Err(format!("{before} chips became {after}").into());
    }
    if end == state { Ok(()) } else { Err("its record is another hand".into()) }
}
