//! What is wrong with a table or its address, in Italian.

use crate::rules::{Chips, StakesProblem};
use crate::session::{AddressProblem, ConfigProblem};
use crate::ui::text::number::Money;

pub(super) fn config_problem(problem: &ConfigProblem, money: Money) -> String {
    match *problem {
        ConfigProblem::NoOpponents => "Qui ancora nessuno gioca a questo.".to_owned(),
        ConfigProblem::Seats { most } => format!("Questo gioco ha da 2 a {most} posti."),
        ConfigProblem::BuyInTooSmall { least } => format!("Siediti con almeno {}.", money.write(least)),
        ConfigProblem::BuyInTooLarge { most: Chips::MAX } | ConfigProblem::Stakes(StakesProblem::TooLarge) => {
            "Troppo per qualsiasi tavolo.".to_owned()
        }
        ConfigProblem::BuyInTooLarge { most } => format!("Siediti con al massimo {}.", money.write(most)),
        ConfigProblem::NoBets => "Con un cap di zero puntate nessuno potrebbe puntare.".to_owned(),
        ConfigProblem::Stakes(StakesProblem::NoBigBlind) => {
            format!("Il grande buio è almeno {}.", money.write(Chips(1)))
        }
        ConfigProblem::Stakes(StakesProblem::NoSmallBet) => {
            format!("La puntata piccola è almeno {}.", money.write(Chips(1)))
        }
        ConfigProblem::Stakes(StakesProblem::BigBetBelowSmall) => {
            "La puntata grande non può essere sotto la piccola.".to_owned()
        }
        ConfigProblem::Stakes(StakesProblem::BringInOutOfRange) => {
            format!("Il bring-in è almeno {} e sotto la puntata piccola.", money.write(Chips(1)))
        }
        ConfigProblem::Stakes(StakesProblem::SmallBlindAboveBig) => {
            "Il piccolo buio non può superare il grande buio.".to_owned()
        }
        ConfigProblem::Stakes(StakesProblem::SmallBetIsNotBigBlind) => {
            "La puntata minima qui è il grande buio.".to_owned()
        }
    }
}

pub(super) fn address_problem(problem: &AddressProblem, money: Money) -> String {
    match problem {
        AddressProblem::UnknownPage(found) => format!("Non c'è nessuna pagina «{found}»."),
        AddressProblem::UnknownParameter(found) => format!("«{found}» qui non significa nulla."),
        AddressProblem::Repeated(found) => format!("«{found}» c'è due volte."),
        AddressProblem::UnknownGame(found) => format!("Non c'è nessun gioco «{found}»."),
        AddressProblem::UnknownStructure(found) => format!("Non c'è nessuna struttura «{found}»."),
        AddressProblem::UnknownValue { parameter, found } => format!("{parameter}=«{found}» qui non significa nulla."),
        AddressProblem::NotANumber { parameter, found } => format!("{parameter}=«{found}» non è un numero intero."),
        AddressProblem::NotASeed => "Il seme non è di 64 cifre esadecimali.".to_owned(),
        AddressProblem::Table(problem) => config_problem(problem, money),
    }
}
