//! Exit status: every process that ends does so with status 0.

use super::{Property, Transition};
use crate::threads::views;
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "exit-status",
    title: "Exit status",
    doc: "a process that ends does so with status 0",
    default: false,
    check,
};

/// Other processes may go on, and a server mostly does: each process counts when it ends.
fn check(transition: &Transition<'_>, violations: &mut Vec<Violation>) {
    for (process, status) in transition.failed_processes() {
        violations.push(Violation {
            kind: "exit-status",
            exception: None,
            message: format!("{} ends with exit status {status}", transition.called(process)),
            process: process.config.name.clone(),
            thread: String::new(),
            stack: Vec::new(),
            threads: views(transition.machine),
            details: Vec::new(),
            site: format!("{} {status}", process.config.name),
        });
    }
}
