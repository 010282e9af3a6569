// Two threads count the latch down once each; main goes on after both.
//@ unreduced: no
import java.util.concurrent.CountDownLatch;

public class LatchReachesZero {
    static volatile int first;
    static volatile int second;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(() -> {
            first = 1;
            latch.countDown();
        }).start();
        new Thread(() -> {
            second = 1;
            latch.countDown();
        }).start();
        latch.await();
        assert first == 1 && second == 1;
    }
}
