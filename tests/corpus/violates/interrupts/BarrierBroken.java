// One of two parties is interrupted while it waits at a barrier: the other one gets BrokenBarrierException.
//@ kinds: uncaught
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierBroken {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread party = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                // Left.
            }
        });
        party.start();
        party.interrupt();
        barrier.await(); //~ uncaught
    }
}
