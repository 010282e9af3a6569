// Both threads compare and hash arrays that nobody writes.
//@ flags: --property no-race
import java.util.Arrays;

public class ArraysEqualsReadOnly {
    static final int[] left = {1, 2, 3, 4};
    static final int[] right = {1, 2, 3, 5};

    static void work() {
        assert !Arrays.equals(left, right) && Arrays.mismatch(left, right) == 3;
        assert Arrays.hashCode(left) == Arrays.hashCode(left.clone());
    }

    public static void main(String[] args) {
        new Thread(ArraysEqualsReadOnly::work).start();
        work();
    }
}
