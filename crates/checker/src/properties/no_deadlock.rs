//! No deadlock: every thread can still go on, or waits for something that can still happen.

use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::Readiness;
use heddle_jvm::state::{Status, ThreadId};

use super::{Property, Transition};
use crate::frames::own_site;
use crate::threads::{ThreadView, views, waits};
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "no-deadlock",
    title: "Deadlock",
    doc: "no thread waits for ever: neither all of them, nor some that wait for each other",
    default: true,
    check,
};

fn check(transition: &Transition<'_>, violations: &mut Vec<Violation>) {
    let machine = transition.machine;
    if transition.over {
        if machine.processes().iter().all(|process| process.has_ended()) {
            return;
        }
        // Where only an environment waits for its component, the protocol is to blame.
        if machine.only_environment_waits() {
            return;
        }
        let threads = views(machine);
        let stuck: Vec<&ThreadView> = threads.iter().collect();
        violations.push(deadlock(transition, &stuck, "no thread can go on"));
        return;
    }
    for &ran in transition.ran {
        if let Some(cycle) = cycle_from(machine, ran) {
            let threads = views(machine);
            let stuck: Vec<&ThreadView> =
                threads.iter().filter(|thread| cycle.contains(&thread.id)).collect();
            violations.push(deadlock(transition, &stuck, "threads wait for each other for ever"));
            return;
        }
    }
}

/// Whether a thread belongs to, or waits for, threads that wait for each other.
pub(crate) fn in_cycle(machine: &Machine, thread: ThreadId) -> bool {
    cycle_from(machine, thread).is_some()
}

/// The cycle of waiting threads that `start` belongs to or leads into.
fn cycle_from(machine: &Machine, start: ThreadId) -> Option<Vec<ThreadId>> {
    if machine.readiness(start) != Readiness::Waits {
        return None;
    }
    let mut path = vec![start];
    loop {
        let last = *path.last().expect("starts with one");
        let thread = machine.thread_at(last);
        if machine.readiness(last) != Readiness::Waits {
            return None;
        }
        // A condition or a wait may be ended by anyone; only who owns what is certain.
        if matches!(thread.status(), Status::Waiting { .. }) && waits(machine, last).1.is_none() {
            return None;
        }
        if machine.view_of(last).is_interrupted(thread.object()) {
            return None;
        }
        let next = waits(machine, last).1?;
        if let Some(index) = path.iter().position(|&seen| seen == next) {
            return Some(path[index..].to_vec());
        }
        path.push(next);
    }
}

fn deadlock(transition: &Transition<'_>, stuck: &[&ThreadView], what: &str) -> Violation {
    let waits: Vec<String> = stuck
        .iter()
        .filter(|thread| !thread.waits_for.is_empty())
        .map(|thread| format!("{} {}", thread.name, thread.waits_for))
        .collect();
    // Threads that wait for each other are the fault; who else waits for them varies.
    let cycle = stuck.iter().find_map(|thread| cycle_from(transition.machine, thread.id));
    let at_fault = |thread: &&&ThreadView| match &cycle {
        Some(cycle) => cycle.contains(&thread.id),
        None => true,
    };
    let first = stuck.iter().find(at_fault);
    let mut sites: Vec<String> =
        stuck.iter().filter(at_fault).map(|thread| own_site(&thread.stack)).collect();
    sites.sort_unstable();
    Violation {
        kind: "deadlock",
        exception: None,
        message: format!("{what}: {}", waits.join("; ")),
        process: first.map_or_else(String::new, |thread| {
            let process = transition.machine.thread_at(thread.id).process;
            transition.machine.process_at(process).config.name.clone()
        }),
        thread: first.map(|thread| thread.name.clone()).unwrap_or_default(),
        stack: first.map(|thread| thread.stack.clone()).unwrap_or_default(),
        threads: views(transition.machine),
        details: Vec::new(),
        site: sites.join(" "),
    }
}
