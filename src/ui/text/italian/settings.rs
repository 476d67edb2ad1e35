//! Le impostazioni, in italiano.

use crate::ui::settings::{
    AfterFold, Amounts, DecisionTime, DeckColours, Felt, Loudness, Motion, Reveal, Say, Shortcut, Verbosity,
};
use crate::ui::text::settings::SettingsWords;

pub(super) const SETTINGS: SettingsWords = SettingsWords {
    title: "Impostazioni",

    course: "Come si gioca",
    pace: "Ritmo",
    pace_name: |pace| ["immediato", "veloce", "regolare", "calmo", "lento"].get(pace.0).copied().unwrap_or("regolare"),
    run_out: "Carte quando tutti sono all-in",
    as_the_rest: "come il resto",
    after_fold: "Dopo il mio fold",
    after_fold_name: |after| match after {
        AfterFold::Watch => "guarda",
        AfterFold::Fast => "guarda veloce",
        AfterFold::Result => "vai al risultato",
        AfterFold::Next => "vai alla mano successiva",
    },
    auto_deal: "Dai la mano successiva da solo",
    interval: "Prima della mano dopo",
    interval_name: |pace| {
        ["subito", "un attimo", "un po’", "di più", "a lungo"].get(pace.0).copied().unwrap_or("un po’")
    },
    decision_time: "Tempo per decidere",
    decision_time_name: |time| match time {
        DecisionTime::Unlimited => "quanto voglio",
        DecisionTime::Minute => "60 secondi",
        DecisionTime::HalfMinute => "30 secondi",
        DecisionTime::QuarterMinute => "15 secondi",
    },
    fold_asks: "Chiedi prima di un fold quando il check è gratis",
    reveal: "Le carte alla fine",
    reveal_name: |reveal| match reveal {
        Reveal::Ask => "chiedi a me",
        Reveal::Show => "mostra sempre allo showdown",
        Reveal::Muck => "fai muck",
    },

    look: "Aspetto e suoni",
    day_room: "Sala di giorno",
    felt: "Panno",
    felt_name: |felt| match felt {
        Felt::Green => "verde",
        Felt::Blue => "blu",
        Felt::Wine => "bordeaux",
        Felt::Slate => "ardesia",
    },
    deck: "Mazzo",
    deck_name: |deck| match deck {
        DeckColours::FourColours => "quattro colori",
        DeckColours::TwoColours => "due colori",
        DeckColours::HighContrast => "alto contrasto",
    },
    amounts: "Importi",
    amounts_name: |amounts| match amounts {
        Amounts::Chips => "in chip",
        Amounts::BigBlinds => "in grandi bui",
    },
    motion: "Movimento",
    motion_name: |motion| match motion {
        Motion::System => "come il sistema",
        Motion::On => "sì",
        Motion::Off => "no",
    },
    sound: "Suoni",
    sound_name: |sound| match sound {
        Loudness::Silent => "spenti",
        Loudness::Quiet => "bassi",
        Loudness::Medium => "medi",
        Loudness::Loud => "alti",
    },
    verbosity: "Lettura ad alta voce",
    verbosity_name: |verbosity| match verbosity {
        Verbosity::Full => "tutto",
        Verbosity::Brief => "in breve",
        Verbosity::Least => "solo ciò che conta",
    },

    presets: "Importi pronti",
    preset_over_blinds: "Prima del flop",
    preset_later: "Dopo",
    presets_note: "Il pot e l’all-in ci sono sempre. La prima pressione scrive l’importo, la seconda lo punta.",

    keys: "Tasti",
    letter_keys: "Lettere e cifre come tasti",
    key_of: |shortcut| match shortcut {
        Shortcut::Fold => "Fold",
        Shortcut::Passive => "Check o call",
        Shortcut::Raise => "Alla puntata",
        Shortcut::AllIn => "Tutto",
        Shortcut::Pot => "Il piatto",
        Shortcut::Preset(0) => "Primo importo pronto",
        Shortcut::Preset(1) => "Secondo importo pronto",
        Shortcut::Preset(2) => "Terzo importo pronto",
        Shortcut::Preset(_) => "Quarto importo pronto",
        Shortcut::Log => "Cronaca",
        Shortcut::Pause => "Pausa",
        Shortcut::Guide => "Regole e punti",
        Shortcut::Say(Say::Cards) => "Leggi le mie carte",
        Shortcut::Say(Say::Makes) => "Leggi che cosa fanno",
        Shortcut::Say(Say::Board) => "Leggi le carte scoperte",
        Shortcut::Say(Say::Pot) => "Leggi piatto e prezzo",
        Shortcut::Say(Say::Players) => "Leggi chi è in gioco",
    },
    fixed_keys: "Invio conferma un importo, le frecce lo cambiano di un passo, Spazio va avanti, Esc lascia un comando, \
                 ? apre questo elenco.",

    reset: "Ripristina le impostazioni",
    reset_note: "Restano la lingua, il tavolo e la borsa.",
};
