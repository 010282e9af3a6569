// duplicate has a position of its own but the same content: both threads write the same two bytes, each its own
// value, and may end with one of each.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;

public class DuplicateAliases {
    static final ByteBuffer buffer = ByteBuffer.allocate(2);

    static void write(ByteBuffer own, int value) {
        own.put((byte) value);
        own.put((byte) value);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> write(buffer.duplicate(), 1));
        other.start();
        write(buffer.duplicate(), 2);
        other.join();
        assert buffer.get(0) == buffer.get(1); //~ assertion-failure
    }
}
