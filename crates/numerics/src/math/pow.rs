//! Math.pow as the reference VM computes it on x86-64, nearly.
//!
//! x^y = 2^z, z = y log2(x). The last step is the reference's own: z = n/256 + f and
//! 2^z = 2^(n/256) (1 + P(f)) with its table, polynomial and order of operations. Its
//! logarithm is good to about 70 bits; the one here is more precise, which leaves a
//! disagreement of one unit in the last place in one or two results of ten thousand.

use super::double::{two_product, two_sum};
use super::exp::scale_once;
use super::log::split;
use super::log_table::LOGS;
use super::pow_table::POWERS;
use super::reciprocal::reciprocal;
use crate::bits::horner;
use crate::strict::{pow_is_negative, pow_special};

/// ln2^k/k! for k from 1 to 5.
const P: [f64; 5] = [
    f64::from_bits(0x3fe6_2e42_fefa_39ef),
    f64::from_bits(0x3fce_bfbd_ff82_c58f),
    f64::from_bits(0x3fac_6b08_d704_a0c0),
    f64::from_bits(0x3f83_b2ab_6fba_4e77),
    f64::from_bits(0x3f55_d87f_e78a_6731),
];

/// 1/ln2 to twice the precision of a double.
const INVERSE_LN2: (f64, f64) =
    (f64::from_bits(0x3ff7_1547_652b_82fe), f64::from_bits(0x3c77_77d0_ffda_0d24));

/// 1/3 and 1/4 to the precision the cubic and quartic terms of log need.
const THIRD: (f64, f64) = (1.0 / 3.0, f64::from_bits(0x3c75_5555_5555_5555));

/// The coefficients of r^5 on in log(1 + r).
const TAIL: [f64; 8] =
    [0.2, -1.0 / 6.0, 1.0 / 7.0, -0.125, 1.0 / 9.0, -0.1, 1.0 / 11.0, -1.0 / 12.0];

/// Math.pow: agrees with the real one but for 100 to 200 results in a million.
pub fn pow(x: f64, y: f64) -> f64 {
    if y.is_infinite() && x.abs() == 1.0 || y.is_nan() && x == 1.0 {
        // A constant of the reference's, not the result of an operation.
        return f64::from_bits(0x7ff8_0000_0000_0000);
    }
    if let Some(special) = pow_special(x, y) {
        let negative_extreme = x.is_sign_negative() && (x == 0.0 || x.is_infinite());
        return match misread_parity(y) {
            Some(odd) if negative_extreme => special.abs() * if odd { -1.0 } else { 1.0 },
            _ => special,
        };
    }
    if y == 2.0 {
        return x * x;
    }
    if y == 0.5 {
        return x.sqrt();
    }
    if y == 1.0 {
        return x;
    }
    let sign = if pow_is_negative(x, y) { -1.0 } else { 1.0 };
    let a = x.abs();
    if a == 1.0 {
        return sign;
    }
    // Exponents so large that only overflow and underflow are left, so small that
    // the result rounds to 1.
    if y.abs() > 1e24 {
        return if (a > 1.0) == (y > 0.0) { sign * f64::INFINITY } else { sign * 0.0 };
    }
    if y.abs() < 1e-24 {
        return sign;
    }
    let (log, log_low) = log2(a);
    let (z, z_low) = two_product(y, log);
    sign * exp2(z, z_low + y * log_low)
}

/// Whether the reference takes y for odd where it errs: for |y| in [2^51, 2^52) its
/// treatment of -0 and -infinity looks at the wrong bits.
fn misread_parity(y: f64) -> Option<bool> {
    let bits = y.to_bits();
    if bits >> 52 & 0x7ff != 0x432 {
        return None;
    }
    Some(if y < 0.0 { bits & 1 == 1 } else { bits & 7 == 4 })
}

type Pair = (f64, f64);

/// A sum of two pairs, the first the larger.
fn add(a: Pair, b: Pair) -> Pair {
    let (sum, lost) = two_sum(a.0, b.0);
    let low = lost + (a.1 + b.1);
    let high = sum + low;
    (high, (sum - high) + low)
}

fn multiply(a: Pair, b: Pair) -> Pair {
    let (product, lost) = two_product(a.0, b.0);
    let low = lost + (a.0 * b.1 + a.1 * b.0);
    let high = product + low;
    (high, (product - high) + low)
}

/// log2 of a positive number, to about 100 bits.
fn log2(a: f64) -> Pair {
    let (mut k, m) = split(a);
    let b = (reciprocal(m) + 16) >> 5;
    let (mut log_high, mut log_low) = LOGS[b as usize - 128];
    if b < 181 {
        // Take m/2 instead of m, so that log2 is small where the sum is.
        k += 1;
        log_high -= LOGS[0].0;
        log_low -= LOGS[0].1;
    }
    let b = b as f64 / 256.0;
    let m_high = f64::from_bits(m.to_bits() & !0xffff_ffff);
    let r = two_sum(b * m_high - 1.0, b * (m - m_high));

    // log(1 + r) by Horner's rule, the upper terms in pairs
    let sum = two_sum(-0.25, r.0 * horner(r.0, &TAIL));
    let sum = add(THIRD, multiply(r, sum));
    let sum = add((-0.5, 0.0), multiply(r, sum));
    let sum = add(r, multiply(multiply(r, r), sum));
    let table = two_sum(log_high, log_low);
    let natural = if log_high == 0.0 { sum } else { add(table, sum) };
    let scaled = multiply(natural, INVERSE_LN2);
    if k == 0 { scaled } else { add((k as f64, 0.0), scaled) }
}

/// 2^(z + z_low).
fn exp2(z: f64, z_low: f64) -> f64 {
    if z > 1025.0 {
        return f64::INFINITY;
    }
    if z <= -1075.0 {
        return 0.0;
    }
    let n = (z * 256.0).round_ties_even();
    let f = (z - n / 256.0) + z_low;
    let n = n as i32;
    let (high, low) = POWERS[(n & 255) as usize];
    let f2 = f * f;
    let first = P[0] * f * high;
    let second = (P[2] * f + P[1]) * f2 * high;
    let third = (P[4] * f + P[3]) * (f2 * f2) * high;
    let rest = ((first + low) + second) + third;
    let sum = high + rest;
    scale_once(sum, (high - sum) + rest, n >> 8)
}
