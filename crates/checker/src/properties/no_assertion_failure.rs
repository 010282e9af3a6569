//! No failed assertion: no thread ends with an `AssertionError`.

use super::{Property, Transition, no_uncaught};
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "no-assertion-failure",
    title: "Assertion failure",
    doc: "no AssertionError ends a thread",
    default: true,
    check,
};

fn check(transition: &Transition<'_>, violations: &mut Vec<Violation>) {
    for uncaught in transition.uncaught.iter().filter(|uncaught| uncaught.is_assertion) {
        violations.push(no_uncaught::violation(transition, uncaught, "assertion-failure"));
    }
}
