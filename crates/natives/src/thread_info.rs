//! Natives of `sun.management.ThreadImpl` about single threads: what they wait for, and deadlocks.

use super::java_lang_thread::stack_trace;
use super::{Call, Native, native};
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::program::Kind;
use heddle_jvm::state::{LiveThread, Ref, give};

const THREADS: &str = "sun/management/ThreadImpl";
const INFO: &str = "java/lang/management/ThreadInfo";
const CONSTRUCTOR: &str = "(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ\
                           [Ljava/lang/StackTraceElement;)V";

pub(super) const NATIVES: &[Native] = &[
    native(THREADS, "getThreadInfo1", "([JI[Ljava/lang/management/ThreadInfo;)V", |call| {
        let (ids, result) = (call.object(0)?, call.object(2)?);
        let threads = threads_of(call, ids)?;
        let depth = call.int(1);
        describe(call, &threads, result, depth)
    }),
    native(THREADS, "dumpThreads0", "([JZZI)[Ljava/lang/management/ThreadInfo;", dump),
    native(THREADS, "findMonitorDeadlockedThreads0", "()[Ljava/lang/Thread;", |call| {
        deadlocked(call, false)
    }),
    native(THREADS, "findDeadlockedThreads0", "()[Ljava/lang/Thread;", |call| {
        deadlocked(call, true)
    }),
];

/// The threads with the numbers in an array of longs; `None` for those that have ended.
fn threads_of(call: &mut Call<'_>, ids: Ref) -> Result<Vec<Option<LiveThread>>> {
    let info = call.boot_class(INFO)?;
    call.ensure_initialized(info)?;
    let numbers = call.gather(call.elements(ids, 0, call.length(ids)))?;
    let mut numbered = Vec::new();
    for thread in call.live_threads() {
        numbered.push((call.thread_number(thread)?, thread));
    }
    let wanted = numbers
        .chunks_exact(8)
        .map(|bytes| i64::from_le_bytes(bytes.try_into().expect("pieces of eight bytes")));
    let find = |wanted| numbered.iter().find(|(number, _)| *number == wanted);
    Ok(wanted.map(|wanted| find(wanted).map(|&(_, thread)| thread)).collect())
}

fn dump(call: &mut Call<'_>) -> Result<u64> {
    if call.boolean(1) || call.boolean(2) {
        return Err(Stop::unsupported("thread information with the locks that are held"));
    }
    let threads = match call.reference(0).non_null() {
        None => call.live_threads().into_iter().map(Some).collect(),
        Some(ids) => threads_of(call, ids)?,
    };
    let class = call.boot_class(INFO)?;
    let result = call.ref_array(class, &vec![Ref::NULL; threads.len()]);
    let depth = call.int(3);
    describe(call, &threads, result, depth)
}

/// What the constructor of `ThreadInfo` is given, and where its object goes.
struct Row {
    info: Ref,
    thread: Ref,
    lock: Ref,
    owner: Ref,
    stack: Ref,
    state: u32,
    index: u32,
}

/// References and numbers of a row.
const ROW_REFS: u32 = 5;
const ROW_NUMBERS: u32 = 2;

/// Saved: the threads in an array of their own (null for those that do not live), how many there are,
/// the array of results, and how many frames are wanted of each.
static LOOK: Continuation =
    Continuation { name: "look at threads", refs: 0b1010, resume: look, catches: false };

/// Fills an array with what there is to say about each thread: in an operation of its own, behind
/// that which found out whom it is about.
fn describe(
    call: &mut Call<'_>,
    threads: &[Option<LiveThread>],
    result: Ref,
    depth: i32,
) -> Result<u64> {
    let class = call.boot_class(INFO)?;
    call.ensure_initialized(class)?;
    let objects: Vec<Ref> =
        threads.iter().map(|thread| thread.map_or(Ref::NULL, |thread| thread.object)).collect();
    let kept = call.ref_array(call.well_known().thread, &objects);
    let saved = [kept.0.into(), objects.len() as u64, result.0.into(), depth as u64];
    call.become_continuation(&LOOK, &saved);
    look(call, Completion::Returned(0))
}

