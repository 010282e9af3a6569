// The action of a barrier runs before any party goes on (javadoc: "before any are released").
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierActionFirst {
    static int merged;

    static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
        assert merged == 1;
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> merged++);
        new Thread(() -> await(barrier)).start();
        await(barrier);
    }
}
