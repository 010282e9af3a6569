// compact copies the byte at the position to index 0, the next one to index 1, and so forth (its specification says so).
// After the first of these copies both places hold the same byte.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;

public class BufferCompactHalf {
    static final byte[] bytes = {0, 1, 2};

    public static void main(String[] args) {
        new Thread(() -> ByteBuffer.wrap(bytes).position(1).compact()).start();
        // Before it is 0 1 2, afterwards 1 2 2.
        int first = bytes[0];
        int second = bytes[1];
        assert first != second; //~ assertion-failure
    }
}
