//! Deals a hand again from what was told of it, and says whether it is what was promised.
//!
//! `cargo run --release --example verify_deal -- --seed HEX [--cut WORDS | --cut-hex HEX] [--commitment HEX]
//! [--deck "9h 4s …"] [--game CODE --players N]`
//!
//! Prints the commitment and the deck, first card first; with a game and a number of players also where each card goes
//! while everyone stays in. Ends with 0 when all that was told matches, with 1 when something does not, and with 2 when
//! it cannot be read. `docs/fair-deal.md` says how to do the same in any language.

use std::error::Error;
use std::process::ExitCode;

use controbuio::rules::{
    Action, Blinds, Card, Chips, Choices, Commitment, Cut, Deck, Event, Game, Hand, Passive, PerSeat, Proof, Room,
    Seat, Seed, Setup, Stakes, Structure, catalog,
};

const OPTIONS: [&str; 7] = ["--seed", "--cut", "--cut-hex", "--commitment", "--deck", "--game", "--players"];

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<bool, Box<dyn Error>> {
    let options: Vec<String> = std::env::args().skip(1).collect();
    if let Some(unknown) = options.iter().step_by(2).find(|option| !OPTIONS.contains(&option.as_str())) {
        return Err(format!("unknown option {unknown}; there are {}", OPTIONS.join(" ")).into());
    }
    let option = |name: &str| {
        let place = options.iter().step_by(2).position(|option| option == name)?;
        options.get(2 * place + 1).map(String::as_str)
    };
    let seed: Seed = option("--seed").ok_or("--seed: expected 64 hex digits")?.parse()?;
    let cut = match (option("--cut"), option("--cut-hex")) {
        (Some(_), Some(_)) => return Err("--cut or --cut-hex, not both".into()),
        (words, None) => words.unwrap_or_default().parse::<Cut>()?,
        (None, Some(digits)) => String::from_utf8(bytes(digits)?)?.parse()?,
    };
    let promised = option("--commitment").map(str::parse::<Commitment>).transpose();
    let promised = promised.map_err(|error| format!("--commitment: {error}"))?;
    let commitment = promised.unwrap_or_else(|| seed.commitment());
    let proof = Proof { seed, cut, commitment };

    let pack = proof.pack();
    println!("commitment {}", proof.seed.commitment());
    println!("cut        {:?}", proof.cut.as_str());
    println!("deck       {}", words(&pack));
    if let Some(game) = option("--game") {
        let game = catalog::by_code(game)
            .ok_or_else(|| format!("--game: one of {}", catalog::GAMES.map(|game| game.code).join(" ")))?;
        let players = option("--players").unwrap_or("2").parse().map_err(|_| "--players: a number")?;
        where_they_go(game, players, &proof)?;
    }

    let mut matches = true;
    let mut say = |what: &str, same: bool| {
        println!("{what} {}", if same { "matches" } else { "DOES NOT MATCH" });
        matches &= same;
    };
    if promised.is_some() {
        say("the commitment", proof.is_kept());
    }
    if let Some(told) = option("--deck") {
        let told: Vec<Card> = told.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        // As many cards as were told: those that were seen in a hand will do.
        say("the deck", !told.is_empty() && pack.starts_with(&told));
    }
    Ok(matches)
}

fn bytes(digits: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    let pairs = digits.as_bytes().chunks(2);
    let byte = |pair: &[u8]| Ok(u8::from_str_radix(std::str::from_utf8(pair)?, 16)?);
    if digits.len().is_multiple_of(2) { pairs.map(byte).collect() } else { Err("--cut-hex: two digits a byte".into()) }
}

fn words(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// Prints each card with its place; player 1 sits left of the button, and the last one has it.
fn where_they_go(game: &'static Game, players: u8, proof: &Proof) -> Result<(), Box<dyn Error>> {
    let count = usize::from(players);
    let setup = Setup {
        game,
        structure: Structure::Limit,
        stakes: Stakes::usual(game, Chips(100)),
        room: Room::CIRCOLO,
        button: players.checked_sub(1).and_then(Seat::new).ok_or("--players: 2 to 10")?,
        blinds: Blinds::FromButton,
        entries: PerSeat::default(),
        stacks: PerSeat::from_fn(|seat| Chips(if seat.index() < count { 100_000 } else { 0 })),
    };
    let mut hand = Hand::start(setup, Deck::shuffled(proof.seed.clone(), proof.cut.as_bytes()))?;
    while let (Some(seat), Some(choices)) = (hand.turn(), hand.choices()) {
        let action = match choices {
            Choices::BringIn { .. } => Action::BringIn,
            Choices::Bet { passive: Passive::Check, .. } => Action::Check,
            Choices::Bet { .. } => Action::Call,
            Choices::ShowOrMuck => Action::Muck,
        };
        hand.act(seat, action)?;
    }
    for event in hand.events() {
        match event {
            Event::StreetBegins { street } => {
                println!("{:?}:", game.streets[usize::from(*street)].name);
            }
            Event::Burn { card } => println!("  {card} burned"),
            Event::Down { seat, card } => println!("  {card} face down to player {}", seat.index() + 1),
            Event::Up { seat, card } => println!("  {card} face up to player {}", seat.index() + 1),
            Event::Board { card } => println!("  {card} to the board"),
            Event::Reshuffle => println!("  the burned cards come back, and the rest is shuffled again (shuffle 1)"),
            _ => {}
        }
    }
    Ok(())
}
