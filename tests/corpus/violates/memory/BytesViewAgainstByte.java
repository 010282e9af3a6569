// A long view and a single element of the same byte[] overlap. The reader of two bytes may come before and after
// the write through the view.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class BytesViewAgainstByte {
    static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    static final byte[] bytes = new byte[8];

    public static void main(String[] args) {
        new Thread(() -> LONGS.set(bytes, 0, -1L)).start();
        assert bytes[2] == bytes[5]; //~ assertion-failure
    }
}