/// Makes it known that others are looked at. The objects are made first, and their constructors,
/// which are Java, run one by one.
fn look(call: &mut Call<'_>, _: Completion) -> Result<u64> {
    let (count, result) = (call.saved(2) as u32, call.saved_ref(3));
    let depth_max = usize::try_from(call.saved(4) as i32).unwrap_or(usize::MAX);
    let thread = |index| Ref(call.kept_element(1, index, Kind::Ref) as u32);
    let threads: Vec<Ref> = (0..count).map(thread).collect();
    call.ask_about(&threads)?;
    let class = call.boot_class(INFO)?;
    let live = call.live_threads();
    let mut rows = Vec::new();
    for (index, object) in threads.into_iter().enumerate() {
        let Some(&thread) = live.iter().find(|thread| thread.object == object) else { continue };
        let info = call.allocate(class).publish();
        rows.push(row(call, thread, info, index as u32, depth_max)?);
    }
    let known = call.well_known();
    let refs = call.allocate_array(known.object_array, Kind::Ref, rows.len() * ROW_REFS as usize);
    let numbers =
        call.allocate_array(known.int_array, Kind::Int, rows.len() * ROW_NUMBERS as usize);
    for (at, row) in (0..).zip(&rows) {
        let parts = [row.info, row.thread, row.lock, row.owner, row.stack];
        for (part, object) in (0..).zip(parts) {
            call.set_element(&refs, at * ROW_REFS + part, Kind::Ref, object.0.into());
        }
        for (part, number) in (0..).zip([row.state, row.index]) {
            call.set_element(&numbers, at * ROW_NUMBERS + part, Kind::Int, number.into());
        }
    }
    let saved = [refs.publish(), numbers.publish(), result].map(|array| u64::from(array.0));
    call.become_continuation(&CONSTRUCT, &[0, saved[0], saved[1], saved[2], rows.len() as u64]);
    construct(call, Completion::Returned(0))
}

fn row(
    call: &mut Call<'_>,
    thread: LiveThread,
    info: Ref,
    index: u32,
    depth_max: usize,
) -> Result<Row> {
    let awaited = call.awaited_lock(thread)?;
    let lock = awaited.map_or(Ref::NULL, |awaited| awaited.lock);
    let owner = awaited.and_then(|awaited| awaited.owner);
    let owner = owner.map_or(Ref::NULL, |owner| owner.object);
    let state = call.thread_bits(thread.object)?;
    let frames = call.stack_of(thread.object, depth_max).unwrap_or_default();
    let stack = stack_trace(call, &frames)?;
    Ok(Row { info, thread: thread.object, lock, owner, stack, state, index })
}

/// Saved: how many are done, the references and the numbers of all rows, the array of results, how
/// many rows there are.
static CONSTRUCT: Continuation =
    Continuation { name: "thread information", refs: 0b1_1100, resume: construct, catches: false };

fn construct(call: &mut Call<'_>, _: Completion) -> Result<u64> {
    /// Times are not measured.
    const NO_TIME: u64 = u64::MAX;
    let (done, result) = (call.saved(1) as u32, call.saved_ref(4));
    if u64::from(done) == call.saved(5) {
        return give(result);
    }
    let part = |index| call.kept_element(2, done * ROW_REFS + index, Kind::Ref);
    let number = |index| call.kept_element(3, done * ROW_NUMBERS + index, Kind::Int);
    let (info, state) = (part(0), number(0));
    let args =
        [info, part(1), state, part(2), part(3), 0, 0, NO_TIME, 0, 0, 0, NO_TIME, 0, part(4)];
    let to = call.element(result, number(1) as u32, Kind::Ref);
    call.store(to, info)?;
    call.set_saved(1, u64::from(done) + 1);
    let class = call.boot_class(INFO)?;
    let constructor = call.library_method(class, "<init>", CONSTRUCTOR)?;
    call.push_call(constructor, &args)?;
    Err(Stop::Pushed)
}

/// The threads that wait for each other in a circle, or null.
fn deadlocked(call: &mut Call<'_>, with_synchronizers: bool) -> Result<u64> {
    call.ask_states()?;
    let found = call.deadlocked_threads(with_synchronizers)?;
    if found.is_empty() {
        return give(Ref::NULL);
    }
    let class = call.well_known().thread;
    give(call.ref_array(class, &found))
}
