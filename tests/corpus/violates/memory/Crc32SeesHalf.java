// The checksum reads the shared array. If it is taken between two writes, it is that of neither text.
//@ kinds: assertion-failure
import java.util.zip.CRC32;

public class Crc32SeesHalf {
    static final byte[] data = {0, 0};

    static long checksum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    public static void main(String[] args) {
        new Thread(() -> {
            data[0] = 1;
            data[1] = 1;
        }).start();
        long seen = checksum(data);
        assert seen == checksum(new byte[] {0, 0}) || seen == checksum(new byte[] {1, 1}); //~ assertion-failure
    }
}
