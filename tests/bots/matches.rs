//! How well the opponents do against each other and against those who do not think.

use controbuio::bots::{Bot, Style};
use controbuio::rules::{Structure, catalog};

use super::{baselines, duplicate};

fn table(structure: Structure, seats: usize, decks: u64, seed: u64) -> duplicate::Match {
    duplicate::Match { game: &catalog::HOLDEM, structure, seats, decks, seed, stack: 100, threads: 2 }
}

/// One against one kind of opponent, seat by seat in turn: what the first wins, beyond the interval.
fn beats(one: &dyn Bot, other: &dyn Bot, structure: Structure, seats: usize, decks: u64) {
    let scores = table(structure, seats, decks, 1).play(&[one, other]).unwrap();
    let (won, interval) = scores[0].won();
    println!("{structure:?}, {seats} seats, {decks} decks: {won:.1} ± {interval:.1}");
    assert!(won > interval, "{structure:?}, {seats} seats, {decks} decks: {won:.1} ± {interval:.1}");
}

#[test]
fn steady_beats_loose() {
    let (steady, loose) = (Style::Steady.bot(), Style::Loose.bot());
    for structure in Structure::ALL {
        beats(steady, loose, structure, 6, 800);
    }
    beats(steady, loose, Structure::NoLimit, 2, 600);
}

#[test]
fn both_beat_who_does_not_think() {
    for style in Style::ALL {
        for structure in Structure::ALL {
            beats(style.bot(), &baselines::Anything, structure, 6, 100);
        }
        beats(style.bot(), &baselines::Caller, Structure::NoLimit, 6, 100);
        beats(style.bot(), &baselines::Anything, Structure::NoLimit, 2, 300);
    }
    beats(Style::Steady.bot(), &baselines::Raiser::Most, Structure::NoLimit, 6, 500);
}

#[test]
fn they_play_as_many_hands_as_they_should() {
    let line_up = [Style::Steady.bot(), Style::Loose.bot()];
    let counted = |bots: &[&dyn Bot]| {
        let scores = table(Structure::NoLimit, 6, 300, 2).play(bots).unwrap();
        let played =
            |score: &duplicate::Score| (score.tally.entered.percent().unwrap(), score.tally.raised.percent().unwrap());
        scores.iter().map(played).collect::<Vec<_>>()
    };
    let (entered, raised) = counted(&line_up[..1])[0];
    assert!((20.0..26.0).contains(&entered) && (14.0..20.0).contains(&raised), "steady: {entered:.1}/{raised:.1}");
    let (entered, raised) = counted(&line_up)[1];
    assert!((45.0..60.0).contains(&entered) && (3.0..10.0).contains(&raised), "loose: {entered:.1}/{raised:.1}");
}
