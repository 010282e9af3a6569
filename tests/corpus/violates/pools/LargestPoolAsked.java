// A second task comes to a cached pool after the first one was completed. If the first worker waits for another task by then, it
// runs both; else there were two workers at once, and the pool says so.
//@ kinds: assertion-failure
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

public class LargestPoolAsked {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newCachedThreadPool();
        pool.submit(() -> { }).get();
        pool.submit(() -> { }).get();
        pool.shutdown();
        if (pool.getLargestPoolSize() == 2) {
            throw new AssertionError("two workers at once");
        }
    }
}
