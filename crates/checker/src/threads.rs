//! Who waits for whom: over monitors, the locks of `java.util.concurrent`, joins and class
//! initialisation.

use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::Readiness;
use heddle_jvm::state::{InitStatus, Ref, Status, ThreadId};
use heddle_jvm::view::Location;

/// A thread that has not ended, as it stands.
#[derive(Clone, Debug)]
pub struct ThreadView {
    pub(crate) id: ThreadId,
    pub name: String,
    /// What it waits for, in words; empty when it can go on.
    pub waits_for: String,
    /// What it holds, in words.
    pub holds: Vec<String>,
    pub stack: Vec<Location>,
    /// It waits for somebody to notify it.
    pub(crate) awaits_notification: bool,
    /// What may have gone wrong, where a replay could tell.
    pub hint: Option<String>,
}

/// All threads that have not ended, in the order of their numbers.
pub(crate) fn views(machine: &Machine) -> Vec<ThreadView> {
    let live = machine.threads().iter().filter(|thread| {
        machine.readiness(thread.id) != Readiness::Over && thread.status() != Status::Draining
    });
    live.map(|thread| view(machine, thread.id)).collect()
}

fn view(machine: &Machine, id: ThreadId) -> ThreadView {
    let (waits_for, blocked_by) = waits(machine, id);
    let status = machine.thread_at(id).status();
    ThreadView {
        id,
        name: machine.thread_name_in(id),
        waits_for,
        holds: held(machine, id),
        stack: machine.locations(id),
        awaits_notification: matches!(status, Status::Waiting { .. }) && blocked_by.is_none(),
        hint: None,
    }
}

/// Monitors, and for reports also the locks of `java.util.concurrent`, for which the whole heap has
/// to be looked at.
fn held(machine: &Machine, id: ThreadId) -> Vec<String> {
    let thread = machine.thread_at(id);
    let mut locks: Vec<Ref> = thread.locks().iter().map(|&(lock, _)| lock).collect();
    if machine.is_recorded() {
        let view = machine.view(thread.process);
        locks.extend(view.objects().filter(|&object| {
            view.reference(object, "exclusiveOwnerThread") == Some(thread.object())
                // A worker of a pool is a lock to itself.
                && view.class(object).name != "java/util/concurrent/ThreadPoolExecutor$Worker"
        }));
    }
    locks.iter().map(|&lock| describe(machine, id, lock)).collect()
}

/// An object in words: its class and a number that tells it from others.
pub(crate) fn describe(machine: &Machine, id: ThreadId, object: Ref) -> String {
    let view = machine.view_of(id);
    if machine.is_recorded() {
        return machine.object_name(view.process().id, object);
    }
    let class = view.class(object).java_name();
    if class == "java.lang.Class" {
        return format!("class {}", view.class_of_mirror(object).java_name());
    }
    format!("{class}@{:x}", object.0)
}

/// What a thread waits for, and for whom.
pub(crate) fn waits(machine: &Machine, id: ThreadId) -> (String, Option<ThreadId>) {
    let thread = machine.thread_at(id);
    let view = machine.view_of(id);
    let owner = |object| view.monitor_owner(object);
    let named = |owner: Option<ThreadId>| match owner {
        Some(owner) => format!(", held by {}", machine.thread_name_in(owner)),
        None => String::new(),
    };
    match thread.status() {
        Status::Runnable if !thread.awaited_monitor().is_null() => {
            let holder = owner(thread.awaited_monitor()).filter(|&owner| owner != id);
            match holder {
                Some(_) => {
                    let lock = describe(machine, id, thread.awaited_monitor());
                    (format!("waits to lock {lock}{}", named(holder)), holder)
                }
                None => (String::new(), None),
            }
        }
        Status::Blocked { object } => {
            let holder = owner(object);
            (format!("waits to lock {}{}", describe(machine, id, object), named(holder)), holder)
        }
        Status::Waiting { object, deadline, .. } => {
            if let Some(joined) = joined_thread(machine, id, object) {
                let name = machine.thread_name_in(joined);
                return (format!("waits for {name} to end"), Some(joined));
            }
            let limit = if deadline.is_some() { " (with a time limit)" } else { "" };
            (format!("waits to be notified on {}{limit}", describe(machine, id, object)), None)
        }
        Status::Parked { deadline } => {
            let limit = if deadline.is_some() { " (with a time limit)" } else { "" };
            match parked_on(machine, id) {
                Some((blocker, holder)) => {
                    let text = describe(machine, id, blocker);
                    (format!("waits for {text}{}{limit}", named(holder)), holder)
                }
                None => (format!("is parked{limit}"), None),
            }
        }
        Status::Sleeping { .. } => ("sleeps".into(), None),
        Status::Initializing { class } => {
            let holder = match view.process().class_state_of(class).init {
                InitStatus::Running(owner) => Some(owner),
                _ => None,
            };
            let class = machine.program.class(class).java_name();
            let by = holder.map(|owner| format!(" by {}", machine.thread_name_in(owner)));
            (format!("waits for the initialisation of {class}{}", by.unwrap_or_default()), holder)
        }
        Status::Network { awaits, deadline } => {
            let limit = if deadline.is_some() { " (with a time limit)" } else { "" };
            (format!("{}{limit}", machine.network_wait(awaits)), None)
        }
        Status::FileLock(wait) => {
            let process = machine.thread_at(id).process;
            (machine.file_lock_wait(process, &wait), None)
        }
        Status::Awaiting(awaited) => (machine.protocol_wait(awaited), None),
        Status::Held => ("waits for other processes to come up".into(), None),
        Status::Draining => ("is done, and waits for the other threads to end".into(), None),
        Status::Runnable | Status::Dormant | Status::Ended => (String::new(), None),
    }
}

/// The thread that a `Thread.join` on `object` waits for.
fn joined_thread(machine: &Machine, id: ThreadId, object: Ref) -> Option<ThreadId> {
    let known = machine.well_known();
    let thread = machine.thread_at(id);
    let view = machine.view_of(id);
    let joins = thread
        .frames()
        .iter()
        .rev()
        .take(4)
        .any(|frame| frame.method.class().id == known.thread.id && frame.method.name == "join");
    if !joins || !view.class(object).is_assignable_to(known.thread) {
        return None;
    }
    view.thread_of(object)
}

/// What a parked thread is parked on, and the thread that owns it, where the library says so.
fn parked_on(machine: &Machine, id: ThreadId) -> Option<(Ref, Option<ThreadId>)> {
    let thread = machine.thread_at(id);
    let view = machine.view_of(id);
    let blocker = view.reference(thread.object(), "parkBlocker")?;
    let owner = view.reference(blocker, "exclusiveOwnerThread");
    Some((blocker, owner.and_then(|owner| view.thread_of(owner))))
}
