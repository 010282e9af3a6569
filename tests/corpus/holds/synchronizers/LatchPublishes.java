// What was written before counting down is there after waiting.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class LatchPublishes {
    static int first, second;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(() -> {
            first = 1;
            latch.countDown();
        }).start();
        new Thread(() -> {
            second = 2;
            latch.countDown();
        }).start();
        latch.await();
        assert first + second == 3;
    }
}
