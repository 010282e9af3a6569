// Two threads write one byte each while the checksum is taken. The bytes are independent, so all four texts can
// be what the checksum is of.
//@ output: 00
//@ output: 01
//@ output: 10
//@ output: 11
import java.util.zip.CRC32;

public class Crc32OfTwoWriters {
    static final byte[] data = {'0', '0'};

    static long checksum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    public static void main(String[] args) {
        new Thread(() -> data[0] = '1').start();
        new Thread(() -> data[1] = '1').start();
        long seen = checksum(data);
        for (String text : new String[] {"00", "01", "10", "11"}) {
            if (seen == checksum(text.getBytes())) {
                System.out.println(text);
            }
        }
    }
}
