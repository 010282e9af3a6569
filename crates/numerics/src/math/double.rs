//! Sums and products with their rounding errors.

/// a + b, rounded, and what the rounding lost.
pub(super) fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let part = sum - a;
    (sum, (a - (sum - part)) + (b - part))
}

/// The upper 26 bits of a and the rest, both exact.
fn halves(a: f64) -> (f64, f64) {
    let scaled = a * 134_217_729.0;
    let high = scaled - (scaled - a);
    (high, a - high)
}

/// a * b, rounded, and what the rounding lost; for operands far from the limits.
pub(super) fn two_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    let (a1, a2) = halves(a);
    let (b1, b2) = halves(b);
    (product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
}
