//! Lines of the log as somebody would tell them: who does the same is named together, actions are one sentence.

use super::number::Money;
use super::{Words, join};
use crate::rules::WagerKind;
use crate::ui::scene::{Line, Who};
use crate::ui::settings::Verbosity;

/// What several players do alike.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Together {
    Fold,
    Check,
    /// To call so much.
    Call(String),
    /// To post an ante of so much.
    Ante(String),
}

/// What is said of these lines, each with the way its amounts are written; nothing where the player wants to hear none
/// of them. Cards that lie face down are not named where they are `covered`.
#[must_use]
pub fn speech<'a>(
    lines: impl Iterator<Item = (&'a Line, Money)>,
    verbosity: Verbosity,
    covered: bool,
    words: &Words,
) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let mut acting = false;
    let mut lines = lines.filter(|(line, _)| verbosity.tells(line)).peekable();
    while let Some((line, money)) = lines.next() {
        let act = is_act(line);
        let mut names: Vec<String> = name(line).into_iter().collect();
        let alike = together(line, money);
        while alike.is_some() && lines.peek().is_some_and(|(next, money)| together(next, *money) == alike) {
            names.extend(lines.next().and_then(|(next, _)| name(next)));
        }
        let text = match (alike, line) {
            (Some(alike), _) if names.len() > 1 => (words.together)(&alike, &join(&names, words.and)),
            (_, Line::Dealt { .. }) if covered => words.house.dealt_covered.to_owned(),
            _ => (words.line)(line, money),
        };
        match sentences.last_mut() {
            Some(sentence) if act && acting => {
                *sentence += ", ";
                // What you do begins with a word of the language, what others do with a name.
                *sentence += &if is_own(line) { uncapitalised(&text) } else { text };
            }
            _ => sentences.push(text),
        }
        acting = act;
    }
    sentences.into_iter().map(|sentence| sentence + ".").collect::<Vec<_>>().join(" ")
}

/// What this line has in common with another's; what you do is always said apart.
fn together(line: &Line, money: Money) -> Option<Together> {
    name(line)?;
    match line {
        Line::Ante { chips, .. } => Some(Together::Ante(money.write(*chips))),
        Line::Fold { .. } => Some(Together::Fold),
        Line::Check { .. } => Some(Together::Check),
        Line::Wager { kind: WagerKind::Call, added, all_in: false, .. } => Some(Together::Call(money.write(*added))),
        _ => None,
    }
}

fn name(line: &Line) -> Option<String> {
    match line {
        Line::Ante { who: Who::Named(name), .. }
        | Line::Fold { who: Who::Named(name) }
        | Line::Check { who: Who::Named(name) }
        | Line::Wager { who: Who::Named(name), .. } => Some(name.to_string()),
        _ => None,
    }
}

const fn is_own(line: &Line) -> bool {
    matches!(
        line,
        Line::Ante { who: Who::You, .. }
            | Line::Blind { who: Who::You, .. }
            | Line::Fold { who: Who::You }
            | Line::Check { who: Who::You }
            | Line::Wager { who: Who::You, .. }
    )
}

fn uncapitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

const fn is_act(line: &Line) -> bool {
    matches!(line, Line::Ante { .. } | Line::Blind { .. } | Line::Fold { .. } | Line::Check { .. } | Line::Wager { .. })
}

impl Verbosity {
    /// Whether this is said.
    #[must_use]
    pub fn tells(self, line: &Line) -> bool {
        let own = |who: &Who| *who == Who::You;
        match (self, line) {
            (Self::Full, _) => true,
            (
                Self::Brief,
                Line::HandBegins { .. } | Line::Opens { .. } | Line::Mucks { .. } | Line::Returned { .. },
            ) => false,
            (_, Line::Ante { who, .. } | Line::Blind { who, .. } | Line::Does { who, .. }) => own(who),
            (Self::Brief, _) => true,
            (
                Self::Least,
                Line::HandBegins { .. }
                | Line::Opens { .. }
                | Line::Mucks { .. }
                | Line::Returned { .. }
                | Line::Fold { .. }
                | Line::Check { .. }
                | Line::Wager { .. },
            ) => false,
            (Self::Least, _) => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Blind, Chips, StreetName};
    use crate::ui::text::Language;
    use crate::ui::text::number::Count;

    fn lines() -> Vec<Line> {
        let who = |name: &str| Who::Named(name.into());
        let call = |name: &str| Line::Wager {
            who: who(name),
            kind: WagerKind::Call,
            to: Chips(4_000),
            added: Chips(4_000),
            all_in: false,
        };
        vec![
            Line::Blind { who: who("Ada"), blind: Blind::Small, chips: Chips(500) },
            Line::Fold { who: who("Bruno") },
            Line::Fold { who: who("Carla") },
            Line::Fold { who: Who::You },
            call("Dario"),
            call("Elsa"),
            Line::Street { name: StreetName::Flop, cards: Vec::new() },
            Line::Check { who: who("Dario") },
            Line::Mucks { who: who("Elsa") },
        ]
    }

    fn said(language: Language, verbosity: Verbosity) -> String {
        let (lines, words) = (lines(), language.words());
        let money = Money { marks: words.marks, count: Count::Whole };
        speech(lines.iter().map(|line| (line, money)), verbosity, false, words)
    }

    #[test]
    fn who_does_the_same_is_named_together() {
        assert_eq!(
            said(Language::English, Verbosity::Full),
            "Ada posts the small blind 5, Bruno and Carla fold, you fold, Dario and Elsa call 40. Flop. Dario checks. \
             Elsa mucks."
        );
        assert_eq!(
            said(Language::Italian, Verbosity::Brief),
            "Bruno e Carla fanno fold, fai fold, Dario e Elsa fanno call 40. Flop. Dario fa check."
        );
        assert_eq!(said(Language::English, Verbosity::Least), "Flop.");
    }
}
