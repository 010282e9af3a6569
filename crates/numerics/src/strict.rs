//! java.lang.StrictMath.

pub fn sin(x: f64) -> f64 {
    libm::sin(x)
}

pub fn cos(x: f64) -> f64 {
    libm::cos(x)
}

pub fn tan(x: f64) -> f64 {
    libm::tan(x)
}

pub fn asin(x: f64) -> f64 {
    libm::asin(x)
}

pub fn acos(x: f64) -> f64 {
    libm::acos(x)
}

pub fn atan(x: f64) -> f64 {
    libm::atan(x)
}

pub fn log(x: f64) -> f64 {
    libm::log(x)
}

pub fn log10(x: f64) -> f64 {
    libm::log10(x)
}

pub fn sinh(x: f64) -> f64 {
    libm::sinh(x)
}

pub fn cosh(x: f64) -> f64 {
    libm::cosh(x)
}

pub fn tanh(x: f64) -> f64 {
    libm::tanh(x)
}

pub fn expm1(x: f64) -> f64 {
    libm::expm1(x)
}

pub fn log1p(x: f64) -> f64 {
    libm::log1p(x)
}

pub fn exp(x: f64) -> f64 {
    libm::exp(x)
}

pub fn cbrt(x: f64) -> f64 {
    libm::cbrt(x)
}

pub fn atan2(x: f64, y: f64) -> f64 {
    libm::atan2(x, y)
}

pub fn pow(x: f64, y: f64) -> f64 {
    libm::pow(x, y)
}

pub fn hypot(x: f64, y: f64) -> f64 {
    libm::hypot(x, y)
}

pub fn sqrt(x: f64) -> f64 {
    x.sqrt()
}

pub fn ieee_remainder(x: f64, y: f64) -> f64 {
    libm::remainder(x, y)
}
