//! No failed assertion: no thread ends with an `AssertionError`.

use super::{Property, Step, no_uncaught};
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "no-assertion-failure",
    doc: "no AssertionError ends a thread",
    default: true,
    check,
};

fn check(step: &Step<'_>, violations: &mut Vec<Violation>) {
    for uncaught in step.uncaught.iter().filter(|uncaught| uncaught.is_assertion) {
        violations.push(no_uncaught::violation(step, uncaught, "assertion-failure"));
    }
}
