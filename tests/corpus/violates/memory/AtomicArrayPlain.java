// getPlain and setPlain of an AtomicIntegerArray are plain accesses to the elements. An increment made of them may undo
// the atomic one of the other thread.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicIntegerArray;

public class AtomicArrayPlain {
    static final AtomicIntegerArray cells = new AtomicIntegerArray(1);

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> cells.setPlain(0, cells.getPlain(0) + 1));
        other.start();
        cells.getAndIncrement(0);
        other.join();
        assert cells.get(0) == 2; //~ assertion-failure
    }
}
