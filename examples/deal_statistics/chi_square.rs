//! The chi-square test.

/// How far counts are from equally likely ones.
pub fn chi_square(counts: impl IntoIterator<Item = u32>, expected: f64) -> f64 {
    counts.into_iter().map(|count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// How likely chance alone is to be at least so far off: the upper tail of chi-square with an odd number of degrees of
/// freedom, as in Abramowitz and Stegun, Handbook of Mathematical Functions, 26.4.4.
///
/// Its first term, the tail of the normal distribution, is taken as its bound φ(χ)/χ, which is too large by less than
/// φ(χ)/χ³: nothing that matters where chi-square is above 30.
pub fn p_value(chi_square: f64, degrees: u32) -> f64 {
    assert!(degrees % 2 == 1 && degrees > 1, "{degrees} degrees: expected an odd number");
    // The logarithm of 2φ(χ), and of each term: the terms of many degrees overflow what stands before them.
    let before = (2.0 / (2.0 * std::f64::consts::PI).sqrt()).ln() - chi_square / 2.0;
    let chi = chi_square.sqrt();
    let mut term = before + chi.ln();
    let mut sum = (before - chi.ln()).exp();
    for r in 1..=(degrees - 1) / 2 {
        sum += term.exp();
        term += (chi_square / f64::from(2 * r + 1)).ln();
    }
    sum.min(1.0)
}
