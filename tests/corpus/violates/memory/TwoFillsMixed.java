// Two threads fill the same array with different values; it may end with both in it.
//@ kinds: assertion-failure
import java.util.Arrays;

public class TwoFillsMixed {
    static final int LENGTH = 2;
    static final byte[] target = new byte[LENGTH];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> Arrays.fill(target, (byte) 1));
        other.start();
        Arrays.fill(target, (byte) 2);
        other.join();
        assert target[0] == target[LENGTH - 1]; //~ assertion-failure
    }
}
