// The barrier's action throws: the last thread to arrive gets that exception, the other one
// BrokenBarrierException. main catches neither.
//@ kinds: uncaught
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierActionThrows {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> {
            throw new IllegalStateException("action"); //~ uncaught
        });
        Thread other = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                return;
            }
        });
        other.start();
        barrier.await(); //~ uncaught
    }
}
