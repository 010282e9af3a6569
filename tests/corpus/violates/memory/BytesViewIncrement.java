// An int view of a byte[]: get and set are one access each to four elements. Two increments may lose one.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class BytesViewIncrement {
    static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    static final byte[] bytes = new byte[4];

    static void increment() {
        INTS.set(bytes, 0, (int) INTS.get(bytes, 0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(BytesViewIncrement::increment);
        other.start();
        increment();
        other.join();
        assert bytes[3] == 2; //~ assertion-failure
    }
}
