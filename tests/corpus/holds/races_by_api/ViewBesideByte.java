// The view's int lies beside the byte that another thread writes.
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class ViewBesideByte {
    static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    public static void main(String[] args) {
        byte[] bytes = new byte[8];
        new Thread(() -> bytes[4] = 1).start();
        int seen = (int) INTS.get(bytes, 0);
        assert seen == 0;
    }
}
