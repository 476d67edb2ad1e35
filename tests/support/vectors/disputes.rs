//! Where the vectors' house and the rule book disagree, by kind.

/// How the hands of one kind are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Compared {
    /// To the last chip: the room plays as the vectors' house does, or both rules say the same.
    InFull,
    /// In full, the final stacks with those of the vectors' independent settlement.
    FinalRef,
    /// The bounds with those of the vectors' rule-book model, up to the first act that our rules do not have.
    LegalRef,
    /// In full, but for a raise that only our rules refuse because a short all-in re-opened nothing: up to it.
    Reopening,
    /// With the cards that the record names, up to sixth street where we turn one card for all.
    Cards,
    /// Not at all: there is no such thing with us.
    LeftOut,
}

/// One kind of dispute.
pub struct Kind {
    /// The vectors' name of it.
    pub name: &'static str,
    /// Our rule.
    pub rule: &'static str,
    /// How its hands are compared.
    pub compared: Compared,
}

/// Every kind there is; a dispute that is not here is a difference.
pub const KINDS: [Kind; 15] = [
    // A short blind or bring-in leaves the full amount to be called; fixed limit has no model to compare with.
    kind("short_blind_call", "F5", Compared::LegalRef),
    kind("short_bring_in_call", "F5", Compared::LegalRef),
    kind("raise_bounds", "F5", Compared::LegalRef),
    // A short all-in does not re-open the betting for those who have acted.
    kind("short_allin_reopen", "B9", Compared::LegalRef),
    // With half_bet off; but there, too, who has checked or called a blind may raise a short all-in.
    kind("fl_short_allin_half_bet", "B9a", Compared::Reopening),
    // With blind_counts off and fourth_street never.
    kind("fl_cap_first_street", "B6", Compared::InFull),
    kind("fl_cap_later_street", "B6", Compared::InFull),
    kind("fl_stud7_open_pair_4th", "B7", Compared::InFull),
    kind("fl_stud5_open_pair", "B7", Compared::InFull),
    // Both give a tie to the first seat left of the button.
    kind("stud_open_tie", "B2", Compared::InFull),
    kind("stud_community_card", "G8", Compared::Cards),
    kind("deck_exhausted_reshuffle", "G8", Compared::Cards),
    // Each pot is split on its own, and nobody wins the low half without a low.
    kind("odd_chip_award", "S3", Compared::FinalRef),
    kind("settlement", "S4", Compared::FinalRef),
    kind("straddle_min_raise", "F1", Compared::LeftOut),
];

const fn kind(name: &'static str, rule: &'static str, compared: Compared) -> Kind {
    Kind { name, rule, compared }
}

impl Compared {
    /// In words, for the printed count.
    pub fn words(self) -> &'static str {
        match self {
            Self::InFull => "compared in full",
            Self::FinalRef => "stacks compared with final_ref",
            Self::LegalRef => "bounds compared with legal_ref, up to an act that is not ours",
            Self::Reopening => "compared in full, up to a raise of a short all-in that re-opened nothing",
            Self::Cards => "cards from the events, up to sixth street where we turn one for all",
            Self::LeftOut => "left out",
        }
    }
}
