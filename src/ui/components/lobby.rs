//! The first screen: the laid table, one sentence, one button, and the choices in one line.

use leptos::prelude::*;

use super::bar::LanguageChoice;
use super::choice::Choice;
use crate::rules::{Chips, Stakes, StakesProblem, Structure};
use crate::session::{Config, ConfigProblem};
use crate::ui::play::Play;
use crate::ui::room::{Room, live};
use crate::ui::scene::Scene;
use crate::ui::text::Words;
use crate::ui::text::number::{self, AmountError, Money};

/// The amounts as they are typed. Kept above both halves of the first screen, since the button is on the table
/// and the boxes are beside it.
#[derive(Clone, Copy)]
struct Draft {
    small_blind: RwSignal<String>,
    big_blind: RwSignal<String>,
    ante: RwSignal<String>,
    buy_in: RwSignal<String>,
}

/// Which amount.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    SmallBlind,
    BigBlind,
    Ante,
    BuyIn,
}

impl Field {
    const ALL: [Self; 4] = [Self::SmallBlind, Self::BigBlind, Self::Ante, Self::BuyIn];

    const fn name(self) -> &'static str {
        match self {
            Self::SmallBlind => "sb",
            Self::BigBlind => "bb",
            Self::Ante => "ante",
            Self::BuyIn => "buyin",
        }
    }

    const fn text(self) -> fn(&Words) -> &'static str {
        match self {
            Self::SmallBlind => |words| words.small_blind,
            Self::BigBlind => |words| words.big_blind,
            Self::Ante => |words| words.ante,
            Self::BuyIn => |words| words.buy_in,
        }
    }
}

/// What is wrong with the choices.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Problem {
    Amount(Field, AmountError),
    Table(ConfigProblem),
}

impl Problem {
    /// The box where it is said.
    const fn field(self) -> Field {
        match self {
            Self::Amount(field, _) => field,
            Self::Table(ConfigProblem::Stakes(StakesProblem::SmallBlindAboveBig)) => Field::SmallBlind,
            Self::Table(ConfigProblem::BuyInTooSmall { .. } | ConfigProblem::BuyInTooLarge) => Field::BuyIn,
            Self::Table(_) => Field::BigBlind,
        }
    }

    fn text(self, words: &Words, money: Money) -> String {
        match self {
            Self::Amount(_, error) => (words.amount_problem)(error).to_owned(),
            Self::Table(problem) => (words.config_problem)(&problem, money),
        }
    }
}

impl Draft {
    fn of(room: Room) -> Self {
        let table = room.table.get_untracked();
        let money = untrack(|| room.money());
        let write = |chips: Chips| RwSignal::new(money.write_plain(chips));
        Self {
            small_blind: write(table.stakes.small_blind),
            big_blind: write(table.stakes.big_blind),
            ante: write(table.stakes.ante),
            buy_in: write(table.buy_in),
        }
    }

    const fn signal(self, field: Field) -> RwSignal<String> {
        match field {
            Field::SmallBlind => self.small_blind,
            Field::BigBlind => self.big_blind,
            Field::Ante => self.ante,
            Field::BuyIn => self.buy_in,
        }
    }

    /// The table these amounts make, or everything that is wrong with them.
    fn read(self, table: Config) -> Result<Config, Vec<Problem>> {
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
        let stakes = Stakes::blinds(amount(Field::SmallBlind), amount(Field::BigBlind)).with_ante(amount(Field::Ante));
        let table = Config { stakes, buy_in: amount(Field::BuyIn), ..table };
        if problems.is_empty() {
            problems.extend(table.problems().into_iter().map(Problem::Table));
        }
        if problems.is_empty() { Ok(table) } else { Err(problems) }
    }
}

/// One sentence and one button, on the felt.
#[component]
pub fn Invitation() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    view! {
        <div class="invitation" hidden=live(move || !play.in_lobby())>
            <p>{room.say(|words| words.sentence)}</p>
            <button class="primary" type="submit" form="choices" data-action="sit">{room.say(|words| words.sit_down)}</button>
        </div>
    }
}

/// The choices in one line.
#[component]
pub fn Lobby() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let draft = Draft::of(room);
    let problems = RwSignal::new(Vec::<Problem>::new());
    let fields = Field::ALL.map(|field| (field, NodeRef::<leptos::html::Input>::new()));
    let sit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match untrack(|| draft.read(room.table.get())) {
            Ok(table) => play.sit_down(table, None),
            Err(found) => {
                let first = found.first().map(|problem| problem.field());
                problems.set(found);
                let input = fields.iter().find(|(field, _)| Some(*field) == first).and_then(|(_, input)| input.get());
                if let Some(input) = input {
                    // Where the eye should go the keyboard goes, if it can.
                    let _ = input.focus();
                }
            }
        }
    };
    // Once something was found wrong, it is looked at again with every change.
    let recheck = move || {
        if problems.with_untracked(|problems| !problems.is_empty()) {
            problems.set(untrack(|| draft.read(room.table.get())).err().unwrap_or_default());
        }
    };
    let boxes = fields.map(|(field, input)| {
        let problem = live(move || {
            let found = problems.get().into_iter().find(|problem| problem.field() == field);
            found.map(|problem| problem.text(room.words(), room.money())).unwrap_or_default()
        });
        let typed = draft.signal(field);
        let about = format!("about-{}", field.name());
        view! {
            <label class="field" data-field=field.name()>
                <span>{room.say(field.text())}</span>
                <input
                    type="text"
                    inputmode="decimal"
                    autocomplete="off"
                    node_ref=input
                    aria-describedby=about.clone()
                    aria-invalid=live(move || (!problem.with(String::is_empty)).to_string())
                    prop:value=live(move || typed.get())
                    on:input=move |event| {
                        typed.set(event_target_value(&event));
                        recheck();
                    }
                />
                <span class="problem" id=about aria-live="polite">{problem}</span>
            </label>
        }
    });
    let structure = move |code: String| {
        if let Some(structure) = Structure::by_code(&code) {
            room.table.update(|table| table.structure = structure);
        }
    };
    let structures = [Structure::NoLimit, Structure::PotLimit, Structure::Limit]
        .map(|each| (each.code().to_owned(), live(move || (room.words().structure_name)(each).to_owned())));
    let seats = move |count: String| {
        if let Ok(seats) = count.parse() {
            room.table.update(|table| table.seats = seats);
            play.scene.set(Scene::laid(usize::from(seats)));
        }
    };
    let most = room.table.with_untracked(|table| table.game.max_seats);
    let counts = (2..=most).map(|count| (count.to_string(), live(move || count.to_string()))).collect();
    view! {
        <form class="lobby" id="choices" aria-label=room.say(|words| words.choices) on:submit=sit novalidate>
            <Choice
                field="structure"
                label=live(move || (room.words().game_name)(room.table.get().game.code).to_owned())
                options=structures.into()
                chosen=live(move || room.table.get().structure.code().to_owned())
                choose=Callback::new(structure)
            />
            <Choice
                field="seats"
                label=live(move || room.words().seats.to_owned())
                options=counts
                chosen=live(move || room.table.get().seats.to_string())
                choose=Callback::new(seats)
            />
            {boxes.into_iter().collect_view()}
            <LanguageChoice />
        </form>
    }
}
