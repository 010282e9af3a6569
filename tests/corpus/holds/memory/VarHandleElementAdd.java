// getAndAdd on an element of a long[] and getAndBitwiseOr on one of a byte[] are atomic.
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleElementAdd {
    static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);
    static final VarHandle BYTES = MethodHandles.arrayElementVarHandle(byte[].class);
    static final long[] sums = new long[1];
    static final byte[] masks = new byte[2];

    static void add(byte bit) {
        LONGS.getAndAdd(sums, 0, 1L);
        BYTES.getAndBitwiseOr(masks, 1, bit);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> add((byte) 1));
        other.start();
        add((byte) 2);
        other.join();
        assert sums[0] == 2 && masks[1] == 3;
    }
}
