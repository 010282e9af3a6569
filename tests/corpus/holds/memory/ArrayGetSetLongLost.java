// Three threads add one each with Array.getLong and Array.setLong. The last write is one more than some
// value read before it, so the sum is 1, 2 or 3, and each of them occurs.
//@ output: 1
//@ output: 2
//@ output: 3
import java.lang.reflect.Array;

public class ArrayGetSetLongLost {
    static final long[] cells = new long[1];

    static void increment() {
        Array.setLong(cells, 0, Array.getLong(cells, 0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(ArrayGetSetLongLost::increment);
        Thread two = new Thread(ArrayGetSetLongLost::increment);
        one.start();
        two.start();
        increment();
        one.join();
        two.join();
        System.out.println(cells[0]);
    }
}
