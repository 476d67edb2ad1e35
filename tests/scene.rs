//! What lies on the table of each game, at one beat: render data against hands that the rule book names.
#![cfg(feature = "ui")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use controbuio::rules::rank::HandName;
use controbuio::rules::{
    Blinds, Card, Chips, Entry, Event, Face, Game, HandState, Part, PerSeat, Rank, Room, Seat, SeatSet, Seed, Setup,
    Stakes, StreetName, Structure, WagerKind, catalog,
};
use controbuio::session::{Cash, Config, Format, Session, Wait};
use controbuio::ui::scene::{Ask, Facts, Line, Lines, Mark, PotName, Preset, Scene, SeatScene, Standing, Turn, Who};
use controbuio::ui::settings::{Presets, Size};

const YOU: usize = 0;
const ADA: usize = 1;
const BICE: usize = 2;

fn seat(index: usize) -> Seat {
    Seat::all().nth(index).unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(card).collect()
}

fn ada() -> Who {
    Who::Named("Ada".into())
}

/// A hand as it is told to you, event by event.
struct Told {
    facts: Facts,
    state: HandState<Face>,
    lines: Lines,
}

impl Told {
    fn new(game: &'static Game, players: usize) -> Self {
        let stakes = Stakes::usual(game, Chips(100));
        let stack = |seat: Seat| if seat.index() < players { Chips(10_000) } else { Chips::ZERO };
        let setup = Setup {
            game,
            structure: Structure::Limit,
            stakes,
            room: Room::CIRCOLO,
            button: seat(YOU),
            blinds: Blinds::FromButton,
            entries: PerSeat::from_fn(|_| Entry::Free),
            stacks: PerSeat::from_fn(stack),
        };
        let names = ["", "Ada", "Bice", "Carla"];
        let facts = Facts {
            hand: 1,
            you: seat(YOU),
            names: PerSeat::from_fn(|seat| names.get(seat.index()).copied().unwrap_or("Dario").to_owned()),
            seated: SeatSet::first(players),
            stacks: PerSeat::from_fn(stack),
        };
        Self { facts, state: HandState::new(&setup), lines: Lines::begin(1) }
    }

    fn tell(&mut self, event: Event<Face>) -> &mut Self {
        let before = self.state.clone();
        self.state.apply(&event);
        self.lines.tell(&self.facts, &before, &event, &self.state);
        self
    }

    fn street(&mut self, street: u8) -> &mut Self {
        self.tell(Event::StreetBegins { street })
    }

    /// Down cards: yours as you see them, anybody else's as backs.
    fn down(&mut self, to: usize, dealt: &str) -> &mut Self {
        for card in cards(dealt) {
            let face = if to == YOU { Face::Known(card) } else { Face::Hidden };
            self.tell(Event::Down { seat: seat(to), card: face });
        }
        self
    }

    fn up(&mut self, to: usize, dealt: &str) -> &mut Self {
        self.tell(Event::Up { seat: seat(to), card: card(dealt) })
    }

    fn board(&mut self, dealt: &str) -> &mut Self {
        for card in cards(dealt) {
            self.tell(Event::Board { card });
        }
        self
    }

    fn bet(&mut self, who: usize, kind: WagerKind, to: u64) -> &mut Self {
        self.tell(Event::Wager { seat: seat(who), kind, to: Chips(to) })
    }

    fn show(&mut self, who: usize, held: &str) -> &mut Self {
        self.tell(Event::Show { seat: seat(who), cards: cards(held).into_iter().collect() })
    }

    fn award(&mut self, part: Part, who: usize, chips: u64) -> &mut Self {
        self.tell(Event::Award { pot: 0, part, seat: seat(who), chips: Chips(chips) })
    }

    fn scene(&self) -> Scene {
        Scene::of(&self.facts, &self.lines, &self.state, Vec::new())
    }

    fn log(&self) -> Vec<Line> {
        self.lines.lines()[1..].to_vec()
    }
}

