//! Library operations that are atomic by their documentation, and those nobody watches.
//!
//! An atomic operation is explored as one step from its first visible access to its end, or to
//! where it blocks. Code of the program that it calls is explored as any other.

use super::Key;
use crate::machine::Machine;
use crate::program::MethodRef;

/// How a library method is treated while a program is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// One step, as its documentation promises.
    Atomic,
    /// Its order can be seen only in the output: quiet, or atomic where output counts.
    Printing,
    /// The list of live threads: nobody sees its order.
    Quiet,
    /// Linking a call: whoever comes first, the result is the same.
    Linking,
}

/// What the blocking queues and deques have; their sizes are single readings or taken under a lock.
const BLOCKING_QUEUE: &[&str] = &[
    "put",
    "take",
    "offer",
    "add",
    "poll",
    "peek",
    "size",
    "remainingCapacity",
    "putFirst",
    "putLast",
    "takeFirst",
    "takeLast",
    "offerFirst",
    "offerLast",
    "pollFirst",
    "pollLast",
];

/// Names of hosts never change, so neither does what is remembered of them.
const LOOKUPS: &[&str] = &["getAllByName", "getByName", "getLocalHost"];

/// Packages whose static initialisers give the same whoever comes first; nobody sees what they set
/// up before it is complete.
const INITIALIZED_ALIKE: &[&str] = &["java/net/", "sun/net/", "sun/nio/ch/"];

/// Class, methods (`*` for all), treatment. Only what the JDK documents as thread-safe and whose
/// effect takes place at one moment is here.
pub const SECTIONS: &[(&str, &[&str], Section)] = &[
    ("java/io/PrintStream", &["*"], Section::Printing),
    (
        "java/lang/ThreadGroup",
        &["add", "addUnstarted", "remove", "threadStartFailed", "threadTerminated"],
        Section::Quiet,
    ),
    (
        "java/util/concurrent/locks/ReentrantLock",
        &[
            "lock",
            "lockInterruptibly",
            "tryLock",
            "unlock",
            "isLocked",
            "isHeldByCurrentThread",
            "getHoldCount",
            "hasQueuedThreads",
        ],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock",
        &["lock", "lockInterruptibly", "tryLock", "unlock"],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock",
        &["lock", "lockInterruptibly", "tryLock", "unlock"],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
        &["await", "awaitNanos", "awaitUninterruptibly", "awaitUntil", "signal", "signalAll"],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/locks/LockSupport",
        &["park", "parkNanos", "parkUntil", "unpark"],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/Semaphore",
        &[
            "acquire",
            "acquireUninterruptibly",
            "tryAcquire",
            "release",
            "availablePermits",
            "drainPermits",
        ],
        Section::Atomic,
    ),
    ("java/util/concurrent/CountDownLatch", &["await", "countDown", "getCount"], Section::Atomic),
    ("java/util/concurrent/atomic/AtomicBoolean", &["*"], Section::Atomic),
    ("java/util/concurrent/atomic/AtomicInteger", &["*"], Section::Atomic),
    ("java/util/concurrent/atomic/AtomicLong", &["*"], Section::Atomic),
    ("java/util/concurrent/atomic/AtomicReference", &["*"], Section::Atomic),
    ("java/util/concurrent/atomic/AtomicIntegerArray", &["*"], Section::Atomic),
    ("java/util/concurrent/atomic/AtomicLongArray", &["*"], Section::Atomic),
    ("java/util/concurrent/atomic/AtomicReferenceArray", &["*"], Section::Atomic),
    ("java/util/concurrent/atomic/AtomicMarkableReference", &["*"], Section::Atomic),
    ("java/util/concurrent/atomic/AtomicStampedReference", &["*"], Section::Atomic),
    (
        "java/util/concurrent/ConcurrentHashMap",
        &[
            "get",
            "put",
            "putIfAbsent",
            "remove",
            "replace",
            "containsKey",
            "merge",
            "computeIfAbsent",
            "computeIfPresent",
            "compute",
            "getOrDefault",
        ],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/ConcurrentSkipListMap",
        &[
            "get",
            "put",
            "putIfAbsent",
            "remove",
            "replace",
            "containsKey",
            "merge",
            "computeIfAbsent",
            "computeIfPresent",
            "compute",
            "getOrDefault",
        ],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/ConcurrentLinkedQueue",
        &["offer", "add", "poll", "peek"],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/ConcurrentLinkedDeque",
        &[
            "offerFirst",
            "offerLast",
            "addFirst",
            "addLast",
            "pollFirst",
            "pollLast",
            "offer",
            "add",
            "poll",
            "push",
            "pop",
            "peek",
            "peekFirst",
            "peekLast",
        ],
        Section::Atomic,
    ),
    ("java/util/concurrent/ArrayBlockingQueue", BLOCKING_QUEUE, Section::Atomic),
    ("java/util/concurrent/LinkedBlockingQueue", BLOCKING_QUEUE, Section::Atomic),
    ("java/util/concurrent/LinkedBlockingDeque", BLOCKING_QUEUE, Section::Atomic),
    ("java/util/concurrent/PriorityBlockingQueue", BLOCKING_QUEUE, Section::Atomic),
    ("java/util/concurrent/DelayQueue", BLOCKING_QUEUE, Section::Atomic),
    ("java/util/concurrent/SynchronousQueue", &["put", "take", "offer", "poll"], Section::Atomic),
    ("java/util/concurrent/Exchanger", &["exchange"], Section::Atomic),
    (
        "java/util/concurrent/Phaser",
        &[
            "register",
            "bulkRegister",
            "arrive",
            "arriveAndDeregister",
            "arriveAndAwaitAdvance",
            "awaitAdvance",
            "awaitAdvanceInterruptibly",
            "getPhase",
        ],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/CyclicBarrier",
        &["await", "isBroken", "reset", "getNumberWaiting"],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/locks/StampedLock",
        &[
            "writeLock",
            "tryWriteLock",
            "readLock",
            "tryReadLock",
            "tryOptimisticRead",
            "validate",
            "unlockWrite",
            "unlockRead",
            "unlock",
            "tryConvertToWriteLock",
            "tryConvertToReadLock",
            "tryConvertToOptimisticRead",
        ],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/ThreadPoolExecutor",
        &[
            "execute",
            "getTask",
            "addWorker",
            "processWorkerExit",
            "shutdown",
            "shutdownNow",
            "awaitTermination",
            "isShutdown",
            "isTerminated",
            "remove",
        ],
        Section::Atomic,
    ),
    (
        "java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue",
        &["put", "take", "offer", "add", "poll", "peek", "size", "remove"],
        Section::Atomic,
    ),
    // Whoever fills these caches, the next finds the same in them.
    ("java/lang/invoke/MethodHandleNatives", &["*"], Section::Linking),
    ("java/lang/invoke/MethodType", &["*"], Section::Linking),
    ("java/lang/invoke/MethodTypeForm", &["*"], Section::Linking),
    ("java/lang/invoke/VarForm", &["*"], Section::Linking),
    ("java/lang/invoke/Invokers", &["*"], Section::Linking),
    ("java/net/InetAddress", LOOKUPS, Section::Linking),
    ("sun/net/spi/DefaultProxySelector", &["select"], Section::Linking),
    ("java/util/concurrent/FutureTask", &["*"], Section::Atomic),
    ("java/util/concurrent/CompletableFuture", &["*"], Section::Atomic),
];

