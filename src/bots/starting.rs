//! The 169 starting hands, best first.
//!
//! The order is computed, not copied: `cargo run --release --example starting_hands` prints it. It is the order of what
//! a hand wins against two opponents who hold good hands of this same order, found by repeating.

use std::sync::LazyLock;

use super::combo::Combo;

/// The classes of starting hands, best first, as `examples/starting_hands.rs` prints them.
pub const ORDER: &str = "\
    AA KK QQ JJ TT AKs AKo AQs 99 AJs AQo 88 ATs AJo KQs 77 KJs 66 A9s ATo KQo QJs \
    KTs A8s 55 QTs A7s KJo JTs A5s 44 A9o K9s A6s A4s T9s Q9s QJo J9s KTo A3s 33 98s A8o \
    K8s A2s K7s K6s 87s T8s Q8s 76s QTo J8s 97s 22 JTo 65s 86s K5s A7o K4s K9o Q6s 96s 54s \
    Q7s A5o T7s J7s K3s 64s 75s T9o A6o Q5s Q9o K2s J9o A4o Q4s T6s 85s J6s 53s 98o Q3s 74s \
    95s A3o 43s J5s 63s K8o J4s 87o Q2s T8o 76o A2o J3s 84s K6o K7o Q8o 97o J8o T4s 65o T5s \
    52s J2s 94s 86o 73s 42s 93s T3s K5o 54o 62s 96o 92s K4o T7o 83s T2s Q6o 32s 64o 75o Q7o \
    J7o K3o 82s T6o 72s Q5o Q4o K2o J6o 85o 53o 74o 43o Q3o 95o 63o J5o Q2o J4o 84o J3o 52o \
    T4o 73o 42o T5o 94o 93o J2o 62o T3o 32o 92o T2o 83o 82o 72o";

/// The place of these cards among all starting hands: the share of hands that are better, per mille, those of the same
/// class counting half. 2 for aces, 997 for the worst.
#[must_use]
pub fn place(combo: Combo) -> u16 {
    PLACES.get(combo.class()).copied().unwrap_or(1000)
}

/// The place of the best.
pub(super) fn place_of_the_best() -> u16 {
    PLACES.iter().copied().min().unwrap_or(0)
}

static PLACES: LazyLock<[u16; 169]> = LazyLock::new(|| places(ORDER));

fn places(order: &str) -> [u16; 169] {
    let mut classes = [0; 169];
    let mut places = [1000; 169];
    for combo in Combo::all() {
        classes[combo.class()] += 1;
    }
    let mut better = 0;
    for name in order.split_whitespace() {
        if let Some(combo) = Combo::all().find(|combo| combo.class_name() == name) {
            let count = classes[combo.class()];
            places[combo.class()] = ((2 * better + count) * 1000 / (2 * Combo::COUNT as u32)) as u16;
            better += count;
        }
    }
    places
}
