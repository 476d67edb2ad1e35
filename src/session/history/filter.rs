//! Which hands of the list are wanted.

use super::line::Line;
use crate::rules::{Chips, Game, Structure};

/// Which hands are wanted; what is left at its default wants all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// One game.
    pub game: Option<&'static Game>,
    /// One structure.
    pub structure: Option<Structure>,
    /// One table, by its whole name.
    pub table: Option<String>,
    /// Won, lost, or neither.
    pub result: Option<Won>,
    /// A pot of at least so much.
    pub least_pot: Option<Chips>,
    /// A pot of at most so much.
    pub most_pot: Option<Chips>,
    /// With or without a showdown.
    pub showdown: Option<bool>,
    /// Only hands that the player has marked.
    pub starred: bool,
    /// Words that must all be found in the table's name, the players', the game's, or the player's cards, in capitals or
    /// not.
    pub text: String,
}

/// What a hand came to for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Won {
    Won,
    Lost,
    Even,
}

impl Won {
    const fn of(result: i64) -> Self {
        match result {
            0 => Self::Even,
            1.. => Self::Won,
            _ => Self::Lost,
        }
    }
}

impl Filter {
    /// Whether this hand is wanted.
    #[must_use]
    pub fn wants(&self, line: &Line) -> bool {
        self.game.is_none_or(|game| game == line.game)
            && self.structure.is_none_or(|structure| structure == line.structure)
            && self.table.as_ref().is_none_or(|table| *table == line.table)
            && self.result.is_none_or(|result| result == Won::of(line.result))
            && self.least_pot.is_none_or(|least| line.pot >= least)
            && self.most_pot.is_none_or(|most| line.pot <= most)
            && self.showdown.is_none_or(|showdown| showdown == line.showdown)
            && (!self.starred || line.starred)
            && self.finds(line)
    }

    fn finds(&self, line: &Line) -> bool {
        if self.text.trim().is_empty() {
            return true;
        }
        let cards: String = line.cards.iter().map(ToString::to_string).collect();
        let (game, structure) = (line.game.code, line.structure.code());
        let told = [&line.table, game, structure, &cards, &line.names.join("\n")].join("\n").to_lowercase();
        self.text.to_lowercase().split_whitespace().all(|word| told.contains(word))
    }
}

/// A search through the list, as many lines at a time as its caller has time for.
#[derive(Clone, Debug, Default)]
pub struct Search {
    filter: Filter,
    next: usize,
    found: Vec<usize>,
}

impl Search {
    /// A search that has looked at nothing yet.
    #[must_use]
    pub const fn new(filter: Filter) -> Self {
        Self { filter, next: 0, found: Vec::new() }
    }

    /// Looks at the next lines, at most so many; whether there are more.
    pub fn advance(&mut self, lines: &[Line], most: usize) -> bool {
        let end = self.next.saturating_add(most).min(lines.len());
        let slice = lines.get(self.next..end).unwrap_or_default();
        let wanted = (self.next..).zip(slice).filter(|(_, line)| self.filter.wants(line)).map(|(place, _)| place);
        self.found.extend(wanted);
        self.next = end.max(self.next);
        self.next < lines.len()
    }

    /// The places in the list of what was found so far, in order.
    #[must_use]
    pub fn found(&self) -> &[usize] {
        &self.found
    }
}
