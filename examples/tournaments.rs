//! Plays whole tournaments headless and checks that they end, pay what they collected, and lose no chip.
//!
//! `cargo run --release --example tournaments -- --tournaments 10000 --seed 1` takes every game in every structure in
//! turn, with fields, speeds, clocks and re-buys by chance. Players push, call and fold by chance, so that several often
//! bust in one hand; `--play bots` lets the house's bots play, which takes a thousand times as long. Ends with 1 at the
//! first tournament that is not as it should be.

use std::collections::BTreeMap;
use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;

use chacha20::rand_core::Rng;
use controbuio::bots::{self, BotRng, Style};
use controbuio::rules::{
    Action, Chips, Choices, Clock, Deck, Hand, Passive, PerSeat, Room, Seat, SeatSet, Seed, Setup, Speed, Structure,
    Tournament, TournamentConfig, Viewer,
};

/// More hands than any tournament can last: by then everyone is all-in with every blind.
const MOST_HANDS: u64 = 5_000;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(if error.to_string().starts_with("tournament") { 1 } else { 2 })
        }
    }
}

/// What became of the tournaments of one game and structure.
#[derive(Default)]
struct Tally {
    tournaments: u64,
    hands: Vec<u64>,
    shared: u64,
    bought: u64,
}

fn run() -> Result<(), Box<dyn Error>> {
    let options: Vec<String> = std::env::args().skip(1).collect();
    let known = ["--tournaments", "--seed", "--play"];
    if let Some(unknown) = options.iter().step_by(2).find(|option| !known.contains(&option.as_str())) {
        return Err(format!("unknown option {unknown}; there are {}", known.join(" ")).into());
    }
    let option = |name: &str, usual: &str| {
        let place = options.iter().step_by(2).position(|option| option == name);
        place.and_then(|place| options.get(2 * place + 1)).map_or(usual, String::as_str).to_owned()
    };
    let tournaments: u64 = option("--tournaments", "10000").parse().map_err(|_| "--tournaments: a number")?;
    let seed: u64 = option("--seed", "1").parse().map_err(|_| "--seed: a number")?;
    let by_bots = match option("--play", "chance").as_str() {
        "chance" => false,
        "bots" => true,
        _ => return Err("--play: chance or bots".into()),
    };
    let (source, start) = (Seed::new([0; 32]).derive("tournaments", seed), Instant::now());
    let mut tallies = BTreeMap::<(&str, &str), Tally>::new();
    for number in 0..tournaments {
        let game = bots::GAMES[(number % bots::GAMES.len() as u64) as usize];
        let structure = Structure::ALL[(number / bots::GAMES.len() as u64 % 3) as usize];
        let tally = tallies.entry((game.code, structure.code())).or_default();
        let mut chance = source.derive("tournament", number).stream();
        let mut below = |bound: u64| chance.next_u64() % bound;
        let config = TournamentConfig {
            game,
            structure,
            room: Room::CIRCOLO,
            speed: Speed::ALL[below(4) as usize],
            clock: Clock::ALL[below(2) as usize],
            buy_in: Chips(1 + below(5_000)),
            rebuy_levels: [0, 0, 2, 5][below(4) as usize],
        };
        let entrants = SeatSet::first(2 + below(u64::from(game.max_seats) - 1) as usize);
        play(&config, entrants, &source.derive("hands", number), by_bots, &mut below, tally)
            .map_err(|error| format!("tournament {number} of seed {seed}, {config:?}: {error}"))?;
    }
    let total = tallies.values().map(|tally| tally.tournaments).sum::<u64>();
    for ((game, structure), mut tally) in tallies {
        tally.hands.sort_unstable();
        let median = tally.hands.get(tally.hands.len() / 2).copied().unwrap_or(0);
        let Tally { tournaments, hands, shared, bought } = tally;
        let hands: u64 = hands.iter().sum();
        println!(
            "{game} {structure}: {tournaments} tournaments, {hands} hands, median {median}, {bought} bought again, {shared} shared places"
        );
    }
    println!("{total} tournaments, none wrong, in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

fn play(
    config: &TournamentConfig,
    entrants: SeatSet,
    source: &Seed,
    by_bots: bool,
    below: &mut dyn FnMut(u64) -> u64,
    tally: &mut Tally,
) -> Result<(), Box<dyn Error>> {
    let button = entrants.iter().nth(below(entrants.len() as u64) as usize).ok_or("nobody entered")?;
    let mut tournament = Tournament::new(config, entrants, button);
    let mut bought = entrants.len() as u64;
    // When each player's last chips went, and how many there were before that hand: what places follow from (rule M4).
    let mut out = PerSeat::from_fn(|_| (u64::MAX, Chips::ZERO));
    while let Some(setup) = tournament.deal(config) {
        let (before, number) = (setup.stacks, tournament.hands());
        if number > MOST_HANDS {
            return Err("it does not end".into());
        }
        let stacks = hand(setup, source.derive("hand", number), by_bots, below)?;
        tournament.settle(&stacks);
        tournament.pass(below(90) as u32);
        for seat in tournament.playing().iter().filter(|&seat| stacks[seat].is_zero()) {
            out[seat] = (number, before[seat]);
        }
        for seat in tournament.playing().iter() {
            let again = stacks[seat].is_zero() && below(2) == 0 && tournament.rebuy(config, seat).is_ok();
            let more = below(20) == 0 && tournament.add_on(config, seat).is_ok();
            bought += u64::from(again) + u64::from(more);
            if again || more {
                out[seat] = (u64::MAX, Chips::ZERO);
            }
        }
        let chips: Chips = entrants.iter().map(|seat| tournament.stack(seat)).sum();
        if chips != config.speed.stack().times(bought) {
            return Err(format!("{chips:?} chips lie there, {bought} were bought").into());
        }
    }
    if !tournament.is_over() || tournament.pool(config) != config.buy_in.times(bought) {
        return Err("nobody has won, or the pool is wrong".into());
    }
    let paid: Chips = tournament.payout(config).iter().map(|(_, chips)| *chips).sum();
    if paid != tournament.pool(config) {
        return Err(format!("{paid:?} was paid of {:?}", tournament.pool(config)).into());
    }
    for finish in tournament.finishes() {
        let better = entrants.iter().filter(|&other| out[other] > out[finish.seat]).count();
        let equal = entrants.iter().filter(|&other| out[other] == out[finish.seat]).count();
        if (finish.place, finish.sharing) != (better + 1, equal) {
            return Err(format!("{finish:?}, though {better} were better").into());
        }
        tally.shared += u64::from(equal > 1);
    }
    tally.tournaments += 1;
    tally.bought += bought - entrants.len() as u64;
    tally.hands.push(tournament.hands());
    Ok(())
}

/// Plays one hand and gives the stacks it left.
fn hand(
    setup: Setup,
    seed: Seed,
    by_bots: bool,
    below: &mut dyn FnMut(u64) -> u64,
) -> Result<PerSeat<Chips>, Box<dyn Error>> {
    let mut random = BotRng::new(seed.derive("bots", 0).stream());
    let mut hand = Hand::start(setup, Deck::shuffled(seed, b""))?;
    while let (Some(seat), Some(choices)) = (hand.turn(), hand.choices()) {
        let action = if by_bots {
            let style = Style::ALL[seat.index() % Style::ALL.len()];
            style.bot().decide(&hand.view(Viewer::Seat(seat)), &choices, &mut random).action
        } else {
            by_chance(&choices, below)
        };
        hand.act(seat, action)?;
    }
    let record = hand.finish().map_err(|_| "a hand did not end")?;
    Ok(PerSeat::from_fn(|seat: Seat| record.stacks()[seat]))
}

fn by_chance(choices: &Choices, below: &mut dyn FnMut(u64) -> u64) -> Action {
    match (choices, choices.raise()) {
        (_, Some(raise)) if below(100) < 25 => Action::RaiseTo(raise.amounts.max_to()),
        (Choices::BringIn { .. }, _) => Action::BringIn,
        (Choices::ShowOrMuck, _) => Action::Muck,
        (Choices::Bet { passive: Passive::Check, .. }, _) => Action::Check,
        (Choices::Bet { .. }, _) if below(100) < 40 => Action::Fold,
        (Choices::Bet { .. }, _) => Action::Call,
    }
}
