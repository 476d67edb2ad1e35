//! Writes the corpus that fuzzing begins with, always the same one. To be run again when saves get another format:
//! `cargo run --release --manifest-path fuzz/Cargo.toml --example seeds`. Files of other names stay as they are.

use std::error::Error;
use std::fs;
use std::path::Path;

use controbuio::rules::phh::{About, History, Unit, Variant};
use controbuio::rules::{
    Action, Blinds, Chips, Choices, Deck, Forced, Game, Hand, Passive, PerSeat, Room, Seat, Seed, Setup, Speed, Stakes,
    Structure, catalog,
};
use controbuio::session::{Address, Cash, Company, Config, Format, Request, Session, SitAndGo, Wait};
use controbuio_fuzz::actions::deal;

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> Outcome {
    addresses()?;
    actions()?;
    saves()?;
    hands()?;
    phh()
}

fn write(target: &str, name: &str, bytes: impl AsRef<[u8]>) -> Outcome {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    fs::create_dir_all(&folder)?;
    Ok(fs::write(folder.join(name), bytes)?)
}

/// Tables of every kind.
fn tables() -> [(&'static str, Config); 6] {
    let cash = |game: &'static Game, structure, seats, stakes| {
        let cash = Cash { company: Company::Fixed, ..Cash::of(stakes) };
        Config { game, structure, seats, format: Format::Cash(cash), ..Config::default() }
    };
    let blinds = Stakes::blinds(Chips(50), Chips(100));
    let bets = Stakes::stud(Chips(100));
    let short = Cash { buy_in: Chips(150), least: Chips(100), ..Cash::of(blinds) };
    let tournament = Format::Tournament(SitAndGo { speed: Speed::Hyper, rebuy_levels: 1, ..SitAndGo::default() });
    [
        ("holdem", cash(&catalog::HOLDEM, Structure::NoLimit, 4, blinds.with_ante(Chips(10)))),
        ("omaha-hilo", cash(&catalog::OMAHA_HILO, Structure::PotLimit, 3, blinds)),
        ("stud", cash(&catalog::SEVEN_CARD_STUD, Structure::Limit, 3, bets)),
        ("five-card-stud", cash(&catalog::FIVE_CARD_STUD, Structure::NoLimit, 2, bets)),
        ("short", Config { seats: 3, format: Format::Cash(short), room: Room::RUNNER, ..Config::default() }),
        ("tournament", Config { seats: 3, format: tournament, room: Room::POPOLARE, ..Config::default() }),
    ]
}

fn addresses() -> Outcome {
    let seed = Seed::new([0x0f; 32]);
    for (name, config) in tables() {
        write("address", name, Address::of_table(&config, (name == "holdem").then_some(&seed)))?;
    }
    let own = Room { seats: 6, cap: 3, blind_counts: false, half_bet: false, ..Room::CIRCOLO };
    write("address", "own-room", Address::of_table(&Config { room: own, ..Config::default() }, None))?;
    write("address", "wrong", "#/table?game=whist&structure=free&seats=six&sb=-1&bb=+2&ante=1.5&seed=12&x=1&seats=3")
}

/// Bytes at random, each time for another game: the first two numbers that are read of them are game and structure. The
/// first such bytes that are a hand which can be dealt.
fn actions() -> Outcome {
    for (number, game) in catalog::GAMES.into_iter().enumerate() {
        for structure in [number % 3, (number + 1) % 3] {
            let name = format!("{}-{}", game.code, Structure::ALL[structure].code());
            let mut chance = chance(&name);
            let seed = loop {
                let rest = chance.by_ref().take(160);
                let bytes: Vec<u8> = [number as u8, structure as u8].into_iter().chain(rest).collect();
                if deal(&bytes).setup.problems().is_empty() {
                    break bytes;
                }
            };
            write("actions", &name, seed)?;
        }
    }
    Ok(())
}

/// Bytes that follow from a name: the digits of seeds, two by two.
fn chance(name: &str) -> impl Iterator<Item = u8> {
    let name = name.to_owned();
    let digits = (0..).flat_map(move |number| Seed::new([0; 32]).derive(&name, number).reveal().into_bytes());
    let mut digits = digits.map(|digit| if digit < b'a' { digit - b'0' } else { digit - b'a' + 10 });
    std::iter::from_fn(move || Some(digits.next()? << 4 | digits.next()?))
}

