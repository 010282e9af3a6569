// Both threads change the direct buffer under one monitor.
//@ flags: --property no-race
import java.nio.ByteBuffer;

public class DirectBufferLocked {
    static final ByteBuffer buffer = ByteBuffer.allocateDirect(8);

    static synchronized void increment() {
        buffer.putLong(0, buffer.getLong(0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(DirectBufferLocked::increment);
        other.start();
        increment();
        other.join();
        assert buffer.getLong(0) == 2;
    }
}
