//! No failed assertion: no thread ends with an `AssertionError`, also where a handler of the program takes
//! it, for a log say.

use super::{Property, Transition, no_uncaught};
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "no-assertion-failure",
    title: "Assertion failure",
    doc: "no AssertionError ends a thread, whether a handler takes it or not",
    default: true,
    check,
};

fn check(transition: &Transition<'_>, violations: &mut Vec<Violation>) {
    for uncaught in transition.uncaught.iter().filter(|uncaught| uncaught.is_assertion) {
        violations.push(no_uncaught::violation(transition, uncaught, "assertion-failure"));
    }
}
