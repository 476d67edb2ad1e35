//! What the player is asked, and what is read out when a key asks for it.

use super::Words;
use super::number::Money;
use crate::rules::{Card, WagerKind};
use crate::ui::scene::{Ask, CardScene, Scene, Standing, Turn};
use crate::ui::settings::Say;

/// The question of a decision, for eye and ear.
#[must_use]
pub fn question(turn: &Turn, words: &Words, money: Money) -> String {
    match &turn.ask {
        Ask::Bet { call, raise, .. } if call.is_zero() => {
            let over = raise.as_ref().is_ok_and(|raise| raise.kind == WagerKind::Raise);
            (words.asked_check)(&money.write(turn.pot), over)
        }
        Ask::Bet { call, .. } => (words.asked_call)(&money.write(*call), &money.write(turn.pot)),
        Ask::BringIn { chips, raise } => (words.asked_bring_in)(&money.write(*chips), raise.is_ok()),
        Ask::Show => words.asked_to_show.to_owned(),
    }
}

/// What a key reads out, in a sentence; `question` is what the player is asked now, if anything.
#[must_use]
pub fn readout(what: Say, scene: &Scene, question: &str, words: &Words, money: Money) -> String {
    let named = |cards: Vec<Card>, name: &str| {
        let cards: Vec<String> = cards.into_iter().map(words.card).collect();
        format!("{name}: {}", cards.join(", "))
    };
    let known = |cards: &[CardScene]| cards.iter().filter_map(|card| card.face.known()).collect::<Vec<_>>();
    match what {
        Say::Cards => {
            let own = scene.seats.iter().find(|seat| seat.you);
            named(own.map(|seat| [known(&seat.down), known(&seat.up)].concat()).unwrap_or_default(), words.my_cards)
        }
        // Where there is no board, what lies open is what the others show.
        Say::Board if scene.spread.open => {
            let shared = known(&scene.board.iter().flatten().copied().collect::<Vec<_>>());
            let shared = (!shared.is_empty()).then(|| named(shared, words.shared_card));
            let others = scene.seats.iter().filter(|seat| !seat.you && !seat.up.is_empty());
            let others = others.filter(|seat| matches!(seat.standing, Standing::Live | Standing::AllIn));
            let all: Vec<String> =
                shared.into_iter().chain(others.map(|seat| named(known(&seat.up), &seat.name))).collect();
            if all.is_empty() { words.no_open_cards.to_owned() } else { all.join("; ") }
        }
        Say::Board => {
            let board: Vec<Card> = scene.board.iter().flatten().filter_map(|card| card.face.known()).collect();
            if board.is_empty() { words.no_cards.to_owned() } else { named(board, words.board) }
        }
        Say::Makes if scene.makes.is_empty() => words.makes_nothing.to_owned(),
        Say::Makes => scene.makes.iter().map(|name| (words.hand)(*name)).collect::<Vec<_>>().join("; "),
        Say::Pot => format!("{} {}. {question}", words.pot, money.write(scene.total)),
        Say::Players => {
            let live = scene.seats.iter().filter(|seat| matches!(seat.standing, Standing::Live | Standing::AllIn));
            let name = |you: bool, name: &str| if you { words.you.to_owned() } else { name.to_owned() };
            let each = live.map(|seat| format!("{} {}", name(seat.you, &seat.name), money.write(seat.stack)));
            each.collect::<Vec<_>>().join(", ")
        }
    }
}
