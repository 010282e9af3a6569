//! Natives of `java.lang.Thread` and of parking.

use super::{Call, Native, native, nothing, replacing};
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::program::{Kind, MethodRef};
use heddle_jvm::state::{LibraryField, Limit, Ref, SharedField, give, give_bool, pass_on};

const THREAD: &str = "java/lang/Thread";

pub(super) const NATIVES: &[Native] = &[
    native(THREAD, "registerNatives", "()V", nothing),
    native(THREAD, "currentThread", "()Ljava/lang/Thread;", |call| give(call.current_thread())),
    native(THREAD, "currentCarrierThread", "()Ljava/lang/Thread;", |call| {
        give(call.carrier_thread())
    }),
    native(THREAD, "setCurrentThread", "(Ljava/lang/Thread;)V", |call| {
        call.set_current_thread(call.reference(1));
        Ok(0)
    }),
    native(THREAD, "scopedValueCache", "()[Ljava/lang/Object;", |call| give(call.scoped_values())),
    native(THREAD, "setScopedValueCache", "([Ljava/lang/Object;)V", |call| {
        call.set_scoped_values(call.reference(0));
        Ok(0)
    }),
    native(THREAD, "ensureMaterializedForStackWalk", "(Ljava/lang/Object;)V", nothing),
    native(THREAD, "start0", "()V", |call| call.start_thread(call.receiver()).map(|()| 0)),
    native(THREAD, "yield", "()V", yield_now),
    native(THREAD, "yield0", "()V", yield_now),
    native(THREAD, "sleep", "(J)V", |call| sleep(call, call.long(0).saturating_mul(1_000_000))),
    native(THREAD, "sleepNanos0", "(J)V", |call| sleep(call, call.long(0))),
    native(THREAD, "holdsLock", "(Ljava/lang/Object;)Z", |call| {
        give_bool(call.holds_monitor(call.object(0)?))
    }),
    native(THREAD, "setPriority0", "(I)V", nothing),
    native(THREAD, "setNativeName", "(Ljava/lang/String;)V", nothing),
    native(THREAD, "interrupt0", "()V", |call| call.interrupt(call.receiver()).map(|()| 0)),
    native(THREAD, "clearInterruptEvent", "()V", nothing),
    native(THREAD, "getNextThreadIdOffset", "()J", next_thread_id_offset),
    native(THREAD, "getThreads", "()[Ljava/lang/Thread;", get_threads),
    native(THREAD, "dumpThreads", "", dump_threads),
    native(THREAD, "getStackTrace0", "()Ljava/lang/Object;", get_stack_trace),
    replacing(THREAD, "getState", "()Ljava/lang/Thread$State;", get_state),
    replacing(THREAD, "onSpinWait", "()V", yield_now),
    replacing(
        THREAD,
        "getDefaultUncaughtExceptionHandler",
        "()Ljava/lang/Thread$UncaughtExceptionHandler;",
        default_handler,
    ),
    native("java/lang/VirtualThread", "registerNatives", "()V", nothing),
    native("jdk/internal/misc/Unsafe", "park", "(ZJ)V", park),
    native("jdk/internal/misc/Unsafe", "unpark", "(Ljava/lang/Object;)V", unpark),
];

const DEFAULT_HANDLER: SharedField = SharedField::new(THREAD, "defaultUncaughtExceptionHandler");

pub(super) const FIELDS: &[LibraryField] = &[DEFAULT_HANDLER.0];

/// What the method does, and where it is found that nobody takes an exception.
fn default_handler(call: &mut Call<'_>) -> Result<u64> {
    let handler = call.static_field(&DEFAULT_HANDLER)?;
    let handler = call.load(handler)?;
    if handler == 0 {
        call.note_no_handler();
    }
    Ok(handler)
}

fn yield_now(call: &mut Call<'_>) -> Result<u64> {
    call.end_turn().map(|()| 0)
}

