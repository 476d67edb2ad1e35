//! Italian, as it is spoken at a table: fold, check, call, raise and all-in stay; ranks, cards and people are
//! Italian.

use super::{Marks, SeatLabel, Words, game_name, join, sign, structure_name};
use crate::rules::rank::{Best, Category, HandName};
use crate::rules::{Blind, Card, Chips, NoRaise, Part, Rank, StakesProblem, StreetName, Suit, WagerKind};
use crate::session::{AddressProblem, ConfigProblem};
use crate::ui::scene::{Deed, Line, PotName, Who};
use crate::ui::text::number::{AmountError, Money};

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
    stakes_label: |small, big, ante| match ante {
        None => format!("bui {small}/{big}"),
        Some(ante) => format!("bui {small}/{big}, ante {ante}"),
    },

    menu: "Menu",
    close: "Chiudi",
    pace: "Ritmo",
    pace_name: |step| ["immediato", "veloce", "regolare", "calmo", "lento"].get(step).copied().unwrap_or("regolare"),
    auto_deal: "Dai la mano successiva da solo",
    day_room: "Sala di giorno",
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
    no_cards: "Ancora nessuna carta comune",
    my_cards: "Le tue carte",
    you: "Tu",
    dealer: "mazziere",
    hidden_card: "carta coperta",
    card: |card| format!("{} di {}", rank(card.rank()), suit(card.suit())),
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
    wins_with: |best: &Best, kicker| match kicker {
        None => hand(best.name),
        Some(rank_) => format!("{}, kicker {}", hand(best.name), rank(rank_)),
    },
    wins_unseen: "Tutti gli altri hanno foldato.",

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
    next_hand: "Mano successiva",
    skip: "Vai avanti",
    waiting_for: |name| format!("{name} sta pensando"),
    asked_check: |pot, over| format!("Tocca a te: check o {}, {pot} nel pot", if over { "raise" } else { "bet" }),
    asked_call: |chips, pot| format!("Tocca a te: call {chips}, pot {pot}"),
    asked_to_show: "Mostri le carte o fai muck?",
    hand_over: "La mano è finita",
    broke: "Hai finito le chips.",
    rebuy: |chips| format!("Rientra con {chips}"),

    log: "Cronaca",
    open_log: "Apri la cronaca",
    copy: "Copia",
    copied: "Copiata",
    street,
    line,

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

fn names(who: &[Who], you: &str) -> Vec<String> {
    let name = |who: &Who| match who {
        Who::You => you.to_owned(),
        Who::Named(name) => name.to_string(),
    };
    who.iter().map(name).collect()
}

fn config_problem(problem: &ConfigProblem, money: Money) -> String {
    match *problem {
        ConfigProblem::NoOpponents => "Qui ancora nessuno gioca a questo.".to_owned(),
        ConfigProblem::Seats { most } => format!("Questo gioco ha da 2 a {most} posti."),
        ConfigProblem::BuyInTooSmall { least } => format!("Siediti con almeno {}.", money.write(least)),
        ConfigProblem::BuyInTooLarge | ConfigProblem::Stakes(StakesProblem::TooLarge) => {
            "Troppo per qualsiasi tavolo.".to_owned()
        }
        ConfigProblem::Stakes(StakesProblem::NoBigBlind | StakesProblem::NoSmallBet) => {
            format!("Il grande buio è almeno {}.", money.write(Chips(1)))
        }
        ConfigProblem::Stakes(StakesProblem::SmallBlindAboveBig) => {
            "Il piccolo buio non può superare il grande buio.".to_owned()
        }
        ConfigProblem::Stakes(_) => "Con questi importi non si può giocare.".to_owned(),
    }
}

fn address_problem(problem: &AddressProblem, money: Money) -> String {
    match problem {
        AddressProblem::UnknownPage(found) => format!("Non c'è nessuna pagina «{found}»."),
        AddressProblem::UnknownParameter(found) => format!("«{found}» qui non significa nulla."),
        AddressProblem::Repeated(found) => format!("«{found}» c'è due volte."),
        AddressProblem::UnknownGame(found) => format!("Non c'è nessun gioco «{found}»."),
        AddressProblem::UnknownStructure(found) => format!("Non c'è nessuna struttura «{found}»."),
        AddressProblem::NotANumber { parameter, found } => format!("{parameter}=«{found}» non è un numero intero."),
        AddressProblem::NotASeed => "Il seme non è di 64 cifre esadecimali.".to_owned(),
        AddressProblem::Table(problem) => config_problem(problem, money),
    }
}

