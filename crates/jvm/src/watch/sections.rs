//! Library operations that are atomic by their documentation, and those nobody watches.
//!
//! An atomic operation is explored as one step from its first visible access to its end, or to
//! where it blocks. Code of the program that it calls is explored as any other.

/// How a library method is treated while a program is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// One step, as its documentation promises.
    Atomic,
    /// Its order can be seen only in the output: quiet, or atomic where output counts.
    Printing,
    /// The list of live threads: nobody sees its order, unless somebody asks for it.
    Quiet,
    /// Asks for the list of live threads.
    Listed,
    /// Linking a call, filling a cache: whoever comes first, the result is the same, unless the
    /// settings of the process changed in between.
    Linking,
    /// Changes settings that caches and static initialisers of the library were made from.
    Settings,
    /// Atomic, and also inside another atomic operation the beginning of a step of its own.
    Anew,
    /// Counts what an operation has done already: part of the operation, or a step of its own once
    /// somebody asks for the count while others may be between the two.
    Count,
    /// Asks for such a count, access by access.
    Counted,
    /// Access by access, also inside an atomic operation.
    Plain,
}

impl Section {
    pub(super) fn is_atomic(self) -> bool {
        matches!(self, Section::Atomic | Section::Anew | Section::Settings)
    }
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
pub const SECTIONS: &[(&str, &[&str], Section)] = &[
    ("java/io/PrintStream", &["*"], Section::Printing),
    (
        "java/lang/ThreadGroup",
        &["add", "addUnstarted", "remove", "threadStartFailed", "threadTerminated"],
        Section::Quiet,
    ),
    (
        "java/lang/ThreadGroup",
        &["activeCount", "activeGroupCount", "enumerate", "list"],
        Section::Listed,
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
            // What the views of a map and its bulk operations do for each key.
            "putVal",
            "replaceNode",
        ],
        Section::Atomic,
    ),
    // An entry is there before it is counted: who finds it may be told that the map is empty.
    ("java/util/concurrent/ConcurrentHashMap", &["addCount"], Section::Count),
    (
        "java/util/concurrent/ConcurrentHashMap",
        &["size", "isEmpty", "mappingCount"],
        Section::Counted,
    ),
    ("java/util/concurrent/ConcurrentSkipListMap", &["addCount"], Section::Count),
    ("java/util/concurrent/ConcurrentSkipListMap", &["size"], Section::Counted),
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
    (
        "java/util/concurrent/LinkedTransferQueue",
        &["put", "take", "offer", "add", "poll", "transfer", "tryTransfer"],
        Section::Atomic,
    ),
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
            "runWorker",
            "addWorker",
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
        // A worker takes a task, runs it, counts it: others see what lies between.
        "java/util/concurrent/ThreadPoolExecutor",
        &["getTask", "afterExecute"],
        Section::Anew,
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
    (
        "java/lang/invoke/VarHandle",
        &["accessModeType", "getTypesAndInvokers", "getMethodHandle", "getMethodHandleUncached"],
        Section::Linking,
    ),
    (
        "java/lang/reflect/AccessibleObject",
        &["isAccessChecked", "slowVerifyAccess"],
        Section::Linking,
    ),
    (
        "jdk/internal/reflect/ReflectionFactory",
        &["newConstructorForSerialization", "generateConstructor"],
        Section::Linking,
    ),
    ("java/io/ClassCache", &["get"], Section::Linking),
    (
        "java/io/ObjectStreamClass",
        &["lookup", "getSerialVersionUID", "getClassDataLayout", "getReflector"],
        Section::Linking,
    ),
    ("jdk/internal/logger/LazyLoggers$LazyLoggerAccessor", &["wrapped"], Section::Linking),
    ("java/lang/ClassValue", &["get", "remove"], Section::Atomic),
    ("sun/security/jca/ProviderConfig", &["getProvider"], Section::Linking),
    ("java/security/Provider$Service", &["getDefaultConstructor"], Section::Linking),
    ("java/security/Provider", &["getService"], Section::Atomic),
    ("java/net/InetAddress", LOOKUPS, Section::Linking),
    ("sun/net/spi/DefaultProxySelector", &["select"], Section::Linking),
    ("java/lang/Class", CLASS_DATA, Section::Linking),
    ("java/lang/reflect/Constructor", &["acquireConstructorAccessor"], Section::Linking),
    ("java/lang/reflect/Method", &["acquireMethodAccessor"], Section::Linking),
    (
        "java/lang/reflect/Field",
        &["acquireOverrideFieldAccessor", "acquireFieldAccessor"],
        Section::Linking,
    ),
    (
        "java/util/Locale",
        &["getDefault", "getInstance", "hashCode", "toLanguageTag"],
        Section::Linking,
    ),
    ("java/util/TimeZone", &["getDefaultRef", "getDefault", "getTimeZone"], Section::Linking),
    ("java/lang/reflect/Proxy", &["getProxyConstructor"], Section::Linking),
    ("jdk/internal/loader/URLClassPath", &["*"], Section::Linking),
    ("java/util/ResourceBundle", &["getBundle", "getBundleImpl"], Section::Linking),
    ("java/util/ListResourceBundle", &["loadLookup", "handleGetObject"], Section::Linking),
    ("java/util/Formatter", &["getDecimalFormatSymbols", "getZero", "zero"], Section::Linking),
    ("java/util/logging/LogManager", &["initializeGlobalHandlers"], Section::Linking),
    ("java/util/logging/Logger", &["getLogger", "getGlobal"], Section::Atomic),
    ("java/util/logging/StreamHandler", &["publish", "flush"], Section::Atomic),
    ("java/util/logging/ConsoleHandler", &["publish", "flush"], Section::Atomic),
    ("java/text/DecimalFormatSymbols", &["getInstance", "initialize"], Section::Linking),
    ("java/text/DateFormatSymbols", &["getProviderInstance", "getInstanceRef"], Section::Linking),
    ("java/util/Properties", PROPERTIES, Section::Settings),
    ("java/lang/System", &["setProperties"], Section::Settings),
    ("java/util/Locale", &["setDefault"], Section::Settings),
    ("java/util/TimeZone", &["setDefault"], Section::Settings),
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
        Section::Atomic,
    ),
    ("java/util/concurrent/CompletableFuture", &["*"], Section::Atomic),
    (
        // A task is cancelled before its thread is interrupted, and waits for that at its end.
        "java/util/concurrent/FutureTask",
        &["cancel", "handlePossibleCancellationInterrupt"],
        Section::Plain,
    ),
    (
        "java/util/concurrent/ForkJoinPool",
        &[
            "runWorker",
            "registerWorker",
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
        Section::Atomic,
    ),
    (
        // A worker looks for a task, runs it, looks for the next: others see what lies between.
        "java/util/concurrent/ForkJoinPool",
        &["scan", "deregisterWorker"],
        Section::Anew,
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
        Section::Atomic,
    ),
    ("java/util/concurrent/ForkJoinPool$WorkQueue", &["nextLocalTask"], Section::Anew),
    (
        "java/util/concurrent/ForkJoinTask",
        &["setDone", "trySetCancelled", "trySetThrown", "trySetException", "awaitDone", "isDone"],
        Section::Atomic,
    ),
    ("java/util/concurrent/ForkJoinTask", &["doExec"], Section::Anew),
    (
        "java/util/concurrent/ThreadPerTaskExecutor",
        &["taskComplete", "awaitTermination"],
        Section::Atomic,
    ),
    ("jdk/internal/vm/SharedThreadContainer", &["onStart", "onExit"], Section::Atomic),
];

/// The treatment of a method, by its class and name. It counts for classes of the library only.
pub(crate) fn section_of(class: &str, method: &str) -> Option<Section> {
    if method == "<clinit>" || CACHING.iter().any(|package| class.starts_with(package)) {
        return Some(Section::Linking);
    }
    // A future is complete before those that depend on it are. Waking who waits adds nothing.
    if method == "tryFire" && class.starts_with("java/util/concurrent/CompletableFuture$") {
        return (!class.ends_with("$Signaller")).then_some(Section::Anew);
    }
    let listed = |methods: &[&str]| {
        methods.contains(&method) || methods.contains(&"*") && method != "<init>"
    };
    SECTIONS
        .iter()
        .find(|(name, methods, _)| *name == class && listed(methods))
        .map(|&(_, _, section)| section)
}
