//! What the threads of a generated program share. Only what a program uses is declared.

#[derive(Debug)]
pub(in crate::generate) struct Fixture {
    pub(in crate::generate) name: &'static str,
    /// Members of the class.
    pub(in crate::generate) declared: &'static str,
    /// What makes it new before each run.
    pub(in crate::generate) initial: &'static str,
    /// What is shown of it once all threads have ended; empty for nothing.
    pub(in crate::generate) shown: &'static str,
    /// What is done with it after that.
    pub(in crate::generate) disposal: &'static str,
}

const fn fixture(
    name: &'static str,
    declared: &'static str,
    initial: &'static str,
    shown: &'static str,
) -> Fixture {
    Fixture { name, declared, initial, shown, disposal: "" }
}

impl Fixture {
    const fn disposed(self, disposal: &'static str) -> Fixture {
        Fixture { disposal, ..self }
    }
}

/// Where one needs another, the other comes first.
pub(in crate::generate) const FIXTURES: &[Fixture] = &[
    // Words; their values are shown by the program itself.
    fixture("x", "static int x;", "x = 0;", ""),
    fixture("y", "static int y;", "y = 0;", ""),
    fixture("v", "static volatile int v;", "v = 0;", ""),
    fixture("w", "static volatile int w;", "w = 0;", ""),
    fixture("a", "static int[] a;", "a = new int[2];", ""),
    fixture(
        "o",
        "static class Fields { int plain; volatile int vol; }\n    static Fields o;",
        "o = new Fields();",
        "",
    ),
    fixture("i", "static AtomicInteger i;", "i = new AtomicInteger();", ""),
    fixture("X", "static final VarHandle X = handle(\"x\");", "", ""),
    fixture("V", "static final VarHandle V = handle(\"v\");", "", ""),
    fixture(
        "A",
        "static final VarHandle A = MethodHandles.arrayElementVarHandle(int[].class);",
        "",
        "",
    ),
    fixture("m", "static Object m;", "m = new Object();", ""),
    fixture("n", "static Object n;", "n = new Object();", ""),
    // Variable handles and atomics.
    fixture("p", "static int p;\n    static final VarHandle P = handle(\"p\");", "p = 0;", "p"),
    fixture(
        "q",
        "static volatile int q;\n    static final VarHandle Q = handle(\"q\");",
        "q = 0;",
        "q",
    ),
    fixture(
        "bytes",
        "static byte[] bytes;\n    static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(\
         int[].class, java.nio.ByteOrder.LITTLE_ENDIAN);",
        "bytes = new byte[8];",
        "bytes[0] + bytes[1] * 16",
    ),
    fixture(
        "reference",
        "static AtomicReference<String> reference;",
        "reference = new AtomicReference<>(\"a\");",
        "reference.get()",
    ),
    fixture(
        "integers",
        "static AtomicIntegerArray integers;",
        "integers = new AtomicIntegerArray(2);",
        "integers.get(0) + integers.get(1) * 16",
    ),
    fixture("number", "static AtomicLong number;", "number = new AtomicLong();", "number.get()"),
    fixture("flag", "static AtomicBoolean flag;", "flag = new AtomicBoolean();", "flag.get()"),
    fixture("adder", "static LongAdder adder;", "adder = new LongAdder();", "adder.sum()"),
    fixture(
        "stamped",
        "static AtomicStampedReference<String> stamped;",
        "stamped = new AtomicStampedReference<>(\"a\", 0);",
        "stamped.getReference() + stamped.getStamp()",
    ),
    // Locks and synchronizers.
    fixture("shared", "static int shared;", "shared = 0;", "shared"),
    fixture("lock", "static ReentrantLock lock;", "lock = new ReentrantLock();", "lock.isLocked()"),
    fixture("full", "static Condition full;", "full = lock.newCondition();", ""),
    fixture(
        "rw",
        "static ReentrantReadWriteLock rw;",
        "rw = new ReentrantReadWriteLock();",
        "rw.isWriteLocked() + \"/\" + rw.getReadLockCount()",
    ),
    fixture("stamp", "static StampedLock stamp;", "stamp = new StampedLock();", ""),
    fixture(
        "semaphore",
        "static Semaphore semaphore;",
        "semaphore = new Semaphore(1);",
        "semaphore.availablePermits()",
    ),
    fixture(
        "latch",
        "static CountDownLatch latch;",
        "latch = new CountDownLatch(1);",
        "latch.getCount()",
    ),
    fixture(
        "barrier",
        "static CyclicBarrier barrier;",
        "barrier = new CyclicBarrier(2);",
        "barrier.getNumberWaiting() + \"/\" + barrier.isBroken()",
    ),
    fixture("phaser", "static Phaser phaser;", "phaser = new Phaser(2);", "phaser.getPhase()"),
    fixture(
        "exchanger",
        "static Exchanger<String> exchanger;",
        "exchanger = new Exchanger<>();",
        "",
    ),
    // Concurrent collections.
    fixture(
        "map",
        "static ConcurrentHashMap<Integer, Integer> map;",
        "map = new ConcurrentHashMap<>();",
        "map",
    ),
    fixture(
        "sorted",
        "static ConcurrentSkipListMap<Integer, Integer> sorted;",
        "sorted = new ConcurrentSkipListMap<>();",
        "sorted",
    ),
    fixture(
        "copied",
        "static CopyOnWriteArrayList<Integer> copied;",
        "copied = new CopyOnWriteArrayList<>();",
        "copied",
    ),
    fixture(
        "linked",
        "static ConcurrentLinkedQueue<Integer> linked;",
        "linked = new ConcurrentLinkedQueue<>();",
        "linked",
    ),
    fixture(
        "deque",
        "static ConcurrentLinkedDeque<Integer> deque;",
        "deque = new ConcurrentLinkedDeque<>();",
        "deque",
    ),
    fixture(
        "bounded",
        "static ArrayBlockingQueue<Integer> bounded;",
        "bounded = new ArrayBlockingQueue<>(1);",
        "bounded",
    ),
    fixture(
        "blocking",
        "static LinkedBlockingQueue<Integer> blocking;",
        "blocking = new LinkedBlockingQueue<>();",
        "blocking",
    ),
    fixture(
        "hand",
        "static SynchronousQueue<Integer> hand;",
        "hand = new SynchronousQueue<>();",
        "",
    ),
    fixture(
        "transfer",
        "static LinkedTransferQueue<Integer> transfer;",
        "transfer = new LinkedTransferQueue<>();",
        "transfer",
    ),
    // Tasks.
    fixture(
        "task",
        "static int done;\n    static FutureTask<Integer> task;",
        "done = 0; task = new FutureTask<>(() -> { done++; return 5; });",
        "done",
    ),
    fixture(
        "future",
        "static CompletableFuture<Integer> future;",
        "future = new CompletableFuture<>();",
        "future.getNow(-1)",
    ),
    fixture(
        "pool",
        "static int jobs;\n    static ExecutorService pool;\n    static void job() { jobs++; }",
        "jobs = 0; pool = Executors.newFixedThreadPool(1);",
        "",
    )
    .disposed(
        "pool.shutdown(); pool.awaitTermination(9, TimeUnit.SECONDS); shown += \" jobs=\" + jobs;",
    ),
    // Objects of the program and of the library that know nothing of threads.
    fixture(
        "mirror",
        "static class Mirror { int value; static int number; int next() { return ++value; }\n        \
         static java.lang.reflect.Field field(String name) {\n            \
         try { return Mirror.class.getDeclaredField(name); }\n            \
         catch (ReflectiveOperationException e) { throw new AssertionError(e); } }\n        \
         static java.lang.reflect.Method method(String name) {\n            \
         try { return Mirror.class.getDeclaredMethod(name); }\n            \
         catch (ReflectiveOperationException e) { throw new AssertionError(e); } } }\n    \
         static Mirror mirror;\n    static java.lang.reflect.Field VALUE = Mirror.field(\"value\"), \
         NUMBER = Mirror.field(\"number\");\n    static java.lang.reflect.Method NEXT = \
         Mirror.method(\"next\");",
        "mirror = new Mirror(); Mirror.number = 0;",
        "mirror.value + Mirror.number * 16",
    ),
    fixture("cells", "static int[] cells;", "cells = new int[2];", "cells[0] + cells[1] * 16"),
    fixture(
        "letters",
        "static char[] letters;",
        "letters = \"ab\".toCharArray();",
        "new String(letters)",
    ),
    fixture(
        "things",
        "static Object[] things;",
        "things = new Object[2];",
        "things[0] + \"/\" + things[1]",
    ),
    fixture(
        "heap",
        "static java.nio.ByteBuffer heap;",
        "heap = java.nio.ByteBuffer.allocate(8);",
        "heap.position() + \"/\" + heap.getLong(0)",
    ),
    fixture(
        "direct",
        "static java.nio.ByteBuffer direct;",
        "direct = java.nio.ByteBuffer.allocateDirect(8);",
        "direct.position() + \"/\" + direct.getLong(0)",
    ),
    fixture(
        "view",
        "static java.nio.IntBuffer view;",
        "view = java.nio.ByteBuffer.allocate(8).asIntBuffer();",
        "view.get(0) + view.get(1) * 16",
    ),
    fixture("list", "static ArrayList<Integer> list;", "list = new ArrayList<>();", "text(list)"),
    fixture("table", "static HashMap<Integer, Integer> table;", "table = new HashMap<>();", ""),
    fixture(
        "guarded",
        "static List<Integer> guarded;",
        "guarded = Collections.synchronizedList(new ArrayList<>());",
        "guarded",
    ),
    fixture("vector", "static Vector<Integer> vector;", "vector = new Vector<>();", "vector"),
    fixture(
        "builder",
        "static StringBuilder builder;",
        "builder = new StringBuilder();",
        "text(builder)",
    ),
    fixture("buffer", "static StringBuffer buffer;", "buffer = new StringBuffer();", "buffer"),
    fixture(
        "pair",
        "static class Pair { int left, right; public String toString() { return left + \":\" + right; } }\n    \
         static Pair pair;",
        "pair = new Pair();",
        "pair",
    ),
    // What leaves a trace that nobody may ever read.
    fixture(
        "cursor",
        "static int total;\n    static Iterator<Integer> cursor;",
        "total = 0; list.add(1); list.add(2); cursor = list.iterator();",
        "",
    ),
    fixture(
        "keys",
        "static Iterator<Integer> keys;",
        "table.put(0, 1); keys = table.keySet().iterator();",
        "text(table)",
    ),
    fixture(
        "guard",
        "static LinkedList<Integer> guard;\n    static Iterator<Integer> visitor;",
        "guard = new LinkedList<>(List.of(1, 2)); visitor = guard.iterator();",
        "guard",
    ),
    fixture(
        "fair",
        "static ReentrantLock fair;\n    static Condition ready;",
        "fair = new ReentrantLock(true); ready = fair.newCondition();",
        "fair.isLocked()",
    ),
    fixture(
        "permits",
        "static Semaphore permits;",
        "permits = new Semaphore(2, true);",
        "permits.availablePermits()",
    ),
    fixture(
        "readers",
        "static ReentrantReadWriteLock readers;",
        "readers = new ReentrantReadWriteLock(true);",
        "readers.getReadLockCount()",
    ),
    fixture(
        "workers",
        "static AtomicInteger finished;\n    static ThreadPoolExecutor workers;\n    \
         static int work() { return finished.incrementAndGet(); }",
        "finished = new AtomicInteger(); workers = (ThreadPoolExecutor) Executors.newFixedThreadPool(2);",
        "",
    )
    .disposed(
        "workers.shutdown(); workers.awaitTermination(9, TimeUnit.SECONDS); \
         shown += \" finished=\" + finished + \"/\" + workers.getCompletedTaskCount();",
    ),
    fixture(
        "later",
        "static volatile int combined;\n    static CompletableFuture<Integer> later, soon;",
        "combined = 0; later = new CompletableFuture<>(); soon = new CompletableFuture<>();",
        "combined",
    ),
    fixture("named", "static volatile int named;", "named = 0;", ""),
    fixture("lines", "static volatile int lines;", "lines = 0;", "lines"),
    fixture("seen", "static int seen;", "seen = 0;", "seen"),
    // Classes are initialised once in a virtual machine, so these are for Heddle alone.
    fixture(
        "once",
        "static class Once { static int count; static final String VALUE = make();\n        \
         static String make() { count++; seen++; return seen == 1 ? \"a\" : \"ab\"; } }",
        "",
        "Once.count",
    ),
    fixture(
        "left",
        "static class Left { static int value = 1 + seen; static { seen = Right.value + 1; } }\n    \
         static class Right { static int value = 2 + seen; static { seen = Left.value + 2; } }",
        "",
        "",
    ),
    // Threads as others see them; `T0` is that of main.
    fixture("turn", "static volatile int turn;", "turn = 0;", ""),
    fixture(
        "name",
        "static String name;",
        "name = fresh(); Thread.currentThread().setName(\"main\"); System.clearProperty(\"generated\");",
        "",
    ),
    fixture("start", "static long start;", "start = System.nanoTime();", ""),
    fixture("file", "static java.nio.file.Path file;", "file = path();", "")
        .disposed("shown += \" file=\" + Files.exists(file); Files.deleteIfExists(file);"),
];
