// The number of parties that wait at a barrier is asked for by a thread that does not take part: nobody, or one.
//@ kinds: assertion-failure
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierNumberWaiting {
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
        assert barrier.getNumberWaiting() == 0; //~ assertion-failure
    }
}
