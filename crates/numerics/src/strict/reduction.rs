//! The reduction of an argument modulo pi/2, for StrictMath's sin, cos and tan.
//!
//! Up to 2^19 pi/2 by subtracting multiples of pi/2 held in pieces (Cody and
//! Waite); beyond, by multiplying with only those binary digits of 2/pi that
//! decide the quadrant and the fraction (Payne and Hanek).

use crate::bits::{magnitude, power_of_two};

const TWO_OVER_PI_ROUNDED: f64 = f64::from_bits(0x3fe4_5f30_6dc9_c883);

/// pi/2 in pieces of 33 bits, each with what is left after it, rounded.
const HALF_PI: [(f64, f64); 3] = [
    (f64::from_bits(0x3ff9_21fb_5440_0000), f64::from_bits(0x3dd0_b461_1a62_6331)),
    (f64::from_bits(0x3dd0_b461_1a60_0000), f64::from_bits(0x3ba3_198a_2e03_7073)),
    (f64::from_bits(0x3ba3_198a_2e00_0000), f64::from_bits(0x397b_839a_2520_49c1)),
];

/// (n mod 4, y0, y1) with x = n pi/2 + y0 + y1; for finite |x| > pi/4.
pub(crate) fn reduce(x: f64) -> (i32, f64, f64) {
    let (n, y0, y1) = if magnitude(x) < 0x4002_d97c {
        once(x.abs())
    } else if magnitude(x) <= 0x4139_21fb {
        medium(x.abs())
    } else {
        huge(x.abs())
    };
    if x < 0.0 { (-n & 3, -y0, -y1) } else { (n & 3, y0, y1) }
}

/// pi/4 to 3pi/4: one subtraction, two when x is next to pi/2.
fn once(a: f64) -> (i32, f64, f64) {
    let mut z = a - HALF_PI[0].0;
    let mut tail = HALF_PI[0].1;
    if magnitude(a) == 0x3ff9_21fb {
        z -= HALF_PI[1].0;
        tail = HALF_PI[1].1;
    }
    let y0 = z - tail;
    (1, y0, (z - y0) - tail)
}

/// The exponent field of a double.
fn exponent(x: f64) -> i32 {
    (magnitude(x) >> 20) as i32
}

fn medium(a: f64) -> (i32, f64, f64) {
    let n = (a * TWO_OVER_PI_ROUNDED + 0.5) as i32;
    let m = n as f64;
    let mut r = a - m * HALF_PI[0].0;
    let mut w = m * HALF_PI[0].1;
    let mut y0 = r - w;
    // The first piece is enough unless the subtraction cancelled many bits; for
    // a small multiple that is judged by the upper word alone.
    let near = n >= 32 || magnitude(a) == magnitude(m * std::f64::consts::FRAC_PI_2);
    if near {
        for (lost, (head, tail)) in [16, 49].into_iter().zip([HALF_PI[1], HALF_PI[2]]) {
            if exponent(a) - exponent(y0) <= lost {
                break;
            }
            let before = r;
            w = m * head;
            r = before - w;
            w = m * tail - ((before - r) - w);
            y0 = r - w;
        }
    }
    (n, y0, (r - y0) - w)
}

/// The binary digits of 2/pi after the point, 24 in each element.
pub(crate) static TWO_OVER_PI: [u32; 66] = [
    0xa2f983, 0x6e4e44, 0x1529fc, 0x2757d1, 0xf534dd, 0xc0db62, 0x95993c, 0x439041, 0xfe5163,
    0xabdebb, 0xc561b7, 0x246e3a, 0x424dd2, 0xe00649, 0x2eea09, 0xd1921c, 0xfe1deb, 0x1cb129,
    0xa73ee8, 0x8235f5, 0x2ebb44, 0x84e99c, 0x7026b4, 0x5f7e41, 0x3991d6, 0x398353, 0x39f49c,
    0x845f8b, 0xbdf928, 0x3b1ff8, 0x97ffde, 0x05980f, 0xef2f11, 0x8b5a0a, 0x6d1f6d, 0x367ecf,
    0x27cb09, 0xb74f46, 0x3f669e, 0x5fea2d, 0x7527ba, 0xc7ebe5, 0xf17b3d, 0x0739f7, 0x8a5292,
    0xea6bfb, 0x5fb11f, 0x8d5d08, 0x560330, 0x46fc7b, 0x6babf0, 0xcfbc20, 0x9af436, 0x1da9e3,
    0x91615e, 0xe61b08, 0x659985, 0x5f14a0, 0x68408d, 0xffd880, 0x4d7327, 0x310606, 0x1556ca,
    0x73a8c9, 0x60e27b, 0xc08c6b,
];

/// pi/2 in pieces of 24 bits.
const HALF_PI_DIGITS: [f64; 5] = [
    f64::from_bits(0x3ff9_21fb_4000_0000),
    f64::from_bits(0x3e74_442d_0000_0000),
    f64::from_bits(0x3cf8_4698_8000_0000),
    f64::from_bits(0x3b78_cc51_6000_0000),
    f64::from_bits(0x39f0_1b83_8000_0000),
];

