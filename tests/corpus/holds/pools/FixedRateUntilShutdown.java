// A task runs at a fixed rate until main has slept and stops the pool. The task may run any number of times in between, which
// only the pool counts, so the search comes to an end. After termination nobody writes any more: two readings are equal.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class FixedRateUntilShutdown {
    static volatile boolean odd;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(() -> odd = !odd, 1, 1, TimeUnit.SECONDS);
        Thread.sleep(5000);
        pool.shutdownNow();
        if (pool.awaitTermination(1, TimeUnit.DAYS)) {
            boolean before = odd;
            if (before != odd) {
                throw new AssertionError("a task runs in a pool that has terminated");
            }
        }
    }
}
