//! Floating-point functions that must give the results of the real `java`.
//!
//! Owns the numeric natives and intrinsics: [`strict`] (java.lang.StrictMath),
//! [`math`] (java.lang.Math as the reference VM computes it on x86-64) and
//! [`convert`] (conversions, remainders and the operations IEEE 754 fixes).
//! Nothing here reads the host's mathematical library: the same inputs give the
//! same bits on every machine.

mod bits;
pub mod convert;
pub mod math;
pub mod strict;
