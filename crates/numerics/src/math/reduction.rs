//! The argument reductions of Math.sin, cos and tan on x86-64.
//!
//! Up to a limit by subtracting the nearest multiple of pi/32; beyond it, first modulo
//! pi/4 (tan: pi/2) with as many binary digits of 2/pi as the argument needs, and the
//! small remainder by pi/32 again.

use crate::bits::power_of_two;
use crate::strict::reduction::TWO_OVER_PI;

/// x = n pi/32 + r + c, with r before its second piece was taken as `first`.
pub(super) struct Reduced {
    pub(super) n: i32,
    pub(super) r: f64,
    pub(super) first: f64,
    pub(super) minus_c: f64,
}

const UNITS: f64 = f64::from_bits(0x4024_5f30_6dc9_c883);

/// pi/32 in two pieces of 33 bits, whose multiples are exact, and the rest.
pub(super) const PIECES: [f64; 3] = [
    f64::from_bits(0x3fb9_21fb_5440_0000),
    f64::from_bits(0x3d90_b461_1a60_0000),
    f64::from_bits(0x3b63_198a_2e03_7073),
];

/// pi/4, the head short enough that its product with 29 bits is exact.
const QUARTER_PI_HIGH: f64 = f64::from_bits(0x3fe9_21fb_4000_0000);
const QUARTER_PI_LOW: f64 = f64::from_bits(0x3e64_442d_1846_9899);

/// Reduces a finite argument of sin or cos.
pub(super) fn reduce(x: f64) -> Reduced {
    if x.abs() < 90112.0 {
        return in_three(x);
    }
    let (octant, y, c) = modulo(x, 3);
    let mut reduced = in_three(y);
    reduced.n += 8 * octant;
    reduced.minus_c -= c;
    reduced
}

/// Reduces a finite argument of tan.
pub(super) fn reduce_tan(x: f64) -> Reduced {
    if x.abs() < 12800.0 {
        return in_two(x);
    }
    let (quadrant, y, c) = modulo(x, 2);
    let mut reduced = in_two(y);
    reduced.n += 16 * quadrant;
    reduced.minus_c -= c;
    reduced
}

/// The multiple of pi/32 nearest to x.
fn nearest(x: f64) -> i32 {
    (UNITS * x + 0.5f64.copysign(x)) as i32
}

/// The second piece is subtracted before r is rounded, the third goes to c.
fn in_three(x: f64) -> Reduced {
    let n = nearest(x);
    let m = n as f64;
    let first = x - m * PIECES[0];
    let second = m * PIECES[1];
    let r = first - second;
    let lost = (first - r) - second;
    Reduced { n, r, first, minus_c: m * PIECES[2] - lost }
}

/// All that follows the first piece is subtracted before r is rounded.
fn in_two(x: f64) -> Reduced {
    let n = nearest(x);
    let m = n as f64;
    let first = x - m * PIECES[0];
    let (second, third) = (m * PIECES[1], m * PIECES[2]);
    let rest = second + third;
    let rest_lost = (second - rest) + third;
    let r = first - rest;
    let lost = (first - r) - rest;
    Reduced { n, r, first, minus_c: rest_lost - lost }
}

/// 64 binary digits of 2/pi, the first of weight 2^-start; zero before the point.
fn digits(start: i32) -> u64 {
    (0..64).fold(0, |word, i| {
        let index = start + i - 1;
        let bit = match usize::try_from(index) {
            Ok(index) => TWO_OVER_PI[index / 24] >> (23 - index % 24) & 1,
            Err(_) => 0,
        };
        word << 1 | bit as u64
    })
}

/// (n, y, c) with x = n 2 pi/2^turn_bits + y + c, modulo 2 pi: the nearest multiple of
/// pi/4 for 3 bits, of pi/2 for 2.
fn modulo(x: f64, turn_bits: u32) -> (i32, f64, f64) {
    let bits = x.to_bits();
    let mantissa = bits & ((1 << 52) - 1) | 1 << 52;
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1075;
    // x/(2 pi) modulo 1 in 192 bits: digits of 2/pi that only contribute whole turns
    // are left out.
    let start = exponent - 1;
    let mut words = [0u64; 3];
    let mut carry = 0u64;
    for i in (0..3).rev() {
        let product = digits(start + 64 * i as i32) as u128 * mantissa as u128 + carry as u128;
        words[i] = product as u64;
        carry = (product >> 64) as u64;
    }
    let upper = (words[0] as u128) << 64 | words[1] as u128;
    let mut n = (upper >> (128 - turn_bits)) as i32;
    let mut fraction = upper << turn_bits | (words[2] >> (64 - turn_bits)) as u128;
    let beyond_half = fraction >> 127 == 1;
    if beyond_half {
        n += 1;
        fraction = !fraction;
    }
    // The leading 30 bits, and 64 more; in units of pi/4.
    let zeros = fraction.leading_zeros() as i32;
    let normal = fraction << zeros;
    let unit = power_of_two(-27 - turn_bits as i32 - zeros);
    let high = (normal >> 98) as f64 * unit;
    let low = (normal >> 34 & u64::MAX as u128) as f64 * unit * power_of_two(-64);

    let head = high * QUARTER_PI_HIGH;
    let tail = QUARTER_PI_LOW * (high + low) + low * QUARTER_PI_HIGH;
    let y = head + tail;
    let c = tail + (head - y);
    let n = if x < 0.0 { -n } else { n };
    if beyond_half != (x < 0.0) { (n, -y, -c) } else { (n, y, c) }
}
