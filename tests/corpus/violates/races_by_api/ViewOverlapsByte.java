// A view of a byte array as ints overlaps the single byte that another thread writes.
//@ kinds: race
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class ViewOverlapsByte {
    static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    public static void main(String[] args) {
        byte[] bytes = new byte[8];
        new Thread(() -> bytes[3] = 1).start();
        int seen = (int) INTS.get(bytes, 0); //~ race
        assert seen == 0 || seen == 1;
    }
}
