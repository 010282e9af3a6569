//! Math.cbrt as the reference VM of JDK 25 computes it on x86-64.
//!
//! x = 2^(3k+j) m, c the centre of the 32nd of [1, 2) that m is in, r = (m - c)/c:
//! cbrt x = 2^k T (1 + r P(r)), T the tabulated root of 2^j c.

use super::cbrt_table::ROOTS;
use super::log::split;
use crate::bits::{power_of_two, quiet};

/// The binomial series of ((1 + r)^(1/3) - 1)/r.
const P: [f64; 8] = [
    1.0 / 3.0,
    -1.0 / 9.0,
    5.0 / 81.0,
    -10.0 / 243.0,
    22.0 / 729.0,
    -154.0 / 6561.0,
    374.0 / 19683.0,
    -935.0 / 59049.0,
];

/// Math.cbrt of JDK 25 (on 17 Math.cbrt is StrictMath's).
pub fn cbrt(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    if x == 0.0 || x.is_infinite() {
        return x;
    }
    let (exponent, m) = split(x.abs());
    let (k, j) = (exponent.div_euclid(3), exponent.rem_euclid(3));
    let i = (m.to_bits() >> 47 & 31) as usize;
    let (high, low) = ROOTS[j as usize][i];
    let c = 1.0 + (i as f64 + 0.5) / 32.0;
    let r = (m - c) * (1.0 / c);
    let r2 = r * r;
    let p = ((P[0] + P[1] * r) + r2 * (P[2] + P[3] * r))
        + (r2 * r2) * ((P[4] + P[5] * r) + r2 * (P[6] + P[7] * r));
    let root = (high + ((high * r) * p + low)) * power_of_two(k);
    root.copysign(x)
}