fn down(seat: &SeatScene) -> Vec<Face> {
    seat.down.iter().map(|card| card.face).collect()
}

fn up(seat: &SeatScene) -> Vec<Face> {
    seat.up.iter().map(|card| card.face).collect()
}

fn known(text: &str) -> Vec<Face> {
    cards(text).into_iter().map(Face::Known).collect()
}

/// The cards of a seat, and of the board, that are set off so.
fn marked(scene: &Scene, mark: Mark) -> String {
    let own = scene.seats.iter().flat_map(|seat| seat.down.iter().chain(&seat.up)).copied();
    let all = own.chain(scene.board.iter().flatten().copied());
    let named = all.filter(|card| card.mark == mark).filter_map(|card| Some(card.face.known()?.to_string()));
    named.collect::<Vec<_>>().join(" ")
}

// rules G2, H2: on 7 8 9 T J, K-Q plays the king-high straight, with exactly two of the hand
#[test]
fn omaha_lifts_two_of_the_hand_and_three_of_the_board() {
    let mut told = Told::new(&catalog::OMAHA, 2);
    told.street(0).down(YOU, "5c 6c 2d 2h").down(ADA, "Kc Qc 2s 3s");
    let scene = told.scene();
    assert_eq!((scene.spread.cards, scene.spread.open, scene.board.len()), (4, false, 5));
    assert_eq!(down(&scene.seats[YOU]), known("5c 6c 2d 2h"));
    assert_eq!(down(&scene.seats[ADA]), [Face::Hidden; 4]);
    assert!(scene.street.is_none(), "a board tells the street");

    told.bet(ADA, WagerKind::Bet, 100).bet(YOU, WagerKind::Call, 100).tell(Event::Collect);
    told.board("7h 8h 9s Tc Jd").show(ADA, "Kc Qc 2s 3s").award(Part::Whole, ADA, 200);
    let scene = told.scene();
    assert_eq!(down(&scene.seats[ADA]), known("Kc Qc 2s 3s"));
    assert_eq!(marked(&scene, Mark::Plays), "Kc Qc 9s Tc Jd");
    assert_eq!(marked(&scene, Mark::Aside), "5c 6c 2d 2h 2s 3s 7h 8h");
    let verdict = &scene.result.summary()[0];
    assert_eq!(verdict.best.map(|best| best.name), Some(HandName::Straight { top: Rank::King }));
    assert_eq!(verdict.from_hole, cards("Kc Qc"));
    assert!(!verdict.unhalved, "there is no low to miss");
}

// rules S4, S4a: one with the best high who ties for low gets three quarters
#[test]
fn a_pot_that_is_halved_and_quartered_says_who_won_which_half() {
    let mut told = Told::new(&catalog::OMAHA_HILO, 3);
    told.street(0).down(YOU, "4d 4h 5d 5h").down(ADA, "Kc Ks Ah 2h").down(BICE, "As 2s Qc Jc");
    for who in [ADA, BICE, YOU] {
        told.bet(who, if who == ADA { WagerKind::Bet } else { WagerKind::Call }, 100);
    }
    told.tell(Event::Collect).tell(Event::Fold { seat: seat(YOU) });
    told.board("8d 7c 3s Kh Kd").show(ADA, "Kc Ks Ah 2h").show(BICE, "As 2s Qc Jc");
    let low = HandName::Low { ranks: [Rank::Eight, Rank::Seven, Rank::Three, Rank::Two, Rank::Ace] };
    let high = HandName::FourOfAKind { four: Rank::King, kicker: Rank::Eight };
    assert_eq!((told.scene().seats[ADA].hand, told.scene().seats[ADA].low), (Some(high), Some(low)));

    told.award(Part::High, ADA, 150);
    assert_eq!(marked(&told.scene(), Mark::High), "Kc Ks 8d Kh Kd", "the high half alone so far");
    told.award(Part::Low, ADA, 75).award(Part::Low, BICE, 75);
    let scene = told.scene();
    let halves: Vec<_> = scene.result.summary().into_iter().map(|half| (half.part, half.who, half.chips)).collect();
    let bice = || Who::Named("Bice".into());
    assert_eq!(halves, [(Part::High, vec![ada()], Chips(150)), (Part::Low, vec![ada(), bice()], Chips(150))]);
    assert_eq!(marked(&scene, Mark::High), "Kc Ks Kh Kd");
    assert_eq!(marked(&scene, Mark::Low), "Ah 2h As 2s 7c 3s");
    assert_eq!(marked(&scene, Mark::Both), "8d");
    assert_eq!(marked(&scene, Mark::Aside), "4d 4h 5d 5h Qc Jc");
    assert_eq!(
        told.log()[told.log().len() - 1],
        Line::Wins {
            who: bice(),
            chips: Chips(75),
            pot: PotName::Only,
            part: Part::Low,
            name: Some(low),
            from_hole: cards("2s As"),
        }
    );
}

