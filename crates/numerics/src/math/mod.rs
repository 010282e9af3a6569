//! java.lang.Math as the reference VM computes it on x86-64.
//!
//! HotSpot replaces some of these methods, in its interpreter and its compilers alike,
//! by stubs that follow Intel's mathematical library; the others run StrictMath's code.
//! The stubs are followed here step by step: their argument reductions and tables are
//! recomputed from the definitions, the order of operations was found by comparing with
//! the real `java`. Measured disagreements, always of one unit in the last place, on
//! JDK 17.0.15 and 25.0.3:
//!
//! | function | JDK 17 | JDK 25 | disagreements per million |
//! |---|---|---|---|
//! | sin, cos | stub | stub | 0 |
//! | exp | stub | stub | 0 (subnormal results: 30) |
//! | log, log10 | stub | stub | 0 |
//! | tan | stub | stub | up to 7 |
//! | pow | stub | stub | up to 200 (bases within a few units of 1, 2^k: 600) |
//! | tanh | StrictMath | stub | 0, up to 30 |
//! | cbrt | StrictMath | stub | 0, 0.1 |
//! | sqrt | exact | exact | 0 |
//! | the rest | StrictMath | StrictMath | 0 |
//!
//! [`tanh()`] and [`cbrt()`] are those of JDK 25; a VM that stands for JDK 17 takes them from
//! [`crate::strict`]. The logarithms and pow start from an approximate reciprocal whose
//! bits the processor's maker chooses (see the module `reciprocal`), so the real `java`
//! itself may differ in a last bit between processors.

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

pub use crate::strict::{
    acos, asin, atan, atan2, cosh, expm1, hypot, ieee_remainder, log1p, sinh, sqrt,
};
pub use cbrt::cbrt;
pub use exp::exp;
pub use log::log;
pub use log10::log10;
pub use pow::pow;
pub use sincos::{cos, sin};
pub use tan::tan;
pub use tanh::tanh;
