//! English.

use super::{Marks, SeatLabel, Words, game_name, join, sign, structure_name};
use crate::rules::rank::{Category, HandName};
use crate::rules::{Blind, Card, Chips, NoRaise, Part, Rank, StakesProblem, StreetName, Suit, WagerKind};
use crate::session::{AddressProblem, ConfigProblem};
use crate::ui::scene::{Deed, Line, PotName, Who};
use crate::ui::text::number::{AmountError, Money};

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
    stakes_label: |small, big, ante| match ante {
        None => format!("blinds {small}/{big}"),
        Some(ante) => format!("blinds {small}/{big}, ante {ante}"),
    },

    menu: "Menu",
    close: "Close",
    pace: "Pace",
    pace_name: |step| ["instant", "fast", "steady", "calm", "slow"].get(step).copied().unwrap_or("steady"),
    auto_deal: "Deal the next hand by itself",
    day_room: "Day room",
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
    no_cards: "No board cards yet",
    my_cards: "Your cards",
    you: "You",
    dealer: "dealer",
    hidden_card: "hidden card",
    card: |card| format!("{} of {}", rank(card.rank()), suit(card.suit())),
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
    next_hand: "Next hand",
    skip: "Skip ahead",
    waiting_for: |name| format!("{name} is thinking"),
    asked_check: |pot, over| format!("Your turn: check or {}, {pot} in the pot", if over { "raise" } else { "bet" }),
    asked_call: |chips, pot| format!("Your turn: call {chips} into {pot}"),
    asked_to_show: "Show your cards or muck them",
    hand_over: "The hand is over",
    broke: "You have no chips left.",
    rebuy: |chips| format!("Buy in again for {chips}"),

    log: "Log",
    open_log: "Open the log",
    copy: "Copy",
    copied: "Copied",
    street,
    line,

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

/// "you" in the middle of a sentence.
trait InSentence {
    fn to_lowercase_you(self) -> String;
}

impl InSentence for String {
    fn to_lowercase_you(self) -> String {
        if self == "You" { "you".to_owned() } else { self }
    }
}

fn name_of(who: &Who) -> String {
    match who {
        Who::You => "You".to_owned(),
        Who::Named(name) => name.to_string(),
    }
}

fn config_problem(problem: &ConfigProblem, money: Money) -> String {
    match *problem {
        ConfigProblem::NoOpponents => "Nobody here plays this game yet.".to_owned(),
        ConfigProblem::Seats { most } => format!("This game has 2 to {most} seats."),
        ConfigProblem::BuyInTooSmall { least } => format!("Buy in for at least {}.", money.write(least)),
        ConfigProblem::BuyInTooLarge | ConfigProblem::Stakes(StakesProblem::TooLarge) => {
            "More than any table takes.".to_owned()
        }
        ConfigProblem::Stakes(StakesProblem::NoBigBlind | StakesProblem::NoSmallBet) => {
            format!("The big blind must be at least {}.", money.write(Chips(1)))
        }
        ConfigProblem::Stakes(StakesProblem::SmallBlindAboveBig) => {
            "The small blind cannot be above the big blind.".to_owned()
        }
        ConfigProblem::Stakes(_) => "These stakes cannot be played for.".to_owned(),
    }
}

fn address_problem(problem: &AddressProblem, money: Money) -> String {
    match problem {
        AddressProblem::UnknownPage(found) => format!("There is no page \u{201c}{found}\u{201d}."),
        AddressProblem::UnknownParameter(found) => format!("\u{201c}{found}\u{201d} means nothing here."),
        AddressProblem::Repeated(found) => format!("\u{201c}{found}\u{201d} is there twice."),
        AddressProblem::UnknownGame(found) => format!("There is no game \u{201c}{found}\u{201d}."),
        AddressProblem::UnknownStructure(found) => format!("There is no structure \u{201c}{found}\u{201d}."),
        AddressProblem::NotANumber { parameter, found } => {
            format!("{parameter}=\u{201c}{found}\u{201d} is not a whole number.")
        }
        AddressProblem::NotASeed => "The seed is not 64 hex digits.".to_owned(),
        AddressProblem::Table(problem) => config_problem(problem, money),
    }
}

