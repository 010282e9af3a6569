//! Library operations that are atomic by their documentation, and those nobody watches.
//!
//! An atomic operation is explored as one step from its first visible access to its end, or to
//! where it blocks. Code of the program that it calls is explored as any other.

use heddle_reduction::Treatment;

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

/// Packages that keep what is derived from data of the JDK, for speed: locales and their names and
/// symbols, accessors of reflection.
const CACHING: &[&str] = &[
    "sun/util/locale/",
    "sun/util/cldr/",
    "sun/util/resources/",
    "sun/text/resources/",
    "sun/util/calendar/",
    "jdk/internal/reflect/MethodHandleAccessorFactory",
];

/// What changes system properties, if it is the object that holds them.
const PROPERTIES: &[&str] = &[
    "setProperty",
    "put",
    "putAll",
    "putIfAbsent",
    "remove",
    "clear",
    "replace",
    "replaceAll",
    "compute",
    "computeIfAbsent",
    "computeIfPresent",
    "merge",
    "load",
    "loadFromXML",
];

/// What `Class` keeps once somebody has asked for it.
const CLASS_DATA: &[&str] = &[
    "getPackageName",
    "getSimpleName",
    "getCanonicalName",
    "getTypeName",
    "reflectionData",
    "privateGetDeclaredFields",
    "privateGetDeclaredMethods",
    "privateGetDeclaredConstructors",
    "privateGetPublicFields",
    "privateGetPublicMethods",
    "getMethod0",
    "getConstructor0",
    "getInterfaces",
    "getGenericInfo",
    "annotationData",
    "enumConstantDirectory",
    "getEnumConstantsShared",
    "getReflectionFactory",
];

