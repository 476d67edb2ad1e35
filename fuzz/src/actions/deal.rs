//! What a hand begins with, from numbers.

use controbuio::rules::{
    Antes, Blinds, Chips, Entry, EntryRule, Forced, FourthStreet, OddUnitRule, PerSeat, Room, Seat, Seed, Setup,
    Stakes, Structure, catalog,
};

use super::Numbers;

/// A hand about to be dealt, and what of it is to stay secret.
pub struct Deal {
    pub setup: Setup,
    pub seed: Seed,
    /// Two places of the deck.
    pub two: [usize; 2],
    /// Who must not notice that their cards are exchanged; nobody's seat for one who only looks on.
    pub watcher: Option<Seat>,
}

impl Deal {
    /// Mostly one that can be dealt.
    pub fn of(numbers: &mut Numbers) -> Self {
        let game = numbers.one_of(&catalog::GAMES);
        let structure = numbers.one_of(&Structure::ALL);
        let mut empty: Vec<Seat> = Seat::all().collect();
        let players = 2 + numbers.below(usize::from(game.max_seats) - 1);
        let players: Vec<Seat> = (0..players).map(|_| empty.remove(numbers.below(empty.len()))).collect();
        let mut stacks = PerSeat::default();
        for &seat in &players {
            stacks[seat] = stack(numbers);
        }
        let room = room(players.len() as u8, numbers);
        let stakes = stakes(game.forced, structure, numbers);
        let button = super::seat(numbers);
        let (blinds, entries) = posts(&players, numbers);
        let mut setup = Setup { game, structure, stakes, room, button, blinds, entries, stacks };
        if numbers.below(16) == 15 {
            spoil(&mut setup, numbers);
        }
        let seed = Seed::new([0; 32]).derive("fuzz", numbers.within(0, u64::MAX));
        let two = [numbers.below(52), numbers.below(52)];
        Self { setup, seed, two, watcher: Seat::all().nth(numbers.below(11)) }
    }
}

/// From one chip to the most there can be.
fn stack(numbers: &mut Numbers) -> Chips {
    match numbers.below(8) {
        0 | 1 => Chips(numbers.within(1, 30)),
        2 | 3 => Chips(numbers.within(1, 300)),
        4 | 5 => Chips(numbers.within(1, 10_000)),
        6 => Chips(numbers.within(1, Chips::MAX.0)),
        _ => Chips::MAX,
    }
}

fn room(players: u8, numbers: &mut Numbers) -> Room {
    Room {
        seats: numbers.one_of(&[10, 9, 8]).max(players),
        cap: numbers.one_of(&[4, 3, 1, 2, 5, u8::MAX]),
        blind_counts: numbers.below(2) == 0,
        half_bet: numbers.below(2) == 0,
        fourth_street: numbers.one_of(&FourthStreet::ALL),
        antes: numbers.one_of(&Antes::ALL),
        odd_units: numbers.one_of(&OddUnitRule::ALL),
        entry: numbers.one_of(&EntryRule::ALL),
    }
}

/// Small amounts mostly, so that they do not divide evenly and stacks are short of them.
fn stakes(forced: Forced, structure: Structure, numbers: &mut Numbers) -> Stakes {
    let most = numbers.one_of(&[20, 20, 200, Chips::MAX.0 / 2]);
    let bet = numbers.within(2, most);
    let ante = [Chips::ZERO, Chips(numbers.within(0, bet))][numbers.below(2)];
    let big_bet = if structure == Structure::Limit { numbers.within(bet, 2 * bet) } else { 2 * bet };
    match forced {
        Forced::Blinds => {
            let mut stakes = Stakes::blinds(Chips(numbers.within(0, bet)), Chips(bet)).with_ante(ante);
            if structure == Structure::Limit {
                stakes.small_bet = Chips(numbers.within(1, bet));
            }
            Stakes { big_bet: Chips(big_bet), ..stakes }
        }
        Forced::BringIn(_) => Stakes::bring_in(ante, Chips(numbers.within(1, bet - 1)), Chips(bet), Chips(big_bet)),
    }
}

/// Blinds from the button, or as a table leaves them where players came and went (rules T3, T4).
fn posts(players: &[Seat], numbers: &mut Numbers) -> (Blinds, PerSeat<Entry>) {
    let mut entries = PerSeat::default();
    if numbers.below(2) == 0 {
        return (Blinds::FromButton, entries);
    }
    let big = numbers.one_of(players);
    let small = Some(numbers.one_of(players)).filter(|&small| small != big);
    for &seat in players.iter().filter(|&&seat| seat != big && small != Some(seat)) {
        entries[seat] = numbers.one_of(&[Entry::Free, Entry::SmallBlind, Entry::BigBlind, Entry::BothBlinds]);
    }
    let small = small.filter(|_| numbers.below(3) > 0);
    (Blinds::At { small, big }, entries)
}

/// One thing that should keep the hand from being dealt, or any amount at all.
fn spoil(setup: &mut Setup, numbers: &mut Numbers) {
    let amount = Chips(numbers.within(0, u64::MAX));
    let seat = super::seat(numbers);
    match numbers.below(12) {
        0 => setup.room.cap = 0,
        1 => setup.room.seats = 1,
        2 => setup.stacks[seat] = amount,
        3 => setup.stacks = PerSeat::from_fn(|_| amount),
        4 => setup.blinds = Blinds::At { small: Some(seat), big: super::seat(numbers) },
        5 => setup.entries = PerSeat::from_fn(|_| Entry::BothBlinds),
        6 => setup.stakes.small_blind = amount,
        7 => setup.stakes.big_blind = amount,
        8 => setup.stakes.small_bet = amount,
        9 => setup.stakes.big_bet = amount,
        10 => setup.stakes.ante = amount,
        _ => setup.stakes.bring_in = amount,
    }
}
