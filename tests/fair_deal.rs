//! The description of the deal in `docs/fair-deal.md`, the program in another language that is written from it, and the
//! engine: the three deal the same.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::Write;
use std::process::{Command, Stdio};

use controbuio::rules::{Card, Cut, Proof, Seed, shuffle};
use serde_json::{Value, json};

const DEAL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/deal.py");
const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/deal.json");

/// Runs `deal.py --check` on a file, or on this input; says what it printed, and whether all was well.
fn check(file: &str, input: &str) -> (bool, String) {
    let mut python = Command::new("python3");
    python.args([DEAL, "--check", file]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = python
        .spawn()
        .unwrap_or_else(|error| panic!("these tests need python3 (3.9 or newer), which did not start: {error}"));
    running.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let ended = running.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&ended.stdout).into_owned() + &String::from_utf8_lossy(&ended.stderr);
    (ended.status.success(), said)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn words(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// What the engine deals from this seed, with these words.
fn dealt(seed: &Seed, number: u64, cut: &Cut, cards: usize) -> Value {
    let mut deck: Vec<Card> = Card::all().take(cards).collect();
    shuffle(&mut deck, seed, number, cut.as_bytes());
    json!({
        "seed": seed.reveal(), "number": number, "cut": hex(cut.as_bytes()), "cards": cards, "deck": words(&deck),
    })
}

#[test]
fn the_other_program_deals_the_vectors_of_the_file() {
    let (well, said) = check(VECTORS, "");
    assert!(well && said.contains("vectors, 0 differ"), "{said}");
}

#[test]
fn the_other_program_deals_what_the_engine_deals() {
    let source = Seed::new([3; 32]);
    let texts = ["", "a", "tre civette", "mélange 🂡", "\0\n\"", &"x".repeat(64), &"€".repeat(21)];
    let cuts: Vec<Cut> = texts.iter().map(|text| text.parse().unwrap()).collect();
    let decks: Vec<Value> = (0..400_u64)
        .map(|number| {
            let cards = if number % 4 == 0 { number as usize % 53 } else { 52 };
            dealt(&source.derive("hand", number), number % 3, &cuts[number as usize % cuts.len()], cards)
        })
        .collect();
    let seeds: Vec<Seed> = (0..50).map(|number| source.derive("hand", number)).collect();
    let commitments: Vec<Value> = seeds
        .iter()
        .map(|seed| json!({ "seed": seed.reveal(), "commitment": seed.commitment().to_string() }))
        .collect();
    let derived: Vec<Value> = (0..50_u64)
        .map(|number| {
            let derived = source.derive("hand", number << 13).reveal();
            json!({ "seed": source.reveal(), "label": "hand", "number": number << 13, "derived": derived })
        })
        .collect();
    let told = json!({ "decks": decks, "commitments": commitments, "derived": derived });
    let (well, said) = check("-", &told.to_string());
    assert!(well && said.contains("500 vectors, 0 differ"), "{said}");
}

#[test]
fn the_other_program_says_what_differs() {
    let mut wrong = dealt(&Seed::new([3; 32]), 0, &Cut::default(), 52);
    wrong["cut"] = json!("00");
    let (well, said) = check("-", &json!({ "decks": [wrong] }).to_string());
    assert!(!well && said.contains("differs: deck") && said.contains("1 vectors, 1 differ"), "{said}");
    let (well, said) = check("-", "{}");
    assert!(!well, "nothing checked is no check: {said}");
}

#[test]
fn the_vectors_of_the_description_are_dealt() {
    let text = include_str!("../docs/fair-deal.md");
    let block = text.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let mut found = 0;
    for vector in block.trim().split("\n\n") {
        let field = |name: &str| {
            let line = vector.lines().find_map(|line| line.strip_prefix(name));
            line.unwrap_or_else(|| panic!("no {name} in {vector}")).trim()
        };
        let sitting: Seed = field("sitting").parse().unwrap();
        let seed = sitting.derive("hand", field("hand").parse().unwrap());
        assert_eq!(seed.reveal(), field("seed"));
        let cut = if field("cut") == "-" { "" } else { field("cut") };
        let cut: Vec<u8> = cut
            .as_bytes()
            .chunks(2)
            .map(|two| u8::from_str_radix(std::str::from_utf8(two).unwrap(), 16).unwrap())
            .collect();
        let cut: Cut = String::from_utf8(cut).unwrap().parse().unwrap();
        let proof = Proof { commitment: field("commitment").parse().unwrap(), seed, cut };
        assert!(proof.is_kept());
        assert_eq!(words(&proof.pack()), field("deck"));
        if !proof.cut.is_empty() {
            assert!(text.contains(&format!("`{}`", proof.cut)), "the words of {vector} are written out");
        }
        let told = dealt(&proof.seed, 0, &proof.cut, 52);
        let (well, said) = check("-", &json!({ "decks": [told] }).to_string());
        assert!(well, "{said}");
        found += 1;
    }
    assert_eq!(found, 3);
}
