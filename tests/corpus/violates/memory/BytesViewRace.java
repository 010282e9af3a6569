// The char view writes elements 2 and 3 of the byte[], and the other thread reads element 3.
//@ kinds: race
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class BytesViewRace {
    static final VarHandle CHARS = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.BIG_ENDIAN);
    static final byte[] bytes = new byte[4];

    public static void main(String[] args) {
        new Thread(() -> {
            CHARS.set(bytes, 2, 'x'); //~ race
        }).start();
        byte seen = bytes[3]; //~ race
    }
}
