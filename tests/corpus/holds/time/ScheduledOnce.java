// A scheduled task still runs after shutdown, by the executor's default policy.
//@ unreduced: no
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class ScheduledOnce {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Integer> future = pool.schedule(() -> 5, 10, TimeUnit.MILLISECONDS);
        pool.shutdown();
        int value = future.get();
        assert value == 5;
    }
}
