// Each thread writes its cell, meets the other at the barrier, then reads the other's cell.
//@ unreduced: no
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class PhasesWithBarrier {
    static final AtomicIntegerArray cells = new AtomicIntegerArray(2);
    static final CyclicBarrier barrier = new CyclicBarrier(2);

    static void work(int me) {
        try {
            for (int phase = 1; phase <= 2; phase++) {
                cells.set(me, phase);
                barrier.await();
                assert cells.get(1 - me) == phase;
                barrier.await();
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
