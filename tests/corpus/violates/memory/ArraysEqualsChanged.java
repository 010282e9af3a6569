// Two comparisons of the same arrays, and a write between them.
//@ kinds: assertion-failure
import java.util.Arrays;

public class ArraysEqualsChanged {
    static final long[] numbers = {1, 2, 3};

    public static void main(String[] args) {
        long[] copy = numbers.clone();
        new Thread(() -> numbers[1] = 5).start();
        boolean before = Arrays.equals(numbers, copy);
        boolean after = Arrays.equals(numbers, copy);
        assert before == after; //~ assertion-failure
    }
}
