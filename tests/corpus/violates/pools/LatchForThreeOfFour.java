// Four tasks count under a monitor, but the latch opens after three: one may not have counted yet.
//@ kinds: assertion-failure
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LatchForThreeOfFour {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch done = new CountDownLatch(3);
        Object lock = new Object();
        for (int i = 0; i < 4; i++) {
            pool.execute(() -> {
                synchronized (lock) {
                    count++;
                }
                done.countDown();
            });
        }
        done.await();
        pool.shutdown();
        synchronized (lock) {
            assert count == 4; //~ assertion-failure
        }
    }
}
