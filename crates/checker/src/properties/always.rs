//! Always: what a program claims with `Heddle.always` holds whenever it is claimed.

use super::{Property, Transition};
use crate::frames::own_site;
use crate::threads::views;
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "always",
    title: "Broken claim",
    doc: "every condition that the program hands to Heddle.always is true",
    default: true,
    check,
};

fn check(transition: &Transition<'_>, violations: &mut Vec<Violation>) {
    for broken in transition.broken {
        let machine = transition.machine;
        let thread = machine.thread_name_in(broken.thread);
        let process = machine.process_at(machine.thread_at(broken.thread).process);
        let stack = broken.stack.clone();
        let site = own_site(&stack);
        violations.push(Violation {
            kind: "always",
            exception: None,
            message: format!("{thread} finds \"{}\" untrue at {site}", broken.label),
            process: process.config.name.clone(),
            thread,
            stack,
            threads: views(machine),
            details: Vec::new(),
            site: format!("{} {site}", broken.label),
        });
    }
}
