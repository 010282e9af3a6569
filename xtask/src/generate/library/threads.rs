//! Threads as other threads see them, time, files, and tables of the virtual machine.

use super::{Group, Operation, on};

pub(super) const GROUPS: &[Group] = &[
    Group { name: "interrupts", operations: INTERRUPTS },
    Group { name: "park", operations: PARK },
    Group { name: "states", operations: STATES },
    Group { name: "clocks", operations: CLOCKS },
    Group { name: "tables", operations: TABLES },
    Group { name: "files", operations: FILES },
];

const INTERRUPTS: &[Operation] = &[
    on(&["turn"], "$T.interrupt();"),
    on(&["turn"], "$T.interrupt();"),
    on(&["turn"], "Thread.currentThread().interrupt();"),
    on(&["turn"], "?Thread.interrupted() ? 1 : 0"),
    on(&["turn"], "?$T.isInterrupted() ? 1 : 0"),
    on(&["turn"], "?Thread.currentThread().isInterrupted() ? 1 : 0"),
    on(&["turn"], "turn++;"),
    on(&["turn"], "?turn"),
    on(&["turn", "m"], "synchronized (m) { m.notify(); }"),
    on(&["turn", "m"], "synchronized (m) { m.notifyAll(); }"),
    on(
        &["turn", "m"],
        "synchronized (m) { try { m.wait(); } catch (InterruptedException e) { see(12); } }",
    ),
    on(&["turn", "latch"], "try { latch.await(); } catch (InterruptedException e) { see(12); }"),
    on(&["turn", "latch"], "latch.countDown();"),
    on(
        &["turn", "semaphore"],
        "try { semaphore.acquire(); } catch (InterruptedException e) { see(12); }",
    ),
    on(&["turn", "semaphore"], "semaphore.release();"),
    on(&["turn", "lock"], "lock.lockInterruptibly(); try { {} } finally { lock.unlock(); }"),
];

const PARK: &[Operation] = &[
    on(&["turn"], "LockSupport.unpark($T);"),
    on(&["turn"], "LockSupport.unpark($T);"),
    on(&["turn"], "LockSupport.park();"),
    on(&["turn"], "LockSupport.parkNanos(1000);"),
    on(&["turn"], "$T.interrupt();"),
    on(&["turn"], "?Thread.interrupted() ? 1 : 0"),
    on(&["turn"], "turn++;"),
    on(&["turn"], "?turn"),
];

const STATES: &[Operation] = &[
    // The library has monitors of its own, so that BLOCKED may show at any time.
    on(
        &["turn"],
        "Thread.State s$n = $T.getState(); see(s$n == Thread.State.BLOCKED ? 1 : s$n.ordinal());",
    ),
    on(&["turn"], "?$T.isAlive() ? 1 : 0"),
    on(&["turn"], "?$T.getState() == Thread.State.TERMINATED ? 1 : 0"),
    on(&["turn"], "$T.join(1);"),
    on(&["turn"], "turn++;"),
    on(&["turn"], "?turn"),
    on(&["turn", "m"], "synchronized (m) { {} }"),
    on(&["turn"], "LockSupport.unpark($T);"),
    on(&["turn"], "LockSupport.park();"),
    on(&["turn", "m"], "synchronized (m) { m.wait(1); }"),
    on(&["turn"], "Thread.sleep(1);"),
];

const CLOCKS: &[Operation] = &[
    on(&["start"], "?System.nanoTime() - start >= 1000000 ? 1 : 0"),
    on(&["start"], "Thread.sleep($k);"),
    on(&["start"], "start = System.nanoTime();"),
    on(&["start", "turn"], "turn++;"),
    on(&["start", "turn"], "?turn"),
    on(
        &["start", "turn"],
        "long s$n = System.currentTimeMillis(); turn = $k; see(System.currentTimeMillis() > s$n ? 1 : 0);",
    ),
    on(
        &["start", "turn"],
        "long s$n = System.nanoTime(); int c$n = turn; see(System.nanoTime() - s$n > 1000000 ? c$n : 13);",
    ),
    on(&["start", "m"], "synchronized (m) { m.wait($k); }"),
    on(&["start", "m"], "synchronized (m) { m.notify(); }"),
    on(&["start"], "LockSupport.parkNanos(1000000);"),
];

const TABLES: &[Operation] = &[
    // Whose string it is depends on when java collects it.
    on(&["name"], "?new String(name).intern() == new String(name).intern() ? 1 : 0"),
    on(&["name", "turn"], "turn++;"),
    on(&["name", "turn"], "?turn"),
    on(&["name", "things"], "things[$i] = new StringBuilder(\"o\");"),
    on(
        &["name", "things"],
        "?System.identityHashCode(things[0]) == System.identityHashCode(things[1]) ? 1 : 0",
    ),
    on(&["name", "things"], "?things[$i] == null ? 1 : 0"),
    on(&["name"], "?$T.getStackTrace().length == 0 ? 1 : 0"),
    on(&["name"], "$T.setName(\"t$k\");"),
    on(&["name"], "?$T.getName().length() == 2 ? 1 : 0"),
    on(&["name"], "System.setProperty(\"generated\", \"$k\");"),
    on(&["name"], "?System.getProperty(\"generated\", \"\").length()"),
];

const FILES: &[Operation] = &[
    on(&["file"], "?Files.exists(file) ? 1 : 0"),
    on(&["file"], "Files.createFile(file);"),
    on(&["file"], "?Files.deleteIfExists(file) ? 1 : 0"),
    on(&["file"], "Files.writeString(file, \"$k$k\");"),
    on(&["file"], "?Files.readString(file).hashCode() % 13"),
    on(&["file"], "?(int) Files.size(file)"),
    on(&["file"], "if (!Files.exists(file)) Files.createFile(file);"),
    on(
        &["file"],
        "Files.writeString(file, \"z\", java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.APPEND);",
    ),
];
