// The array is replaced as a whole, never changed: whoever copies the one behind the volatile field has a state it was in.
//@ flags: --property no-race
import java.util.Arrays;

public class CopyOfImmutable {
    static volatile int[] pair = {0, 0};

    public static void main(String[] args) {
        new Thread(() -> {
            int[] next = Arrays.copyOf(pair, 2);
            next[0]++;
            next[1]++;
            pair = next;
        }).start();
        int[] copy = Arrays.copyOf(pair, 2);
        assert copy[0] == copy[1];
    }
}
