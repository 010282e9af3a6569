// The array is never all zeroes: the first element is cleared only while the last one is set. equals reads element by
// element or a few at a time, so it may see the first clear, and the last before it was set or after it was cleared.
//@ kinds: assertion-failure
import java.util.Arrays;

public class ArraysEqualsTorn {
    static final int LENGTH = 4;
    static final int[] numbers = new int[LENGTH];

    public static void main(String[] args) {
        numbers[0] = 1;
        new Thread(() -> {
            numbers[LENGTH - 1] = 1;
            numbers[0] = 0;
            numbers[0] = 1;
            numbers[LENGTH - 1] = 0;
        }).start();
        assert !Arrays.equals(numbers, new int[LENGTH]); //~ assertion-failure
    }
}
