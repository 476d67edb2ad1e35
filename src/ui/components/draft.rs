//! The amounts of a table while they are typed.

use leptos::prelude::*;

use crate::rules::{Chips, Stakes, StakesProblem};
use crate::session::{Cash, Company, Config, ConfigProblem, Format, SitAndGo};
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
    /// What entering a tournament costs.
    Price,
}

impl Field {
    pub const ALL: [Self; 8] = [
        Self::SmallBlind,
        Self::BigBlind,
        Self::SmallBet,
        Self::BigBet,
        Self::Ante,
        Self::BringIn,
        Self::BuyIn,
        Self::Price,
    ];

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
            Self::Price => "price",
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
            Self::Price => |words| words.house.price,
        }
    }

    /// Whether this table has such an amount. Where there are blinds, the bets follow from them.
    pub fn is_asked(self, table: &Config) -> bool {
        let cash = matches!(table.format, Format::Cash(_));
        match self {
            Self::SmallBlind | Self::BigBlind => cash && !table.has_bring_in(),
            Self::SmallBet | Self::BigBet | Self::BringIn => cash && table.has_bring_in(),
            Self::Ante | Self::BuyIn => cash,
            Self::Price => !cash,
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
            Self::BuyIn | Self::Price => Chips::ZERO,
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
            _ if matches!(table.format, Format::Tournament(_)) => Field::Price,
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
    /// The tournament chosen last, while a cash table is.
    tournament: StoredValue<SitAndGo>,
}

/// For so many levels a room sells chips that is known for it.
const REBUY_LEVELS: u32 = 4;

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
            tournament: StoredValue::new(SitAndGo::default()),
        };
        let (cash, tournament) = match table.format {
            Format::Cash(cash) => (cash, SitAndGo::default()),
            Format::Tournament(tournament) => (Cash::of(Stakes::usual(table.game, USUAL)), tournament),
        };
        draft.fill(&Field::ALL, &cash.stakes, room);
        draft.set(Field::BuyIn, cash.buy_in, room);
        draft.set(Field::Price, tournament.buy_in, room);
        draft.tournament.set_value(tournament);
        draft
    }

    /// What is typed into this box.
    pub const fn signal(self, field: Field) -> RwSignal<String> {
        self.typed[field as usize]
    }

    fn set(self, field: Field, chips: Chips, room: Room) {
        self.signal(field).set(untrack(|| room.price()).write_plain(chips));
    }

    fn fill(self, fields: &[Field], stakes: &Stakes, room: Room) {
        for &field in fields.iter().filter(|&&field| !matches!(field, Field::BuyIn | Field::Price)) {
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
        room.table.update(|table| {
            if let Format::Cash(cash) = &mut table.format {
                *cash = Cash { company: cash.company, ..Cash::of(stakes) };
            }
        });
    }

    /// A cash table was chosen, or a tournament. What was chosen for the other one is kept.
    pub fn change_format(self, tournament: bool, room: Room) {
        room.table.update(|table| match (table.format, tournament) {
            (Format::Cash(_), true) => table.format = Format::Tournament(self.tournament.get_value()),
            (Format::Tournament(format), false) => {
                self.tournament.set_value(format);
                table.format = Format::Cash(Cash::of(Stakes::usual(table.game, USUAL)));
            }
            _ => {}
        });
    }

    /// A room was chosen that is known for antes, re-buys and add-ons, or one that is not. What the player chose stays.
    pub fn furnish(self, popolare: bool, room: Room) {
        let typed = |field| self.signal(field).with_untracked(|typed| number::read(typed)).unwrap_or_default();
        let by_choice = self.chosen.with_value(|chosen| chosen.contains(&Field::Ante));
        if !self.bring_in.get_value() && !by_choice {
            let ante = if popolare { typed(Field::BigBlind).split(10).0 } else { Chips::ZERO };
            self.set(Field::Ante, ante, room);
        }
        let change = |format: &mut SitAndGo| match (popolare, format.rebuy_levels) {
            (true, 0) => format.rebuy_levels = REBUY_LEVELS,
            (false, REBUY_LEVELS) => format.rebuy_levels = 0,
            _ => {}
        };
        self.tournament.update_value(change);
        room.table.update(|table| {
            if let Format::Tournament(format) = &mut table.format {
                change(format);
            }
        });
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
        if let Format::Tournament(format) = table.format {
            let format = SitAndGo { buy_in: amount(Field::Price), ..format };
            return Self::checked(Config { format: Format::Tournament(format), ..table }, problems);
        }
        let stakes = if table.has_bring_in() {
            let (small_bet, big_bet) = (amount(Field::SmallBet), amount(Field::BigBet));
            Stakes::bring_in(amount(Field::Ante), amount(Field::BringIn), small_bet, big_bet)
        } else {
            Stakes::blinds(amount(Field::SmallBlind), amount(Field::BigBlind)).with_ante(amount(Field::Ante))
        };
        let (usual, buy_in) = (Cash::of(stakes), amount(Field::BuyIn));
        let (least, most) = (usual.least.min(buy_in), usual.most.max(buy_in));
        let cash = Cash { buy_in, least, most, company: company(&table), ..usual };
        Self::checked(Config { format: Format::Cash(cash), ..table }, problems)
    }

    fn checked(table: Config, mut problems: Vec<Problem>) -> Result<Config, Vec<Problem>> {
        if problems.is_empty() {
            problems.extend(table.problems().into_iter().map(Problem::Table));
        }
        if problems.is_empty() { Ok(table) } else { Err(problems) }
    }
}

/// Who the opponents of this table are as time goes by.
pub fn company(table: &Config) -> Company {
    match table.format {
        Format::Cash(cash) => cash.company,
        Format::Tournament(_) => Company::Lively,
    }
}
