//! Conversions, remainders and roundings whose results the Java language fixes.
//!
//! Rust's own operations are the right ones here: `as` between floating point and
//! integers saturates and takes NaN to 0 as Java does, `%` is the exact truncating
//! remainder, and the rounding functions, the square root and the fused multiply-add
//! are fixed by IEEE 754. Only NaNs need spelling out, since Rust leaves their bits
//! open: as on x86-64 an operation returns its NaN operand made quiet, the first of
//! two, and an invalid operation a NaN with the sign bit set. (JDK 25 clears the sign
//! of most NaNs that go through a remainder; JDK 17 follows this rule.)

use crate::bits::{INVALID, quiet, quiet2};

/// The `d2i` instruction.
pub fn d2i(x: f64) -> i32 {
    x as i32
}

/// The `d2l` instruction.
pub fn d2l(x: f64) -> i64 {
    x as i64
}

/// The `f2i` instruction.
pub fn f2i(x: f32) -> i32 {
    x as i32
}

/// The `f2l` instruction.
pub fn f2l(x: f32) -> i64 {
    x as i64
}

/// The `f2d` instruction: exact; a NaN keeps its sign and payload and becomes quiet.
pub fn f2d(x: f32) -> f64 {
    if x.is_nan() {
        let bits = x.to_bits() as u64;
        return f64::from_bits((bits >> 31) << 63 | 0x7ff8 << 48 | (bits & 0x7f_ffff) << 29);
    }
    x as f64
}

/// The `d2f` instruction: rounded to nearest; a NaN keeps its sign and the upper bits
/// of its payload and becomes quiet.
pub fn d2f(x: f64) -> f32 {
    if x.is_nan() {
        let bits = x.to_bits();
        return f32::from_bits(
            ((bits >> 63) << 31) as u32 | 0x7fc0_0000 | (bits >> 29) as u32 & 0x7f_ffff,
        );
    }
    x as f32
}

/// The `drem` instruction: the exact remainder with the sign of the dividend.
pub fn drem(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        quiet2(x, y)
    } else if x.is_infinite() || y == 0.0 {
        INVALID
    } else {
        x % y
    }
}

/// The `frem` instruction.
pub fn frem(x: f32, y: f32) -> f32 {
    // Both operands and the exact remainder are doubles too.
    d2f(drem(f2d(x), f2d(y)))
}

/// Math.rint: to the nearest integer, ties to even.
pub fn rint(x: f64) -> f64 {
    if x.is_nan() { quiet(x) } else { x.round_ties_even() }
}

/// Math.floor.
pub fn floor(x: f64) -> f64 {
    if x.is_nan() { quiet(x) } else { x.floor() }
}

/// Math.ceil.
pub fn ceil(x: f64) -> f64 {
    if x.is_nan() { quiet(x) } else { x.ceil() }
}

/// Math.fma on doubles: one rounding.
pub fn fma(a: f64, b: f64, c: f64) -> f64 {
    if a.is_nan() || b.is_nan() || c.is_nan() {
        return quiet2(quiet2(a, b), c);
    }
    let y = a.mul_add(b, c);
    if y.is_nan() { INVALID } else { y }
}

/// Math.fma on floats.
pub fn fmaf(a: f32, b: f32, c: f32) -> f32 {
    let y = a.mul_add(b, c);
    // The rule for NaNs is that of doubles.
    if y.is_nan() { d2f(fma(f2d(a), f2d(b), f2d(c))) } else { y }
}

/// The single-precision square root.
pub fn sqrtf(x: f32) -> f32 {
    d2f(crate::strict::sqrt(f2d(x)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_saturate() {
        assert_eq!(d2i(f64::NAN), 0);
        assert_eq!(d2i(2147483648.0), i32::MAX);
        assert_eq!(d2i(-1e300), i32::MIN);
        assert_eq!(d2i(-3.99), -3);
        assert_eq!(d2l(9.3e18), i64::MAX);
        assert_eq!(d2l(f64::NEG_INFINITY), i64::MIN);
        assert_eq!(f2i(3e9), i32::MAX);
        assert_eq!(f2l(f32::NAN), 0);
    }

    #[test]
    fn nans_keep_their_payload() {
        assert_eq!(f2d(f32::from_bits(0x7f80_0123)).to_bits(), 0x7ff8_0024_6000_0000);
        assert_eq!(f2d(f32::from_bits(0xffc0_0001)).to_bits(), 0xfff8_0000_2000_0000);
        assert_eq!(d2f(f64::from_bits(0xfff0_0000_0000_0456)).to_bits(), 0xffc0_0000);
        assert_eq!(d2f(f64::from_bits(0x7ff8_0024_6000_0000)).to_bits(), 0x7fc0_0123);
    }

    #[test]
    fn remainders_have_the_dividends_sign() {
        assert_eq!(drem(-7.5, 2.0).to_bits(), (-1.5f64).to_bits());
        assert_eq!(drem(-4.0, 2.0).to_bits(), (-0.0f64).to_bits());
        assert_eq!(drem(5.0, f64::INFINITY), 5.0);
        assert_eq!(drem(1.0, 0.0).to_bits(), INVALID.to_bits());
        assert_eq!(frem(7.5, -2.0), 1.5);
        assert_eq!(frem(f32::INFINITY, 1.0).to_bits(), 0xffc0_0000);
    }

    #[test]
    fn roundings_keep_the_sign_of_zero() {
        assert_eq!(rint(-0.5).to_bits(), (-0.0f64).to_bits());
        assert_eq!(rint(2.5), 2.0);
        assert_eq!(ceil(-0.25).to_bits(), (-0.0f64).to_bits());
        assert_eq!(floor(-0.25), -1.0);
    }
}
