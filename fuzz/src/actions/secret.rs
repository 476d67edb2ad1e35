//! Secrecy: two deals that differ in cards which a viewer does not see are the same to that viewer until one is shown.

use controbuio::rules::{Action, Card, Deck, Event, Face, Hand, Seat, Viewer, shuffle};

use super::deal::Deal;

/// Plays the same actions with two cards of the deck exchanged.
pub fn check(deal: &Deal, played: &[(Seat, Action)]) {
    let mut deck: Vec<Card> = Card::all().collect();
    shuffle(&mut deck, &deal.seed, 0, b"");
    let two = deal.two.map(|place| deck[place]);
    let mut one = start(deal, &deck);
    deck.swap(deal.two[0], deal.two[1]);
    let mut other = start(deal, &deck);
    let viewer = deal.watcher.map_or(Viewer::Rail, Viewer::Seat);
    let seen = |hand: &Hand| first_seen(hand, viewer, two);
    for &(seat, action) in played {
        let results = (one.act(seat, action), other.act(seat, action));
        // After a reshuffle it may be another hand than that of which these are the actions.
        if results != (Ok(()), Ok(())) {
            assert!(results.0 == results.1 || seen(&one).min(seen(&other)) < usize::MAX, "{results:?}");
            break;
        }
    }
    let until = seen(&one).min(seen(&other));
    let told = |hand: &Hand| hand.told(viewer, 0).take(until).collect::<Vec<Event<Face>>>();
    assert_eq!(told(&one), told(&other), "{viewer:?}, {two:?}");
    if until == usize::MAX {
        assert_eq!(one.view(viewer), other.view(viewer));
        assert_eq!((one.turn(), one.choices()), (other.turn(), other.choices()));
    }
}

fn start(deal: &Deal, deck: &[Card]) -> Hand {
    let deck = Deck::known(deck).unwrap_or_else(|error| panic!("{error}"));
    Hand::start(deal.setup, deck).unwrap_or_else(|error| panic!("{error}"))
}

/// Where one of the cards was first seen by this viewer, by the rules of the game and not by what was told.
fn first_seen(hand: &Hand, viewer: Viewer, two: [Card; 2]) -> usize {
    let sees = |event: &Event<Card>| match event {
        Event::Up { card, .. } | Event::Board { card } => two.contains(card),
        Event::Down { seat, card } => viewer == Viewer::Seat(*seat) && two.contains(card),
        Event::Show { cards, .. } => cards.iter().any(|card| two.contains(card)),
        _ => false,
    };
    hand.events().iter().position(sees).unwrap_or(usize::MAX)
}
