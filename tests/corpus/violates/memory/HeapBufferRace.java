// The put of a heap buffer is a write to the array that the other thread reads.
//@ kinds: race
//@ flags: --property no-race
import java.nio.ByteBuffer;

public class HeapBufferRace {
    static final byte[] bytes = new byte[8];

    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        new Thread(() -> {
            buffer.putDouble(0, 1.0); //~ race
        }).start();
        byte seen = bytes[0]; //~ race
    }
}
