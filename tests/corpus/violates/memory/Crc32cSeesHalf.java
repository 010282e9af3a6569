// Two bytes are swapped while their CRC32C is taken: between the two writes the array holds one byte twice.
//@ kinds: assertion-failure
import java.util.zip.CRC32C;

public class Crc32cSeesHalf {
    static final byte[] data = {1, 2};

    static long checksum(byte... bytes) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, 0, bytes.length);
        return sum.getValue();
    }

    public static void main(String[] args) {
        new Thread(() -> {
            byte first = data[0];
            data[0] = data[1];
            data[1] = first;
        }).start();
        long seen = checksum(data);
        assert seen == checksum((byte) 1, (byte) 2) || seen == checksum((byte) 2, (byte) 1); //~ assertion-failure
    }
}
