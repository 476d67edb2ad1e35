//! What the room does for a player beside the hand: dealing on, selling chips, keeping a seat.

use crate::rules::{Chips, Presence};
use crate::session::{Format, Offers, Request, Session, Wait};

/// One thing the player can ask for while not being asked to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Service {
    /// To leave: the sitting ends.
    Leave,
    /// To have the rest of a tournament played at once.
    Finish,
    /// To go on looking: the next hand is dealt without the player.
    Watch,
    /// Not to buy again.
    Decline,
    /// To sit out from the next hand on; in a tournament, to be absent.
    SitOut,
    /// To come back when the big blind comes (rule T3).
    Wait,
    /// To come back now, for a live and a dead part (rule T3).
    ComeBack {
        /// The part that is a bet.
        live: Chips,
        /// The part that goes into the pot.
        dead: Chips,
    },
    /// So many chips, with which the player is dealt in again.
    Rebuy {
        /// The chips.
        chips: Chips,
        /// What they cost.
        price: Chips,
    },
    /// A tournament's add-on.
    AddOn {
        /// The chips.
        chips: Chips,
        /// What they cost.
        price: Chips,
    },
    /// The next hand.
    Next,
    /// Another tournament like this one.
    Again,
}

impl Service {
    /// The name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Leave => "quit",
            Self::Finish => "finish",
            Self::Watch => "watch",
            Self::Decline => "decline",
            Self::SitOut => "sit-out",
            Self::Wait => "wait",
            Self::ComeBack { .. } => "come-back",
            Self::Rebuy { .. } => "rebuy",
            Self::AddOn { .. } => "add-on",
            Self::Next => "next",
            Self::Again => "again",
        }
    }
}

/// What is offered between two hands, the usual one last.
pub(super) fn between(session: &Session) -> Vec<Service> {
    let offers = session.offers();
    match session.waits_for() {
        Wait::Rebuy { chips, price, .. } => vec![Service::Decline, Service::Rebuy { chips, price }],
        Wait::NextHand { dealt_in: true } if session.is_away() => vec![Service::Watch, free_return()],
        Wait::NextHand { dealt_in: true } if is_last_chance(session) => {
            add_on(session, &offers).into_iter().chain([Service::Next]).collect()
        }
        Wait::NextHand { dealt_in: true } => vec![Service::Next],
        Wait::NextHand { dealt_in: false } if session.progress().is_some() => {
            vec![Service::Leave, Service::Finish, Service::Watch]
        }
        Wait::NextHand { dealt_in: false } => [Service::Watch].into_iter().chain(back(session, &offers)).collect(),
        Wait::Alone => [Service::Leave].into_iter().chain(back(session, &offers)).collect(),
        Wait::Over => vec![Service::Leave, Service::Again],
        Wait::Bot(_) | Wait::Player(..) => Vec::new(),
    }
}

/// What is offered while the others play a hand.
pub(super) fn aside(session: &Session) -> Vec<Service> {
    match session.progress() {
        Some(progress) if progress.out => vec![Service::Leave, Service::Finish],
        Some(_) => vec![free_return()],
        None => back(session, &session.offers()),
    }
}

/// What is sold and changed at any time, for who looks for it.
pub(super) fn always(session: &Session) -> Vec<Service> {
    let offers = session.offers();
    let mut services = Vec::new();
    if offers.sit_out {
        services.push(Service::SitOut);
    } else if session.is_away() {
        services.push(free_return());
    }
    if let (true, Some((chips, price))) = (offers.rebuy, sold(session)) {
        services.push(Service::Rebuy { chips, price });
    }
    services.extend(add_on(session, &offers));
    if session.progress().is_none() {
        services.extend(back(session, &offers));
    }
    services
}

const fn free_return() -> Service {
    Service::ComeBack { live: Chips::ZERO, dead: Chips::ZERO }
}

/// The ways back into the game at a cash table.
fn back(session: &Session, offers: &Offers) -> Vec<Service> {
    let short = session.stack(Session::PLAYER) < least(session);
    match offers.come_back {
        _ if short && session.presence() == Some(Presence::SittingOut) => rebuy(session, offers).into_iter().collect(),
        Some((live, dead)) if offers.waiting || (live + dead).is_zero() => vec![Service::ComeBack { live, dead }],
        Some((live, dead)) => vec![Service::Wait, Service::ComeBack { live, dead }],
        None => Vec::new(),
    }
}

/// What has to be in front of a player who is dealt in everywhere (rule F5); nothing in a tournament.
fn least(session: &Session) -> Chips {
    match session.config().format {
        Format::Cash(cash) => cash.least_to_play(),
        Format::Tournament(_) => Chips::ZERO,
    }
}

/// As many chips as one sat down with, at a cash table.
fn rebuy(session: &Session, offers: &Offers) -> Option<Service> {
    let (_, most) = offers.buy?;
    let chips = session.config().buy_in().saturating_sub(session.stack(Session::PLAYER)).min(most);
    (!chips.is_zero()).then_some(Service::Rebuy { chips, price: chips })
}

/// What a tournament sells at a time: so many chips for so much.
fn sold(session: &Session) -> Option<(Chips, Chips)> {
    match session.config().format {
        Format::Cash(_) => None,
        Format::Tournament(format) => Some((format.speed.stack(), format.buy_in)),
    }
}

fn add_on(session: &Session, offers: &Offers) -> Option<Service> {
    let (chips, price) = sold(session).filter(|_| offers.add_on)?;
    Some(Service::AddOn { chips, price })
}

/// Whether the next hand is in the last level in which chips are sold: who wants the add-on should be reminded.
fn is_last_chance(session: &Session) -> bool {
    match (session.config().format, session.progress()) {
        (Format::Tournament(format), Some(progress)) => progress.level.checked_add(1) == Some(format.rebuy_levels),
        _ => false,
    }
}

/// What the session is asked for; `None` where more than one thing, or none, is.
pub(super) const fn request(service: Service) -> Option<Request> {
    Some(match service {
        Service::Decline => Request::Decline,
        Service::SitOut => Request::SitOut,
        Service::Wait => Request::Wait,
        Service::ComeBack { .. } => Request::Return,
        Service::AddOn { .. } => Request::AddOn,
        Service::Leave | Service::Finish | Service::Watch | Service::Rebuy { .. } | Service::Next | Service::Again => {
            return None;
        }
    })
}
