// Interrupting threads blocked in queues, futures, locks and exchangers.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class BlockingInterrupts {
    interface Blocking {
        Object run() throws Exception;
    }

    static void check(String what, Blocking b) throws Exception {
        String[] r = new String[1];
        Thread t = new Thread(() -> {
            try {
                r[0] = "returned " + b.run();
            } catch (Exception e) {
                r[0] = e.getClass().getSimpleName() + " flag " + Thread.currentThread().isInterrupted();
            }
        });
        t.start();
        while (t.getState() != Thread.State.WAITING && t.getState() != Thread.State.TIMED_WAITING) Thread.yield();
        t.interrupt();
        t.join();
        System.out.println(what + ": " + r[0]);
    }

    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> full = new ArrayBlockingQueue<>(1);
        full.add(1);
        check("array put", () -> {
            full.put(2);
            return 0;
        });
        check("array offer", () -> full.offer(2, 100, TimeUnit.SECONDS));
        check("linked take", () -> new LinkedBlockingQueue<Integer>().take());
        check("linked poll", () -> new LinkedBlockingQueue<Integer>().poll(100, TimeUnit.SECONDS));
        check("priority take", () -> new PriorityBlockingQueue<Integer>().take());
        check("sync put", () -> {
            new SynchronousQueue<Integer>().put(1);
            return 0;
        });
        check("sync fair take", () -> new SynchronousQueue<Integer>(true).take());
        check("transfer", () -> {
            new LinkedTransferQueue<Integer>().transfer(1);
            return 0;
        });
        check("deque takeLast", () -> new LinkedBlockingDeque<Integer>().takeLast());
        check("delay take", () -> new DelayQueue<Delayed>().take());
        check("latch", () -> {
            new CountDownLatch(1).await();
            return 0;
        });
        check("latch timed", () -> new CountDownLatch(1).await(100, TimeUnit.SECONDS));
        check("semaphore", () -> {
            new Semaphore(0).acquire();
            return 0;
        });
        check("exchanger", () -> new Exchanger<Integer>().exchange(1));
        check("future get", () -> new CompletableFuture<Integer>().get());
        check("future timed get", () -> new CompletableFuture<Integer>().get(100, TimeUnit.SECONDS));
        check("future task", () -> new FutureTask<>(() -> 1).get());
        check("phaser", () -> {
            Phaser p = new Phaser(2);
            return p.awaitAdvanceInterruptibly(p.arrive());
        });
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        check("condition", () -> {
            lock.lock();
            try {
                c.await();
                return 0;
            } finally {
                if (!lock.isHeldByCurrentThread()) System.out.println("lock lost");
                lock.unlock();
            }
        });
        check("condition timed", () -> {
            lock.lock();
            try {
                return c.await(100, TimeUnit.SECONDS);
            } finally {
                lock.unlock();
            }
        });
        lock.lock();
        check("lockInterruptibly", () -> {
            lock.lockInterruptibly();
            return 0;
        });
        check("tryLock", () -> lock.tryLock(100, TimeUnit.SECONDS));
        lock.unlock();
        ExecutorService ex = Executors.newSingleThreadExecutor();
        check("awaitTermination", () -> ex.awaitTermination(100, TimeUnit.SECONDS));
        ex.shutdown();
        check("park", () -> {
            LockSupport.park();
            return Thread.currentThread().isInterrupted();
        });
        check("join", () -> {
            Thread.currentThread().join();
            return 0;
        });
        System.out.println(full + " " + lock.isLocked());
    }
}
