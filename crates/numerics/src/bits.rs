//! The view of a double as two 32-bit words, and the NaNs the processor makes.
//!
//! The classic algorithms pick their branches by the upper word of an argument
//! and split values by clearing the lower word; the results depend on exactly
//! those choices, so they are spelled here once.

/// The NaN x86-64 produces for an invalid operation (0/0, inf-inf, …).
///
/// Java programs can see it through `doubleToRawLongBits`. Written as a constant
/// because the bits of a NaN computed by Rust are not specified.
pub(crate) const INVALID: f64 = f64::from_bits(0xfff8_0000_0000_0000);

/// What an operation on a NaN operand returns: its payload, made quiet.
pub(crate) fn quiet(nan: f64) -> f64 {
    f64::from_bits(nan.to_bits() | 1 << 51)
}

/// The NaN of an operation with two operands: the first NaN wins.
pub(crate) fn quiet2(a: f64, b: f64) -> f64 {
    if a.is_nan() { quiet(a) } else { quiet(b) }
}

/// The upper word without its sign: orders magnitudes to 20 bits of fraction.
pub(crate) fn magnitude(x: f64) -> u32 {
    (x.to_bits() >> 32) as u32 & 0x7fff_ffff
}

/// A double from its upper word, the lower one zero.
pub(crate) const fn from_high(high: u32) -> f64 {
    f64::from_bits((high as u64) << 32)
}

/// The value with its lower word cleared: at most 21 significant bits.
pub(crate) fn chop(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & 0xffff_ffff_0000_0000)
}

/// Multiplies a normal number by 2^k when the result is known to be normal.
pub(crate) fn add_exponent(x: f64, k: i32) -> f64 {
    f64::from_bits(x.to_bits().wrapping_add(((k as i64) << 52) as u64))
}

/// 2^k for a normal exponent.
pub(crate) const fn power_of_two(k: i32) -> f64 {
    f64::from_bits(((k + 1023) as u64) << 52)
}

/// c0 + z*(c1 + z*(c2 + …)), in that order of operations.
#[inline(always)]
pub(crate) fn horner<const N: usize>(z: f64, c: &[f64; N]) -> f64 {
    let mut sum = c[N - 1];
    for &term in c[..N - 1].iter().rev() {
        sum = term + z * sum;
    }
    sum
}
