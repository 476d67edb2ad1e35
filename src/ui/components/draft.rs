//! The amounts of a table while they are typed.

use leptos::prelude::*;

use crate::rules::{Chips, Stakes, StakesProblem};
use crate::session::{Cash, Config, ConfigProblem, Format};
use crate::ui::room::Room;
use crate::ui::text::Words;
use crate::ui::text::number::{self, AmountError, Money};

/// Which amount.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Field {
    SmallBlind,
    BigBlind,
    SmallBet,
    BigBet,
    Ante,
    BringIn,
    BuyIn,
}

impl Field {
    pub const ALL: [Self; 7] =
        [Self::SmallBlind, Self::BigBlind, Self::SmallBet, Self::BigBet, Self::Ante, Self::BringIn, Self::BuyIn];

    /// The name in addresses and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::SmallBlind => "sb",
            Self::BigBlind => "bb",
            Self::SmallBet => "small-bet",
            Self::BigBet => "big-bet",
            Self::Ante => "ante",
            Self::BringIn => "bring-in",
            Self::BuyIn => "buyin",
        }
    }

    pub const fn text(self) -> fn(&Words) -> &'static str {
        match self {
            Self::SmallBlind => |words| words.small_blind,
            Self::BigBlind => |words| words.big_blind,
            Self::SmallBet => |words| words.small_bet,
            Self::BigBet => |words| words.big_bet,
            Self::Ante => |words| words.ante,
            Self::BringIn => |words| words.bring_in_amount,
            Self::BuyIn => |words| words.buy_in,
        }
    }

    /// Whether this table has such an amount. Where there are blinds, the bets follow from them.
    pub fn is_asked(self, table: &Config) -> bool {
        match self {
            Self::SmallBlind | Self::BigBlind => !table.has_bring_in(),
            Self::SmallBet | Self::BigBet | Self::BringIn => table.has_bring_in(),
            Self::Ante | Self::BuyIn => true,
        }
    }

    const fn of(self, stakes: &Stakes) -> Chips {
        match self {
            Self::SmallBlind => stakes.small_blind,
            Self::BigBlind => stakes.big_blind,
            Self::SmallBet => stakes.small_bet,
            Self::BigBet => stakes.big_bet,
            Self::Ante => stakes.ante,
            Self::BringIn => stakes.bring_in,
            Self::BuyIn => Chips::ZERO,
        }
    }
}

/// What is wrong with the choices.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Problem {
    Amount(Field, AmountError),
    Table(ConfigProblem),
}

impl Problem {
    /// The box where it is said.
    pub fn field(self, table: Config) -> Field {
        let Self::Table(problem) = self else {
            let Self::Amount(field, _) = self else { return Field::BuyIn };
            return field;
        };
        match problem {
            ConfigProblem::Stakes(StakesProblem::SmallBlindAboveBig) => Field::SmallBlind,
            ConfigProblem::Stakes(StakesProblem::BigBetBelowSmall) => Field::BigBet,
            ConfigProblem::Stakes(StakesProblem::BringInOutOfRange) => Field::BringIn,
            ConfigProblem::BuyInTooSmall { .. } | ConfigProblem::BuyInTooLarge { .. } => Field::BuyIn,
            _ if table.has_bring_in() => Field::SmallBet,
            _ => Field::BigBlind,
        }
    }

    pub fn text(self, words: &Words, money: Money) -> String {
        match self {
            Self::Amount(_, error) => (words.amount_problem)(error).to_owned(),
            Self::Table(problem) => (words.config_problem)(&problem, money),
        }
    }
}

/// The amounts as they are typed. Kept above both halves of the first screen, since the button is on the table
/// and the boxes are beside it.
#[derive(Clone, Copy)]
pub struct Draft {
    typed: [RwSignal<String>; Field::ALL.len()],
    /// Which of them were chosen, and no longer follow from another one.
    chosen: StoredValue<Vec<Field>>,
    /// Whether they are those of a game with a bring-in.
    bring_in: StoredValue<bool>,
}

