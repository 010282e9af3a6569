//! What states do not keep unless somebody looks: how often collections were changed, the order of
//! waiting threads, counters of pools, numbers of threads, what time it was when nobody compares it.
//!
//! Some operations leave nothing behind but such a trace, others read it.

use super::{Group, Operation, on};

pub(super) const GROUPS: &[Group] = &[
    Group { name: "iterators", operations: ITERATORS },
    Group { name: "waiting", operations: WAITING },
    Group { name: "pools", operations: POOLS },
    Group { name: "numbers", operations: NUMBERS },
];

const ITERATORS: &[Operation] = &[
    on(&["cursor", "list"], "list.add($k);"),
    on(&["cursor", "list"], "list.add($k); list.remove(list.size() - 1);"),
    on(&["cursor", "list"], "if (list.size() > $k) list.clear();"),
    on(&["cursor", "list"], "cursor = list.iterator();"),
    on(&["cursor", "list"], "?cursor.hasNext() ? cursor.next() : 13"),
    on(&["cursor", "list"], "?list.subList($i, 2).size()"),
    on(&["cursor", "list"], "list.forEach(value -> total += value); see(total);"),
    on(&["keys", "table"], "table.put($i, $k);"),
    on(&["keys", "table"], "table.put(3, $k); table.remove(3);"),
    on(&["keys", "table"], "keys = table.keySet().iterator();"),
    on(&["keys", "table"], "?keys.hasNext() ? keys.next() : 13"),
    on(&["keys", "table"], "?table.keySet().equals(Set.of($i)) ? 1 : 0"),
    on(&["guard", "m"], "synchronized (m) { guard.add($k); }"),
    on(&["guard", "m"], "synchronized (m) { guard.add($k); guard.remove(); }"),
    on(&["guard", "m"], "synchronized (m) { visitor = guard.iterator(); }"),
    on(&["guard", "m"], "synchronized (m) { see(visitor.hasNext() ? visitor.next() : 13); }"),
    on(&["guard", "m"], "synchronized (m) { for (int value : guard) see(value); }"),
    on(&["guard", "m"], "synchronized (m) { see(guard.size()); }"),
];

const WAITING: &[Operation] = &[
    on(&["fair", "shared"], "fair.lock(); try { {} } finally { fair.unlock(); }"),
    on(
        &["fair", "shared"],
        "if (fair.tryLock()) try { {} } finally { fair.unlock(); } else see(13);",
    ),
    on(&["fair", "shared"], "?fair.tryLock(1, TimeUnit.MILLISECONDS) ? fair.getHoldCount() : 13"),
    on(&["fair", "shared"], "if (fair.isHeldByCurrentThread()) fair.unlock();"),
    on(
        &["fair", "shared"],
        "fair.lock(); try { ready.await(); see(shared++); } finally { fair.unlock(); }",
    ),
    on(&["fair", "shared"], "fair.lock(); try { ready.signal(); } finally { fair.unlock(); }"),
    on(&["fair", "shared"], "fair.lock(); try { ready.signalAll(); } finally { fair.unlock(); }"),
    on(
        &["fair", "shared"],
        "fair.lock(); try { see(fair.getWaitQueueLength(ready)); } finally { fair.unlock(); }",
    ),
    on(
        &["fair", "shared"],
        "fair.lock(); try { see(ready.await(1, TimeUnit.MILLISECONDS) ? shared : 13); } finally { fair.unlock(); }",
    ),
    on(&["fair", "shared"], "?shared++"),
    on(&["permits", "shared"], "permits.acquire(2); try { {} } finally { permits.release(2); }"),
    on(&["permits", "shared"], "permits.acquire(); try { {} } finally { permits.release(); }"),
    on(&["permits", "shared"], "?permits.tryAcquire(2) ? 1 : 0"),
    on(&["permits", "shared"], "?permits.tryAcquire(1, TimeUnit.MILLISECONDS) ? 1 : 0"),
    on(&["permits", "shared"], "permits.release();"),
    on(&["permits", "shared"], "?permits.availablePermits()"),
    on(&["permits", "shared"], "?shared++"),
    on(
        &["readers", "shared"],
        "readers.readLock().lock(); try { {} } finally { readers.readLock().unlock(); }",
    ),
    on(
        &["readers", "shared"],
        "if (readers.readLock().tryLock()) try { {} } finally { readers.readLock().unlock(); } else see(13);",
    ),
    on(
        &["readers", "shared"],
        "readers.writeLock().lock(); try { {} } finally { readers.writeLock().unlock(); }",
    ),
    on(
        &["readers", "shared"],
        "readers.writeLock().lock(); readers.readLock().lock(); readers.writeLock().unlock(); \
         try { {} } finally { readers.readLock().unlock(); }",
    ),
    on(&["readers", "shared"], "?shared++"),
];

const POOLS: &[Operation] = &[
    on(&["workers"], "workers.execute(() -> work());"),
    on(&["workers"], "?workers.submit(() -> work() + $k).get()"),
    on(&["workers"], "?CompletableFuture.supplyAsync(() -> work(), workers).join()"),
    on(&["workers"], "?workers.getPoolSize()"),
    on(&["workers"], "?workers.getQueue().size()"),
    on(&["workers"], "?(int) workers.getCompletedTaskCount()"),
    on(&["workers"], "?finished.get()"),
    on(&["later"], "?later.complete($k) ? 1 : 0"),
    on(&["later"], "?soon.complete($k) ? 1 : 0"),
    on(&["later"], "later.thenCombine(soon, Integer::sum).thenAccept(sum -> combined += sum);"),
    on(&["later"], "?CompletableFuture.allOf(later, soon).isDone() ? 1 : 0"),
    on(&["later"], "?(int) CompletableFuture.anyOf(later, soon).getNow(13)"),
    on(&["later"], "?later.applyToEither(soon, value -> value + 1).getNow(13)"),
    on(&["later"], "?combined"),
];

const NUMBERS: &[Operation] = &[
    on(&["named"], "Thread t$n = new Thread(() -> named++); t$n.start(); t$n.join();"),
    on(&["named"], "new Thread(() -> named++).start();"),
    on(&["named"], "?new Thread().getName().charAt(7)"),
    on(&["named"], "?new Thread().getId() > T0.getId() ? 1 : 0"),
    on(&["named"], "?Thread.currentThread().getName().length()"),
    on(&["named"], "?named"),
    on(&["lines"], "for (int j$n = 0; j$n < 2; j$n++) out(\"l\" + lines);"),
    on(&["lines"], "lines++;"),
    on(&["lines"], "?lines"),
    on(
        &["lines"],
        "String s$n = java.time.Instant.now().toString(); lines += s$n.length() > 9 ? 1 : 2;",
    ),
    on(&["lines"], "String s$n = new Date().toString(); lines = s$n.length() > 9 ? $k : 0;"),
    on(&["lines"], "if (System.currentTimeMillis() > 0) lines++;"),
    on(&["lines"], "?String.format(\"%tY\", new Date()).length() + lines"),
];
