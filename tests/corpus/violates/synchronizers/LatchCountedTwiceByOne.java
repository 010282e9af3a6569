// One thread counts down twice: whoever waits goes on before the other thread has written.
//@ kinds: assertion-failure
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class LatchCountedTwiceByOne {
    static volatile int first, second;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(() -> {
            first = 1;
            latch.countDown();
            latch.countDown();
        }).start();
        new Thread(() -> {
            second = 2;
            latch.countDown();
        }).start();
        latch.await();
        assert first + second == 3; //~ assertion-failure
    }
}
