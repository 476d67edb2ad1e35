//! La guida, in italiano.

use crate::rules::rank::Category;
use crate::rules::{Structure, WagerKind};
use crate::ui::scene::{Ask, Turn};
use crate::ui::text::guide::GuideWords;
use crate::ui::text::number::Money;

pub(super) const GUIDE: GuideWords = GuideWords {
    title: "Regole e punti",
    open: "Regole e punti",

    now: "Che cosa fanno adesso i pulsanti",
    effects,

    game: |code| match code {
        "holdem" => &[
            "Ognuno riceve due carte proprie, coperte.",
            "Prima delle carte si mettono due bui. Poi si punta quattro volte: prima del flop, dopo le tre carte del \
             flop, dopo il turn, dopo il river.",
            "Il tuo punto sono le cinque carte migliori tra le tue due e le cinque sul tavolo, come vuoi tu.",
        ],
        "omaha" => &[
            "Ognuno riceve quattro carte proprie, coperte.",
            "Prima delle carte si mettono due bui. Poi si punta quattro volte: prima del flop, dopo le tre carte del \
             flop, dopo il turn, dopo il river.",
            "Il tuo punto prende esattamente due delle tue carte ed esattamente tre del tavolo: con una sola cuori in \
             mano non c'è colore.",
        ],
        "omaha-hilo" => &[
            "Ognuno riceve quattro carte proprie, coperte.",
            "Prima delle carte si mettono due bui. Poi si punta quattro volte: prima del flop, dopo le tre carte del \
             flop, dopo il turn, dopo il river.",
            "Un punto prende esattamente due delle tue carte ed esattamente tre del tavolo; high e low possono usarne di \
             diverse.",
            "Il miglior high e il miglior low si dividono ogni pot. Il low vuole cinque valori diversi dall'8 in giù, \
             quindi tre carte così sul tavolo; se non c'è, l'high prende tutto.",
        ],
        "seven-card-stud" => &[
            "Ognuno paga un ante e riceve due carte coperte e una scoperta; poi altre tre scoperte e l'ultima coperta. \
             Non ci sono carte in comune.",
            "La carta scoperta più bassa apre con il bring-in, o completa alla puntata piccola. Da lì in poi parla per \
             prima la miglior mano scoperta.",
            "Si punta in terza, quarta, quinta, sesta e settima strada. Il tuo punto sono le cinque migliori delle tue \
             sette carte.",
            "Le carte scoperte di chi ha foldato non tornano più: ricordale.",
        ],
        "five-card-stud" => &[
            "Ognuno paga un ante e riceve una carta coperta e una scoperta; poi altre tre scoperte. Non ci sono carte in \
             comune.",
            "La carta scoperta più bassa apre con il bring-in, o completa alla puntata piccola. Da lì in poi parla per \
             prima la miglior mano scoperta.",
            "Si punta in seconda, terza, quarta e quinta strada. Il tuo punto sono le tue cinque carte.",
        ],
        _ => &[],
    },
    structure: |structure| match structure {
        Structure::Limit => {
            "Limit: ogni bet e ogni raise ha una misura sola, la puntata piccola nelle prime strade e quella grande \
             nelle ultime, e c'è un limite alle puntate di un giro, di regola quattro."
        }
        Structure::PotLimit => {
            "Pot limit: un raise può valere al massimo il pot dopo il tuo call. Vale almeno quanto il bet o il raise che \
             lo precede."
        }
        Structure::NoLimit => {
            "No limit: puoi puntare tutto in ogni momento. Un raise vale almeno quanto il bet o il raise che lo precede."
        }
    },
    always: &[
        "Chi finisce le chip a metà mano è all-in e gioca per quello che ha potuto pareggiare. Il resto va in un side pot \
         tra gli altri.",
        "Quello che nessuno pareggia torna a chi l'ha puntato. A parità di punto il pot si divide; i semi valgono tutti \
         uguale.",
    ],

    hands: "Che cosa batte che cosa",
    hands_note: "Dal migliore. Le carte che servono solo a decidere la parità sono attenuate: sono i kicker.",
    hand: |category| match category {
        Category::StraightFlush => "Cinque in fila dello stesso seme. Con l'asso in cima è la scala reale.",
        Category::FourOfAKind => "Quattro dello stesso valore.",
        Category::FullHouse => "Tre di un valore e due di un altro.",
        Category::Flush => "Cinque dello stesso seme.",
        Category::Straight => "Cinque in fila. L'asso è alto, oppure basso in A-2-3-4-5.",
        Category::ThreeOfAKind => "Tre dello stesso valore.",
        Category::TwoPair => "Due di un valore e due di un altro.",
        Category::Pair => "Due dello stesso valore.",
        Category::HighCard => "Niente di tutto questo: conta la carta più alta, poi la seguente.",
        Category::Low => "",
    },
    lows: "I low",
    lows_note: "Dal migliore. Si confronta dalla carta più alta in giù; l'asso è basso, scale e colori non disturbano.",
};

fn effects(turn: &Turn, money: Money) -> Vec<String> {
    let write = |chips| money.write(chips);
    let mut effects = Vec::new();
    match turn.ask {
        Ask::Bet { call, all_in, .. } => {
            effects.push(match call.is_zero() {
                true => "Fold: lasci la mano, anche se il check è gratis.".to_owned(),
                false => "Fold: lasci la mano. Quello che hai messo resta nel pot.".to_owned(),
            });
            effects.push(match (call.is_zero(), all_in) {
                (true, _) => "Check: resti in gioco senza pagare.".to_owned(),
                (false, false) => {
                    format!("Call: metti {}; poi nel pot ci sono {}.", write(call), write(turn.pot + call))
                }
                (false, true) => {
                    format!("Call: metti le ultime {} e in questa mano non ti si chiede più nulla.", write(call))
                }
            });
        }
        Ask::BringIn { chips, .. } => {
            effects.push(format!("Bring-in: apri il giro con {}. Qui non puoi foldare.", write(chips)));
        }
        Ask::Show => effects.extend([
            "Muck: butti le carte senza farle vedere.".to_owned(),
            "Mostra: tutti vedono le tue carte.".to_owned(),
        ]),
    }
    if let Some(raise) = turn.raise() {
        let amount = match raise.has_choice() {
            false => write(raise.least),
            true if raise.free => format!("almeno {} e al massimo {}", write(raise.least), write(raise.most)),
            true => format!("{} o {}", write(raise.least), write(raise.most)),
        };
        effects.push(match raise.kind {
            WagerKind::Bet => format!("Bet: apri il giro con {amount}."),
            WagerKind::Complete => format!("Completa: apri con una puntata intera, {amount} in tutto."),
            _ => format!("Raise: la puntata diventa di {amount} in tutto; gli altri devono pareggiare o foldare."),
        });
    }
    effects
}
