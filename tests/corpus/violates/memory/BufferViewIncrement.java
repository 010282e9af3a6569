// A VarHandle for the longs of a direct buffer: getVolatile and setVolatile are atomic each, not together.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

public class BufferViewIncrement {
    static final VarHandle LONGS = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.nativeOrder());
    static final ByteBuffer buffer = ByteBuffer.allocateDirect(16).alignedSlice(8);

    static void increment() {
        LONGS.setVolatile(buffer, 0, (long) LONGS.getVolatile(buffer, 0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(BufferViewIncrement::increment);
        other.start();
        increment();
        other.join();
        assert (long) LONGS.get(buffer, 0) == 2; //~ assertion-failure
    }
}
