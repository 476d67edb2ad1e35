//! Whether everything can be read: the contrast of every pair of colours that meet, in both rooms, on every
//! felt, with every deck.

use std::collections::HashMap;

use super::settings::{DeckColours, Felt};

const TOKENS: &str = include_str!("../../style/tokens.css");

/// Linear red, green and blue.
type Light = [f64; 3];

/// A room: whether it is day, the felt and the deck.
type Chosen = [(&'static str, &'static str); 3];

/// The colours of a room: those of every block whose attributes are all chosen, as the sheets' order has it.
fn room(chosen: Chosen) -> HashMap<&'static str, Light> {
    let mut colours = HashMap::new();
    for block in TOKENS.split('}') {
        let Some((head, body)) = block.split_once('{') else { continue };
        let head = head.rsplit("*/").next().unwrap_or_default().trim();
        let Some(attributes) = head.strip_prefix(":root") else { continue };
        let holds = |attribute: &str| {
            let pair = attribute.trim_end_matches("\"]").split_once("=\"");
            chosen.iter().any(|(name, value)| pair == Some((&format!("data-{name}"), value)))
        };
        if !attributes.split('[').skip(1).all(holds) {
            continue;
        }
        for line in body.split(';') {
            let Some((name, value)) = line.trim().split_once(": ") else { continue };
            if let Some(known) = value.strip_prefix("var(").and_then(|value| value.strip_suffix(')')) {
                let same = colours.get(known).copied();
                colours.extend(same.map(|same| (name, same)));
                continue;
            }
            let Some(numbers) = value.strip_prefix("oklch(").and_then(|value| value.strip_suffix(')')) else {
                continue;
            };
            let numbers: Vec<f64> = numbers.split(' ').filter_map(|number| number.parse().ok()).collect();
            if let [lightness, chroma, hue] = numbers[..] {
                colours.insert(name, light(lightness, chroma, hue));
            }
        }
    }
    colours
}

/// OKLCH to linear sRGB, cut to what a screen can show.
fn light(lightness: f64, chroma: f64, hue: f64) -> Light {
    let (a, b) = (chroma * hue.to_radians().cos(), chroma * hue.to_radians().sin());
    let l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b).powi(3);
    [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
    ]
    .map(|part| part.clamp(0.0, 1.0))
}

/// The contrast of WCAG: 1 to 21.
fn contrast(one: Light, other: Light) -> f64 {
    let luminance = |[red, green, blue]: Light| 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// Text on what it stands on.
const TEXT: [(&str, &str); 19] = [
    ("--on-colour", "--low"),
    ("--ink", "--room"),
    ("--ink", "--room-raised"),
    ("--ink", "--felt-lit"),
    ("--ink", "--felt-edge"),
    ("--ink", "--pill"),
    ("--ink-soft", "--room"),
    ("--ink-soft", "--room-raised"),
    ("--ink-soft", "--pill"),
    ("--on-colour", "--brass"),
    ("--on-colour", "--act"),
    ("--on-colour", "--warn"),
    ("--warn", "--room"),
    ("--room", "--ink"),
    ("--spade", "--paper"),
    ("--heart", "--paper"),
    ("--diamond", "--paper"),
    ("--club", "--paper"),
    ("--result", "--felt-lit"),
];

/// Controls and signs on what they stand on.
const SIGNS: [(&str, &str); 7] = [
    ("--low", "--felt-edge"),
    ("--low", "--felt-lit"),
    ("--control-line", "--room"),
    ("--brass", "--room"),
    ("--brass", "--pill"),
    ("--brass", "--felt-edge"),
    ("--brass", "--felt-lit"),
];

#[test]
fn every_pair_that_meets_can_be_read() {
    let mut felts = Vec::new();
    for time in ["dark", "day"] {
        for felt in Felt::ALL.map(Felt::name) {
            for deck in DeckColours::ALL.map(DeckColours::name) {
                let chosen = [("room", time), ("felt", felt), ("deck", deck)];
                let colours = room(chosen);
                let check = |pairs: &[(&str, &str)], least: f64| {
                    for (front, ground) in pairs {
                        let pair = colours.get(front).zip(colours.get(ground));
                        let found = pair.map_or(0.0, |(front, ground)| contrast(*front, *ground));
                        assert!(found >= least, "{front} on {ground} in {chosen:?}: {found:.2}");
                    }
                };
                check(&TEXT, 4.5);
                check(&SIGNS, 3.0);
                felts.push(colours["--felt-lit"].map(|part| (part * 1e6) as u64));
            }
        }
    }
    felts.sort_unstable();
    felts.dedup();
    assert_eq!(felts.len(), 2 * Felt::ALL.len(), "every felt has a colour of its own in both rooms");
}
