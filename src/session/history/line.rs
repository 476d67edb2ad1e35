//! One line of the list of hands.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::circumstances::Worth;
use super::played::{PlayedHand, Sight};
use crate::bots::Tally;
use crate::rules::{Card, Chips, Game, HandState, Seat, Structure, catalog};

/// What the list tells of one hand, and all that filters and statistics need: a hundred thousand of them are looked
/// through without reading a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The game.
    #[serde(serialize_with = "write_game", deserialize_with = "read_game")]
    pub game: &'static Game,
    /// How large a bet could be.
    pub structure: Structure,
    /// The name of the table.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub time: u64,
    /// The number of the hand at that table, 1 first.
    pub number: u64,
    /// What the chips are.
    pub worth: Worth,
    /// What the player won, or lost where it is negative; nothing where nobody looked on.
    pub result: i64,
    /// The big blind, or in stud the small bet.
    pub unit: Chips,
    /// Everything that was in the pots.
    pub pot: Chips,
    /// Whether two or more were there at the end.
    pub showdown: bool,
    /// Whether the player has marked it.
    pub starred: bool,
    /// The player's cards, down and up.
    pub cards: Vec<Card>,
    /// Who else is named.
    pub names: Vec<String>,
    /// How the player played it; `None` where the player was not dealt in.
    pub conduct: Option<Conduct>,
}

/// How the player played one hand, as statistics count it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conduct {
    /// Whether the player put chips in on the first street without having to: a call, a bet or a raise. Antes, blinds and
    /// the bring-in are none, and neither is checking the big blind.
    pub entered: bool,
    /// Whether the player bet, raised or completed on the first street.
    pub raised: bool,
    /// Bets and raises on later streets.
    pub bets: u16,
    /// Calls on later streets.
    pub calls: u16,
    /// Whether the player was still there when the second street began.
    pub saw_second: bool,
    /// Whether the player was there at a showdown.
    pub showdown: bool,
    /// Whether the player was paid from a pot at a showdown, a part of it included.
    pub won_showdown: bool,
}

impl Line {
    /// The line of a hand.
    #[must_use]
    pub fn of(hand: &PlayedHand) -> Self {
        let (record, setup) = (hand.seen(Sight::Player), hand.setup());
        let about = &hand.circumstances;
        let player = about.player.filter(|&seat| setup.dealt_in().contains(seat));
        let mut state = HandState::new(setup);
        record.events().iter().for_each(|event| state.apply(event));
        let conduct = player.map(|player| Conduct::of(&Tally::of(setup.dealt_in(), record.events())[player]));
        let showdown = state.live().len() > 1;
        let (mut result, mut cards) = (0, Vec::new());
        if let Some(seat) = player {
            let it = state.player(seat);
            // Stacks are at most 10¹² units, ten of them together.
            let signed = |chips: Chips| i64::try_from(chips.0).unwrap_or(i64::MAX);
            result = signed(it.stack).saturating_sub(signed(setup.stacks[seat]));
            cards = it.down.iter().filter_map(|face| face.known()).chain(it.up.iter().copied()).collect();
        }
        let stakes = &setup.stakes;
        let others = about.names.iter().filter(|(seat, name)| Some(*seat) != about.player && !name.is_empty());
        Self {
            game: setup.game,
            structure: setup.structure,
            table: about.table.clone(),
            time: about.time,
            number: about.number,
            worth: about.worth,
            result,
            unit: if stakes.big_blind.is_zero() { stakes.small_bet } else { stakes.big_blind },
            pot: Seat::all().map(|seat| state.player(seat).paid).sum(),
            showdown,
            starred: false,
            cards,
            names: others.map(|(_, name)| name.clone()).collect(),
            conduct,
        }
    }

    /// The result in hundredths of a big blind, or in stud of a small bet, rounded towards nothing.
    #[must_use]
    pub fn hundredths(&self) -> i64 {
        let unit = i64::try_from(self.unit.0).unwrap_or(i64::MAX).max(1);
        self.result.saturating_mul(100) / unit
    }
}

impl Conduct {
    /// What the table's own count of one hand says of a player.
    fn of(tally: &Tally) -> Self {
        let count = |times: u32| u16::try_from(times).unwrap_or(u16::MAX);
        Self {
            entered: tally.entered.done > 0,
            raised: tally.raised.done > 0,
            bets: count(tally.bets),
            calls: count(tally.calls),
            saw_second: tally.showdowns.possible > 0,
            showdown: tally.showdowns.done > 0,
            won_showdown: tally.won.done > 0,
        }
    }
}

fn write_game<S: Serializer>(game: &&'static Game, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(game.code)
}

fn read_game<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static Game, D::Error> {
    let code = String::deserialize(deserializer)?;
    catalog::by_code(&code).ok_or_else(|| serde::de::Error::custom(format!("unknown game {code:?}")))
}
