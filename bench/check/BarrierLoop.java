// Threads meet at a barrier.
//@ sizes: 2 3
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

public class BarrierLoop {
    static final AtomicInteger arrived = new AtomicInteger();

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        CyclicBarrier barrier = new CyclicBarrier(n);
        for (int i = 0; i < n; i++) new Thread(() -> {
            try {
                arrived.incrementAndGet();
                barrier.await();
                assert arrived.get() == n;
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        }).start();
    }
}
