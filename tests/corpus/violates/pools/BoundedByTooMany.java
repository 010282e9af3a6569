// Three workers, and a semaphore with one permit too many: all three may be inside.
//@ kinds: assertion-failure
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class BoundedByTooMany {
    static final AtomicInteger inside = new AtomicInteger();

    public static void main(String[] args) {
        Semaphore permits = new Semaphore(3);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> {
                permits.acquireUninterruptibly();
                try {
                    if (inside.incrementAndGet() > 2) {
                        throw new AssertionError("three inside"); //~ assertion-failure
                    }
                    inside.decrementAndGet();
                } finally {
                    permits.release();
                }
            });
        }
        pool.shutdown();
    }
}
