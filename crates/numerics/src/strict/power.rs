//! StrictMath.pow.
//!
//! log2(x) is computed to about 80 bits as a head of 21 bits and a tail, multiplied
//! by y in the same form, and 2 raised to the product.

use super::exponential::EXP_POLYNOMIAL;
use crate::bits::{
    INVALID, add_exponent, chop, from_high, horner, magnitude, power_of_two, quiet2,
};

/// log2(3/2), split.
const LOG2_3_2_HIGH: f64 = f64::from_bits(0x3fe2_b803_4000_0000);
const LOG2_3_2_LOW: f64 = f64::from_bits(0x3e4c_fdeb_43cf_d006);

/// The series of 3/2 (log(x) - 2s - 2/3 s^3)/s^5, s = (x-1)/(x+1).
const LOG_POLYNOMIAL: [f64; 6] = [
    0.5999999999999946,
    0.4285714285785502,
    0.33333332981837743,
    0.272728123808534,
    0.23066074577556175,
    0.20697501780033842,
];

/// 2/(3 ln2), rounded, and as a head of 24 bits and a tail.
const CP: f64 = f64::from_bits(0x3fee_c709_dc3a_03fd);
const CP_HIGH: f64 = f64::from_bits(0x3fee_c709_e000_0000);
const CP_LOW: f64 = f64::from_bits(0xbe3e_2fe0_145b_01f5);

/// 1/ln2 in the same three forms.
const INVERSE_LN2: f64 = f64::from_bits(0x3ff7_1547_652b_82fe);
const INVERSE_LN2_HIGH: f64 = f64::from_bits(0x3ff7_1547_6000_0000);
const INVERSE_LN2_LOW: f64 = f64::from_bits(0x3e54_ae0b_f85d_df44);

/// ln2 in the same three forms.
const LN2: f64 = f64::from_bits(0x3fe6_2e42_fefa_39ef);
const LN2_HIGH: f64 = f64::from_bits(0x3fe6_2e43_0000_0000);
const LN2_LOW: f64 = f64::from_bits(0xbe20_5c61_0ca8_6c39);

/// 1024 - log2(MAX + half a unit), negated: decides overflow at exactly 1024.
const OVERFLOW_SLACK: f64 = 8.008566259537294e-17;

#[derive(Clone, Copy, PartialEq)]
enum Parity {
    NotInteger,
    Odd,
    Even,
}

fn parity(y: f64) -> Parity {
    let a = y.abs();
    if a >= power_of_two(53) {
        Parity::Even
    } else if a.trunc() != a {
        Parity::NotInteger
    } else if a as u64 & 1 == 1 {
        Parity::Odd
    } else {
        Parity::Even
    }
}

/// The cases Java defines exactly, shared with Math.pow.
pub(crate) fn pow_special(x: f64, y: f64) -> Option<f64> {
    if y == 0.0 {
        return Some(1.0);
    }
    if x.is_nan() || y.is_nan() {
        return Some(quiet2(x, y));
    }
    let a = x.abs();
    if y.is_infinite() {
        return Some(if a == 1.0 {
            INVALID
        } else if (a > 1.0) == (y > 0.0) {
            f64::INFINITY
        } else {
            0.0
        });
    }
    if a == 0.0 || a.is_infinite() {
        let size = if (a == 0.0) == (y > 0.0) { 0.0 } else { f64::INFINITY };
        let negative = x.is_sign_negative() && parity(y) == Parity::Odd;
        return Some(if negative { -size } else { size });
    }
    if x < 0.0 && parity(y) == Parity::NotInteger {
        return Some(INVALID);
    }
    None
}

/// Whether pow(x, y) of ordinary operands is negative.
pub(crate) fn pow_is_negative(x: f64, y: f64) -> bool {
    x < 0.0 && parity(y) == Parity::Odd
}

/// StrictMath.pow.
pub fn pow(x: f64, y: f64) -> f64 {
    if let Some(special) = pow_special(x, y) {
        return special;
    }
    let a = x.abs();
    if y == 1.0 {
        return x;
    }
    if y == 2.0 {
        return x * x;
    }
    if y == 0.5 && x >= 0.0 {
        return x.sqrt();
    }
    let sign = if pow_is_negative(x, y) { -1.0 } else { 1.0 };
    if a == 1.0 {
        return if y == -1.0 { 1.0 / x } else { sign };
    }
    if y == -1.0 {
        return 1.0 / x;
    }

    let (head, tail) = if magnitude(y) > 0x41e0_0000 {
        if let Some(extreme) = extreme(a, y) {
            return sign * extreme;
        }
        log2_near_one(a)
    } else {
        log2(a)
    };
    // (y_head + y_tail) * (head + tail)
    let y_head = chop(y);
    let low = (y - y_head) * head + y * tail;
    let high = y_head * head;
    sign * exp2(high, low)
}

