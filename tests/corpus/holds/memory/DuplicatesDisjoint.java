// Each thread has a slice of its own, with its own position and other bytes of the shared array.
//@ flags: --property no-race
import java.nio.ByteBuffer;

public class DuplicatesDisjoint {
    static final ByteBuffer buffer = ByteBuffer.allocate(4);

    static void write(ByteBuffer own) {
        own.put(new byte[] {1, 2});
        own.flip();
        assert own.get() == 1 && own.get() == 2;
    }

    public static void main(String[] args) throws Exception {
        ByteBuffer low = buffer.slice(0, 2);
        ByteBuffer high = buffer.slice(2, 2);
        Thread other = new Thread(() -> write(high));
        other.start();
        write(low);
        other.join();
        assert buffer.getInt(0) == 0x01020102;
    }
}
