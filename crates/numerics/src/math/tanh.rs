//! Math.tanh as the reference VM of JDK 25 computes it on x86-64.
//!
//! Below 1/16 the Taylor series. Otherwise e^(-2|x|) = t (1 + p), t a power of two of
//! a table; with k = 1 + t (1 + p) in two parts, tanh|x| = (2 - k)/k, the quotient from
//! a short reciprocal of k and a correction.

use super::pow_table::POWERS;
use crate::bits::{horner, power_of_two, quiet};

/// The series of tanh(x)/x - 1 in x^2, in the two halves it is evaluated in.
const FIRST: [f64; 3] = [-1.0 / 3.0, 2.0 / 15.0, -17.0 / 315.0];
const SECOND: [f64; 3] = [62.0 / 2835.0, -1382.0 / 155925.0, 21844.0 / 6081075.0];

/// log2(e) rounded to 26 bits, and the rest.
const LOG2_E: (f64, f64) =
    (f64::from_bits(0x3ff7_1547_6800_0000), f64::from_bits(0xbe46_a3e8_0f44_4178));

/// (-ln2)^k/k! for k = 1 and from 2 to 5.
const SLOPE: f64 = f64::from_bits(0xbfe6_2e42_fefa_39ef);
const REST: [f64; 4] = [
    f64::from_bits(0x3fce_bfbd_ff82_c58f),
    f64::from_bits(0xbfac_6b08_d704_a0c0),
    f64::from_bits(0x3f83_b2ab_6fba_4e77),
    f64::from_bits(0xbf55_d87f_e78a_6731),
];

/// The value without its lowest `bits` bits.
fn cut(x: f64, bits: u32) -> f64 {
    f64::from_bits(x.to_bits() >> bits << bits)
}

/// Math.tanh of JDK 25 (on 17 Math.tanh is StrictMath's): agrees with the real one
/// except up to thirty times in a million.
pub fn tanh(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    let a = x.abs();
    if a < 0.0625 {
        let u = x * x;
        let u2 = u * u;
        return x + x * (u * horner(u, &FIRST) + (u2 * u2) * horner(u, &SECOND));
    }
    if a >= 22.0 {
        return 1.0f64.copysign(x);
    }
    // 2 |x| log2(e) = n/256 + r
    let high = cut(a, 27);
    let product = high * LOG2_E.0;
    let n = (product * 512.0).round_ties_even();
    let r = 2.0 * ((product - n / 512.0) + ((a - high) * LOG2_E.0 + a * LOG2_E.1));
    let n = n as i32;
    let scale = power_of_two(-(n >> 8));
    let (t, t_low) = match n & 255 {
        0 => (scale, 0.0),
        j => {
            let (high, low) = POWERS[256 - j as usize];
            (high * 0.5 * scale, low * 0.5 * scale)
        }
    };
    let linear = SLOPE * r;
    let rest = (r * r) * horner(r, &REST);

    let reciprocal = cut(1.0 / (1.0 + t + (linear + rest) * t), 18);
    let sum = 1.0 + t;
    let sum_lost = (1.0 - sum) + t;
    let k_high = cut(sum + linear * t, 36);
    let k_low = ((sum - k_high) + linear * t) + sum_lost + t_low + linear * t_low + rest * t;
    let error = (reciprocal * k_high - 1.0) + reciprocal * k_low;
    let head = (k_high - 2.0) * reciprocal;
    let tail = k_low * reciprocal;
    let y = head + (-head * error + (tail - tail * error));
    (-y).copysign(x)
}
