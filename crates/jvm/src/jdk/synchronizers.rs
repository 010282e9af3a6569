//! The locks, semaphores and latches of `java.util.concurrent`: which objects they are, what their
//! words mean, and which methods take and give them back.
//!
//! All of them stand on `AbstractQueuedSynchronizer`: one word says whether, or how often, they are
//! taken; who has to wait is put into a queue. JDK 25 builds read-write locks on the variant with a
//! `long` word.

use heddle_access::Assumed;

use crate::program::{Class, Kind};

/// What a synchronizer is to those who use it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// Taken by one thread at a time, which it names.
    Lock,
    /// The same, or by any number of threads that only read. This many low bits of the word count
    /// the writes.
    ReadWriteLock { write_bits: u32 },
    /// Its word is the number of permits.
    Semaphore,
    /// Lets everybody pass once its word is zero.
    Latch,
}

/// A class of synchronizers: where in its objects what is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Synchronizer {
    pub sort: Sort,
    /// Whoever waits longest is served first.
    pub is_fair: bool,
    pub(crate) word: (u32, Kind),
    pub(crate) owner: Option<u32>,
    pub(crate) head: u32,
    pub(crate) tail: u32,
}

/// What a method of the queue does to the synchronizer it is called on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Takes it, and waits until it can.
    Take { shared: bool, interruptible: bool },
    /// Takes it if it can at once, for a method that else begins to wait.
    TakeAtOnce,
    /// Takes it back after waiting for a condition; its second argument is the place in the queue.
    Retake,
    /// Takes it if it can at once, or soon.
    Try,
    /// Takes it in its turn, or gives up in the end.
    TryInTurn,
    /// Gives it back.
    Give { shared: bool },
    /// Gives it back, waits for a condition and takes it again. Called on the condition.
    Await,
    /// Wakes those who wait for a condition, or one of them. Called on the condition.
    Signal { all: bool },
    /// Puts who was signalled into the queue; the argument is its node.
    Transfer,
    /// Looks whether a thread that was woken may take it, or notes that it is awake. If it may not,
    /// the thread waits, and is woken when it may; so nobody sees the order of this and of what
    /// others do to the queue. Or looks whether the thread itself holds it, which no other changes.
    Look,
    /// What a worker of a fork-join pool does as long as it lives.
    Work,
    /// Looks for a task of a fork-join pool, or has found none and is about to be idle.
    Search,
    /// Runs a task that was found. Called on the worker's queue.
    Run,
    /// Looks into a worker's own queue after a task, and from there on for another one. Called on
    /// the queue.
    Next,
    /// Puts a task into a queue of a fork-join pool.
    Push,
    /// Asks what is taken for something that nobody asks for.
    Ask(Assumed),
}

const QUEUES: [&str; 2] = [
    "java/util/concurrent/locks/AbstractQueuedSynchronizer",
    "java/util/concurrent/locks/AbstractQueuedLongSynchronizer",
];

/// Who waits for a lock can be asked in these ways, and by asking threads for their states and
/// stacks.
const ASKING: [(&str, &[&str]); 4] = [
    (
        "java/util/concurrent/locks/ReentrantLock",
        &["hasQueuedThreads", "hasQueuedThread", "getQueueLength", "getQueuedThreads"],
    ),
    (
        "java/util/concurrent/locks/ReentrantReadWriteLock",
        &[
            "hasQueuedThreads",
            "hasQueuedThread",
            "getQueueLength",
            "getQueuedThreads",
            "getQueuedReaderThreads",
            "getQueuedWriterThreads",
        ],
    ),
    ("java/util/concurrent/Semaphore", &["hasQueuedThreads", "getQueueLength", "getQueuedThreads"]),
    ("java/util/concurrent/locks/LockSupport", &["getBlocker"]),
];

pub(crate) const FUTURE: &str = "java/util/concurrent/CompletableFuture";

const FORK_JOIN_POOL: &str = "java/util/concurrent/ForkJoinPool";

/// These tell, or wait for, how many workers of a pool there are or are idle.
const IDLE_WORKERS: &[&str] = &[
    "awaitQuiescence",
    "getActiveThreadCount",
    "getPoolSize",
    "getRunningThreadCount",
    "getStealCount",
    "getSurplusQueuedTaskCount",
    "helpQuiescePool",
    "isQuiescent",
    "toString",
];

/// Methods of pools and their queues in which no position in a queue is kept in a register while they
/// call others.
const WITHOUT_POSITION: &[&str] = &[
    "compensatedBlock",
    "execute",
    "externalPush",
    "externalSubmit",
    "invoke",
    "managedBlock",
    "poolSubmit",
    "submit",
    "topLevelExec",
    "unmanagedBlock",
];

/// Whether a method may remember a position in a queue of a fork-join pool while it calls `above`.
pub(crate) fn holds_position(class: &Class, method: &str, above: Option<&str>) -> bool {
    let Some(rest) = class.name.strip_prefix(FORK_JOIN_POOL) else { return false };
    // Where the search is a method of its own, it is over when a task has been run.
    let after_search = match method {
        "runWorker" => class.methods.iter().any(|method| method.name == "scan"),
        "scan" => above == Some("topLevelExec"),
        _ => false,
    };
    class.loader.is_library()
        && matches!(rest, "" | "$WorkQueue")
        && !after_search
        && !WITHOUT_POSITION.contains(&method)
}

