// A heap buffer has the elements of its array. Absolute get and put are one access each, so an increment is lost when
// both threads read before either writes.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;

public class HeapBufferIncrement {
    static final ByteBuffer buffer = ByteBuffer.allocate(2);

    static void increment() {
        buffer.put(1, (byte) (buffer.get(1) + 1));
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(HeapBufferIncrement::increment);
        other.start();
        increment();
        other.join();
        assert buffer.get(1) == 2; //~ assertion-failure
    }
}
