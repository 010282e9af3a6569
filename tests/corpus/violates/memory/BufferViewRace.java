// An int view of a heap buffer writes four elements of the array; the other thread writes one of them.
//@ kinds: race
//@ flags: --property no-race
import java.nio.ByteBuffer;
import java.nio.IntBuffer;

public class BufferViewRace {
    static final byte[] bytes = new byte[8];

    public static void main(String[] args) {
        IntBuffer ints = ByteBuffer.wrap(bytes).asIntBuffer();
        new Thread(() -> {
            ints.put(1, 5); //~ race
        }).start();
        bytes[7] = 1; //~ race
    }
}