fn street(name: StreetName) -> &'static str {
    match name {
        StreetName::Preflop => "Before the flop",
        StreetName::Flop => "Flop",
        StreetName::Turn => "Turn",
        StreetName::River => "River",
        StreetName::Second => "Second street",
        StreetName::Third => "Third street",
        StreetName::Fourth => "Fourth street",
        StreetName::Fifth => "Fifth street",
        StreetName::Sixth => "Sixth street",
        StreetName::Seventh => "Seventh street",
    }
}

fn rank(rank: Rank) -> &'static str {
    ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
        [rank as usize]
}

fn ranks(of: Rank) -> String {
    if of == Rank::Six { "sixes".to_owned() } else { format!("{}s", rank(of)) }
}

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

fn hand(name: HandName) -> String {
    match name {
        HandName::HighCard { ranks: [top, ..] } => format!("{} high", rank(top)),
        HandName::Pair { pair, .. } => format!("pair of {}", ranks(pair)),
        HandName::TwoPair { high, low, .. } => format!("two pair, {} and {}", ranks(high), ranks(low)),
        HandName::ThreeOfAKind { three, .. } => format!("three {}", ranks(three)),
        HandName::Straight { top } => format!("straight to the {}", rank(top)),
        HandName::Flush { ranks: [top, ..] } => format!("flush, {} high", rank(top)),
        HandName::FullHouse { three, two } => format!("full house, {} over {}", ranks(three), ranks(two)),
        HandName::FourOfAKind { four, .. } => format!("four {}", ranks(four)),
        HandName::StraightFlush { top: Rank::Ace } => "royal flush".to_owned(),
        HandName::StraightFlush { top } => format!("straight flush to the {}", rank(top)),
        HandName::Low { ranks } => format!("low {}", ranks.map(sign).join("-")),
    }
}

/// The article a hand takes in a sentence.
const fn article(name: HandName) -> &'static str {
    match name {
        HandName::Pair { .. }
        | HandName::Straight { .. }
        | HandName::Flush { .. }
        | HandName::FullHouse { .. }
        | HandName::StraightFlush { .. }
        | HandName::Low { .. } => "a ",
        _ => "",
    }
}

fn category(category: Category) -> &'static str {
    match category {
        Category::HighCard => "high card",
        Category::Pair => "pair",
        Category::TwoPair => "two pair",
        Category::ThreeOfAKind => "three of a kind",
        Category::Straight => "straight",
        Category::Flush => "flush",
        Category::FullHouse => "full house",
        Category::FourOfAKind => "four of a kind",
        Category::StraightFlush => "straight flush",
        Category::Low => "low",
    }
}

fn pot_name(name: PotName) -> String {
    match name {
        PotName::Only => "Pot".to_owned(),
        PotName::Main => "Main pot".to_owned(),
        PotName::Side(number) => format!("Side pot {number}"),
    }
}

fn deed(deed: &Deed, money: Money) -> String {
    let write = |chips| money.write(chips);
    match *deed {
        Deed::Ante(chips) => format!("Ante {}", write(chips)),
        Deed::Blind(Blind::Small, _) => "Small blind".to_owned(),
        Deed::Blind(Blind::Big, _) => "Big blind".to_owned(),
        Deed::Blind(Blind::Entry | Blind::Dead, chips) => format!("Posts {}", write(chips)),
        Deed::Fold => "Fold".to_owned(),
        Deed::Check => "Check".to_owned(),
        Deed::BringIn(chips) => format!("Bring-in {}", write(chips)),
        Deed::Call(chips) => format!("Call {}", write(chips)),
        Deed::Bet(chips) => format!("Bet {}", write(chips)),
        Deed::RaiseTo(chips) => format!("Raise to {}", write(chips)),
        Deed::CompleteTo(chips) => format!("Complete to {}", write(chips)),
        Deed::AllIn => "All-in".to_owned(),
        Deed::Mucks => "Muck".to_owned(),
        Deed::Wins(chips) => format!("Wins {}", write(chips)),
    }
}

