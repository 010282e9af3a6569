// Two threads expand the same data into the same array, one after the other under a monitor.
//@ flags: --property no-race
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

public class InflaterLocked {
    static final byte[] packed = new byte[64];
    static final byte[] text = new byte[4];

    static synchronized void unpack(int length) {
        try {
            Inflater inflater = new Inflater();
            inflater.setInput(packed, 0, length);
            assert inflater.inflate(text) == 4 && text[0] == 'a' && text[3] == 'd';
            inflater.end();
            text[0] = 0;
        } catch (DataFormatException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Deflater deflater = new Deflater();
        deflater.setInput("abcd".getBytes());
        deflater.finish();
        int length = deflater.deflate(packed);
        deflater.end();
        new Thread(() -> unpack(length)).start();
        unpack(length);
    }
}
