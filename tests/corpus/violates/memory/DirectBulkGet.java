// A bulk get out of a direct buffer that another thread fills with two absolute puts.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;

public class DirectBulkGet {
    static final int LENGTH = 2;
    static final ByteBuffer source = ByteBuffer.allocateDirect(LENGTH);

    public static void main(String[] args) {
        new Thread(() -> {
            source.put(0, (byte) 1);
            source.put(LENGTH - 1, (byte) 1);
        }).start();
        byte[] copy = new byte[LENGTH];
        source.duplicate().get(copy);
        assert copy[0] == copy[LENGTH - 1]; //~ assertion-failure
    }
}
