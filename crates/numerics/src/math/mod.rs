//! java.lang.Math as the reference VM computes it on x86-64.

mod cbrt;
mod cbrt_table;
mod double;
mod exp;
mod exp_table;
mod log;
mod log10;
mod log10_table;
mod log_table;
mod pow;
mod pow_table;
mod reciprocal;
mod reduction;
mod sincos;
mod sincos_table;
mod tan;
mod tan_table;
mod tanh;

pub use crate::strict::{acos, asin, atan, atan2, cosh, expm1, hypot, log1p, sinh, sqrt};
pub use cbrt::cbrt;
pub use exp::exp;
pub use log::log;
pub use log10::log10;
pub use pow::pow;
pub use sincos::{cos, sin};
pub use tan::tan;
pub use tanh::tanh;
