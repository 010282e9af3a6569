// Two threads put whole buffers into the same place. Nothing keeps the two copies apart, so the result may mix them.
//@ kinds: assertion-failure
import java.nio.LongBuffer;
import java.util.Arrays;

public class BufferPutBuffer {
    static final int LENGTH = 2;
    static final LongBuffer target = LongBuffer.allocate(LENGTH);

    static void put(long value) {
        long[] values = new long[LENGTH];
        Arrays.fill(values, value);
        target.duplicate().put(LongBuffer.wrap(values));
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> put(1));
        other.start();
        put(2);
        other.join();
        assert target.get(0) == target.get(LENGTH - 1); //~ assertion-failure
    }
}