// rule S4: both halves to one player are told in one line
#[test]
fn who_wins_both_halves_wins_the_pot() {
    let mut told = Told::new(&catalog::OMAHA_HILO, 2);
    told.street(0).down(YOU, "Ah 2h Ks Kd").down(ADA, "Qc Qd Jc Jd");
    told.bet(ADA, WagerKind::Bet, 100).bet(YOU, WagerKind::Call, 100).tell(Event::Collect);
    told.board("8h 7h 3h Tc Td").show(YOU, "Ah 2h Ks Kd").show(ADA, "Qc Qd Jc Jd");
    told.award(Part::High, YOU, 100).award(Part::Low, YOU, 100);
    let [verdict] = &told.scene().result.summary()[..] else { panic!("one line") };
    assert_eq!((verdict.part, verdict.chips), (Part::Whole, Chips(200)));
    assert_eq!(verdict.best.unwrap().name.category(), controbuio::rules::rank::Category::Flush);
    let low = HandName::Low { ranks: [Rank::Eight, Rank::Seven, Rank::Three, Rank::Two, Rank::Ace] };
    assert_eq!(verdict.low.map(|low| low.name), Some(low));
    assert_eq!(marked(&told.scene(), Mark::Both), "Ah 2h 8h 7h 3h");
}

// rules H3, S4: no three cards of eight or below, no low
#[test]
fn without_a_low_the_high_takes_all_and_it_is_said() {
    let mut told = Told::new(&catalog::OMAHA_HILO, 2);
    told.street(0).down(YOU, "Ah 2h Ks Kd").down(ADA, "Qc Qd Jc Jd");
    told.bet(ADA, WagerKind::Bet, 100).bet(YOU, WagerKind::Call, 100).tell(Event::Collect);
    told.board("8h 9c Th Tc 3d").show(YOU, "Ah 2h Ks Kd").show(ADA, "Qc Qd Jc Jd").award(Part::Whole, YOU, 200);
    assert!(told.scene().result.summary()[0].unhalved);
    assert_eq!(told.scene().seats[YOU].low, None);
}

fn third_street() -> Told {
    let mut told = Told::new(&catalog::SEVEN_CARD_STUD, 3);
    told.street(0);
    told.down(ADA, "2c").down(BICE, "3c").down(YOU, "Ah").down(ADA, "2d").down(BICE, "3d").down(YOU, "Kh");
    told.up(ADA, "Kc").up(BICE, "4s").up(YOU, "9h");
    told
}

