//! StrictMath.sqrt, cbrt, hypot and IEEEremainder.

use crate::bits::{INVALID, chop, from_high, magnitude, power_of_two, quiet, quiet2};

/// StrictMath.sqrt (and Math.sqrt): correctly rounded, as IEEE 754 asks.
pub fn sqrt(x: f64) -> f64 {
    if x.is_nan() {
        quiet(x)
    } else if x < 0.0 {
        INVALID
    } else {
        x.sqrt()
    }
}

/// StrictMath.cbrt.
///
/// Dividing the exponent field by three gives 5 bits, a rational step makes them
/// 23, and one Newton step from that value cut to 21 bits gives the result within
/// 2/3 of a unit.
pub fn cbrt(x: f64) -> f64 {
    if x == 0.0 || !x.is_finite() {
        // A NaN passes through untouched: no operation makes it quiet.
        return x;
    }
    let a = x.abs();
    let rough = if a < f64::MIN_POSITIVE {
        from_high(magnitude(a * power_of_two(54)) / 3 + 696_219_795)
    } else {
        from_high(magnitude(a) / 3 + 715_094_163)
    };
    let r = rough * rough / a;
    let s = 19.0 / 35.0 + r * rough;
    let better = rough * (5.0 / 14.0 + (45.0 / 28.0) / (s + 99.0 / 70.0 + (-864.0 / 1225.0) / s));
    // Cut and then bumped, so that the square is exact and t exceeds the root.
    let t = from_high(magnitude(better) + 1);
    let quotient = a / (t * t);
    let step = (quotient - t) / (t + t + quotient);
    let root = t + t * step;
    if x < 0.0 { -root } else { root }
}

/// StrictMath.hypot.
pub fn hypot(x: f64, y: f64) -> f64 {
    let (mut a, mut b) = (x.abs(), y.abs());
    if a.is_infinite() || b.is_infinite() {
        return f64::INFINITY;
    }
    if a.is_nan() || b.is_nan() {
        return quiet2(a, b);
    }
    if b > a {
        (a, b) = (b, a);
    }
    if magnitude(a) as i32 - magnitude(b) as i32 > 0x3c0_0000 {
        return a + b;
    }
    // Keep the squares clear of overflow and underflow. The heads of a and b are
    // their upper words; fdlibm leaves those as they were when it scales a
    // subnormal, and Java prescribes the slightly different roundings that follow.
    let mut k = 0;
    let (mut a_head, mut b_head) = (chop(a), chop(b));
    if magnitude(a) > 0x5f30_0000 {
        k = 600;
    }
    if magnitude(b) < 0x20b0_0000 {
        if b == 0.0 {
            return a;
        }
        k = if b < f64::MIN_POSITIVE { -1022 } else { -600 };
    }
    if k != 0 {
        a *= power_of_two(-k);
        b *= power_of_two(-k);
        if k != -1022 {
            (a_head, b_head) = (chop(a), chop(b));
        }
    }
    let w = a - b;
    let squares = if w > b {
        let tail = a - a_head;
        a_head * a_head - (b * (-b) - tail * (a + a_head))
    } else {
        // 2ab + (a-b)^2
        let head = from_high(magnitude(a_head) + 0x10_0000);
        let tail = (a + a) - head;
        let b_tail = b - b_head;
        head * b_head - (w * (-w) - (head * b_tail + tail * b))
    };
    let root = squares.sqrt();
    if k == 0 { root } else { power_of_two(k) * root }
}

/// StrictMath.IEEEremainder (and Math's): x - n*p for the integer n nearest to
/// x/p, ties to even. Exact by definition.
pub fn ieee_remainder(x: f64, p: f64) -> f64 {
    if x.is_nan() || p.is_nan() {
        return quiet2(p, x);
    }
    if p == 0.0 || x.is_infinite() {
        return INVALID;
    }
    let p = p.abs();
    let mut r = x.abs();
    if p <= f64::MAX / 2.0 {
        r %= p + p;
    }
    // r is in [0, 2p): bring it within p/2, comparing without losing bits.
    if p < 2.0 * f64::MIN_POSITIVE {
        if r + r > p {
            r -= p;
            if r + r >= p {
                r -= p;
            }
        }
    } else {
        let half = 0.5 * p;
        if r > half {
            r -= p;
            if r >= half {
                r -= p;
            }
        }
    }
    if x.is_sign_negative() { -r } else { r }
}
