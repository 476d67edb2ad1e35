//! The vector files: one JSON object a line.

use serde::Deserialize;

/// A hand that another program played.
#[derive(Deserialize)]
pub struct Record {
    pub id: String,
    pub game: String,
    pub limit: String,
    pub n: usize,
    pub ante: u64,
    /// By seat; heads-up the second seat has the button and the small blind.
    #[serde(default)]
    pub blinds: Vec<u64>,
    #[serde(default)]
    pub small_bet: u64,
    #[serde(default)]
    pub big_bet: u64,
    #[serde(default)]
    pub min_bet: u64,
    #[serde(default)]
    pub bring_in: u64,
    pub stacks: Vec<u64>,
    #[serde(rename = "final")]
    pub end: Vec<u64>,
    /// What the independent settlement pays, where it differs.
    #[serde(rename = "final_ref")]
    pub end_ref: Option<Vec<u64>>,
    pub deck: String,
    pub events: Vec<Fact>,
    pub contrib: Vec<u64>,
    pub pots: Vec<Layer>,
    #[serde(default)]
    pub hands: std::collections::BTreeMap<String, Shown>,
    pub flags: Vec<String>,
    pub disputes: Vec<String>,
}

#[derive(Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum Fact {
    Hole {
        p: usize,
        c: String,
        up: bool,
    },
    Burn {
        c: String,
    },
    Board {
        c: String,
    },
    Act(Act),
    Uncalled {
        p: usize,
        a: u64,
    },
    Show {
        p: usize,
    },
    Muck {
        p: usize,
    },
    #[serde(other)]
    Other,
}

/// What a seat did, and what it might have done.
#[derive(Deserialize)]
pub struct Act {
    pub p: usize,
    pub legal: Legal,
    /// The bounds of the rule book's model, where they differ.
    pub legal_ref: Option<Legal>,
    pub pot: u64,
    #[serde(rename = "do")]
    pub what: String,
    #[serde(default)]
    pub to: u64,
    #[serde(default)]
    pub put: u64,
}

/// The bounds of a decision. Whether folding is offered is left aside: with us it always is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Legal {
    pub c: Option<u64>,
    #[serde(default)]
    pub b: Option<u64>,
    pub min: Option<u64>,
    pub max: Option<u64>,
}

#[derive(Debug, PartialEq, Eq, Deserialize)]
pub struct Layer {
    pub a: u64,
    pub el: Vec<usize>,
}

/// What a live hand was worth: 1 the best high hand; the low from its highest card down.
#[derive(Deserialize)]
pub struct Shown {
    pub hi: Option<u16>,
    #[serde(default)]
    pub lo: Option<Vec<u8>>,
}

/// Hands ranked by another program.
#[derive(Deserialize)]
pub struct Ranked {
    pub b: String,
    pub h: Vec<String>,
    #[serde(default)]
    pub r: Vec<u16>,
    #[serde(default)]
    pub low: Vec<Option<String>>,
    pub w: Vec<usize>,
}
