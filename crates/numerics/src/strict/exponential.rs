//! StrictMath.exp and expm1.
//!
//! Both write x = k ln2 + r with |r| <= ln2/2, evaluate a rational function of r
//! and scale by 2^k. ln2 is held as a head with trailing zeros, so that k*head is
//! exact, and a tail.

use crate::bits::{add_exponent, horner, magnitude, power_of_two, quiet};

pub(super) const LN2_HIGH: f64 = f64::from_bits(0x3fe6_2e42_fee0_0000);
pub(super) const LN2_LOW: f64 = f64::from_bits(0x3dea_39ef_3579_3c76);
const INVERSE_LN2: f64 = f64::from_bits(0x3ff7_1547_652b_82fe);

/// exp overflows above this, underflows to zero below the other.
const OVERFLOW: f64 = f64::from_bits(0x4086_2e42_fefa_39ef);
const UNDERFLOW: f64 = f64::from_bits(0xc087_4910_d52d_3051);

/// The upper words of ln2/2 and 3/2 ln2, where the reduction changes.
const HALF_LN2: u32 = 0x3fd6_2e42;
const THREE_HALVES_LN2: u32 = 0x3ff0_a2b2;

/// r - r^2 * these approximates the r(e^r+1)/(e^r-1) of exp's rational form.
pub(super) const EXP_POLYNOMIAL: [f64; 5] = [
    0.16666666666666602,
    -0.0027777777777015593,
    6.613756321437934e-05,
    -1.6533902205465252e-06,
    4.1381367970572385e-08,
];

const EXPM1_POLYNOMIAL: [f64; 6] = [
    1.0,
    -0.03333333333333313,
    0.0015873015872548146,
    -7.93650757867488e-05,
    4.008217827329362e-06,
    -2.0109921818362437e-07,
];

/// The k of the reduction and the exact head and tail of x - k ln2.
fn reduce(x: f64) -> (i32, f64, f64) {
    if magnitude(x) < THREE_HALVES_LN2 {
        if x < 0.0 { (-1, x + LN2_HIGH, -LN2_LOW) } else { (1, x - LN2_HIGH, LN2_LOW) }
    } else {
        let k = (INVERSE_LN2 * x + if x < 0.0 { -0.5 } else { 0.5 }) as i32;
        (k, x - k as f64 * LN2_HIGH, k as f64 * LN2_LOW)
    }
}

/// StrictMath.exp.
pub fn exp(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    if x > OVERFLOW {
        return f64::INFINITY;
    }
    if x < UNDERFLOW {
        return 0.0;
    }
    let size = magnitude(x);
    if size < 0x3e30_0000 {
        return 1.0 + x;
    }
    let (k, high, low) = if size > HALF_LN2 { reduce(x) } else { (0, x, 0.0) };
    let r = high - low;
    let square = r * r;
    let c = r - square * horner(square, &EXP_POLYNOMIAL);
    if k == 0 {
        return 1.0 - ((r * c) / (c - 2.0) - r);
    }
    let y = 1.0 - ((low - (r * c) / (2.0 - c)) - high);
    if k >= -1021 {
        add_exponent(y, k)
    } else {
        // The result may be subnormal: one rounding, in the multiplication.
        add_exponent(y, k + 1000) * power_of_two(-1000)
    }
}

/// StrictMath.expm1.
pub fn expm1(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    let size = magnitude(x);
    if size >= 0x4043_687a {
        // At least 56 ln2: the -1 is lost, or all but the -1.
        if x < 0.0 {
            return -1.0;
        }
        if x > OVERFLOW {
            return f64::INFINITY;
        }
    }
    if size < 0x3c90_0000 {
        return x;
    }
    let (k, high, low) = if size > HALF_LN2 { reduce(x) } else { (0, x, 0.0) };
    let r = high - low;
    let lost = (high - r) - low;

    let half = 0.5 * r;
    let half_square = r * half;
    let r1 = horner(half_square, &EXPM1_POLYNOMIAL);
    let t = 3.0 - r1 * half;
    let mut e = half_square * ((r1 - t) / (6.0 - r * t));
    if k == 0 {
        return r - (r * e - half_square);
    }
    e = r * (e - lost) - lost;
    e -= half_square;
    match k {
        -1 => 0.5 * (r - e) - 0.5,
        1 if r < -0.25 => -2.0 * (e - (r + 0.5)),
        1 => 1.0 + 2.0 * (r - e),
        ..=-2 | 57.. => add_exponent(1.0 - (e - r), k) - 1.0,
        // The subtraction of 1 happens before the scaling, as 2^-k, on the side
        // where it is exact.
        2..20 => add_exponent((1.0 - power_of_two(-k)) - (e - r), k),
        _ => add_exponent((r - (e + power_of_two(-k))) + 1.0, k),
    }
}
