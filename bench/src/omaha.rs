//! Two of four private cards and three of five on the board, every hand on a board of its own.

use aya_poker::base::{CARDS, Hand};
use aya_poker::{omaha_lo_rank, omaha_rank};
use controbuio::rules::rank::{EightBoard, OmahaBoard, Strength};
use controbuio::rules::{Card, CardSet};

use crate::contest::{Contest, Rank, climbs};
use crate::deal::Deal;

/// Private cards and board, in each library's own set of cards.
struct Sets<S>(Vec<(S, S)>);

impl<S> Sets<S> {
    fn of(deals: &[Deal], set: impl Fn(&[Card]) -> S) -> Self {
        Self(deals.iter().map(|deal| (set(deal.hole()), set(deal.board()))).collect())
    }

    fn ranked_by<'a>(self, strength: impl Fn(&S, &S) -> u16 + 'a) -> Rank<'a>
    where
        S: 'a,
    {
        Box::new(move || climbs(self.0.iter().map(|(hole, board)| strength(hole, board))))
    }
}

/// All contests over Omaha hands. Hands without a low are the lowest.
pub fn contests<'a>(deals: &[Deal]) -> [Contest<'a>; 2] {
    let hands = deals.len() as u64;
    let ours = || Sets::<CardSet>::of(deals, |cards| cards.iter().copied().collect());
    let theirs = || Sets::<Hand>::of(deals, |cards| cards.iter().map(|card| CARDS[usize::from(card.id())]).collect());
    [
        Contest {
            task: "Omaha, high",
            hands,
            ours: ours().ranked_by(|hole, board| {
                OmahaBoard::new(*board).and_then(|board| board.strength(*hole)).map_or(0, Strength::bits)
            }),
            rival: "aya_poker",
            theirs: theirs().ranked_by(|hole, board| omaha_rank(hole, board).0),
            bar: Some(5.0),
        },
        Contest {
            task: "Omaha, low of eight or better",
            hands,
            ours: ours().ranked_by(|hole, board| EightBoard::new(*board).strength(*hole).map_or(0, Strength::bits)),
            rival: "aya_poker",
            theirs: theirs().ranked_by(|hole, board| omaha_lo_rank(hole, board).to_lo_8_rank().0),
            bar: Some(10.0),
        },
    ]
}
