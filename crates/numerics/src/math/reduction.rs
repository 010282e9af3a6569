//! The argument reductions of Math.sin, cos and tan on x86-64.
//!
//! Up to 90112 by subtracting the nearest multiple of pi/32; beyond, first modulo
//! pi/4 with as many binary digits of 4/pi as the argument needs, and the small
//! remainder by pi/32 again.

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

/// From here on the pieces of pi/32 are not precise enough.
const HUGE: f64 = 90112.0;

/// Reduces a finite argument.
pub(super) fn reduce(x: f64) -> Reduced {
    if x.abs() < HUGE {
        return by_pieces(x);
    }
    let (octant, y, c) = modulo_quarter_pi(x);
    let mut reduced = by_pieces(y);
    reduced.n += 8 * octant;
    reduced.minus_c -= c;
    reduced
}

fn by_pieces(x: f64) -> Reduced {
    let n = (UNITS * x + 0.5f64.copysign(x)) as i32;
    let m = n as f64;
    let first = x - m * PIECES[0];
    let second = m * PIECES[1];
    let r = first - second;
    let lost = (first - r) - second;
    Reduced { n, r, first, minus_c: m * PIECES[2] - lost }
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

/// (n mod 8, y, c) with x = n pi/4 + y + c.
fn modulo_quarter_pi(x: f64) -> (i32, f64, f64) {
    let bits = x.to_bits();
    let mantissa = bits & ((1 << 52) - 1) | 1 << 52;
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1075;
    // x 4/pi modulo 8 in 192 bits, the upper three of them the integer part:
    // digits of 2/pi that only contribute multiples of 8 are left out.
    let start = exponent - 1;
    let mut words = [0u64; 3];
    let mut carry = 0u64;
    for i in (0..3).rev() {
        let product = digits(start + 64 * i as i32) as u128 * mantissa as u128 + carry as u128;
        words[i] = product as u64;
        carry = (product >> 64) as u64;
    }
    let mut octant = (words[0] >> 61) as i32;
    let mut fraction = [words[0] << 3 | words[1] >> 61, words[1] << 3 | words[2] >> 61];
    let negative = fraction[0] >> 63 == 1;
    if negative {
        octant += 1;
        fraction = [!fraction[0], !fraction[1]];
    }
    let fraction = (fraction[0] as u128) << 64 | fraction[1] as u128;
    // The leading 30 bits, and 64 more.
    let zeros = fraction.leading_zeros() as i32;
    let normal = fraction << zeros;
    let unit = crate::bits::power_of_two(-30 - zeros);
    let high = (normal >> 98) as f64 * unit;
    let low = (normal >> 34 & u64::MAX as u128) as f64 * unit * crate::bits::power_of_two(-64);

    let head = high * QUARTER_PI_HIGH;
    let tail = QUARTER_PI_LOW * (high + low) + low * QUARTER_PI_HIGH;
    let y = head + tail;
    let c = tail + (head - y);
    if negative != (x < 0.0) {
        (if x < 0.0 { -octant } else { octant }, -y, -c)
    } else {
        (if x < 0.0 { -octant } else { octant }, y, c)
    }
}
