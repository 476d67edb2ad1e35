//! One hand as a file tells it.

use super::about::About;
use super::amount::{Amount, Unit};
use super::notation::{Deed, Notation};
use super::variant::Variant;

/// One hand as a file tells it: nothing is played yet, and it may not even be possible.
///
/// Players are numbered from the button's left, `p1` first and the button last. Heads-up that makes the big blind
/// `p1`; a file then lists antes and blinds the other way round, which only its reader and its writer know.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    pub(super) variant: Variant,
    /// Two to ten.
    pub(super) players: Vec<Player>,
    pub(super) bring_in: Amount,
    /// Outside fixed limit, the smallest bet.
    pub(super) small_bet: Amount,
    pub(super) big_bet: Amount,
    pub(super) ante_trimming: Option<bool>,
    pub(super) steps: Vec<Step>,
    pub(super) results: Results,
    pub(super) about: About,
}

/// A player before the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The chips in front of the player.
    pub stack: Amount,
    /// Paid before the hand.
    pub ante: Amount,
    /// Posted as a bet.
    pub blind: Amount,
    /// Whether that blind is of one who comes in, and moves nobody's turn (rule T3); written as a negative number.
    pub enters: bool,
}

/// Lists of one entry a player, where a file has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Results {
    pub names: Option<Vec<String>>,
    pub seats: Option<Vec<u64>>,
    pub finishing_stacks: Option<Vec<Amount>>,
    pub winnings: Option<Vec<Amount>>,
}

/// One entry of the actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What happened.
    pub notation: Notation,
    /// What is remarked behind a `#`.
    pub remark: Option<String>,
    /// Where it stands in the text it was read from.
    pub line: Line,
}

/// A line of a text, 1 first, or none. It is no part of what a hand says: all lines are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Line(pub Option<usize>);

impl PartialEq for Line {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Line {}

impl History {
    /// The game.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The players, `p1` first.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What happened, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The players' names, if there are any: one a player.
    #[must_use]
    pub fn names(&self) -> Option<&[String]> {
        self.results.names.as_deref()
    }

    /// What the players had in the end, if it is told: one amount a player.
    #[must_use]
    pub fn finishing_stacks(&self) -> Option<&[Amount]> {
        self.results.finishing_stacks.as_deref()
    }

    /// What is said beside the hand.
    #[must_use]
    pub const fn about(&self) -> &About {
        &self.about
    }

    /// The unit in which every amount that was played for is written. Finishing stacks may be finer: an odd unit may
    /// have been split on paper.
    #[must_use]
    pub fn unit(&self) -> Unit {
        let stakes = [self.bring_in, self.small_bet, self.big_bet];
        let players = self.players.iter().flat_map(|player| [player.stack, player.ante, player.blind]);
        let raises = self.steps.iter().filter_map(|step| match step.notation {
            Notation::Player(_, Deed::RaiseTo(to)) => Some(to),
            _ => None,
        });
        Unit::of(stakes.into_iter().chain(players).chain(raises))
    }

    /// The same hand with its amounts counted in this unit; `None` where they are finer.
    #[must_use]
    pub fn counted_in(mut self, unit: Unit) -> Option<Self> {
        if self.unit().is_finer_than(unit) {
            return None;
        }
        // The unit is that of the amount with the most decimals: one such amount is enough.
        let first = self.players.first_mut()?;
        first.stack = unit.amount(unit.chips(first.stack)?);
        Some(self)
    }
}
