// A barrier is reset while a party may wait at it: that party gets BrokenBarrierException.
//@ kinds: uncaught
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierResetInBetween {
    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread party = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e); //~ uncaught
            }
        });
        party.setDaemon(true);
        party.start();
        barrier.reset();
    }
}
