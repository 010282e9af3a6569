// asIntBuffer is a view of the same bytes. One thread increments through the view, the other through the buffer.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;
import java.nio.IntBuffer;

public class IntViewAgainstArray {
    static final ByteBuffer buffer = ByteBuffer.allocate(8);
    static final IntBuffer ints = buffer.asIntBuffer();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> ints.put(1, ints.get(1) + 1));
        other.start();
        buffer.put(7, (byte) (buffer.get(7) + 1));
        other.join();
        assert ints.get(1) == 2; //~ assertion-failure
    }
}
