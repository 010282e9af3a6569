//! No uncaught exception: a thread ends by itself, or a handler of the program takes what it threw.

use heddle_jvm::schedule::Uncaught;

use super::{Property, Transition};
use crate::frames::{own_frame, own_site};
use crate::threads::views;
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "no-uncaught",
    title: "Uncaught exception",
    doc: "no exception ends a thread, unless a handler of the program takes it",
    default: true,
    check,
};

fn check(transition: &Transition<'_>, violations: &mut Vec<Violation>) {
    for uncaught in transition.uncaught.iter().filter(|uncaught| !uncaught.is_assertion) {
        violations.push(violation(transition, uncaught, "uncaught"));
    }
}

pub(super) fn violation(
    transition: &Transition<'_>,
    uncaught: &Uncaught,
    kind: &'static str,
) -> Violation {
    let machine = transition.machine;
    let thread = machine.thread_name_in(uncaught.thread);
    let process = machine.process_at(machine.thread_at(uncaught.thread).process);
    let what = match &uncaught.message {
        Some(message) => format!("{}: {message}", uncaught.class),
        None => uncaught.class.clone(),
    };
    let stack = uncaught.stack.clone();
    let place = own_frame(&stack).map(|frame| format!(" at {frame}")).unwrap_or_default();
    let site = own_site(&stack);
    Violation {
        kind,
        exception: Some(uncaught.class.clone()),
        message: format!("{thread} ends with {what}{place}"),
        process: process.config.name.clone(),
        thread,
        stack,
        threads: views(machine),
        details: Vec::new(),
        site: format!("{} {site}", uncaught.class),
    }
}