fn sleep(call: &mut Call<'_>, nanos: i64) -> Result<u64> {
    if nanos < 0 {
        return Err(Stop::throw("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    match call.sleep(nanos)? {
        true => Ok(0),
        false => Err(Stop::throw("java/lang/InterruptedException", "sleep interrupted")),
    }
}

/// Where the next thread number is kept: a word of native memory, as the JDK expects.
fn next_thread_id_offset(call: &mut Call<'_>) -> Result<u64> {
    // Numbers up to 2 are taken by the threads the machine makes itself.
    Ok(call.allocate_off_heap(&3u64.to_le_bytes()))
}

/// What the library makes of a thread's bits.
fn get_state(call: &mut Call<'_>) -> Result<u64> {
    static STATE: Continuation = Continuation {
        name: "Thread.getState",
        refs: 0,
        resume: |_, outcome| pass_on(outcome),
        catches: false,
    };
    const DESCRIPTOR: &str = "()Ljava/lang/Thread$State;";
    let object = call.receiver();
    let class = call.well_known().thread;
    // Virtual threads have a way of their own.
    if let Some(general) = class.method_named("threadState", DESCRIPTOR) {
        let own = call.select(object, general);
        if own.class().id != class.id {
            return call.then(&STATE, &[], own, &[u64::from(object.0)]);
        }
    }
    let bits = call.ask_thread_bits(object)?;
    let library = call.boot_class("jdk/internal/misc/VM")?;
    let decode = call.library_method(library, "toThreadState", "(I)Ljava/lang/Thread$State;")?;
    call.then(&STATE, &[], decode, &[u64::from(bits)])
}

pub(super) fn get_threads(call: &mut Call<'_>) -> Result<u64> {
    let alive = call.list_threads()?;
    let class = call.well_known().thread;
    give(call.ref_array(class, &alive))
}

/// Frames of a thread as an array of `StackTraceElement`.
pub(super) fn stack_trace(call: &mut Call<'_>, frames: &[(MethodRef, u16)]) -> Result<Ref> {
    let class = call.boot_class("java/lang/StackTraceElement")?;
    let mut elements = Vec::new();
    for &(method, bci) in frames {
        let element = call.allocate(class);
        super::java_lang_throwable::fill_element(call, &element, method, bci)?;
        elements.push(element.publish());
    }
    Ok(call.ref_array(class, &elements))
}

/// Saved: the threads, in an array of their own, and how many there are.
static DUMP: Continuation =
    Continuation { name: "thread dump", refs: 0b10, resume: dump, catches: false };

fn dump_threads(call: &mut Call<'_>) -> Result<u64> {
    let threads = call.object(0)?;
    let threads = call.gather_references(call.elements(threads, 0, call.length(threads)))?;
    let class = call.well_known().thread;
    let kept = call.ref_array(class, &threads);
    call.become_continuation(&DUMP, &[kept.0.into(), threads.len() as u64]);
    dump(call, Completion::Returned(0))
}

/// Looks at the stacks of all threads at once: an operation of its own, behind that which found out
/// whose they are.
fn dump(call: &mut Call<'_>, _: Completion) -> Result<u64> {
    let count = call.saved(2) as u32;
    let thread = |index| Ref(call.kept_element(1, index, Kind::Ref) as u32);
    let threads: Vec<Ref> = (0..count).map(thread).collect();
    call.ask_about(&threads)?;
    let mut traces = Vec::new();
    for object in threads {
        let trace = match call.stack_of(object, usize::MAX) {
            Some(frames) => stack_trace(call, &frames)?,
            None => Ref::NULL,
        };
        traces.push(trace);
    }
    let element = call.boot_class("[Ljava/lang/StackTraceElement;")?;
    give(call.ref_array(element, &traces))
}

fn get_stack_trace(call: &mut Call<'_>) -> Result<u64> {
    match call.stack_of_live(call.receiver())? {
        Some(frames) => give(stack_trace(call, &frames)?),
        None => give(Ref::NULL),
    }
}

/// `Unsafe.park(isAbsolute, time)`: nanoseconds from now, or milliseconds since the epoch.
fn park(call: &mut Call<'_>) -> Result<u64> {
    let limit = match (call.boolean(1), call.long(2)) {
        (false, 0) => Limit::Never,
        (false, nanos) => Limit::AfterNanos(nanos),
        (true, millis) => Limit::AtMillis(millis),
    };
    match call.park(limit)? {
        true => super::conditions::leave(call),
        false => Ok(0),
    }
}

fn unpark(call: &mut Call<'_>) -> Result<u64> {
    match call.reference(1).non_null() {
        Some(thread) => call.unpark(thread).map(|()| 0),
        None => Ok(0),
    }
}
