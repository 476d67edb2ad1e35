//! Words of the games beside hold'em, in both languages.
#![cfg(feature = "ui")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use controbuio::rules::rank::HandName;
use controbuio::rules::{Card, Chips, Part, Rank, Stakes, StreetName, Structure, WagerKind};
use controbuio::ui::scene::{Line, PotName, StreetScene, Who};
use controbuio::ui::text::Language;
use controbuio::ui::text::number::{Count, Money};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn carla() -> Who {
    Who::Named("Carla".into())
}

fn money(language: Language) -> Money {
    Money { marks: language.words().marks, count: Count::Whole }
}

#[test]
fn a_low_is_named_from_its_highest_card() {
    let low = HandName::Low { ranks: [Rank::Eight, Rank::Six, Rank::Four, Rank::Three, Rank::Ace] };
    for language in Language::ALL {
        assert_eq!((language.words().hand)(low), "low 8-6-4-3-A");
    }
}

#[test]
fn streets_have_their_names() {
    let names = [
        (StreetName::Second, "Seconda strada", "Second street"),
        (StreetName::Third, "Terza strada", "Third street"),
        (StreetName::Fourth, "Quarta strada", "Fourth street"),
        (StreetName::Fifth, "Quinta strada", "Fifth street"),
        (StreetName::Sixth, "Sesta strada", "Sixth street"),
        (StreetName::Seventh, "Settima strada", "Seventh street"),
    ];
    for (name, italian, english) in names {
        assert_eq!((Language::Italian.words().street)(name), italian);
        assert_eq!((Language::English.words().street)(name), english);
    }
    let now = |who: Who, forced| StreetScene { name: StreetName::Third, opener: Some(who), forced };
    let english = Language::English.words().street_now;
    assert_eq!(english(&now(carla(), true)), "Third street, bring-in: Carla");
    assert_eq!(english(&now(Who::You, false)), "Third street, you first");
    assert_eq!((Language::Italian.words().street_now)(&now(Who::You, true)), "Terza strada, bring-in tuo");
}

#[test]
fn the_log_tells_open_cards_bring_ins_and_halves() {
    let low = HandName::Low { ranks: [Rank::Eight, Rank::Six, Rank::Four, Rank::Three, Rank::Ace] };
    let lines = [
        (
            Line::Open { who: carla(), card: card("Kc") },
            "Carla, carta scoperta: re di fiori",
            "Carla: open king of clubs",
        ),
        (
            Line::Open { who: Who::You, card: card("Ah") },
            "La tua carta scoperta: asso di cuori",
            "Your open card: ace of hearts",
        ),
        (Line::Opens { who: carla() }, "Comincia Carla", "Carla acts first"),
        (Line::Opens { who: Who::You }, "Cominci tu", "You act first"),
        (
            Line::Shared { card: card("Qd") },
            "Una carta per tutti: donna di quadri",
            "One card for everyone: queen of diamonds",
        ),
        (
            Line::Wager { who: carla(), kind: WagerKind::BringIn, to: Chips(300), added: Chips(300), all_in: false },
            "Carla mette il bring-in 3",
            "Carla brings it in for 3",
        ),
        (
            Line::Wager {
                who: Who::You,
                kind: WagerKind::Complete,
                to: Chips(1_000),
                added: Chips(1_000),
                all_in: false,
            },
            "Completi a 10",
            "You complete to 10",
        ),
        (
            Line::Wins {
                who: carla(),
                chips: Chips(7_500),
                pot: PotName::Only,
                part: Part::Low,
                name: Some(low),
                from_hole: vec![card("3s"), card("Ah")],
            },
            "Carla vince 75 (low) con low 8-6-4-3-A, dalla mano 3 di picche e asso di cuori",
            "Carla wins 75 (low) with a low 8-6-4-3-A, playing three of spades and ace of hearts",
        ),
    ];
    for (line, italian, english) in lines {
        assert_eq!((Language::Italian.words().line)(&line, money(Language::Italian)), italian);
        assert_eq!((Language::English.words().line)(&line, money(Language::English)), english);
    }
}

// rule F2: the label says which amounts are bets and which are blinds
#[test]
fn the_table_is_labelled_by_what_its_amounts_are() {
    let label = |structure, stakes: Stakes, language: Language| {
        (language.words().stakes_label)(structure, &stakes, money(language))
    };
    let (flop, stud) = (Stakes::blinds(Chips(500), Chips(1_000)), Stakes::stud(Chips(1_000)));
    let english = |structure, stakes| label(structure, stakes, Language::English);
    assert_eq!(english(Structure::PotLimit, flop), "blinds 5/10");
    assert_eq!(english(Structure::Limit, flop), "blinds 5/10, bets 10/20");
    assert_eq!(english(Structure::Limit, stud), "ante 1, bring-in 3, bets 10/20");
    assert_eq!(english(Structure::NoLimit, stud), "ante 1, bring-in 3, min bet 10");
    let italian = label(Structure::Limit, stud, Language::Italian);
    assert_eq!(italian, "ante 1, bring-in 3, bet 10/20");
}

#[test]
fn every_game_has_its_name() {
    for game in controbuio::bots::GAMES {
        for language in Language::ALL {
            assert_ne!((language.words().game_name)(game.code), "Poker", "{}", game.code);
        }
    }
}

// The three rooms and a room of one's own: every house rule is said, each value in words of its own.
#[test]
fn every_house_rule_has_its_words() {
    use controbuio::rules::{Antes, EntryRule, FourthStreet, OddUnitRule};
    use controbuio::ui::text::house::HouseRule;

    let mut rules: Vec<HouseRule> = (2..=10).map(HouseRule::Seats).chain((1..=5).map(HouseRule::Cap)).collect();
    for yes in [false, true] {
        rules.extend([HouseRule::BlindCounts(yes), HouseRule::HalfBet(yes), HouseRule::SideView(yes)]);
    }
    rules.extend(FourthStreet::ALL.map(HouseRule::FourthStreet));
    rules.extend(Antes::ALL.map(HouseRule::Antes));
    rules.extend(OddUnitRule::ALL.map(HouseRule::OddUnits));
    rules.extend(EntryRule::ALL.map(HouseRule::Entry));
    for language in Language::ALL {
        let words = &language.words().house;
        let mut said: Vec<(&str, String)> =
            rules.iter().map(|&rule| ((words.rule_name)(rule), (words.rule)(rule))).collect();
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), rules.len(), "{said:?}");
        let names: std::collections::BTreeSet<&str> = said.iter().map(|(name, _)| *name).collect();
        assert_eq!(names.len(), 9);
    }
}

// rules T2, T3: what a service costs is part of what its button says.
#[test]
fn a_service_says_what_it_costs() {
    use controbuio::ui::sitting::Service;

    let say = |language: Language, service| {
        let words = language.words();
        let chips = Money { marks: words.marks, count: Count::Chips };
        (words.floor.service)(service, chips, money(language))
    };
    let rebuy = Service::Rebuy { chips: Chips(1_500), price: Chips(1_000) };
    let post = Service::ComeBack { live: Chips(20), dead: Chips(10) };
    assert_eq!(say(Language::English, rebuy), "Re-buy 1,500 for 10");
    assert_eq!(say(Language::Italian, rebuy), "Re-buy: 1.500 per 10");
    assert_eq!(say(Language::English, post), "Post 20 + 10 dead now");
    assert_eq!(say(Language::Italian, post), "Posta 20 + 10 morti ora");
    let free = Service::ComeBack { live: Chips::ZERO, dead: Chips::ZERO };
    assert_eq!(say(Language::English, free), "I am back");
}
