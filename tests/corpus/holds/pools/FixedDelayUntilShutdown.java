// A periodic task runs again and again until main, which waits for its second run, shuts the pool down. Nothing can go
// wrong: whoever counts the latch down for the second time has set the flag before. How often the task ran is counted by the
// pool alone, and nobody asks, so the search comes to an end.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

public class FixedDelayUntilShutdown {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        AtomicBoolean ran = new AtomicBoolean();
        CountDownLatch twice = new CountDownLatch(2);
        pool.scheduleWithFixedDelay(() -> {
            ran.set(true);
            twice.countDown();
        }, 1, 1, TimeUnit.SECONDS);
        twice.await();
        pool.shutdown();
        if (!ran.get()) {
            throw new AssertionError("counted down by nobody");
        }
    }
}
