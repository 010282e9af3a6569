//! `StrictMath` natives, and the `Math` functions that HotSpot computes itself.

use heddle_numerics::{math, strict};

use super::{Native, native, replacing};

const STRICT: &str = "java/lang/StrictMath";
const MATH: &str = "java/lang/Math";

macro_rules! unary {
    ($row:ident, $class:expr, $name:literal, $function:expr) => {
        $row($class, $name, "(D)D", |call| Ok($function(call.double(0)).to_bits()))
    };
}

macro_rules! binary {
    ($row:ident, $class:expr, $name:literal, $function:expr) => {
        $row($class, $name, "(DD)D", |call| Ok($function(call.double(0), call.double(2)).to_bits()))
    };
}

pub(super) const NATIVES: &[Native] = &[
    unary!(native, STRICT, "sin", strict::sin),
    unary!(native, STRICT, "cos", strict::cos),
    unary!(native, STRICT, "tan", strict::tan),
    unary!(native, STRICT, "asin", strict::asin),
    unary!(native, STRICT, "acos", strict::acos),
    unary!(native, STRICT, "atan", strict::atan),
    unary!(native, STRICT, "log", strict::log),
    unary!(native, STRICT, "log10", strict::log10),
    unary!(native, STRICT, "log1p", strict::log1p),
    unary!(native, STRICT, "expm1", strict::expm1),
    unary!(native, STRICT, "sinh", strict::sinh),
    unary!(native, STRICT, "cosh", strict::cosh),
    unary!(native, STRICT, "tanh", strict::tanh),
    unary!(native, STRICT, "sqrt", f64::sqrt),
    binary!(native, STRICT, "atan2", strict::atan2),
    binary!(native, STRICT, "IEEEremainder", strict::ieee_remainder),
    unary!(replacing, MATH, "sin", math::sin),
    unary!(replacing, MATH, "cos", math::cos),
    unary!(replacing, MATH, "tan", math::tan),
    unary!(replacing, MATH, "exp", math::exp),
    unary!(replacing, MATH, "log", math::log),
    unary!(replacing, MATH, "log10", math::log10),
    binary!(replacing, MATH, "pow", math::pow),
    unary!(replacing, MATH, "sqrt", f64::sqrt),
    // Computed like `StrictMath` until HotSpot got its own versions.
    replacing(MATH, "tanh", "(D)D", |call| {
        let tanh = if call.program().feature_version() >= 24 { math::tanh } else { strict::tanh };
        Ok(tanh(call.double(0)).to_bits())
    }),
    replacing(MATH, "cbrt", "(D)D", |call| {
        let cbrt = if call.program().feature_version() >= 25 { math::cbrt } else { strict::cbrt };
        Ok(cbrt(call.double(0)).to_bits())
    }),
];
