// A pool is shut down with a delayed task in its queue that is never due in time, and the loop that waits for the end of
// the pool goes round with a limit of its own. Rounds that differ in the time alone are the same state.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class TerminationAwaitedBesideDelay {
    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> { }, 10, TimeUnit.MILLISECONDS);
        pool.shutdownNow();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
            Thread.yield();
        }
        assert pool.isTerminated();
    }
}
