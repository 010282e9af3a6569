//! No uncaught exception: a thread ends by itself, or a handler of the program takes what it threw.

use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::Uncaught;
use heddle_jvm::state::{Process, ThreadId};

use super::{Property, Transition};
use crate::frames::{own_frame, own_site};
use crate::threads::{ThreadView, views};
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "no-uncaught",
    title: "Uncaught exception",
    doc: "no exception ends a thread, unless a handler of the program takes it",
    default: true,
    check,
};

/// Begins a line that tells a cause.
pub(crate) const CAUSED_BY: &str = "Caused by ";

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
        threads: others(machine, uncaught.thread),
        details: causes(uncaught).chain(hint(machine, process, &what)).collect(),
        site: format!("{} {site}", uncaught.class),
    }
}

/// All threads but the one that ended, unless it is in the program's code again: what the library does with
/// the exception is nobody's business.
fn others(machine: &Machine, ended: ThreadId) -> Vec<ThreadView> {
    let mut threads = views(machine);
    let is_own = |thread: &ThreadView| thread.stack.iter().any(|frame| !frame.library);
    threads.retain(|thread| !thread.stands_for_client() && (thread.id != ended || is_own(thread)));
    threads
}

/// What led to the exception, a line each.
fn causes(uncaught: &Uncaught) -> impl Iterator<Item = String> {
    uncaught.causes.iter().map(|(text, made)| match made {
        Some(place) => format!("{CAUSED_BY}{text} at {place}."),
        None => format!("{CAUSED_BY}{text}."),
    })
}

/// What to do about a connection that was refused since nobody listened yet.
fn hint(machine: &Machine, process: &Process, what: &str) -> Vec<String> {
    let is_refused = what.starts_with("java.net.ConnectException: Connection refused");
    if !is_refused || machine.processes().len() < 2 || !process.config.after.is_empty() {
        return Vec::new();
    }
    vec![
        "Nobody listened there at that moment. If another process does so later, `after` in the description \
         of this one, or --start-in-order, starts it only then."
            .into(),
    ]
}
