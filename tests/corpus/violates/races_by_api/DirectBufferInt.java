// A direct buffer is memory outside the heap, and no safer.
//@ kinds: race
//@ flags: --property no-race
import java.nio.ByteBuffer;

public class DirectBufferInt {
    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(8);
        new Thread(() -> buffer.putInt(0, 1)).start();
        int seen = buffer.getInt(0); //~ race
        assert seen == 0 || seen == 1;
    }
}