/// Sittings in the middle of a hand, after one, with an absent player, and at the end of a tournament.
fn saves() -> Outcome {
    for (number, (name, config)) in tables().into_iter().enumerate() {
        let mut session = Session::open(config, Seed::new([number as u8; 32]), name == "holdem")?;
        for _ in 0..40 + number {
            step(&mut session)?;
        }
        keep(name, &session)?;
        if name == "holdem" {
            session.ask(Request::SitOut)?;
            while !matches!(session.waits_for(), Wait::NextHand { .. }) {
                step(&mut session)?;
            }
            session.next_hand()?;
            keep("sitting-out", &session)?;
        }
        if name == "tournament" {
            while session.waits_for() != Wait::Over {
                step(&mut session)?;
            }
            keep("tournament-over", &session)?;
        }
    }
    Ok(())
}

/// The first hand of each table: as a link, and one of them as JSON.
fn hands() -> Outcome {
    for (number, (name, config)) in tables().into_iter().enumerate() {
        let cut = if number % 2 == 0 { "tre civette" } else { "" };
        let mut session = Session::open_cut(config, Seed::new([number as u8; 32]), false, cut.parse()?)?;
        let hand = loop {
            match session.played(1_765_100_000_000, "Circolo") {
                Some(hand) => break hand,
                None => step(&mut session)?,
            }
        };
        write("hands", name, hand.link()?)?;
        if name == "holdem" {
            write("hands", "json", hand.json())?;
        }
    }
    Ok(())
}

fn keep(name: &str, session: &Session) -> Outcome {
    write("saves", name, format!("{}\n{}", session.checkpoint(), session.journal()))
}

/// Everyone plays on, the player with raises; who busts does not buy again.
fn step(session: &mut Session) -> Outcome {
    match session.waits_for() {
        Wait::Bot(_) => session.bot_acts()?,
        Wait::Player(decision, choices) => session.act(decision, raise(&choices, true))?,
        Wait::NextHand { .. } => session.next_hand()?,
        Wait::Rebuy { .. } => session.ask(Request::Decline)?,
        Wait::Alone => session.ask(Request::Return)?,
        Wait::Over => {}
    }
    Ok(())
}

/// The smallest raise if it is wanted and to be had, else a check or a call.
fn raise(choices: &Choices, wanted: bool) -> Action {
    match (choices.raise().filter(|_| wanted), choices) {
        (Some(raise), _) => Action::RaiseTo(raise.amounts.min_to()),
        (_, Choices::Bet { passive: Passive::Check, .. }) => Action::Check,
        (_, Choices::Bet { passive: Passive::Call(_), .. }) => Action::Call,
        (_, Choices::BringIn { .. }) => Action::BringIn,
        (_, Choices::ShowOrMuck) => Action::Show,
    }
}

/// A hand of each variant, told.
fn phh() -> Outcome {
    for (number, variant) in Variant::ALL.into_iter().enumerate() {
        let stakes = match variant.game().forced {
            Forced::Blinds => Stakes::blinds(Chips(50), Chips(100)),
            Forced::BringIn(_) => Stakes::stud(Chips(100)),
        };
        let stack = |seat: Seat| Chips(if seat.index() < 3 { 700 + 300 * seat.index() as u64 } else { 0 });
        let setup = Setup {
            game: variant.game(),
            structure: variant.structure(),
            stakes,
            room: Room::CIRCOLO,
            button: Session::PLAYER,
            blinds: Blinds::FromButton,
            entries: PerSeat::default(),
            stacks: PerSeat::from_fn(stack),
        };
        let mut hand = Hand::start(setup, Deck::shuffled(Seed::new([number as u8; 32]), b""))?;
        let mut chance = chance(variant.code());
        while let (Some(seat), Some(choices)) = (hand.turn(), hand.choices()) {
            hand.act(seat, raise(&choices, chance.next().is_some_and(|byte| byte < 80)))?;
        }
        let record = hand.finish().map_err(|_| "the hand is not over")?;
        let names = PerSeat::from_fn(|seat| format!("P{}", seat.index() + 1));
        let unit = if number % 2 == 0 { Unit::WHOLE } else { Unit::HUNDREDTH };
        let history = History::of(&record, unit, &names, About::default())?;
        write("phh", &variant.code().replace('/', "-"), history.to_string())?;
    }
    Ok(())
}
