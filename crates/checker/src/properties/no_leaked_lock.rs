//! No leaked lock: a thread that ends owns no lock of `java.util.concurrent`.

use heddle_jvm::machine::Machine;
use heddle_jvm::state::{Ref, Status, ThreadId};

use super::{Property, Transition};
use crate::threads::{describe, views};
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "no-leaked-lock",
    title: "Leaked lock",
    doc: "a thread that ends owns no lock of java.util.concurrent",
    default: false,
    check,
};

fn check(transition: &Transition<'_>, violations: &mut Vec<Violation>) {
    for &id in transition.ran {
        let thread = transition.machine.thread_at(id);
        let process = transition.machine.process_at(thread.process);
        if thread.status() != Status::Ended || process.has_ended() {
            continue;
        }
        if let Some(lock) = owned_lock(transition.machine, id) {
            let name = transition.machine.thread_name_in(id);
            violations.push(Violation {
                kind: "leaked-lock",
                exception: None,
                message: format!(
                    "{name} ends and still owns {}",
                    describe(transition.machine, id, lock)
                ),
                process: process.config.name.clone(),
                thread: name.clone(),
                stack: Vec::new(),
                threads: views(transition.machine),
                details: Vec::new(),
                site: name,
            });
        }
    }
}

/// A synchronizer that names the thread as its owner, found by looking at the whole heap: threads
/// end rarely.
fn owned_lock(machine: &Machine, id: ThreadId) -> Option<Ref> {
    let thread = machine.thread_at(id);
    let view = machine.view(thread.process);
    view.find(|_, object| view.reference(object, "exclusiveOwnerThread") == Some(thread.object()))
}
