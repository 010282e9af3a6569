//! Math.log as the reference VM computes it on x86-64.
//!
//! x = 2^k m and b/256 a short approximation of 1/m:
//! log x = k ln2 - log(b/256) + log(1 + r), r = m b/256 - 1.

use super::log_table::LOGS;
use super::reciprocal::reciprocal;
use crate::bits::{INVALID, power_of_two, quiet};

/// ln2 rounded to a multiple of 2^-43, and the rest.
const LN2: (f64, f64) = (LOGS[0].0, LOGS[0].1);

/// The coefficients of r^2 to r^7: those of the series, but for the sixth, which is
/// adjusted to balance the terms left out.
const P: [f64; 6] = [-0.5, 1.0 / 3.0, -0.25, 0.2, f64::from_bits(0xbfc5_555e_3d6f_b175), 1.0 / 7.0];

/// A positive finite number as 2^k m with m in [1, 2).
pub(super) fn split(x: f64) -> (i32, f64) {
    let (shift, x) = if x < f64::MIN_POSITIVE { (-54, x * power_of_two(54)) } else { (0, x) };
    let k = (x.to_bits() >> 52) as i32 - 1023 + shift;
    (k, f64::from_bits(x.to_bits() & ((1 << 52) - 1) | 1023 << 52))
}

/// What every logarithm returns outside the positive finite numbers.
pub(super) fn special(x: f64) -> Option<f64> {
    if x.is_nan() {
        Some(quiet(x))
    } else if x == 0.0 {
        Some(f64::NEG_INFINITY)
    } else if x < 0.0 {
        Some(INVALID)
    } else if x == f64::INFINITY {
        Some(x)
    } else {
        None
    }
}

/// Math.log: the same bits as the real one on every input measured.
pub fn log(x: f64) -> f64 {
    if let Some(special) = special(x) {
        return special;
    }
    let (k, m) = split(x);
    let k = k as f64;
    let b = (reciprocal(m) + 16) >> 5;
    let (log_high, log_low) = LOGS[b as usize - 128];
    let b = b as f64 / 256.0;

    // Two exact products; only their sum is rounded.
    let m_high = f64::from_bits(m.to_bits() & !0xffff_ffff);
    let r = (b * m_high - 1.0) + b * (m - m_high);

    let r2 = r * r;
    let head = ((P[1] * r + P[0]) + P[2] * r2) * r2;
    let tail = ((P[4] * r + P[3]) + P[5] * r2) * ((r2 * r) * r2);

    let base = k * LN2.0 + log_high;
    let high = base + r;
    let lost = (base - high) + r;
    high + (lost + (k * LN2.1 + log_low) + tail + head)
}
