// One CRC32 for two threads: each update reads the sum so far and writes the new one, and the class is not
// documented as safe for threads. The sum of one of the bytes may be missing.
//@ kinds: assertion-failure
import java.util.zip.CRC32;

public class Crc32Shared {
    static final CRC32 sum = new CRC32();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> sum.update(7));
        other.start();
        sum.update(7);
        other.join();
        CRC32 both = new CRC32();
        both.update(new byte[] {7, 7});
        assert sum.getValue() == both.getValue(); //~ assertion-failure
    }
}
