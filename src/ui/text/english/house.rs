//! The first screen, in English.

use super::floor::FLOOR;
use crate::rules::{Antes, Clock, EntryRule, FourthStreet, OddUnitRule, Speed};
use crate::session::Company;
use crate::ui::text::house::{HouseRule, HouseWords, prizes};
use crate::ui::text::label::pair;

pub(super) const HOUSE: HouseWords = HouseWords {
    format: "Play",
    cash: "Cash",
    tournament: "Tournament",
    speed: "Speed",
    speed_name: |speed| match speed {
        Speed::Slow => "Slow",
        Speed::Regular => "Regular",
        Speed::Turbo => "Turbo",
        Speed::Hyper => "Hyper",
    },
    levels: "Levels",
    clock: |clock, length| match clock {
        Clock::Hands => format!("{length} hands"),
        Clock::Minutes => format!("{length} minutes"),
    },
    rebuys: "Re-buys",
    rebuy_levels: |levels| match levels {
        0 => "None".to_owned(),
        1 => "1 level".to_owned(),
        levels => format!("{levels} levels"),
    },
    price: "Price",
    company: "Opponents",
    company_name: |company| match company {
        Company::Lively => "Change",
        Company::Fixed => "Stay",
    },
    buy_in_note: |least, most| format!("Buy-in from {least} to {most}, topped up between hands as you like."),
    tournament_note: |config, format, money, price| {
        let (stack, length) = (money.write(format.speed.stack()), format.speed.length(format.clock));
        let first = pair(&config.stakes(), money);
        let rises = match format.clock {
            Clock::Hands => format!("every {length} hands"),
            Clock::Minutes => format!("every {length} minutes"),
        };
        let again = match format.rebuy_levels {
            0 => String::new(),
            levels => {
                let period = (HOUSE.rebuy_levels)(levels);
                format!(" For {period} re-buys and one add-on: {stack} for {} each.", price.write(format.buy_in))
            }
        };
        let prizes = (FLOOR.prizes)(&prizes(config, format), price);
        format!("{stack} chips each. {first} at first, rising {rises}.{again} {prizes}.")
    },

    room: "Room",
    own_room: "Your own",
    own_rules: "House rules",
    follows: |code| match code {
        "circolo" => "Circolo: the standard, by PokerListings' rules.",
        "runner" => "Runner: by RunnerPoker's published rules.",
        "popolare" => "Popolare: by People's Poker's published rules.",
        _ => "A room of your own.",
    },
    rule_name: |rule| match rule {
        HouseRule::Seats(_) => "Most seats",
        HouseRule::Cap(_) => "Cap in limit",
        HouseRule::BlindCounts(_) => "Big blind and cap",
        HouseRule::HalfBet(_) => "Half-bet rule",
        HouseRule::FourthStreet(_) => "Fourth street in limit",
        HouseRule::Antes(_) => "Antes",
        HouseRule::OddUnits(_) => "Odd units",
        HouseRule::Entry(_) => "Coming in",
        HouseRule::SideView(_) => "Your cards",
    },
    rule: |rule| match rule {
        HouseRule::Seats(seats) => format!("Up to {seats} seats"),
        HouseRule::Cap(1) => "One bet a round".to_owned(),
        HouseRule::Cap(cap) => format!("{cap} bets a round"),
        HouseRule::BlindCounts(true) => "The big blind is one of them".to_owned(),
        HouseRule::BlindCounts(false) => "The big blind is none of them".to_owned(),
        HouseRule::HalfBet(true) => "Half a bet all-in counts as a bet".to_owned(),
        HouseRule::HalfBet(false) => "A short all-in never re-opens".to_owned(),
        HouseRule::FourthStreet(FourthStreet::OpenPair) => "Big bet with an open pair".to_owned(),
        HouseRule::FourthStreet(FourthStreet::Any) => "Anyone may bet big".to_owned(),
        HouseRule::FourthStreet(FourthStreet::Never) => "Small bets only".to_owned(),
        HouseRule::Antes(Antes::Everyone) => "Everyone pays an ante".to_owned(),
        HouseRule::Antes(Antes::BigBlind) => "The big blind pays one for all".to_owned(),
        HouseRule::OddUnits(OddUnitRule::OneEach) => "One each, from the button's left".to_owned(),
        HouseRule::OddUnits(OddUnitRule::AllToFirst) => "All to the first from the button".to_owned(),
        HouseRule::Entry(EntryRule::PostOrWait) => "Post or wait for the big blind".to_owned(),
        HouseRule::Entry(EntryRule::Wait) => "Wait for the big blind".to_owned(),
        HouseRule::Entry(EntryRule::Free) => "Come in for nothing".to_owned(),
        HouseRule::SideView(false) => "Top view: always face up".to_owned(),
        HouseRule::SideView(true) => "Side view: face down until you look".to_owned(),
    },
    antes_mark: "Table with antes",
    dealt_covered: "Your cards lie face down",
    peek: "Look at your cards",
    hide: "Cover your cards",
};
