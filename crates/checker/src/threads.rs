//! Who waits for whom: over monitors, the locks of `java.util.concurrent`, joins, class
//! initialisation and remote calls.

use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::Readiness;
use heddle_jvm::state::{InitStatus, Ref, Status, ThreadId};
use heddle_jvm::view::Location;

use crate::blockers::{about, wanted};
use crate::frames::own_frame;
use crate::peers::LIVE_CLIENT;

/// A worker of a pool is a lock to itself.
const WORKER: &str = "java/util/concurrent/ThreadPoolExecutor$Worker";

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
    /// It waits for somebody to notify it, or to signal a condition.
    pub(crate) awaits_notification: bool,
    /// Whose next task it waits for.
    pub(crate) idle_worker_of: Option<Employer>,
    /// What may have gone wrong, where a replay could tell.
    pub hint: Option<String>,
}

/// A pool or a timer, whose threads live on until somebody ends it.
#[derive(Clone, Debug)]
pub(crate) struct Employer {
    pub(crate) name: String,
    pub(crate) ended_by: &'static str,
}

impl ThreadView {
    /// Whether it only passes on what a live client says.
    pub(crate) fn stands_for_client(&self) -> bool {
        own_frame(&self.stack).is_some_and(|frame| frame.class == LIVE_CLIENT)
    }
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
    let idle_worker_of = idle_worker_of(machine, id);
    ThreadView {
        id,
        name: machine.thread_name_in(id),
        waits_for,
        holds: held(machine, id),
        stack: machine.locations(id),
        awaits_notification: blocked_by.is_none()
            && idle_worker_of.is_none()
            && (matches!(status, Status::Waiting { .. }) || awaits_signal(machine, id)),
        idle_worker_of,
        hint: None,
    }
}

/// Whether a thread is parked on a condition.
fn awaits_signal(machine: &Machine, id: ThreadId) -> bool {
    matches!(machine.thread_at(id).status(), Status::Parked { .. })
        && parked_on(machine, id).is_some_and(|(blocker, _)| {
            machine.view_of(id).class(blocker).name.ends_with("$ConditionObject")
        })
}

/// The pool or timer in whose queue a worker finds nothing, where names are made.
fn idle_worker_of(machine: &Machine, id: ThreadId) -> Option<Employer> {
    if !machine.is_recorded() {
        return None;
    }
    let thread = machine.thread_at(id);
    let view = machine.view_of(id);
    let within = |class: &str, method: &str| {
        let is_it = |frame: &heddle_jvm::state::Frame| {
            frame.method.name == method && frame.method.class().name == class
        };
        thread.frames().iter().any(is_it)
    };
    let (employer, ended_by) = if within("java/util/concurrent/ThreadPoolExecutor", "getTask") {
        let holder = || view.reference(view.reference(thread.object(), "holder")?, "task");
        let worker = view.reference(thread.object(), "target").or_else(holder)?;
        (view.reference(worker, "this$0")?, "shutdown()")
    } else if within("java/util/TimerThread", "mainLoop") {
        // Its lock is the queue; while it runs a task it waits for something else.
        let queue = view.reference(thread.object(), "queue")?;
        let waits = matches!(thread.status(), Status::Waiting { object, .. } if object == queue);
        let owns = |&object: &Ref| {
            let is_timer = view.class(object).name == "java/util/Timer";
            is_timer && view.reference(object, "queue") == Some(queue)
        };
        (view.objects().find(owns).filter(|_| waits)?, "cancel()")
    } else {
        return None;
    };
    Some(Employer { name: describe(machine, id, employer), ended_by })
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
                && view.class(object).name != WORKER
        }));
    }
    locks.retain(|&lock| is_worth_telling(machine, id, lock));
    locks.iter().map(|&lock| describe(machine, id, lock)).collect()
}

/// Whether a lock says something to a reader: not one of the library's own that nobody waits for.
fn is_worth_telling(machine: &Machine, id: ThreadId, lock: Ref) -> bool {
    if !machine.view_of(id).class(lock).loader.is_library() {
        return true;
    }
    let name = describe(machine, id, lock);
    let number = name.rsplit_once('@').filter(|(class, _)| class.starts_with(char::is_uppercase));
    let is_nameless = number.is_some_and(|(_, number)| number.parse::<u32>().is_ok());
    !is_nameless || machine.threads().iter().any(|one| waits(machine, one.id).0.contains(&name))
}