/// Class, methods (`*` for all), treatment. Only what the JDK documents as thread-safe and whose
/// effect takes place at one moment is here.
pub const OPERATIONS: &[(&str, &[&str], Treatment)] = &[
    ("java/io/PrintStream", &["*"], Treatment::Printing),
    // Asks the machine once, which gives everybody the same answer.
    ("java/nio/Bits", &["pageSize", "unaligned"], Treatment::Idempotent),
    (
        "java/lang/ThreadGroup",
        &["add", "addUnstarted", "remove", "threadStartFailed", "threadTerminated"],
        Treatment::Unobserved,
    ),
    (
        "java/lang/ThreadGroup",
        &["activeCount", "activeGroupCount", "enumerate", "list"],
        Treatment::Listed,
    ),
    // A thread that ends gives back the buffers that were its own.
    ("jdk/internal/misc/TerminatingThreadLocal", &["threadTerminated"], Treatment::Atomic),
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
        Treatment::Atomic,
    ),
    (
        "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock",
        &["lock", "lockInterruptibly", "tryLock", "unlock"],
        Treatment::Atomic,
    ),
    (
        "java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock",
        &["lock", "lockInterruptibly", "tryLock", "unlock"],
        Treatment::Atomic,
    ),
    (
        "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
        &["await", "awaitNanos", "awaitUninterruptibly", "awaitUntil", "signal", "signalAll"],
        Treatment::Atomic,
    ),
    (
        "java/util/concurrent/locks/LockSupport",
        &["park", "parkNanos", "parkUntil", "unpark"],
        Treatment::Atomic,
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
        Treatment::Atomic,
    ),
    ("java/util/concurrent/CountDownLatch", &["await", "countDown", "getCount"], Treatment::Atomic),
    ("java/util/concurrent/atomic/AtomicBoolean", &["*"], Treatment::Atomic),
    ("java/util/concurrent/atomic/AtomicInteger", &["*"], Treatment::Atomic),
    ("java/util/concurrent/atomic/AtomicLong", &["*"], Treatment::Atomic),
    ("java/util/concurrent/atomic/AtomicReference", &["*"], Treatment::Atomic),
    // Their texts are made element by element.
    ("java/util/concurrent/atomic/AtomicIntegerArray", &["toString"], Treatment::Plain),
    ("java/util/concurrent/atomic/AtomicLongArray", &["toString"], Treatment::Plain),
    ("java/util/concurrent/atomic/AtomicReferenceArray", &["toString"], Treatment::Plain),
    ("java/util/concurrent/atomic/AtomicIntegerArray", &["*"], Treatment::Atomic),
    ("java/util/concurrent/atomic/AtomicLongArray", &["*"], Treatment::Atomic),
    ("java/util/concurrent/atomic/AtomicReferenceArray", &["*"], Treatment::Atomic),
    // An attempt fails if another one comes in between, whatever that one leaves behind.
    ("java/util/concurrent/atomic/AtomicMarkableReference", &["attemptMark"], Treatment::Plain),
    ("java/util/concurrent/atomic/AtomicStampedReference", &["attemptStamp"], Treatment::Plain),
    ("java/util/concurrent/atomic/AtomicMarkableReference", &["*"], Treatment::Atomic),
    ("java/util/concurrent/atomic/AtomicStampedReference", &["*"], Treatment::Atomic),
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
            // What the views of a map and its bulk operations do for each key.
            "putVal",
            "replaceNode",
        ],
        Treatment::Atomic,
    ),
    // An entry is there before it is counted: who finds it may be told that the map is empty.
    ("java/util/concurrent/ConcurrentHashMap", &["addCount"], Treatment::Count),
    (
        "java/util/concurrent/ConcurrentHashMap",
        &["size", "isEmpty", "mappingCount"],
        Treatment::Counted,
    ),
    ("java/util/concurrent/ConcurrentSkipListMap", &["addCount"], Treatment::Count),
    ("java/util/concurrent/ConcurrentSkipListMap", &["size"], Treatment::Counted),
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
        Treatment::Atomic,
    ),
    (
        "java/util/concurrent/ConcurrentLinkedQueue",
        &["offer", "add", "poll", "peek"],
        Treatment::Atomic,
    ),
    ("java/util/concurrent/ArrayBlockingQueue", BLOCKING_QUEUE, Treatment::Atomic),
    ("java/util/concurrent/LinkedBlockingQueue", BLOCKING_QUEUE, Treatment::Atomic),
    ("java/util/concurrent/LinkedBlockingDeque", BLOCKING_QUEUE, Treatment::Atomic),
    ("java/util/concurrent/PriorityBlockingQueue", BLOCKING_QUEUE, Treatment::Atomic),
    ("java/util/concurrent/DelayQueue", BLOCKING_QUEUE, Treatment::Atomic),
    ("java/util/concurrent/SynchronousQueue", &["put", "take", "offer", "poll"], Treatment::Atomic),
    (
        "java/util/concurrent/LinkedTransferQueue",
        &["put", "take", "offer", "add", "poll", "transfer", "tryTransfer"],
        Treatment::Atomic,
    ),
    ("java/util/concurrent/Exchanger", &["exchange"], Treatment::Atomic),
    // The last to arrive leaves nobody unarrived first, and begins the next phase then: whoever
    // arrives in between is one too many.
    ("java/util/concurrent/Phaser", &["onAdvance"], Treatment::OwnStep),
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
        Treatment::Atomic,
    ),
    (
        "java/util/concurrent/CyclicBarrier",
        &["await", "isBroken", "reset", "getNumberWaiting"],
        Treatment::Atomic,
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
        Treatment::Atomic,
    ),
    (
        "java/util/concurrent/ThreadPoolExecutor",
        &[
            "execute",
            "runWorker",
            "addWorker",
            // Interrupts only workers that wait for a task, which no task sees.
            "shutdown",
            "shutdownNow",
            "awaitTermination",
            "isShutdown",
            "isTerminated",
            "remove",
        ],
        Treatment::Atomic,
    ),
    (
        // A worker takes a task, runs it, counts it: others see what lies between.
        "java/util/concurrent/ThreadPoolExecutor",
        // `shutdownNow` sets the state, interrupts one worker after the other, and takes the tasks.
        &["getTask", "afterExecute", "drainQueue"],
        Treatment::OwnStep,
    ),
    // A task of the library that a worker runs: results are copied from objects of the program.
    (super::rmi::HANDLER, &["run"], Treatment::Plain),
    ("java/util/concurrent/ThreadPoolExecutor$Worker", &["interruptIfStarted"], Treatment::OwnStep),
    // It was counted before: if the pool is shut down in between, it is not terminated yet.
    ("java/util/concurrent/ThreadPoolExecutor$Worker", &["<init>"], Treatment::OwnStep),
    ("java/util/concurrent/ThreadPoolExecutor$Worker", &["lock"], Treatment::Activity),
    (
        "java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue",
        &["put", "take", "offer", "add", "poll", "peek", "size", "remove"],
        Treatment::Atomic,
    ),
    (
        // The target of a call site is the program's to change.
        "java/lang/invoke/MethodHandleNatives",
        &["setCallSiteTargetNormal", "setCallSiteTargetVolatile"],
        Treatment::Plain,
    ),
    ("java/lang/invoke/Invokers", &["getCallSiteTarget"], Treatment::Plain),
    // Whoever fills these caches, the next finds the same in them.
    ("java/lang/invoke/MethodHandleNatives", &["*"], Treatment::Idempotent),
    ("java/lang/invoke/MethodType", &["*"], Treatment::Idempotent),
    ("java/lang/invoke/MethodTypeForm", &["*"], Treatment::Idempotent),
    ("java/lang/invoke/VarForm", &["*"], Treatment::Idempotent),
    ("java/lang/invoke/Invokers", &["*"], Treatment::Idempotent),
    (
        "java/lang/invoke/VarHandle",
        &["accessModeType", "getTypesAndInvokers", "getMethodHandle", "getMethodHandleUncached"],
        Treatment::Idempotent,
    ),
    (
        "java/lang/reflect/AccessibleObject",
        &["isAccessChecked", "slowVerifyAccess"],
        Treatment::Idempotent,
    ),
    (
        "jdk/internal/reflect/ReflectionFactory",
        &["newConstructorForSerialization", "generateConstructor"],
        Treatment::Idempotent,
    ),
    ("java/io/ClassCache", &["get"], Treatment::Idempotent),
    (
        "java/io/ObjectStreamClass",
        &["lookup", "getSerialVersionUID", "getClassDataLayout", "getReflector"],
        Treatment::Idempotent,
    ),
    ("jdk/internal/logger/LazyLoggers$LazyLoggerAccessor", &["wrapped"], Treatment::Idempotent),
    ("java/lang/ClassValue", &["get", "remove"], Treatment::Atomic),
    ("sun/security/jca/ProviderConfig", &["getProvider"], Treatment::Idempotent),
    ("java/security/Provider$Service", &["getDefaultConstructor"], Treatment::Idempotent),
    ("java/security/Provider", &["getService"], Treatment::Atomic),
    ("java/net/InetAddress", LOOKUPS, Treatment::Idempotent),
    ("jdk/internal/ref/PhantomCleanable", &["remove"], Treatment::Atomic),
    ("jdk/internal/ref/CleanerImpl$CleanableList", &["remove"], Treatment::Atomic),
    ("sun/net/spi/DefaultProxySelector", &["select"], Treatment::Idempotent),
    ("java/lang/Class", CLASS_DATA, Treatment::Idempotent),
    // The machine is up from here on, also while it shuts down.
    (
        "jdk/internal/misc/VM",
        &["isBooted", "isModuleSystemInited", "isJavaLangInvokeInited"],
        Treatment::Idempotent,
    ),
    ("java/lang/reflect/Constructor", &["acquireConstructorAccessor"], Treatment::Idempotent),
    ("java/lang/reflect/Method", &["acquireMethodAccessor"], Treatment::Idempotent),
    (
        "java/lang/reflect/Field",
        &["acquireOverrideFieldAccessor", "acquireFieldAccessor"],
        Treatment::Idempotent,
    ),
    (
        "java/util/Locale",
        &["getDefault", "getInstance", "hashCode", "toLanguageTag"],
        Treatment::Idempotent,
    ),
    ("java/util/TimeZone", &["getDefaultRef", "getDefault", "getTimeZone"], Treatment::Idempotent),
    ("java/lang/reflect/Proxy", &["getProxyConstructor"], Treatment::Idempotent),
    ("jdk/internal/loader/URLClassPath", &["*"], Treatment::Idempotent),
    ("java/util/ResourceBundle", &["getBundle", "getBundleImpl"], Treatment::Idempotent),
    ("java/util/ListResourceBundle", &["loadLookup", "handleGetObject"], Treatment::Idempotent),
    ("java/util/Formatter", &["getDecimalFormatSymbols", "getZero", "zero"], Treatment::Idempotent),
    ("java/util/logging/LogManager", &["initializeGlobalHandlers"], Treatment::Idempotent),
    ("java/util/logging/Logger", &["getLogger", "getGlobal"], Treatment::Atomic),
    ("java/util/logging/StreamHandler", &["publish", "flush"], Treatment::Atomic),
    ("java/util/logging/ConsoleHandler", &["publish", "flush"], Treatment::Atomic),
    ("java/text/DecimalFormatSymbols", &["getInstance", "initialize"], Treatment::Idempotent),
    (
        "java/text/DateFormatSymbols",
        &["getProviderInstance", "getInstanceRef"],
        Treatment::Idempotent,
    ),
    ("java/util/Properties", PROPERTIES, Treatment::Settings),
    ("java/lang/System", &["setProperties"], Treatment::Settings),
    ("java/util/Locale", &["setDefault"], Treatment::Settings),
    ("java/util/TimeZone", &["setDefault"], Treatment::Settings),
    (
        "java/util/concurrent/FutureTask",
        // Not `cancel`: the task is cancelled before its thread is interrupted.
        &[
            "run",
            "runAndReset",
            "get",
            "set",
            "setException",
            "isDone",
            "isCancelled",
            "finishCompletion",
        ],
        Treatment::Atomic,
    ),
    (
        // These look at one future after the other, or at one dependent after the other.
        "java/util/concurrent/CompletableFuture",
        &[
            "anyOf",
            "applyToEither",
            "applyToEitherAsync",
            "acceptEither",
            "acceptEitherAsync",
            "runAfterEither",
            "runAfterEitherAsync",
            "orApplyStage",
            "orAcceptStage",
            "orRunStage",
            "getNumberOfDependents",
            "toString",
        ],
        Treatment::Plain,
    ),
    (
        // Who adds a dependent looks for a result, adds it, and looks again; who completes a future does
        // so, and then takes one dependent after the other, as does whoever finds one complete already.
        "java/util/concurrent/CompletableFuture",
        &["unipush", "bipush", "orpush", "postComplete"],
        Treatment::Dependents,
    ),
    ("java/util/concurrent/CompletableFuture", &["*"], Treatment::Atomic),
    (
        // A future is done before the queue of its service has it.
        "java/util/concurrent/ExecutorCompletionService$QueueingFuture",
        &["done"],
        Treatment::OwnStep,
    ),
    (
        // A task is cancelled before its thread is interrupted, and waits for that at its end.
        "java/util/concurrent/FutureTask",
        &["cancel", "handlePossibleCancellationInterrupt"],
        Treatment::Plain,
    ),
    (
        "java/util/concurrent/ForkJoinPool",
        &[
            "runWorker",
            "createWorker",
            "signalWork",
            "externalPush",
            "externalSubmit",
            "poolSubmit",
            "tryExternalUnpush",
            "tryTerminate",
            "helpJoin",
            "helpComplete",
            "externalHelpComplete",
            "shutdown",
            "shutdownNow",
            "awaitTermination",
            "isShutdown",
            "isTerminated",
        ],
        Treatment::Atomic,
    ),
    // A new worker has an empty queue, and whoever looks into that finds nothing, as if it were not
    // there. Where the queue is kept decides at most which of several tasks is found first.
    ("java/util/concurrent/ForkJoinPool", &["registerWorker"], Treatment::Idempotent),
    (
        // A worker looks for a task, runs it, looks for the next: others see what lies between.
        "java/util/concurrent/ForkJoinPool",
        &["scan", "deregisterWorker"],
        Treatment::OwnStep,
    ),
    (
        "java/util/concurrent/ForkJoinPool$WorkQueue",
        &[
            "push",
            "poll",
            "peek",
            "tryUnpush",
            "externalTryUnpush",
            "tryRemoveAndExec",
            "tryRemove",
        ],
        Treatment::Atomic,
    ),
    (
        "java/util/concurrent/ForkJoinTask",
        &["setDone", "trySetCancelled", "trySetThrown", "trySetException", "awaitDone", "isDone"],
        Treatment::Atomic,
    ),
    ("java/util/concurrent/ForkJoinTask", &["doExec"], Treatment::OwnStep),
    (
        "java/util/concurrent/ThreadPerTaskExecutor",
        &["taskComplete", "awaitTermination"],
        Treatment::Atomic,
    ),
    ("jdk/internal/vm/SharedThreadContainer", &["onStart", "onExit"], Treatment::Atomic),
];

