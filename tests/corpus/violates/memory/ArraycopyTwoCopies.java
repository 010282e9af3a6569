// Two threads copy different arrays into the same one. Nothing keeps the copies apart, so the result may mix them.
//@ kinds: assertion-failure
import java.util.Arrays;

public class ArraycopyTwoCopies {
    static final int LENGTH = 2;
    static final long[] target = new long[LENGTH];

    static void copy(long value) {
        long[] source = new long[LENGTH];
        Arrays.fill(source, value);
        System.arraycopy(source, 0, target, 0, LENGTH);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> copy(1));
        other.start();
        copy(2);
        other.join();
        assert target[0] == target[LENGTH - 1]; //~ assertion-failure
    }
}
