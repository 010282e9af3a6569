// A heap buffer is a plain array: a long is put and got without an order.
//@ kinds: race
//@ flags: --property no-race
import java.nio.ByteBuffer;

public class ByteBufferLong {
    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.allocate(8);
        new Thread(() -> buffer.putLong(0, 1)).start();
        long seen = buffer.getLong(0); //~ race
        assert seen == 0 || seen == 1;
    }
}
