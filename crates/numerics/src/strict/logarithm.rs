//! StrictMath.log, log10 and log1p.
//!
//! With x = 2^k (1+f), f near 0, and s = f/(2+f), log(1+f) = f - s(f - R(s^2))
//! for a fitted polynomial R; k ln2 is added as head and tail.

use super::exponential::{LN2_HIGH, LN2_LOW};
use crate::bits::{INVALID, horner, magnitude, power_of_two, quiet};

/// R(z)/z in powers of z = s^2.
const R: [f64; 7] = [
    0.6666666666666735,
    0.3999999999940942,
    0.2857142874366239,
    0.22222198432149784,
    0.1818357216161805,
    0.15313837699209373,
    0.14798198605116586,
];
const R_ODD: [f64; 3] = [R[1], R[3], R[5]];
const R_EVEN: [f64; 4] = [R[0], R[2], R[4], R[6]];

const INVERSE_LN10: f64 = f64::from_bits(0x3fdb_cb7b_1526_e50e);
const LOG10_2_HIGH: f64 = f64::from_bits(0x3fd3_4413_509f_6000);
const LOG10_2_LOW: f64 = f64::from_bits(0x3d59_fef3_11f1_2b36);

const FRACTION: u32 = 0xf_ffff;

/// The results both logarithms share outside the positive finite numbers.
fn log_special(x: f64) -> Option<f64> {
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

/// A positive x as 2^k times a normal number, subnormals brought into range.
fn normalize(x: f64) -> (i32, f64) {
    if x < f64::MIN_POSITIVE { (-54, x * power_of_two(54)) } else { (0, x) }
}

fn with_high(x: f64, high: u32) -> f64 {
    f64::from_bits((high as u64) << 32 | x.to_bits() & 0xffff_ffff)
}

/// StrictMath.log.
pub fn log(x: f64) -> f64 {
    if let Some(special) = log_special(x) {
        return special;
    }
    let (mut k, x) = normalize(x);
    let high = magnitude(x);
    let fraction = high & FRACTION;
    k += (high >> 20) as i32 - 1023;
    // Above about sqrt(2) the mantissa is halved and k takes the factor.
    let carry = (fraction + 0x9_5f64) & 0x10_0000;
    k += (carry >> 20) as i32;
    let f = with_high(x, fraction | (carry ^ 0x3ff0_0000)) - 1.0;
    let dk = k as f64;

    if (fraction + 2) & FRACTION < 3 {
        // |f| < 2^-20: the series is short.
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HIGH + dk * LN2_LOW };
        }
        let r = f * f * (0.5 - 0.3333333333333333 * f);
        return if k == 0 { f - r } else { dk * LN2_HIGH - ((r - dk * LN2_LOW) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let odd = w * horner(w, &R_ODD);
    let even = z * horner(w, &R_EVEN);
    let r = even + odd;
    let middle = (fraction as i32 - 0x6_147a) | (0x6_b851 - fraction as i32);
    if middle > 0 {
        // Mantissas about 1.38 to 1.42 need the more careful form.
        let half_square = 0.5 * f * f;
        if k == 0 {
            f - (half_square - s * (half_square + r))
        } else {
            dk * LN2_HIGH - ((half_square - (s * (half_square + r) + dk * LN2_LOW)) - f)
        }
    } else if k == 0 {
        f - s * (f - r)
    } else {
        dk * LN2_HIGH - ((s * (f - r) - dk * LN2_LOW) - f)
    }
}

/// StrictMath.log10: log of the mantissa over ln10 plus the exponent's share.
pub fn log10(x: f64) -> f64 {
    if let Some(special) = log_special(x) {
        return special;
    }
    let (mut k, x) = normalize(x);
    let high = magnitude(x);
    k += (high >> 20) as i32 - 1023;
    // A negative exponent rounds towards zero, so both terms share a sign.
    let negative = u32::from(k < 0);
    let y = (k + negative as i32) as f64;
    let mantissa = with_high(x, (high & FRACTION) | ((0x3ff - negative) << 20));
    let z = y * LOG10_2_LOW + INVERSE_LN10 * log(mantissa);
    z + y * LOG10_2_HIGH
}

/// StrictMath.log1p.
pub fn log1p(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    if x == f64::INFINITY {
        return x;
    }
    if x <= -1.0 {
        return if x == -1.0 { f64::NEG_INFINITY } else { INVALID };
    }
    let size = magnitude(x);
    if size < 0x3e20_0000 {
        return if size < 0x3c90_0000 { x } else { x - x * x * 0.5 };
    }
    let direct = size < if x < 0.0 { 0x3fd2_bec4 } else { 0x3fda_827a };
    // 1+x = 2^k (1+f) with a relative correction c for the rounding of 1+x.
    let (k, fraction, f, c) = if direct {
        (0, 1, x, 0.0)
    } else {
        let (u, lost) = if size < 0x4340_0000 {
            let u = 1.0 + x;
            let lost = if magnitude(u) >= 0x4000_0000 { 1.0 - (u - x) } else { x - (u - 1.0) };
            (u, lost / u)
        } else {
            (x, 0.0)
        };
        let high = magnitude(u);
        let k = (high >> 20) as i32 - 1023;
        let fraction = high & FRACTION;
        if fraction < 0x6_a09e {
            (k, fraction, with_high(u, fraction | 0x3ff0_0000) - 1.0, lost)
        } else {
            let f = with_high(u, fraction | 0x3fe0_0000) - 1.0;
            (k + 1, (0x10_0000 - fraction) >> 2, f, lost)
        }
    };
    let dk = k as f64;
    let half_square = 0.5 * f * f;
    if fraction == 0 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HIGH + (c + dk * LN2_LOW) };
        }
        let r = half_square * (1.0 - 0.6666666666666666 * f);
        return if k == 0 { f - r } else { dk * LN2_HIGH - ((r - (dk * LN2_LOW + c)) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let r = z * horner(z, &R);
    if k == 0 {
        f - (half_square - s * (half_square + r))
    } else {
        dk * LN2_HIGH - ((half_square - (s * (half_square + r) + (dk * LN2_LOW + c))) - f)
    }
}
