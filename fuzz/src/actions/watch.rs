//! What holds at every step of a hand.

use controbuio::rules::{Card, Chips, Event, Face, Hand, HandState, Seat, Setup, View, Viewer};

/// Looks at a hand after every step.
pub struct Watch {
    chips: Chips,
    seen: usize,
    truth: HandState<Card>,
    views: Vec<View>,
}

impl Watch {
    pub fn new(setup: &Setup) -> Self {
        let viewers = Seat::all().map(Viewer::Seat).chain([Viewer::Rail]);
        Self {
            chips: setup.stacks.iter().map(|(_, &stack)| stack).sum(),
            seen: 0,
            truth: HandState::new(setup),
            views: viewers.map(|viewer| View::new(viewer, setup)).collect(),
        }
    }

    /// The hand has gone on.
    pub fn look(&mut self, hand: &Hand) {
        let new = hand.events().get(self.seen..).unwrap_or_default();
        for event in new {
            self.truth.apply(event);
            // Rule P1: nothing is added, nothing is lost.
            assert_eq!(chips(&self.truth), self.chips, "after {event:?}");
        }
        assert_eq!(&self.truth, hand.state());
        for view in &mut self.views {
            let viewer = view.viewer();
            for (told, event) in hand.told(viewer, self.seen).zip(new) {
                assert!(may_be_told(viewer, &told, event), "{viewer:?} was told {told:?}");
                view.apply(&told);
            }
            assert_eq!(view, &hand.view(viewer));
            hides(view, &self.truth);
            let own = hand.turn().is_some_and(|turn| viewer == Viewer::Seat(turn));
            assert_eq!(view.choices(), hand.choices().filter(|_| own));
        }
        self.seen = hand.events().len();
        if let Some(turn) = hand.turn() {
            assert!(hand.state().live().contains(turn), "somebody is asked who has folded");
        }
    }

    /// The hand is over.
    pub fn end(self, hand: Hand) {
        assert!(self.truth.is_over() && self.truth.total().is_zero(), "not everything was paid out");
        let paid: Chips = Seat::all().map(|seat| self.truth.player(seat).paid).sum();
        let won: Chips = Seat::all().map(|seat| self.truth.player(seat).won).sum();
        assert_eq!(paid, won);
        let record = hand.finish().unwrap_or_else(|_| panic!("it is not over"));
        assert_eq!(record.after(usize::MAX), self.truth);
        assert!(Seat::all().all(|seat| record.stacks()[seat] == self.truth.player(seat).stack));
    }
}

fn chips<C>(state: &HandState<C>) -> Chips {
    Seat::all().map(|seat| state.player(seat).stack).sum::<Chips>() + state.total()
}

/// A card that is told lies open to this viewer, by the rules of the game, and is the card that was dealt.
fn may_be_told(viewer: Viewer, told: &Event<Face>, event: &Event<Card>) -> bool {
    match (told, event) {
        (Event::Burn { card }, Event::Burn { .. }) => *card == Face::Hidden,
        (Event::Down { seat, card }, Event::Down { card: dealt, .. }) => {
            let open = viewer == Viewer::Seat(*seat);
            *card == if open { Face::Known(*dealt) } else { Face::Hidden }
        }
        (Event::Burn { .. } | Event::Down { .. }, _) => false,
        _ => true,
    }
}

/// A private card that is known to a viewer is the viewer's own, or was turned up.
fn hides(view: &View, truth: &HandState<Card>) {
    for seat in Seat::all() {
        let (seen, player) = (view.state().player(seat), truth.player(seat));
        assert_eq!(seen.down.len(), player.down.len());
        for (index, (face, &card)) in seen.down.iter().zip(&player.down).enumerate() {
            let turned = truth.shown().contains(seat) && index < usize::from(player.turned);
            let open = turned || view.seat() == Some(seat);
            assert_eq!(*face, if open { Face::Known(card) } else { Face::Hidden }, "{:?}", view.viewer());
        }
    }
}
