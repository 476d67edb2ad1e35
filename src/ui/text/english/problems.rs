//! What is wrong with a table or its address, in English.

use crate::rules::{Chips, StakesProblem};
use crate::session::{AddressProblem, ConfigProblem};
use crate::ui::text::number::Money;

pub(super) fn config_problem(problem: &ConfigProblem, money: Money) -> String {
    match *problem {
        ConfigProblem::NoOpponents => "Nobody here plays this game yet.".to_owned(),
        ConfigProblem::Seats { most } => format!("This game has 2 to {most} seats."),
        ConfigProblem::BuyInTooSmall { least } => format!("Buy in for at least {}.", money.write(least)),
        ConfigProblem::BuyInTooLarge { most: Chips::MAX } | ConfigProblem::Stakes(StakesProblem::TooLarge) => {
            "More than any table takes.".to_owned()
        }
        ConfigProblem::BuyInTooLarge { most } => format!("Buy in for at most {}.", money.write(most)),
        ConfigProblem::NoBets => "With a cap of no bets nobody could bet.".to_owned(),
        ConfigProblem::Stakes(StakesProblem::NoBigBlind) => {
            format!("The big blind must be at least {}.", money.write(Chips(1)))
        }
        ConfigProblem::Stakes(StakesProblem::NoSmallBet) => {
            format!("The small bet must be at least {}.", money.write(Chips(1)))
        }
        ConfigProblem::Stakes(StakesProblem::BigBetBelowSmall) => {
            "The big bet cannot be below the small bet.".to_owned()
        }
        ConfigProblem::Stakes(StakesProblem::BringInOutOfRange) => {
            format!("The bring-in must be at least {} and below the small bet.", money.write(Chips(1)))
        }
        ConfigProblem::Stakes(StakesProblem::SmallBlindAboveBig) => {
            "The small blind cannot be above the big blind.".to_owned()
        }
        ConfigProblem::Stakes(StakesProblem::SmallBetIsNotBigBlind) => {
            "The smallest bet here is the big blind.".to_owned()
        }
    }
}

pub(super) fn address_problem(problem: &AddressProblem, money: Money) -> String {
    match problem {
        AddressProblem::UnknownPage(found) => format!("There is no page \u{201c}{found}\u{201d}."),
        AddressProblem::UnknownParameter(found) => format!("\u{201c}{found}\u{201d} means nothing here."),
        AddressProblem::Repeated(found) => format!("\u{201c}{found}\u{201d} is there twice."),
        AddressProblem::UnknownGame(found) => format!("There is no game \u{201c}{found}\u{201d}."),
        AddressProblem::UnknownStructure(found) => format!("There is no structure \u{201c}{found}\u{201d}."),
        AddressProblem::UnknownValue { parameter, found } => {
            format!("{parameter}=\u{201c}{found}\u{201d} means nothing here.")
        }
        AddressProblem::NotANumber { parameter, found } => {
            format!("{parameter}=\u{201c}{found}\u{201d} is not a whole number.")
        }
        AddressProblem::NotASeed => "The seed is not 64 hex digits.".to_owned(),
        AddressProblem::Table(problem) => config_problem(problem, money),
    }
}
