// Two int views of one byte[] at different indices do not overlap.
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class BytesViewDisjoint {
    static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());
    static final byte[] bytes = new byte[8];

    static void work(int index) {
        INTS.set(bytes, index, (int) INTS.get(bytes, index) + 1);
        INTS.set(bytes, index, (int) INTS.get(bytes, index) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> work(4));
        other.start();
        work(0);
        other.join();
        assert (int) INTS.get(bytes, 0) == 2 && (int) INTS.get(bytes, 4) == 2;
    }
}
