//! Natives of `sun.management.ThreadImpl` about single threads: what they wait for, and deadlocks.

use super::java_lang_thread::stack_of;
use super::{Call, Native, native};
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::machine::Machine;
use crate::state::give;
use crate::state::{ARRAY_BASE, Ref, Status, ThreadId};

const THREADS: &str = "sun/management/ThreadImpl";
const INFO: &str = "java/lang/management/ThreadInfo";
const CONSTRUCTOR: &str = "(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ\
                           [Ljava/lang/StackTraceElement;)V";

pub(super) const NATIVES: &[Native] = &[
    native(THREADS, "getThreadInfo1", "([JI[Ljava/lang/management/ThreadInfo;)V", |call| {
        let (ids, result) = (call.object(0)?, call.object(2)?);
        let threads = threads_of(call, ids);
        let depth = call.int(1);
        fill(call, &threads, result, depth)
    }),
    native(THREADS, "dumpThreads0", "([JZZI)[Ljava/lang/management/ThreadInfo;", dump),
    native(THREADS, "findMonitorDeadlockedThreads0", "()[Ljava/lang/Thread;", |call| {
        deadlocked(call, false)
    }),
    native(THREADS, "findDeadlockedThreads0", "()[Ljava/lang/Thread;", |call| {
        deadlocked(call, true)
    }),
];

/// What a thread waits for, and who has it.
fn wait_of(machine: &Machine, id: ThreadId) -> Option<(Ref, Option<ThreadId>)> {
    match machine.threads[id.0 as usize].status {
        Status::Blocked { object } | Status::Waiting { object, .. } => {
            let owner = machine.process().monitors.owner(machine.heap(), object);
            Some((object, owner.map(|(owner, _)| owner).filter(|owner| *owner != id)))
        }
        Status::Parked { .. } => {
            let thread = machine.threads[id.0 as usize].object;
            let blocker = machine.get_ref(thread, "parkBlocker").non_null()?;
            let owned =
                machine.boot_class("java/util/concurrent/locks/AbstractOwnableSynchronizer");
            if !machine.class_of(blocker).is_assignable_to(owned) {
                return Some((blocker, None));
            }
            let owner = machine.get_ref(blocker, "exclusiveOwnerThread");
            let holds = |thread: &&crate::state::Thread| thread.object == owner;
            let owner = machine.threads.iter().filter(|_| !owner.is_null()).find(holds);
            Some((blocker, owner.map(|thread| thread.id)))
        }
        _ => None,
    }
}

fn live(machine: &Machine) -> impl Iterator<Item = ThreadId> {
    let process = machine.thread().process;
    let all = machine.threads.iter();
    all.filter(move |thread| {
        thread.process == process && thread.status != Status::Ended && !thread.object.is_null()
    })
    .map(|thread| thread.id)
}

/// The threads with the numbers in an array of longs; `None` for those that have ended.
fn threads_of(call: &Call<'_>, ids: Ref) -> Vec<Option<ThreadId>> {
    let machine = &*call.machine;
    let number = |id: &ThreadId| machine.get_long(machine.threads[id.0 as usize].object, "tid");
    (0..machine.heap().length(ids))
        .map(|index| machine.heap().load_u64(ids, ARRAY_BASE + 8 * index) as i64)
        .map(|wanted| live(machine).find(|id| number(id) == wanted))
        .collect()
}

fn dump(call: &mut Call<'_>) -> Result<u64> {
    if call.boolean(1) || call.boolean(2) {
        return Err(Stop::unsupported("thread information with the locks that are held"));
    }
    let ids = call.reference(0);
    let threads =
        if ids.is_null() { live(call.machine).map(Some).collect() } else { threads_of(call, ids) };
    let class = call.machine.boot_class(INFO);
    let result = call.machine.ref_array(class, &vec![Ref::NULL; threads.len()]);
    let depth = call.int(3);
    fill(call, &threads, result, depth)
}

