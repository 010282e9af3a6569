// The checksum of a direct buffer reads memory outside the heap that the other thread writes.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;
import java.util.zip.Adler32;

public class Adler32Buffer {
    static final ByteBuffer data = ByteBuffer.allocateDirect(4);

    static long checksum() {
        Adler32 sum = new Adler32();
        sum.update(data.duplicate());
        return sum.getValue();
    }

    public static void main(String[] args) {
        new Thread(() -> data.put(3, (byte) 1)).start();
        long before = checksum();
        long after = checksum();
        assert before == after; //~ assertion-failure
    }
}
