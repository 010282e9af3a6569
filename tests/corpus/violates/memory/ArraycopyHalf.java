// arraycopy promises nothing about what other threads see meanwhile, and the elements are variables of their own
// (JLS 17.6). A reader to whom one end looks the same before and after the other end looked different has met it half done.
//@ kinds: assertion-failure
import java.util.Arrays;

public class ArraycopyHalf {
    static final int LENGTH = 2;
    static final int[] target = new int[LENGTH];

    public static void main(String[] args) {
        int[] source = new int[LENGTH];
        Arrays.fill(source, 1);
        new Thread(() -> System.arraycopy(source, 0, target, 0, LENGTH)).start();
        int first = target[0];
        int last = target[LENGTH - 1];
        int again = target[0];
        assert first != again || first == last; //~ assertion-failure
    }
}