/// Fills an array with what there is to say about each thread. The objects are made first, and
/// their constructors, which are Java, run one by one.
fn fill(call: &mut Call<'_>, threads: &[Option<ThreadId>], result: Ref, depth: i32) -> Result<u64> {
    let class = call.machine.boot_class(INFO);
    call.machine.ensure_initialized(class)?;
    let mut arguments = Vec::new();
    for (index, thread) in threads.iter().enumerate() {
        let Some(id) = *thread else { continue };
        let info = call.machine.allocate(class);
        call.machine.heap_mut().set_element_ref(result, index as u32, info);
        arguments.push(constructor_arguments(call, id, info, depth));
    }
    let object = call.machine.well_known().object_array;
    let Some(element) = object.component() else { return give(result) };
    let rows: Vec<Ref> = arguments
        .iter()
        .map(|row| {
            let state = call.machine.allocate_array(
                call.machine.well_known().int_array,
                crate::program::Kind::Int,
                1,
            );
            call.machine.heap_mut().store_u32(state, ARRAY_BASE, row.state);
            call.machine
                .ref_array(element, &[row.info, row.thread, row.lock, row.owner, row.stack, state])
        })
        .collect();
    let waiting = call.machine.ref_array(object, &rows);
    call.machine.become_continuation(&CONSTRUCT, &[0, u64::from(waiting.0), u64::from(result.0)]);
    construct(call, Completion::Returned(0))
}

/// The bits in which a thread says how it is; later JDKs keep them in its holder.
pub(super) fn state_of(machine: &Machine, thread: Ref) -> u32 {
    const FIELD: &str = "threadStatus";
    let home =
        if machine.has_field(thread, FIELD) { thread } else { machine.get_ref(thread, "holder") };
    machine.get_int(home, FIELD) as u32
}

struct Row {
    info: Ref,
    thread: Ref,
    state: u32,
    lock: Ref,
    owner: Ref,
    stack: Ref,
}

fn constructor_arguments(call: &mut Call<'_>, id: ThreadId, info: Ref, depth: i32) -> Row {
    let machine = &*call.machine;
    let thread = machine.threads[id.0 as usize].object;
    let (lock, owner) = match wait_of(machine, id) {
        Some((lock, owner)) => {
            let owner = owner.map_or(Ref::NULL, |owner| machine.threads[owner.0 as usize].object);
            (lock, owner)
        }
        None => (Ref::NULL, Ref::NULL),
    };
    let state = state_of(machine, thread);
    let stack = stack_of(call, id, usize::try_from(depth).unwrap_or(usize::MAX));
    Row { info, thread, state, lock, owner, stack }
}

/// Saved: how many are done, the rows of arguments, the array of results.
static CONSTRUCT: Continuation =
    Continuation { name: "thread information", refs: 0b1100, resume: construct, catches: false };

fn construct(call: &mut Call<'_>, _: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    /// Times are not measured.
    const NO_TIME: u64 = u64::MAX;
    let (done, rows) = (machine.saved(1) as u32, machine.saved_ref(2));
    if done == machine.heap().length(rows) {
        return Ok(machine.saved(3));
    }
    machine.set_saved(1, u64::from(done) + 1);
    let row = machine.heap().element_ref(rows, done);
    let part = |index| u64::from(machine.heap().element_ref(row, index).0);
    let state = machine.heap().load_u32(machine.heap().element_ref(row, 5), ARRAY_BASE);
    let args = [
        part(0),
        part(1),
        u64::from(state),
        part(2),
        part(3),
        0,
        0,
        NO_TIME,
        0,
        0,
        0,
        NO_TIME,
        0,
        part(4),
    ];
    let class = machine.boot_class(INFO);
    let constructor = machine.library_method(class, "<init>", CONSTRUCTOR);
    machine.push_call(constructor, &args)?;
    Err(Stop::Pushed)
}

/// The threads that wait for each other in a circle, or null.
fn deadlocked(call: &mut Call<'_>, with_synchronizers: bool) -> Result<u64> {
    let machine = &*call.machine;
    let next = |id: ThreadId| match machine.threads[id.0 as usize].status {
        Status::Blocked { .. } => wait_of(machine, id)?.1,
        Status::Parked { .. } if with_synchronizers => wait_of(machine, id)?.1,
        _ => None,
    };
    let mut seen: Vec<ThreadId> = Vec::new();
    let mut found: Vec<Ref> = Vec::new();
    for start in live(machine) {
        let mut path = Vec::new();
        let mut at = Some(start);
        while let Some(id) = at.filter(|id| !seen.contains(id)) {
            seen.push(id);
            path.push(id);
            at = next(id);
        }
        // A way that comes back to itself is a circle; one that ends in an old one is not.
        if let Some(from) = at.and_then(|id| path.iter().position(|known| *known == id)) {
            found.extend(path[from..].iter().map(|id| machine.threads[id.0 as usize].object));
        }
    }
    if found.is_empty() {
        return give(Ref::NULL);
    }
    let class = call.machine.well_known().thread;
    give(call.machine.ref_array(class, &found))
}
