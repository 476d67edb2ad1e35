//! The calm centre: pot, board, side pots, result.

use leptos::prelude::*;

use super::card::Cards;
use super::chips::ChipsSign;
use super::lobby::Invitation;
use crate::rules::{Chips, Part};
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::scene::{PotName, Scene, Verdict};

/// Pot, board and result; before a hand, the first screen's invitation.
#[component]
pub fn Centre() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let text = move |pick: fn(&Scene, Room) -> String| live(move || play.scene.with(|scene| pick(scene, room)));
    let board = live(move || play.scene.with(|scene| scene.board.clone()));
    let hand = live(move || play.scene.with(|scene| scene.hand));
    let verdicts = Memo::new(move |_| play.scene.with(|scene| scene.result.summary()));
    view! {
        <div class="centre">
            <p class="pot" data-pot=text(|scene, _| scene.total.0.to_string())>
                <ChipsSign />
                <span>{room.say(|words| words.pot)}</span>
                <strong>{text(|scene, room| room.money().write(collected(scene)))}</strong>
                <span class="total">{text(total)}</span>
            </p>
            <p class="street">{text(street)}</p>
            <div
                class="board"
                role="group"
                hidden=live(move || play.scene.with(|scene| scene.board.is_empty()))
                aria-label=text(board_name)
            >
                <span class="unseen">{text(no_cards)}</span>
                <Cards cards=board hand enters=live(|| "opened") />
            </div>
            <p class="pots">{text(side_pots)}</p>
            <div class="result" data-result=live(move || (!verdicts.with(Vec::is_empty)).then_some(""))>
                {move || verdicts.get().iter().map(|verdict| verdict_view(room, verdict)).collect_view()}
            </div>
            <Invitation />
        </div>
    }
}

/// What is in the pot already; before anything is, what lies on the table.
fn collected(scene: &Scene) -> Chips {
    let collected: Chips = scene.pots.iter().map(|pot| pot.chips).sum();
    if collected.is_zero() { scene.total } else { collected }
}

/// Pot and bets together, where that is more.
fn total(scene: &Scene, room: Room) -> String {
    if collected(scene) == scene.total {
        return String::new();
    }
    (room.words().total)(&room.money().write(scene.total))
}

/// The street and who opens it, where no board tells.
fn street(scene: &Scene, room: Room) -> String {
    scene.street.as_ref().map(room.words().street_now).unwrap_or_default()
}

/// A board, or one card that all share.
fn board_name(scene: &Scene, room: Room) -> String {
    let words = room.words();
    if scene.spread.open { words.shared_card } else { words.board }.to_owned()
}

/// Said instead of an empty board.
fn no_cards(scene: &Scene, room: Room) -> String {
    if scene.board.iter().any(Option::is_some) { String::new() } else { room.words().no_cards.to_owned() }
}

/// Each pot on a line of its own, where there are several; not while they are being paid.
fn side_pots(scene: &Scene, room: Room) -> String {
    let several = scene.pots.len() > 1 && scene.result.verdicts.is_empty();
    let line = |pot: &crate::ui::scene::PotScene| {
        (room.words().pot_detail)(pot.name, &room.money().write(pot.chips), &pot.who)
    };
    let lines: Vec<String> = scene.pots.iter().filter(|_| several).map(line).collect();
    lines.join("\n")
}

/// Who won a pot, and why.
fn verdict_view(room: Room, verdict: &Verdict) -> impl IntoView + use<> {
    let (words, money) = (room.words(), room.money());
    let pot = (verdict.pot != PotName::Only).then(|| (words.pot_name)(verdict.pot));
    let part = (verdict.part != Part::Whole).then(|| (words.part_name)(verdict.part).to_owned());
    let of: Vec<String> = pot.into_iter().chain(part).collect();
    let winner = (words.winner)(&verdict.who, &money.write(verdict.chips));
    let lead = if of.is_empty() { winner } else { format!("{}: {winner}", of.join(", ")) };
    let reason = match &verdict.best {
        Some(best) if verdict.unhalved => format!("{}, {}", (words.wins_with)(best, verdict.kicker), words.no_low),
        Some(best) => {
            let high = (words.wins_with)(best, verdict.kicker);
            verdict.low.map_or(high.clone(), |low| format!("{high}; {}", (words.hand)(low.name)))
        }
        None => words.wins_unseen.to_owned(),
    };
    view! { <p class="lead">{lead}</p><p class="reason">{reason}</p> }
}
