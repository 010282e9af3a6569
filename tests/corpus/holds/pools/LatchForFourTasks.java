// Four tasks on a pool of four count under a monitor, and then a latch down. When the latch is open all four have counted.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LatchForFourTasks {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        CountDownLatch done = new CountDownLatch(4);
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
        assert count == 4;
    }
}
