//! Italian, as it is spoken at a table: fold, check, call, raise and all-in stay; ranks, cards and people are
//! Italian.

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
use table::{deed, names, open_cards, pot_name, seat_label, stakes_label, street_now};

/// The texts.
pub(super) const WORDS: Words = Words {
    own_name: "Italiano",
    marks: Marks { decimal: ',', group: '.' },

    sentence: "Il tavolo è pronto.",
    sit_down: "Siediti",
    game: "Gioco",
    structure: "Struttura",
    structure_name,
    game_name,
    seats: "Posti",
    players: |count| format!("{count} posti"),
    small_blind: "Piccolo buio",
    big_blind: "Grande buio",
    small_bet: "Puntata piccola",
    big_bet: "Puntata grande",
    bring_in_amount: "Bring-in",
    ante: "Ante",
    buy_in: "Buy-in",
    language: "Lingua",
    choices: "Il tuo tavolo",
    amount_problem: |error| match error {
        AmountError::Empty => "Qui manca un importo.",
        AmountError::NotANumber => "Non è un importo. Scrivilo così: 40 oppure 2,50.",
        AmountError::TooFine => "Al massimo due decimali.",
        AmountError::TooLarge => "Troppo per qualsiasi tavolo.",
    },
    config_problem,
    table_label: |structure, code| format!("{} {}", game_name(code), structure_name(structure).to_lowercase()),
    stakes_label,

    menu: "Menu",
    close: "Chiudi",
    leave: "Lascia il tavolo",
    leave_note: "La partita finisce; le tue scelte restano.",
    reproducible: "Riproducibile",
    reproducible_note: "Questa partita nasce dal seme nell'indirizzo: lo stesso seme dà le stesse carte.",
    hand_number: |number| format!("Mano {number}"),
    commitment: "Impegno di questa mano",
    commitment_note: "Fissato prima della prima carta: dopo, prova che il mazzo non è cambiato.",

    table: "Tavolo",
    board: "Carte comuni",
    players_list: "Giocatori",
    makes_nothing: "Non ancora cinque carte",
    no_cards: "Ancora nessuna carta comune",
    no_open_cards: "Ancora nessuna carta scoperta",
    shared_card: "Una carta per tutti",
    street_now,
    my_cards: "Le tue carte",
    you: "Tu",
    dealer: "mazziere",
    hidden_card: "carta coperta",
    card: name_of_card,
    closed_card: |card| format!("{}, coperta", name_of_card(card)),
    open_cards,
    rank_sign: sign,
    pot: "Pot",
    total: |chips| format!("totale {chips}"),
    pot_name,
    pot_detail: |name, chips, who| format!("{}: {chips}, tra {}", pot_name(name), join(&names(who, "te"), "e")),
    deed,
    your_turn: "Tocca a te",
    turn: "di turno",
    folded: "ha foldato",
    all_in: "all-in",
    out: "fuori",
    seat_label: |label| seat_label(label),
    hand,
    category,
    winner: |who, chips| match who {
        [Who::You] => format!("Vinci {chips}"),
        [Who::Named(name)] => format!("{name} vince {chips}"),
        _ if who.contains(&Who::You) => {
            let others: Vec<Who> = who.iter().filter(|who| **who != Who::You).cloned().collect();
            format!("Dividi {chips} con {}", join(&names(&others, "te"), "e"))
        }
        _ => format!("{} dividono {chips}", join(&names(who, "tu"), "e")),
    },
    wins_with: |best, kicker| match kicker {
        None => hand(best.name),
        Some(rank_) => format!("{}, kicker {}", hand(best.name), rank(rank_)),
    },
    wins_unseen: "Tutti gli altri hanno foldato.",
    part_name: |part| match part {
        Part::Whole => "Pot",
        Part::High => "High",
        Part::Low => "Low",
    },
    no_low: "nessun low",

    actions: "Le tue azioni",
    fold: "Fold",
    check: "Check",
    call: |chips, all_in| if all_in { format!("Call {chips} (all-in)") } else { format!("Call {chips}") },
    bet: |chips| format!("Bet {chips}"),
    raise_to: |chips| format!("Raise a {chips}"),
    complete_to: |chips| format!("Completa a {chips}"),
    all_in_to: |chips| format!("All-in {chips}"),
    raise: "Raise",
    bring_in: |chips| format!("Bring-in {chips}"),
    show: "Mostra",
    muck: "Muck",
    no_raise: |reason| match reason {
        NoRaise::Capped { bets } => format!("Cap: {bets} puntate"),
        NoRaise::NotReopened => "Giro non riaperto".to_owned(),
        NoRaise::ShortStack => "Il call è all-in".to_owned(),
        NoRaise::NobodyCouldCall => "Nessuno può vedere".to_owned(),
    },
    amount: "Importo",
    less: "Meno",
    more: "Più",
    presets: "Importi pronti",
    preset_pot: "Pot",
    preset_all_in: "All-in",
    preset_minimum: "Min",
    amount_range: |least, most| format!("Da {least} a {most}."),
    fold_free: "Il check è gratis.",
    fold_anyway: "Fold lo stesso",
    keep_hand: "Tengo la mano",
    skip: "Vai avanti",
    plans: "Quando tocca a te",
    plan: |plan, money| match plan {
        Plan::CheckFold => "Check / fold".to_owned(),
        Plan::Check => "Check".to_owned(),
        Plan::Call(chips) => format!("Call {}", money.write(chips)),
        Plan::CallAny => "Call sempre".to_owned(),
    },
    waiting_for: |name| format!("{name} sta pensando"),
    asked_check: |pot, over| format!("Tocca a te: check o {}, {pot} nel pot", if over { "raise" } else { "bet" }),
    asked_call: |chips, pot| format!("Tocca a te: call {chips}, pot {pot}"),
    asked_bring_in: |chips, over| format!("Apri tu: bring-in {chips}{}", if over { " o completi" } else { "" }),
    asked_to_show: "Mostri le carte o fai muck?",
    hand_over: "La mano è finita",
    table_closed: "Qui non si può dare un'altra mano.",
    broke: "Hai finito le chips.",

    house: HOUSE,
    settings: SETTINGS,
    guide: GUIDE,
    pause: "Pausa",
    seconds_left: |seconds| match seconds {
        1 => "Ancora 1 secondo".to_owned(),
        seconds => format!("Ancora {seconds} secondi"),
    },
    paused: "In pausa. Con Spazio si riparte.",
    floor: FLOOR,

    log: "Cronaca",
    open_log: "Apri la cronaca",
    copy: "Copia",
    copied: "Copiata",
    street,
    line,
    together: |alike, names| match alike {
        Together::Fold => format!("{names} fanno fold"),
        Together::Check => format!("{names} fanno check"),
        Together::Ante(chips) => format!("{names} mettono l'ante {chips}"),
        Together::Call(chips) => format!("{names} fanno call {chips}"),
    },
    and: "e",

    bad_address: "Questo indirizzo non descrive un tavolo, quindi non è stata data nessuna carta. Scegli il tavolo qui.",
    address_problem,
    bad_save: "La partita salvata non si legge. È stata messa da parte, non si è perso nulla.",
    newer_save: "La partita salvata viene da un'altra versione del gioco. È stata messa da parte, non si è perso nulla.",
    download_save: "Scaricala",
    no_storage: "Questo browser non conserva nulla qui: la partita non sopravvive a un ricaricamento.",
    refused: "Non è possibile. Non è cambiato nulla.",
    dismiss: "Ho capito",
    elsewhere: "Questa partita è andata avanti in un'altra scheda. Ricarica per vederla qui.",
};
