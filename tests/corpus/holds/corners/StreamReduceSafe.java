// A parallel sum is right.
import java.util.stream.IntStream;

public class StreamReduceSafe {
    public static void main(String[] args) throws Exception {
        if (IntStream.rangeClosed(1, 3).parallel().sum() != 6) throw new AssertionError();
    }
}
