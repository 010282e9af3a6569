// Two threads use different parts of a direct buffer.
//@ flags: --property no-race
import java.nio.ByteBuffer;

public class DirectBufferApart {
    public static void main(String[] args) throws InterruptedException {
        ByteBuffer buffer = ByteBuffer.allocateDirect(8);
        Thread other = new Thread(() -> buffer.putInt(0, 1));
        other.start();
        buffer.putInt(4, 2);
        other.join();
        assert buffer.getInt(0) + buffer.getInt(4) == 3;
    }
}
