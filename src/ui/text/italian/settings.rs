//! Le impostazioni, in italiano.

use crate::ui::settings::{AfterFold, DeckColours, Felt, Loudness, Motion, Reveal, Say, Shortcut};
use crate::ui::text::settings::SettingsWords;

pub(super) const SETTINGS: SettingsWords = SettingsWords {
    title: "Impostazioni",

    course: "Come si gioca",
    pace: "Ritmo",
    pace_name: |pace| ["immediato", "veloce", "regolare", "calmo", "lento"].get(pace.0).copied().unwrap_or("regolare"),
    after_fold: "Dopo il mio fold",
    after_fold_name: |after| match after {
        AfterFold::Watch => "guarda",
        AfterFold::Fast => "guarda veloce",
        AfterFold::Result => "vai al risultato",
        AfterFold::Next => "vai alla mano successiva",
    },
    auto_deal: "Dai la mano successiva da solo",
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
        Shortcut::Say(Say::Cards) => "Leggi le mie carte",
        Shortcut::Say(Say::Makes) => "Leggi che cosa fanno",
        Shortcut::Say(Say::Board) => "Leggi le carte comuni",
        Shortcut::Say(Say::Pot) => "Leggi piatto e prezzo",
        Shortcut::Say(Say::Players) => "Leggi chi è in gioco",
    },
    fixed_keys: "Invio conferma un importo, le frecce lo cambiano di un passo, Spazio va avanti, Esc lascia un comando, \
                 ? apre questo elenco.",

    reset: "Ripristina le impostazioni",
    reset_note: "Restano la lingua, il tavolo e la borsa.",
};
