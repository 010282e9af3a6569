//! Exit status: every process that ends does so with status 0.

use super::{Property, Transition};
use crate::threads::views;
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "exit-status",
    doc: "a process that ends does so with status 0",
    default: false,
    check,
};

fn check(transition: &Transition<'_>, violations: &mut Vec<Violation>) {
    if !transition.over {
        return;
    }
    for process in transition.machine.processes().iter().filter(|process| process.has_ended()) {
        let status = process.exit_status().unwrap_or(0);
        if status != 0 {
            violations.push(Violation {
                kind: "exit-status",
                exception: None,
                message: format!("the program ends with exit status {status}"),
                process: process.config.name.clone(),
                thread: String::new(),
                stack: Vec::new(),
                threads: views(transition.machine),
                details: Vec::new(),
                site: status.to_string(),
            });
        }
    }
}
