// Two threads await one latch; either may go on first.
//@ kinds: assertion-failure
import java.util.concurrent.CountDownLatch;

public class LatchBothGo {
    static final StringBuffer order = new StringBuffer();

    static void await(CountDownLatch latch, char name) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        order.append(name);
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread a = new Thread(() -> await(latch, 'a'));
        Thread b = new Thread(() -> await(latch, 'b'));
        a.start();
        b.start();
        latch.countDown();
        a.join();
        b.join();
        assert order.toString().equals("ab"); //~ assertion-failure
    }
}
