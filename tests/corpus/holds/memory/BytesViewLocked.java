// The int view of the byte[] is used under one monitor.
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class BytesViewLocked {
    static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    static final byte[] bytes = new byte[4];

    static void increment() {
        synchronized (bytes) {
            INTS.set(bytes, 0, (int) INTS.get(bytes, 0) + 1);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(BytesViewLocked::increment);
        other.start();
        increment();
        other.join();
        assert bytes[0] == 2;
    }
}
