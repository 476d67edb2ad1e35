//! Cards as they lie, and which of them play.

use crate::rules::rank::Best;
use crate::rules::{Card, CardSet, Deal, Face, Game, HandState, Part, Seat, Showdown};

/// A card as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardScene {
    /// What is seen of it.
    pub face: Face,
    /// Whether it plays.
    pub mark: Mark,
    /// Whether it lies face down for everyone but you, among cards of yours that lie open.
    pub closed: bool,
}

/// How a card is set off from others once a pot is paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing is decided.
    #[default]
    None,
    /// One of the winning five.
    Plays,
    /// One of the five that won the high half.
    High,
    /// One of the five that won the low half.
    Low,
    /// One of both.
    Both,
    /// None of them.
    Aside,
}

/// The cards that won the pot paid last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Those that won it, or its high half.
    pub high: CardSet,
    /// Those that won its low half.
    pub low: CardSet,
    /// Whether it was halved.
    pub halved: bool,
}

impl Marks {
    /// How this card is set off.
    #[must_use]
    pub fn of(&self, card: Card) -> Mark {
        match (self.high.contains(card), self.low.contains(card)) {
            _ if self.high.is_empty() && self.low.is_empty() => Mark::None,
            (true, _) if !self.halved => Mark::Plays,
            (true, true) => Mark::Both,
            (true, false) => Mark::High,
            (false, true) => Mark::Low,
            (false, false) => Mark::Aside,
        }
    }
}

/// How each player's own cards lie in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spread {
    /// How many there are in the end.
    pub cards: u8,
    /// Whether some of them lie open for everyone.
    pub open: bool,
}

impl Spread {
    /// That of this game.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let mut deals = game.streets.iter().flat_map(|street| street.deals);
        Self { cards: game.private_cards(), open: deals.any(|deal| matches!(deal, Deal::Up(_))) }
    }
}

/// The best hand of a player whose cards are seen, for this part of a pot; `None` as long as there are not five
/// cards, or where nothing qualifies.
pub(super) fn best(state: &HandState<Face>, seat: Seat, part: Part) -> Option<Best> {
    let game = state.setup().game;
    let ranking = match (game.showdown, part) {
        (Showdown::Whole(_), Part::Low) => return None,
        (Showdown::Halves(_, low), Part::Low) => low,
        (Showdown::Whole(high) | Showdown::Halves(high, _), _) => high,
    };
    let player = state.player(seat);
    let mut hole: Vec<Card> = player.down.iter().map(|face| face.known()).collect::<Option<_>>()?;
    hole.extend(&player.up);
    if hole.is_empty() || hole.len() + state.board().len() < 5 {
        return None;
    }
    ranking.best(game.hole_use, &hole, state.board())
}
