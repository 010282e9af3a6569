// The last party to come does not wait: never are as many seen waiting as the barrier has parties.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierNeverFullWaiting {
    static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> await(barrier)).start();
        new Thread(() -> await(barrier)).start();
        assert barrier.getNumberWaiting() < 2;
    }
}
