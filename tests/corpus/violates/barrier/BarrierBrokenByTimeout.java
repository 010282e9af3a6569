// Whoever gives up waiting at a barrier breaks it for the others.
//@ kinds: uncaught
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class BarrierBrokenByTimeout {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread impatient = new Thread(() -> {
            try {
                barrier.await(1, TimeUnit.SECONDS);
            } catch (TimeoutException | InterruptedException | BrokenBarrierException e) {
                return;
            }
        });
        impatient.start();
        barrier.await(); //~ uncaught
        impatient.join();
    }
}
