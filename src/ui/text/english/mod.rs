//! English.

mod cards;
mod floor;
mod guide;
mod house;
mod log;
mod problems;
mod settings;
mod table;

use super::{Marks, Together, Words, game_name, join, sign, structure_name};
use crate::rules::{NoRaise, Part};
use crate::ui::scene::Who;
use crate::ui::sitting::Plan;
use crate::ui::text::number::AmountError;
use cards::{category, hand, name_of_card, rank, street};
use floor::FLOOR;
use guide::GUIDE;
use house::HOUSE;
use log::line;
use problems::{address_problem, config_problem};
use settings::SETTINGS;
use table::{InSentence, deed, name_of, open_cards, pot_name, seat_label, stakes_label, street_now};

/// The texts.
pub(super) const WORDS: Words = Words {
    own_name: "English",
    marks: Marks { decimal: '.', group: ',' },

    sentence: "The table is laid.",
    sit_down: "Sit down",
    game: "Game",
    structure: "Structure",
    structure_name,
    game_name,
    seats: "Seats",
    players: |count| format!("{count} seats"),
    small_blind: "Small blind",
    big_blind: "Big blind",
    small_bet: "Small bet",
    big_bet: "Big bet",
    bring_in_amount: "Bring-in",
    ante: "Ante",
    buy_in: "Buy-in",
    language: "Language",
    choices: "Your table",
    amount_problem: |error| match error {
        AmountError::Empty => "An amount is missing here.",
        AmountError::NotANumber => "This is not an amount. Write it like 40 or 2.50.",
        AmountError::TooFine => "At most two decimals.",
        AmountError::TooLarge => "More than any table takes.",
    },
    config_problem,
    table_label: |structure, code| format!("{} {}", structure_name(structure), game_name(code)),
    stakes_label,

    menu: "Menu",
    close: "Close",
    leave: "Leave the table",
    leave_note: "The sitting ends; what you set stays.",
    reproducible: "Reproducible",
    reproducible_note: "This sitting comes from the seed in the address: the same seed deals the same cards.",
    hand_number: |number| format!("Hand {number}"),
    commitment: "Commitment of this deal",
    commitment_note: "Fixed before the first card: it proves afterwards that the deck was not changed.",

    table: "Table",
    board: "Board",
    players_list: "Players",
    makes_nothing: "Not five cards yet",
    no_cards: "No board cards yet",
    no_open_cards: "No open cards yet",
    shared_card: "A card for everyone",
    street_now,
    my_cards: "Your cards",
    you: "You",
    dealer: "dealer",
    hidden_card: "hidden card",
    card: name_of_card,
    closed_card: |card| format!("{}, face down", name_of_card(card)),
    open_cards,
    rank_sign: sign,
    pot: "Pot",
    total: |chips| format!("total {chips}"),
    pot_name,
    pot_detail: |name, chips, who| {
        let names: Vec<String> = who.iter().map(|who| name_of(who).to_lowercase_you()).collect();
        format!("{}: {chips}, between {}", pot_name(name), join(&names, "and"))
    },
    deed,
    your_turn: "Your turn",
    turn: "to act",
    folded: "folded",
    all_in: "all-in",
    out: "out",
    seat_label: |label| seat_label(label),
    hand,
    category,
    winner: |who, chips| match who {
        [Who::You] => format!("You win {chips}"),
        [Who::Named(name)] => format!("{name} wins {chips}"),
        _ => {
            let names: Vec<String> = who.iter().map(name_of).collect();
            format!("{} split {chips}", join(&names, "and"))
        }
    },
    wins_with: |best, kicker| match kicker {
        None => hand(best.name),
        Some(rank_) => format!("{}, {} kicker", hand(best.name), rank(rank_)),
    },
    wins_unseen: "Everyone else folded.",
    part_name: |part| match part {
        Part::Whole => "Pot",
        Part::High => "High",
        Part::Low => "Low",
    },
    no_low: "no low",

    actions: "Your actions",
    fold: "Fold",
    check: "Check",
    call: |chips, all_in| if all_in { format!("Call {chips} (all-in)") } else { format!("Call {chips}") },
    bet: |chips| format!("Bet {chips}"),
    raise_to: |chips| format!("Raise to {chips}"),
    complete_to: |chips| format!("Complete to {chips}"),
    all_in_to: |chips| format!("All-in {chips}"),
    raise: "Raise",
    bring_in: |chips| format!("Bring-in {chips}"),
    show: "Show",
    muck: "Muck",
    no_raise: |reason| match reason {
        NoRaise::Capped { bets } => format!("Cap: {bets} bets"),
        NoRaise::NotReopened => "Not reopened".to_owned(),
        NoRaise::ShortStack => "Call is all-in".to_owned(),
        NoRaise::NobodyCouldCall => "Nobody can call".to_owned(),
    },
    amount: "Amount",
    less: "Less",
    more: "More",
    presets: "Amounts to choose",
    preset_pot: "Pot",
    preset_all_in: "All-in",
    preset_minimum: "Min",
    amount_range: |least, most| format!("From {least} to {most}."),
    fold_free: "Checking costs nothing.",
    fold_anyway: "Fold anyway",
    keep_hand: "Keep the hand",
    skip: "Skip ahead",
    plans: "When it is your turn",
    plan: |plan, money| match plan {
        Plan::CheckFold => "Check / fold".to_owned(),
        Plan::Check => "Check".to_owned(),
        Plan::Call(chips) => format!("Call {}", money.write(chips)),
        Plan::CallAny => "Call any".to_owned(),
    },
    waiting_for: |name| format!("{name} is thinking"),
    asked_check: |pot, over| format!("Your turn: check or {}, {pot} in the pot", if over { "raise" } else { "bet" }),
    asked_call: |chips, pot| format!("Your turn: call {chips} into {pot}"),
    asked_bring_in: |chips, over| {
        format!("Your card opens: bring it in for {chips}{}", if over { " or complete" } else { "" })
    },
    asked_to_show: "Show your cards or muck them",
    hand_over: "The hand is over",
    table_closed: "No further hand can be dealt here.",
    broke: "You have no chips left.",

    house: HOUSE,
    settings: SETTINGS,
    guide: GUIDE,
    pause: "Pause",
    seconds_left: |seconds| if seconds == 1 { "1 second left".to_owned() } else { format!("{seconds} seconds left") },
    paused: "Paused. Space goes on.",
    floor: FLOOR,

    log: "Log",
    open_log: "Open the log",
    copy: "Copy",
    copied: "Copied",
    street,
    line,
    together: |alike, names| match alike {
        Together::Fold => format!("{names} fold"),
        Together::Check => format!("{names} check"),
        Together::Ante(chips) => format!("{names} post the ante {chips}"),
        Together::Call(chips) => format!("{names} call {chips}"),
    },
    and: "and",

    bad_address: "This address does not describe a table, so nothing was dealt. Choose your table here.",
    address_problem,
    bad_save: "The saved sitting could not be read. It was set aside, nothing of it is lost.",
    newer_save: "The saved sitting comes from another version of the game. It was set aside, nothing of it is lost.",
    download_save: "Download it",
    no_storage: "This browser keeps nothing here: the sitting will not survive a reload.",
    refused: "That was not possible. Nothing has changed.",
    dismiss: "Understood",
    elsewhere: "This sitting went on in another tab. Reload to see it here.",
};
