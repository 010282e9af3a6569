// One thread compresses the shared array into another shared array, the next one expands it; join orders the two.
//@ flags: --property no-race
import java.util.zip.Deflater;
import java.util.zip.Inflater;

public class DeflaterJoined {
    static final byte[] text = "aaaaaaaaab".getBytes();
    static final byte[] packed = new byte[64];
    static int length;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            Deflater deflater = new Deflater();
            deflater.setInput(text);
            deflater.finish();
            length = deflater.deflate(packed);
            deflater.end();
        });
        other.start();
        other.join();
        Inflater inflater = new Inflater();
        inflater.setInput(packed, 0, length);
        byte[] unpacked = new byte[text.length];
        assert inflater.inflate(unpacked) == text.length;
        inflater.end();
        assert new String(unpacked).equals("aaaaaaaaab");
    }
}
