//! Hands that read like hand histories.
//!
//! Seats are numbered from 0, and the button is seat 0 unless a test moves it: the small blind is seat 1, the big
//! blind seat 2, and heads-up the button posts the small blind.
//!
//! A script is a list such as `"3 raises 20, 4-7 fold, 8 calls 20, 2 checks"`. A bet or raise names the total it
//! comes to on its street, a call may name what it adds. Whatever does not fit the hand fails the test.

// Each test file uses a part of this.
#![allow(dead_code)]

pub mod facts;
pub mod ledger;
pub mod oracle;
pub mod random;
pub mod reference;

use controbuio::rules::{
    Action, ActionError, Blinds, Card, CardSet, Chips, Choices, Deal as Dealt, Deck, Game, Hand, NoRaise, Passive,
    PerSeat, RaiseAmounts, Room, Seat, Setup, Stakes, Structure, WagerKind, catalog,
};

/// The seat of this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(u8::try_from(number).unwrap()).unwrap()
}

/// Cards written one after another, such as `AhKh` or `Ah Kh`, in this order.
pub fn cards(text: &str) -> Vec<Card> {
    let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    letters.chunks(2).map(|pair| pair.iter().collect::<String>().parse().unwrap()).collect()
}

/// A hand about to be dealt.
#[derive(Clone)]
pub struct Deal {
    pub setup: Setup,
    hands: PerSeat<Option<Vec<Card>>>,
    board: Vec<Card>,
}

/// A hand of this game; one stack for each seat from 0 on, an empty seat having none.
pub fn deal(game: &'static Game, structure: Structure, stakes: Stakes, stacks: &[u64]) -> Deal {
    let stacks = PerSeat::from_fn(|seat| Chips(stacks.get(seat.index()).copied().unwrap_or(0)));
    let setup = Setup {
        game,
        structure,
        stakes,
        room: Room::CIRCOLO,
        button: seat(0),
        blinds: Blinds::FromButton,
        entries: PerSeat::default(),
        stacks,
    };
    Deal { setup, hands: PerSeat::default(), board: Vec::new() }
}

/// A hand of hold'em with these blinds.
pub fn holdem(structure: Structure, small: u64, big: u64, stacks: &[u64]) -> Deal {
    deal(&catalog::HOLDEM, structure, Stakes::blinds(Chips(small), Chips(big)), stacks)
}

/// A hand of seven card stud with this ante, bring-in, small and big bet.
pub fn stud(structure: Structure, [ante, bring_in, small, big]: [u64; 4], stacks: &[u64]) -> Deal {
    let stakes = Stakes::bring_in(Chips(ante), Chips(bring_in), Chips(small), Chips(big));
    deal(&catalog::SEVEN_CARD_STUD, structure, stakes, stacks)
}

/// Everyone stays in with a check or a call, until this street, 0 first, has been dealt.
pub fn reach(mut play: Play, street: u8) -> Play {
    while play.hand.state().street_index() < Some(street) {
        let seat = play.turn().unwrap();
        let may = play.may();
        let step = ["bring", "check", "call"].into_iter().find(|step| may.contains(step)).unwrap();
        play.play(&format!("{seat} {step}s"));
    }
    play
}

impl Deal {
    /// The same seats, stakes and cards in another game.
    pub fn game(mut self, game: &'static Game) -> Self {
        self.setup.game = game;
        self
    }

    pub fn button(mut self, number: usize) -> Self {
        self.setup.button = seat(number);
        self
    }

    pub fn ante(mut self, ante: u64) -> Self {
        self.setup.stakes.ante = Chips(ante);
        self
    }

    pub fn room(mut self, room: Room) -> Self {
        self.setup.room = room;
        self
    }

    /// The private cards of a seat, in the order in which they are dealt. In stud a seat that is to fold gets only
    /// the cards it will see, so that the others get theirs. A seat that is not named gets any cards.
    pub fn hand(mut self, number: usize, hand: &str) -> Self {
        self.hands[seat(number)] = Some(cards(hand));
        self
    }

    /// The cards of the board, in order. What is not named is any card.
    pub fn board(mut self, board: &str) -> Self {
        self.board = cards(board);
        self
    }

    /// The first cards of the deck, so that every named card comes where it belongs.
    fn deck(&self) -> Deck {
        let mut hands = PerSeat::from_fn(|seat| self.hands[seat].clone().map(Vec::into_iter));
        let mut board = self.board.iter().copied();
        let mut order: Vec<Option<Card>> = Vec::new();
        for dealt in self.setup.game.streets.iter().flat_map(|street| street.deals) {
            match *dealt {
                Dealt::Burn => order.push(None),
                Dealt::Board(count) => order.extend((0..count).map(|_| board.next())),
                Dealt::Down(count) | Dealt::Up(count) => {
                    for _ in 0..count {
                        for seat in self.setup.dealt_in().clockwise_after(self.setup.button) {
                            match &mut hands[seat] {
                                None => order.push(None),
                                // A named hand that has run out was folded before.
                                Some(hand) => order.extend(hand.next().map(Some)),
                            }
                        }
                    }
                }
            }
        }
        let named: CardSet = order.iter().flatten().copied().collect();
        let mut others = Card::all().filter(|&card| !named.contains(card));
        let first: Vec<Card> = order.into_iter().map_while(|card| card.or_else(|| others.next())).collect();
        Deck::known(&first).unwrap()
    }

    /// Posts, deals and stops at the first question.
    pub fn start(self) -> Play {
        Play { hand: Hand::start(self.setup, self.deck()).unwrap() }
    }
}

/// A hand in play.
#[derive(Clone)]
pub struct Play {
    pub hand: Hand,
}

