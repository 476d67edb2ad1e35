//! Where the seats and their bets lie, for every shape of the table.
//!
//! Everything is in per cent of the table's box, origin top left, so that one computation serves every screen
//! size and the sheet only has to choose between the shapes.

/// A point of the table's box, both coordinates 0 to 100.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// Which edge of the table a seat sits at: the dealer's disc and the word of the last action keep to the inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Edge {
    Bottom,
    Left,
    Top,
    Right,
}

impl Edge {
    /// The name used in the sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bottom => "bottom",
            Self::Left => "left",
            Self::Top => "top",
            Self::Right => "right",
        }
    }
}

/// One seat in one shape of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Station {
    /// The middle of the seat's block of cards and pill.
    pub seat: Spot,
    /// The chips in front of it, towards the centre: their middle, or in a column of the tall table their outer end.
    pub bet: Spot,
    /// The edge it sits at.
    pub edge: Edge,
}

/// One seat in every shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// In the list that takes the table's place where cards that lie open would have too little room.
    pub list: Station,
    /// On the tall stadium of a portrait screen.
    pub tall: Station,
    /// On the ellipse of a landscape screen.
    pub wide: Station,
}

/// Where the pot lies on a table; chips travel to it and from it.
pub const CENTRE: Spot = Spot { x: 50.0, y: 45.5 };

/// The places of `count` seats, yours first, then clockwise as the cards go.
#[must_use]
pub fn places(count: usize) -> Vec<Place> {
    let stations = list(count).into_iter().zip(tall(count)).zip(wide(count));
    stations.map(|((list, tall), wide)| Place { list, tall, wide }).collect()
}

/// How high a row of the list is: all rows together take the same part of the table, but a few do not grow without end.
#[must_use]
pub fn row(count: usize) -> f64 {
    const ROWS: f64 = 56.0;
    const HIGHEST: f64 = 10.5;
    (ROWS / count.saturating_sub(1).max(1) as f64).min(HIGHEST)
}

/// The list: the others in rows from the top, clockwise from your left, their bets at the end of the row; you below.
fn list(count: usize) -> Vec<Station> {
    let row = row(count);
    let station = |index: usize| {
        let y = 1.0 + row * (index as f64 - 0.5);
        Station { seat: Spot { x: 50.0, y }, bet: Spot { x: 95.5, y: y + row * 0.22 }, edge: Edge::Right }
    };
    let yours = Station { seat: Spot { x: 50.0, y: 85.5 }, bet: Spot { x: 50.0, y: 72.5 }, edge: Edge::Bottom };
    std::iter::once(yours).chain((1..count).map(station)).collect()
}

/// The stadium: you at the bottom, the others in two columns and at the head. No seat lies beside the board, so
/// that its five cards may have the whole width of a phone.
fn tall(count: usize) -> Vec<Station> {
    const OUT: f64 = 12.0;
    /// How far in the bets of a column begin: they grow towards the centre.
    const IN: f64 = 24.4;
    let others = count.saturating_sub(1);
    // Each row of a column: where its seat is, and where its bet, clear of the words under the pills, of the
    // head's seat and of your cards.
    let rows: &[(f64, f64)] = match others / 2 {
        0 => &[],
        1 => &[(25.0, 28.0)],
        2 => &[(63.5, 62.0), (20.0, 24.0)],
        3 => &[(64.0, 62.5), (26.2, 28.0), (8.2, 20.2)],
        _ => &[(79.5, 71.4), (61.5, 60.5), (25.8, 28.0), (8.2, 20.2)],
    };
    let column = |&(y, bet): &(f64, f64), left: bool| {
        let x = |from_left: f64| if left { from_left } else { 100.0 - from_left };
        let edge = if left { Edge::Left } else { Edge::Right };
        Station { seat: Spot { x: x(OUT), y }, bet: Spot { x: x(IN), y: bet }, edge }
    };
    let mut stations =
        vec![Station { seat: Spot { x: 50.0, y: 85.5 }, bet: Spot { x: 50.0, y: 70.5 }, edge: Edge::Bottom }];
    stations.extend(rows.iter().map(|row| column(row, true)));
    if others % 2 == 1 {
        stations.push(Station { seat: Spot { x: 50.0, y: 9.0 }, bet: Spot { x: 50.0, y: 23.4 }, edge: Edge::Top });
    }
    stations.extend(rows.iter().rev().map(|row| column(row, false)));
    stations
}

