// With one barrier per phase a fast thread writes the next phase before the other has read. The thread that
// fails does not come to the next barrier, where the other one then waits for ever.
//@ kinds: assertion-failure deadlock
//@ unreduced: no
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class PhasesOneBarrier {
    static final AtomicIntegerArray cells = new AtomicIntegerArray(2);
    static final CyclicBarrier barrier = new CyclicBarrier(2);

    static void work(int me) {
        try {
            for (int phase = 1; phase <= 2; phase++) {
                cells.set(me, phase);
                barrier.await(); //~ deadlock
                assert cells.get(1 - me) == phase; //~ assertion-failure
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> work(1)).start();
        work(0);
    }
}
