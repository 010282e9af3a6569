// A latch cannot be reset: the second round goes through at once, before the other has arrived.
//@ kinds: assertion-failure
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class BarrierReusedEarly {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        AtomicInteger rounds = new AtomicInteger();
        Runnable party = () -> {
            try {
                for (int round = 1; round <= 2; round++) {
                    rounds.incrementAndGet();
                    latch.countDown();
                    latch.await();
                    assert rounds.get() >= 2 * round; //~ assertion-failure
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        new Thread(party).start();
        new Thread(party).start();
    }
}
