// Each thread takes the checksum of one half of the array; the other half is written by the other thread.
//@ flags: --property no-race
import java.util.zip.CRC32C;

public class Crc32cPartsApart {
    static final byte[] data = new byte[4];

    static void work(int from) {
        data[from] = 1;
        data[from + 1] = 2;
        CRC32C sum = new CRC32C();
        sum.update(data, from, 2);
        CRC32C expected = new CRC32C();
        expected.update(new byte[] {1, 2}, 0, 2);
        assert sum.getValue() == expected.getValue();
    }

    public static void main(String[] args) {
        new Thread(() -> work(2)).start();
        work(0);
    }
}
