// A bulk put writes elements of the array below the buffer, and the other thread reads one of them.
//@ kinds: race
//@ flags: --property no-race
import java.nio.ByteBuffer;

public class BufferBulkPutRace {
    static final byte[] bytes = new byte[4];

    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        new Thread(() -> {
            buffer.put(new byte[] {1, 1}); //~ race
        }).start();
        byte seen = bytes[1]; //~ race
    }
}
