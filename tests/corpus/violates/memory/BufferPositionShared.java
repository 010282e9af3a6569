// Relative puts on one buffer: the position is a plain field (buffers are not safe for use by several threads), so
// both may write to the same index.
//@ kinds: assertion-failure
import java.nio.CharBuffer;

public class BufferPositionShared {
    static final CharBuffer buffer = CharBuffer.allocate(4);

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> buffer.put('a'));
        other.start();
        buffer.put('b');
        other.join();
        assert buffer.position() == 2 && buffer.get(0) != 0 && buffer.get(1) != 0; //~ assertion-failure
    }
}
