// If it was removed it does not run.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class RemovedNeverRuns {
    static volatile boolean ran;
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> { });
        Runnable task = () -> ran = true;
        pool.execute(task);
        boolean removed = pool.remove(task);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        if (removed && ran) throw new AssertionError();
    }
}
