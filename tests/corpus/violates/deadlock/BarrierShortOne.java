// A barrier for three parties, but only two come.
//@ kinds: deadlock
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierShortOne {
    static void await(CyclicBarrier barrier) {
        try {
            barrier.await(); //~ deadlock
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(3);
        new Thread(() -> await(barrier)).start();
        await(barrier);
    }
}
