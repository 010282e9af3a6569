//! java.lang.StrictMath: the fdlibm 5.3 results Java prescribes bit for bit.
//!
//! Each function follows fdlibm's published method: the same argument reduction,
//! the same polynomial and the same order of operations, since every rounding on
//! the way is part of the result. All are identical to the real StrictMath of
//! JDK 17 and 25 on every input measured (eleven million each: random bit patterns,
//! subnormals, neighbourhoods of the branch points, huge arguments). NaN results carry
//! the bits JDK 17 gives them, except where two operands are NaNs; JDK 25 returns a
//! positive NaN for log1p below -1.

mod exponential;
mod hyperbolic;
mod inverse;
mod logarithm;
mod power;
pub(crate) mod reduction;
mod root;
mod trigonometric;

pub use exponential::{exp, expm1};
pub use hyperbolic::{cosh, sinh, tanh};
pub use inverse::{acos, asin, atan, atan2};
pub use logarithm::{log, log1p, log10};
pub use power::pow;
pub(crate) use power::{pow_is_negative, pow_special};
pub use root::{cbrt, hypot, ieee_remainder, sqrt};
pub use trigonometric::{cos, sin, tan};
