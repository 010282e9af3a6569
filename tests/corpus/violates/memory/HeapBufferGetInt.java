// getInt and putInt of a heap buffer reach four elements of the array; the other thread writes one of them, and its
// write may be undone.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;

public class HeapBufferGetInt {
    static final byte[] bytes = new byte[4];
    static final ByteBuffer buffer = ByteBuffer.wrap(bytes);

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> bytes[0] = 1);
        other.start();
        buffer.putInt(0, buffer.getInt(0) + 1);
        other.join();
        assert bytes[0] == 1 && bytes[3] == 1; //~ assertion-failure
    }
}
