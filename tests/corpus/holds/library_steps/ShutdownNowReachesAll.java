// When `shutdownNow` has returned, every worker that was running has been interrupted, and all of them end.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class ShutdownNowReachesAll {
    static final CountDownLatch both = new CountDownLatch(2);
    static final CountDownLatch never = new CountDownLatch(1);
    static final AtomicInteger ended = new AtomicInteger();

    static void work() {
        both.countDown();
        try {
            never.await();
        } catch (InterruptedException e) {
            ended.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(ShutdownNowReachesAll::work);
        pool.execute(ShutdownNowReachesAll::work);
        both.await();
        pool.shutdownNow();
        assert pool.isShutdown();
        while (!pool.isTerminated()) {
            Thread.yield();
        }
        assert ended.get() == 2;
    }
}
