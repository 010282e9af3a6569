//! StrictMath.sinh, cosh and tanh, by way of exp and expm1.

use super::{exp, expm1};
use crate::bits::{magnitude, quiet};

/// Upper words: 22, where e^-x no longer counts, and log(MAX), where e^x overflows.
const TWENTY_TWO: u32 = 0x4036_0000;
const LOG_MAX: u32 = 0x4086_2e42;

/// sinh and cosh overflow above this.
const OVERFLOW: f64 = f64::from_bits(0x4086_33ce_8fb9_f87d);

/// half * e^x where e^x alone could overflow.
fn large(half: f64, x: f64) -> f64 {
    if x > OVERFLOW {
        return half * f64::INFINITY;
    }
    let w = exp(0.5 * x);
    (half * w) * w
}

/// StrictMath.sinh.
pub fn sinh(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    let size = magnitude(x);
    let half = if x < 0.0 { -0.5 } else { 0.5 };
    let a = x.abs();
    if size < 0x3e30_0000 {
        x
    } else if size < TWENTY_TWO {
        let t = expm1(a);
        if size < 0x3ff0_0000 {
            half * (2.0 * t - t * t / (t + 1.0))
        } else {
            half * (t + t / (t + 1.0))
        }
    } else if size < LOG_MAX {
        half * exp(a)
    } else {
        large(half, a)
    }
}

/// StrictMath.cosh.
pub fn cosh(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    let size = magnitude(x);
    let a = x.abs();
    if size < 0x3fd6_2e43 {
        let t = expm1(a);
        let w = 1.0 + t;
        if size < 0x3c80_0000 { w } else { 1.0 + (t * t) / (w + w) }
    } else if size < TWENTY_TWO {
        let t = exp(a);
        0.5 * t + 0.5 / t
    } else if size < LOG_MAX {
        0.5 * exp(a)
    } else {
        large(0.5, a)
    }
}

/// StrictMath.tanh.
pub fn tanh(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    let size = magnitude(x);
    if size < 0x3c80_0000 {
        return x * (1.0 + x);
    }
    let a = x.abs();
    let z = if size >= TWENTY_TWO {
        1.0
    } else if size >= 0x3ff0_0000 {
        let t = expm1(2.0 * a);
        1.0 - 2.0 / (t + 2.0)
    } else {
        let t = expm1(-2.0 * a);
        -t / (t + 2.0)
    };
    if x < 0.0 { -z } else { z }
}
