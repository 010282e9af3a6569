// getAndAdd on an aligned int of a direct buffer is atomic.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

public class BufferViewAdd {
    static final VarHandle INTS = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());
    static final ByteBuffer buffer = ByteBuffer.allocateDirect(16).alignedSlice(8);

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> INTS.getAndAdd(buffer, 4, 1));
        other.start();
        INTS.getAndAdd(buffer, 4, 1);
        other.join();
        assert (int) INTS.get(buffer, 4) == 2;
    }
}
