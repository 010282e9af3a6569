// A task that was removed from the queue of its pool may have been taken by the worker before.
//@ kinds: assertion-failure
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class TaskTakenFromQueueLater {
    static volatile boolean ran;
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> { });
        Runnable task = () -> ran = true;
        pool.execute(task);
        boolean removed = pool.remove(task);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert removed; //~ assertion-failure
    }
}
