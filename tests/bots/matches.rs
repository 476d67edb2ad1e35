//! How well the opponents do against each other and against those who do not think.

use controbuio::bots::{Bot, Style};
use controbuio::rules::Structure;

use super::{baselines, duplicate};

/// One against one kind of opponent, seat by seat in turn: what the first wins, beyond the interval.
fn beats(one: &dyn Bot, other: &dyn Bot, structure: Structure, seats: usize, decks: u64) {
    let scores = duplicate::Match { structure, seats, decks, seed: 1, stack: 100 }.play(&[one, other]).unwrap();
    let (won, interval) = scores[0].won();
    println!("{structure:?}, {seats} seats, {decks} decks: {won:.1} ± {interval:.1}");
    assert!(won > interval, "{structure:?}, {seats} seats, {decks} decks: {won:.1} ± {interval:.1}");
}

#[test]
fn steady_beats_loose() {
    let (steady, loose) = (Style::Steady.bot(), Style::Loose.bot());
    // In big blinds a hundred hands: 179 ± 60 six-handed no-limit when this was written, 25 ± 9 in limit.
    for structure in Structure::ALL {
        beats(steady, loose, structure, 6, 200);
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
    let table = |bots: &[&dyn Bot]| {
        let scores = duplicate::Match { structure: Structure::NoLimit, seats: 6, decks: 120, seed: 2, stack: 100 };
        scores.play(bots).unwrap().iter().map(duplicate::Score::played).collect::<Vec<_>>()
    };
    let (entered, raised) = table(&line_up[..1])[0];
    assert!((20.0..26.0).contains(&entered) && (14.0..20.0).contains(&raised), "steady: {entered:.1}/{raised:.1}");
    let (entered, raised) = table(&line_up)[1];
    assert!((45.0..60.0).contains(&entered) && (3.0..10.0).contains(&raised), "loose: {entered:.1}/{raised:.1}");
}
