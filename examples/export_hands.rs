//! Plays random hands and writes them as a player would export them: one `.phhs` file for each variant that the PHH
//! format names and other programs play.
//!
//! `cargo run --release --example export_hands -- FOLDER [--hands 200] [--seed 1]`

use std::error::Error;
use std::path::Path;

use chacha20::rand_core::Rng;
use controbuio::rules::phh::{HOUSE, Variant};
use controbuio::rules::{Blinds, Chips, Deck, Hand, PerSeat, Record, Seat, Seed, Setup, Stakes};
use controbuio::session::history::{Circumstances, Export, FileKind, PlayedHand, Sight, Worth};

mod chance;

const VARIANTS: [Variant; 5] = [
    Variant::LimitHoldem,
    Variant::NoLimitHoldem,
    Variant::PotLimitOmaha,
    Variant::LimitOmahaHilo,
    Variant::LimitSevenCardStud,
];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("usage: export_hands FOLDER [--hands N] [--seed N]")?;
    let options: Vec<String> = arguments.collect();
    let option = |name: &str, usual: u64| {
        let place = options.iter().step_by(2).position(|option| option == name);
        place.and_then(|place| options.get(2 * place + 1)).map_or(Ok(usual), |text| text.parse())
    };
    let (hands, seed) = (option("--hands", 200)?, option("--seed", 1)?);
    std::fs::create_dir_all(&folder)?;
    for variant in VARIANTS {
        let source = Seed::new([0; 32]).derive(variant.code(), seed);
        let mut export = Export::new(FileKind::Phh(Sight::All));
        for number in 0..hands {
            let mut chance = source.derive("chance", number).stream();
            let record = play(variant, source.derive("hand", number), |most| chance.next_u64() % most)?;
            // Half of the hands for money, which is written with decimals.
            let worth = if number % 2 == 0 { Worth::Chips } else { Worth::Money };
            let names = PerSeat::from_fn(|seat| format!("Player {}", seat.index() + 1));
            let time = 1_772_953_200_000 + number * 60_000;
            let about = Circumstances { time, table: "Circolo".into(), number: number + 1, names, worth, player: None };
            export.add(&PlayedHand::new(record, about)?);
        }
        if !export.left_out().is_empty() {
            return Err(format!("{}: left out {:?}", variant.code(), export.left_out()).into());
        }
        let name = variant.code().replace('/', "-");
        std::fs::write(Path::new(&folder).join(format!("{name}.phhs")), export.text())?;
    }
    Ok(())
}

/// A random hand of two to six players by the rules of the format's own program.
fn play(variant: Variant, seed: Seed, mut below: impl FnMut(u64) -> u64) -> Result<Record, Box<dyn Error>> {
    let seats = 2 + below(5);
    // Nobody is too short for a blind: what the others then call is a matter of the house (rule F5).
    let mut stack = || {
        let most = [150, 1_000, 10_000][below(3) as usize];
        Chips(100 + below(most))
    };
    let stacks = PerSeat::from_fn(|seat| if (seat.index() as u64) < seats { stack() } else { Chips::ZERO });
    let setup = Setup {
        game: variant.game(),
        structure: variant.structure(),
        stakes: Stakes::usual(variant.game(), Chips(100)),
        room: HOUSE,
        button: Seat::all().nth(below(seats) as usize).ok_or("no seat")?,
        blinds: Blinds::FromButton,
        entries: PerSeat::default(),
        stacks,
    };
    let hand = chance::play_on(Hand::start(setup, Deck::shuffled(seed, b""))?, below)?;
    hand.finish().map_err(|_| "a hand did not end".into())
}
