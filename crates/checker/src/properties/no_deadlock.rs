//! No deadlock: every thread can still go on, or waits for something that can still happen.

use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::Readiness;
use heddle_jvm::state::{ProcessId, Status, Thread, ThreadId};
use heddle_net::Silence;

use super::{Property, Transition};
use crate::frames::own_site;
use crate::scope::own_deadlock;
use crate::threads::{ThreadView, views, waits};
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "no-deadlock",
    title: "Deadlock",
    doc: "no thread waits for ever: neither all of them, nor some that wait for each other",
    default: true,
    check,
};

/// More threads whose fault it is not are counted only.
const OTHERS_MAX: usize = 2;
const IN_A_CYCLE: &str = "threads wait for each other for ever";

fn check(transition: &Transition<'_>, violations: &mut Vec<Violation>) {
    let machine = transition.machine;
    if transition.over {
        // Where only an environment waits for its component, the protocol is to blame.
        if machine.only_environment_waits() {
            return;
        }
        if are_idle(machine) {
            return;
        }
        let threads = views(machine);
        // Services that are idle wait for nobody in particular.
        let own = |thread: &&ThreadView| {
            let process = machine.thread_at(thread.id).process;
            !is_idle_service(machine, process) && !machine.awaits_calls(thread.id)
        };
        let mut stuck: Vec<&ThreadView> = threads.iter().filter(own).collect();
        let Some(silences) = silences(machine, &stuck) else { return };
        // A live client that waits is told as silent.
        if !stuck.iter().all(|thread| thread.stands_for_client()) {
            stuck.retain(|thread| !thread.stands_for_client());
        }
        let mut what = "no thread can go on";
        let cycle = stuck.iter().find_map(|thread| cycle_from(machine, thread.id));
        // Of a cycle of remote calls, nobody else is a part.
        let is_remote = |cycle: &Vec<_>| cycle.iter().any(|&id| machine.callee(id).is_some());
        if let Some(cycle) = cycle.filter(is_remote) {
            stuck.retain(|thread| cycle.contains(&thread.id));
            what = IN_A_CYCLE;
        }
        let mut violation = deadlock(transition, &stuck, what);
        violation.message.push_str(&silences);
        violations.push(violation);
        return;
    }
    for &ran in transition.ran {
        if let Some(cycle) = cycle_from(machine, ran) {
            let threads = views(machine);
            let stuck: Vec<&ThreadView> =
                threads.iter().filter(|thread| cycle.contains(&thread.id)).collect();
            violations.push(deadlock(transition, &stuck, IN_A_CYCLE));
            return;
        }
    }
}

/// What is to be said of real programs that threads wait for. They get more time before their silence
/// counts; nothing if one of them used it.
fn silences(machine: &Machine, stuck: &[&ThreadView]) -> Option<String> {
    let awaits = stuck.iter().filter_map(|thread| match machine.thread_at(thread.id).status() {
        Status::Network { awaits, .. } => Some(awaits),
        _ => None,
    });
    let silences = awaits.flat_map(|awaits| machine.network().silence(awaits));
    let mut silences = silences.collect::<Option<Vec<_>>>()?;
    silences.dedup();
    let says = silences.iter().map(|Silence { peer, waited }| {
        format!("; live peer {peer} sent nothing for {:.1} s", waited.as_secs_f64())
    });
    Some(says.collect())
}

/// Whether only processes are left that wait until somebody wants something of them: services, and
/// those that live on for their remote objects alone.
pub(crate) fn are_idle(machine: &Machine) -> bool {
    let left = machine.processes().iter().filter(|process| !process.has_ended());
    let is_idle = |id| is_idle_service(machine, id) || machine.is_idle(id);
    left.into_iter().all(|process| is_idle(process.id))
}

/// Whether a process is a service whose threads wait for nothing that another thread has.
fn is_idle_service(machine: &Machine, process: ProcessId) -> bool {
    let own = |thread: &&Thread| thread.process == process && thread.is_alive();
    let waits_for_owner = |thread: &Thread| {
        let joins = matches!(thread.status(), Status::Waiting { .. });
        !joins && waits(machine, thread.id).1.is_some()
    };
    machine.is_idle_service(process) && !machine.threads().iter().filter(own).any(waits_for_owner)
}

/// The cycle of waiting threads that `start` belongs to or leads into.
pub(crate) fn cycle_from(machine: &Machine, start: ThreadId) -> Option<Vec<ThreadId>> {
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
    // Threads that wait for each other are the fault; who else waits for them varies.
    let cycle = stuck.iter().find_map(|thread| cycle_from(transition.machine, thread.id));
    let at_fault = |thread: &&&ThreadView| match &cycle {
        Some(cycle) => cycle.contains(&thread.id),
        None => true,
    };
    let threads = told(transition.machine);
    let ids: Vec<ThreadId> = threads.iter().map(|thread| thread.id).collect();
    let process = |id: ThreadId| transition.machine.thread_at(id).process;
    let own = own_deadlock(transition.machine, &ids);
    let is_there = |thread: &&&ThreadView| own.is_none_or(|own| process(thread.id) == own);
    let first = stuck.iter().find(|thread| at_fault(thread) && is_there(thread));
    let first = first.or_else(|| stuck.iter().find(at_fault));
    // Those whose fault it is come first.
    let (mut fault, others): (Vec<&&ThreadView>, Vec<&&ThreadView>) =
        stuck.iter().partition(|thread| is_there(thread));
    // A circle is told as it goes round, then who waits for nobody in particular, then who waits for those.
    let circle = cycle.as_deref().unwrap_or_default();
    fault.sort_by_key(|thread| match circle.iter().position(|id| *id == thread.id) {
        Some(position) => position,
        None => circle.len() + behind(transition.machine, thread.id),
    });
    let told_of = if others.len() > OTHERS_MAX { &[] } else { &others[..] };
    let mut waits: Vec<String> = fault
        .iter()
        .chain(told_of)
        .filter(|thread| !thread.waits_for.is_empty())
        .map(|thread| format!("{} {}", thread.name, thread.waits_for))
        .collect();
    if told_of.len() < others.len() {
        waits.push(format!("{} threads of other processes wait with them", others.len()));
    }
    let mut sites: Vec<String> =
        stuck.iter().filter(at_fault).map(|thread| own_site(&thread.stack)).collect();
    sites.sort_unstable();
    Violation {
        kind: "deadlock",
        exception: None,
        message: format!("{what}: {}", waits.join("; ")),
        process: first.map_or_else(String::new, |thread| {
            transition.machine.process_at(process(thread.id)).config.name.clone()
        }),
        thread: first.map(|thread| thread.name.clone()).unwrap_or_default(),
        stack: first.map(|thread| thread.stack.clone()).unwrap_or_default(),
        threads,
        details: Vec::new(),
        site: sites.join(" "),
    }
}

/// How many threads stand between a thread and what nobody does.
fn behind(machine: &Machine, start: ThreadId) -> usize {
    let next = |&id: &ThreadId| {
        waits(machine, id).1.filter(|next| machine.readiness(*next) == Readiness::Waits)
    };
    // There may be a circle ahead.
    std::iter::successors(Some(start), next).take(machine.threads().len()).count()
}

/// All threads but those of the library that wait for remote calls.
fn told(machine: &Machine) -> Vec<ThreadView> {
    let mut threads = views(machine);
    threads.retain(|thread| !machine.awaits_calls(thread.id) && !thread.stands_for_client());
    threads
}
