// deflate reads its input array while another thread writes it. A JVM reads byte by byte, so the text that comes out
// again may be one the array never held. Heddle compresses in one piece and cannot tell which bytes would have been
// read when; a verdict would be a guess, so it names the operation instead.
//@ reason: Deflater
import java.util.zip.Deflater;
import java.util.zip.Inflater;

public class DeflaterInputWritten {
    static final byte[] text = {'a', 'b'};

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            text[0] = 'c';
            text[1] = 'd';
            text[0] = 'e';
        }).start();
        Deflater deflater = new Deflater();
        deflater.setInput(text);
        deflater.finish();
        byte[] packed = new byte[64];
        int length = deflater.deflate(packed);
        Inflater inflater = new Inflater();
        inflater.setInput(packed, 0, length);
        byte[] seen = new byte[2];
        inflater.inflate(seen);
        assert "ab cb cd ed".contains(new String(seen));
    }
}
