//! What a bot has to go by: what its seat was told of the hand, and counts of what everybody saw.

use controbuio::bots::{Notes, Seen, Style, Tally, Times};
use controbuio::rules::{Action, Chips, Deck, Hand, PerSeat, Seat, Seed, Stakes, Viewer};
use controbuio::session::{Cash, Company, Config, Format, Session, Wait};

use super::{chances, decide, seat, three_handed};

#[test]
fn raises_are_told_one_by_one() {
    let mut hand = Hand::start(three_handed(), Deck::shuffled(Seed::new([1; 32]), b"")).unwrap();
    let raisers = |hand: &Hand| {
        let viewer = Viewer::Seat(hand.turn().unwrap());
        let (view, told) = (hand.view(viewer), hand.told(viewer, 0).collect::<Vec<_>>());
        let seen = Seen { view: &view, told: &told, notes: &Notes::default() };
        (seen.raisers().collect::<Vec<_>>(), seen.first_street_raiser())
    };
    assert_eq!(raisers(&hand), (vec![], None), "blinds are no raise");
    let raise = |chips| Action::RaiseTo(Chips(chips));
    for (number, action) in [(0, raise(300)), (1, raise(900)), (2, Action::Fold), (0, raise(2_000)), (1, raise(4_000))]
    {
        hand.act(seat(number), action).unwrap();
    }
    // A view alone keeps the last action of each of the two.
    assert_eq!(raisers(&hand), (vec![seat(0), seat(1), seat(0), seat(1)], None));
    hand.act(seat(0), Action::Call).unwrap();
    assert_eq!(raisers(&hand), (vec![], Some(seat(1))));
    hand.act(seat(1), Action::Check).unwrap();
    hand.act(seat(0), raise(1_000)).unwrap();
    assert_eq!(raisers(&hand), (vec![seat(0)], Some(seat(1))));
}

// The notes of one who sees no card are those of one who sees all.
#[test]
fn notes_know_no_cards() {
    let (mut truth, mut rail) = (Notes::default(), Notes::default());
    let mut sum = PerSeat::<Tally>::default();
    for number in 0..40 {
        let deck = Deck::shuffled(Seed::new([2; 32]).derive("deck", number), b"");
        let mut hand = Hand::start(three_handed(), deck).unwrap();
        while let Some(seat) = hand.turn() {
            let style = Style::ALL[seat.index() % 2];
            let mut rng = chances("notes", number << 8 | hand.events().len() as u64);
            let decision = decide(style.bot(), &hand, Viewer::Seat(seat), &mut rng);
            hand.act(seat, decision.action).unwrap();
        }
        truth.add(three_handed().dealt_in(), hand.events());
        rail.add(three_handed().dealt_in(), &hand.told(Viewer::Rail, 0).collect::<Vec<_>>());
        let tallies = Tally::of(three_handed().dealt_in(), hand.events());
        Seat::all().for_each(|seat| sum[seat].add(&tallies[seat]));
    }
    assert_eq!(truth, rail);
    assert!(Seat::all().all(|seat| *truth.of(seat) == sum[seat]));
    assert_eq!(truth.of(seat(0)).entered.possible, 40);
    assert_eq!(*truth.of(seat(3)), Tally::default(), "nobody sat there");
    let text = serde_json::to_string(&truth).unwrap();
    assert_eq!(serde_json::from_str::<Notes>(&text).unwrap(), truth);
    truth.forget(seat(0));
    assert_eq!(*truth.of(seat(0)), Tally::default());
    let wrong = text.replacen("\"done\":", "\"done\":9", 1);
    assert!(rail.is_possible() && !serde_json::from_str::<Notes>(&wrong).unwrap().is_possible());
}

/// A sitting in which the player folds to everything.
fn fold(session: &mut Session, hands: u64) {
    while session.hand_number() < hands {
        match session.waits_for() {
            Wait::Bot(_) => session.bot_acts().unwrap(),
            Wait::Player(decision, choices) => {
                let actions = [Action::Fold, Action::Muck];
                let action = actions.into_iter().find(|&action| choices.check(action).is_ok()).unwrap();
                session.act(decision, action).unwrap();
            }
            Wait::NextHand { .. } => session.next_hand().unwrap(),
            Wait::Rebuy { .. } => session.rebuy().unwrap(),
            Wait::Alone | Wait::Over => return,
        }
    }
}

#[test]
fn a_sitting_remembers_and_a_save_keeps_it() {
    let stakes = Stakes::blinds(Chips(50), Chips(100));
    let cash = Cash { company: Company::Fixed, ..Cash::of(stakes) };
    let config = Config { format: Format::Cash(cash), ..Config::default() };
    let mut session = Session::open(config, Seed::new([3; 32]), true).unwrap();
    assert_eq!(session.notes(), &Notes::default());
    fold(&mut session, 12);
    let own = session.notes().of(Session::PLAYER);
    assert_eq!((own.entered, own.raised), (Times { done: 0, possible: 12 }, Times { done: 0, possible: 12 }));
    let all = Seat::all().map(|seat| session.notes().of(seat).entered.done).sum::<u32>();
    assert!(all > 5, "the others played {all} hands between them");
    let resumed = Session::resume(&session.checkpoint(), Some(&session.journal())).unwrap();
    assert_eq!(resumed.notes(), session.notes());
    // A save from before there were notes begins them anew.
    let mut saved: serde_json::Value = serde_json::from_str(&session.checkpoint()).unwrap();
    saved["venue"].as_object_mut().unwrap().remove("notes").unwrap();
    let resumed = Session::resume(&saved.to_string(), Some(&session.journal())).unwrap();
    assert_eq!(resumed.notes(), &Notes::default());
}
