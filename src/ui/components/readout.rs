//! What is read out when a key asks for it.

use leptos::prelude::*;

use super::hand::question;
use crate::rules::Card;
use crate::ui::play::Play;
use crate::ui::room::Room;
use crate::ui::scene::{CardScene, Scene, Standing};
use crate::ui::settings::Say;

/// The answer to one key, in a sentence.
pub fn text(what: Say, room: Room, play: Play) -> String {
    untrack(|| match what {
        Say::Pot => format!("{} {}. {}", room.words().pot, pot(room, play), question(room, play)),
        what => play.scene.with(|scene| of(what, scene, room)),
    })
}

fn pot(room: Room, play: Play) -> String {
    room.money().write(play.scene.with(|scene| scene.total))
}

fn of(what: Say, scene: &Scene, room: Room) -> String {
    let (words, money) = (room.words(), room.money());
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
        Say::Board => {
            let board: Vec<Card> = scene.board.iter().flatten().filter_map(|card| card.face.known()).collect();
            if board.is_empty() { words.no_cards.to_owned() } else { named(board, words.board) }
        }
        Say::Makes if scene.makes.is_empty() => words.makes_nothing.to_owned(),
        Say::Makes => scene.makes.iter().map(|name| (words.hand)(*name)).collect::<Vec<_>>().join(", "),
        Say::Players | Say::Pot => {
            let live = scene.seats.iter().filter(|seat| matches!(seat.standing, Standing::Live | Standing::AllIn));
            let name = |you: bool, name: &str| if you { words.you.to_owned() } else { name.to_owned() };
            let each = live.map(|seat| format!("{} {}", name(seat.you, &seat.name), money.write(seat.stack)));
            each.collect::<Vec<_>>().join(", ")
        }
    }
}
