//! What one enters: a cash table or a tournament, and what kind of tournament.

use leptos::prelude::*;

use super::choice::Choice;
use super::draft::{Draft, company};
use crate::rules::{Clock, Speed};
use crate::session::{Company, Format, SitAndGo};
use crate::ui::room::{Room, live};
use crate::ui::text::number::{Count, Money};

/// The periods of re-buys that are offered, in levels.
const REBUY_LEVELS: [u32; 4] = [0, 2, 4, 6];

/// Cash or tournament.
#[component]
pub fn FormatChoice(draft: Draft) -> impl IntoView {
    let room = Room::here();
    let options = [false, true].map(|tournament| {
        let name = live(move || {
            let words = &room.words().house;
            if tournament { words.tournament } else { words.cash }.to_owned()
        });
        (tournament.to_string(), name)
    });
    view! {
        <Choice
            field="format"
            label=live(move || room.words().house.format.to_owned())
            options=options.into()
            chosen=live(move || is_tournament(room).to_string())
            choose=Callback::new(move |tournament: String| draft.change_format(tournament == "true", room))
        />
    }
}

/// Whether a tournament is chosen.
pub fn is_tournament(room: Room) -> bool {
    room.table.with(|table| matches!(table.format, Format::Tournament(_)))
}

/// Whether the opponents of a cash table come and go.
#[component]
pub fn CompanyChoice() -> impl IntoView {
    let room = Room::here();
    let options = Company::ALL.map(|company| {
        (company.code().to_owned(), live(move || (room.words().house.company_name)(company).to_owned()))
    });
    let choose = move |code: String| {
        room.table.update(|table| {
            if let (Format::Cash(cash), Some(company)) = (&mut table.format, Company::by_code(&code)) {
                cash.company = company;
            }
        });
    };
    view! {
        <Choice
            field="company"
            label=live(move || room.words().house.company.to_owned())
            options=options.into()
            chosen=live(move || room.table.with(company).code().to_owned())
            choose=Callback::new(choose)
        />
    }
}

/// Speed, what ends a level, and re-buys.
#[component]
pub fn TournamentChoices() -> impl IntoView {
    let room = Room::here();
    let format = move || match room.table.with(|table| table.format) {
        Format::Tournament(format) => format,
        Format::Cash(_) => SitAndGo::default(),
    };
    let set = move |change: &dyn Fn(&mut SitAndGo)| {
        room.table.update(|table| {
            if let Format::Tournament(format) = &mut table.format {
                change(format);
            }
        });
    };
    let speeds = Speed::ALL
        .map(|speed| (speed.code().to_owned(), live(move || (room.words().house.speed_name)(speed).to_owned())));
    let clocks = Clock::ALL.map(|clock| {
        (clock.code().to_owned(), live(move || (room.words().house.clock)(clock, format().speed.length(clock))))
    });
    let rebuys = move || {
        let own = format().rebuy_levels;
        let offered = REBUY_LEVELS.into_iter().chain(Some(own).filter(|own| !REBUY_LEVELS.contains(own)));
        offered.map(|levels| (levels.to_string(), live(move || (room.words().house.rebuy_levels)(levels)))).collect()
    };
    view! {
        <Choice
            field="speed"
            label=live(move || room.words().house.speed.to_owned())
            options=speeds.into()
            chosen=live(move || format().speed.code().to_owned())
            choose=Callback::new(move |code: String| {
                set(&|format| format.speed = Speed::by_code(&code).unwrap_or(format.speed));
            })
        />
        <Choice
            field="levels"
            label=live(move || room.words().house.levels.to_owned())
            options=clocks.into()
            chosen=live(move || format().clock.code().to_owned())
            choose=Callback::new(move |code: String| {
                set(&|format| format.clock = Clock::by_code(&code).unwrap_or(format.clock));
            })
        />
        <Choice
            field="rebuys"
            label=live(move || room.words().house.rebuys.to_owned())
            options=untrack(rebuys)
            chosen=live(move || format().rebuy_levels.to_string())
            choose=Callback::new(move |levels: String| {
                set(&|format| format.rebuy_levels = levels.parse().unwrap_or(format.rebuy_levels));
            })
        />
    }
}

/// What a tournament of this kind is like; at a cash table, how many chips one may have (rule T1).
#[component]
pub fn EntryNote(draft: Draft) -> impl IntoView {
    let room = Room::here();
    let text = live(move || {
        let (words, marks) = (room.words(), room.words().marks);
        let table = draft.read(room.table.get());
        match table.map(|table| (table, table.format)) {
            Ok((table, Format::Tournament(format))) => {
                let (chips, price) = (Money { marks, count: Count::Chips }, Money { marks, count: Count::Whole });
                (words.house.tournament_note)(&table, &format, chips, price)
            }
            Ok((_, Format::Cash(cash))) => {
                let price = room.price();
                (words.house.buy_in_note)(&price.write(cash.least), &price.write(cash.most))
            }
            Err(_) => String::new(),
        }
    });
    view! { <p class="note" data-note="entry">{text}</p> }
}
