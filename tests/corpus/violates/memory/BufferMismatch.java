// The array is never all zeroes: the writer clears the first byte only while the last one is set. mismatch reads byte by
// byte or word by word, so it may see the first byte clear, and the last one before it was set or after it was cleared.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;

public class BufferMismatch {
    static final int LENGTH = 16;
    static final byte[] bytes = new byte[LENGTH];

    public static void main(String[] args) {
        bytes[0] = 1;
        new Thread(() -> {
            bytes[LENGTH - 1] = 1;
            bytes[0] = 0;
            bytes[0] = 1;
            bytes[LENGTH - 1] = 0;
        }).start();
        ByteBuffer zeroes = ByteBuffer.allocate(LENGTH);
        assert zeroes.mismatch(ByteBuffer.wrap(bytes)) >= 0; //~ assertion-failure
    }
}
