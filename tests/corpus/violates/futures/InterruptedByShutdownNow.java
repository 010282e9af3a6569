// A pool that is stopped at once interrupts the task it runs, or never runs it, or is too late: all three happen.
//@ kinds: uncaught
//@ unreduced: no
import java.util.concurrent.*;

public class InterruptedByShutdownNow {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> task = pool.submit(() -> {
            Thread.sleep(1000);
            return 1;
        });
        if (pool.shutdownNow().isEmpty()) {
            task.get();
        }
    }
}
