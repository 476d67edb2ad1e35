//! What you are asked, with every number that a button or a key needs.

use crate::rules::{Chips, Choices, Face, Forced, HandState, NoRaise, Passive, RaiseAmounts, Seat, WagerKind};
use crate::session::DecisionId;
use crate::ui::settings::{Presets, Size};
use crate::ui::text::number::{UNIT, is_whole};

/// One decision of yours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which decision it is: one decision takes one action.
    pub decision: DecisionId,
    /// What is asked.
    pub ask: Ask,
    /// Everything in the middle.
    pub pot: Chips,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To stay in, raise or fold.
    Bet {
        /// What calling adds; nothing when checking is free.
        call: Chips,
        /// Whether calling takes the whole stack.
        all_in: bool,
        /// What raising may be, or why it may not.
        raise: Result<Raising, NoRaise>,
    },
    /// To open in stud.
    BringIn {
        /// What it costs.
        chips: Chips,
        /// What completing may be.
        raise: Result<Raising, NoRaise>,
    },
    /// To show or muck.
    Show,
}

/// A bet or raise on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raising {
    /// What it is called.
    pub kind: WagerKind,
    /// The smallest total.
    pub least: Chips,
    /// The largest.
    pub most: Chips,
    /// Whether the amounts between the two are on offer, too; where they are not, only these two are (rule B7).
    pub free: bool,
    /// The total that is all-in: it has its own label.
    pub all_in: Chips,
    /// One step of the slider and of the keys.
    pub step: Chips,
    /// Amounts to choose at once.
    pub presets: Vec<(Preset, Chips)>,
}

/// A ready amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// As the player has set.
    Size(Size),
    /// The pot.
    Pot,
    /// Everything.
    AllIn,
    /// One of the two amounts on offer: called by itself.
    Exact(Chips),
}

impl Turn {
    /// The decision of `seat` in this state.
    #[must_use]
    pub fn of(decision: DecisionId, choices: &Choices, state: &HandState<Face>, seat: Seat, presets: &Presets) -> Self {
        let raising = |raise: &Result<crate::rules::Raise, NoRaise>, call: Chips| match raise {
            Ok(raise) => Ok(Raising::of(raise.kind, &raise.amounts, call, state, seat, presets)),
            Err(reason) => Err(*reason),
        };
        let ask = match choices {
            Choices::Bet { passive, raise } => {
                let call = match passive {
                    Passive::Check => Chips::ZERO,
                    Passive::Call(chips) => *chips,
                };
                let all_in = !call.is_zero() && call == state.player(seat).stack;
                Ask::Bet { call, all_in, raise: raising(raise, call) }
            }
            Choices::BringIn { chips, complete } => Ask::BringIn { chips: *chips, raise: raising(complete, *chips) },
            Choices::ShowOrMuck => Ask::Show,
        };
        Self { decision, ask, pot: state.total() }
    }

    /// The raise on offer.
    #[must_use]
    pub fn raise(&self) -> Option<&Raising> {
        match &self.ask {
            Ask::Bet { raise, .. } | Ask::BringIn { raise, .. } => raise.as_ref().ok(),
            Ask::Show => None,
        }
    }
}

impl Raising {
    fn of(
        kind: WagerKind,
        amounts: &RaiseAmounts,
        call: Chips,
        state: &HandState<Face>,
        seat: Seat,
        presets: &Presets,
    ) -> Self {
        let player = state.player(seat);
        let setup = state.setup();
        let all_in = player.bet + player.stack;
        let (least, most) = (amounts.min_to(), amounts.max_to());
        let free = matches!(amounts, RaiseAmounts::Range { .. });
        let highest = state.round().highest();
        let pot = state.total() + call;
        let part = |over: u64, under: u64| highest + Chips(pot.0.saturating_mul(over) / under);
        // Over blinds one counts in blinds; a bring-in is too small for that.
        let over_blinds = state.street_index() == Some(0) && setup.game.forced == Forced::Blinds;
        let sizes: Vec<Size> = if over_blinds { presets.over_blinds().collect() } else { presets.later().collect() };
        let wanted: Vec<Preset> = match () {
            () if !free && least < most => vec![Preset::Exact(least), Preset::Exact(most)],
            () if !free => Vec::new(),
            () => sizes.into_iter().map(Preset::Size).chain([Preset::Pot, Preset::AllIn]).collect(),
        };
        // A ready amount need not be finer than the table's chips.
        let unit = if is_whole(&setup.stakes) { UNIT } else { 1 };
        let amount = |preset: Preset| match preset {
            Preset::Size(Size::Times(tenths)) => round(Chips(highest.0.saturating_mul(tenths) / 10), unit),
            Preset::Size(Size::Part(over, under)) => round(part(over, under), unit),
            Preset::Pot => part(1, 1),
            Preset::AllIn => all_in,
            Preset::Exact(to) => to,
        };
        let presets = wanted
            .into_iter()
            .map(|preset| (preset, amount(preset)))
            .filter(|(_, to)| (least..=most).contains(to))
            .collect();
        let step = setup.stakes.big_blind.max(setup.stakes.small_bet).max(Chips(1));
        Self { kind, least, most, free: free && least < most, all_in, step, presets }
    }