/// The role of a method, by its class, name and descriptor.
pub(crate) fn role_of(class: &str, method: &str, descriptor: &str) -> Option<Role> {
    let take = |shared, interruptible| Some(Role::Take { shared, interruptible });
    if let Some(queue) = QUEUES.iter().find(|queue| class.starts_with(**queue)) {
        let counts_only = matches!(descriptor, "(I)V" | "(J)V");
        return match (&class[queue.len()..], method) {
            ("", "acquire") if counts_only => take(false, false),
            ("", "acquireInterruptibly") => take(false, true),
            ("", "acquireShared") => take(true, false),
            ("", "acquireSharedInterruptibly") => take(true, true),
            ("", "tryAcquireNanos" | "tryAcquireSharedNanos") => Some(Role::TryInTurn),
            ("", "acquire" | "reacquire") => Some(Role::Retake),
            ("", "enqueue") => Some(Role::Transfer),
            ("", "release") => Some(Role::Give { shared: false }),
            ("", "releaseShared") => Some(Role::Give { shared: true }),
            ("$ConditionObject", "signal") => Some(Role::Signal { all: false }),
            ("$ConditionObject", "signalAll") => Some(Role::Signal { all: true }),
            ("$ConditionObject", "canReacquire")
            | ("$ConditionNode", "isReleasable")
            | ("$Node", "clearStatus") => Some(Role::Look),
            (
                "$ConditionObject",
                "await" | "awaitNanos" | "awaitUninterruptibly" | "awaitUntil",
            ) => Some(Role::Await),
            _ => None,
        };
    }
    let asks = ASKING.iter().any(|(asked, methods)| *asked == class && methods.contains(&method));
    if asks {
        return Some(Role::Ask(Assumed::Queues));
    }
    if class.strip_prefix(FORK_JOIN_POOL) == Some("$WorkQueue") {
        return match method {
            "nextLocalTask" => Some(Role::Next),
            "topLevelExec" => Some(Role::Run),
            "push" | "lockedPush" => Some(Role::Push),
            _ => None,
        };
    }
    if class == FUTURE && matches!(method, "getNumberOfDependents" | "toString") {
        return Some(Role::Ask(Assumed::LoneDependents));
    }
    if class == FORK_JOIN_POOL {
        return match method {
            "runWorker" => Some(Role::Work),
            "scan" | "deactivate" => Some(Role::Search),
            _ if IDLE_WORKERS.contains(&method) => Some(Role::Ask(Assumed::IdleWorkers)),
            _ => None,
        };
    }
    if super::counters::tells_counters(class, method) {
        return Some(Role::Ask(Assumed::PoolCounters));
    }
    match (class, method) {
        (_, "isHeldExclusively" | "getHoldCount" | "getReadHoldCount" | "getWriteHoldCount")
            if class.starts_with("java/util/concurrent/locks/Reentrant") =>
        {
            Some(Role::Look)
        }
        (_, "initialTryLock" | "tryAcquire" | "tryAcquireShared")
            if class.starts_with("java/util/concurrent/") && class.ends_with("Sync") =>
        {
            Some(Role::TakeAtOnce)
        }
        ("java/util/concurrent/locks/ReentrantLock$Sync", "lock") => take(false, false),
        ("java/util/concurrent/locks/ReentrantLock$Sync", "lockInterruptibly") => take(false, true),
        ("java/util/concurrent/locks/ReentrantLock$Sync", "tryLockNanos") => Some(Role::TryInTurn),
        ("java/util/concurrent/locks/ReentrantLock$Sync", "tryLock")
        | ("java/util/concurrent/locks/ReentrantReadWriteLock$Sync", "tryWriteLock") => {
            Some(Role::Try)
        }
        _ => None,
    }
}

/// Whether a method looks for an interrupt, and then takes a synchronizer if it can at once.
pub(crate) fn looks_for_interrupt(class: &str, method: &str) -> bool {
    class.starts_with("java/util/concurrent/locks/")
        && matches!(
            method,
            "acquireInterruptibly"
                | "acquireSharedInterruptibly"
                | "tryAcquireNanos"
                | "tryAcquireSharedNanos"
                | "lockInterruptibly"
                | "tryLockNanos"
        )
}

/// Whether the queues of synchronizers are made of objects of a class.
pub(crate) fn is_queue(class: &str) -> bool {
    let parts = ["$Node", "$ExclusiveNode", "$SharedNode", "$ConditionNode", "$ConditionObject"];
    QUEUES.iter().any(|queue| class.strip_prefix(queue).is_some_and(|part| parts.contains(&part)))
}

/// What a class is, if it is one of the library's synchronizers. One whose fields are not known is
/// run like any other class.
pub(crate) fn synchronizer(class: &Class) -> Option<Synchronizer> {
    if !class.loader.is_library() {
        return None;
    }
    let name = class.name.strip_prefix("java/util/concurrent/")?;
    let (outer, inner) = name.split_once('$')?;
    let field = |name: &str| class.field_named(name).filter(|field| !field.is_static());
    let word = field("state")?;
    let sort = match (outer, inner) {
        ("locks/ReentrantLock", "NonfairSync" | "FairSync") => Sort::Lock,
        ("locks/ReentrantReadWriteLock", "NonfairSync" | "FairSync") => {
            Sort::ReadWriteLock { write_bits: if word.kind == Kind::Long { 32 } else { 16 } }
        }
        ("Semaphore", "NonfairSync" | "FairSync") => Sort::Semaphore,
        ("CountDownLatch", "Sync") => Sort::Latch,
        _ => return None,
    };
    Some(Synchronizer {
        sort,
        is_fair: inner == "FairSync",
        word: (word.offset, word.kind),
        owner: Some(field("exclusiveOwnerThread")?.offset),
        head: field("head")?.offset,
        tail: field("tail")?.offset,
    })
}
