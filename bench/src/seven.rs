//! Seven cards, the best five of them.

use aya_poker::{ace_five_rank, poker_rank};
use controbuio::rules::rank::{HandSum, HighTables, HoleUse, Ranking, Strength};
use controbuio::rules::{Card, CardSet};

use crate::contest::{Climbs, Contest, Rank, climbs};
use crate::deal::Deal;

/// How often the hands are gone through in a turn.
const PASSES: u64 = 20;
/// How many hands of seven cards there are.
const ALL_HANDS: u64 = 133_784_560;

/// What a library has for the high hand of seven cards.
trait Library: Copy {
    /// A card as the library names it.
    type Card: Copy;
    /// Some cards, ready to be ranked.
    type Hand: Copy;

    fn card(card: Card) -> Self::Card;
    fn empty() -> Self::Hand;
    fn with(hand: Self::Hand, card: Self::Card) -> Self::Hand;
    fn strength(self, hand: Self::Hand) -> u16;

    /// The quickest way from seven cards to their strength.
    #[inline]
    fn strength_of(self, cards: &[Self::Card; 7]) -> u16 {
        self.strength(cards.iter().fold(Self::empty(), |hand, card| Self::with(hand, *card)))
    }
}

#[derive(Clone, Copy)]
struct Ours(&'static HighTables);

impl Library for Ours {
    type Card = Card;
    type Hand = HandSum;

    fn card(card: Card) -> Card {
        card
    }

    #[inline]
    fn empty() -> HandSum {
        HandSum::EMPTY
    }

    #[inline]
    fn with(hand: HandSum, card: Card) -> HandSum {
        hand.with(card)
    }

    #[inline]
    fn strength(self, hand: HandSum) -> u16 {
        self.0.strength(hand).bits()
    }

    #[inline]
    fn strength_of(self, cards: &[Card; 7]) -> u16 {
        self.0.strength_of(cards).bits()
    }
}

#[derive(Clone, Copy)]
struct Pokers;

impl Library for Pokers {
    type Card = u8;
    type Hand = pokers::Hand;

    fn card(card: Card) -> u8 {
        card.id()
    }

    #[inline]
    fn empty() -> pokers::Hand {
        pokers::Hand::default()
    }

    #[inline]
    fn with(hand: pokers::Hand, card: u8) -> pokers::Hand {
        hand + pokers::CARDS[usize::from(card)]
    }

    #[inline]
    fn strength(self, hand: pokers::Hand) -> u16 {
        hand.evaluate()
    }
}

#[derive(Clone, Copy)]
struct Aya;

impl Library for Aya {
    type Card = u8;
    type Hand = aya_poker::base::Hand;

    fn card(card: Card) -> u8 {
        card.id()
    }

    #[inline]
    fn empty() -> aya_poker::base::Hand {
        aya_poker::base::Hand::new()
    }

    #[inline]
    fn with(mut hand: aya_poker::base::Hand, card: u8) -> aya_poker::base::Hand {
        hand.insert_unchecked(&aya_poker::base::CARDS[usize::from(card)]);
        hand
    }

    #[inline]
    fn strength(self, hand: aya_poker::base::Hand) -> u16 {
        poker_rank(&hand).0
    }
}

/// The cards of each hand one by one.
fn from_cards<'a>(library: impl Library + 'a, deals: &[Deal]) -> Rank<'a> {
    fn cards<L: Library>(_: L, deals: &[Deal]) -> Vec<[L::Card; 7]> {
        deals.iter().map(|deal| deal.seven().map(L::card)).collect()
    }
    let hands = cards(library, deals);
    Box::new(move || (0..PASSES).map(|_| climbs(hands.iter().map(|cards| library.strength_of(cards)))).sum())
}

/// Hands that are added up already.
fn prebuilt<'a, L: Library + 'a>(library: L, deals: &[Deal]) -> Rank<'a> {
    let added = |deal: &Deal| deal.seven().map(L::card).into_iter().fold(L::empty(), L::with);
    let hands: Vec<L::Hand> = deals.iter().map(added).collect();
    Box::new(move || (0..PASSES).map(|_| climbs(hands.iter().map(|hand| library.strength(*hand)))).sum())
}

/// Every hand there is; hands that begin with the same cards share their sum.
fn enumeration<'a, L: Library + 'a>(library: L) -> Rank<'a> {
    fn extend<L: Library>(library: L, hand: L::Hand, pack: &[L::Card], missing: usize, climbs: &mut Climbs) {
        for (place, &card) in pack.iter().enumerate() {
            let hand = L::with(hand, card);
            if missing == 1 {
                climbs.see(library.strength(hand));
            } else {
                extend(library, hand, &pack[place + 1..], missing - 1, climbs);
            }
        }
    }
    let pack: Vec<L::Card> = Card::all().map(L::card).collect();
    Box::new(move || {
        let mut climbs = Climbs::default();
        extend(library, L::empty(), &pack, 7, &mut climbs);
        climbs.count
    })
}

/// The lows of seven cards, in each library's own set of cards. Hands without a low are the lowest.
fn low<'a>(deals: &[Deal]) -> (Rank<'a>, Rank<'a>) {
    let sets: Vec<CardSet> = deals.iter().map(|deal| deal.seven().into_iter().collect()).collect();
    let hands: Vec<_> =
        deals.iter().map(|deal| deal.seven().map(Aya::card).into_iter().fold(Aya::empty(), Aya::with)).collect();
    let ours =
        move |set: &CardSet| Ranking::LowEight.strength(HoleUse::Any, *set, CardSet::EMPTY).map_or(0, Strength::bits);
    (
        Box::new(move || (0..PASSES).map(|_| climbs(sets.iter().map(ours))).sum()),
        Box::new(move || {
            (0..PASSES).map(|_| climbs(hands.iter().map(|hand| ace_five_rank(hand).to_lo_8_rank().0))).sum()
        }),
    )
}

/// All contests over seven cards.
pub fn contests<'a>(deals: &[Deal]) -> [Contest<'a>; 7] {
    let ours = Ours(HighTables::get());
    let hands = PASSES * deals.len() as u64;
    let (our_low, their_low) = low(deals);
    [
        Contest {
            task: "seven cards one by one",
            hands,
            ours: from_cards(ours, deals),
            rival: "pokers",
            theirs: from_cards(Pokers, deals),
            bar: Some(0.8),
        },
        Contest {
            task: "seven cards prebuilt",
            hands,
            ours: prebuilt(ours, deals),
            rival: "pokers",
            theirs: prebuilt(Pokers, deals),
            bar: Some(1.0),
        },
        Contest {
            task: "all 133,784,560 hands",
            hands: ALL_HANDS,
            ours: enumeration(ours),
            rival: "pokers",
            theirs: enumeration(Pokers),
            bar: Some(1.0),
        },
        Contest {
            task: "seven cards one by one",
            hands,
            ours: from_cards(ours, deals),
            rival: "aya_poker",
            theirs: from_cards(Aya, deals),
            bar: None,
        },
        Contest {
            task: "seven cards prebuilt",
            hands,
            ours: prebuilt(ours, deals),
            rival: "aya_poker",
            theirs: prebuilt(Aya, deals),
            bar: None,
        },
        Contest {
            task: "all 133,784,560 hands",
            hands: ALL_HANDS,
            ours: enumeration(ours),
            rival: "aya_poker",
            theirs: enumeration(Aya),
            bar: None,
        },
        Contest {
            task: "low of seven cards, prebuilt",
            hands,
            ours: our_low,
            rival: "aya_poker",
            theirs: their_low,
            bar: None,
        },
    ]
}
