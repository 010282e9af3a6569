// Tasks with delays of one and two seconds: get waits for both, whichever comes first.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class TwoDelayedTasks {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        ScheduledFuture<Integer> one = pool.schedule(() -> 1, 1, TimeUnit.SECONDS);
        ScheduledFuture<Integer> two = pool.schedule(() -> 2, 2, TimeUnit.SECONDS);
        if (one.get() + two.get() != 3) {
            throw new AssertionError("a task without its result");
        }
        pool.shutdown();
    }
}
