// Streams over byte arrays copy: what one thread wrote and took as an array is its own.
//@ flags: --property no-race
import java.io.ByteArrayOutputStream;

public class ByteArrayStreams {
    static final ByteArrayOutputStream out = new ByteArrayOutputStream();

    static void write(int value) {
        // The methods are synchronized, so both bytes of one call stay together.
        out.write(new byte[] {(byte) value, (byte) value}, 0, 2);
        byte[] own = out.toByteArray();
        own[0] = 9;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> write(1));
        other.start();
        write(2);
        other.join();
        byte[] all = out.toByteArray();
        assert all.length == 4 && all[0] == all[1] && all[2] == all[3];
    }
}
