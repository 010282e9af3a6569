// A bulk put into a direct buffer, read at both ends meanwhile.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;

public class DirectBulkPut {
    static final int LENGTH = 3;
    static final IntBuffer target = ByteBuffer.allocateDirect(4 * LENGTH).asIntBuffer();

    public static void main(String[] args) {
        int[] source = new int[LENGTH];
        Arrays.fill(source, 1);
        new Thread(() -> target.duplicate().put(source)).start();
        int first = target.get(0);
        int last = target.get(LENGTH - 1);
        assert first == last; //~ assertion-failure
    }
}
