//! Exit status: every process that ends does so with status 0.

use super::{Property, Step};
use crate::threads::views;
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "exit-status",
    doc: "a process that ends does so with status 0",
    default: false,
    check,
};

fn check(step: &Step<'_>, violations: &mut Vec<Violation>) {
    if !step.over {
        return;
    }
    for process in step.machine.processes.iter().filter(|process| process.ended) {
        let status = process.exit_status.unwrap_or(0);
        if status != 0 {
            violations.push(Violation {
                kind: "exit-status",
                exception: None,
                message: format!("the program ends with exit status {status}"),
                process: process.config.name.clone(),
                thread: String::new(),
                stack: Vec::new(),
                threads: views(step.machine),
                site: status.to_string(),
            });
        }
    }
}
