// Both threads compress the same array, which nobody writes, each into an array of its own.
//@ flags: --property no-race
import java.util.Arrays;
import java.util.zip.Deflater;

public class DeflaterOwn {
    static final byte[] text = "abababab".getBytes();
    static final byte[][] packed = new byte[2][];

    static void pack(int index) {
        Deflater deflater = new Deflater();
        deflater.setInput(text);
        deflater.finish();
        byte[] own = new byte[64];
        packed[index] = Arrays.copyOf(own, deflater.deflate(own));
        deflater.end();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> pack(0));
        other.start();
        pack(1);
        other.join();
        assert packed[0].length == packed[1].length;
    }
}
