//! Who plays the tournaments: simple players, each with a temper, or the house's own bots.

use controbuio::bots::{BotRng, Notes, Seen, Style};
use controbuio::rules::{Action, Chips, Choices, Hand, Passive, RaiseAmounts, Seat, Seed, Viewer};

/// How often in a hundred a simple player raises, how many of its raises are all-in, and how often it folds to a bet.
type Temper = (u64, u64, u64);

/// The first is absent (rule M4), the last all-in with any cards.
const TEMPERS: [Temper; 6] = [(0, 0, 100), (0, 0, 10), (10, 0, 40), (30, 30, 20), (60, 60, 10), (100, 100, 0)];

/// The player of one seat.
pub enum Player {
    Simple(Temper),
    Bot(Style, Box<BotRng>),
}

impl Player {
    pub fn simple(below: &mut dyn FnMut(u64) -> u64) -> Self {
        Self::Simple(TEMPERS[below(TEMPERS.len() as u64) as usize])
    }

    pub fn bot(seat: Seat, source: &Seed) -> Self {
        let random = BotRng::new(source.derive("bot", seat.index() as u64).stream());
        Self::Bot(Style::ALL[seat.index() % Style::ALL.len()], Box::new(random))
    }

    pub fn decides(&mut self, hand: &Hand, seat: Seat, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        let choices = hand.choices()?;
        Some(match self {
            Self::Simple(temper) => simply(&choices, *temper, below),
            Self::Bot(style, random) => {
                let view = hand.view(Viewer::Seat(seat));
                let told: Vec<_> = hand.told(view.viewer(), 0).collect();
                let seen = Seen { view: &view, told: &told, notes: &Notes::default() };
                style.bot().decide(&seen, &choices, random).action
            }
        })
    }
}

fn simply(choices: &Choices, (raises, all_in, folds): Temper, below: &mut dyn FnMut(u64) -> u64) -> Action {
    let mut raise = || match &choices.raise().filter(|_| below(100) < raises)?.amounts {
        amounts if below(100) < all_in => Some(amounts.max_to()),
        RaiseAmounts::OneOf(amounts) => Some(amounts[below(amounts.len() as u64) as usize]),
        RaiseAmounts::Range { min_to, max_to } => Some(*min_to + Chips(below(max_to.0 - min_to.0 + 1))),
    };
    match (raise(), choices) {
        (Some(to), _) => Action::RaiseTo(to),
        (_, Choices::BringIn { .. }) => Action::BringIn,
        (_, Choices::ShowOrMuck) => Action::Muck,
        (_, Choices::Bet { passive: Passive::Check, .. }) => Action::Check,
        (_, Choices::Bet { .. }) if below(100) < folds => Action::Fold,
        (_, Choices::Bet { .. }) => Action::Call,
    }
}
