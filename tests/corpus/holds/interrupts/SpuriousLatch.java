// A latch is not a bare wait: `await` returns when the count is zero, also with spurious wake-ups underneath.
//@ flags: --spurious-wakeups
import java.util.concurrent.CountDownLatch;

public class SpuriousLatch {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            ready = true;
            latch.countDown();
        }).start();
        latch.await();
        assert ready;
    }
}
