// A delayed task still runs after `shutdown` (the policy is on by default), and the pool ends when it has run.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledAfterShutdown {
    static volatile boolean ran;

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> ran = true, 10, TimeUnit.MILLISECONDS);
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
            Thread.yield();
        }
        assert ran;
    }
}