    /// Whether there is more than one amount to choose from.
    #[must_use]
    pub fn has_choice(&self) -> bool {
        self.least < self.most
    }

    /// Whether this amount is on offer.
    #[must_use]
    pub fn offers(&self, to: Chips) -> bool {
        to == self.least || to == self.most || self.free && (self.least..=self.most).contains(&to)
    }

    /// So many steps up or down from here; the ends are always reached exactly. Of two amounts the other one.
    #[must_use]
    pub fn stepped(&self, from: Chips, steps: i64) -> Chips {
        let by = self.step.times(steps.unsigned_abs());
        match (self.free, steps < 0) {
            (false, true) => self.least,
            (false, false) => self.most,
            (true, true) => from.saturating_sub(by).clamp(self.least, self.most),
            (true, false) => (from + by).clamp(self.least, self.most),
        }
    }
}

/// Down to a multiple of the unit.
fn round(chips: Chips, unit: u64) -> Chips {
    Chips(chips.0 / unit * unit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Seed, Stakes};
    use crate::session::{Cash, Config, Format, Session, Wait};

    fn first_turn(structure: crate::rules::Structure) -> Option<Turn> {
        let usual = Cash::of(Stakes::blinds(Chips(500), Chips(1_000)));
        let cash = Cash { buy_in: Chips(100_300), most: Chips(100_300), ..usual };
        let config = Config { structure, seats: 2, format: Format::Cash(cash), ..Config::default() };
        let mut session = Session::open(config, Seed::new([7; 32]), true).ok()?;
        while let Wait::Bot(_) = session.waits_for() {
            session.bot_acts().ok()?;
        }
        let Wait::Player(decision, choices) = session.waits_for() else { return None };
        Some(Turn::of(decision, &choices, session.view().state(), Session::PLAYER, &Presets::USUAL))
    }

    #[test]
    fn the_slider_ends_at_the_exact_stack() {
        let turn = first_turn(crate::rules::Structure::NoLimit);
        let raise = turn.as_ref().and_then(Turn::raise).cloned();
        let Some(raise) = raise else { return assert!(turn.is_none(), "a raise is on offer") };
        assert_eq!(raise.stepped(raise.least, 1_000_000), raise.most);
        assert_eq!(raise.stepped(raise.most, -1_000_000), raise.least);
        assert_eq!(raise.most, raise.all_in);
        assert!(raise.presets.iter().all(|(_, to)| (raise.least..=raise.most).contains(to)));
    }

    #[test]
    fn the_pot_preset_is_the_most_of_pot_limit() {
        let turn = first_turn(crate::rules::Structure::PotLimit);
        let raise = turn.as_ref().and_then(Turn::raise);
        let pot = raise.and_then(|raise| raise.presets.iter().find(|(preset, _)| *preset == Preset::Pot));
        assert_eq!(pot.map(|(_, to)| *to), raise.map(|raise| raise.most));
    }

    #[test]
    fn limit_has_one_amount_and_no_presets() {
        let turn = first_turn(crate::rules::Structure::Limit);
        let raise = turn.as_ref().and_then(Turn::raise);
        assert!(raise.is_some_and(|raise| !raise.free && raise.least == raise.most && raise.presets.is_empty()));
    }

    // rule B7
    #[test]
    fn fourth_street_with_an_open_pair_offers_two_amounts() {
        let (small, big) = (Chips(1_000), Chips(2_000));
        let raise = Raising {
            kind: WagerKind::Bet,
            least: small,
            most: big,
            free: false,
            all_in: Chips(50_000),
            step: small,
            presets: vec![(Preset::Exact(small), small), (Preset::Exact(big), big)],
        };
        assert!(raise.has_choice() && raise.offers(small) && raise.offers(big) && !raise.offers(Chips(1_500)));
        assert_eq!([raise.stepped(small, 1), raise.stepped(big, 5), raise.stepped(big, -1)], [big, big, small]);
    }
}