/// Powers with a huge exponent that overflow or vanish whatever the digits.
fn extreme(a: f64, y: f64) -> Option<f64> {
    let size = magnitude(a);
    let grows = if magnitude(y) > 0x43f0_0000 {
        if size <= 0x3fef_ffff {
            y < 0.0
        } else if size >= 0x3ff0_0000 {
            y > 0.0
        } else {
            return None;
        }
    } else if size < 0x3fef_ffff {
        y < 0.0
    } else if size > 0x3ff0_0000 {
        y > 0.0
    } else {
        return None;
    };
    Some(if grows { f64::INFINITY } else { 0.0 })
}

/// log2 for |1-a| <= 2^-20, where the series is short.
fn log2_near_one(a: f64) -> (f64, f64) {
    let t = a - 1.0;
    let w = (t * t) * (0.5 - t * (0.3333333333333333 - t * 0.25));
    let u = INVERSE_LN2_HIGH * t;
    let v = t * INVERSE_LN2_LOW - w * INVERSE_LN2;
    let head = chop(u + v);
    (head, v - (head - u))
}

fn log2(a: f64) -> (f64, f64) {
    let mut n = 0;
    let mut a = a;
    if a < f64::MIN_POSITIVE {
        a *= power_of_two(53);
        n -= 53;
    }
    let size = magnitude(a);
    n += (size >> 20) as i32 - 1023;
    let fraction = size & 0xf_ffff;
    let mut high = fraction | 0x3ff0_0000;
    // The nearest base point, 1 or 3/2; above about sqrt(3) halve the mantissa.
    let second = fraction > 0x3_988e && fraction < 0xb_b67a;
    if fraction >= 0xb_b67a {
        n += 1;
        high -= 0x10_0000;
    }
    let a = f64::from_bits((high as u64) << 32 | a.to_bits() & 0xffff_ffff);
    let (base, dp_high, dp_low) =
        if second { (1.5, LOG2_3_2_HIGH, LOG2_3_2_LOW) } else { (1.0, 0.0, 0.0) };

    // s = (a - base)/(a + base), its head of 21 bits and its tail.
    let u = a - base;
    let v = 1.0 / (a + base);
    let s = u * v;
    let s_head = chop(s);
    let mut t_head = from_high(((high >> 1) | 0x2000_0000) + 0x8_0000);
    if second {
        t_head = from_high(magnitude(t_head) + 0x4_0000);
    }
    let t_tail = a - (t_head - base);
    let s_tail = v * ((u - s_head * t_head) - s_head * t_tail);

    // log of the quotient, to more than a double
    let s2 = s * s;
    let mut r = s2 * s2 * horner(s2, &LOG_POLYNOMIAL);
    r += s_tail * (s_head + s);
    let s2 = s_head * s_head;
    let t_head = chop(3.0 + s2 + r);
    let t_tail = r - ((t_head - 3.0) - s2);
    let u = s_head * t_head;
    let v = s_tail * t_head + t_tail * s;
    let p_head = chop(u + v);
    let p_tail = v - (p_head - u);
    let z_head = CP_HIGH * p_head;
    let z_tail = CP_LOW * p_head + p_tail * CP + dp_low;
    let t = n as f64;
    let head = chop(((z_head + z_tail) + dp_high) + t);
    let tail = z_tail - (((head - t) - dp_high) - z_head);
    (head, tail)
}

/// 2^(high + low), with overflow to infinity and gradual underflow.
fn exp2(high: f64, low: f64) -> f64 {
    let z = low + high;
    if z >= 1024.0 {
        if z > 1024.0 || low + OVERFLOW_SLACK > z - high {
            return f64::INFINITY;
        }
    } else if z <= -1075.0 && (z < -1075.0 || low <= z - high) {
        return 0.0;
    }
    // Take out the nearest integer.
    let mut n = 0;
    let mut high = high;
    if magnitude(z) > 0x3fe0_0000 {
        let rounded = z.trunc() + if z.fract().abs() >= 0.5 { 1.0f64.copysign(z) } else { 0.0 };
        n = rounded as i32;
        high -= rounded;
    }
    let t = chop(low + high);
    let u = t * LN2_HIGH;
    let v = (low - (t - high)) * LN2 + t * LN2_LOW;
    let z = u + v;
    let w = v - (z - u);
    let t = z * z;
    let t1 = z - t * horner(t, &EXP_POLYNOMIAL);
    let r = (z * t1) / (t1 - 2.0) - (w + z * w);
    let z = 1.0 - (r - z);
    if (magnitude(z) >> 20) as i32 + n <= 0 {
        // Subnormal: scale in two exact steps and one rounding.
        add_exponent(z, n + 1000) * power_of_two(-1000)
    } else {
        add_exponent(z, n)
    }
}