const DIGIT: u64 = 0xff_ffff;

/// How many digits of the product are computed before any are found lost.
const FIRST: usize = 4;

/// a * 2/pi as a fixed-point number: the quadrant, and the distance from it.
struct Fraction {
    quadrant: i32,
    negative: bool,
    /// Base 2^24, the least significant first.
    digits: [u64; 20],
    /// The part above the digits, of weight 2^exponent.
    top: u64,
    exponent: i32,
}

/// Multiplies the digits of `a` with `count + 1` digits of 2/pi from `from` on.
fn multiply(a: &[u64; 3], from: usize, count: usize, exponent: i32) -> Fraction {
    let mut digits = [0; 20];
    let mut carry = 0;
    for i in (0..=count).rev() {
        let mut sum = carry;
        for (j, digit) in a.iter().enumerate() {
            if from + i >= j {
                sum += digit * TWO_OVER_PI[from + i - j] as u64;
            }
        }
        if i == 0 {
            carry = sum;
        } else {
            digits[count - i] = sum & DIGIT;
            carry = sum >> 24;
        }
    }
    let mut top = carry;
    // Separate the integer part; the binary point lies `exponent` bits below the
    // foot of `top`, or above it when negative.
    let mut quadrant;
    let upper_half;
    if exponent >= 0 {
        let bits = 24 - exponent;
        quadrant = (top << exponent | digits[count - 1] >> bits) & 7;
        digits[count - 1] &= (1 << bits) - 1;
        upper_half = digits[count - 1] >> (bits - 1) != 0;
        top = 0;
    } else {
        let bits = -exponent;
        quadrant = top >> bits & 7;
        top &= (1 << bits) - 1;
        upper_half = top >> (bits - 1) != 0;
    }
    if upper_half {
        // Measure from the next quadrant instead: one minus the fraction.
        quadrant += 1;
        let mut borrow = 0;
        for digit in &mut digits[..count] {
            let difference = (1 << 24) - *digit - borrow;
            *digit = difference & DIGIT;
            borrow = 1 - (difference >> 24);
        }
        if exponent >= 0 {
            digits[count - 1] &= (1 << (24 - exponent)) - 1;
        } else {
            top = (1 << -exponent) - top - borrow;
        }
    }
    Fraction { quadrant: quadrant as i32, negative: upper_half, digits, top, exponent }
}

fn huge(a: f64) -> (i32, f64, f64) {
    let mantissa = a.to_bits() & ((1 << 52) - 1) | 1 << 52;
    let pieces = [mantissa >> 29, mantissa >> 5 & DIGIT, (mantissa & 0x1f) << 19];
    let scale = exponent(a) - 1023 - 23;
    // Digits of 2/pi whose product with `a` is a multiple of 8 are skipped.
    let from = ((scale - 3) / 24).max(0);
    let weight = scale - 24 * (from + 1);

    let mut count = FIRST;
    let fraction = loop {
        let fraction = multiply(&pieces, from as usize, count, weight);
        let leading = &fraction.digits[FIRST.min(count)..count];
        if fraction.top != 0 || leading.iter().any(|&digit| digit != 0) {
            break fraction;
        }
        // The leading digits cancelled: replace as many at the other end.
        let zeros = fraction.digits[..FIRST].iter().rev().take_while(|&&d| d == 0).count();
        count += zeros + 1;
    };

    let Fraction { quadrant, negative, mut digits, top, exponent: mut weight } = fraction;
    let mut last = count;
    if top != 0 {
        digits[last] = top & DIGIT;
        if top > DIGIT {
            last += 1;
            weight += 24;
            digits[last] = top >> 24;
        }
    } else {
        loop {
            last -= 1;
            weight -= 24;
            if digits[last] != 0 {
                break;
            }
        }
    }
    let (y0, y1) = times_half_pi(&digits[..=last], weight);
    if negative { (quadrant, -y0, -y1) } else { (quadrant, y0, y1) }
}

/// The digits, the last of weight 2^weight, times pi/2, rounded to two doubles.
fn times_half_pi(digits: &[u64], weight: i32) -> (f64, f64) {
    let last = digits.len() - 1;
    let mut values = [0.0; 20];
    let mut unit = power_of_two(weight);
    for i in (0..=last).rev() {
        values[i] = unit * digits[i] as f64;
        unit *= power_of_two(-24);
    }
    let mut terms = [0.0; 20];
    for i in 0..=last {
        let mut sum = 0.0;
        for (k, piece) in HALF_PI_DIGITS.iter().enumerate().take(i + 1) {
            sum += piece * values[last - i + k];
        }
        terms[i] = sum;
    }
    let mut head = 0.0;
    for term in terms[..=last].iter().rev() {
        head += term;
    }
    let mut tail = terms[0] - head;
    for term in &terms[1..=last] {
        tail += term;
    }
    (head, tail)
}
