// Tasks of a parallel stream add to a plain field: one may overwrite what another has just written.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.stream.IntStream;

public class ParallelForEachLosesUpdates {
    static int sum;

    public static void main(String[] args) {
        IntStream.rangeClosed(1, 2).parallel().forEach(number -> sum += number);
        if (sum != 3) {
            throw new AssertionError("an update was lost");
        }
    }
}
