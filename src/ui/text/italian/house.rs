//! The first screen, in Italian.

use super::floor::FLOOR;
use crate::rules::{Antes, Clock, EntryRule, FourthStreet, OddUnitRule, Speed};
use crate::session::Company;
use crate::ui::text::house::{HouseRule, HouseWords, prizes};
use crate::ui::text::label::pair;

pub(super) const HOUSE: HouseWords = HouseWords {
    format: "Si gioca",
    cash: "Cash",
    tournament: "Torneo",
    speed: "Velocità",
    speed_name: |speed| match speed {
        Speed::Slow => "Lento",
        Speed::Regular => "Regolare",
        Speed::Turbo => "Turbo",
        Speed::Hyper => "Hyper",
    },
    levels: "Livelli",
    clock: |clock, length| match clock {
        Clock::Hands => format!("{length} mani"),
        Clock::Minutes => format!("{length} minuti"),
    },
    rebuys: "Re-buy",
    rebuy_levels: |levels| match levels {
        0 => "No".to_owned(),
        1 => "1 livello".to_owned(),
        levels => format!("{levels} livelli"),
    },
    price: "Iscrizione",
    company: "Avversari",
    company_name: |company| match company {
        Company::Lively => "Cambiano",
        Company::Fixed => "Restano",
    },
    buy_in_note: |least, most| format!("Buy-in da {least} a {most}; tra una mano e l'altra puoi ricaricare."),
    tournament_note: |config, format, money, price| {
        let (stack, length) = (money.write(format.speed.stack()), format.speed.length(format.clock));
        let first = pair(&config.stakes(), money);
        let rises = match format.clock {
            Clock::Hands => format!("ogni {length} mani"),
            Clock::Minutes => format!("ogni {length} minuti"),
        };
        let again = match format.rebuy_levels {
            0 => String::new(),
            levels => {
                let period = (HOUSE.rebuy_levels)(levels);
                format!(" Per {period} re-buy e un add-on: {stack} per {} ciascuno.", price.write(format.buy_in))
            }
        };
        let prizes = (FLOOR.prizes)(&prizes(config, format), price);
        format!("{stack} chips a testa. Si parte da {first}, si sale {rises}.{again} {prizes}.")
    },

    room: "Sala",
    own_room: "La tua",
    own_rules: "Regole della casa",
    follows: |code| match code {
        "circolo" => "Circolo: lo standard, con le regole di PokerListings.",
        "runner" => "Runner: con le regole pubblicate da RunnerPoker.",
        "popolare" => "Popolare: con le regole pubblicate da People's Poker.",
        _ => "Una sala tutta tua.",
    },
    rule_name: |rule| match rule {
        HouseRule::Seats(_) => "Posti al massimo",
        HouseRule::Cap(_) => "Cap nel limit",
        HouseRule::BlindCounts(_) => "Grande buio e cap",
        HouseRule::HalfBet(_) => "Mezza puntata",
        HouseRule::FourthStreet(_) => "Fourth street nel limit",
        HouseRule::Antes(_) => "Ante",
        HouseRule::OddUnits(_) => "Resto indivisibile",
        HouseRule::Entry(_) => "Entrare al tavolo",
        HouseRule::SideView(_) => "Le tue carte",
    },
    rule: |rule| match rule {
        HouseRule::Seats(seats) => format!("Fino a {seats} posti"),
        HouseRule::Cap(1) => "Una puntata per giro".to_owned(),
        HouseRule::Cap(cap) => format!("{cap} puntate per giro"),
        HouseRule::BlindCounts(true) => "Il grande buio è una di queste".to_owned(),
        HouseRule::BlindCounts(false) => "Il grande buio non conta".to_owned(),
        HouseRule::HalfBet(true) => "Mezza puntata all-in vale una puntata".to_owned(),
        HouseRule::HalfBet(false) => "Un all-in corto non riapre mai".to_owned(),
        HouseRule::FourthStreet(FourthStreet::OpenPair) => "Puntata grande con coppia scoperta".to_owned(),
        HouseRule::FourthStreet(FourthStreet::Any) => "Chiunque può puntare grande".to_owned(),
        HouseRule::FourthStreet(FourthStreet::Never) => "Solo puntate piccole".to_owned(),
        HouseRule::Antes(Antes::Everyone) => "L'ante lo paga ognuno".to_owned(),
        HouseRule::Antes(Antes::BigBlind) => "Il grande buio paga per tutti".to_owned(),
        HouseRule::OddUnits(OddUnitRule::OneEach) => "Uno a testa, dalla sinistra del mazziere".to_owned(),
        HouseRule::OddUnits(OddUnitRule::AllToFirst) => "Tutto al primo dopo il mazziere".to_owned(),
        HouseRule::Entry(EntryRule::PostOrWait) => "Si posta o si aspetta il grande buio".to_owned(),
        HouseRule::Entry(EntryRule::Wait) => "Si aspetta il grande buio".to_owned(),
        HouseRule::Entry(EntryRule::Free) => "Si entra gratis".to_owned(),
        HouseRule::SideView(false) => "Vista dall'alto: sempre scoperte".to_owned(),
        HouseRule::SideView(true) => "Vista di lato: coperte finché non guardi".to_owned(),
    },
    antes_mark: "Tavolo con ante",
    dealt_covered: "Le tue carte sono coperte",
    peek: "Guarda le tue carte",
    hide: "Copri le tue carte",
};