// rules G4, F4
#[test]
fn stud_shows_open_cards_in_order_and_down_cards_as_backs() {
    let mut told = third_street();
    let scene = told.scene();
    assert_eq!((scene.spread.cards, scene.spread.open), (7, true));
    assert!(scene.board.is_empty());
    assert_eq!((down(&scene.seats[YOU]), up(&scene.seats[YOU])), (known("Ah Kh"), known("9h")));
    assert_eq!((down(&scene.seats[ADA]), up(&scene.seats[ADA])), (vec![Face::Hidden; 2], known("Kc")));
    assert!(scene.seats[YOU].down.iter().all(|card| card.closed), "yours lie face down for the others");
    assert!(!scene.seats[YOU].up[0].closed && !scene.seats[ADA].down[0].closed);
    let dealt = |text: &str| Line::Dealt { cards: cards(text) };
    let open = |who: Who, text: &str| Line::Open { who, card: card(text) };
    let street = |name| Line::Street { name, cards: Vec::new() };
    let bice = || Who::Named("Bice".into());
    assert_eq!(
        told.log(),
        [street(StreetName::Third), dealt("Ah Kh"), open(ada(), "Kc"), open(bice(), "4s"), open(Who::You, "9h")]
    );

    told.tell(Event::Opens { seat: seat(BICE) });
    let street_now = told.scene().street.unwrap();
    assert_eq!((street_now.name, street_now.opener, street_now.forced), (StreetName::Third, Some(bice()), true));
    told.bet(BICE, WagerKind::BringIn, 30).bet(YOU, WagerKind::Complete, 100).tell(Event::Fold { seat: seat(ADA) });
    told.bet(BICE, WagerKind::Call, 100).tell(Event::Collect);
    let gone = &told.scene().seats[ADA];
    assert_eq!((gone.standing, gone.down.len(), gone.up.len()), (Standing::Folded, 0, 0));

    told.street(1).up(BICE, "4d").up(YOU, "2s").tell(Event::Opens { seat: seat(BICE) });
    let scene = told.scene();
    assert_eq!(up(&scene.seats[BICE]), known("4s 4d"));
    let street_now = scene.street.unwrap();
    assert_eq!((street_now.name, street_now.opener, street_now.forced), (StreetName::Fourth, Some(bice()), false));
    assert_eq!(told.log().last(), Some(&Line::Opens { who: bice() }));
}

#[test]
fn the_last_card_of_stud_lies_down_and_is_told_apart() {
    let mut told = third_street();
    told.street(4).down(ADA, "5c").down(BICE, "5d").down(YOU, "8h");
    assert_eq!(told.log().last(), Some(&Line::Dealt { cards: cards("8h") }));
    assert_eq!(down(&told.scene().seats[YOU]), known("Ah Kh 8h"));
    assert_eq!(down(&told.scene().seats[ADA]), [Face::Hidden; 3]);
}

// rule G8
#[test]
fn a_card_that_all_share_lies_in_the_middle() {
    let mut told = third_street();
    told.up(YOU, "Th").up(YOU, "Jh").up(YOU, "2c").street(4).board("Qh");
    let scene = told.scene();
    let shared: Vec<Face> = scene.board.iter().flatten().map(|card| card.face).collect();
    assert_eq!(shared, known("Qh"));
    assert_eq!(told.log().last(), Some(&Line::Shared { card: card("Qh") }));
    // It counts in every hand: A K Q J T of hearts.
    told.show(YOU, "Ah Kh");
    assert_eq!(told.scene().seats[YOU].hand, Some(HandName::StraightFlush { top: Rank::Ace }));
    assert!(told.scene().seats[YOU].down.iter().all(|card| !card.closed), "shown cards lie open");
}

// rule G5
#[test]
fn five_card_stud_has_one_card_down() {
    let mut told = Told::new(&catalog::FIVE_CARD_STUD, 10);
    told.street(0);
    for to in (1..10).chain([YOU]) {
        told.down(to, "Ah").up(to, "9c");
    }
    let scene = told.scene();
    assert_eq!((scene.spread.cards, scene.spread.open, scene.seats.len()), (5, true, 10));
    assert!(scene.seats.iter().all(|seat| seat.down.len() == 1 && seat.up.len() == 1));
    assert_eq!(scene.street.map(|street| street.name), Some(StreetName::Second));
}

