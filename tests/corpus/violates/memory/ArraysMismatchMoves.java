// mismatch finds the first difference, and the value read there afterwards may be equal again.
//@ kinds: assertion-failure
import java.util.Arrays;

public class ArraysMismatchMoves {
    static final char[] left = {'a', 'b', 'c', 'd'};
    static final char[] right = {'a', 'b', 'x', 'd'};

    public static void main(String[] args) {
        new Thread(() -> right[2] = 'c').start();
        int index = Arrays.mismatch(left, right);
        assert index < 0 || left[index] != right[index]; //~ assertion-failure
    }
}
