//! Natives of `java.lang.Thread` and of parking.

use heddle_access::{Access, Mode, Order, Place};

use super::{Call, Native, native, nothing, replacing, thread_info};
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::state::{Ref, Status, ThreadId, Wake};
use crate::state::{give, give_bool};
use crate::watch::{ACCESSES_MAX, Readiness, What};

const THREAD: &str = "java/lang/Thread";
/// The bits of a thread that waits for a monitor.
const THREAD_BLOCKED: u32 = 0x401;

pub(super) const NATIVES: &[Native] = &[
    native(THREAD, "registerNatives", "()V", nothing),
    native(THREAD, "currentThread", "()Ljava/lang/Thread;", |call| give(call.thread().current)),
    native(THREAD, "currentCarrierThread", "()Ljava/lang/Thread;", |call| {
        give(call.thread().object)
    }),
    native(THREAD, "setCurrentThread", "(Ljava/lang/Thread;)V", set_current_thread),
    native(THREAD, "scopedValueCache", "()[Ljava/lang/Object;", |call| {
        give(call.thread().scoped_values)
    }),
    native(THREAD, "setScopedValueCache", "([Ljava/lang/Object;)V", set_scoped_value_cache),
    native(THREAD, "ensureMaterializedForStackWalk", "(Ljava/lang/Object;)V", nothing),
    native(THREAD, "start0", "()V", start),
    native(THREAD, "yield", "()V", yield_now),
    native(THREAD, "yield0", "()V", yield_now),
    native(THREAD, "sleep", "(J)V", |call| sleep(call, call.long(0).saturating_mul(1_000_000))),
    native(THREAD, "sleepNanos0", "(J)V", |call| sleep(call, call.long(0))),
    native(THREAD, "holdsLock", "(Ljava/lang/Object;)Z", holds_lock),
    native(THREAD, "setPriority0", "(I)V", nothing),
    native(THREAD, "setNativeName", "(Ljava/lang/String;)V", nothing),
    native(THREAD, "interrupt0", "()V", interrupt),
    native(THREAD, "clearInterruptEvent", "()V", clear_interrupt_event),
    native(THREAD, "getNextThreadIdOffset", "()J", next_thread_id_offset),
    native(THREAD, "getThreads", "()[Ljava/lang/Thread;", get_threads),
    native(THREAD, "dumpThreads", "", dump_threads),
    native(THREAD, "getStackTrace0", "()Ljava/lang/Object;", get_stack_trace),
    replacing(THREAD, "getState", "()Ljava/lang/Thread$State;", get_state),
    replacing(THREAD, "onSpinWait", "()V", yield_now),
    native("java/lang/VirtualThread", "registerNatives", "()V", nothing),
    native("jdk/internal/misc/Unsafe", "park", "(ZJ)V", park),
    native("jdk/internal/misc/Unsafe", "unpark", "(Ljava/lang/Object;)V", unpark),
];

fn set_current_thread(call: &mut Call<'_>) -> Result<u64> {
    let thread = call.reference(1);
    call.thread().current = thread;
    Ok(0)
}

fn set_scoped_value_cache(call: &mut Call<'_>) -> Result<u64> {
    let cache = call.reference(0);
    call.thread().scoped_values = cache;
    Ok(0)
}

fn start(call: &mut Call<'_>) -> Result<u64> {
    let object = call.receiver();
    call.machine.begin_life(object)?;
    let process = call.thread().process;
    call.machine.start_thread(process, object);
    note_of(call, object, |thread| What::Start { thread });
    Ok(0)
}

/// Ends the turn; the call is complete when the thread runs again.
fn yield_now(call: &mut Call<'_>) -> Result<u64> {
    // When all orders are explored, a yield adds none.
    if call.machine.is_watched() {
        return Ok(0);
    }
    if call.thread().wake == Wake::Notified {
        call.thread().wake = Wake::None;
        return Ok(0);
    }
    call.thread().wake = Wake::Notified;
    Err(Stop::Blocked)
}