/// The ellipse: equal steps along its edge, beginning at the bottom.
fn wide(count: usize) -> Vec<Station> {
    const MIDDLE: Spot = Spot { x: 50.0, y: 43.0 };
    const REACH: Spot = Spot { x: 41.0, y: 32.5 };
    /// How much longer the ellipse is than high, on the screens it is made for.
    const STRETCH: f64 = 1.9;
    // The edge as a fine polygon, its length so far at every corner.
    const STEPS: usize = 720;
    let corner = |step: usize| {
        let turn = std::f64::consts::TAU * step as f64 / STEPS as f64;
        // From the bottom over the left to the top: clockwise as the players see it.
        Spot { x: MIDDLE.x - REACH.x * turn.sin(), y: MIDDLE.y + REACH.y * turn.cos() }
    };
    let mut length = vec![0.0];
    for step in 1..=STEPS {
        let (from, to) = (corner(step - 1), corner(step));
        let so_far: f64 = length[step - 1];
        length.push(so_far + ((to.x - from.x) * STRETCH).hypot(to.y - from.y));
    }
    let whole = length[STEPS];
    (0..count)
        .map(|place| {
            let wanted = whole * place as f64 / count as f64;
            let step = length.partition_point(|&so_far| so_far < wanted);
            let mut seat = corner(step);
            let edge = match (seat.x - MIDDLE.x, seat.y - MIDDLE.y) {
                (x, y) if y > 0.0 && x.abs() < 22.0 => Edge::Bottom,
                (x, y) if y < 0.0 && x.abs() < 22.0 => Edge::Top,
                (x, _) if x < 0.0 => Edge::Left,
                _ => Edge::Right,
            };
            let pull = match edge {
                Edge::Left | Edge::Right => 0.4,
                Edge::Top => 0.5,
                Edge::Bottom => 0.45,
            };
            let bet = Spot { x: seat.x + (MIDDLE.x - seat.x) * pull, y: seat.y + (MIDDLE.y - seat.y) * pull };
            if place == 0 {
                seat.y = 85.5;
            }
            Station { seat, bet, edge }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half the width and height of a seat's block, in per cent of the table, on a phone of 390 by 844.
    const TALL_HALF: Spot = Spot { x: 11.2, y: 7.4 };
    /// The same on a desktop of 1440 by 900.
    const WIDE_HALF: Spot = Spot { x: 5.2, y: 7.3 };

    fn apart(one: Spot, other: Spot, half: Spot) -> bool {
        (one.x - other.x).abs() >= 2.0 * half.x || (one.y - other.y).abs() >= 2.0 * half.y
    }

    #[test]
    fn no_two_seats_overlap_and_all_lie_on_the_table() {
        for count in 2..=10 {
            let places = places(count);
            assert_eq!(places.len(), count);
            for (index, place) in places.iter().enumerate() {
                for (seat, half) in [(place.tall.seat, TALL_HALF), (place.wide.seat, WIDE_HALF)] {
                    assert!(seat.x >= half.x && seat.x <= 100.0 - half.x, "{count} seats, place {index}: {seat:?}");
                    assert!(seat.y >= 7.0 && seat.y <= 93.0, "{count} seats, place {index}: {seat:?}");
                }
                for other in &places[..index] {
                    assert!(apart(place.tall.seat, other.tall.seat, TALL_HALF), "{count} seats, place {index}, tall");
                    assert!(apart(place.wide.seat, other.wide.seat, WIDE_HALF), "{count} seats, place {index}, wide");
                }
            }
        }
    }

    #[test]
    fn rows_lie_one_under_another_clear_of_your_cards() {
        for count in 2..=10 {
            let stations: Vec<Station> = places(count).into_iter().map(|place| place.list).collect();
            let rows = &stations[1..];
            assert!(rows.windows(2).all(|pair| pair[1].seat.y - pair[0].seat.y >= row(count) - 1e-9), "{count} seats");
            let inside = |&Station { seat, bet, .. }: &Station| (bet.y - seat.y).abs() < row(count) / 2.0;
            assert!(rows.iter().all(inside), "{count} seats");
            assert!(rows[0].seat.y >= row(count) / 2.0 && rows[rows.len() - 1].seat.y <= 58.0 - row(count) / 2.0);
        }
    }

    #[test]
    fn seats_run_clockwise_from_yours() {
        for count in 3..=10 {
            for shape in [|place: &Place| place.tall.seat, |place: &Place| place.wide.seat] {
                // Clockwise as seen: from the bottom to the left, over the top, down the right.
                let turn = |spot: Spot| {
                    let angle = (50.0 - spot.x).atan2(spot.y - CENTRE.y);
                    if angle < -1e-9 { angle + std::f64::consts::TAU } else { angle }
                };
                let turns: Vec<f64> = places(count).iter().map(|place| turn(shape(place))).collect();
                assert!(turns.windows(2).all(|pair| pair[0] < pair[1]), "{count} seats: {turns:?}");
            }
        }
    }

    #[test]
    fn bets_lie_between_their_seat_and_the_centre() {
        for count in 2..=10 {
            for place in places(count) {
                for station in [place.tall, place.wide] {
                    let far = |spot: Spot| (spot.x - CENTRE.x).hypot(spot.y - CENTRE.y);
                    assert!(far(station.bet) < far(station.seat), "{count} seats: {station:?}");
                }
            }
        }
    }
}
