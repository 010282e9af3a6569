// inflate writes its output array while another thread reads it. A JVM writes byte by byte; Heddle expands in one piece,
// and so cannot say whether a reader ever finds one end of the array filled and the other not.
//@ reason: Inflater
import java.util.zip.Deflater;
import java.util.zip.Inflater;

public class InflaterOutputRead {
    static final byte[] text = new byte[8];

    public static void main(String[] args) throws Exception {
        Deflater deflater = new Deflater();
        deflater.setInput("aaaaaaaa".getBytes());
        deflater.finish();
        byte[] packed = new byte[64];
        int length = deflater.deflate(packed);
        new Thread(() -> {
            byte first = text[0];
            byte last = text[7];
            byte again = text[0];
            assert first != again || first == last;
        }).start();
        Inflater inflater = new Inflater();
        inflater.setInput(packed, 0, length);
        inflater.inflate(text);
    }
}
