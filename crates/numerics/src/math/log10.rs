//! Math.log10 as the reference VM computes it on x86-64.
//!
//! As [`super::log()`], with the reciprocal scaled by h = 111/256, a short
//! approximation of log10(e): x = 2^k m, r = m b/1024 - h, and
//! log10 x = k log10(2) + log10(444/b) + log10(1 + r/h).

use super::log::{special, split};
use super::log10_table::{COARSE, FINE};
use super::reciprocal::reciprocal;

/// The scale h in units of 1/256.
const SCALE: u32 = 111;

/// log10(2) rounded to a multiple of 2^-43, and the rest.
const LOG10_2: (f64, f64) = (FINE[0].0, FINE[0].1);

/// log10(e)/h - 1: what the coefficient of r has beyond 1.
const SLOPE_REST: f64 = f64::from_bits(0x3f5a_7a6c_bf2e_4108);

/// The coefficients of r^2 to r^7 of log10(1 + r/h): those of the series, but for the
/// sixth, adjusted in the same proportion as that of log.
const P: [f64; 6] = [
    f64::from_bits(0xbff2_7af2_dc77_b115),
    f64::from_bits(0x3ffc_6a02_dc96_3467),
    f64::from_bits(0xc008_9309_64d4_ef0d),
    f64::from_bits(0x4016_ab9f_7f9d_3aa1),
    f64::from_bits(0xc025_c917_3855_93b1),
    f64::from_bits(0x4035_8874_c1a5_f12e),
];

/// Math.log10: the same bits as the real one on every input measured.
pub fn log10(x: f64) -> f64 {
    if let Some(special) = special(x) {
        return special;
    }
    let (k, m) = split(x);
    let k = k as f64;
    // Eight significant bits: the step halves below 1/4.
    let scaled = reciprocal(m) * SCALE;
    let (b, (log_high, log_low)) = if scaled < 64 << 13 {
        let b = (4 * scaled + 4096) >> 13;
        (b, FINE[b as usize - 222])
    } else {
        let b = (2 * scaled + 4096) >> 13;
        (2 * b, COARSE[b as usize - 128])
    };
    let b = b as f64 / 1024.0;
    let m_high = f64::from_bits(m.to_bits() & !0xffff_ffff);
    let r = (b * m_high - SCALE as f64 / 256.0) + b * (m - m_high);

    let r2 = r * r;
    let head = ((P[1] * r + P[0]) + P[2] * r2) * r2;
    let tail = ((P[4] * r + P[3]) + P[5] * r2) * ((r2 * r) * r2);

    let base = k * LOG10_2.0 + log_high;
    let high = base + r;
    let lost = (base - high) + r;
    high + (lost + (k * LOG10_2.1 + log_low) + SLOPE_REST * r + tail + head)
}
