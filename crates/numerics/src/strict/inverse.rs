//! StrictMath.asin, acos, atan and atan2.

use super::sqrt;
use crate::bits::{INVALID, chop, horner, magnitude, quiet, quiet2};

const HALF_PI_HIGH: f64 = f64::from_bits(0x3ff9_21fb_5444_2d18);
const HALF_PI_LOW: f64 = f64::from_bits(0x3c91_a626_3314_5c07);
const QUARTER_PI: f64 = f64::from_bits(0x3fe9_21fb_5444_2d18);
const PI: f64 = f64::from_bits(0x4009_21fb_5444_2d18);
const PI_LOW: f64 = f64::from_bits(0x3ca1_a626_3314_5c07);

/// (asin(x) - x)/x as a rational function of x^2, for |x| <= 1/2.
fn asin_ratio(z: f64) -> (f64, f64) {
    const P: [f64; 6] = [
        0.16666666666666666,
        -0.3255658186224009,
        0.20121253213486293,
        -0.04005553450067941,
        0.0007915349942898145,
        3.479331075960212e-05,
    ];
    const Q: [f64; 5] =
        [1.0, -2.403394911734414, 2.0209457602335057, -0.6882839716054533, 0.07703815055590194];
    (z * horner(z, &P), horner(z, &Q))
}

/// StrictMath.asin.
pub fn asin(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    let a = x.abs();
    if a >= 1.0 {
        return if a == 1.0 { x * HALF_PI_HIGH + x * HALF_PI_LOW } else { INVALID };
    }
    let size = magnitude(x);
    if size < 0x3e40_0000 {
        return x;
    }
    if a < 0.5 {
        let (p, q) = asin_ratio(x * x);
        return x + x * (p / q);
    }
    // asin(x) = pi/2 - 2 asin(sqrt((1-x)/2))
    let t = (1.0 - a) * 0.5;
    let (p, q) = asin_ratio(t);
    let s = sqrt(t);
    let y = if size >= 0x3fef_3333 {
        HALF_PI_HIGH - (2.0 * (s + s * (p / q)) - HALF_PI_LOW)
    } else {
        let head = chop(s);
        let c = (t - head * head) / (s + head);
        let tail = 2.0 * s * (p / q) - (HALF_PI_LOW - 2.0 * c);
        QUARTER_PI - (tail - (QUARTER_PI - 2.0 * head))
    };
    if x < 0.0 { -y } else { y }
}

/// StrictMath.acos.
pub fn acos(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    if x.abs() >= 1.0 {
        return if x == 1.0 {
            0.0
        } else if x == -1.0 {
            PI + 2.0 * HALF_PI_LOW
        } else {
            INVALID
        };
    }
    if x.abs() < 0.5 {
        if magnitude(x) <= 0x3c60_0000 {
            return HALF_PI_HIGH + HALF_PI_LOW;
        }
        let (p, q) = asin_ratio(x * x);
        return HALF_PI_HIGH - (x - (HALF_PI_LOW - x * (p / q)));
    }
    let z = (1.0 - x.abs()) * 0.5;
    let (p, q) = asin_ratio(z);
    let s = sqrt(z);
    let r = p / q;
    if x < 0.0 {
        let w = r * s - HALF_PI_LOW;
        PI - 2.0 * (s + w)
    } else {
        let head = chop(s);
        let c = (z - head * head) / (s + head);
        let w = r * s + c;
        2.0 * (head + w)
    }
}

/// atan of 1/2, 1, 3/2 and infinity, as head and tail.
const ATAN_OF: [(f64, f64); 4] = [
    (f64::from_bits(0x3fdd_ac67_0561_bb4f), f64::from_bits(0x3c7a_2b7f_222f_65e2)),
    (QUARTER_PI, f64::from_bits(0x3c81_a626_3314_5c07)),
    (f64::from_bits(0x3fef_730b_d281_f69b), f64::from_bits(0x3c70_0788_7af0_cbbd)),
    (HALF_PI_HIGH, HALF_PI_LOW),
];

const ATAN_EVEN: [f64; 6] = [
    0.3333333333333293,
    0.14285714272503466,
    0.09090887133436507,
    0.06661073137387531,
    0.049768779946159324,
    0.016285820115365782,
];
const ATAN_ODD: [f64; 5] = [
    -0.19999999999876483,
    -0.11111110405462356,
    -0.0769187620504483,
    -0.058335701337905735,
    -0.036531572744216916,
];

/// StrictMath.atan.
pub fn atan(x: f64) -> f64 {
    if x.is_nan() {
        return quiet(x);
    }
    let size = magnitude(x);
    if size < 0x3e20_0000 {
        return x;
    }
    let a = x.abs();
    // atan(a) = atan(c) + atan((a-c)/(1+ac)) for the nearest of a few c.
    let (base, t) = if size >= 0x4410_0000 {
        let y = HALF_PI_HIGH + HALF_PI_LOW;
        return if x < 0.0 { -y } else { y };
    } else if size < 0x3fdc_0000 {
        (None, x)
    } else if size < 0x3fe6_0000 {
        (Some(ATAN_OF[0]), (2.0 * a - 1.0) / (2.0 + a))
    } else if size < 0x3ff3_0000 {
        (Some(ATAN_OF[1]), (a - 1.0) / (a + 1.0))
    } else if size < 0x4003_8000 {
        (Some(ATAN_OF[2]), (a - 1.5) / (1.0 + 1.5 * a))
    } else {
        (Some(ATAN_OF[3]), -1.0 / a)
    };
    let z = t * t;
    let w = z * z;
    let s1 = z * horner(w, &ATAN_EVEN);
    let s2 = w * horner(w, &ATAN_ODD);
    match base {
        None => t - t * (s1 + s2),
        Some((high, low)) => {
            let y = high - ((t * (s1 + s2) - low) - t);
            if x < 0.0 { -y } else { y }
        }
    }
}

/// StrictMath.atan2: the angle of the point (x, y).
pub fn atan2(y: f64, x: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return quiet2(x, y);
    }
    if x == 1.0 {
        return atan(y);
    }
    let left = x.is_sign_negative();
    let with_sign = |angle: f64| if y.is_sign_negative() { -angle } else { angle };
    if y == 0.0 {
        return with_sign(if left { PI } else { 0.0 });
    }
    if x == 0.0 {
        return with_sign(HALF_PI_HIGH);
    }
    if x.is_infinite() {
        return with_sign(match (left, y.is_infinite()) {
            (false, true) => QUARTER_PI,
            (true, true) => 3.0 * QUARTER_PI,
            (false, false) => 0.0,
            (true, false) => PI,
        });
    }
    if y.is_infinite() {
        return with_sign(HALF_PI_HIGH);
    }
    let k = (magnitude(y) as i32 - magnitude(x) as i32) >> 20;
    let z = if k > 60 {
        HALF_PI_HIGH + 0.5 * PI_LOW
    } else if left && k < -60 {
        0.0
    } else {
        atan((y / x).abs())
    };
    match (left, y < 0.0) {
        (false, false) => z,
        (false, true) => -z,
        (true, false) => PI - (z - PI_LOW),
        (true, true) => (z - PI_LOW) - PI,
    }
}
