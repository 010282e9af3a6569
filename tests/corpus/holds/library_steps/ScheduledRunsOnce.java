// A delayed task still runs after `shutdown` (the policy is on by default): when the pool has ended it has run once.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class ScheduledRunsOnce {
    static volatile int runs;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> future = pool.schedule(() -> {
            runs++;
        }, 10, TimeUnit.MILLISECONDS);
        pool.shutdown();
        future.get();
        assert runs == 1;
    }
}
