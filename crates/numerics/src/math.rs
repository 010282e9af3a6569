//! java.lang.Math as the reference VM computes it on x86-64.

pub use crate::strict::{acos, asin, atan, atan2, cosh, expm1, hypot, log1p, sinh, sqrt};
pub use crate::strict::{cbrt, cos, exp, log, log10, pow, sin, tan, tanh};
