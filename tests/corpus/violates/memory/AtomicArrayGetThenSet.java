// The elements of an AtomicLongArray are read and written atomically, but a get and a set are two steps.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicLongArray;

public class AtomicArrayGetThenSet {
    static final AtomicLongArray cells = new AtomicLongArray(2);

    static void increment() {
        cells.set(1, cells.get(1) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(AtomicArrayGetThenSet::increment);
        other.start();
        increment();
        other.join();
        assert cells.get(1) == 2; //~ assertion-failure
    }
}