fn street(name: StreetName) -> &'static str {
    match name {
        StreetName::Preflop => "Pre-flop",
        StreetName::Flop => "Flop",
        StreetName::Turn => "Turn",
        StreetName::River => "River",
        StreetName::Second => "Seconda street",
        StreetName::Third => "Terza street",
        StreetName::Fourth => "Quarta street",
        StreetName::Fifth => "Quinta street",
        StreetName::Sixth => "Sesta street",
        StreetName::Seventh => "Settima street",
    }
}

/// One card of the rank.
fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Jack => "jack",
        Rank::Queen => "donna",
        Rank::King => "re",
        Rank::Ace => "asso",
        other => sign(other),
    }
}

/// Several of them: "coppia di donne".
fn ranks(rank: Rank) -> &'static str {
    match rank {
        Rank::Jack => "jack",
        Rank::Queen => "donne",
        Rank::King => "re",
        Rank::Ace => "assi",
        other => sign(other),
    }
}

/// Up to one of them: "scala al 9", "scala all'asso".
fn to(of: Rank) -> String {
    match of {
        Rank::Ace | Rank::Eight => format!("all'{}", rank(of)),
        Rank::Queen => "alla donna".to_owned(),
        other => format!("al {}", rank(other)),
    }
}

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "fiori",
        Suit::Diamonds => "quadri",
        Suit::Hearts => "cuori",
        Suit::Spades => "picche",
    }
}

fn hand(name: HandName) -> String {
    match name {
        HandName::HighCard { ranks: [top, ..] } => format!("carta alta {}", rank(top)),
        HandName::Pair { pair, .. } => format!("coppia di {}", ranks(pair)),
        HandName::TwoPair { high, low, .. } => format!("doppia coppia di {} e {}", ranks(high), ranks(low)),
        HandName::ThreeOfAKind { three, .. } => format!("tris di {}", ranks(three)),
        HandName::Straight { top } => format!("scala {}", to(top)),
        HandName::Flush { ranks: [top, ..] } => format!("colore {}", to(top)),
        HandName::FullHouse { three, two } => format!("full di {} e {}", ranks(three), ranks(two)),
        HandName::FourOfAKind { four, .. } => format!("poker di {}", ranks(four)),
        HandName::StraightFlush { top: Rank::Ace } => "scala reale".to_owned(),
        HandName::StraightFlush { top } => format!("scala colore {}", to(top)),
        HandName::Low { ranks } => format!("low {}", ranks.map(sign).join("-")),
    }
}

fn category(category: Category) -> &'static str {
    match category {
        Category::HighCard => "carta alta",
        Category::Pair => "coppia",
        Category::TwoPair => "doppia coppia",
        Category::ThreeOfAKind => "tris",
        Category::Straight => "scala",
        Category::Flush => "colore",
        Category::FullHouse => "full",
        Category::FourOfAKind => "poker",
        Category::StraightFlush => "scala colore",
        Category::Low => "low",
    }
}

fn pot_name(name: PotName) -> String {
    match name {
        PotName::Only => "Pot".to_owned(),
        PotName::Main => "Pot principale".to_owned(),
        PotName::Side(number) => format!("Side pot {number}"),
    }
}

fn deed(deed: &Deed, money: Money) -> String {
    let write = |chips| money.write(chips);
    match *deed {
        Deed::Ante(chips) => format!("Ante {}", write(chips)),
        Deed::Blind(Blind::Small, _) => "Piccolo buio".to_owned(),
        Deed::Blind(Blind::Big, _) => "Grande buio".to_owned(),
        Deed::Blind(Blind::Entry | Blind::Dead, chips) => format!("Posta {}", write(chips)),
        Deed::Fold => "Fold".to_owned(),
        Deed::Check => "Check".to_owned(),
        Deed::BringIn(chips) => format!("Bring-in {}", write(chips)),
        Deed::Call(chips) => format!("Call {}", write(chips)),
        Deed::Bet(chips) => format!("Bet {}", write(chips)),
        Deed::RaiseTo(chips) => format!("Raise a {}", write(chips)),
        Deed::CompleteTo(chips) => format!("Completa a {}", write(chips)),
        Deed::AllIn => "All-in".to_owned(),
        Deed::Mucks => "Muck".to_owned(),
        Deed::Wins(chips) => format!("Vince {}", write(chips)),
    }
}

