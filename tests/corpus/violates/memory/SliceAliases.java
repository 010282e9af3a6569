// A slice of a direct buffer and the buffer itself share their content, at different indices.
//@ kinds: uncaught
import java.nio.ByteBuffer;

public class SliceAliases {
    static final ByteBuffer whole = ByteBuffer.allocateDirect(8);
    static final ByteBuffer slice = whole.slice(4, 4);

    public static void main(String[] args) throws Exception {
        whole.putShort(6, (short) 1);
        new Thread(() -> slice.putShort(2, (short) 0)).start();
        if (whole.getShort(6) != 0) {
            int share = 10 / whole.getShort(6); //~ uncaught
        }
    }
}
