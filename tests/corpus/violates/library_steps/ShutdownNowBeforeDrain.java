// `shutdownNow` first moves the pool to its new state and then takes the waiting tasks out of the queue: another thread may
// see the pool shut down and the queue not empty.
//@ kinds: assertion-failure
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ShutdownNowBeforeDrain {
    public static void main(String[] args) {
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        CountDownLatch never = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                // The pool is shut down.
            }
        });
        pool.execute(() -> { });
        new Thread(pool::shutdownNow).start();
        assert !pool.isShutdown() || pool.getQueue().isEmpty(); //~ assertion-failure
        pool.shutdownNow();
    }
}
