// countDown happens before the return from await.
//@ flags: --property no-race
import java.util.concurrent.CountDownLatch;

public class ByLatch {
    static int value;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            value = 1;
            latch.countDown();
        }).start();
        latch.await();
        assert value == 1;
    }
}