/// All locks that threads hold, in words: monitors, and the locks of `java.util.concurrent`, for which
/// each heap is looked through once.
pub(crate) fn held_locks(machine: &Machine) -> Vec<(ThreadId, String)> {
    let mut locks = Vec::new();
    for thread in machine.threads().iter() {
        let own = thread.locks().iter().map(|&(lock, _)| lock);
        let own = own.filter(|&lock| is_worth_telling(machine, thread.id, lock));
        locks.extend(own.map(|lock| (thread.id, describe(machine, thread.id, lock))));
    }
    for process in machine.processes() {
        let view = machine.view(process.id);
        for object in view.objects() {
            let owner = view.reference(object, "exclusiveOwnerThread");
            if let Some(thread) = owner.and_then(|owner| view.thread_of(owner))
                && view.class(object).name != WORKER
                && is_worth_telling(machine, thread, object)
            {
                locks.push((thread, describe(machine, thread, object)));
            }
        }
    }
    locks
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

/// What a thread waits for, and for whom. Only the words depend on whether a run is recorded: a search and
/// the replay of what it finds have to see the same circles.
pub(crate) fn waits(machine: &Machine, id: ThreadId) -> (String, Option<ThreadId>) {
    let thread = machine.thread_at(id);
    let view = machine.view_of(id);
    let owner = |object| view.monitor_owner(object);
    let by = |before: &str, owner: Option<ThreadId>| match owner {
        Some(owner) => {
            let status = machine.thread_at(owner).status();
            let ended = matches!(status, Status::Ended | Status::Draining);
            let ended = if ended { ", which has ended" } else { "" };
            format!("{before}{}{ended}", machine.thread_name_in(owner))
        }
        None => String::new(),
    };
    let named = |owner| by(", held by ", owner);
    // What is held has no name for a reader, who sees the call alone.
    let inside = |owner| by(" for ", owner);
    match thread.status() {
        Status::Runnable if !thread.awaited_lock().is_null() => {
            if machine.readiness(id) == Readiness::Ready {
                return (String::new(), None);
            }
            let lock = thread.awaited_lock();
            let text = describe(machine, id, lock);
            if machine.awaits_task(id) {
                return (format!("waits for a task of {text}"), None);
            }
            let is_synchronizer = view.class(lock).synchronizer.is_some();
            let holder = if is_synchronizer { lock_owner(machine, id, lock) } else { owner(lock) };
            if let Some(call) = call_around(machine, id, lock) {
                return (format!("{call}{}", inside(holder)), holder);
            }
            if is_synchronizer {
                let more = about(machine, id, lock).0;
                return (format!("waits for {text}{}{more}", named(holder)), holder);
            }
            (format!("waits to lock {text}{}", named(holder)), holder)
        }
        Status::Blocked { object } => {
            let holder = owner(object);
            let text = match call_around(machine, id, object) {
                Some(call) => format!("{call}{}", inside(holder)),
                None => format!("waits to lock {}{}", describe(machine, id, object), named(holder)),
            };
            (text, holder)
        }
        Status::Waiting { object, deadline, .. } => {
            if let Some(joined) = joined_thread(machine, id, object) {
                let name = machine.thread_name_in(joined);
                return (format!("waits for {name} to end"), Some(joined));
            }
            let limit = if deadline.is_some() { " (with a time limit)" } else { "" };
            if let Some(employer) = idle_worker_of(machine, id) {
                return (format!("waits for a task of {}{limit}", employer.name), None);
            }
            (format!("waits to be notified on {}{limit}", describe(machine, id, object)), None)
        }
        Status::Parked { deadline } => {
            let limit = if deadline.is_some() { " (with a time limit)" } else { "" };
            if let Some(employer) = idle_worker_of(machine, id) {
                return (format!("waits for a task of {}{limit}", employer.name), None);
            }
            let parked = parked_on(machine, id);
            let call = parked.and_then(|(blocker, _)| call_around(machine, id, blocker));
            if let (Some(call), Some((_, holder))) = (call, parked) {
                return (format!("{call}{}{limit}", inside(holder)), holder);
            }
            match parked {
                Some((blocker, holder)) => {
                    let text = describe(machine, id, blocker);
                    let more = about(machine, id, blocker).0;
                    (format!("waits for {text}{}{more}{limit}", named(holder)), holder)
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
            if let Some(callee) = machine.callee(id) {
                let call = machine.called_method(id);
                let name = machine.thread_name_in(callee);
                return (format!("waits for the answer of {name} to {call}{limit}"), Some(callee));
            }
            let own = &machine.process_at(thread.process).config.name;
            let peer = machine.network().peer_of(awaits.socket());
            if peer.is_some_and(|peer| machine.network().live_name(peer) == Some(own)) {
                return ("waits for the real program".into(), None);
            }
            (format!("{}{limit}", machine.network_wait(awaits)), None)
        }
        Status::Exit(process) => (machine.exit_wait(process), None),
        Status::FileLock(wait) => {
            let process = machine.thread_at(id).process;
            (machine.file_lock_wait(process, &wait), None)
        }
        Status::Awaiting(awaited) => (machine.protocol_wait(awaited), None),
        Status::Held { .. } => ("waits for other processes to come up".into(), None),
        Status::Draining => ("is done, and waits for the other threads to end".into(), None),
        Status::Runnable | Status::Dormant | Status::Ended => (String::new(), None),
    }
}

/// The thread that a waiting one depends on, for people: whom it waits for, or who runs or reads what
/// it waits for.
pub(crate) fn depends_on(machine: &Machine, id: ThreadId) -> Option<ThreadId> {
    let thread = machine.thread_at(id);
    let blocker = match thread.status() {
        Status::Runnable if !thread.awaited_lock().is_null() => Some(thread.awaited_lock()),
        Status::Parked { .. } => parked_on(machine, id).map(|(blocker, _)| blocker),
        _ => None,
    };
    waits(machine, id).1.or_else(|| about(machine, id, blocker?).1)
}

/// The call of the program in which a thread waits, where what it waits for is a part of what was called.
fn call_around(machine: &Machine, id: ThreadId, blocker: Ref) -> Option<String> {
    if !machine.is_recorded() || !machine.is_inner(id, blocker) {
        return None;
    }
    let (call, on) = machine.call_of(id)?;
    let what = on.and_then(|on| wanted(machine, id, &call, on)).unwrap_or_default();
    Some(format!("waits in {call}{what}"))
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
    Some((blocker, lock_owner(machine, id, blocker)))
}

/// The thread that holds a lock of the library alone.
fn lock_owner(machine: &Machine, id: ThreadId, lock: Ref) -> Option<ThreadId> {
    let view = machine.view_of(id);
    view.reference(lock, "exclusiveOwnerThread").and_then(|owner| view.thread_of(owner))
}
