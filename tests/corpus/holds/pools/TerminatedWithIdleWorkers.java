// A pool with an idle worker is shut down and terminates: awaitTermination gives true, unless a day has passed.
//@ unreduced: no
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

public class TerminatedWithIdleWorkers {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.submit(() -> { }).get();
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS) && !pool.isTerminated()) {
            throw new AssertionError("terminated, and not");
        }
    }
}
