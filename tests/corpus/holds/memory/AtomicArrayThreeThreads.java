// Three threads add to the elements of one AtomicIntegerArray atomically: nothing is lost.
//@ flags: --property no-race
import java.util.concurrent.atomic.AtomicIntegerArray;

public class AtomicArrayThreeThreads {
    static final AtomicIntegerArray cells = new AtomicIntegerArray(2);

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> cells.incrementAndGet(0));
        Thread two = new Thread(() -> cells.accumulateAndGet(0, 2, Integer::sum));
        one.start();
        two.start();
        cells.addAndGet(0, 4);
        one.join();
        two.join();
        assert cells.get(0) == 7 && cells.get(1) == 0;
    }
}