#[test]
fn the_laid_table_has_the_cards_that_come_first() {
    for (game, backs, board) in [
        (&catalog::HOLDEM, 2, 5),
        (&catalog::OMAHA, 4, 5),
        (&catalog::OMAHA_HILO, 4, 5),
        (&catalog::SEVEN_CARD_STUD, 3, 0),
        (&catalog::FIVE_CARD_STUD, 2, 0),
    ] {
        let scene = Scene::laid(game, 6);
        assert_eq!((scene.seats.len(), scene.board.len()), (6, board), "{}", game.code);
        assert!(scene.seats.iter().all(|seat| seat.down == vec![seat.down[0]; backs]), "{}", game.code);
    }
}

/// Every decision of yours while you check and call through some sittings of seven card stud.
fn decisions(structure: Structure, mut each: impl FnMut(&Turn, &HandState<Face>)) {
    let format = Format::Cash(Cash::of(Stakes::stud(Chips(1_000))));
    let config = Config { game: &catalog::SEVEN_CARD_STUD, structure, seats: 8, format, ..Config::default() };
    for byte in 0..40 {
        let mut session = Session::open(config, Seed::new([byte; 32]), true).unwrap();
        loop {
            match session.waits_for() {
                Wait::Bot(_) => session.bot_acts().unwrap(),
                Wait::Player(decision, choices) => {
                    let turn = Turn::of(decision, &choices, session.view().state(), Session::PLAYER, &Presets::USUAL);
                    each(&turn, session.view().state());
                    let action = match turn.ask {
                        Ask::BringIn { .. } => controbuio::rules::Action::BringIn,
                        Ask::Bet { call, .. } if call.is_zero() => controbuio::rules::Action::Check,
                        Ask::Bet { .. } => controbuio::rules::Action::Call,
                        Ask::Show => controbuio::rules::Action::Show,
                    };
                    session.act(decision, action).unwrap();
                }
                _ => break,
            }
        }
    }
}

// rule F4: a bring-in of 3, or a full bet of 10
#[test]
fn who_must_open_is_asked_for_the_bring_in_or_a_full_bet() {
    let mut asked = 0;
    decisions(Structure::Limit, |turn, _| {
        if let Ask::BringIn { chips, raise } = &turn.ask {
            asked += 1;
            let raise = raise.as_ref().unwrap();
            assert_eq!((*chips, raise.kind, raise.least), (Chips(300), WagerKind::Complete, Chips(1_000)));
            assert!(!raise.has_choice());
        }
    });
    assert!(asked > 0);
}

// rule B7: with an open pair on fourth street, the small bet or the big one
#[test]
fn an_open_pair_offers_two_amounts_and_each_is_a_press_away() {
    let mut offered = 0;
    decisions(Structure::Limit, |turn, state| {
        let Some(raise) = turn.raise().filter(|raise| raise.has_choice()) else { return };
        offered += 1;
        assert_eq!(state.street().map(|street| street.name), Some(StreetName::Fourth));
        assert_eq!(raise.most.saturating_sub(raise.least), Chips(1_000));
        let [(Preset::Exact(small), _), (Preset::Exact(big), _)] = raise.presets[..] else { panic!("{raise:?}") };
        assert_eq!((small, big), (raise.least, raise.most));
    });
    assert!(offered > 0);
}

// A preset counted in bring-ins would be below the smallest bet.
#[test]
fn ready_amounts_of_stud_are_parts_of_the_pot() {
    let mut seen = 0;
    decisions(Structure::NoLimit, |turn, _| {
        let presets = turn.raise().map(|raise| raise.presets.clone()).unwrap_or_default();
        seen += presets.iter().filter(|(preset, _)| matches!(preset, Preset::Size(Size::Part(..)))).count();
        assert!(presets.iter().all(|(preset, _)| !matches!(preset, Preset::Size(Size::Times(_)) | Preset::Exact(_))));
    });
    assert!(seen > 0);
}
