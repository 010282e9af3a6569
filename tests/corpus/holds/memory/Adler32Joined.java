// The thread writes, main takes the checksum after the join and writes again.
//@ flags: --property no-race
import java.util.zip.Adler32;

public class Adler32Joined {
    public static void main(String[] args) throws Exception {
        byte[] data = {0, 2};
        Thread other = new Thread(() -> data[0] = 1);
        other.start();
        other.join();
        Adler32 sum = new Adler32();
        sum.update(data);
        data[0] = 9;
        // Adler-32 of 1, 2: a = 1+1+2 = 4, b = (1+1) + (1+1+2) = 6.
        assert sum.getValue() == (6 << 16 | 4);
    }
}