fn sleep(call: &mut Call<'_>, nanos: i64) -> Result<u64> {
    match std::mem::take(&mut call.thread().wake) {
        Wake::TimedOut => return Ok(0),
        Wake::Interrupted => {
            call.machine.clear_interrupt();
            return Err(Stop::throw("java/lang/InterruptedException", "sleep interrupted"));
        }
        Wake::None | Wake::Notified => {}
    }
    if nanos < 0 {
        return Err(Stop::throw("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    call.machine.begin_interrupt(Mode::Read)?;
    if call.machine.is_interrupted() {
        call.machine.clear_interrupt();
        return Err(Stop::throw("java/lang/InterruptedException", "sleep interrupted"));
    }
    let deadline = call.machine.now.saturating_add(nanos);
    call.machine.note(|_| What::Sleep);
    call.machine.clear_second_registers();
    call.thread().status = Status::Sleeping { deadline };
    Err(Stop::Blocked)
}

fn holds_lock(call: &mut Call<'_>) -> Result<u64> {
    let object = call.object(0)?;
    let thread = call.machine.current;
    let process = call.process();
    give_bool(
        process.monitors.owner(&process.heap, object).is_some_and(|(owner, _)| owner == thread),
    )
}

/// The machine's thread behind a `Thread` object, if it was started.
fn thread_of(call: &Call<'_>, object: Ref) -> Option<ThreadId> {
    let number = call.machine.heap().load_u32(object, call.machine.well_known().thread_id);
    number.checked_sub(1).map(ThreadId)
}

fn interrupt(call: &mut Call<'_>) -> Result<u64> {
    let object = call.receiver();
    let Some(id) = thread_of(call, object) else { return Ok(0) };
    call.machine.begin_interrupt_of(object)?;
    call.machine.released(Place::Interrupt(object));
    call.machine.released(Place::Permit(object));
    note_of(call, object, |thread| What::Interrupt { thread });
    let thread = call.machine.thread_at(id);
    thread.interrupted = true;
    thread.park_permit = true;
    let status = thread.status;
    match status {
        Status::Parked { .. } => call.machine.wake_waiter(id.0 as usize, Wake::Notified),
        Status::Waiting { .. } | Status::Sleeping { .. } => {
            call.machine.wake_waiter(id.0 as usize, Wake::Interrupted);
        }
        Status::Network { .. } if super::sockets::is_virtual(call.machine, id) => {
            call.machine.wake_waiter(id.0 as usize, Wake::Interrupted);
        }
        _ => {}
    }
    Ok(0)
}

fn clear_interrupt_event(call: &mut Call<'_>) -> Result<u64> {
    call.thread().interrupted = false;
    Ok(0)
}

/// Where the next thread number is kept: a word of native memory, as the JDK expects.
fn next_thread_id_offset(call: &mut Call<'_>) -> Result<u64> {
    let process = call.process();
    let address = process.native_memory.allocate(8);
    // Numbers up to 2 are taken by the threads the machine makes itself.
    if let Some(word) = process.native_memory.write(address, 8) {
        word.copy_from_slice(&3u64.to_le_bytes());
    }
    Ok(address)
}

/// What the library makes of a thread's bits. In a checked program it is asked at a moment of its
/// own, and who stands before a monitor of another thread has tried to take it, or not yet.
fn get_state(call: &mut Call<'_>) -> Result<u64> {
    static STATE: Continuation = Continuation {
        name: "Thread.getState",
        refs: 0,
        resume: |_, outcome| match outcome {
            Completion::Returned(state) => Ok(state),
            Completion::Threw(exception) => Err(Stop::Throw(exception)),
        },
        catches: false,
    };
    const DESCRIPTOR: &str = "()Ljava/lang/Thread$State;";
    let object = call.receiver();
    let class = call.machine.well_known().thread;
    // Virtual threads have a way of their own.
    if let Some(general) = class.method_named("threadState", DESCRIPTOR) {
        let own = call.machine.select(object, general);
        if own.class().id != class.id {
            return call.then(&STATE, &[], own, &[u64::from(object.0)]);
        }
    }
    // Once the question below is answered, the moment has come.
    if call.thread().decision.is_none() {
        call.machine.visible_point()?;
    }
    let stands_before = thread_of(call, object).is_some_and(|id| {
        let awaits = call.machine.threads[id.0 as usize].awaits;
        !awaits.is_null() && call.machine.readiness(id) == Readiness::Waits
    });
    let blocked = stands_before && call.machine.is_watched() && call.machine.choose(2)? == 0;
    let bits = match blocked {
        true => THREAD_BLOCKED,
        false => thread_info::state_of(call.machine, object),
    };
    let library = call.machine.boot_class("jdk/internal/misc/VM");
    let decode =
        call.machine.library_method(library, "toThreadState", "(I)Ljava/lang/Thread$State;");
    call.then(&STATE, &[], decode, &[u64::from(bits)])
}

/// Who lives: a look at the life of every thread there was.
pub(super) fn get_threads(call: &mut Call<'_>) -> Result<u64> {
    let (process, current) = (call.thread().process, call.thread().id);
    let others = call
        .machine
        .threads
        .iter()
        .filter(|t| t.process == process && t.id != current && !t.object.is_null());
    let lives: Vec<_> = others.map(|t| Access::read(Place::Life(t.object))).collect();
    if lives.len() > ACCESSES_MAX && call.machine.is_watched() {
        return Err(Stop::unsupported("a list of more than 128 threads"));
    }
    call.machine.begin(&lives, Order::Declared)?;
    let alive: Vec<Ref> = call
        .machine
        .threads
        .iter()
        .filter(|t| t.process == process && t.status != Status::Ended && !t.object.is_null())
        .map(|t| t.object)
        .collect();
    let class = call.machine.well_known().thread;
    give(call.machine.ref_array(class, &alive))
}

/// The stack of a thread, its innermost frames, as an array of `StackTraceElement`.
pub(super) fn stack_of(call: &mut Call<'_>, id: ThreadId, depth_max: usize) -> Ref {
    use crate::state::FrameKind;
    let frames: Vec<(crate::program::MethodRef, u16)> = call.machine.threads[id.0 as usize]
        .frames
        .iter()
        .rev()
        .filter(|f| f.kind != FrameKind::Continuation && !f.method.marks.hidden)
        .map(|f| {
            let bci = match f.method.code() {
                Some(code) if f.kind == FrameKind::Java => code.bci_of(f.pc),
                _ => 0,
            };
            (f.method, bci)
        })
        .take(depth_max)
        .collect();
    let class = call.machine.boot_class("java/lang/StackTraceElement");
    let mut elements = Vec::new();
    for (method, bci) in frames {
        let element = call.allocate(class);
        let filled = super::java_lang_throwable::fill_element(call, &element, method, bci);
        debug_assert!(filled.is_ok(), "the fields of an element are known");
        elements.push(element.publish());
    }
    call.machine.ref_array(class, &elements)
}

fn dump_threads(call: &mut Call<'_>) -> Result<u64> {
    let threads = call.object(0)?;
    let count = call.machine.heap().length(threads);
    let mut traces = Vec::new();
    for index in 0..count {
        let object = call.machine.heap().element_ref(threads, index);
        let trace = match thread_of(call, object) {
            Some(id) => stack_of(call, id, usize::MAX),
            None => Ref::NULL,
        };
        traces.push(trace);
    }
    let element = call.machine.boot_class("[Ljava/lang/StackTraceElement;");
    give(call.machine.ref_array(element, &traces))
}

fn get_stack_trace(call: &mut Call<'_>) -> Result<u64> {
    let object = call.receiver();
    match thread_of(call, object) {
        Some(id) if call.machine.threads[id.0 as usize].is_alive() => {
            give(stack_of(call, id, usize::MAX))
        }
        _ => give(Ref::NULL),
    }
}

/// `Unsafe.park(isAbsolute, time)`: nanoseconds from now, or milliseconds since the epoch.
fn park(call: &mut Call<'_>) -> Result<u64> {
    let absolute = call.boolean(1);
    let time = call.long(2);
    // A thread that was woken has been here before.
    if call.thread().wake == Wake::None {
        call.machine.begin_park()?;
    }
    let object = call.thread().object;
    call.machine.acquired(Place::Permit(object));
    let thread = call.thread();
    if std::mem::take(&mut thread.park_permit) || thread.interrupted {
        thread.wake = Wake::None;
        return Ok(0);
    }
    if std::mem::take(&mut thread.wake) != Wake::None {
        return Ok(0);
    }
    let now = call.machine.now;
    let deadline = match (absolute, time) {
        (false, 0) => None,
        (false, nanos) => Some(now.saturating_add(nanos)),
        (true, millis) => {
            Some(millis.saturating_sub(crate::machine::EPOCH_MILLIS).saturating_mul(1_000_000))
        }
    };
    if deadline.is_some_and(|deadline| deadline <= now) {
        return Ok(0);
    }
    note_park(call);
    call.machine.clear_second_registers();
    call.thread().status = Status::Parked { deadline };
    Err(Stop::Blocked)
}

fn unpark(call: &mut Call<'_>) -> Result<u64> {
    let object = call.reference(1);
    if object.is_null() {
        return Ok(0);
    }
    let Some(id) = thread_of(call, object) else { return Ok(0) };
    call.machine.begin_unpark(object)?;
    call.machine.released(Place::Permit(object));
    note_of(call, object, |thread| What::Unpark { thread });
    if matches!(call.machine.thread_at(id).status, Status::Parked { .. }) {
        call.machine.wake_waiter(id.0 as usize, Wake::Notified);
    } else {
        call.machine.thread_at(id).park_permit = true;
    }
    Ok(0)
}

/// Records something done to the thread behind a `Thread` object.
fn note_of(call: &mut Call<'_>, object: Ref, what: impl FnOnce(String) -> What) {
    let Some(id) = thread_of(call, object) else { return };
    // Those never run.
    if call.machine.threads[id.0 as usize].status == Status::Dormant {
        return;
    }
    call.machine.note(|machine| what(machine.thread_name_in(id)));
}

fn note_park(call: &mut Call<'_>) {
    let (process, thread) = (call.thread().process, call.thread().object);
    call.machine.note(|machine| {
        let blocker = machine.get_ref(thread, "parkBlocker");
        let blocker = match blocker.is_null() {
            true => String::new(),
            false => machine.object_name(process, blocker),
        };
        What::Park { blocker }
    });
}
