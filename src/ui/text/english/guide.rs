//! The guide in English.

use crate::rules::rank::Category;
use crate::rules::{Structure, WagerKind};
use crate::ui::scene::{Ask, Turn};
use crate::ui::text::guide::GuideWords;
use crate::ui::text::number::Money;

pub(super) const GUIDE: GuideWords = GuideWords {
    title: "Rules and hands",
    open: "Rules and hands",

    now: "What the buttons do now",
    effects,

    game: |code| match code {
        "holdem" => &[
            "Everyone gets two cards of their own, face down.",
            "Two blinds are posted before the deal. Then one bets four times: before the flop, after the flop of three \
             cards, after the turn, after the river.",
            "Your hand is the best five of your two cards and the five on the board, in any mix.",
        ],
        "omaha" => &[
            "Everyone gets four cards of their own, face down.",
            "Two blinds are posted before the deal. Then one bets four times: before the flop, after the flop of three \
             cards, after the turn, after the river.",
            "Your hand takes exactly two of your cards and exactly three of the board: one heart of yours makes no flush.",
        ],
        "omaha-hilo" => &[
            "Everyone gets four cards of their own, face down.",
            "Two blinds are posted before the deal. Then one bets four times: before the flop, after the flop of three \
             cards, after the turn, after the river.",
            "A hand takes exactly two of your cards and exactly three of the board; high and low may take others.",
            "The best high and the best low share each pot. A low needs five different ranks of eight or below, so \
             three such cards on the board; without one the high takes all.",
        ],
        "seven-card-stud" => &[
            "Everyone pays an ante and gets two cards face down and one face up; then three more face up and a last one \
             face down. There is no board.",
            "The lowest open card opens with the bring-in, or completes to the small bet. From then on the best open \
             hand is asked first.",
            "One bets on third, fourth, fifth, sixth and seventh street. Your hand is the best five of your seven cards.",
            "Folded open cards are gone: remember them.",
        ],
        "five-card-stud" => &[
            "Everyone pays an ante and gets one card face down and one face up; then three more face up. There is no \
             board.",
            "The lowest open card opens with the bring-in, or completes to the small bet. From then on the best open \
             hand is asked first.",
            "One bets on second, third, fourth and fifth street. Your hand is your five cards.",
        ],
        _ => &[],
    },
    structure: |structure| match structure {
        Structure::Limit => {
            "Limit: every bet and raise has one size, the small bet on the early streets and the big bet on the later \
             ones, and there is a limit to the bets of a round, as a rule four."
        }
        Structure::PotLimit => {
            "Pot limit: a raise may be as large as the pot once you have called. It is at least as large as the bet or \
             raise before it."
        }
        Structure::NoLimit => {
            "No limit: you may bet everything at any time. A raise is at least as large as the bet or raise before it."
        }
    },
    always: &[
        "Who is out of chips in the middle of a hand is all-in and plays for what they could match. The rest goes into a \
         side pot for the others.",
        "What nobody matched comes back to the bettor. Equal hands share a pot; the suits are all worth the same.",
    ],

    hands: "What beats what",
    hands_note: "The best first. Cards that only break a tie are dimmed: these are the kickers.",
    hand: |category| match category {
        Category::StraightFlush => "Five in a row of one suit. With the ace on top it is a royal flush.",
        Category::FourOfAKind => "Four of one rank.",
        Category::FullHouse => "Three of one rank and two of another.",
        Category::Flush => "Five of one suit.",
        Category::Straight => "Five in a row. The ace is high, or low in A-2-3-4-5.",
        Category::ThreeOfAKind => "Three of one rank.",
        Category::TwoPair => "Two of one rank and two of another.",
        Category::Pair => "Two of one rank.",
        Category::HighCard => "None of these: the highest card counts, then the next.",
        Category::Low => "",
    },
    lows: "Lows",
    lows_note: "The best first. One compares from the highest card down; the ace is low, straights and flushes do not hurt.",
};

fn effects(turn: &Turn, money: Money) -> Vec<String> {
    let write = |chips| money.write(chips);
    let mut effects = Vec::new();
    match turn.ask {
        Ask::Bet { call, all_in, .. } => {
            effects.push(match call.is_zero() {
                true => "Fold: you give up the hand, though checking costs nothing.".to_owned(),
                false => "Fold: you give up the hand. What you have put in stays in the pot.".to_owned(),
            });
            effects.push(match (call.is_zero(), all_in) {
                (true, _) => "Check: you stay in and pay nothing.".to_owned(),
                (false, false) => {
                    format!("Call: you put in {}; then there is {} in the pot.", write(call), write(turn.pot + call))
                }
                (false, true) => {
                    format!("Call: you put in your last {} and are asked nothing more in this hand.", write(call))
                }
            });
        }
        Ask::BringIn { chips, .. } => {
            effects.push(format!("Bring-in: you open the betting for {}. You cannot fold here.", write(chips)));
        }
        Ask::Show => effects.extend([
            "Muck: you throw your cards away unseen.".to_owned(),
            "Show: everybody sees your cards.".to_owned(),
        ]),
    }
    if let Some(raise) = turn.raise() {
        let amount = match raise.has_choice() {
            false => write(raise.least),
            true if raise.free => format!("at least {} and at most {}", write(raise.least), write(raise.most)),
            true => format!("{} or {}", write(raise.least), write(raise.most)),
        };
        effects.push(match raise.kind {
            WagerKind::Bet => format!("Bet: you open the betting with {amount}."),
            WagerKind::Complete => format!("Complete: you open with a full bet, {amount} in all."),
            _ => format!("Raise: you make it {amount} in all; the others must match that or fold."),
        });
    }
    effects
}
