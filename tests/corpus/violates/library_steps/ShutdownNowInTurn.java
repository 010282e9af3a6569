// `shutdownNow` interrupts one worker after another (seen on java): a worker that was interrupted may find that the other
// one is not yet. Neither of them clears its flag.
//@ kinds: assertion-failure
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

public class ShutdownNowInTurn {
    static final Thread[] threads = new Thread[2];
    static final CountDownLatch both = new CountDownLatch(2);

    static void work(int number) {
        threads[number] = Thread.currentThread();
        both.countDown();
        while (!Thread.currentThread().isInterrupted()) {
            LockSupport.park();
        }
        assert threads[1 - number].isInterrupted(); //~ assertion-failure
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> work(0));
        pool.execute(() -> work(1));
        both.await();
        pool.shutdownNow();
    }
}
