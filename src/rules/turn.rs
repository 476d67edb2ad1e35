//! Whose turn it is: who opens a round, who must still answer, and who owes the bring-in.

use super::card::Rank;
use super::chips::Chips;
use super::game::{BringInCard, Forced, Opener, Structure, Tier};
use super::room::FourthStreet;
use super::seat::Seat;
use super::state::HandState;

impl<C> HandState<C> {
    /// Whether betting cannot go on without this player, who is asked now or later in the round unless somebody bets
    /// before (rules B3, B4).
    #[must_use]
    pub fn must_answer(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if !self.live().contains(seat) || player.stack.is_zero() {
            return false;
        }
        let others = || self.live().iter().filter(|&other| other != seat).map(|other| self.player(other));
        if others().any(|other| !other.stack.is_zero()) {
            self.round().awaits(seat, player.bet)
        } else {
            // Everyone else is all-in: there is something to answer only if one of them put in more.
            others().any(|other| other.bet > player.bet)
        }
    }

    /// Who would be asked first if betting began now with the cards that lie (rule B2), if anyone is.
    pub(super) fn opener_now(&self) -> Option<Seat> {
        let street = self.street()?;
        let (first, inclusive) = match street.opener {
            Opener::Forced => match self.setup().game.forced {
                Forced::Blinds => (self.setup().blinds()?.1, false),
                Forced::BringIn(rule) => (self.bring_in_seat(rule)?, true),
            },
            Opener::LeftOfButton => (self.setup().button, false),
            Opener::BestShowing(ranking) => {
                // Of equally good hands the first left of the button.
                let showing = |seat| (ranking.showing(&self.player(seat).up), seat);
                let better = |best: (_, _), next: (_, _)| if next.0 > best.0 { next } else { best };
                (self.live().clockwise_after(self.setup().button).map(showing).reduce(better)?.1, true)
            }
        };
        let in_order = inclusive.then_some(first).into_iter().chain(self.live().clockwise_after(first));
        in_order.into_iter().find(|&seat| self.must_answer(seat))
    }

    /// Whose door card has to bring it in (rule F4).
    fn bring_in_seat(&self, rule: BringInCard) -> Option<Seat> {
        let door = |seat: Seat| Some((self.player(seat).up.first()?, seat));
        let doors = self.live().iter().filter_map(door);
        let (_, seat) = match rule {
            BringInCard::Lowest => doors.min_by_key(|(card, _)| **card),
            BringInCard::HighestAceLow => doors.max_by_key(|(card, _)| (card.rank() != Rank::Ace, **card)),
        }?;
        Some(seat)
    }

    /// Whether the street begins with somebody owing the bring-in (rule F4).
    pub(super) fn owes_bring_in(&self) -> bool {
        let forced = self.street().is_some_and(|street| street.opener == Opener::Forced);
        forced && matches!(self.setup().game.forced, Forced::BringIn(_))
    }

    /// The larger fixed bet that the house allows on this street (rule B7).
    pub(super) fn larger_bet(&self) -> Option<Chips> {
        let limit = self.setup().structure == Structure::Limit;
        if !limit || self.street()?.tier != Tier::SmallOrBig {
            return None;
        }
        let pair = |seat| {
            let up = &self.player(seat).up;
            up.iter().enumerate().any(|(index, card)| up[..index].iter().any(|other| other.rank() == card.rank()))
        };
        let allowed = match self.setup().room.fourth_street {
            FourthStreet::OpenPair => self.live().iter().any(pair),
            FourthStreet::Any => true,
            FourthStreet::Never => false,
        };
        allowed.then_some(self.setup().stakes.big_bet)
    }
}
