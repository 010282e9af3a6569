// The writer changes both bytes under the monitor that the checksum is taken under.
//@ flags: --property no-race
import java.util.zip.CRC32;

public class Crc32Locked {
    static final byte[] data = {0, 0};

    static long checksum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (data) {
                data[0] = 1;
                data[1] = 1;
            }
        }).start();
        long seen;
        synchronized (data) {
            seen = checksum(data);
        }
        assert seen == checksum(new byte[] {0, 0}) || seen == checksum(new byte[] {1, 1});
    }
}