/// The library operations of one class, by its name. They count for classes of the library only.
pub(crate) struct OperationsOf<'a> {
    class: &'a str,
    /// All methods fill caches, or set something up.
    is_caching: bool,
    /// `toString` makes a text by walking what others can change.
    walks: bool,
    /// Its rows of the table.
    rows: Vec<&'static (&'static str, &'static [&'static str], Treatment)>,
}

impl OperationsOf<'_> {
    pub(crate) fn class(class: &str) -> OperationsOf<'_> {
        let is_mutable = class.starts_with("java/util/")
            && !class.starts_with("java/util/concurrent/atomic/")
            || matches!(class, "java/lang/StringBuilder" | "java/lang/StringBuffer");
        OperationsOf {
            class,
            is_caching: CACHING.iter().any(|package| class.starts_with(package)),
            walks: is_mutable,
            rows: OPERATIONS.iter().filter(|(name, ..)| *name == class).collect(),
        }
    }

    /// How a method is run, if not like any other.
    pub(crate) fn treatment(&self, method: &str) -> Option<Treatment> {
        let class = self.class;
        if method == "<clinit>" || self.is_caching {
            return Some(Treatment::Idempotent);
        }
        // A future is complete before those that depend on it are. Waking who waits adds nothing.
        if method == "tryFire" && class.starts_with("java/util/concurrent/CompletableFuture$") {
            return (!class.ends_with("$Signaller")).then_some(Treatment::OwnStep);
        }
        // Also in the middle of printing.
        if method == "toString" && self.walks {
            return Some(Treatment::Text);
        }
        let listed = |methods: &[&str]| {
            methods.contains(&method) || methods.contains(&"*") && method != "<init>"
        };
        let row = self.rows.iter().find(|(_, methods, _)| listed(methods));
        row.map(|&&(_, _, treatment)| treatment)
            .or_else(|| super::numbers(class, method).map(|_| Treatment::Numbering))
            .or_else(|| super::asks(class, method).map(|_| Treatment::Asks))
            .or_else(|| super::tells_time(class, method).then_some(Treatment::TellsTime))
    }
}
