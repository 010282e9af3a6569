// Both threads use the relative operations of one buffer under its monitor.
//@ flags: --property no-race
import java.nio.ByteBuffer;

public class BufferLocked {
    static final ByteBuffer buffer = ByteBuffer.allocate(4);

    static void write(int value) {
        synchronized (buffer) {
            buffer.put(new byte[] {(byte) value, (byte) value});
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> write(1));
        other.start();
        write(2);
        other.join();
        assert buffer.position() == 4 && buffer.get(0) == buffer.get(1) && buffer.get(2) == buffer.get(3);
    }
}
