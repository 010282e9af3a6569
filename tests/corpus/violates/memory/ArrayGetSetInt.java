// Array.getInt and Array.setInt read and write one element each. Nothing makes the pair atomic, so both
// threads may read 0 and one increment is lost.
//@ kinds: assertion-failure
import java.lang.reflect.Array;

public class ArrayGetSetInt {
    static final int[] cells = new int[1];

    static void increment() {
        Array.setInt(cells, 0, Array.getInt(cells, 0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ArrayGetSetInt::increment);
        other.start();
        increment();
        other.join();
        assert cells[0] == 2; //~ assertion-failure
    }
}