/// The bet or big blind where none can be read.
const USUAL: Chips = Chips(1_000);

impl Draft {
    /// The amounts of the table that was chosen last.
    pub fn of(room: Room) -> Self {
        let table = room.table.get_untracked();
        let draft = Self {
            typed: Field::ALL.map(|_| RwSignal::new(String::new())),
            chosen: StoredValue::new(Vec::new()),
            bring_in: StoredValue::new(table.has_bring_in()),
        };
        draft.fill(&Field::ALL, &table.stakes(), room);
        draft.set(Field::BuyIn, table.buy_in(), room);
        draft
    }

    /// What is typed into this box.
    pub const fn signal(self, field: Field) -> RwSignal<String> {
        self.typed[field as usize]
    }

    fn set(self, field: Field, chips: Chips, room: Room) {
        self.signal(field).set(untrack(|| room.money()).write_plain(chips));
    }

    fn fill(self, fields: &[Field], stakes: &Stakes, room: Room) {
        for &field in fields.iter().filter(|&&field| field != Field::BuyIn) {
            self.set(field, field.of(stakes), room);
        }
    }

    /// Somebody types. In stud the amounts that nobody has chosen follow the small bet.
    pub fn write(self, field: Field, text: String, room: Room) {
        let bet = number::read(&text).ok().filter(|bet| field == Field::SmallBet && !bet.is_zero());
        self.signal(field).set(text);
        self.chosen.update_value(|chosen| chosen.push(field));
        if let Some(bet) = bet {
            let free = [Field::BigBet, Field::Ante, Field::BringIn];
            let free: Vec<Field> =
                self.chosen.with_value(|chosen| free.into_iter().filter(|field| !chosen.contains(field)).collect());
            self.fill(&free, &Stakes::stud(bet), room);
        }
    }

    /// Another game was chosen: where it has other amounts, they follow from those that are there.
    pub fn change_game(self, room: Room) {
        let bring_in = room.table.with_untracked(Config::has_bring_in);
        if self.bring_in.get_value() == bring_in {
            return;
        }
        self.bring_in.set_value(bring_in);
        self.chosen.set_value(Vec::new());
        let known = if bring_in { Field::BigBlind } else { Field::SmallBet };
        let typed = self.signal(known).with_untracked(|typed| number::read(typed));
        let bet = typed.ok().filter(|bet| !bet.is_zero()).unwrap_or(USUAL);
        let stakes = Stakes::usual(room.table.with_untracked(|table| table.game), bet);
        self.fill(&Field::ALL, &stakes, room);
        room.table.update(|table| table.format = Format::Cash(Cash::of(stakes)));
    }

    /// The table these amounts make, or everything that is wrong with them.
    pub fn read(self, table: Config) -> Result<Config, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut amount = |field: Field| {
            let typed = self.signal(field).get();
            // No ante is written as nothing, too.
            let read =
                if field == Field::Ante && typed.trim().is_empty() { Ok(Chips::ZERO) } else { number::read(&typed) };
            read.unwrap_or_else(|error| {
                problems.push(Problem::Amount(field, error));
                Chips::ZERO
            })
        };
        let stakes = if table.has_bring_in() {
            let (small_bet, big_bet) = (amount(Field::SmallBet), amount(Field::BigBet));
            Stakes::bring_in(amount(Field::Ante), amount(Field::BringIn), small_bet, big_bet)
        } else {
            Stakes::blinds(amount(Field::SmallBlind), amount(Field::BigBlind)).with_ante(amount(Field::Ante))
        };
        let (usual, buy_in) = (Cash::of(stakes), amount(Field::BuyIn));
        let cash = Cash { buy_in, least: usual.least.min(buy_in), most: usual.most.max(buy_in), ..usual };
        let table = Config { format: Format::Cash(cash), ..table };
        if problems.is_empty() {
            problems.extend(table.problems().into_iter().map(Problem::Table));
        }
        if problems.is_empty() { Ok(table) } else { Err(problems) }
    }
}
