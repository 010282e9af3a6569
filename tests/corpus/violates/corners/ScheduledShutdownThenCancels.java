// `shutdown` of a scheduled pool is in force before it cancels the delayed tasks that are not to run any more: whoever sees the
// first may not find the second.
//@ kinds: assertion-failure
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ScheduledShutdownThenCancels {
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        ScheduledFuture<?> later = pool.schedule(() -> {}, 100, TimeUnit.DAYS);
        Thread watcher = new Thread(() -> {
            if (pool.isShutdown()) {
                assert later.isCancelled(); //~ assertion-failure
            }
        });
        watcher.start();
        pool.shutdown();
        watcher.join();
    }
}
