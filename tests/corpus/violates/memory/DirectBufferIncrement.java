// The content of a direct buffer lies outside the heap and is shared all the same: getLong and putLong are two steps.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;

public class DirectBufferIncrement {
    static final ByteBuffer buffer = ByteBuffer.allocateDirect(8);

    static void increment() {
        buffer.putLong(0, buffer.getLong(0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(DirectBufferIncrement::increment);
        other.start();
        increment();
        other.join();
        assert buffer.getLong(0) == 2; //~ assertion-failure
    }
}
