//! The events of a hand as short sentences.

use controbuio::rules::{Blind, Card, Event, Part, WagerKind};

use super::Play;

/// What a bet or raise is called.
pub fn kind(kind: WagerKind) -> &'static str {
    match kind {
        WagerKind::BringIn => "bring in",
        WagerKind::Call => "call",
        WagerKind::Bet => "bet",
        WagerKind::Raise => "raise",
        WagerKind::Complete => "complete",
    }
}

/// One event: who first, then what, with every number and card that is in it.
pub fn sentence(event: &Event<Card>) -> String {
    match event {
        Event::Ante { seat, chips } => format!("{} ante {chips}", seat.index()),
        Event::Blind { seat, blind: Blind::Small, chips } => format!("{} small blind {chips}", seat.index()),
        Event::Blind { seat, blind: Blind::Big, chips } => format!("{} big blind {chips}", seat.index()),
        Event::Blind { seat, blind: Blind::Entry, chips } => format!("{} posts {chips}", seat.index()),
        Event::Blind { seat, blind: Blind::Dead, chips } => format!("{} posts {chips} dead", seat.index()),
        Event::Collect => "collect".to_owned(),
        Event::StreetBegins { street } => format!("street {street}"),
        Event::Burn { card } => format!("burn {card}"),
        Event::Down { seat, card } => format!("{} down {card}", seat.index()),
        Event::Up { seat, card } => format!("{} up {card}", seat.index()),
        Event::Board { card } => format!("board {card}"),
        Event::Reshuffle => "reshuffle".to_owned(),
        Event::Opens { seat } => format!("{} opens", seat.index()),
        Event::Fold { seat } => format!("{} fold", seat.index()),
        Event::Check { seat } => format!("{} check", seat.index()),
        Event::Wager { seat, kind: name, to } => format!("{} {} {to}", seat.index(), kind(*name)),
        Event::Return { seat, chips } => format!("{} takes back {chips}", seat.index()),
        Event::AskedToShow { seat } => format!("{} may muck", seat.index()),
        Event::Show { seat, cards } => {
            let cards: String = cards.iter().map(Card::to_string).collect();
            format!("{} shows {cards}", seat.index())
        }
        Event::Muck { seat } => format!("{} mucks", seat.index()),
        Event::Award { pot, part, seat, chips } => {
            let part = match part {
                Part::Whole => "",
                Part::High => " high",
                Part::Low => " low",
            };
            format!("{} wins {chips} of pot {pot}{part}", seat.index())
        }
        Event::End => "end".to_owned(),
    }
}

impl Play {
    /// Everything that has happened.
    pub fn facts(&self) -> Vec<String> {
        self.hand.events().iter().map(sentence).collect()
    }

    fn only(&self, wanted: impl Fn(&Event<Card>) -> bool) -> Vec<String> {
        self.hand.events().iter().filter(|event| wanted(event)).map(sentence).collect()
    }

    /// What was dealt and burned, in order.
    pub fn dealt(&self) -> Vec<String> {
        self.only(|event| {
            matches!(event, Event::Down { .. } | Event::Up { .. } | Event::Board { .. } | Event::Burn { .. })
        })
    }

    /// Who showed, mucked or was asked to, in order.
    pub fn showdown(&self) -> Vec<String> {
        self.only(|event| matches!(event, Event::Show { .. } | Event::Muck { .. } | Event::AskedToShow { .. }))
    }

    /// Who was paid what, in order.
    pub fn awards(&self) -> Vec<String> {
        self.only(|event| matches!(event, Event::Award { .. }))
    }

    /// What nobody called and went back.
    pub fn returned(&self) -> Vec<String> {
        self.only(|event| matches!(event, Event::Return { .. }))
    }

    /// Antes and blinds, in order.
    pub fn forced(&self) -> Vec<String> {
        self.only(|event| matches!(event, Event::Ante { .. } | Event::Blind { .. }))
    }
}

/// A list of events as sentences, for a failing test to print.
pub fn sentences(events: &[Event<Card>]) -> Vec<String> {
    events.iter().map(sentence).collect()
}
