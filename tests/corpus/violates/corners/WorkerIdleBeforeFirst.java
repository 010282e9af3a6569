// A new worker gives its own lock back before it takes it for the first task: for a moment it does not count as active,
// although it was made for that task.
//@ kinds: assertion-failure
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class WorkerIdleBeforeFirst {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        CountDownLatch end = new CountDownLatch(1);
        pool.execute(() -> { try { end.await(); } catch (InterruptedException e) { } });
        int active = pool.getActiveCount();
        end.countDown();
        pool.shutdown();
        assert active == 1; //~ assertion-failure
    }
}
