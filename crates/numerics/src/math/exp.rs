//! Math.exp as the reference VM computes it on x86-64.
//!
//! x = m ln2/64 + y with |y| <= ln2/128, m = 64 n + j, and
//! e^x = 2^n T_j (1 + P(y)), T_j = 2^(j/64) held in two parts.

use super::exp_table::POWERS;
use crate::bits::{power_of_two, quiet};

/// 64/ln2, and ln2/64 as a head whose multiples are exact and a tail.
const PER_UNIT: f64 = f64::from_bits(0x4057_1547_652b_82fe);
const UNIT_HIGH: f64 = f64::from_bits(0x3f86_2e42_fefa_0000);
const UNIT_LOW: f64 = f64::from_bits(0x3d1c_f79a_bc9e_3b39);

/// The published minimax coefficients of y^2 to y^6 in e^y - 1 - y.
const P: [f64; 5] = [
    f64::from_bits(0x3fdf_ffff_ffff_fffe),
    f64::from_bits(0x3fc5_5555_5554_8ba1),
    f64::from_bits(0x3fa5_5555_555b_9e25),
    f64::from_bits(0x3f81_1115_c090_cf0f),
    f64::from_bits(0x3f56_c15c_e328_9860),
];

/// Math.exp: the same bits as the real one on every input measured.
pub fn exp(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    if x.abs() < power_of_two(-54) {
        return 1.0;
    }
    if x > 710.0 {
        return f64::INFINITY;
    }
    if x < -746.0 {
        return 0.0;
    }
    let m = (x * PER_UNIT).round_ties_even();
    let y = (x - m * UNIT_HIGH) - m * UNIT_LOW;
    let index = m as i32;
    let (high, low) = POWERS[(index & 63) as usize];
    let n = index >> 6;

    let y2 = y * y;
    let cubic = (P[2] * y + P[1]) * (y2 * y);
    let quintic = (P[4] * y + P[3]) * (y2 * y2 * y);
    let sum = (((y + low) + cubic) + quintic) + P[0] * y2;
    let rest = high * sum;
    if n >= -1021 {
        let first = n / 2;
        return (high + rest) * power_of_two(first) * power_of_two(n - first);
    }
    // Subnormal results are rounded once, from the exact sum.
    let r = high + rest;
    let lost = (high - r) + rest;
    scale_once(r, lost, n)
}

/// (r + lost) 2^n rounded to the subnormal grid, lost being below half a unit of r.
pub(super) fn scale_once(r: f64, lost: f64, n: i32) -> f64 {
    let exponent = (r.to_bits() >> 52) as i32 + n;
    if exponent >= 1 {
        let first = n / 2;
        return r * power_of_two(first) * power_of_two(n - first);
    }
    let mantissa = r.to_bits() & ((1 << 52) - 1) | 1 << 52;
    let drop = 1 - exponent;
    if drop > 54 {
        return 0.0;
    }
    let kept = mantissa >> drop;
    let rest = mantissa & ((1 << drop) - 1);
    let half = 1 << (drop - 1);
    let up = rest > half || rest == half && (lost > 0.0 || lost == 0.0 && kept & 1 == 1);
    f64::from_bits(kept + up as u64)
}