fn seat_label(label: &SeatLabel<'_>) -> String {
    let mut text = format!("{}, {}", label.name, label.stack);
    let dealer = label.dealer.then_some("dealer");
    let turn = label.turn.then_some("to act");
    for part in [dealer, label.state, label.deed, turn, label.hand].into_iter().flatten() {
        text += ", ";
        text += part;
    }
    if let Some(bet) = label.bet {
        text += &format!(", {bet} in front");
    }
    text
}

fn cards(cards: &[Card]) -> String {
    let names: Vec<String> =
        cards.iter().map(|card| format!("{} of {}", rank(card.rank()), suit(card.suit()))).collect();
    join(&names, "and")
}

fn line(line: &Line, money: Money) -> String {
    let write = |chips| money.write(chips);
    // The verb in the person of who does it.
    let says = |who: &Who, you: &str, others: &str| match who {
        Who::You => format!("You {you}"),
        Who::Named(name) => format!("{name} {others}"),
    };
    match line {
        Line::HandBegins { number } => format!("Hand {number}"),
        Line::Ante { who, chips } => format!("{} {}", says(who, "post the ante", "posts the ante"), write(*chips)),
        Line::Blind { who, blind, chips } => {
            let blind = match blind {
                Blind::Small => "the small blind",
                Blind::Big => "the big blind",
                Blind::Entry => "a big blind to come in,",
                Blind::Dead => "a dead small blind,",
            };
            format!("{} {blind} {}", says(who, "post", "posts"), write(*chips))
        }
        Line::Dealt { cards: dealt } => format!("Your cards: {}", cards(dealt)),
        Line::Street { name, cards: dealt } if dealt.is_empty() => street(*name).to_owned(),
        Line::Street { name, cards: dealt } => format!("{}: {}", street(*name), cards(dealt)),
        Line::Fold { who } => says(who, "fold", "folds"),
        Line::Check { who } => says(who, "check", "checks"),
        Line::Wager { who, kind, to, added, all_in } => {
            let deed = match kind {
                WagerKind::Call => format!("{} {}", says(who, "call", "calls"), write(*added)),
                WagerKind::Bet => format!("{} {}", says(who, "bet", "bets"), write(*to)),
                WagerKind::Raise => format!("{} {}", says(who, "raise to", "raises to"), write(*to)),
                WagerKind::Complete => format!("{} {}", says(who, "complete to", "completes to"), write(*to)),
                WagerKind::BringIn => format!("{} {}", says(who, "bring it in for", "brings it in for"), write(*to)),
            };
            if *all_in { format!("{deed}, all-in") } else { deed }
        }
        Line::Returned { who, chips } => match who {
            Who::You => format!("{} uncalled come back to you", write(*chips)),
            Who::Named(name) => format!("{} uncalled go back to {name}", write(*chips)),
        },
        Line::Shows { who, cards: shown, name } => {
            let what = format!("{} {}", says(who, "show", "shows"), cards(shown));
            match name {
                Some(name) => format!("{what}: {}", hand(*name)),
                None => what,
            }
        }
        Line::Mucks { who } => says(who, "muck", "mucks"),
        Line::Wins { who, chips, pot, part, name } => {
            let mut text = format!("{} {}", says(who, "win", "wins"), write(*chips));
            if *pot != PotName::Only {
                let the = if *pot == PotName::Main { "the " } else { "" };
                text += &format!(" from {the}{}", pot_name(*pot).to_lowercase());
            }
            match part {
                Part::Whole => {}
                Part::High => text += " (high)",
                Part::Low => text += " (low)",
            }
            if let Some(name) = name {
                text += &format!(" with {}{}", article(*name), hand(*name));
            }
            text
        }
        Line::BuysIn { who, chips } => format!("{} {}", says(who, "buy in for", "buys in for"), write(*chips)),
    }
}
