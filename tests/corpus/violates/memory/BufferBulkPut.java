// put(byte[]) has the effect of a loop of single puts (its specification says so). A reader may meet it half done.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;
import java.util.Arrays;

public class BufferBulkPut {
    static final int LENGTH = 2;
    static final byte[] target = new byte[LENGTH];

    public static void main(String[] args) {
        byte[] source = new byte[LENGTH];
        Arrays.fill(source, (byte) 1);
        new Thread(() -> ByteBuffer.wrap(target).put(source)).start();
        byte first = target[0];
        byte last = target[LENGTH - 1];
        byte again = target[0];
        assert first != again || first == last; //~ assertion-failure
    }
}
