//! The functions under test by their Java names, for both kinds of test.

// Each test uses its part of this module.
#![allow(dead_code)]

use heddle_numerics::{math, strict};

#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Unary(fn(f64) -> f64),
    Binary(fn(f64, f64) -> f64),
}

impl Kind {
    /// The function on its i-th input.
    pub(crate) fn apply(self, input: &[u64], i: usize) -> f64 {
        match self {
            Kind::Unary(f) => f(f64::from_bits(input[i])),
            Kind::Binary(f) => f(f64::from_bits(input[2 * i]), f64::from_bits(input[2 * i + 1])),
        }
    }
}

pub(crate) struct Function {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// How many results in a million may be one unit off.
    pub(crate) allowed: usize,
    /// The release from which `kind` holds, and what held before.
    pub(crate) since: Option<(u32, Kind)>,
}

impl Function {
    pub(crate) fn kind_on(&self, release: u32) -> Kind {
        match self.since {
            Some((since, before)) if release < since => before,
            _ => self.kind,
        }
    }

    pub(crate) fn allowed_on(&self, release: u32) -> usize {
        match self.since {
            Some((since, _)) if release < since => 0,
            _ => self.allowed,
        }
    }
}

const fn unary(name: &'static str, f: fn(f64) -> f64, allowed: usize) -> Function {
    Function { name, kind: Kind::Unary(f), allowed, since: None }
}

const fn binary(name: &'static str, f: fn(f64, f64) -> f64, allowed: usize) -> Function {
    Function { name, kind: Kind::Binary(f), allowed, since: None }
}

const fn since(release: u32, mut function: Function, before: fn(f64) -> f64) -> Function {
    function.since = Some((release, Kind::Unary(before)));
    function
}

/// The allowances of log, log10 and pow leave room for another processor's reciprocal,
/// that of exp for results below the normal range.
pub(crate) const FUNCTIONS: &[Function] = &[
    unary("strict.sin", strict::sin, 0),
    unary("strict.cos", strict::cos, 0),
    unary("strict.tan", strict::tan, 0),
    unary("strict.asin", strict::asin, 0),
    unary("strict.acos", strict::acos, 0),
    unary("strict.atan", strict::atan, 0),
    unary("strict.log", strict::log, 0),
    unary("strict.log10", strict::log10, 0),
    unary("strict.sinh", strict::sinh, 0),
    unary("strict.cosh", strict::cosh, 0),
    unary("strict.tanh", strict::tanh, 0),
    unary("strict.expm1", strict::expm1, 0),
    unary("strict.log1p", strict::log1p, 0),
    unary("strict.exp", strict::exp, 0),
    unary("strict.cbrt", strict::cbrt, 0),
    unary("strict.sqrt", strict::sqrt, 0),
    binary("strict.atan2", strict::atan2, 0),
    binary("strict.pow", strict::pow, 0),
    binary("strict.hypot", strict::hypot, 0),
    binary("strict.IEEEremainder", strict::ieee_remainder, 0),
    unary("math.sin", math::sin, 0),
    unary("math.cos", math::cos, 0),
    unary("math.tan", math::tan, 50),
    unary("math.asin", math::asin, 0),
    unary("math.acos", math::acos, 0),
    unary("math.atan", math::atan, 0),
    unary("math.log", math::log, 20),
    unary("math.log10", math::log10, 20),
    unary("math.sinh", math::sinh, 0),
    unary("math.cosh", math::cosh, 0),
    since(24, unary("math.tanh", math::tanh, 50), strict::tanh),
    unary("math.expm1", math::expm1, 0),
    unary("math.log1p", math::log1p, 0),
    unary("math.exp", math::exp, 20),
    since(25, unary("math.cbrt", math::cbrt, 20), strict::cbrt),
    unary("math.sqrt", math::sqrt, 0),
    binary("math.atan2", math::atan2, 0),
    binary("math.pow", math::pow, 1000),
    binary("math.hypot", math::hypot, 0),
    binary("math.IEEEremainder", math::ieee_remainder, 0),
];