/// One step of a script.
struct Step {
    seat: Seat,
    action: Action,
    /// What a bet or raise must be called.
    kind: Option<WagerKind>,
    /// What a call must add.
    adds: Option<Chips>,
}

fn steps(script: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    for sentence in script.split(',').map(str::trim).filter(|sentence| !sentence.is_empty()) {
        let words: Vec<&str> = sentence.split_whitespace().collect();
        let (first, last) = words[0].split_once('-').unwrap_or((words[0], words[0]));
        let amount = words.get(2).and_then(|word| word.parse().ok()).map(Chips);
        let to = || Action::RaiseTo(amount.unwrap_or_else(|| panic!("{sentence:?}: how much?")));
        let (action, kind) = match words[1].trim_end_matches('s') {
            "fold" => (Action::Fold, None),
            "check" => (Action::Check, None),
            "call" => (Action::Call, None),
            "bet" => (to(), Some(WagerKind::Bet)),
            "raise" => (to(), Some(WagerKind::Raise)),
            "complete" => (to(), Some(WagerKind::Complete)),
            "bring" => (Action::BringIn, None),
            "show" => (Action::Show, None),
            "muck" => (Action::Muck, None),
            _ => panic!("{sentence:?}: what is that?"),
        };
        for number in first.parse().unwrap()..=last.parse().unwrap() {
            steps.push(Step { seat: seat(number), action, kind, adds: amount.filter(|_| action == Action::Call) });
        }
    }
    steps
}

impl Play {
    /// Plays a script.
    #[track_caller]
    pub fn play(&mut self, script: &str) -> &mut Self {
        for Step { seat, action, kind, adds } in steps(script) {
            let at = format!("seat {} {action:?} in {script:?}", seat.index());
            let choices = self.hand.choices();
            if let Err(error) = self.hand.act(seat, action) {
                panic!("{at}: {error}");
            }
            if let Some(adds) = adds {
                let call = matches!(&choices, Some(Choices::Bet { passive: Passive::Call(call), .. }) if *call == adds);
                assert!(call, "{at}: it was {choices:?}");
            }
            if kind.is_some() {
                let raise = choices.as_ref().and_then(Choices::raise);
                assert_eq!(raise.map(|raise| raise.kind), kind, "{at}");
            }
        }
        self
    }

    /// Everyone checks until nobody is asked to bet any more.
    #[track_caller]
    pub fn check_down(&mut self) -> &mut Self {
        while let Some(seat) = self.hand.turn().filter(|_| !self.hand.state().asks_to_show()) {
            self.hand.act(seat, Action::Check).unwrap();
        }
        self
    }

    /// Tries the one step of a script, which must be refused and change nothing.
    #[track_caller]
    pub fn refuses(&self, script: &str) -> ActionError {
        let [Step { seat, action, .. }] = &steps(script)[..] else { panic!("one step at a time") };
        let mut hand = self.hand.clone();
        let Err(error) = hand.act(*seat, *action) else { panic!("{script:?} was accepted") };
        assert_eq!((hand.state(), hand.events()), (self.hand.state(), self.hand.events()));
        error
    }

    /// Who is asked.
    pub fn turn(&self) -> Option<usize> {
        self.hand.turn().map(Seat::index)
    }

    /// What the seat in turn may do, such as `fold, call 10, raise 20..1000`; empty when nobody is asked.
    pub fn may(&self) -> String {
        let raise = |choices: &Choices| {
            choices.raise().map_or(String::new(), |raise| {
                let kind = facts::kind(raise.kind);
                match &raise.amounts {
                    RaiseAmounts::Range { min_to, max_to } => format!(", {kind} {min_to}..{max_to}"),
                    RaiseAmounts::OneOf(amounts) => {
                        let amounts: Vec<_> = amounts.iter().map(Chips::to_string).collect();
                        format!(", {kind} {}", amounts.join(" or "))
                    }
                }
            })
        };
        match self.hand.choices() {
            None => String::new(),
            Some(Choices::ShowOrMuck) => "show, muck".to_owned(),
            Some(choices @ Choices::BringIn { chips, .. }) => format!("bring in {chips}{}", raise(&choices)),
            Some(choices @ Choices::Bet { passive: Passive::Check, .. }) => format!("fold, check{}", raise(&choices)),
            Some(choices @ Choices::Bet { passive: Passive::Call(call), .. }) => {
                format!("fold, call {call}{}", raise(&choices))
            }
        }
    }

    /// Why the seat in turn may not raise.
    pub fn no_raise(&self) -> Option<NoRaise> {
        match self.hand.choices()? {
            Choices::Bet { raise, .. } | Choices::BringIn { complete: raise, .. } => raise.err(),
            Choices::ShowOrMuck => None,
        }
    }

    /// The stacks of those who were dealt in, by seat.
    pub fn stacks(&self) -> Vec<u64> {
        self.hand.state().dealt_in().iter().map(|seat| self.hand.state().player(seat).stack.0).collect()
    }

    pub fn stack(&self, number: usize) -> u64 {
        self.hand.state().player(seat(number)).stack.0
    }

    /// The pots so far, main pot first: how much, and who can win it.
    pub fn pots(&self) -> Vec<(u64, Vec<usize>)> {
        let pots = self.hand.state().pots().into_iter();
        pots.map(|pot| (pot.chips.0, pot.claimants.iter().map(Seat::index).collect())).collect()
    }

    /// Everything in the middle.
    pub fn total(&self) -> u64 {
        self.hand.state().total().0
    }

    pub fn is_over(&self) -> bool {
        self.hand.state().is_over()
    }

    /// The board as text.
    pub fn board(&self) -> String {
        self.hand.state().board().iter().map(Card::to_string).collect()
    }
}
