// Both threads only read the shared content, each through a duplicate of its own.
//@ flags: --property no-race
import java.nio.ByteBuffer;

public class ReadOnlyBufferShared {
    static final ByteBuffer buffer = ByteBuffer.wrap(new byte[] {1, 2}).asReadOnlyBuffer();

    static void read() {
        byte[] copy = new byte[2];
        buffer.duplicate().get(copy);
        assert copy[0] == 1 && copy[1] == 2;
    }

    public static void main(String[] args) {
        new Thread(ReadOnlyBufferShared::read).start();
        read();
    }
}
