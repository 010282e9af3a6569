// main writes before start and after join, so its reflective accesses are ordered with those of the thread.
//@ flags: --property no-race
import java.lang.reflect.Array;

public class ArrayGetSetJoined {
    static final long[] cells = new long[1];

    public static void main(String[] args) throws Exception {
        Array.setLong(cells, 0, 1);
        Thread other = new Thread(() -> Array.setLong(cells, 0, Array.getLong(cells, 0) + 1));
        other.start();
        other.join();
        Array.setLong(cells, 0, Array.getLong(cells, 0) + 1);
        assert (Long) Array.get(cells, 0) == 3;
    }
}
