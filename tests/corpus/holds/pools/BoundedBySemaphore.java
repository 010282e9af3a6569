// Three workers, of which a semaphore lets two in at a time.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class BoundedBySemaphore {
    static final AtomicInteger inside = new AtomicInteger();

    public static void main(String[] args) {
        Semaphore permits = new Semaphore(2);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> {
                permits.acquireUninterruptibly();
                try {
                    if (inside.incrementAndGet() > 2) {
                        throw new AssertionError("three inside");
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
