//! From hands to text.

use std::fmt;

use toml_writer::{TomlKeyBuilder, TomlStringBuilder, TomlWrite};

use super::about::{Label, Text};
use super::amount::Amount;
use super::history::{History, Player, Step};
use crate::rules::game::Structure;

/// Writes hands one after another, numbered from 1, as `.phhs` files are.
#[must_use]
pub fn write_all(hands: &[History]) -> String {
    let hands: Vec<String> = (1..).zip(hands).map(|(number, hand)| format!("[{number}]\n{hand}")).collect();
    hands.join("\n")
}

/// The text of the hand, as `.phh` files are.
impl fmt::Display for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        field(f, "variant", &quoted(self.variant.code()))?;
        optional(f, "ante_trimming_status", self.ante_trimming)?;
        self.list(f, "antes", |player| player.ante.to_string())?;
        if self.variant.has_blinds() {
            let sign = |player: &Player| if player.enters { "-" } else { "" };
            self.list(f, "blinds_or_straddles", |player| format!("{}{}", sign(player), player.blind))?;
        } else {
            field(f, "bring_in", &self.bring_in)?;
        }
        match self.variant.structure() {
            Structure::Limit => {
                field(f, "small_bet", &self.small_bet)?;
                field(f, "big_bet", &self.big_bet)?;
            }
            Structure::PotLimit | Structure::NoLimit => field(f, "min_bet", &self.small_bet)?,
        }
        field(f, "starting_stacks", &list(self.players.iter().map(|player| player.stack.to_string())))?;
        f.write_str("actions = [\n")?;
        for step in &self.steps {
            writeln!(f, "  {},", quoted(&step.to_string()))?;
        }
        f.write_str("]\n")?;
        self.write_about(f)?;
        let amounts = |amounts: &Vec<Amount>| list(amounts.iter().map(Amount::to_string));
        optional(f, "finishing_stacks", self.results.finishing_stacks.as_ref().map(amounts))?;
        optional(f, "winnings", self.results.winnings.as_ref().map(amounts))?;
        for other in &self.about.others {
            field(f, &other.key, &other.value)?;
        }
        Ok(())
    }
}

impl History {
    /// What is posted, which heads-up is listed the other way round.
    fn list(&self, f: &mut fmt::Formatter<'_>, key: &str, entry: impl Fn(&Player) -> String) -> fmt::Result {
        let mut entries: Vec<String> = self.players.iter().map(entry).collect();
        if entries.len() == 2 {
            entries.reverse();
        }
        field(f, key, &list(entries.into_iter()))
    }

    fn write_about(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let about = &self.about;
        for text in Text::ALL {
            optional(f, text.key(), about.texts.get(&text).map(|text| quoted(text)))?;
        }
        optional(f, "time", about.time)?;
        optional(f, "day", about.date.day())?;
        optional(f, "month", about.date.month())?;
        optional(f, "year", about.date.year())?;
        let label = |label: &Label| match label {
            Label::Number(number) => number.to_string(),
            Label::Text(text) => quoted(text),
        };
        optional(f, "hand", about.hand.as_ref().map(label))?;
        optional(f, "table", about.table.as_ref().map(label))?;
        optional(f, "level", about.level)?;
        optional(f, "seat_count", about.seat_count)?;
        optional(f, "seats", self.results.seats.as_ref().map(|seats| list(seats.iter().map(u64::to_string))))?;
        optional(f, "players", self.results.names.as_ref().map(|names| list(names.iter().map(|name| quoted(name)))))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let action = self.notation.to_string();
        match &self.remark {
            None => f.write_str(&action),
            Some(remark) if action.is_empty() => write!(f, "# {remark}"),
            Some(remark) => write!(f, "{action} # {remark}"),
        }
    }
}

fn field(f: &mut fmt::Formatter<'_>, key: &str, value: &dyn fmt::Display) -> fmt::Result {
    f.key(TomlKeyBuilder::new(key).as_default())?;
    writeln!(f, " = {value}")
}

fn optional(f: &mut fmt::Formatter<'_>, key: &str, value: Option<impl fmt::Display>) -> fmt::Result {
    value.map_or(Ok(()), |value| field(f, key, &value))
}

fn list(entries: impl Iterator<Item = String>) -> String {
    format!("[{}]", entries.collect::<Vec<_>>().join(", "))
}

fn quoted(text: &str) -> String {
    let mut quoted = String::new();
    // Writing to a string cannot fail.
    let _ = quoted.value(TomlStringBuilder::new(text).as_basic());
    quoted
}
