// Sender and receiver compare checksums of the same array, but another thread changes it in between.
//@ kinds: assertion-failure
import java.util.zip.Adler32;

public class Adler32SeesHalf {
    static final byte[] data = {1, 2, 3};

    static long checksum() {
        Adler32 sum = new Adler32();
        sum.update(data, 1, 2);
        return sum.getValue();
    }

    public static void main(String[] args) {
        new Thread(() -> data[2] = 0).start();
        long sent = checksum();
        long received = checksum();
        assert sent == received; //~ assertion-failure
    }
}
