//! Math.tan as the reference VM computes it on x86-64.
//!
//! Small arguments by one polynomial. Otherwise x = b + r + c, b a multiple of
//! pi/32, and a power series in r belonging to b; beyond pi/4 the pole is taken out
//! of the series and added back as an accurate reciprocal of the distance to it.

use super::double::{two_product, two_sum};
use super::reduction::{PIECES, Reduced, reduce_tan};
use super::tan_table::TABLE;
use crate::bits::{INVALID, horner, quiet};

/// Below this (13/128) the polynomial is used.
const SMALL: f64 = 0.1015625;

/// (tan x - x)/x^3 in powers of x^2: the minimax approximation of that degree on the
/// interval, in the relative error of tan.
const POLYNOMIAL: [f64; 5] = [
    f64::from_bits(0x3fd5_5555_5555_5612),
    f64::from_bits(0x3fc1_1111_1109_2746),
    f64::from_bits(0x3fab_a1ba_52c4_c89f),
    f64::from_bits(0x3f96_64a0_bf84_800f),
    f64::from_bits(0x3f82_609a_b8fd_a604),
];

/// Eight terms of a series, the way pairs of them are evaluated at once.
fn eight(c: &[f64], r: f64, r2: f64, r4: f64) -> f64 {
    let first = (c[0] + c[1] * r) + r2 * (c[2] + c[3] * r);
    (first + r4 * c[4]) + (r4 * r) * ((c[5] + c[6] * r) + r2 * c[7])
}

/// Math.tan: agrees with the real one except a few times in a million.
pub fn tan(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    if x.is_infinite() {
        return INVALID;
    }
    if x.abs() < SMALL {
        let square = x * x;
        return x + (square * x) * horner(square, &POLYNOMIAL);
    }
    let mut reduced = reduce_tan(x);
    let mut m = reduced.n & 31;
    let mirrored = m > 16;
    if mirrored {
        m = 32 - m;
        reduced.r = -reduced.r;
        reduced.minus_c = -reduced.minus_c;
    }
    let y = near(&reduced, m);
    if mirrored { -y } else { y }
}

/// tan(m pi/32 + r + c) for m up to 16.
fn near(reduced: &Reduced, m: i32) -> f64 {
    let entry = &TABLE[m as usize];
    let (r, c) = (reduced.r, -reduced.minus_c);
    let r2 = r * r;
    let r4 = r2 * r2;
    let (first, last) = entry.series.split_at(8);
    let series = eight(first, r, r2, r4) + (r4 * r4) * eight(last, r, r2, r4);

    let (mut high, mut low) = entry.constant;
    if m > 8 {
        let (reciprocal, rest) = reciprocal_from_pole(m - 16, r, c);
        let sum = high - reciprocal;
        low += (-reciprocal - sum) + high;
        low -= rest;
        high = sum;
    }
    let slope = entry.sigma + entry.slope_rest;
    let step = entry.sigma * r;
    let step_rest = entry.slope_rest * r;
    let medium = step + step_rest;
    let medium_lost = (step - medium) + step_rest;
    let sum = high + medium;
    let sum_lost = (high - sum) + medium;
    sum + ((((low + slope * c) + medium_lost) + sum_lost) + series)
}

/// 1/(q pi/32 + r + c) as a head of 26 bits and the rest.
fn reciprocal_from_pole(q: i32, r: f64, c: f64) -> (f64, f64) {
    let q = q as f64;
    let (s, e) = two_sum(q * PIECES[0], r);
    let (s, e2) = two_sum(s, q * PIECES[1]);
    let (distance, distance_low) = two_sum(s, (e + e2) + (q * PIECES[2] + c));
    let rough = 1.0 / distance;
    let head = f64::from_bits(rough.to_bits() & !0x7ff_ffff);
    let (product, product_low) = two_product(head, distance);
    let missing = ((1.0 - product) - product_low) - head * distance_low;
    (head, rough * missing)
}
