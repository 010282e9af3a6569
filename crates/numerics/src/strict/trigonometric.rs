//! StrictMath.sin, cos and tan.
//!
//! The argument is reduced to y0 + y1 in [-pi/4, pi/4] and a quadrant; kernels
//! evaluate the fitted polynomials there.

use super::reduction::reduce;
use crate::bits::{INVALID, chop, from_high, horner, magnitude, quiet};

/// The upper word of pi/4.
const QUARTER_PI: u32 = 0x3fe9_21fb;

const SIN: [f64; 6] = [
    -0.16666666666666632,
    0.00833333333332249,
    -0.0001984126982985795,
    2.7557313707070068e-06,
    -2.5050760253406863e-08,
    1.58969099521155e-10,
];
const SIN_TAIL: [f64; 5] = [SIN[1], SIN[2], SIN[3], SIN[4], SIN[5]];

const COS: [f64; 6] = [
    0.0416666666666666,
    -0.001388888888887411,
    2.480158728947673e-05,
    -2.7557314351390663e-07,
    2.087572321298175e-09,
    -1.1359647557788195e-11,
];

const TAN_FIRST: f64 = 0.3333333333333341;
const TAN_ODD: [f64; 6] = [
    0.13333333333320124,
    0.021869488294859542,
    0.0035920791075913124,
    0.0005880412408202641,
    7.817944429395571e-05,
    -1.8558637485527546e-05,
];
const TAN_EVEN: [f64; 6] = [
    0.05396825397622605,
    0.0088632398235993,
    0.0014562094543252903,
    0.0002464631348184699,
    7.140724913826082e-05,
    2.590730518636337e-05,
];

/// sin(x + y), y the tail of x when there is one.
fn sin_kernel(x: f64, y: Option<f64>) -> f64 {
    if magnitude(x) < 0x3e40_0000 {
        return x;
    }
    let z = x * x;
    let cube = z * x;
    let r = horner(z, &SIN_TAIL);
    match y {
        None => x + cube * (SIN[0] + z * r),
        Some(y) => x - ((z * (0.5 * y - cube * r) - y) - cube * SIN[0]),
    }
}

/// cos(x + y).
fn cos_kernel(x: f64, y: f64) -> f64 {
    let size = magnitude(x);
    if size < 0x3e40_0000 {
        return 1.0;
    }
    let z = x * x;
    let r = z * horner(z, &COS);
    if size < 0x3fd3_3333 {
        return 1.0 - (0.5 * z - (z * r - x * y));
    }
    // About x/4 is taken from both sides, so that 1 - q is exact.
    let q = if size > 0x3fe9_0000 { 0.28125 } else { from_high(size - 0x20_0000) };
    let half = 0.5 * z - q;
    let rest = 1.0 - q;
    rest - (half - (z * r - x * y))
}

/// -1/w for w = x + r, from a quotient cut short and one correction.
fn minus_reciprocal(w: f64, x: f64, r: f64) -> f64 {
    let head = chop(w);
    let tail = r - (head - x);
    let a = -1.0 / w;
    let t = chop(a);
    let s = 1.0 + t * head;
    t + a * (s + t * tail)
}

/// tan(x + y), or -1/tan(x + y) when `inverse`.
fn tan_kernel(x: f64, y: f64, inverse: bool) -> f64 {
    let size = magnitude(x);
    if size < 0x3e30_0000 {
        return if inverse { minus_reciprocal(x + y, x, y) } else { x };
    }
    let near_quarter_pi = size >= 0x3fe5_9428;
    let negative = x < 0.0;
    let (mut x, mut y) = (x, y);
    if near_quarter_pi {
        // tan(pi/4 - t) = 1 - 2 tan t/(1 + tan t)
        if negative {
            (x, y) = (-x, -y);
        }
        let z = f64::from_bits(0x3fe9_21fb_5444_2d18) - x;
        let w = f64::from_bits(0x3c81_a626_3314_5c07) - y;
        (x, y) = (z + w, 0.0);
    }
    let z = x * x;
    let w = z * z;
    let odd = horner(w, &TAN_ODD);
    let even = z * horner(w, &TAN_EVEN);
    let cube = z * x;
    let mut r = y + z * (cube * (odd + even) + y);
    r += TAN_FIRST * cube;
    let w = x + r;
    if near_quarter_pi {
        let v = if inverse { -1.0 } else { 1.0 };
        let sign = if negative { -1.0 } else { 1.0 };
        return sign * (v - 2.0 * (x - (w * w / (w + v) - r)));
    }
    if inverse { minus_reciprocal(w, x, r) } else { w }
}

/// The results of all three for NaN and infinities.
fn special(x: f64) -> f64 {
    if x.is_nan() { quiet(x) } else { INVALID }
}

/// StrictMath.sin.
pub fn sin(x: f64) -> f64 {
    if magnitude(x) <= QUARTER_PI {
        return sin_kernel(x, None);
    }
    if !x.is_finite() {
        return special(x);
    }
    let (n, y0, y1) = reduce(x);
    match n & 3 {
        0 => sin_kernel(y0, Some(y1)),
        1 => cos_kernel(y0, y1),
        2 => -sin_kernel(y0, Some(y1)),
        _ => -cos_kernel(y0, y1),
    }
}

/// StrictMath.cos.
pub fn cos(x: f64) -> f64 {
    if magnitude(x) <= QUARTER_PI {
        return cos_kernel(x, 0.0);
    }
    if !x.is_finite() {
        return special(x);
    }
    let (n, y0, y1) = reduce(x);
    match n & 3 {
        0 => cos_kernel(y0, y1),
        1 => -sin_kernel(y0, Some(y1)),
        2 => -cos_kernel(y0, y1),
        _ => sin_kernel(y0, Some(y1)),
    }
}

/// StrictMath.tan.
pub fn tan(x: f64) -> f64 {
    if magnitude(x) <= QUARTER_PI {
        return tan_kernel(x, 0.0, false);
    }
    if !x.is_finite() {
        return special(x);
    }
    let (n, y0, y1) = reduce(x);
    tan_kernel(y0, y1, n & 1 == 1)
}