fn seat_label(label: &SeatLabel<'_>) -> String {
    let mut text = format!("{}, {}", label.name, label.stack);
    let dealer = label.dealer.then_some("mazziere");
    let turn = label.turn.then_some("di turno");
    for part in [dealer, label.state, label.deed, turn, label.hand].into_iter().flatten() {
        text += ", ";
        text += part;
    }
    if let Some(bet) = label.bet {
        text += &format!(", davanti {bet}");
    }
    text
}

fn cards(cards: &[Card]) -> String {
    let names: Vec<String> =
        cards.iter().map(|card| format!("{} di {}", rank(card.rank()), suit(card.suit()))).collect();
    join(&names, "e")
}

fn line(line: &Line, money: Money) -> String {
    let write = |chips| money.write(chips);
    // The verb in the person of who does it; Italian leaves out the "you".
    let says = |who: &Who, you: &str, others: &str| match who {
        Who::You => you.to_owned(),
        Who::Named(name) => format!("{name} {others}"),
    };
    match line {
        Line::HandBegins { number } => format!("Mano {number}"),
        Line::Ante { who, chips } => format!("{} {}", says(who, "Metti l'ante", "mette l'ante"), write(*chips)),
        Line::Blind { who, blind, chips } => {
            let blind = match blind {
                Blind::Small => "il piccolo buio",
                Blind::Big => "il grande buio",
                Blind::Entry => "un grande buio per entrare,",
                Blind::Dead => "un piccolo buio morto,",
            };
            format!("{} {blind} {}", says(who, "Metti", "mette"), write(*chips))
        }
        Line::Dealt { cards: dealt } => format!("Le tue carte: {}", cards(dealt)),
        Line::Street { name, cards: dealt } if dealt.is_empty() => street(*name).to_owned(),
        Line::Street { name, cards: dealt } => format!("{}: {}", street(*name), cards(dealt)),
        Line::Fold { who } => says(who, "Fai fold", "fa fold"),
        Line::Check { who } => says(who, "Fai check", "fa check"),
        Line::Wager { who, kind, to, added, all_in } => {
            let deed = match kind {
                WagerKind::Call => format!("{} {}", says(who, "Fai call", "fa call"), write(*added)),
                WagerKind::Bet => format!("{} {}", says(who, "Punti", "punta"), write(*to)),
                WagerKind::Raise => format!("{} a {}", says(who, "Fai raise", "fa raise"), write(*to)),
                WagerKind::Complete => format!("{} a {}", says(who, "Completi", "completa"), write(*to)),
                WagerKind::BringIn => format!("{} {}", says(who, "Metti il bring-in", "mette il bring-in"), write(*to)),
            };
            if *all_in { format!("{deed}, all-in") } else { deed }
        }
        Line::Returned { who, chips } => match who {
            Who::You => format!("Ti tornano {} che nessuno ha visto", write(*chips)),
            Who::Named(name) => format!("A {name} tornano {} che nessuno ha visto", write(*chips)),
        },
        Line::Shows { who, cards: shown, name } => {
            let what = format!("{} {}", says(who, "Mostri", "mostra"), cards(shown));
            match name {
                Some(name) => format!("{what}: {}", hand(*name)),
                None => what,
            }
        }
        Line::Mucks { who } => says(who, "Fai muck", "fa muck"),
        Line::Wins { who, chips, pot, part, name } => {
            let mut text = format!("{} {}", says(who, "Vinci", "vince"), write(*chips));
            match pot {
                PotName::Only => {}
                PotName::Main => text += " dal pot principale",
                PotName::Side(number) => text += &format!(" dal side pot {number}"),
            }
            match part {
                Part::Whole => {}
                Part::High => text += " (high)",
                Part::Low => text += " (low)",
            }
            if let Some(name) = name {
                text += &format!(" con {}", hand(*name));
            }
            text
        }
        Line::BuysIn { who, chips } => format!("{} con {}", says(who, "Ti siedi", "si siede"), write(*chips)),
    }
}
