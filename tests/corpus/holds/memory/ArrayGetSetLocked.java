// All reflective accesses to the element are under one monitor: they neither race nor lose anything.
//@ flags: --property no-race
import java.lang.reflect.Array;

public class ArrayGetSetLocked {
    static final int[] cells = new int[1];

    static void increment() {
        synchronized (cells) {
            Array.setInt(cells, 0, Array.getInt(cells, 0) + 1);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ArrayGetSetLocked::increment);
        other.start();
        increment();
        other.join();
        assert cells[0] == 2;
    }
}
