//! Conversions and remainders whose results the Java language fixes exactly.

/// The `d2i` instruction: NaN is 0, out of range saturates.
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

/// The `drem` instruction: truncating remainder with the sign of the dividend.
pub fn drem(x: f64, y: f64) -> f64 {
    x % y
}

/// The `frem` instruction.
pub fn frem(x: f32, y: f32) -> f32 {
    x % y
}
