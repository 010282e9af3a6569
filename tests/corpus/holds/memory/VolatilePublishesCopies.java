// The arrays are filled by bulk operations before a volatile write, and read after the flag was seen.
//@ flags: --property no-race
import java.nio.ByteBuffer;
import java.util.Arrays;

public class VolatilePublishesCopies {
    static final int[] numbers = new int[2];
    static final byte[] bytes = new byte[4];
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            System.arraycopy(new int[] {1, 2}, 0, numbers, 0, 2);
            Arrays.fill(bytes, 0, 2, (byte) 3);
            ByteBuffer.wrap(bytes, 2, 2).put(new byte[] {4, 4});
            ready = true;
        }).start();
        if (ready) {
            int[] copy = numbers.clone();
            assert copy[0] == 1 && copy[1] == 2 && ByteBuffer.wrap(bytes).getInt() == 0x03030404;
        }
    }
}