/// The treatment of a method, by its class and name.
pub(crate) fn section_of(class: &str, method: &str) -> Option<Section> {
    if method == "<clinit>" && INITIALIZED_ALIKE.iter().any(|package| class.starts_with(package)) {
        return Some(Section::Linking);
    }
    let (_, methods, section) = SECTIONS.iter().find(|(name, _, _)| *name == class)?;
    (methods.contains(&method) || methods.contains(&"*") && method != "<init>").then_some(*section)
}

impl Machine {
    /// A call of a method with a special treatment was pushed.
    pub(crate) fn enter_section(&mut self, method: MethodRef) {
        let boot_top = self.heap().boot_top();
        let thread = self.thread_mut();
        if !method.class().loader.is_library() {
            // Code of the program: back in the library, the operation goes on with a new step.
            thread.section_open = false;
            return;
        }
        let (Some(section), None) = (method.marks.section, thread.section) else { return };
        let depth = thread.frames.len();
        // Only the streams and groups the machine made itself are known to do nothing else.
        if matches!(section, Section::Quiet | Section::Printing) {
            let base = thread.frames[depth - 1].base as usize;
            if method.is_static() || thread.stack[base] as u32 >= boot_top {
                return;
            }
        }
        thread.section = Some((depth as u32, section));
        thread.section_open = false;
    }

    /// Whether the thread is inside an atomic library operation, and not in code of the program
    /// that the operation called.
    pub(super) fn in_atomic_section(&mut self) -> bool {
        self.inside(|section, loud| match section {
            Section::Atomic => true,
            Section::Printing => loud,
            Section::Quiet | Section::Linking => false,
        })
    }

    pub(super) fn in_quiet_section(&mut self) -> bool {
        self.inside(|section, loud| match section {
            Section::Quiet | Section::Linking => true,
            Section::Printing => !loud,
            Section::Atomic => false,
        })
    }

    /// Code of the program that runs while a text is printed touches what others touch: who prints
    /// first matters.
    pub(super) fn show_printing(&mut self) {
        let Some((_, Section::Printing)) = self.thread().section else { return };
        let watch = self.watch.as_mut().expect("only watched machines look");
        if watch.reductions.library && !watch.outputs && !watch.printing_calls {
            watch.restart |= watch.assumptions.make_visible(Key::PRINTING);
        }
    }

    /// Whether the thread is inside a library operation that is `wanted`, given whether it counts
    /// who prints first.
    fn inside(&mut self, wanted: impl Fn(Section, bool) -> bool) -> bool {
        let Some((depth, section)) = self.thread().section else { return false };
        let Some(watch) = &self.watch else { return false };
        if !watch.reductions.library || !wanted(section, watch.outputs || watch.printing_calls) {
            return false;
        }
        let thread = self.thread_mut();
        let above = &thread.frames[(depth as usize).min(thread.frames.len())..];
        let called_back = above.iter().any(|frame| !frame.method.class().loader.is_library());
        if called_back {
            // Back in the library, the operation goes on with a step of its own.
            thread.section_open = false;
        }
        !called_back
    }
}
