//! Math.sin and cos as the reference VM computes them on x86-64.
//!
//! With x = b + r + c, b a multiple of pi/32:
//! sin x = [sin b + sigma r] + (cos b - sigma) r + polynomials + corrections,
//! the first two terms added with their rounding errors kept.

use super::reduction::{Reduced, reduce};
use super::sincos_table::TABLE;
use crate::bits::{INVALID, quiet};

/// Below 2^-252 products of the argument could underflow; the result is known.
const TINY: f64 = f64::from_bits(0x3030_0000_0000_0000);

/// The Taylor coefficients of (sin r - r)/r^3 and (cos r - 1)/r^2.
const SIN: [f64; 4] = [-1.0 / 6.0, 1.0 / 120.0, -1.0 / 5040.0, 1.0 / 362880.0];
const COS: [f64; 4] = [-0.5, 1.0 / 24.0, -1.0 / 720.0, 1.0 / 40320.0];

/// Math.sin: the same bits as the real one on every input measured.
pub fn sin(x: f64) -> f64 {
    if x.abs() < TINY { x } else { shifted_sin(x, 0) }
}

/// Math.cos: the same bits as the real one on every input measured.
pub fn cos(x: f64) -> f64 {
    if x.abs() < TINY { 1.0 } else { shifted_sin(x, 16) }
}

/// sin(x + quarter pi/32).
fn shifted_sin(x: f64, quarter: i32) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    if x.is_infinite() {
        return INVALID;
    }
    let Reduced { n, r, first, minus_c } = reduce(x);
    let entry = &TABLE[((n + quarter) & 63) as usize];
    let (sin_b, cos_b) = (entry.sin_high, entry.cos_rest + entry.sigma);

    let r2 = r * r;
    let r4 = r2 * r2;
    let series = |c: &[f64; 4]| (c[0] + c[1] * r2) + r4 * (c[2] + c[3] * first * r);
    let sin_terms = series(&SIN) * ((cos_b * r) * r2);
    let cos_terms = series(&COS) * (sin_b * r2);
    let correction = minus_c * (sin_b * r - cos_b) + entry.sin_low;

    let step = entry.sigma * r;
    let high = sin_b + step;
    let high_lost = (sin_b - high) + step;
    let medium = entry.cos_rest * r;
    let sum = high + medium;
    let sum_lost = (high - sum) + medium;
    sum + (correction + high_lost + sum_lost + sin_terms + cos_terms)
}
