// Two threads put two bytes each into the same place, each with one call. Every byte is one of the last writes to it,
// and no order among the bytes is promised: all four mixtures occur.
//@ output: 11
//@ output: 12
//@ output: 21
//@ output: 22
import java.nio.ByteBuffer;

public class BufferBulkMixed {
    static final ByteBuffer buffer = ByteBuffer.allocate(2);

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> buffer.put(0, new byte[] {1, 1}));
        other.start();
        buffer.put(0, new byte[] {2, 2});
        other.join();
        System.out.println("" + buffer.get(0) + buffer.get(1));
    }
}
