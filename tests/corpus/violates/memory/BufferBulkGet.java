// get(byte[]) has the effect of a loop of single gets. Taken while another thread writes, its result need not be
// a state that the buffer was ever in.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;

public class BufferBulkGet {
    static final int LENGTH = 2;
    static final byte[] source = new byte[LENGTH];

    public static void main(String[] args) {
        new Thread(() -> {
            source[0] = 1;
            source[LENGTH - 1] = 1;
            source[0] = 2;
        }).start();
        byte[] copy = new byte[LENGTH];
        ByteBuffer.wrap(source).get(copy);
        int seen = 10 * copy[0] + copy[LENGTH - 1];
        assert seen == 0 || seen == 10 || seen == 11 || seen == 21; //~ assertion-failure
    }
}
