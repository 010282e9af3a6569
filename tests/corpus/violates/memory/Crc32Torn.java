// update reads the elements one by one and promises nothing about writers. It may combine an old first byte with a new
// last one, which the array never held together; or, if it read backwards, the other way round.
//@ kinds: assertion-failure
import java.util.zip.CRC32;

public class Crc32Torn {
    static final int LENGTH = 2;
    static final byte[] data = new byte[LENGTH];

    static long checksum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, LENGTH);
        return sum.getValue();
    }

    static long checksumOf(int first, int last) {
        byte[] bytes = new byte[LENGTH];
        bytes[0] = (byte) first;
        bytes[LENGTH - 1] = (byte) last;
        return checksum(bytes);
    }

    public static void main(String[] args) {
        new Thread(() -> {
            data[0] = 1;
            data[LENGTH - 1] = 1;
            data[0] = 2;
        }).start();
        long seen = checksum(data);
        assert seen == checksumOf(0, 0) || seen == checksumOf(1, 0) //~ assertion-failure
                || seen == checksumOf(1, 1) || seen == checksumOf(2, 1);
    }
}
