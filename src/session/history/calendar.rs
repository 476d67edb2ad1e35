//! Days and hours of moments that a clock told: arithmetic, no clock.

use crate::rules::CivilTime;

const DAY: u64 = 86_400;

/// The moment of so many milliseconds since 1970, in UTC; years beyond 65535 are that year.
pub(super) fn utc(time: u64) -> CivilTime {
    let seconds = time / 1_000;
    let (day, of_day) = (seconds / DAY, seconds % DAY);
    // Years are counted from March, so that a leap day is a year's last: H. Hinnant, chrono-compatible date algorithms.
    let shifted = day + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let civil_month = if month < 10 { month + 3 } else { month - 9 };
    CivilTime {
        year: u16::try_from(era * 400 + year + u64::from(civil_month <= 2)).unwrap_or(u16::MAX),
        month: civil_month as u8,
        day: (of_year - (153 * month + 2) / 5 + 1) as u8,
        hour: (of_day / 3_600) as u8,
        minute: (of_day / 60 % 60) as u8,
        second: (of_day % 60) as u8,
    }
}

/// The moment in milliseconds since 1970; those before are its beginning.
pub(super) fn moment(time: &CivilTime) -> u64 {
    let CivilTime { year, month, day, hour, minute, second } = *time;
    let (month, day) = (u64::from(month.clamp(1, 12)), u64::from(day.clamp(1, 31)));
    let year = u64::from(year) - u64::from(month <= 2 && year > 0);
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let days = year / 400 * 146_097 + year % 400 * 365 + year % 400 / 4 - year % 400 / 100 + of_year;
    let of_day = u64::from(hour) * 3_600 + u64::from(minute) * 60 + u64::from(second);
    (days.saturating_sub(719_468) * DAY + of_day) * 1_000
}

/// The same moment in New York: five hours behind, four from the second Sunday of March, two o'clock there, to the
/// first Sunday of November (the rule since 2007).
pub(super) fn eastern(time: u64) -> CivilTime {
    let year = utc(time).year;
    let sunday = |month, from: u8| {
        let first = CivilTime { year, month, day: from, hour: 0, minute: 0, second: 0 };
        let days = moment(&first) / 1_000 / DAY;
        // Day 0 was a Thursday.
        (days + (7 - (days + 4) % 7) % 7) * DAY * 1_000
    };
    let hour = 3_600_000;
    let summer = (sunday(3, 8) + 7 * hour..sunday(11, 1) + 6 * hour).contains(&time);
    utc(time.saturating_sub(if summer { 4 } else { 5 } * hour))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{eastern, moment, utc};

    /// Moments as `date -u -d @…` and `TZ=America/New_York date -d @…` print them.
    #[test]
    fn moments_are_those_of_a_calendar() {
        for (seconds, there, here) in [
            (0, "1970/01/01 0:00:00", "1969/12/31 19:00:00"),
            (951_782_400, "2000/02/29 0:00:00", "2000/02/28 19:00:00"),
            (1_772_953_199, "2026/03/08 6:59:59", "2026/03/08 1:59:59"),
            (1_772_953_200, "2026/03/08 7:00:00", "2026/03/08 3:00:00"),
            (1_793_512_799, "2026/11/01 5:59:59", "2026/11/01 1:59:59"),
            (1_793_512_800, "2026/11/01 6:00:00", "2026/11/01 1:00:00"),
            (4_107_542_400, "2100/03/01 0:00:00", "2100/02/28 19:00:00"),
        ] {
            assert_eq!(utc(seconds * 1_000).to_string(), there);
            assert_eq!(moment(&utc(seconds * 1_000)), seconds * 1_000);
            if seconds > 0 {
                assert_eq!(eastern(seconds * 1_000).to_string(), here);
            }
        }
        assert_eq!(utc(u64::MAX).year, u16::MAX);
    }
}
